import LinearProgramming

/// Searches of programs whose parts have nothing to do with each other: what would have to be tried for each choice of one
/// part is tried once for each part.
extension Problem {
  /// The least number of open integers of the smaller ones of the parts: fewer make no search long.
  private static let leastChoices = 8

  /// What the searches of the independent parts find together; nil where there are no two with many integers, or it does not
  /// stand up.
  ///
  /// - Parameter known: A point that the searches are to begin with; nil for none.
  func partSearch(_ objective: LinearProgram.Objective, from known: Solution?, until deadline: Deadline) -> Outcome? {
    leastOfParts = nil
    let program = splitProgram
    let independent = IndependentParts(of: program, stating: stated, for: objective)
    guard independent.parts.count(where: { $0.choices >= Self.leastChoices }) > 1 else { return nil }
    if let known { lastPoint = known.values }
    // What is fixed has its value, and the rest none as yet.
    let fixed = program.columns.map { $0.bounds.isFixed ? $0.bounds.lower : 0 }
    var values = fixed
    var bound = objective.expression.value(at: fixed)
    var isProven = true
    var split = SplitSum(of: objective, in: self.program, stating: stated)
    for part in independent.parts.map(\.part) {
      guard let outcome = try? search(part, of: program, at: fixed, objective, until: deadline) else { return nil }
      let found: [Double]
      switch outcome {
      case .optimal(let solution):
        found = solution.values
        bound += solution.bound
        split.add(part.columns, least: solution.objective)
      case .stopped(let incumbent?):
        found = incumbent.values
        bound += incumbent.bound
        isProven = false
      // What is kept at its least for each part leaves less than what is kept of all, by a rounding.
      case .infeasible where known == nil && program.rows.count == self.program.rows.count:
        return .infeasible(.searchExhausted)
      case .stopped(nil) where known == nil: return .stopped(nil)
      case .infeasible, .unbounded, .stopped(nil): return nil
      }
      for (column, value) in zip(part.columns, found) { values[column] = value }
    }
    independent.complete(&values)
    var solution = Solution(values, of: objective, in: self.program)
    solution.bound = bound
    let outcome = isProven ? Outcome.optimal(solution) : .stopped(Incumbent(solution, bound: bound))
    guard solution.miss(in: self.program) <= Self.greatestMiss,
      Certificate(of: outcome, for: self.program, objective: objective).check().isEmpty
    else { return nil }
    if isProven { leastOfParts = split }
    return outcome
  }

  /// The rows that keep a sum at its least, as far as each of its parts still has no less than then.
  var splits: [Int: SplitSum] { splitRows.filter { $0.value.holds(in: program, stating: stated) } }

  /// The program with a row for each part of a sum that is kept at its least, in place of one for all.
  private var splitProgram: LinearProgram {
    var program = program
    for (index, sum) in splits.sorted(by: { $0.key < $1.key }) {
      let row = program.rows[index]
      let isOfParts = Set(sum.parts.flatMap { $0.terms.map(\.column) })
      let fixed = row.terms.reduce(0) { total, term in
        let bounds = program[term.column].bounds
        return isOfParts.contains(term.column) ? total : total + term.coefficient * bounds.lower
      }
      let areFixed = row.terms.allSatisfy { isOfParts.contains($0.column) || program[$0.column].bounds.isFixed }
      guard areFixed, let shares = sum.shares(of: stated[index] ?? row.bounds, without: fixed) else { continue }
      for (part, share) in zip(sum.parts, shares) {
        let own = LinearExpression(part.terms)
        guard (try? program.require(row.name, own, in: share)) != nil else { return self.program }
      }
      try? program.setBounds(.free, of: LinearProgram.RowID(index: index))
    }
    return program
  }

  /// What is found of a part by itself, with fixed columns at their values: its objective is the cost of its own columns.
  private func search(
    _ part: ProgramPart, of program: LinearProgram, at values: [Double], _ objective: LinearProgram.Objective,
    until deadline: Deadline
  ) throws -> Outcome {
    let restriction = try ProgramPart.Restriction(of: part, in: program, at: values)
    var own = objective.restricted(by: restriction)
    own.expression.constant = 0
    let problem = try problem(of: part, as: restriction)
    if own.expression.terms.isEmpty, let last = problem.lastPoint {
      let solution = Solution(last, of: own, in: restriction.program)
      if solution.miss(in: restriction.program) <= Self.greatestMiss { return .optimal(solution) }
    }
    return restriction.program.hasIntegers
      ? try problem.search(own, until: deadline) : try problem.relaxation(own, until: deadline)
  }
}
