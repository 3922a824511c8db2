import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Views that are measured in other ways than they are placed, where one program divides the whole tree.
struct BentMeasurementsTests {
  private static func layout(_ view: ViewNode, _ proposal: ProposedViewSize) throws -> OptimalResult {
    let engine = OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .fill, .closest])
    return try engine.layout(LayoutDocument(proposal: proposal, view: view))
  }

  /// A square that is to fill its offer has no end where no height is offered, whatever its width: the row of 30 has nothing
  /// to divide, and the view beside the square its least width. The row around is 120 wide: 30 and 90.
  @Test func `a view without end leaves its row nothing to divide`() throws {
    let filled = ViewNode(.rectangle, id: "filled", modifiers: [.aspectRatio(1, contentMode: .fill)])
    var inner = StatedConstraintsTests.row("inner", [filled, StatedConstraintsTests.bar("low", 5, 20)])
    inner.modifiers = [.frame(width: 30, height: nil, alignment: .center)]
    let row = StatedConstraintsTests.row("row", [inner, ViewNode(.rectangle, id: "rest")])
    let result = try Self.layout(row, ProposedViewSize(width: 120, height: nil))
    #expect(WholeTreeGoalsTests.lengths(result, ["inner", "low", "rest"], \.width) == [30, 5, 90])
    #expect(result.approximations.isEmpty)
  }
}

/// Lazy grids whose adaptive tracks are more or fewer as they are divided.
extension BentMeasurementsTests {
  private static func grid(_ minimums: [CGFloat], _ cells: [ViewNode]) -> ViewNode {
    let columns = minimums.map { GridItem(.adaptive(minimum: $0, maximum: .infinity), spacing: 0) }
    return ViewNode(.lazyVGrid(columns: columns, alignment: .center, spacing: 0), id: "grid", content: cells)
  }

  /// Two squares in tracks of at least 20 in 50 points of width: one line of 25 in tracks of 25, of 20 in tracks of 20; one
  /// track makes two lines of at least 20. Each square is a row of two views that want their ideal 10, which 20 leave them.
  ///
  /// Of 30 points of height the grid's ideal is 25 and that of the view below 10. Together they miss 5 however the line is
  /// from 20 to 25 high, and it is fairest to the smaller one that the line is 20.
  @Test func `rows in adaptive tracks are divided with the tracks`() throws {
    let squares = ["one", "two"].map { key in
      var row = StatedConstraintsTests.row(key, ["a", "b"].map { ViewNode(.rectangle, id: "\(key).\($0)") })
      row.modifiers = [.aspectRatio(1, contentMode: .fit)]
      return row
    }
    let column = StatedConstraintsTests.column("column", [Self.grid([20], squares), ViewNode(.rectangle, id: "rest")])
    let document = LayoutDocument(proposal: ProposedViewSize(width: 50, height: 30), view: column)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .ideal]).layout(document)
    #expect(result.approximations.isEmpty)
    #expect(WholeTreeGoalsTests.lengths(result, ["grid", "rest"], \.height) == [20, 10])
    #expect(WholeTreeGoalsTests.lengths(result, ["one.a", "one.b", "two.a", "two.b"], \.width) == [10, 10, 10, 10])
  }

  /// 100 points for tracks of at least 20 and tracks of at least 30. SwiftUI gives each description 50, which are two of 25
  /// and one of 50: squares of 25, 25 and 50 in one line, and 70 of 120 for the view below. Nothing needs repair.
  @Test func `cells stand in the tracks of two adaptive descriptions`() throws {
    let squares = ["a", "b", "c"].map { ViewNode(.rectangle, id: $0, modifiers: [.aspectRatio(1, contentMode: .fit)]) }
    let column = StatedConstraintsTests.column(
      "column", [Self.grid([20, 30], squares), ViewNode(.rectangle, id: "rest")])
    let result = try Self.layout(column, ProposedViewSize(width: 100, height: 120))
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
    #expect(WholeTreeGoalsTests.lengths(result, ["a", "b", "c"], \.width) == [25, 25, 50])
    #expect(WholeTreeGoalsTests.lengths(result, ["grid", "rest"], \.height) == [50, 70])
  }

  /// Of 60 points the text is offered 19.3 at most, and takes 19⅓ for every offer above 19.2: it is 60 high then, as is
  /// required, and the rectangle beside it has its ideal width, 10.
  @Test func `a text in a frame that is less than a pixel narrower breaks as in one of its own width`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 60, height: 200}
      textMetrics:
      - {text: a, maxWidth: null, width: 45, height: 20}
      - {text: a, maxWidth: 44, width: 19.333333333333332, height: 60}
      - {text: a, maxWidth: 19.2, width: 15, height: 80}
      constraints: ["t.height <= 60"]
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Text, id: t, text: a, modifiers: [{type: frame, maxWidth: 19.3}]}
        - {type: Rectangle, id: r}
      """, [.overflow, .ideal])
    #expect(try CellsInProgramsTests.size(result, "t") == [19.3, 60])
    #expect(try CellsInProgramsTests.size(result, "r") == [10, 200])
  }
}
