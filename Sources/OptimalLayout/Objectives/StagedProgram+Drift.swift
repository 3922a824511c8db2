internal import LinearProgramming

/// What the relaxed rows cost.
extension StagedProgram {
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

extension Solution {
  /// The most that ``missedLength(in:)`` is, in points.
  private static let greatestMiss = 1e-6

  /// How far a length of the point may be, in points, from that of one that misses no row and no bound of a program, as far as
  /// a solver lets it: twice as far as it would have to move for the one that is missed most.
  ///
  /// - Complexity: O(*n*) for *n* coefficients in rows that are missed, and O(*m*) for *m* rows and columns.
  func missedLength(in program: LinearProgram) -> Double {
    func miss(_ value: Double, _ bounds: Bounds) -> Double { (value - bounds.clamp(value)).magnitude }
    let ofColumns = zip(values, program.columns).reduce(0) { max($0, miss($1.0, $1.1.bounds)) }
    let greatest = zip(rowActivities, program.rows).reduce(ofColumns) { most, row in
      let missed = miss(row.0, row.1.bounds)
      guard missed > 0, let factor = row.1.terms.map(\.coefficient.magnitude).max(), factor > 0 else { return most }
      return max(most, missed / factor)
    }
    return min(2 * greatest, Self.greatestMiss)
  }
}
