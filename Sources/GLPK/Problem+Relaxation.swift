import LinearProgramming

extension Problem {
  /// Solves the relaxation: attempt after attempt, until an answer's certificate holds.
  ///
  /// - Throws: the last attempt's `SolverFailure`, if none does.
  func relaxation(_ objective: LinearProgram.Objective, until deadline: Deadline) throws(SolverFailure) -> Outcome {
    let relaxed = relaxedProgram
    let factor = pass(objective)
    var failure = SolverFailure(undecided: .undefined)
    for attempt in Attempt.allCases {
      let outcome: Outcome
      switch run(attempt, until: deadline) {
      case .optimal:
        outcome = .optimal(solution(of: objective, factor: factor))
      case .infeasible:
        outcome = proofOfInfeasibility(of: relaxed, until: deadline)
      case .unbounded:
        outcome = proofOfUnboundedness(of: relaxed, objective, from: point, until: deadline)
      case .stopped(let isFeasible):
        return .stopped(isFeasible ? incumbent(of: relaxed, objective) : nil)
      case .failed(let reported):
        failure = reported
        continue
      }
      let violations = Certificate(of: outcome, for: relaxed, objective: objective).check()
      if violations.isEmpty { return outcome }
      failure = .inaccurate(violations)
    }
    return try lastResort(for: relaxed, objective, after: failure, until: deadline)
  }

  /// The program that the relaxation's certificates are about.
  private var relaxedProgram: LinearProgram {
    guard program.hasIntegers else { return program }
    return program.mapColumns { LinearProgram.Column(name: $0.name, bounds: $0.wholeBounds, domain: .continuous) }
  }

  /// Where no optimum stands up, the program may be infeasible or unbounded by too little for the simplex method to see.
  private func lastResort(
    for relaxed: LinearProgram, _ objective: LinearProgram.Objective, after failure: SolverFailure,
    until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    let infeasible = proofOfInfeasibility(of: relaxed, until: deadline)
    if Certificate(of: infeasible, for: relaxed, objective: objective).check().isEmpty { return infeasible }
    if deadline.hasPassed { return .stopped(nil) }
    throw failure
  }

  /// The last attempt's point, if it is one.
  private func incumbent(of relaxed: LinearProgram, _ objective: LinearProgram.Objective) -> Incumbent? {
    let values = point
    let worst = objective.sense == .minimise ? -Double.infinity : .infinity
    let incumbent = Incumbent(
      objective: objective.expression.value(at: values), values: values, bound: worst)
    let outcome = Outcome.stopped(incumbent)
    return Certificate(of: outcome, for: relaxed, objective: objective).check().isEmpty ? incumbent : nil
  }
}
