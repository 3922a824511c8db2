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

  /// How far numbers may be off where rounding leaves a program no point in fractions, or none that is nearly as good.
  private static let rounding = 1e-9

  /// How far an optimum in floating point may be from the exact one, for its size or 1, and still be the same.
  private static let tolerance = 1e-6

  private static func exact(_ solve: ProgramJournal.Solve, _ limits: SolverLimits) throws -> Exact {
    let count = solve.program.columns.count
    guard count <= ExactSolver.greatestColumnCount else { return .tooManyColumns(count) }
    let solver = ExactSolver(reading: .asFractions)
    let outcome = try solver.solveExactly(solve.program, solve.objective, limits: limits)
    guard case .optimal(let floating)? = solve.outcome else { return .solved(outcome) }
    switch outcome {
    case .optimal(let own) where isNear(own, floating): return .solved(outcome)
    case .unbounded, .stopped: return .solved(outcome)
    case .optimal, .infeasible, .exhausted: break
    }
    let again = try solver.solveExactly(solve.program.loosened(by: rounding), solve.objective, limits: limits)
    guard case .optimal(let loose) = again else { return .solved(outcome) }
    if case .optimal = outcome, !isNear(loose, floating) { return .solved(outcome) }
    return .loosened(again, by: rounding, tight: outcome)
  }

  /// Whether an exact optimum is the same as one in floating point.
  private static func isNear(_ exact: ExactSolution, _ floating: Solution) -> Bool {
    abs(Double(exact.objective) - floating.objective) <= tolerance * max(1, floating.objective.magnitude)
  }
}
