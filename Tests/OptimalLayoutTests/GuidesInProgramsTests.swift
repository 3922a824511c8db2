import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Guides that are set inside containers, where one program divides the whole tree (9.5 of the semantics).
struct GuidesInProgramsTests {
  /// The layout of a row in 100 × 100 whose last view, `rest`, takes what is left.
  private static func layout(_ view: ViewNode, _ constraints: [String]) throws -> OptimalResult {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100),
      constraints: try constraints.map { try LayoutConstraint($0) },
      view: StatedConstraintsTests.row("row", [view, ViewNode(.rectangle, id: "rest")]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
    return result
  }

  /// The layout of a row with aligned baselines in 100 × 100, above `rest`, which takes what is left; the text `t` is
  /// 20 × 20.
  private static func layout(
    ofBaselineAligned views: [ViewNode], constraints: [String] = []
  ) throws -> OptimalResult {
    let row = ViewNode(
      .hStack(alignment: .firstTextBaseline, spacing: 0, dynamic: true), id: "row", content: views)
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100),
      textMetrics: [TextMetric(text: "t", maxWidth: nil, size: CGSize(width: 20, height: 20))],
      constraints: try constraints.map { try LayoutConstraint($0) },
      view: StatedConstraintsTests.column("root", [row, ViewNode(.rectangle, id: "rest")]))
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest]).layout(document)
    #expect(result.approximations.isEmpty)
    return result
  }

  private static func high(_ id: String, _ height: CGFloat) -> ViewNode {
    ViewNode(.rectangle, id: id, modifiers: [.frame(width: 20, height: height, alignment: .center)])
  }

  private static func fixed(_ id: String, _ width: CGFloat, centre: CGFloat? = nil) -> ViewNode {
    let guide = centre.map { ModifierNode.alignmentGuide(GuideSetting(HorizontalAlignment.center.key, to: $0)) }
    return ViewNode(
      .rectangle, id: id, modifiers: [.frame(width: width, height: 10, alignment: .center)] + (guide.map { [$0] } ?? [])
    )
  }

  /// A view of 20 points around its centre, and above it candidates: 40 points around their centre, 40 across together,
  /// which fit 40 points; or 20 points whose guide lies 25 from their origin: those reach from −25 to −5, the view below
  /// from −10 to 10, 35 across together.
  ///
  /// `rest` ≥ 55 leaves 45 for the column, where the first candidate stands; 62 leaves 38, which only the second one fits.
  @Test(arguments: [(55, 40, 0), (62, 35, 15)])
  func `a column is as long across as the guide of the candidate shown makes it`(
    least: Int, column: Double, origin: Double
  ) throws {
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice",
      content: [Self.fixed("wide", 40), Self.fixed("narrow", 20, centre: 25)])
    let result = try Self.layout(
      StatedConstraintsTests.column("column", [choice, Self.fixed("below", 20)]), ["rest.width >= \(least)"])
    #expect(WholeTreeGoalsTests.lengths(result, ["column", "rest"], \.width) == [column, 100 - column])
    let below = try #require(result.placed["below"])
    #expect(Double(below.minX) == (column == 40 ? 10 : origin))
  }

  /// 20 points whose guide lies at −10, after 10 points at their leading edge: 30 points with the guide at their origin,
  /// and 20 points around their centre below them: from −10 to 30. An inset at the trailing edge leaves the guide at −10,
  /// 10 outside: the column reaches from −10 to 40.
  @Test(arguments: [(Edge.leading, 40.0), (.trailing, 50)])
  func `an inset moves the guide of its view`(edge: Edge, column: Double) throws {
    var view = Self.fixed("view", 20, centre: -10)
    view.modifiers.append(
      .safeAreaInset(edge: edge, alignment: .center, spacing: 0, content: [Self.fixed("inset", 10)]))
    let result = try Self.layout(
      StatedConstraintsTests.column("column", [view, Self.fixed("below", 20)]), ["rest.height >= 10"])
    #expect(WholeTreeGoalsTests.lengths(result, ["column", "rest"], \.width) == [column, 100 - column])
  }

  /// What is set inside a ZStack goes no further: its guide is where its size puts it, and both views are 20 across.
  @Test func `a container does not pass on the centre that a view inside it sets`() throws {
    let container = ViewNode(
      .zStack(alignment: .center, dynamic: true), id: "container", content: [Self.fixed("inside", 20, centre: -10)])
    let result = try Self.layout(
      StatedConstraintsTests.column("column", [container, Self.fixed("below", 20)]), ["rest.height >= 10"])
    #expect(WholeTreeGoalsTests.lengths(result, ["column", "rest"], \.width) == [20, 80])
  }

  /// A column of 10 points, a text of 20 and 15 points has its first baseline where the text has it, 10 + b below its top,
  /// b being the text's, and 35 − b above its bottom. Beside it stands a view 30 high, whose baseline is its bottom: the
  /// row reaches 30 up and 35 − b down, and of 100 points the rest is left 35 + b.
  @Test func `a row is as high as the baseline inside a column makes it`() throws {
    let text = ViewNode(.text("t"), id: "text")
    let inner = StatedConstraintsTests.column("inner", [Self.high("a", 10), text, Self.high("b", 15)])
    let result = try Self.layout(ofBaselineAligned: [inner, Self.high("c", 30)])
    let (column, bottom) = (try #require(result.placed["inner"]), try #require(result.placed["c"]))
    let baseline = Double(bottom.maxY - column.minY) - 10
    #expect(baseline > 0 && baseline < 20)
    #expect(abs(Double(try #require(result.placed["row"]).height) - (65 - baseline)) <= 1e-9)
    #expect(abs(Double(try #require(result.placed["rest"]).height) - (35 + baseline)) <= 1e-9)
  }
}

