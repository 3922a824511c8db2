import Testing
import ViewVocabulary

@testable import ViewTree

/// Gestures, keys, scrolling and what is read aloud: the tree is that of the views without them.
struct NeutralInputTests {
  private struct Row: View {
    @State private var isOn = false
    @State private var number = 0
    @State private var position = ScrollPosition(edge: .bottom)
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var offset = CGSize.zero
    @GestureState private var start: CGPoint?
    @FocusState private var field: Int?
    @Namespace private var namespace

    private var drag: some Gesture<DragGesture.Value> {
      DragGesture()
        .updating($offset) { value, state, _ in state = value.translation }
        .updating($start) { value, state, _ in state = value.startLocation }
        .onEnded { value in isOn = value.velocity.width > 10 }
    }

    var body: some View {
      Color.red
        .gesture(isOn ? drag : nil)
        .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { isOn = $0.first != nil })
        .gesture(
          LongPressGesture().sequenced(before: drag).onEnded { value in
            if case .second(true, let drag?) = value { number = Int(drag.translation.width) }
          }
        )
        .gesture(SpatialTapGesture(count: 2).onEnded { _ in }.exclusively(before: TapGesture()), isEnabled: isOn)
        .onLongPressGesture(minimumDuration: 1, pressing: { isOn = $0 }) { number += 1 }
        .onContinuousHover { phase in isOn = phase != .ended }
        .hoverEffect(.lift, isEnabled: isOn)
        .pointerStyle(.link)
        .keyboardShortcut(isOn ? .defaultAction : nil)
        .onKeyPress(keys: [.home, "a"], phases: .down) { press in press.modifiers == .shift ? .handled : .ignored }
        .onMoveCommand { direction in isOn = direction == .left }
        .onExitCommand {}
        .padding(4)
        .scrollPosition($position, anchor: .top)
        .onScrollGeometryChange(for: Bool.self) { geometry in
          geometry.visibleRect.minY > 0
        } action: { _, new in
          isOn = new
        }
        .onScrollPhaseChange { _, phase in isOn = phase.isScrolling }
        .onScrollVisibilityChange { isOn = $0 }
        .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0).offset(y: 10 * phase.value) }
        .visualEffect { effect, proxy in effect.offset(x: proxy.size.width).blur(radius: 3) }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        .scrollEdgeEffectStyle(.soft, for: .top)
        .frame(width: 20)
        .defaultFocus($field, 1)
        .focusable(interactions: .activate)
        .focusScope(namespace)
        .sensoryFeedback(trigger: number) { old, new in new > old ? .increase : nil }
        .accessibilityAction(.escape) { isOn = false }
        .accessibilityAction {
          number += 1
        } label: {
          Text("Count")
        }
        .accessibilityInputLabels(["red", "colour"])
        .accessibilityRotor("Places") { AccessibilityRotorEntry("here", id: 1) }
        .accessibilityCustomContent("Colour", "red", importance: .high)
        .accessibilityLabel { label in
          label
          Text("more")
        }
        .task { await load() }
        .refreshable { await load() }
    }

    private func load() async { number += 1 }
  }

  @Test func `views that hear of fingers, keys and scrolling are those without them`() {
    #expect(ViewNode(Row()) == ViewNode(Color.red.padding(4).frame(width: 20)))
  }

  @Test func `a place to scroll to is what it was moved to`() {
    var position = ScrollPosition(idType: Int.self)
    #expect(position.edge == nil && position.point == nil && position.viewID == nil)
    position.scrollTo(id: 4, anchor: .top)
    #expect(position.viewID(type: Int.self) == 4)
    #expect(position.viewID(type: String.self) == nil)
    #expect(position == ScrollPosition(id: 4, anchor: .top))
    #expect(position != ScrollPosition(id: "4", anchor: .top))
    position.scrollTo(y: 20)
    #expect((position.x, position.y) == (nil, 20))
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect((position.x, position.y) == (1, 2))
    position.scrollTo(edge: .bottom)
    #expect((position.edge, position.x) == (.bottom, nil))
  }

  @Test func `what is seen of content is what insets leave of the scroll view`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 5, y: 100), contentSize: CGSize(width: 300, height: 900),
      contentInsets: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0),
      containerSize: CGSize(width: 300, height: 400))
    #expect(geometry.bounds == CGRect(x: 5, y: 100, width: 300, height: 400))
    #expect(geometry.visibleRect == CGRect(x: 15, y: 140, width: 290, height: 340))
  }

  @Test func `a state of a gesture is as it began`() {
    #expect(GestureState(wrappedValue: 3).wrappedValue == 3)
    #expect(GestureState(initialValue: 3, reset: { _, _ in }).wrappedValue == 3)
    #expect(GestureState<Int?>().wrappedValue == nil)
  }
}
