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
      return stopped(objective, at: nil, bound: objective.sense == .minimise ? -.infinity : .infinity)
    case .optimal(let relaxed):
      if let outcome = wholeOptimum(relaxed, objective, until: deadline) { return noted(outcome) }
      let known = try known(for: objective, bound: relaxed.objective, until: deadline)
      if let known, known.isClose(to: relaxed.objective) { return noted(.optimal(known)) }
      let outcome = try probedSearch(objective, below: relaxed.objective, from: known, until: deadline)
      guard case .stopped(nil) = outcome else { return noted(outcome) }
      return stopped(objective, at: known, bound: relaxed.objective)
    }
  }

  /// Notes the integers of an optimum, or the best point known, for later searches to begin with.
  private func noted(_ outcome: Outcome) -> Outcome {
    switch outcome {
    case .optimal(let solution): lastPoint = solution.values
    case .stopped(let incumbent?): lastPoint = incumbent.values
    case .infeasible, .unbounded, .stopped(nil): break
    }
    return outcome
  }

  /// What is left to say where a search was stopped: the best point known, at least one with the integers of the last one,
  /// if that is found within a second.
  private func stopped(_ objective: LinearProgram.Objective, at known: Solution?, bound: Double) -> Outcome {
    let best = known ?? (try? lastIntegers(for: objective, isStrict: false, until: Deadline(SolverLimits(seconds: 1))))
    return noted(.stopped(best.map { Incumbent($0, bound: bound) }))
  }

  /// The relaxation's optimum as the program's, if its integers are whole: no other point can be better.
  private func wholeOptimum(
    _ relaxed: Solution, _ objective: LinearProgram.Objective, until deadline: Deadline
  ) -> Outcome? {
    func isWhole(_ solution: Solution) -> Bool {
      zip(program.columns, solution.values).allSatisfy { $0.domain == .continuous || $1 == $1.rounded() }
    }
    guard isWhole(relaxed), var solution = sharpened(relaxed, of: objective, in: program, until: deadline),
      isWhole(solution)
    else { return nil }
    solution.duals = nil
    let outcome = Outcome.optimal(solution)
    return Certificate(of: outcome, for: program, objective: objective).check().isEmpty ? outcome : nil
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
  ///
  /// Where the relaxation has an optimum only because rows that contradict each other by a rounding were moved apart, no
  /// attempt finds one: then the program, whose rows are not moved, has no point.
  ///
  /// Nothing proves that a search was right to leave a subproblem, and roundings may have it leave the only one with a
  /// point. So a short search that ends without one is done again from another basis; a long one has left many.
  ///
  /// - Parameters:
  ///   - rule: What is branched upon.
  ///   - subproblems: How many each attempt may begin.
  func search(
    _ objective: LinearProgram.Objective, below bound: Double, from known: Solution?, by rule: BranchingRule,
    until deadline: Deadline, subproblems: Int
  ) throws(SolverFailure) -> Outcome {
    let window = try SearchWindow(of: self, until: deadline)
    var failure = SolverFailure(undecided: .undefined)
    var isInfeasible = true
    // Numbers that are nearly whole are not told apart at first: what is found then is as good as claimed, or asked again.
    let attempts: [(Attempt, Double)] =
      rule.needsDistance
      ? [(.warm, Self.distant)]
      : [(.warm, Self.lenient), (.warm, Self.strict), (.restarted, Self.strict), (.scaled, Self.strict)]
    for (number, (attempt, tolerance)) in attempts.enumerated() {
      // What none of the attempts before has done in this time, the last one has all that is left for.
      let patience = number == attempts.count - 1 && !rule.needsDistance ? nil : self.patience
      switch try search(
        objective, below: bound, from: known, in: window, by: attempt, rule, within: tolerance, until: deadline,
        subproblems: subproblems, patience: patience)
      {
      case .success(.infeasible(let proof)) where known == nil && !isImproving && begun <= Self.mostDoubted:
        let others = [Attempt.restarted, .scaled].filter { $0 != attempt }
        let found = try secondSearch(
          objective, below: bound, in: window, by: others, rule, until: deadline)
        return found ?? .infeasible(proof)
      case .success(let outcome): return outcome
      case .failure(let reported): failure = reported
      }
      if attempt != .warm, failure != SolverFailure(undecided: .noFeasible) { isInfeasible = false }
    }
    if rule.needsDistance {
      // What is found by another rule tells more.
      isCutShort = true
      return .stopped(nil)
    }
    if isInfeasible { return .infeasible(.searchExhausted) }
    throw failure
  }

  /// What a search finds from other bases; nil where none tells.
  private func secondSearch(
    _ objective: LinearProgram.Objective, below bound: Double, in window: SearchWindow, by attempts: [Attempt],
    _ rule: BranchingRule, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome? {
    defer { isCutShort = false }
    let deadline = Deadline(
      SolverLimits(seconds: min(deadline.seconds, Self.secondsForSecond), iterations: deadline.iterations))
    for attempt in attempts where !deadline.hasPassed {
      let result = try search(
        objective, below: bound, from: nil, in: window, by: attempt, rule,
        within: rule.needsDistance ? Self.distant : Self.strict, until: deadline, subproblems: Self.mostSecond,
        patience: patience)
      guard case .success(let outcome) = result else { continue }
      if case .stopped(nil) = outcome { return nil }
      return outcome
    }
    return nil
  }

  /// How many subproblems a search may have begun that is done again.
  private static let mostDoubted = 50
  /// How many it may begin then, and for how many seconds: the simplex method may go in circles.
  private static let mostSecond = 200
  private static let secondsForSecond = 1.0

  /// How far a value may be from a whole number: at first, and where what is found then does not hold.
  private static let lenient = 1e-7
  private static let strict = 1e-9
  /// The same for a rule that divides by no value which the simplex method's own tolerance takes for whole.
  private static let distant = 1e-5

  /// The seconds that a subproblem may take before its simplex method is taken to go in circles: many times what one needs
  /// that begins with its parent's basis.
  private var patience: Double { 0.5 + Double(program.rows.count + program.columns.count) / 2000 }

  private func search(
    _ objective: LinearProgram.Objective, below bound: Double, from known: Solution?, in window: SearchWindow,
    by attempt: Attempt, _ rule: BranchingRule, within tolerance: Double, until deadline: Deadline, subproblems: Int,
    patience: Double?
  ) throws(SolverFailure) -> Result<Outcome, SolverFailure> {
    let constant = objective.expression.constant
    let factor = pass(objective)
    isCutShort = false
    window.open(on: self)
    defer { window.close(on: self) }
    switch run(attempt, until: deadline) {
    case .optimal: break
    case .failed(let failure): return .failure(failure)
    case .stopped: return .success(.stopped(nil))
    case .infeasible, .unbounded: return .failure(SolverFailure(undecided: handle.status))
    }
    var progress = SearchProgress(
      bound: (bound - constant) / factor, limit: subproblems, known: known?.values, nodes: nodes, rule: rule)
    let code = handle.search(
      tolerance: tolerance, seconds: deadline.seconds, patience: patience, progress: &progress)
    isCutShort = progress.isExhausted
    begun = progress.subproblems
    let reached = window.isComplete ? progress.bound * factor + constant : bound
    switch (code, handle.searchStatus) {
    case (0, .noFeasible), (0, .undefined):
      return .success(window.isComplete ? .infeasible(.searchExhausted) : .stopped(nil))
    case (0, .optimal), (0, .feasible):
      let claimed = handle.searchObjective * factor + constant
      var candidate = try polished(objective, until: deadline)
      if candidate?.isAsGood(as: claimed) != true {
        if tolerance > Self.strict { return .failure(SolverFailure(undecided: .undefined)) }
        if let outcome = try searchElsewhere(objective, besides: candidate?.solution, until: deadline) {
          return .success(outcome)
        }
        if candidate?.isClose(to: claimed) != true {
          candidate = try polished(objective, isStrict: false, until: deadline)
        }
      }
      guard let candidate, candidate.isClose(to: claimed) else { break }
      let solution = candidate.solution
      let isProven = window.isComplete ? true : try isBest(solution, below: bound, for: objective, until: deadline)
      let outcome =
        isProven ? Outcome.optimal(solution) : .stopped(Incumbent(solution, bound: bound))
      let violations = Certificate(of: outcome, for: program, objective: objective).check()
      return violations.isEmpty ? .success(outcome) : .failure(.inaccurate(violations))
    case (0, let status):
      return .failure(SolverFailure(undecided: status))
    case (let code, let status):
      let failure = SolverFailure(returnCode: code)
      let isStalled = patience != nil && !progress.isExhausted && !deadline.hasPassed
      guard failure.isLimit, !isStalled else { return .failure(failure) }
      guard status == .feasible || status == .optimal else { return .success(.stopped(nil)) }
      let claimed = handle.searchObjective * factor + constant
      let candidate = try polished(objective, until: Deadline(SolverLimits(seconds: 1)))
      let found = candidate.flatMap { $0.isClose(to: claimed) ? $0.solution : nil }
      return .success(.stopped(found.map { Incumbent($0, bound: reached) }))
    }
    return .failure(SolverFailure(undecided: handle.searchStatus))
  }

  /// Whether all points that are better than `solution` lie where the search has been.
  private func isBest(
    _ solution: Solution, below bound: Double, for objective: LinearProgram.Objective, until deadline: Deadline
  ) throws(SolverFailure) -> Bool {
    if Polished(solution).isClose(to: bound) { return true }
    var better = program
    let isMinimised = objective.sense == .minimise
    guard
      let bounds = isMinimised ? try? Bounds.atMost(solution.objective) : try? Bounds.atLeast(solution.objective),
      (try? better.require("better", objective.expression, in: bounds)) != nil
    else { return false }
    return try SearchWindow(of: Problem(better), until: deadline).isComplete
  }

  /// How far a point with whole integers may miss a bound, for the bound's size or 1. More would be gained by a choice of
  /// integers that does not really fit, and lost when a later stage holds on to it.
  static let greatestMiss = 1e-10
  /// What is no more than the rounding of a row's numbers.
  private static let leastMiss = 1e-13

  /// The best point with the integers of the last search, made exactly whole; nil if there is none.
  private func polished(
    _ objective: LinearProgram.Objective, isStrict: Bool = true, until deadline: Deadline
  ) throws(SolverFailure) -> Polished? {
    let values = program.columns.indices.map { handle.searchValue(column: $0) }
    return try point(with: values, for: objective, isStrict: isStrict, until: deadline)
  }

  /// The best point with the integers of some values, rounded; nil if there is none.
  ///
  /// - Parameter isStrict: Whether its rows must hold as exactly as refinement can tell, not only within the tolerance of
  ///   a certificate.
  func point(
    with values: [Double], for objective: LinearProgram.Objective, isStrict: Bool = true, until deadline: Deadline
  ) throws(SolverFailure) -> Polished? {
    var index = 0
    let fixed = program.mapColumns { column in
      defer { index += 1 }
      guard column.domain != .continuous, let bounds = try? Bounds.exactly(values[index].rounded()) else {
        return column
      }
      return LinearProgram.Column(name: column.name, bounds: bounds, domain: .continuous)
    }
    let problem = try Problem(fixed)
    if let pointBasis { problem.handle.setBasis(pointBasis) }
    guard case .optimal(let found) = try problem.relaxation(objective, until: deadline) else { return nil }
    pointBasis = problem.handle.basis(rows: fixed.rows.count, columns: fixed.columns.count)
    let solution = isStrict ? problem.sharpened(found, of: objective, in: program, until: deadline) : found
    return solution.map { Polished($0, in: fixed) }
  }

  /// The optimum that the last attempt claims, refined until it misses next to no bound of `program`; nil where what it
  /// misses cannot be mended.
  ///
  /// What is missed by little in a row with a big coefficient may be much in the objective, and none of it is left for a
  /// stage that holds on to it.
  private func sharpened(
    _ found: Solution, of objective: LinearProgram.Objective, in program: LinearProgram, until deadline: Deadline
  ) -> Solution? {
    var least = found.miss(in: program)
    var best = least <= Self.greatestMiss ? found : nil
    guard least > Self.leastMiss else { return best }
    func refine(enlargedBy zoom: Zoom) {
      self.refine(found, of: objective, enlargedBy: zoom, until: deadline) { refined in
        let miss = refined.miss(in: program)
        if miss <= Self.greatestMiss, miss < least { (best, least) = (refined, miss) }
        return miss <= Self.greatestMiss
      }
    }
    refine(enlargedBy: .finest)
    if best == nil { refine(enlargedBy: .coarse) }
    return best
  }
}

/// Integers that hold only within GLPK's tolerance.
extension Problem {
  /// How many choices of integers are taken out before the search is given up.
  private static let greatestExclusions = 4

  /// Searches among all other choices of the integers than the last one found, whose rows hold only within GLPK's
  /// tolerance, and takes the better of what is found and `candidate`; nil where not all integers are binary.
  private func searchElsewhere(
    _ objective: LinearProgram.Objective, besides candidate: Solution?, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome? {
    let integers = program.columns.indices.filter { program.columns[$0].domain != .continuous }
    guard exclusions < Self.greatestExclusions, integers.allSatisfy({ program.columns[$0].domain == .binary }) else {
      return nil
    }
    var difference = LinearExpression()
    for index in integers {
      let column = LinearExpression(LinearProgram.ColumnID(index: index))
      difference += handle.searchValue(column: index) > 0.5 ? -column + 1 : column
    }
    var rest = program
    guard (try? rest.require("another choice", difference, in: .atLeast(1))) != nil else { return nil }
    let elsewhere = try Problem(rest)
    elsewhere.exclusions = exclusions + 1
    switch try elsewhere.search(objective, until: deadline) {
    case .optimal(let found):
      let isBetter = objective.sense == .minimise ? { $0 < $1 } : { (one: Double, other: Double) in one > other }
      if let candidate, !isBetter(found.objective, candidate.objective) { return .optimal(candidate) }
      return .optimal(found.withoutRows(from: program.rows.count))
    case .infeasible:
      return candidate.map { .optimal($0) } ?? .infeasible(.searchExhausted)
    case .unbounded, .stopped:
      return nil
    }
  }
}

extension Solution {
  /// Whether the objective is as good as a bound of it, but for what a search lets pass.
  func isClose(to bound: Double) -> Bool {
    (objective - bound).magnitude <= 1e-9 * max(1, objective.magnitude)
  }

  /// How far the point misses the bound it misses most, for the bound's size or 1.
  func miss(in program: LinearProgram) -> Double {
    func miss(_ value: Double, _ bounds: Bounds) -> Double {
      let bound = bounds.clamp(value)
      return (value - bound).magnitude / max(1, bound.magnitude)
    }
    let columns = zip(values, program.columns).reduce(0) { max($0, miss($1.0, $1.1.bounds)) }
    return zip(rowActivities, program.rows).reduce(columns) { max($0, miss($1.0, $1.1.bounds)) }
  }

  /// The same point of a program with only the first `count` rows.
  fileprivate func withoutRows(from count: Int) -> Solution {
    Solution(
      objective: objective, values: values, rowActivities: Array(rowActivities.prefix(count)), duals: nil,
      bound: bound)
  }
}

extension Incumbent {
  /// The point of a solution as the best one known.
  init(_ solution: Solution, bound: Double) {
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
