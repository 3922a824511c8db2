import ExactSimplex
import LayoutReport
import LinearProgramming
import OptimalLayout

extension StageProof {
  /// The proofs of a layout's stages, solved in fractions too where that is asked for and the program is small enough.
  static func all(of optimal: OptimalResult, isExact: Bool, limits: SolverLimits) throws -> [StageProof] {
    try all(
      of: optimal,
      exactly: !isExact
        ? nil
        : { solve in
          let count = solve.program.columns.count
          guard count <= ExactSolver.greatestColumnCount else { return .tooManyColumns(count) }
          return .solved(try ExactSolver().solveExactly(solve.program, solve.objective, limits: limits))
        })
  }
}
