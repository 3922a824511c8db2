import LinearProgramming

/// Rows that choices imply, as far as a relaxation misses them.
enum ImpliedRows {
  /// How many simplex iterations a relaxation may take that is to show which rows it misses.
  private static let effort = 5_000
  /// How often rows are looked for, and how often without a better bound.
  private static let greatestRounds = 40, fruitlessRounds = 5
  /// How many rows are added at a time.
  private static let greatestCount = 100

  /// Adds those rows that the best point of the relaxation would miss, again and again, and leaves the ones that bind in
  /// the end; the relaxation has been solved with them.
  static func add(
    of probing: Probing, to problem: Problem, for objective: LinearProgram.Objective, until deadline: Deadline
  ) throws(SolverFailure) {
    let first = problem.program.rows.count
    var slack: [Int] = []
    var last = Double.nan
    var fruitless = 0
    for _ in 0..<greatestRounds where fruitless < fruitlessRounds {
      let limits = SolverLimits(seconds: deadline.seconds, iterations: effort)
      guard case .optimal(let relaxed) = try problem.relaxation(objective, until: Deadline(limits)) else { break }
      slack = problem.program.rows.indices.dropFirst(first)
        .filter { !problem.program.rows[$0].isTight(at: relaxed.rowActivities[$0]) }
      let isBetter = (relaxed.objective - last).magnitude > 1e-6 * max(1, last.magnitude)
      fruitless = isBetter || last.isNaN ? 0 : fruitless + 1
      last = relaxed.objective
      let missed = probing.rows(missedBy: relaxed.values, atMost: greatestCount)
      if missed.isEmpty { break }
      for row in missed { _ = try? problem.require("implied", row.expression, in: row.bounds) }
    }
    for row in slack { try? problem.setBounds(.free, of: LinearProgram.RowID(index: row)) }
  }
}

extension LinearProgram.Row {
  /// Whether a sum of the terms is at a bound.
  fileprivate func isTight(at activity: Double) -> Bool {
    let bound = bounds.lower.isFinite ? bounds.lower : bounds.upper
    return (activity - bound).magnitude <= 1e-6 * max(1, bound.magnitude)
  }
}
