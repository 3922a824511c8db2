import GLPK
import LinearProgramming
import Testing

/// Programs whose relaxation has choices that are whole but for next to nothing.
struct NearlyWholeChoicesTests {
  /// A text is 61 ÷ 3 points high, or 22 more for each of up to six further lines, and a little more than its least height is
  /// to be filled. Two lines or more waste nothing of that. The relaxation needs only a 132nd of the little, as a fraction of
  /// the last choice, to waste nothing; the one line that this is but for that wastes all of the little.
  ///
  /// Up to a ten-millionth of a point is a rounding, which the last digits of 61 ÷ 3 add a little to.
  @Test(arguments: [1e-8, 1e-7, 1e-6, 3e-6, 1e-5, 2e-5, 1e-4])
  func `a choice that is nearly whole is not taken for what it would be`(little: Double) throws {
    var program = LinearProgram()
    let height = LinearExpression(try program.addColumn("height", in: Bounds(lower: 0, upper: 200)))
    let wasted = LinearExpression(try program.addColumn("wasted", in: Bounds(lower: 0, upper: 200)))
    var (choices, lengths) = (LinearExpression(), LinearExpression())
    for lines in 0...6 {
      let choice = LinearExpression(
        try program.addColumn("\(lines + 1) lines", in: Bounds(lower: 0, upper: 1), domain: .binary))
      choices += choice
      lengths += (61 / 3 + 22 * Double(lines)) * choice
    }
    try program.require("one of them", choices, in: .exactly(1))
    try program.require("height", height - lengths, in: .exactly(0))
    try program.require("filled", wasted + height, in: .atLeast(61 / 3 + little))
    guard case .optimal(let solution) = try GLPKSolver().solve(program, .minimise(wasted), limits: SolverLimits())
    else {
      Issue.record("no optimum")
      return
    }
    #expect(abs(solution.objective) <= 1e-7 + 1e-12)
  }
}
