internal import ExactSimplex
public import LinearProgramming
internal import OptimalLayout

extension StageProof.Exact {
  /// How far numbers may be off where rounding leaves a program no point in fractions, or none that is nearly as good.
  private static let rounding = 1e-9

  /// How far an optimum in floating point may be from the exact one, for its size or 1, and still be the same.
  private static let tolerance = 1e-6

  /// Solves a recorded program in fractions; where rounded bounds contradict each other in fractions, with all bounds further
  /// out by a thousand-millionth too.
  ///
  /// Three lengths of at least 33.3333333334 have no sum of 100 in fractions; in floating point they have.
  ///
  /// - Throws: `LinearProgramError` for an objective that is not this program's.
  /// - Complexity: exponential in the worst case; a program of more than 50 columns is not solved.
  public static func inFractions(_ solve: ProgramJournal.Solve, limits: SolverLimits = SolverLimits()) throws -> Self {
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
