import GreedyLayout
import Testing

/// What layouts of a program's own are asked and see. Numbers: 19.5, 19.6 and 19.9 of the semantics.
@Suite("Layouts of a program's own: questions and values")
struct CustomLayoutTraceTests {
  private enum Number: LayoutValueKey {
    static let defaultValue: Int? = nil
  }

  private func layOut(_ view: some View, width: CGFloat?, height: CGFloat?) throws -> PlacedTree {
    try GreedyEngine().layout(view, in: ProposedViewSize(width: width, height: height))
  }

  @Test func `a layout that looks on sees what the stack asks`() throws {
    let transcript = Transcript()
    let stack = VStack(spacing: 0) {
      Color.red.frame(minHeight: 200, maxHeight: 250).inspected("red", tell: transcript.add)
      Color.blue.frame(minHeight: 0, maxHeight: 60).inspected("blue", tell: transcript.add)
    }
    #expect(try layOut(stack, width: 300, height: 300).size == CGSize(width: 300, height: 260))
    #expect(
      transcript.lines == [
        "blue: proposal 300.0 × 0.0", "blue: report 300.0 × 0.0",
        "blue: proposal 300.0 × inf", "blue: report 300.0 × 60.0",
        "red: proposal 300.0 × 0.0", "red: report 300.0 × 200.0",
        "red: proposal 300.0 × inf", "red: report 300.0 × 250.0",
        "red: proposal 300.0 × 150.0", "red: report 300.0 × 200.0",
        "blue: proposal 300.0 × 100.0", "blue: report 300.0 × 60.0",
      ])
  }

  @Test(arguments: [true, false])
  func `a layout around a priority erases it`(_ isInside: Bool) throws {
    let blue = Color.blue.frame(minHeight: 0, maxHeight: 60)
    let stack = VStack(spacing: 0) {
      Color.red.frame(minHeight: 200, maxHeight: 250).id("red")
      if isInside {
        blue.layoutPriority(1).inspected("blue") { _ in }
      } else {
        blue.inspected("blue") { _ in }.layoutPriority(1)
      }
    }
    #expect(try layOut(stack, width: 300, height: 300)["red"]?.height == (isInside ? 200 : 240))
  }

  @Test func `guides are asked in bounds at 0 before the real place is known`() throws {
    let transcript = Transcript()
    let leaf = Color.red.frame(width: 20, height: 20).inspected("leaf", position: true, tell: transcript.add)
    _ = try layOut(leaf.border(.black), width: 100, height: 100)
    #expect(
      transcript.lines == [
        "leaf: proposal 100.0 × 100.0", "leaf: report 20.0 × 20.0", "leaf: position 0.0, 0.0",
        "leaf: position 40.0, 40.0",
      ])
  }

  @Test func `a layout sees the priorities, values and number of its views`() throws {
    let transcript = Transcript()
    let views = Probe(tell: { subviews in
      transcript.add("\(subviews.count)")
      for subview in subviews { transcript.add("\(subview.priority) \(subview[Number.self].map { "\($0)" } ?? "nil")") }
    }) {
      Color.red.layoutPriority(2)
      Group {
        Color.red.layoutValue(key: Number.self, value: 7).padding().frame(width: 20)
        Spacer()
      }
      BasicVStack {}
      Color.red.layoutValue(key: Number.self, value: 7).inspected("red") { _ in }
      Color.red.layoutValue(key: Number.self, value: 7).layoutValue(key: Number.self, value: 8)
    }
    _ = try layOut(views, width: 100, height: 100)
    #expect(transcript.lines == ["6", "2.0 nil", "0.0 7", "-inf nil", "-inf nil", "0.0 nil", "0.0 8"])
  }

  /// The members of 19.5, which the engine's own trace follows.
  @ViewBuilder private var members: some View {
    Color.red.frame(minWidth: 10, maxWidth: 100, minHeight: 10, maxHeight: 100).inspect("red").id("red")
    Color.blue.frame(width: 100, height: 100).inspect("blue").id("blue")
    Color.yellow.frame(minWidth: 50, maxWidth: 100, minHeight: 50, maxHeight: 100).layoutPriority(1).inspect("yellow")
      .layoutPriority(-1).id("yellow")
  }

  @Test(arguments: [
    ProposedViewSize(width: 300, height: 500), .unspecified, .zero, ProposedViewSize(width: 70, height: nil),
    ProposedViewSize(width: nil, height: 90), ProposedViewSize(width: 211, height: 233),
  ])
  func `a stack's layout called by another asks and places as the stack`(_ proposal: ProposedViewSize) throws {
    let engine = GreedyEngine()
    for spacing in [nil, 10] as [CGFloat?] {
      let vertical = TurningStack(isVertical: true, spacing: spacing) { members }
      let horizontal = TurningStack(isVertical: false, spacing: spacing) { members }
      let pairs = try [
        (engine.layout(VStack(spacing: spacing) { members }, in: proposal), engine.layout(vertical, in: proposal)),
        (engine.layout(HStack(spacing: spacing) { members }, in: proposal), engine.layout(horizontal, in: proposal)),
      ]
      for (stack, layout) in pairs {
        #expect(layout.size == stack.size)
        #expect(layout.frames.map(\.frame) == stack.frames.map(\.frame))
        #expect(layout.trace.map(\.label) == stack.trace.map(\.label))
        #expect(layout.trace.map(\.event) == stack.trace.map(\.event))
      }
    }
  }
  @Test func `endless views of a stack's layout stand where those of the stack do`() throws {
    let layout = TurningStack(isVertical: false) {
      Color.red.id("red")
      Color.blue.id("blue")
    }
    let endless = CGFloat.infinity
    let placed = try layOut(layout, width: endless, height: 50)
    #expect(placed["red"] == CGRect(x: 0, y: 0, width: endless, height: 50))
    #expect(placed["blue"] == CGRect(x: endless, y: 0, width: endless, height: 50))
  }
}
