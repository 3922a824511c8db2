import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Children of one length that are endless across their stack.
struct EndlessBreadthTests {
  /// A rectangle of 4…9 that is to fill 3 : 2 at its ideal width is 9 wide and has no end across. The row exceeds its 6
  /// points of height without end whatever the square beside takes, so that of 40 points the square gets all 31 that are
  /// left, although it is 31 high then; and its least, 6, where 8 points are offered.
  @Test(arguments: [
    (40.0, [Goal.overflow, .fill, .fair], 31.0), (40, [.overflow, .fill, .proportional, .priority], 31),
    (8, [.overflow, .fill, .proportional, .priority], 6), (40, Goal.standard, 31),
  ])
  func `what exceeds a stack without end is the same whatever the others take`(
    _ width: Double, _ goals: [Goal], _ expected: Double
  ) throws {
    let endless = ViewNode(
      .rectangle, id: "endless",
      modifiers: [
        .flexibleFrame(FrameBounds(minWidth: 4, maxWidth: 9)), .aspectRatio(1.5, contentMode: .fill),
        .fixedSize(horizontal: true, vertical: false),
      ])
    let square = ViewNode(.rectangle, id: "square", modifiers: [.aspectRatio(1, contentMode: .fill)])
    let row = StatedConstraintsTests.row("row", [endless, square])
    let document = LayoutDocument(proposal: ProposedViewSize(width: width, height: 6), view: row)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(result.placed["endless"]?.width == 9)
    #expect(result.placed["endless"]?.height == .infinity)
    #expect(result.placed["square"]?.width == CGFloat(expected))
    #expect(result.approximations.isEmpty)
  }

  /// A grid without an end of its height, whose cell shows a row, 40 high, where it is offered the 200 + 10 points of the
  /// row's ideal width, and else a rectangle without an end. SwiftUI gives [200, 250] and [0, 60] in 300 points 200 + 60;
  /// filled, only the first can take the 40 that are left.
  @Test(arguments: [
    ([Goal.overflow, .fill, .closest], nil, [240.0, 60]), ([.overflow, .closest], nil, [200, 60]),
    (Goal.standard, "second.width == 60", [240, 60]),
  ])
  func `a row of a grid may be endless for some candidates and not for others`(
    _ goals: [Goal], _ constraint: String?, _ expected: [Double]
  ) throws {
    func bar(_ id: String, _ bounds: FrameBounds) -> ViewNode {
      ViewNode(.rectangle, id: id, modifiers: [.flexibleFrame(bounds)])
    }
    let row = StatedConstraintsTests.row(
      "row",
      [
        bar("first", FrameBounds(minWidth: 200, maxWidth: 250, maxHeight: 30)),
        bar("second", FrameBounds(minWidth: 0, maxWidth: 60, maxHeight: 40)),
      ])
    let cell = ViewNode(.viewThatFits(axes: [.horizontal, .vertical]), content: [row, ViewNode(.rectangle)])
    let grid = ViewNode(
      .grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0),
      content: [ViewNode(.gridRow(alignment: nil), content: [cell])])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: .infinity),
      constraints: try constraint.map { [try LayoutConstraint($0)] } ?? [], view: grid)
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document)
    #expect(WholeTreeGoalsTests.lengths(result, ["first", "second"], \.width) == expected)
    #expect(result.placed["row"]?.height == 40)
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
  }
}
