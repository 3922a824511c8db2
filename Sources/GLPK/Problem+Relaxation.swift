import LinearProgramming

extension Problem {
  /// Solves the relaxation: attempt after attempt, until an answer's certificate holds.
  ///
  /// - Parameter mayLoosen: whether rows that contradict each other by no more than rounding may be moved apart.
  /// - Throws: the last attempt's `SolverFailure`, if no answer holds.
  func relaxation(
    _ objective: LinearProgram.Objective, mayLoosen: Bool = true, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    let trial = Trial(of: objective, for: relaxedProgram)
    let factor = pass(objective)
    var failure = SolverFailure(undecided: .undefined)
    var nearest = point
    for attempt in Attempt.allCases {
      let outcome: Outcome
      switch run(attempt, until: deadline) {
      case .optimal: outcome = optimum(factor: factor, trial, until: deadline)
      case .infeasible: outcome = infeasibility(trial, mayLoosen: mayLoosen, until: deadline)
      case .unbounded: outcome = unboundedness(trial, from: point, until: deadline)
      case .stopped(let isFeasible): return .stopped(isFeasible ? incumbent(trial) : nil)
      case .failed(let reported):
        failure = reported
        continue
      }
      let violations = trial.violations(of: outcome)
      if violations.isEmpty { return outcome }
      failure = .inaccurate(violations)
      if case .optimal(let solution) = outcome { nearest = solution.values }
    }
    return try lastResort(trial, near: nearest, mayLoosen: mayLoosen, after: failure, until: deadline)
  }

  /// Where no answer stands up, the program may be infeasible or unbounded by less than the simplex method sees.
  private func lastResort(
    _ trial: Trial, near nearest: [Double], mayLoosen: Bool, after failure: SolverFailure, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    let unbounded = unboundedness(trial, from: nearest, until: deadline)
    if trial.violations(of: unbounded).isEmpty { return unbounded }
    let infeasible = infeasibility(trial, mayLoosen: mayLoosen, until: deadline)
    if trial.violations(of: infeasible).isEmpty { return infeasible }
    if deadline.hasPassed { return .stopped(nil) }
    throw failure
  }

  /// The optimum that the last attempt claims, refined if it does not hold as it is.
  private func optimum(factor: Double, _ trial: Trial, until deadline: Deadline) -> Outcome {
    let claimed = solution(of: trial.objective, factor: factor)
    if trial.violations(of: .optimal(claimed)).isEmpty { return .optimal(claimed) }
    var best = claimed
    refine(claimed, of: trial.objective, until: deadline) {
      best = $0
      return trial.violations(of: .optimal($0)).isEmpty
    }
    return .optimal(best)
  }

  /// The last attempt's point, if it is one.
  private func incumbent(_ trial: Trial) -> Incumbent? {
    let values = point
    let objective = trial.objective
    let incumbent = Incumbent(
      objective: objective.expression.value(at: values), values: values,
      bound: objective.sense == .minimise ? -.infinity : .infinity)
    return trial.violations(of: .stopped(incumbent)).isEmpty ? incumbent : nil
  }

  /// The program that the relaxation's certificates are about.
  private var relaxedProgram: LinearProgram {
    guard program.hasIntegers else { return program }
    return program.mapColumns { LinearProgram.Column(name: $0.name, bounds: $0.wholeBounds, domain: .continuous) }
  }
}

/// A program and an objective against which outcomes are tried.
struct Trial {
  let objective: LinearProgram.Objective
  let program: LinearProgram

  init(of objective: LinearProgram.Objective, for program: LinearProgram) {
    self.objective = objective
    self.program = program
  }

  func violations(of outcome: Outcome) -> [Certificate.Violation] {
    Certificate(of: outcome, for: program, objective: objective).check()
  }
}
