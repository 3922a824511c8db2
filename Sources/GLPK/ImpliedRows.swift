import LinearProgramming

/// Rows that choices imply, as far as a relaxation misses them.
enum ImpliedRows {
  /// How many simplex iterations a relaxation may take that is to show which rows it misses.
  private static let effort = 5_000
  /// How often rows are looked for, and how often without a better bound.
  private static let greatestRounds = 40, fruitlessRounds = 5
  /// How many rows are added at a time.
  private static let greatestCount = 100

  /// The program with those rows that the best point of the relaxation would miss, added again and again, and of them only
  /// those that bind in the end.
  static func problem(
    of program: LinearProgram, with probing: Probing, for objective: LinearProgram.Objective, until deadline: Deadline
  ) throws(SolverFailure) -> Problem {
    let problem = try Problem(program)
    var slack: [Int] = []
    var binding: [LinearProgram.Row] = []
    var last = Double.nan
    var fruitless = 0
    for round in 1...greatestRounds {
      let limits = SolverLimits(seconds: deadline.seconds, iterations: effort)
      guard case .optimal(let relaxed) = try problem.relaxation(objective, until: Deadline(limits)) else {
        // The rows added last lead the simplex method astray: it begins anew without them.
        var rest = program
        for row in binding { _ = try? rest.require(row.name, LinearExpression(row.terms), in: row.bounds) }
        return try Problem(rest)
      }
      let added = problem.program.rows.indices.dropFirst(program.rows.count)
      let isTight = added.map { problem.program.rows[$0].isTight(at: relaxed.rowActivities[$0]) }
      slack = zip(added, isTight).filter { !$0.1 }.map(\.0)
      binding = zip(added, isTight).filter(\.1).map { problem.program.rows[$0.0] }
      let isBetter = (relaxed.objective - last).magnitude > 1e-6 * max(1, last.magnitude)
      fruitless = isBetter || last.isNaN ? 0 : fruitless + 1
      last = relaxed.objective
      let missed = probing.rows(missedBy: relaxed.values, atMost: greatestCount)
      if missed.isEmpty || fruitless == fruitlessRounds || round == greatestRounds { break }
      for row in missed { _ = try? problem.require("implied", row.expression, in: row.bounds) }
    }
    for row in slack { try? problem.setBounds(.free, of: LinearProgram.RowID(index: row)) }
    return problem
  }
}

extension LinearProgram.Row {
  /// Whether a sum of the terms is at a bound.
  fileprivate func isTight(at activity: Double) -> Bool {
    let bound = bounds.lower.isFinite ? bounds.lower : bounds.upper
    return (activity - bound).magnitude <= 1e-6 * max(1, bound.magnitude)
  }
}
