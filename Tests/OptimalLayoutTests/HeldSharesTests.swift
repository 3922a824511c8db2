import GLPK
import LinearProgramming
import Testing

@testable import OptimalLayout

/// Holding what no later stage is to change.
struct HeldSharesTests {
  /// Half of 100 points is 50 of them. 1,000 points that were kept before relax a length by a billionth, which of a share
  /// would be a ten-millionth of a point.
  @Test(arguments: [LinearProgram.Objective.Sense.minimise, .maximise])
  func `a share is held as exactly as the points that it is of`(sense: LinearProgram.Objective.Sense) throws {
    var empty = LinearProgram()
    let great = LinearExpression(try empty.addColumn("great", in: Bounds(lower: 0, upper: 1_000)))
    let length = LinearExpression(try empty.addColumn("length", in: Bounds(lower: 20, upper: 120)))
    let choice = LinearExpression(try empty.addColumn("choice", in: .unit, domain: .binary))
    try empty.require("choice", length + 40 * choice, in: .atMost(140))
    let found = try GLPKSolver().session(on: empty, limits: SolverLimits()) { session in
      var program = StagedProgram(session, limits: SolverLimits(), view: "row")
      try program.pursue(.maximise(great), for: .priority)
      try program.hold(0.01 * length - LinearExpression(0.2), at: 0.5)
      let objective = LinearProgram.Objective(sense: sense, expression: length)
      return try program.optimum(objective, for: .fair).value(of: length)
    }
    #expect(abs(found - 70) <= 1e-8)
  }
}
