import LinearProgramming

/// Programs with integer columns.
extension Problem {
  /// Solves the program with its integers: the relaxation first, then the search from its optimum.
  ///
  /// - Throws: `SolverFailure` where no answer's certificate holds.
  func search(_ objective: LinearProgram.Objective, until deadline: Deadline) throws(SolverFailure) -> Outcome {
    guard program.columns.allSatisfy(\.isPossible) else { return .infeasible(.searchExhausted) }
    switch try relaxation(objective, until: deadline) {
    case .infeasible(let proof):
      let outcome = Outcome.infeasible(proof)
      let isValid = Certificate(of: outcome, for: program, objective: objective).check().isEmpty
      return isValid ? outcome : .infeasible(.searchExhausted)
    case .unbounded(let proof):
      return try search(forPointOf: proof, until: deadline)
    case .stopped:
      return .stopped(nil)
    case .optimal(let relaxed):
      return try search(objective, below: relaxed.objective, until: deadline)
    }
  }

  /// Where the relaxation is unbounded, so is the program if it has a point at all.
  private func search(
    forPointOf proof: UnboundednessProof, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    switch try search(.minimise(LinearExpression()), until: deadline) {
    case .optimal(let solution): .unbounded(UnboundednessProof(point: solution.values, ray: proof.ray))
    case .infeasible(let proof): .infeasible(proof)
    case .unbounded, .stopped: .stopped(nil)
    }
  }

  /// Searches twice if need be: big coefficients let a point pass that is whole only within GLPK's tolerance.
  private func search(
    _ objective: LinearProgram.Objective, below bound: Double, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    let window = try SearchWindow(of: self, until: deadline)
    var failure = SolverFailure(undecided: .undefined)
    for attempt in [Attempt.warm, .restarted, .scaled] {
      switch try search(objective, below: bound, in: window, by: attempt, until: deadline) {
      case .success(let outcome): return outcome
      case .failure(let reported): failure = reported
      }
    }
    throw failure
  }

  private func search(
    _ objective: LinearProgram.Objective, below bound: Double, in window: SearchWindow, by attempt: Attempt,
    until deadline: Deadline
  ) throws(SolverFailure) -> Result<Outcome, SolverFailure> {
    let constant = objective.expression.constant
    let factor = pass(objective)
    window.open(on: self)
    defer { window.close(on: self) }
    switch run(attempt, until: deadline) {
    case .optimal: break
    case .failed(let failure): return .failure(failure)
    case .stopped: return .success(.stopped(nil))
    case .infeasible, .unbounded: return .failure(SolverFailure(undecided: handle.status))
    }
    var progress = SearchProgress(bound: (bound - constant) / factor, limit: deadline.iterations)
    let code = handle.search(seconds: deadline.seconds, progress: &progress)
    let reached = window.isComplete ? progress.bound * factor + constant : bound
    switch (code, handle.searchStatus) {
    case (0, .noFeasible), (0, .undefined):
      return .success(window.isComplete ? .infeasible(.searchExhausted) : .stopped(nil))
    case (0, .optimal), (0, .feasible):
      let claimed = handle.searchObjective * factor + constant
      guard let solution = try polished(objective, claimed: claimed, until: deadline) else { break }
      let isProven = window.isComplete ? true : try isBest(solution, below: bound, for: objective, until: deadline)
      let outcome =
        isProven ? Outcome.optimal(solution) : .stopped(Incumbent(solution, bound: bound))
      let violations = Certificate(of: outcome, for: program, objective: objective).check()
      return violations.isEmpty ? .success(outcome) : .failure(.inaccurate(violations))
    case (0, let status):
      return .failure(SolverFailure(undecided: status))
    case (let code, let status):
      let failure = SolverFailure(returnCode: code)
      guard failure.isLimit else { return .failure(failure) }
      guard status == .feasible || status == .optimal else { return .success(.stopped(nil)) }
      let claimed = handle.searchObjective * factor + constant
      let found = try polished(objective, claimed: claimed, until: Deadline(SolverLimits(seconds: 1)))
      return .success(.stopped(found.map { Incumbent($0, bound: reached) }))
    }
    return .failure(SolverFailure(undecided: handle.searchStatus))
  }

  /// Whether all points that are better than `solution` lie where the search has been.
  private func isBest(
    _ solution: Solution, below bound: Double, for objective: LinearProgram.Objective, until deadline: Deadline
  ) throws(SolverFailure) -> Bool {
    if solution.isClose(to: bound) { return true }
    var better = program
    let isMinimised = objective.sense == .minimise
    guard
      let bounds = isMinimised ? try? Bounds.atMost(solution.objective) : try? Bounds.atLeast(solution.objective),
      (try? better.require("better", objective.expression, in: bounds)) != nil
    else { return false }
    return try SearchWindow(of: Problem(better), until: deadline).isComplete
  }

  /// The best point with the integers of the last search, made exactly whole; nil if there is none as good as
  /// `claimed`.
  private func polished(
    _ objective: LinearProgram.Objective, claimed: Double, until deadline: Deadline
  ) throws(SolverFailure) -> Solution? {
    let whole = program.columns.indices.map { handle.searchValue(column: $0).rounded() }
    var index = 0
    let fixed = program.mapColumns { column in
      defer { index += 1 }
      guard column.domain != .continuous, let bounds = try? Bounds.exactly(whole[index]) else { return column }
      return LinearProgram.Column(name: column.name, bounds: bounds, domain: .continuous)
    }
    guard case .optimal(var solution) = try Problem(fixed).relaxation(objective, until: deadline) else { return nil }
    solution.duals = nil
    return solution.isClose(to: claimed) ? solution : nil
  }
}

extension Solution {
  /// Whether the objective is `value` but for what a search over integers lets pass: rows missed by 1e-7, times
  /// their duals.
  fileprivate func isClose(to value: Double) -> Bool {
    (objective - value).magnitude <= 1e-6 * max(1, objective.magnitude)
  }
}

extension Incumbent {
  fileprivate init(_ solution: Solution, bound: Double) {
    self.init(objective: solution.objective, values: solution.values, bound: bound)
  }
}

extension SolverFailure {
  /// Whether the search ended at a limit of the caller's.
  fileprivate var isLimit: Bool {
    switch self {
    case .failed(.timeLimit, _), .failed(.interrupted, _), .failed(.iterationLimit, _): true
    case .failed, .inaccurate, .unsuitableNumber: false
    }
  }
}
