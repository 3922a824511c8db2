import Foundation
import GLPK
import OptimalLayout
import Testing
import ViewTree

/// Stacks of many children that couple their axes, or of stacks that hold some: what is not known of them is assumed first.
struct RelaxedRangesTests {
  private static func column(_ content: [ViewNode]) -> ViewNode {
    ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: content)
  }

  private static func row(_ content: [ViewNode]) -> ViewNode {
    ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), content: content)
  }

  /// Each level divides its length evenly among a circle, a colour and the next level: 400 / 3 × 300, 400 / 3 × 100 and so
  /// on. No circle is offered less across than along. Each level asked for all of its possible lengths would take more than
  /// twice the questions of the level inside it.
  @Test func `circles on twelve levels of rows and columns take few questions`() throws {
    func level(_ depth: Int, isRow: Bool) -> ViewNode {
      var content = [ViewNode(.circle, id: "circle \(depth)"), ViewNode(.rectangle)]
      if depth < 12 { content.append(level(depth + 1, isRow: !isRow)) }
      return isRow ? Self.row(content) : Self.column(content)
    }
    var options = GreedyEngine.Options()
    options.questionLimit = 20_000
    let engine = OptimalEngine(solver: GLPKSolver(), options: options)
    let result = try engine.layout(
      LayoutDocument(proposal: ProposedViewSize(width: 400, height: 300), view: level(1, isRow: true)))
    var room = (width: 400.0, height: 300.0)
    for depth in 1..<12 {
      let side = depth.isMultiple(of: 2) ? room.height / 3 : room.width / 3
      if depth.isMultiple(of: 2) { room.height = side } else { room.width = side }
      let frame = try #require(result.placed["circle \(depth)"])
      #expect(abs(Double(frame.width) - side) <= 1e-6 && abs(Double(frame.height) - side) <= 1e-6, "level \(depth)")
    }
    #expect(result.approximations.isEmpty)
  }

  /// In 300 points a row of a text of 40 × 10, or 20 × 20 below 40 points, and a colour is 10 high, whatever it is offered;
  /// a row with a circle as well takes its height up to 130 points, half of what the text leaves the circle and the colour.
  /// Of 500 points five of each take 5 · 10 and 5 · 90.
  @Test func `a row that does not keep to what was assumed is looked at again`() throws {
    let metrics = [
      TextMetric(text: "t", maxWidth: nil, size: CGSize(width: 40, height: 10)),
      TextMetric(text: "t", maxWidth: 39.999, size: CGSize(width: 20, height: 20)),
    ]
    let rows = (0..<5).flatMap { number in
      [
        Self.row([ViewNode(.text("t"), id: "text \(number)"), ViewNode(.rectangle, modifiers: [low])]),
        Self.row([
          ViewNode(.text("t")), ViewNode(.circle, id: "circle \(number)"), ViewNode(.rectangle, modifiers: [low]),
        ]),
      ]
    }
    let result = try OptimalEngine(solver: GLPKSolver()).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 300, height: 500), textMetrics: metrics, view: Self.column(rows)))
    for number in 0..<5 {
      #expect(result.placed["text \(number)"]?.size == CGSize(width: 40, height: 10))
      #expect(abs(Double(result.placed["circle \(number)"]?.height ?? 0) - 90) <= 1e-6)
    }
    #expect(result.approximations.isEmpty)
  }

  /// A colour of 0…10 points of height.
  private var low: ModifierNode { .flexibleFrame(FrameBounds(minHeight: 0, maxHeight: 10)) }
}

