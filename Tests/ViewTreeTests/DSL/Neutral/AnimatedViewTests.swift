import Testing
import ViewVocabulary

@testable import ViewTree

/// Views that change in time: the tree is that of the moment at which they begin.
struct AnimatedViewTests {
  private enum Step: CaseIterable {
    case small, large

    var length: CGFloat { self == .small ? 10 : 90 }
  }

  private struct Values {
    var scale = 1.0
    var inset: CGFloat = 3
  }

  private let red = Color.red.frame(width: 20)

  @Test func `phases are those of their first`() {
    let phased = red.phaseAnimator(Step.allCases) { view, step in
      view.padding(step.length).opacity(0.5)
    } animation: { step in
      step == .small ? .spring(.snappy) : nil
    }
    #expect(ViewNode(phased) == ViewNode(red.padding(10).opacity(0.5)))
    let triggered = red.phaseAnimator([4, 8], trigger: true) { view, length in view.padding(CGFloat(length)) }
    #expect(ViewNode(triggered) == ViewNode(red.padding(4)))
    let animator = PhaseAnimator([true, false]) { isFirst in if isFirst { red } else { Color.blue } }
    #expect(ViewNode(animator) == ViewNode(red))
  }

  @Test func `without a phase there is no view`() {
    #expect(ViewNode.nodes(of: PhaseAnimator([Int]()) { _ in red }).isEmpty)
    #expect(ViewNode.nodes(of: red.phaseAnimator([Int]()) { view, _ in view }).isEmpty)
  }

  @Test func `a phase is made where the animator stands`() {
    struct Row: View {
      @Environment(\.lineLimit) private var limit

      var body: some View {
        PhaseAnimator([1, 2]) { phase in Color.red.padding(CGFloat(phase + (limit ?? 0))) }
      }
    }
    #expect(ViewNode(Row().lineLimit(7)) == ViewNode(Color.red.padding(8).lineLimit(7)))
  }

  @Test func `keyframes are those of the value at which they begin`() {
    let moved = red.keyframeAnimator(initialValue: Values()) { view, values in
      view.scaleEffect(values.scale).padding(values.inset)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 0.2, timingCurve: .easeIn)
        SpringKeyframe(1, spring: .bouncy)
      }
      KeyframeTrack(\.inset) {
        MoveKeyframe(9)
        for length in 0..<3 { CubicKeyframe(CGFloat(length), duration: 1) }
      }
    }
    #expect(ViewNode(moved) == ViewNode(red.padding(3)))
    let animator = KeyframeAnimator(initialValue: 5.0, trigger: 1) { length in
      red.padding(length)
    } keyframes: { length in
      LinearKeyframe(length * 2, duration: 1)
    }
    #expect(ViewNode(animator) == ViewNode(red.padding(5)))
  }

  @Test func `what is animated by itself or in a transaction is what it is`() {
    #expect(ViewNode(red.animation(.easeIn) { $0.padding(4) }) == ViewNode(red.padding(4)))
    let changed = red.transaction {
      $0.animation = nil
    } body: {
      $0.padding(4)
    }
    #expect(ViewNode(changed) == ViewNode(red.padding(4)))
  }

  @Test func `a transition makes what its phase says, and nothing of a view that is there`() {
    struct Squeeze: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(phase.isIdentity ? 0 : 5 * CGFloat(phase.value + 2))
      }
    }
    #expect(ViewNode(red.transition(Squeeze().combined(with: .opacity))) == ViewNode(red))
    #expect(ViewNode(Squeeze().apply(content: red, phase: .willAppear)) == ViewNode(red.padding(5)))
    #expect(ViewNode(Squeeze().apply(content: red, phase: .didDisappear)) == ViewNode(red.padding(15)))
    let both = AsymmetricTransition(insertion: Squeeze(), removal: .opacity)
    #expect(ViewNode(both.apply(content: red, phase: .didDisappear)) == ViewNode(red.opacity(0)))
  }

  @Test func `a change with a completion is done, and the completion is not`() {
    var steps: [String] = []
    let result = withAnimation(.spring()) {
      steps.append("change")
      return 3
    } completion: {
      steps.append("completion")
    }
    withTransaction(\.isContinuous, true) { steps.append("transaction") }
    #expect(result == 3)
    #expect(steps == ["change", "transaction"])
  }

  @Test func `a spring is the same by its duration, its response and its stiffness`() {
    let spring = Spring(duration: 0.4, bounce: 0.25)
    for other in [
      Spring(response: spring.response, dampingRatio: spring.dampingRatio),
      Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping),
    ] {
      #expect(abs(other.duration - 0.4) < 1e-9)
      #expect(abs(other.bounce - 0.25) < 1e-9)
    }
    #expect(Spring(stiffness: 1, damping: 8).bounce == 0)
    #expect(Spring(stiffness: 1, damping: 8, allowOverDamping: true).bounce == -0.75)
  }
}
