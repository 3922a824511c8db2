import LinearProgramming

/// Searches that probing makes shorter.
extension Problem {
  /// Programs with fewer open binaries are searched as they are.
  private static let fewChoices = 32
  /// How many subproblems a search may begin before its program is probed.
  private static let fewSubproblems = 50
  /// How many subproblems a search of the narrowed program may begin before relaxations are tried.
  private static let fewNarrowed = 200
  /// By how much what is looked for has to be better than what is known, for its size or 1.
  private static let leastGain = 2e-6

  /// Searches the program, or its independent parts; where that takes more than a few subproblems, one with narrower bounds,
  /// the rows that its choices imply, and propagation in each subproblem.
  ///
  /// - Parameters:
  ///   - bound: What no point can be better than.
  ///   - known: A point that the search is to better; nil for none.
  func probedSearch(
    _ objective: LinearProgram.Objective, below bound: Double, from known: Solution?, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    guard nodes == nil, program.openChoices > Self.fewChoices else {
      return try search(objective, below: bound, from: known, until: deadline)
    }
    if let outcome = partSearch(objective, from: known, until: deadline) { return outcome }
    var best = known
    if !isProbedFirst {
      let few = min(Self.fewSubproblems, deadline.iterations ?? .max)
      let first = try search(
        objective, below: bound, from: known, by: .programOrder, until: deadline, subproblems: few)
      guard case .stopped(let incumbent) = first, few == Self.fewSubproblems, !deadline.hasPassed else { return first }
      isProbedFirst = true
      if let incumbent { best = Solution(incumbent.values, of: objective, in: program) }
    }
    do {
      if let outcome = try narrowedSearch(objective, below: bound, besides: best, until: deadline) { return outcome }
    } catch {
      // What the narrowed program is too difficult for may be found without.
    }
    return try search(objective, below: bound, from: best, until: deadline)
  }

  /// What a search of a narrowed program finds; nil where it does not stand up.
  private func narrowedSearch(
    _ objective: LinearProgram.Objective, below bound: Double, besides known: Solution?, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome? {
    var narrowed = program
    if let known {
      let gain = Self.leastGain * max(1, known.objective.magnitude)
      guard narrowed.require(objective, betterThan: known.objective, by: gain) else { return nil }
    }
    let problem = try NarrowedProblem(narrowed, for: objective, until: deadline)
    let few = deadline.iterations == nil ? Self.fewNarrowed : nil
    var outcome = try searched(problem, objective, subproblems: few, besides: known, until: deadline)
    if case .stopped(let incumbent)? = outcome, few != nil, isCutShort, !deadline.hasPassed {
      let shaved = try problem.shaved(for: objective, until: deadline)
      outcome = try searched(shaved, objective, subproblems: nil, besides: known, until: deadline)
      // What rules out a point that was found does not stand up.
      if incumbent != nil, case .infeasible? = outcome { return nil }
    }
    switch outcome {
    case .optimal(let found)?:
      let solution = Solution(found.values, of: objective, in: program)
      // What holds only within the solver's tolerance is not better than what is known by as little.
      if let known, solution.miss(in: program) > Self.greatestMiss, isClose(solution, to: known) {
        return .optimal(known)
      }
      let outcome = Outcome.optimal(solution)
      return Certificate(of: outcome, for: program, objective: objective).check().isEmpty ? outcome : nil
    case .infeasible?:
      return known.map { .optimal($0) } ?? .infeasible(.searchExhausted)
    case .unbounded?, nil:
      return nil
    case .stopped(let incumbent)?:
      // What is found beside a known point is better.
      if let incumbent {
        let found = Solution(incumbent.values, of: objective, in: program)
        return .stopped(Incumbent(found, bound: incumbent.bound))
      }
      return .stopped(known.map { Incumbent($0, bound: bound) })
    }
  }

  /// What a search of a narrowed problem finds; nil where there is none.
  ///
  /// - Parameters:
  ///   - subproblems: How many the search may begin; nil for any number.
  ///   - known: What only better points are left of; nil for none.
  private func searched(
    _ narrowed: NarrowedProblem, _ objective: LinearProgram.Objective, subproblems: Int?, besides known: Solution?,
    until deadline: Deadline
  ) throws(SolverFailure) -> Outcome? {
    switch narrowed {
    case .impossible: return .infeasible(.searchExhausted)
    case .unsayable: return nil
    case .open(_, let problem):
      if problem.nodes == nil {
        guard let nodes = NodePropagation(problem) else { return nil }
        problem.nodes = nodes
      }
      problem.isImproving = known != nil
      problem.mostSubproblems = subproblems
      problem.exclusions = exclusions
      defer { isCutShort = problem.isCutShort }
      return try problem.search(objective, until: deadline)
    }
  }

  /// Whether two points are as good but for what better ones are looked for by, and a rounding of it.
  private func isClose(_ solution: Solution, to other: Solution) -> Bool {
    (solution.objective - other.objective).magnitude <= 2 * Self.leastGain * max(1, other.objective.magnitude)
  }
}

extension Solution {
  /// The solution at the first of some values, as many as the program has columns.
  init(_ values: [Double], of objective: LinearProgram.Objective, in program: LinearProgram) {
    let values = Array(values.prefix(program.columns.count))
    let activities = program.rows.map { row in
      row.terms.reduce(0) { $0 + $1.coefficient * values[$1.column.index] }
    }
    let value = objective.expression.value(at: values)
    self.init(objective: value, values: values, rowActivities: activities, duals: nil, bound: value)
  }
}

extension LinearProgram {
  /// Leaves only points whose objective is better than a value by some gain.
  ///
  /// - Returns: Whether that can be said in numbers.
  fileprivate mutating func require(_ objective: Objective, betterThan value: Double, by gain: Double) -> Bool {
    let isMinimised = objective.sense == .minimise
    let bounds = isMinimised ? try? Bounds.atMost(value - gain) : try? Bounds.atLeast(value + gain)
    return bounds.map { (try? require("better", objective.expression, in: $0)) != nil } ?? false
  }
}