extension RelaxedRangesTests {
  /// Texts of 20 × 20, or of 10 when they are cut: a column of `count` whose length lacks 10 for each of `cut` has the
  /// last ones cut, since of equal divisions the one is taken whose earlier children are larger.
  @Test(arguments: [(3, 1), (7, 2), (10, 1), (10, 4), (24, 11)])
  func `the last of many texts are cut`(count: Int, cut: Int) throws {
    let metrics = [
      TextMetric(text: "t", maxWidth: nil, size: CGSize(width: 40, height: 10)),
      TextMetric(text: "t", maxWidth: 39.999, size: CGSize(width: 20, height: 20)),
    ]
    let texts = (0..<count).map { ViewNode(.text("t"), id: "\($0)") }
    let result = try OptimalEngine(solver: GLPKSolver()).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 30, height: CGFloat(20 * count - 10 * cut + 3)), textMetrics: metrics,
        view: Self.column(texts)))
    for place in 0..<count {
      #expect(result.placed["\(place)"]?.height == (place < count - cut ? 20 : 10), "text \(place)")
    }
  }

  /// Every third of these texts may have a third line, of 30 points in all. In 10 less than 20 points for each, one is cut
  /// to 10 and none has 30, as that would leave another one 10; the last one is cut.
  @Test(arguments: [4, 8, 11])
  func `the last of texts of several kinds is cut`(count: Int) throws {
    let metrics = [
      TextMetric(text: "two", maxWidth: nil, size: CGSize(width: 40, height: 10)),
      TextMetric(text: "two", maxWidth: 39.999, size: CGSize(width: 20, height: 20)),
      TextMetric(text: "three", maxWidth: nil, size: CGSize(width: 40, height: 10)),
      TextMetric(text: "three", maxWidth: 39.999, size: CGSize(width: 20, height: 30)),
    ]
    let texts = (0..<count).map { ViewNode(.text($0.isMultiple(of: 3) ? "three" : "two"), id: "\($0)") }
    let result = try OptimalEngine(solver: GLPKSolver()).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 30, height: CGFloat(20 * count - 10)), textMetrics: metrics,
        view: Self.column(texts)))
    for place in 0..<count {
      #expect(result.placed["\(place)"]?.height == (place < count - 1 ? 20 : 10), "text \(place)")
    }
  }
}

extension RelaxedRangesTests {
  /// A colour of at least 10 points of height stands over an inset that takes all that is left to it: together they keep
  /// to every offer from 10 on, although an endless offer leaves the colour nothing but its 10. Two colours in 100: 50 + 50.
  @Test func `a view with an inset takes what it is offered`() throws {
    let inset = ModifierNode.safeAreaInset(
      edge: .bottom, alignment: .center, spacing: 0, content: [ViewNode(.rectangle, id: "inset")])
    let colour = ViewNode(
      .rectangle, id: "colour", modifiers: [.flexibleFrame(FrameBounds(minHeight: 10, maxHeight: .infinity)), inset])
    let result = try OptimalEngine(solver: GLPKSolver()).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 100, height: 100), view: Self.column([colour, ViewNode(.circle, id: "rest")]))
    )
    #expect(result.placed["rest"]?.height == 50)
    #expect(result.approximations.isEmpty)
  }

  /// Offered h points of height, a circle beside a colour of at least 5 × 0…20 has a range of 0…h, of which `proportional`
  /// gives it all that 30 points of width hold beside 5. Offered no end of height its range is endless, and the two get 15
  /// each. So the row takes up to 25 points of height, and all of them, since what stands under it has no end.
  @Test func `a row that takes less of an endless offer has its greatest length found`() throws {
    let wide = ViewNode(
      .rectangle,
      modifiers: [.flexibleFrame(FrameBounds(minWidth: 5, maxWidth: .infinity, minHeight: 0, maxHeight: 20))])
    let engine = OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .priority, .proportional, .fair])
    let result = try engine.layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 30, height: 120),
        view: Self.column([Self.row([wide, ViewNode(.circle, id: "circle")]), ViewNode(.rectangle, id: "rest")])))
    #expect(abs(Double(result.placed["circle"]?.height ?? 0) - 25) <= 1e-9)
    #expect(abs(Double(result.placed["rest"]?.height ?? 0) - 95) <= 1e-9)
    #expect(result.approximations.isEmpty)
  }
}

