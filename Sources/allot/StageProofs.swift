import ExactSimplex
import LayoutReport
import LinearProgramming
import OptimalLayout

extension StageProof {
  /// The proofs of a layout's stages, solved in fractions too where that is asked for and the program is small enough.
  static func all(of optimal: OptimalResult, isExact: Bool, limits: SolverLimits) throws -> [StageProof] {
    try all(of: optimal, exactly: isExact ? { try exact($0, limits) } : nil)
  }

  /// The proof that there is no layout; nil for a failure that has none.
  static func of(_ failure: LayoutFailure, isExact: Bool, limits: SolverLimits) throws -> StageProof? {
    try StageProof(of: failure, exactly: isExact ? { try exact($0, limits) } : nil)
  }

  private static func exact(_ solve: ProgramJournal.Solve, _ limits: SolverLimits) throws -> Exact {
    let count = solve.program.columns.count
    guard count <= ExactSolver.greatestColumnCount else { return .tooManyColumns(count) }
    return .solved(try ExactSolver(reading: .asFractions).solveExactly(solve.program, solve.objective, limits: limits))
  }
}
