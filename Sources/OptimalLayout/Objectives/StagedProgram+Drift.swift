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
