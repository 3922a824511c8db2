import GLPK
import LinearProgramming
import Testing

/// Programs whose integers are all fixed.
struct FixedChoicesTests {
  /// The greatest length beside a choice that takes 10 of 110 is 100. A row that then makes it 5e-8 less is missed by no more
  /// than the simplex method lets a basis miss rows, but by a hundred times what a search would let a point miss them.
  @Test func `rows hold as exactly as where the integers are open`() throws {
    var program = LinearProgram()
    let length = LinearExpression(try program.addColumn("length", in: Bounds(lower: 0, upper: 1_000)))
    let choice = LinearExpression(try program.addColumn("choice", in: .exactly(1), domain: .binary))
    try program.require("together", length + 10 * choice, in: .atMost(110))
    let most = 100 - 5e-8
    let optima = try GLPKSolver().session(on: program, limits: SolverLimits()) { session in
      func optimum() throws -> Double? {
        guard case .optimal(let solution) = try session.solve(.maximise(length)) else { return nil }
        return solution.objective
      }
      let first = try optimum()
      _ = try session.require("most", length, in: .atMost(most))
      return [first, try optimum()]
    }
    for (found, expected) in zip(optima, [100, most]) {
      #expect(abs(try #require(found) - expected) <= 1e-10)
    }
  }
}
