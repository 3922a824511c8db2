import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Cells of a lazy grid with a stack inside that has no length to share as it is measured, and that of its line as it is
/// placed (15.2 of the semantics), whatever stands between the two.
struct LateCellsTests {
  /// A line of 60 points with a cell beside it.
  private static func layout(_ cell: String, keeping constraint: String) throws -> OptimalResult {
    try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 200}
      constraints: ["\(constraint)"]
      view:
        type: LazyVGrid
        columns: [{size: flexible, spacing: 0}, {size: flexible}]
        content:
        - {type: Rectangle, id: line, modifiers: [{type: frame, height: 60}]}
        - \(cell)
      """, Goal.standard)
  }

  private static let column =
    "type: VStack, spacing: 0, content: [{type: Rectangle, id: a}, {type: Rectangle, id: b}]"

  /// A cell, and what is left for `b`.
  private static let cells: [(String, Double)] = [
    ("{\(column), modifiers: [{type: frame, minHeight: 30}]}", 29.0),
    ("{\(column), modifiers: [{type: safeAreaInset, edge: bottom, spacing: 0, content: [\(bar("height: 8"))]}]}", 21),
    ("{\(column), modifiers: [{type: safeAreaInset, edge: trailing, spacing: 0, content: [\(bar("width: 8"))]}]}", 29),
    ("{type: ScrollView, axes: [horizontal], content: [{\(column)}]}", 29),
    ("{type: HStack, content: [{type: Rectangle}, {\(column), modifiers: [{type: frame, minHeight: 30}]}]}", 29),
  ]

  /// The column has the 60 points of the line, 31 for what stands above `b`, and the rest for `b`; an inset of 8 leaves it 52.
  @Test(arguments: cells) func `a column shares the length of its line through what is around it`(
    cell: String, rest: Double
  ) throws {
    let result = try Self.layout(cell, keeping: "b.minY == line.minY + 31")
    let heights = try [CellsInProgramsTests.size(result, "a")[1], CellsInProgramsTests.size(result, "b")[1]]
    #expect(heights == [31, rest])
  }

  /// The line is 60 high, and so is the rectangle in the ZStack beside it. The column in front of that is measured with
  /// 10 + 10 and shares the 60 points, three parts to one.
  @Test func `a column in a ZStack in a cell shares the height of its line`() throws {
    let result = try Self.layout(
      "{type: ZStack, content: [{type: Rectangle, id: beside}, {\(Self.column)}]}",
      keeping: "a.maxY == line.minY + 45")
    #expect(try CellsInProgramsTests.size(result, "beside") == [50, 60])
    #expect(try CellsInProgramsTests.size(result, "a") == [50, 45])
    #expect(try CellsInProgramsTests.size(result, "b") == [50, 15])
  }

  /// The row is measured without a height, and placed with 80 at most, where a narrow text is cut. For `b` to begin 60 right of
  /// the line's beginning, the line's width and the text's are 60 together.
  @Test func `a row with a text is divided as it is placed`() throws {
    let result = try Self.layout(
      "{type: HStack, spacing: 0, modifiers: [{type: frame, minHeight: 30, maxHeight: 80}], content: "
        + "[{type: Text, id: text, text: quick brown fox}, {type: Rectangle, id: b}]}",
      keeping: "b.minX == line.minX + 60")
    let widths = try ["line", "text", "b"].map { try CellsInProgramsTests.size(result, $0)[0] }
    #expect(abs(widths[0] + widths[1] - 60) <= 1e-6)
    #expect(abs(widths[2] - 40) <= 1e-6)
  }

  /// Without a width the column is 20 wide, 10 + 10 of the row in it, which has 20 to share as it is placed. The row is longer
  /// than the column then, and as the longest it begins where that does, so that `c` takes 60, and no more is left to exceed for
  /// `b`.
  /// The line begins at (200 − 60) / 2 = 70, and the row 31 below that.
  @Test func `the children of a stack meet in the middle of the longest as they are placed`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 100, height: 200}
      constraints: ["b.minX == line.minX + 60", "b.minY == line.minY + 31"]
      view:
        type: ZStack
        content:
        - {type: Rectangle, id: line, modifiers: [{type: frame, height: 60}]}
        - type: ScrollView
          axes: [horizontal]
          content:
          - type: VStack
            spacing: 0
            content:
            - {type: Rectangle, id: a}
            - {type: HStack, spacing: 0, content: [{type: Rectangle, id: c}, {type: Rectangle, id: b}]}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "a") == [20, 101])
    #expect(try CellsInProgramsTests.size(result, "c") == [60, 99])
    #expect(try CellsInProgramsTests.size(result, "b") == [0, 99])
  }

  /// The first row is 20 high, and without a width its column measures a rectangle of 150 and, 8 points around it, a circle of
  /// 10 and more. Its line is 40 wide as the column is placed, so that the circle may be as wide as it is high, and not only
  /// what it was measured with: 20 with what is around it.
  @Test(arguments: [Goal.standard, [.ideal], [.closest], [.fair]])
  func `a circle in a column that is placed in a wider line`(_ goals: [Goal]) throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 300, height: 100}
      constraints: ["circle.width <= 20"]
      view:
        type: ScrollView
        axes: [vertical]
        content:
        - type: LazyHGrid
          rows: [{size: flexible, minimum: 20}, {size: flexible}]
          content:
          - type: VStack
            spacing: 0
            id: column
            content:
            - {type: Rectangle, modifiers: [{type: frame, width: 5, height: 150}]}
            - {type: Circle, id: circle, modifiers: [{type: padding, length: 8}]}
          - {type: Rectangle, id: line, modifiers: [{type: frame, width: 40}]}
      """, goals)
    let circle = try CellsInProgramsTests.size(result, "circle")
    #expect(circle[0] == circle[1] && circle[0] >= 16 && circle[0] <= 20)
    #expect(try CellsInProgramsTests.size(result, "column") == [circle[0], 150 + circle[1]])
    #expect(try CellsInProgramsTests.size(result, "line")[0] == 40)
  }

  private static func bar(_ length: String) -> String {
    "{type: Rectangle, modifiers: [{type: frame, \(length)}]}"
  }
}