/// Constraints on where views stand whose guides are set.
extension GuidesInProgramsTests {
  private static func between(_ view: ViewNode, _ constraint: String) throws -> OptimalResult {
    let row = StatedConstraintsTests.row(
      "row", [ViewNode(.rectangle, id: "first"), view, ViewNode(.rectangle, id: "rest")])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 100), constraints: [try LayoutConstraint(constraint)], view: row)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    return result
  }

  /// 40 points whose centre is set to 30, and 20 points around theirs: a ZStack of 40, in which the second view begins at
  /// 30 − 10 = 20. To stand at 45 it needs 25 before the ZStack, and the rest is 100 − 25 − 40.
  @Test func `a guide of one view of a ZStack moves the others`() throws {
    let container = ViewNode(
      .zStack(alignment: .center, dynamic: true), content: [Self.fixed("wide", 40, centre: 30), Self.fixed("b", 20)])
    let result = try Self.between(container, "b.minX == 45")
    #expect(WholeTreeGoalsTests.lengths(result, ["first", "rest"], \.width) == [25, 35])
  }

  /// 10 points whose centre is set to −5 reach from 5 to 15 beyond it, 20 points below them from −10 to 10: a column of 25,
  /// in which the first view begins at 15. The guide goes no further: the column stands 2.5 from the edge of its frame of
  /// 30. The view stands at 45 with 45 − 17.5 before the frame, and the rest is 100 − 27.5 − 30.
  @Test func `a guide inside a column does not move it in its frame`() throws {
    var column = StatedConstraintsTests.column("column", [Self.fixed("view", 10, centre: -5), Self.fixed("below", 20)])
    column.modifiers = [.frame(width: 30, height: nil, alignment: .center)]
    let result = try Self.between(column, "view.minX == 45")
    #expect(WholeTreeGoalsTests.lengths(result, ["first", "rest"], \.width) == [27.5, 42.5])
  }

  /// A frame of 40 puts its centre, 20, where its content's is set, at 5: the content begins at 15. It stands at 45 with 30
  /// before the frame, and the rest is 30.
  @Test func `a guide of its content moves it in its frame`() throws {
    var column = StatedConstraintsTests.column("column", [Self.fixed("view", 20)])
    column.modifiers = [
      .alignmentGuide(GuideSetting(HorizontalAlignment.center.key, to: 5)),
      .frame(width: 40, height: nil, alignment: .center),
    ]
    let result = try Self.between(column, "view.minX == 45")
    #expect(WholeTreeGoalsTests.lengths(result, ["first", "rest"], \.width) == [30, 30])
  }

  /// A text in a lazy grid sets no baseline outside it. The ZStack's is then at its bottom, and so is that of the rectangle
  /// beside it: both are 100 high. In the grid the text stands at the top of a line of 20, in the middle of 100: it ends at
  /// 60.
  @Test func `a lazy grid sets no baseline`() throws {
    let grid = ViewNode(
      .lazyVGrid(columns: [GridItem(.flexible())], alignment: .center, spacing: 0), id: "grid",
      content: [ViewNode(.text("t"), id: "t")])
    let stack = ViewNode(
      .zStack(alignment: .center, dynamic: true), id: "stack", content: [grid, ViewNode(.rectangle, id: "behind")])
    let result = try Self.layout(
      ofBaselineAligned: [stack, ViewNode(.rectangle, id: "beside")],
      constraints: ["row.height == 100", "t.maxY == 60"])
    let heights = WholeTreeGoalsTests.lengths(result, ["stack", "behind", "beside"], \.height)
    #expect(heights == [100, 100, 100])
  }

  /// A ViewThatFits in a row of 30 shows a text of 20 where that fits: its baseline is 5 + b below the row's top, b being the
  /// text's. A view of 40 beside it, whose baseline is its bottom, makes 40 + 25 − b, and of 100 the rest is left 35 + b. In 5
  /// points a rectangle is shown, which sets none: both end at the row's end.
  @Test(arguments: [(20.0, true), (5, false)])
  func `a baseline that is set only by a candidate`(width: Double, isShown: Bool) throws {
    let choice = ViewNode(
      .viewThatFits(axes: [.horizontal]), id: "choice",
      content: [ViewNode(.text("t"), id: "t"), ViewNode(.rectangle, id: "other")])
    let inner = StatedConstraintsTests.row("inner", [choice, Self.high("high", 30)])
    let result = try Self.layout(
      ofBaselineAligned: [inner, Self.high("last", 40)], constraints: ["choice.width == \(width)"])
    #expect((result.placed["t"] != nil) == isShown)
    let heights = WholeTreeGoalsTests.lengths(result, ["row", "rest", "inner"], \.height)
    let (inside, last) = (try #require(result.placed["inner"]), try #require(result.placed["last"]))
    guard isShown else {
      #expect(inside.maxY == last.maxY && heights[2] == heights[0] && heights[0] >= 40)
      return
    }
    let baseline = Double(last.maxY - (try #require(result.placed["t"])).minY)
    #expect(baseline > 0 && baseline < 20)
    #expect(abs(heights[0] - (65 - baseline)) <= 1e-9 && abs(heights[1] - (35 + baseline)) <= 1e-9)
  }
}

/// Guides of views at positions: what stands there is placed in the size of the position.
extension GuidesInProgramsTests {
  private static func document(_ view: String, _ constraints: String = "") throws -> LayoutDocument {
    try LayoutDocument(
      reading: """
        proposal: {width: 100, height: 200}
        textMetrics: [{text: t, width: 20, height: 20}]
        \(constraints)
        view:
        \(view)
        """)
  }

  /// The position is 200 high and its baseline 15.33 below its top, where the view beside it ends: never where the position
  /// does.
  @Test func `what contradicts the baseline at a position is a contradiction`() throws {
    let document = try Self.document(
      """
        type: HStack
        alignment: firstTextBaseline
        content:
        - {type: HStack, id: one, content: [{type: Text, text: t}], modifiers: [{type: position, x: 18, y: 9}]}
        - {type: Color, id: other}
      """, #"constraints: ["one.maxY == other.maxY"]"#)
    #expect {
      try OptimalEngine(solver: GLPKSolver()).layout(document)
    } throws: { error in
      guard case LayoutFailure.conflictingConstraints(let conflict) = error else { return false }
      return conflict.constraints.map(\.source) == ["one.maxY == other.maxY"]
    }
  }

  /// The position is k × k, and so is the column in it, of which the text takes the last 20: its baseline is k − 20 + β below
  /// the column's beginning, which stands k / 2 above that of the position. The view beside it ends at 100; the position begins
  /// there but for k / 2 − 20 + β points, at 80 where k is 80 − 2 β.
  @Test func `a column at a position in a ratio has the baseline that it has by itself`() throws {
    let metrics = "textMetrics: [{text: T, maxWidth: null, width: 20, height: 20}]"
    let baseline = try ContainerGuidesTests.baseline("firstTextBaseline", ofTextProposed: 100, metrics).baseline
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["one.minY == other.minY + 80"]
      \(metrics)
      view:
        type: HStack
        alignment: firstTextBaseline
        spacing: 0
        content:
        - type: HStack
          id: one
          content:
          - type: VStack
            spacing: 0
            content: [{type: Rectangle}, {type: Text, text: T}]
            modifiers: [{type: position}]
          modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]
        - {type: Rectangle, id: other}
      """, Goal.standard)
    let size = try CellsInProgramsTests.size(result, "one")
    #expect(size.allSatisfy { abs($0 - (80 - 2 * baseline)) <= 1e-5 })
    let (one, other) = (try #require(result.placed["one"]), try #require(result.placed["other"]))
    #expect(abs(one.minY - other.minY - 80) <= 1e-6 && other.height == 100)
  }
}
