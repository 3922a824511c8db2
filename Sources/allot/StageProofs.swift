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

  /// How far numbers may be off where rounding leaves a program no point in fractions.
  private static let rounding = 1e-9

  private static func exact(_ solve: ProgramJournal.Solve, _ limits: SolverLimits) throws -> Exact {
    let count = solve.program.columns.count
    guard count <= ExactSolver.greatestColumnCount else { return .tooManyColumns(count) }
    let solver = ExactSolver(reading: .asFractions)
    let outcome = try solver.solveExactly(solve.program, solve.objective, limits: limits)
    switch (outcome, solve.outcome) {
    case (.infeasible, .optimal), (.exhausted, .optimal):
      let loosened = try solve.program.loosened(by: rounding)
      let again = try solver.solveExactly(loosened, solve.objective, limits: limits)
      guard case .optimal = again else { return .solved(outcome) }
      return .loosened(again, by: rounding)
    default: return .solved(outcome)
    }
  }
}
