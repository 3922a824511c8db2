import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints in stacks that have a length to share only where they are placed, since what is around them proposes
/// content its own size then.
///
/// The row has two rectangles. Proposed no width it measures 10 + 10, their ideal widths, and shares nothing.
struct PlacedContentTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var view: ViewNode
    var proposal = ProposedViewSize(width: nil, height: 100)
    var constraints = ["a.width == 5"]
    var widths: [CGFloat]
  }

  private static func row(_ modifiers: [ModifierNode] = []) -> ViewNode {
    var row = StatedConstraintsTests.row("row", [ViewNode(.rectangle, id: "a"), ViewNode(.rectangle, id: "b")])
    row.modifiers = modifiers
    return row
  }

  private static var behind: ViewNode { row([.layoutPriority(-1)]) }

  private static func wide(_ width: CGFloat) -> ViewNode {
    ViewNode(.rectangle, id: "wide", modifiers: [.frame(width: width, height: nil, alignment: .center)])
  }

  private static func atMost(_ width: CGFloat) -> ModifierNode { .flexibleFrame(FrameBounds(maxWidth: width)) }

  @Test(arguments: [
    // 20, of which the frame lets 15: the row is placed with 15.
    Case(testDescription: "a maximum", view: row([atMost(15)]), widths: [5, 10]),
    Case(
      testDescription: "a maximum of 0", view: row([atMost(0)]), constraints: ["b.maxX == 0"], widths: [0, 0]),
    // The frame is 30 wide and proposes that.
    Case(
      testDescription: "a minimum", view: row([.flexibleFrame(FrameBounds(minWidth: 30))]), widths: [5, 25]),
    // The ZStack is as wide as its widest view and proposes that.
    Case(
      testDescription: "a ZStack",
      view: ViewNode(.zStack(alignment: .center, dynamic: true), id: "z", content: [row(), wide(60)]), widths: [5, 55]),
    // Offered 50 the row takes it, but it is placed in the ZStack's 60.
    Case(
      testDescription: "a ZStack with an offer",
      view: ViewNode(.zStack(alignment: .center, dynamic: true), id: "z", content: [row(), wide(60)]),
      proposal: ProposedViewSize(width: 50, height: 100), widths: [5, 55]),
    // Measured with 300 points, the row behind a view of 50 is placed with 50: `a` alone overflows by 50.
    Case(
      testDescription: "a row behind",
      view: ViewNode(.zStack(alignment: .center, dynamic: true), id: "z", content: [wide(50), behind]),
      proposal: ProposedViewSize(width: 300, height: 100), constraints: ["a.width == 100"], widths: [100, 0]),
    // The same where the ZStack's own offer is to be chosen: 200 of 300 points.
    Case(
      testDescription: "a row behind in a row",
      view: StatedConstraintsTests.row(
        "outer",
        [
          ViewNode(
            .zStack(alignment: .center, dynamic: true), id: "z",
            modifiers: [.flexibleFrame(FrameBounds(maxWidth: .infinity))], content: [wide(50), behind]),
          StatedConstraintsTests.bar("c", 100, 100),
        ]),
      proposal: ProposedViewSize(width: 300, height: 100), constraints: ["a.width == 20"], widths: [20, 30]),
    // Without a width proposed the scroll view is as wide as the row, 20, and proposes that across.
    Case(
      testDescription: "a scroll view", view: ViewNode(.scrollView(axes: .vertical), id: "scroll", content: [row()]),
      widths: [5, 15]),
    // Both are proposed the larger breadth.
    Case(
      testDescription: "a view at an edge",
      view: row([.safeAreaInset(edge: .top, alignment: .center, spacing: 0, content: [wide(40)])]), widths: [5, 35]),
    // The column is as wide as the frame, and places it with 15.
    Case(
      testDescription: "a frame in a column",
      view: StatedConstraintsTests.column("column", [row([atMost(15)]), ViewNode(.rectangle, id: "c")]),
      widths: [5, 10]),
    // The height of the scroll view is the column's to choose: 30 of the 100.
    Case(
      testDescription: "a frame whose height is chosen too",
      view: StatedConstraintsTests.column(
        "column",
        [
          ViewNode(.scrollView(axes: .horizontal), id: "scroll", content: [row([atMost(15)])]),
          ViewNode(.rectangle, id: "c"),
        ]),
      proposal: ProposedViewSize(width: 100, height: 100), constraints: ["a.width == 5", "a.height == 30"],
      widths: [5, 10]),
  ])
  func `a stack shares what it is placed with`(_ test: Case) throws {
    let document = LayoutDocument(
      proposal: test.proposal, constraints: try test.constraints.map { try LayoutConstraint($0) }, view: test.view)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(["a", "b"].map { result.placed[$0]?.width } == test.widths)
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
  }

  /// The row's 20 lie between 0 and 100, so that neither bound decides the frame's width: it proposes nothing when it is
  /// placed either, and both are 10 wide.
  @Test func `a frame that its content decides leaves it nothing to share`() throws {
    let view = Self.row([.flexibleFrame(FrameBounds(minWidth: 0, maxWidth: 100))])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: nil, height: 100), constraints: [try LayoutConstraint("a.width == 5")],
      view: view)
    #expect {
      try OptimalEngine(solver: GLPKSolver()).layout(document)
    } throws: { CellsInProgramsTests.isContradiction($0) }
  }

  /// The row in a column in a row without a height is measured without one, and placed with what the column gives it. The
  /// column is as high as it measures, with the row's own division; there the row has one line, and the colour the rest.
  @Test func `a row in a column without a height is divided as it is placed`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 200, height: 100}
        constraints: ["row.height == 20 @weak"]
        view:
          type: HStack
          modifiers: [{type: fixedSize, horizontal: false, vertical: true}]
          content:
          - {type: Color, id: beside}
          - type: VStack
            id: column
            spacing: 10
            content:
            - type: HStack
              id: row
              spacing: 8
              content: [{type: Color, id: left}, {type: Text, id: text, text: without the without I no I}]
            - {type: Color, id: rest}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest]).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    let line = 20 + 1.0 / 3
    let heights = WholeTreeGoalsTests.lengths(result, ["row", "text", "column", "rest"], \.height)
    #expect(abs(heights[0] - line) <= 1e-6 && abs(heights[1] - line) <= 1e-6)
    #expect(abs(heights[2] - (heights[0] + 10 + heights[3])) <= 1e-6)
    let widths = WholeTreeGoalsTests.lengths(result, ["beside", "column", "left", "text"], \.width)
    #expect(abs(widths[0] + widths[1] - 192) <= 1e-6 && abs(widths[2] + widths[3] + 8 - widths[1]) <= 1e-6)
    // The breadth of what is measured: each row by itself, with the ideal height of a colour.
    let measured = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest]).layout(
      document.view.content[1], in: ProposedViewSize(width: CGFloat(widths[1]), height: nil))
    #expect(abs(measured.placed.size.height - CGFloat(heights[2])) <= 1e-6)
  }

  /// The column proposes no width, and places the ZStack in the breadth of its text; the ZStack is as wide then, and so is what
  /// the lazy grid in it has to share: the text's 42.67 without two gaps of 4, by three tracks. In a frame it is what that
  /// lets it have, 40.
  @Test(arguments: [("", 42.0 + 2.0 / 3), ("{type: frame, minWidth: 30, maxWidth: 40}", 40)])
  func `tracks in a ZStack that is placed wider than it is measured`(frame: String, width: Double) throws {
    let track = "{size: flexible, minimum: 10, maximum: infinity, spacing: 4}"
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 400, height: 555}
        view:
          type: VStack
          modifiers: [{type: fixedSize, horizontal: true, vertical: true}]
          content:
          - {type: Text, text: begin}
          - type: ZStack
            modifiers: [\(frame)]
            content:
            - type: LazyVGrid
              columns: [\(track), \(track), \(track)]
              content: [{type: Color, id: a}, {type: Color, id: b}, {type: Color, id: c}]
            - {type: Color, id: behind}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.fair, .ideal, .closest]).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    for track in WholeTreeGoalsTests.lengths(result, ["a", "b", "c"], \.width) {
      #expect(abs(track - (width - 8) / 3) <= 1e-6)
    }
  }

  /// A frame passes on that it is asked without a height and placed with one: the square in the row inside it is half as wide
  /// as the second rectangle.
  @Test func `a row in a frame without a height is divided as it is placed`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 320.5, height: 300}
        constraints: ["square.width == 0.5 * second.width @medium"]
        view:
          type: HStack
          modifiers: [{type: fixedSize, horizontal: false, vertical: true}]
          content:
          - {type: Color, id: first}
          - {type: Color, id: second}
          - type: VStack
            modifiers: [{type: frame, minWidth: 30, maxWidth: 120, minHeight: 0, maxHeight: 90}]
            content:
            - type: HStack
              content:
              - {type: Color, id: left}
              - {type: Color, id: square, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fit}]}
            - {type: Color, id: below}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .proportional]).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    let widths = WholeTreeGoalsTests.lengths(result, ["second", "square", "left"], \.width)
    #expect(abs(widths[1] - widths[0] / 2) <= 1e-6)
    #expect(abs(widths[1] + widths[2] + 8 - 120) <= 1e-6)
  }

  /// The column is 26 wide, 10 of its colour and 16 around it. A lazy grid in it has 20 where it is asked for no width, and
  /// an aspect ratio of 2 places it at 26 × 13.
  @Test func `an aspect ratio scales what it is placed in`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 100, height: 300}
        view:
          type: VStack
          modifiers: [{type: fixedSize, horizontal: true, vertical: true}]
          content:
            - type: LazyVGrid
              id: grid
              columns: [{size: flexible, minimum: 20, maximum: infinity, spacing: 4}]
              content: [{type: Color, id: cell}]
              modifiers: [{type: aspectRatio, ratio: 2, contentMode: fit}]
            - {type: Color, modifiers: [{type: padding, length: 8}]}
        """)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .ideal]).layout(document)
    for id in ["grid", "cell"] { #expect(try #require(result.placed[id]).width == 26, "\(id)") }
    #expect(result.approximations.isEmpty, "\(result.approximations)")
  }
}
