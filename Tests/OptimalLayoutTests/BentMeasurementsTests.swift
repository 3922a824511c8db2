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

  /// A candidate is judged without a width: its grid's cell of 1 : 2 has its ideal width there, 10, and is asked for its
  /// height at 10 × 40, where it is 20 high. Shown at 80 × 40 it is 20 × 40, its greatest height, of which its row takes 40.
  @Test func `a Grid's rows are not those of another width`() throws {
    let bounds = FrameBounds(minWidth: 0, maxWidth: .infinity, minHeight: 10, maxHeight: 40)
    let cell = ViewNode(
      .rectangle, id: "cell", modifiers: [.flexibleFrame(bounds), .aspectRatio(0.5, contentMode: .fit)])
    let grid = ViewNode(
      .grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0), id: "grid",
      content: [ViewNode(.gridRow(alignment: nil), content: [cell])])
    let fallback = ViewNode(.rectangle, modifiers: [.frame(width: 5, height: 30, alignment: .center)])
    let choice = ViewNode(
      .viewThatFits(axes: .horizontal), id: "choice",
      content: [StatedConstraintsTests.column("candidate", [grid]), fallback])
    let column = StatedConstraintsTests.column("column", [choice, ViewNode(.rectangle, id: "rest")])
    let result = try Self.layout(column, ProposedViewSize(width: 80, height: 120))
    #expect(result.placed["cell"]?.size == CGSize(width: 20, height: 40))
    #expect(result.placed["rest"]?.size == CGSize(width: 80, height: 80))
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
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

  /// A row of 15: a grid of two columns, 5 points and another view. Without an offer the grid takes 10 and, for a square of
  /// two views, 10 + 10; the other view 10.
  ///
  /// Of g for the grid, of which w is the square's column, and r for the other view, 10 are left: with s for the square's
  /// two views, (30 − g) + (10 − r) + (20 − s) is 50 − s, and s ≤ w ≤ g ≤ 10. So all of the 10 are the square's.
  @Test func `a Grid's column keeps to the lengths of the square in it`() throws {
    let square = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "square",
      modifiers: [.aspectRatio(1, contentMode: .fit)],
      content: [StatedConstraintsTests.bar("a"), StatedConstraintsTests.bar("b", 5, 25)])
    let low = ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(minHeight: 10, maxHeight: 20))])
    let grid = ViewNode(
      .grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0), id: "grid",
      content: [ViewNode(.gridRow(alignment: nil), content: [low, square])])
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 5, dynamic: true), id: "row",
      content: [grid, ViewNode(.rectangle, id: "rest")])
    let document = LayoutDocument(proposal: ProposedViewSize(width: 15, height: 80), view: row)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.overflow, .ideal]).layout(document)
    #expect(WholeTreeGoalsTests.lengths(result, ["grid", "square", "rest"], \.width) == [10, 10, 0])
    #expect(result.approximations.isEmpty)
  }
}
