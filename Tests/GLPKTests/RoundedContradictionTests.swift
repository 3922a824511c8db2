import GLPK
import LinearProgramming
import Testing

/// Rows that contradict each other by about as much as a solver's tolerance.
struct RoundedContradictionTests {
  /// A length of at most 1000 is to exceed one of at least 1000 by d, and 2x ≤ 1 leaves a binary only 0, though its
  /// relaxation is 1/2.
  /// Where d is 0 the greatest x is 0. Where it is more there is no point; a relaxation may still have one, whose rows were
  /// moved apart by a rounding, and then the search has to say so.
  @Test(arguments: [0, 1e-12, 1e-9, 1e-8, 3e-8, 1e-7, 1.5e-7, 2e-7, 3e-7, 6e-7, 1e-6, 2e-6, 5e-6, 1e-5, 1e-4, 1e-3])
  func `a search decides what the relaxation moved apart`(_ excess: Double) throws {
    var program = LinearProgram()
    let first = try program.addColumn("first", in: Bounds(lower: 0, upper: 1000))
    let second = try program.addColumn("second", in: Bounds(lower: 1000, upper: 2000))
    let choice = try program.addColumn("choice", in: .unit, domain: .binary)
    try program.require("beyond", [first: 1, second: -1], in: .atLeast(excess))
    try program.require("half", [choice: 2], in: .atMost(1))
    let objective = LinearProgram.Objective.maximise([choice: 1])
    let outcome = try GLPKSolver().solve(program, objective)
    #expect(Certificate(of: outcome, for: program, objective: objective).check().isEmpty)
    switch outcome {
    case .optimal(let solution):
      #expect(solution.objective == 0)
      #expect(excess <= 1e-4)
    case .infeasible:
      #expect(excess >= 1e-9)
    case .unbounded, .stopped:
      Issue.record("\(outcome)")
    }
  }

  /// A length is to be 5e-8, half of what a relaxation may miss, beside two rows that contradict each other by the rounding
  /// of their own numbers. 2x ≤ 1 leaves a binary only 0, so that the least length is 5e-8, not the 0 that a relaxation
  /// lets pass.
  @Test func `what a search finds is made exact beside rows that contradict each other by a rounding`() throws {
    var program = LinearProgram()
    let length = try program.addColumn("length", in: .nonnegative)
    let whole = try program.addColumn("whole", in: .exactly(1000))
    let choice = try program.addColumn("choice", in: .unit, domain: .binary)
    try program.require("needed", [length: 1], in: .atLeast(5e-8))
    try program.require("the whole", [whole: 1], in: .exactly(1000 + 4.6e-13))
    try program.require("half", [choice: 2], in: .atMost(1))
    let objective = LinearProgram.Objective.minimise([length: 1, choice: -1])
    guard case .optimal(let solution) = try GLPKSolver().solve(program, objective) else {
      Issue.record("no optimum")
      return
    }
    #expect(abs(solution[length] - 5e-8) <= 1e-12)
    #expect(solution[choice] == 0)
  }
}