extension RelaxedRangesTests {
  /// In a row of 100 a column is asked at 50, where it shows its first candidate, of 40 points, and shares 100 points of
  /// height with a colour; then at the 30 that its neighbour of at least 70 leaves it. There it shows the second candidate,
  /// whose priority takes all of the height.
  @Test func `a division is not that of another breadth, where another candidate was shown`() throws {
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice",
      content: [
        ViewNode(.rectangle, modifiers: [.frame(width: 40, height: nil, alignment: .center)]),
        ViewNode(.rectangle, modifiers: [.layoutPriority(1)]),
      ])
    let neighbour = Self.column([
      ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(minWidth: 70))]), ViewNode(.circle),
    ])
    let result = try OptimalEngine(solver: GLPKSolver()).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 100, height: 100),
        view: Self.row([Self.column([choice, ViewNode(.rectangle, id: "colour")]), neighbour])))
    #expect(result.placed["choice"]?.size == CGSize(width: 30, height: 100))
    #expect(result.placed["colour"]?.height == 0)
    #expect(result.approximations.isEmpty)
  }
}

extension RelaxedRangesTests {
  /// Six levels of panes side by side, each under a bar of 20 points that wraps nowhere: half the height is assumed for a
  /// bar, which does not keep to it. Panes asked at the other half would divide all that is in them twice on each level.
  @Test func `panes inside panes are asked once the bars beside them are known`() throws {
    let metrics = [TextMetric(text: "bar", maxWidth: nil, size: CGSize(width: 30, height: 20))]
    func pane(_ depth: Int) -> ViewNode {
      let bar = Self.row([ViewNode(.text("bar")), ViewNode(.spacer(minLength: 0))])
      let content =
        depth == 0
        ? Self.row([ViewNode(.rectangle), ViewNode(.circle), ViewNode(.rectangle)])
        : Self.row([pane(depth - 1), pane(depth - 1)])
      return Self.column([bar, depth == 6 ? content.identified("panes") : content])
    }
    var options = GreedyEngine.Options()
    options.questionLimit = 100_000
    let result = try OptimalEngine(solver: GLPKSolver(), options: options).layout(
      LayoutDocument(
        proposal: ProposedViewSize(width: 64_000, height: 8_000), textMetrics: metrics, view: pane(6)))
    #expect(result.placed["panes"]?.height == 7_980)
    #expect(result.approximations.isEmpty)
  }
}

extension RelaxedRangesTests {
  /// Rows and columns of two by turns on five levels: each of 32 views that fit their aspect ratios is offered an eighth of
  /// 800 points across and a quarter of 400 down. With ratios from 1 on, all take the 100 across, and no more down.
  @Test func `fitted aspect ratios on five levels are as wide as they are offered`() throws {
    var ratios: [Double] = []
    func level(_ depth: Int) -> ViewNode {
      guard depth < 5 else {
        ratios.append(1 + Double(ratios.count) / 32)
        let ratio = CGFloat(1 + Double(ratios.count - 1) / 32)
        return ViewNode(
          .rectangle, id: "view \(ratios.count)", modifiers: [.aspectRatio(ratio, contentMode: .fit)])
      }
      let content = [level(depth + 1), level(depth + 1)]
      return depth.isMultiple(of: 2) ? Self.row(content) : Self.column(content)
    }
    var options = GreedyEngine.Options()
    options.questionLimit = 500_000
    let result = try OptimalEngine(solver: GLPKSolver(), options: options).layout(
      LayoutDocument(proposal: ProposedViewSize(width: 800, height: 400), view: level(0)))
    for (place, ratio) in ratios.enumerated() {
      let frame = try #require(result.placed["view \(place + 1)"])
      #expect(abs(Double(frame.width) - 100) <= 1e-6 && abs(Double(frame.height) - 100 / ratio) <= 1e-6, "\(place + 1)")
    }
    #expect(result.approximations.isEmpty)
  }
}

extension ViewNode {
  fileprivate func identified(_ id: String) -> ViewNode {
    var node = self
    node.id = id
    return node
  }
}
