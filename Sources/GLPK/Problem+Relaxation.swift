import LinearProgramming

extension Problem {
  /// Solves the relaxation: attempt after attempt, until an answer's certificate holds, and for numbers of very different
  /// size a stricter one; if none meets that, the first whose certificate holds.
  ///
  /// - Parameter mayLoosen: whether rows that contradict each other by no more than rounding may be moved apart.
  /// - Throws: the last attempt's `SolverFailure`, if no answer holds.
  func relaxation(
    _ objective: LinearProgram.Objective, mayLoosen: Bool = true, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    let trial = Trial(of: objective, for: relaxedProgram, tolerance: isWide(objective) ? 1e-9 : 1e-7)
    let factor = pass(objective)
    var failure = SolverFailure(undecided: .undefined)
    var nearest = point
    var fallback: Outcome?
    for attempt in Attempt.allCases {
      let outcome: Outcome
      switch run(attempt, until: deadline) {
      case .optimal: outcome = optimum(factor: factor, trial, until: deadline)
      case .infeasible: outcome = infeasibility(trial, mayLoosen: mayLoosen, until: deadline)
      case .unbounded: outcome = unboundedness(trial, from: point, until: deadline)
      case .stopped(let isFeasible):
        return fallback ?? .stopped(isFeasible ? incumbent(trial) : nil)
      case .failed(let reported):
        failure = reported
        continue
      }
      if trial.isAccurate(outcome) { return outcome }
      let violations = trial.violations(of: outcome)
      if violations.isEmpty { fallback = fallback ?? outcome } else { failure = .inaccurate(violations) }
      if case .optimal(let solution) = outcome { nearest = solution.values }
    }
    if let fallback { return fallback }
    return try lastResort(trial, near: nearest, mayLoosen: mayLoosen, after: failure, until: deadline)
  }

  /// Whether some columns are limited to whole numbers, be they fixed or not.
  var hasChoices: Bool { program.columns.contains { $0.domain != .continuous } }

  /// Solves a program whose integers are all fixed, or that has none.
  ///
  /// Where there are fixed ones, its rows are to hold as exactly as in the searches that fixed them: what is missed by little
  /// beside coefficients as big as those of choices is much of a length, and is none of the program for others.
  ///
  /// - Parameter hasChoices: Whether there are fixed ones, here or in the program that this one is a part of.
  /// - Throws: `SolverFailure` where no answer's certificate holds.
  func settled(
    _ objective: LinearProgram.Objective, hasChoices: Bool, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    let outcome = try relaxation(objective, until: deadline)
    guard hasChoices, case .optimal(let found) = outcome, found.miss(in: program) > Self.greatestMiss else {
      return outcome
    }
    func isExact(_ solution: Solution) -> Bool {
      solution.miss(in: program) <= Self.greatestMiss
        && Certificate(of: .optimal(solution), for: program, objective: objective).check().isEmpty
    }
    let factor = pass(objective)
    if case .optimal = simplex(.primal, tolerance: Self.greatestMiss, until: deadline) {
      let nearer = solution(of: objective, factor: factor)
      if isExact(nearer) { return .optimal(nearer) }
    }
    var best = outcome
    refine(found, of: objective, until: deadline) { refined in
      guard isExact(refined) else { return false }
      best = .optimal(refined)
      return true
    }
    return best
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
    if trial.isAccurate(.optimal(claimed)) { return .optimal(claimed) }
    var best = claimed
    refine(claimed, of: trial.objective, until: deadline) {
      if trial.violations(of: .optimal($0)).isEmpty { best = $0 }
      return trial.isAccurate(.optimal($0))
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

  /// What an answer that ends the trial at once is held to.
  private let tolerance: Double

  init(of objective: LinearProgram.Objective, for program: LinearProgram, tolerance: Double) {
    self.objective = objective
    self.program = program
    self.tolerance = tolerance
  }

  /// Whether the outcome needs no improvement.
  func isAccurate(_ outcome: Outcome) -> Bool {
    Certificate(of: outcome, for: program, objective: objective, tolerance: tolerance).check().isEmpty
  }

  func violations(of outcome: Outcome) -> [Certificate.Violation] {
    Certificate(of: outcome, for: program, objective: objective).check()
  }
}
