import GLPK
import LinearProgramming
import Testing

/// Searches that depend on what is branched upon.
struct BranchingTests {
  /// Distances of binaries from ½, of which the greatest is sought at its least; each weighs a little more than the one
  /// before, the last one twice as much as the first.
  ///
  /// Whole binaries are ½ away, so that the last one alone makes it 1 at least, and no other makes it more: 1 is the
  /// optimum. Where the last one is open, decisions about the others show no more than their own weight's half, and leave
  /// those that weigh more as open as before.
  private func optimum(ofBinaries count: Int, limits: SolverLimits) throws -> Outcome {
    var program = LinearProgram()
    let greatest = LinearExpression(try program.addColumn("greatest", in: .nonnegative))
    for number in 1...count {
      let binary = LinearExpression(try program.addColumn("binary \(number)", in: .unit, domain: .binary))
      let weight = number == count ? 2 : 1 + Double(number) / 100
      try program.require("above \(number)", greatest - weight * binary, in: .atLeast(-weight / 2))
      try program.require("below \(number)", greatest + weight * binary, in: .atLeast(weight / 2))
    }
    return try GLPKSolver().solve(program, .minimise(greatest), limits: limits)
  }

  @Test func `what is decisive is found wherever it stands in the program`() throws {
    // In the program's order, each of the 2¹⁹ choices of the others would be looked at.
    let outcome = try optimum(ofBinaries: 20, limits: SolverLimits(iterations: 3_000))
    guard case .optimal(let solution) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(abs(solution.objective - 1) <= 1e-9)
  }

  @Test func `a search that may begin too few subproblems is stopped`() throws {
    guard case .stopped = try optimum(ofBinaries: 20, limits: SolverLimits(iterations: 100)) else {
      Issue.record("100 subproblems were not too few")
      return
    }
  }
}
