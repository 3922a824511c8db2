internal import ExactSimplex
internal import LinearProgramming

/// The search for the worst case: one program with binaries for each order in which the children can be asked.
struct WorstCaseSearch {
  /// What the search of one arrangement came to.
  struct Found {
    var arrangement: StackShape
    /// Which of the three each clamp gives in the worst stack found.
    var clamps: [WorstCaseProgram.Clamp]
    /// Its loss, as the solver states it.
    var loss: Double
    /// What no stack of this arrangement exceeds.
    var bound: Double
    var isProven: Bool
  }

  let question: WorstCaseQuestion
  let limits: SolverLimits

  /// The worst of all arrangements by programs that a solver searches.
  ///
  /// - Throws: what the solver throws, and `WorstCaseFailure`.
  func search(by solver: some LinearSolver) throws -> Found {
    var worst: Found?
    var bound = 0.0
    var isProven = true
    for arrangement in question.shape.arrangements {
      let found = try search(arrangement, by: solver)
      bound = max(bound, found.bound)
      isProven = isProven && found.isProven
      if found.loss > worst?.loss ?? -1 { worst = found }
    }
    guard var worst else { throw WorstCaseFailure.noInstance }
    worst.bound = bound
    worst.isProven = isProven
    return worst
  }

  private func search(_ arrangement: StackShape, by solver: some LinearSolver) throws -> Found {
    let program = try WorstCaseProgram(question, arranged: arrangement)
    let outcome = try solver.solve(program.program, program.objective, limits: limits)
    let certificate = Certificate(of: outcome, for: program.program, objective: program.objective)
    guard certificate.check().isEmpty else { throw WorstCaseFailure.uncertified(certificate.check()) }
    switch outcome {
    case .optimal(let solution):
      return Found(
        arrangement: arrangement, clamps: program.clamps(at: solution.values), loss: solution.objective,
        bound: max(solution.bound, solution.objective), isProven: true)
    case .stopped(let incumbent?):
      return Found(
        arrangement: arrangement, clamps: program.clamps(at: incumbent.values), loss: incumbent.objective,
        bound: max(incumbent.bound, incumbent.objective), isProven: false)
    case .stopped(nil):
      return Found(
        arrangement: arrangement, clamps: program.views.map { _ in .offer }, loss: 0, bound: .infinity, isProven: false)
    case .infeasible, .unbounded:
      throw WorstCaseFailure.undecided(outcome)
    }
  }

  /// The worst of all arrangements in fractions; nil where the limits do not suffice.
  ///
  /// - Throws: `SolverFailure.unsuitableNumber` for more than nine views.
  func searchExactly() throws -> Rational? {
    var worst: Rational?
    for arrangement in question.shape.arrangements {
      let program = try WorstCaseProgram(question, arranged: arrangement)
      guard
        case .optimal(let solution) = try ExactSolver().solveExactly(
          program.program, program.objective, limits: limits)
      else { return nil }
      worst = max(worst ?? solution.objective, solution.objective)
    }
    return worst
  }
}
