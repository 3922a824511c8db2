internal import LinearProgramming

/// What the relaxed rows cost.
extension StagedProgram {
  /// The greatest length by which values of the last point are moved, since it misses rows and bounds as far as a solver lets it.
  private static let greatestMiss = 1e-6

  /// How far a length of the last point may be, in points, from that of one that misses no row and no bound: twice as far as
  /// it would have to move for the one that is missed most.
  var missedLength: Double {
    guard let solution else { return 0 }
    let program = session.program
    let ofColumns = zip(solution.values, program.columns).reduce(0) { most, column in
      max(most, (column.0 - column.1.bounds.clamp(column.0)).magnitude)
    }
    let miss = zip(solution.rowActivities, program.rows).reduce(ofColumns) { most, row in
      let missed = (row.0 - row.1.bounds.clamp(row.0)).magnitude
      guard missed > 0, let factor = row.1.terms.map(\.coefficient.magnitude).max(), factor > 0 else { return most }
      return max(most, missed / factor)
    }
    return min(2 * miss, Self.greatestMiss)
  }

  /// How far the last point is behind the optima that were kept for each goal, largest stage by stage: what the
  /// relaxations cost.
  func drift() -> [Goal: Double] { drift(of: keeping).merging(settledDrift, uniquingKeysWith: max) }

  /// The same for some stages.
  func drift(of places: [Int]) -> [Goal: Double] {
    guard let solution else { return [:] }
    var drift: [Goal: Double] = [:]
    for stage in places.map({ stages[$0] }) {
      let value = solution.value(of: stage.objective.expression)
      let behind = stage.objective.sense == .minimise ? value - stage.optimum : stage.optimum - value
      drift[stage.goal] = max(drift[stage.goal] ?? 0, behind)
    }
    return drift
  }
}
