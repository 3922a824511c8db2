import GLPK
import LinearProgramming
import Testing

struct StartingBasisTests {
  /// Two rows and three columns: maximise 3x + 2y + z, x + y + z ≤ 10, x − z ≤ 4, all at most 6.
  ///
  /// With x = 4, y = 6, z = 0 the value is 12 + 12 = 24, and the duals 2 and 1 of the rows prove that none is greater: 2 · 10 + 1 · 4 = 24.
  private func program() throws -> (LinearProgram, LinearProgram.Objective) {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 6))
    let y = try program.addColumn("y", in: Bounds(lower: 0, upper: 6))
    let z = try program.addColumn("z", in: Bounds(lower: 0, upper: 6))
    try program.require("sum", [x: 1, y: 1, z: 1], in: .atMost(10))
    try program.require("difference", [x: 1, z: -1], in: .atMost(4))
    return (program, .maximise([x: 3, y: 2, z: 1]))
  }

  private func solve(from basis: StartingBasis?) throws -> (value: Double, pivots: Int) {
    let (program, objective) = try program()
    return try GLPKSolver().session(on: program, limits: SolverLimits()) { session in
      if let basis { session.start(from: basis) }
      guard case .optimal(let solution) = try session.solve(objective) else { return (.nan, session.iterations) }
      return (solution.objective, session.iterations)
    }
  }

  @Test func `a solve that starts at the optimum takes no pivot`() throws {
    let optimum = StartingBasis(columns: [.basic, .basic, .atLower], rows: [.atUpper, .atUpper])
    let warm = try solve(from: optimum)
    #expect(warm.value == 24)
    #expect(warm.pivots == 0)
    let cold = try solve(from: nil)
    #expect(cold.value == 24)
    #expect(cold.pivots > 0)
  }

  @Test(arguments: [
    // No member is basic, too many are, and the two columns are the same in both rows.
    StartingBasis(columns: [.atLower, .atUpper, .atLower], rows: [.atUpper, .atUpper]),
    StartingBasis(columns: [.basic, .basic, .basic], rows: [.basic, .basic]),
    StartingBasis(columns: [.atLower, .basic, .atLower], rows: [.atUpper, .atUpper]),
    // Shorter and longer than the program.
    StartingBasis(columns: [], rows: []),
    StartingBasis(columns: Array(repeating: .atLower, count: 9), rows: Array(repeating: .basic, count: 9)),
    // A point outside the bounds: y = 10.
    StartingBasis(columns: [.atLower, .basic, .atLower], rows: [.atUpper, .basic]),
  ])
  func `a basis that is none, or of a point that is none, changes no answer`(basis: StartingBasis) throws {
    let value = try solve(from: basis).value
    #expect(value == 24)
  }
}
