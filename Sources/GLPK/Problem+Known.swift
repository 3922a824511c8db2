import LinearProgramming

/// Points from which searches begin.
extension Problem {
  /// How many integers are searched sooner than a point is found to begin with.
  private static let fewIntegers = 32
  /// How many subproblems, and simplex iterations at the first, may be spent on finding a point with the integers that
  /// were suggested.
  private static let greatestEffort = 2_000

  /// A point for `objective` that is known or suggested, the better one; nil where there is none, or a search needs none.
  ///
  /// - Parameter bound: What no point can be better than.
  func known(
    for objective: LinearProgram.Objective, bound: Double, until deadline: Deadline
  ) throws(SolverFailure) -> Solution? {
    if let last = lastSolution(for: objective), last.isClose(to: bound) { return last }
    guard program.columns.count(where: { $0.domain != .continuous }) > Self.fewIntegers else { return nil }
    let suggested = try suggestedSolution(for: objective, until: deadline)
    if let suggested, suggested.isClose(to: bound) { return suggested }
    let last = try lastIntegers(for: objective, until: deadline)
    guard let suggested, let last else { return suggested ?? last }
    let isLastBetter =
      objective.sense == .minimise ? last.objective < suggested.objective : last.objective > suggested.objective
    return isLastBetter ? last : suggested
  }

  /// The best point with the integers of the optimum that was found last; nil where there is none any more.
  func lastIntegers(
    for objective: LinearProgram.Objective, isStrict: Bool = true, until deadline: Deadline
  ) throws(SolverFailure) -> Solution? {
    // What is only to have a point is asked because the last one does not do.
    guard !objective.expression.terms.isEmpty, let lastPoint,
      program.columns.dropFirst(lastPoint.count).allSatisfy({ $0.domain == .continuous })
    else { return nil }
    let isWithin = zip(program.columns, lastPoint).allSatisfy { column, value in
      column.domain == .continuous || column.wholeBounds.clamp(value.rounded()) == value.rounded()
    }
    return isWithin ? try point(with: lastPoint, for: objective, isStrict: isStrict, until: deadline)?.solution : nil
  }

  /// The best point with the integers that were suggested; nil where there is none, or it is not found soon.
  private func suggestedSolution(
    for objective: LinearProgram.Objective, until deadline: Deadline
  ) throws(SolverFailure) -> Solution? {
    guard !suggested.isEmpty else { return nil }
    var narrowed = program
    for (column, value) in suggested {
      guard narrowed[column].bounds.clamp(value) == value, let bounds = try? Bounds.exactly(value),
        (try? narrowed.setBounds(bounds, of: column)) != nil
      else { return nil }
    }
    guard narrowed.hasIntegers else {
      let values = narrowed.columns.map { $0.bounds.clamp(0) }
      return try point(with: values, for: objective, until: deadline)?.solution
    }
    let effort = SolverLimits(seconds: deadline.seconds, iterations: Self.greatestEffort)
    guard case .optimal(let found)? = try? Problem(narrowed).search(objective, until: Deadline(effort)),
      found.miss(in: program) <= Self.greatestMiss
    else { return nil }
    return found
  }

  /// The optimum that was found last as a point for `objective`; nil where it is none any more.
  private func lastSolution(for objective: LinearProgram.Objective) -> Solution? {
    guard let values = lastPoint, values.count == program.columns.count else { return nil }
    let activities = program.rows.map { row in
      row.terms.reduce(0) { $0 + $1.coefficient * values[$1.column.index] }
    }
    let value = objective.expression.value(at: values)
    let solution = Solution(objective: value, values: values, rowActivities: activities, duals: nil, bound: value)
    return solution.miss(in: program) <= Self.greatestMiss ? solution : nil
  }
}
