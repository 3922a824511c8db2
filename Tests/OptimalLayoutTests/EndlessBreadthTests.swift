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
}
