import GreedyLayout
import Testing

@Suite("Layouts of a program's own")
struct CustomLayoutTests {
  private func frames(
    of view: some View, width: CGFloat?, height: CGFloat?, _ keys: String...
  ) throws -> [CGRect?] {
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: width, height: height))
    return keys.map { placed[$0] }
  }

  private func square(_ id: String, _ side: CGFloat = 30) -> some View {
    Color.blue.frame(width: side, height: side).id(id)
  }

  @Test(arguments: [(nil, 68, 38), (40, 100, 70), (-20, 40, 10)] as [(CGFloat?, CGFloat, CGFloat)])
  func `a diagonal stack adds sizes and gaps on both axes`(
    _ spacing: CGFloat?, _ side: CGFloat, _ second: CGFloat
  ) throws {
    let stack = DiagonalStack(hSpacing: spacing, vSpacing: spacing) {
      square("blue")
      square("red")
    }.id("stack")
    #expect(
      try frames(of: stack, width: nil, height: nil, "stack", "blue", "red") == [
        CGRect(x: 0, y: 0, width: side, height: side), CGRect(x: 0, y: 0, width: 30, height: 30),
        CGRect(x: second, y: second, width: 30, height: 30),
      ])
  }

  @Test func `a diagonal stack of one view is as large as the view`() throws {
    let stack = DiagonalStack { square("blue") }.id("stack")
    let frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    #expect(try frames(of: stack, width: nil, height: nil, "stack", "blue") == [frame, frame])
  }

  private func chip(_ id: String, _ width: CGFloat) -> some View { Color.red.frame(width: width, height: 20).id(id) }

  @Test func `a flow breaks where the next view does not fit`() throws {
    let flow = FlowLayout {
      chip("a", 50)
      chip("b", 40)
      ForEach(["c", "d"], id: \.self) { chip($0, $0 == "c" ? 30 : 60) }
    }.id("flow")
    #expect(
      try frames(of: flow, width: 120, height: 200, "flow", "a", "b", "c", "d") == [
        CGRect(x: 10, y: 75, width: 100, height: 50), CGRect(x: 10, y: 75, width: 50, height: 20),
        CGRect(x: 70, y: 75, width: 40, height: 20), CGRect(x: 10, y: 105, width: 30, height: 20),
        CGRect(x: 50, y: 105, width: 60, height: 20),
      ])
    let ideal = try GreedyEngine().layout(flow, in: .unspecified)
    #expect(ideal.size == CGSize(width: 210, height: 20))
  }

  private func button(_ id: String, minWidth: CGFloat, height: CGFloat) -> some View {
    Color.green.frame(height: height).frame(minWidth: minWidth, maxWidth: .infinity).id(id)
  }

  @Test func `views of equal width are as wide as the widest, 8 apart`() throws {
    let row = EqualWidthHStack {
      button("one", minWidth: 40, height: 20)
      button("two", minWidth: 80, height: 30)
      button("three", minWidth: 60, height: 10)
    }.id("row")
    #expect(
      try frames(of: row, width: 400, height: 100, "row", "one", "two", "three") == [
        CGRect(x: 72, y: 35, width: 256, height: 30), CGRect(x: 72, y: 40, width: 80, height: 20),
        CGRect(x: 160, y: 35, width: 80, height: 30), CGRect(x: 248, y: 45, width: 80, height: 10),
      ])
  }

  @Test func `views on a circle stand around its centre`() throws {
    let circle = RadialLayout {
      square("north", 10)
      square("east", 10)
      square("south", 10).distance(0.5).padding(0)
      square("west", 10)
    }
    let placed = try GreedyEngine().layout(circle, in: ProposedViewSize(width: 300, height: 400))
    for (key, x, y) in [("north", 150, 100), ("east", 250, 200), ("south", 150, 250), ("west", 50, 200)] {
      let frame = try #require(placed[key])
      #expect(abs(frame.midX - CGFloat(x)) < 1e-9, "\(key)")
      #expect(abs(frame.midY - CGFloat(y)) < 1e-9, "\(key)")
    }
  }

  @Test func `a cache lives as long as the layout of the tree`() throws {
    let widths = Transcript()
    let view = VStack(spacing: 0) {
      MasonryLayout(onArrange: { widths.add("\(Double($0))") }) {
        ForEach([("a", 50), ("b", 30), ("c", 40), ("d", 20)], id: \.0) { id, height in
          Color.blue.frame(height: CGFloat(height)).id(id)
        }
      }
      Color.red.id("rest")
    }
    #expect(
      try frames(of: view, width: 210, height: 400, "a", "b", "c", "d", "rest") == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 30),
        CGRect(x: 110, y: 40, width: 100, height: 40), CGRect(x: 0, y: 60, width: 100, height: 20),
        CGRect(x: 0, y: 80, width: 210, height: 320),
      ])
    #expect(widths.lines == ["210.0"])
    _ = try GreedyEngine().layout(view, in: ProposedViewSize(width: 210, height: 400))
    #expect(widths.lines == ["210.0", "210.0"])
  }

  @Test func `a view that is not placed stands in the middle, proposed what the layout was`() throws {
    let view = Probe(tell: { _ in }) {
      square("small", 20)
      Color.red.id("large")
    }
    #expect(
      try frames(of: view, width: 100, height: 60, "small", "large") == [
        CGRect(x: 40, y: 20, width: 20, height: 20), CGRect(x: 0, y: 0, width: 100, height: 60),
      ])
  }

  @Test func `the spacing of a layout is its subviews', or its own`() throws {
    let row = HStack {
      BasicVStack { square("a") }
      BasicVStack { square("b") }
      Captioned(baseline: 0) { square("c") }
    }
    // Shapes are 8 apart; the captioned one prefers no distance at its sides. The row starts at (200 - 98) / 2.
    let placed = try GreedyEngine().layout(row, in: ProposedViewSize(width: 200, height: 30))
    #expect(placed.size == CGSize(width: 98, height: 30))
    #expect(placed["b"]?.minX == 89)
    #expect(placed["c"]?.minX == 119)
  }

  @Test func `a guide of a layout's own aligns it, also through a layout around it`() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Captioned(baseline: 5) { square("a", 20) }
      BasicVStack {
        square("b", 20)
        Captioned(baseline: 5) { square("c", 20) }
      }
      square("d", 40)
    }
    // Baselines: 5, 20 + 5, and the lower side of d: 40.
    let placed = try GreedyEngine().layout(row, in: .unspecified)
    #expect(placed.size == CGSize(width: 80, height: 55))
    #expect(["a", "b", "c", "d"].map { placed[$0]?.minY } == [35, 15, 35, 0])
  }

  @Test func `spacers and dividers follow the axis that a layout names`() throws {
    let column = Captioned(baseline: 0) {
      Spacer(minLength: 12).id("spacer")
      Divider().id("divider")
    }
    let placed = try GreedyEngine().layout(HStack { column }, in: ProposedViewSize(width: 100, height: 50))
    #expect(placed["spacer"]?.size == CGSize(width: 0, height: 12))
    #expect(placed["divider"]?.size == CGSize(width: 10, height: 1.0 / 3))
  }

  @Test func `a program can switch between stacks`() throws {
    for (layout, second) in [
      (AnyLayout(HStackLayout(spacing: 5)), CGPoint(x: 35, y: 0)),
      (AnyLayout(VStackLayout(alignment: .leading, spacing: 5)), CGPoint(x: 0, y: 35)),
      (AnyLayout(DiagonalStack(hSpacing: 1, vSpacing: 2)), CGPoint(x: 31, y: 32)),
    ] {
      let view = layout {
        square("one")
        square("two")
      }
      #expect(try GreedyEngine().layout(view, in: .unspecified)["two"]?.origin == second)
    }
  }
}
