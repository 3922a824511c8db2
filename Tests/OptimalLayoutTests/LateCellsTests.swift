import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Cells of a lazy grid with a stack inside that has no length to share as it is measured, and that of its line as it is placed
/// (15.2 of the semantics), whatever stands between the two.
struct LateCellsTests {
  /// A line of 60 points, and a column in the cell beside it, the second part of which is to begin 31 below the line's beginning.
  private static func document(_ cell: String) -> String {
    """
    proposal: {width: 100, height: 200}
    constraints: ["b.minY == line.minY + 31"]
    view:
      type: LazyVGrid
      columns: [{size: flexible, spacing: 0}, {size: flexible}]
      content:
      - {type: Rectangle, id: line, modifiers: [{type: frame, height: 60}]}
      - \(cell)
    """
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
    (
      "{type: Grid, content: [{type: GridRow, content: [{\(column)}]}], modifiers: "
        + "[{type: safeAreaInset, edge: trailing, spacing: 0, content: [\(bar("width: 8"))]}]}", 29
    ),
  ]

  /// The column has the 60 points of the line, 31 for what stands above `b`, and the rest for `b`; an inset of 8 leaves it 52.
  @Test(arguments: cells) func `a column shares the length of its line through what is around it`(
    cell: String, rest: Double
  ) throws {
    let result = try CellsInProgramsTests.layout(Self.document(cell), Goal.standard)
    let heights = try [CellsInProgramsTests.size(result, "a")[1], CellsInProgramsTests.size(result, "b")[1]]
    #expect(heights == [31, rest])
  }

  private static func bar(_ length: String) -> String {
    "{type: Rectangle, modifiers: [{type: frame, \(length)}]}"
  }
}
