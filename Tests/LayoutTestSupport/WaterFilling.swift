/// The closed form of a stack's optimum under the default goals: one common level for each priority group.
///
/// Available length A. Where the minimums m do not fit, everyone gets m. Otherwise the lengths lie in [m̂, M] if the
/// hidden floors m̂ fit, else in [m, m̂]; the groups are served from the highest priority down, each with what is left
/// when the least lengths of the groups below are taken off, and in a group everyone gets clamp(λ, least, greatest).
package enum WaterFilling {
  /// The children's lengths in source order.
  package static func lengths(_ children: [RangeChild], available: Double) -> [Double] {
    let minimums = children.map(\.minimum)
    guard minimums.reduce(0, +) < available else { return minimums }
    let floors = children.map(\.floor)
    let floorsFit = floors.reduce(0, +) <= available
    let least = floorsFit ? floors : minimums
    let greatest = floorsFit ? children.map(\.maximum) : floors
    var lengths = least
    var left = available
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let group = children.indices.filter { children[$0].priority == priority }
      let below = children.indices.filter { children[$0].priority < priority }
      let budget = below.reduce(left) { $0 - least[$1] }
      let level = Self.level(group.map { (least[$0], greatest[$0]) }, budget: budget)
      for child in group {
        lengths[child] = min(max(level, least[child]), greatest[child])
        left -= lengths[child]
      }
    }
    return lengths
  }

  /// The level λ at which Σ clamp(λ, least, greatest) is the budget; infinite where the budget is not used up.
  ///
  /// The sum grows with λ along straight lines between the bounds, so the line that reaches the budget is sought among
  /// them.
  package static func level(_ bounds: [(least: Double, greatest: Double)], budget: Double) -> Double {
    func sum(at level: Double) -> Double { bounds.reduce(0) { $0 + min(max(level, $1.least), $1.greatest) } }
    let bends = Set(bounds.flatMap { [$0.least, $0.greatest] }).filter(\.isFinite).sorted()
    guard let first = bends.first, sum(at: first) < budget else { return bends.first ?? .infinity }
    for (low, high) in zip(bends, bends.dropFirst() + [.infinity]) {
      let rising = bounds.filter { $0.least <= low && $0.greatest > low }.count
      guard sum(at: high) >= budget, rising > 0 else { continue }
      return low + (budget - sum(at: low)) / Double(rising)
    }
    return .infinity
  }
}
