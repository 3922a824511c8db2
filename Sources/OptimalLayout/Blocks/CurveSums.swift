/// The least that several blocks cost together where the sum of their lengths is limited, one length of each curve.
///
/// What matters of the first blocks is only how long they are together and what they cost together (dynamic programming over
/// the undominated states of a multiple-choice knapsack: Kellerer, Pferschy and Pisinger, "Knapsack Problems", 2004, 11.5);
/// states that cannot come to the least are left out by what the others cost where each point of length has a price.
struct CurveSums {
  private let curves: [[CostCurve.Segment]]
  private let together: LengthSet.Interval
  /// The price of a point of length.
  private let price: Double
  /// What the curves from each place on are together, and those before each place.
  private let following: [Total]
  private let preceding: [Total]
  /// How many pairs may still be looked at.
  private var effort = 20_000_000

  /// What some blocks cost together over some lengths of theirs together.
  private struct State {
    var segment: CostCurve.Segment
    /// The state of the blocks before the last of them, by its place.
    var before = 0
    /// The place of the last one's segment.
    var last = 0
  }

  /// Lengths closer than this are the same, for their size or 1.
  private static let resolution = 1e-9

  init(_ curves: [[CostCurve.Segment]], together: LengthSet.Interval) {
    self.curves = curves
    func slack(_ end: Double) -> Double { 4 * Self.resolution * max(1, end.magnitude) }
    self.together = LengthSet.Interval(
      lower: together.lower - slack(together.lower), upper: together.upper + slack(together.upper))
    let price = Self.price(curves, together)
    self.price = price
    let totals = curves.map { Total(of: $0, cost: Self.least(of: $0, price: price)) }
    following = Self.sums(totals.reversed()).reversed()
    preceding = Self.sums(totals)
  }

  /// The sums of the first totals, by how many they are.
  private static func sums(_ totals: [Total]) -> [Total] {
    totals.reduce(into: [Total(of: [], cost: 0)]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// What some curves are together.
  private struct Total {
    /// What they cost at least, with lengths at their price.
    var cost: Double
    /// Their least and greatest lengths.
    var lengths: LengthSet.Interval

    /// One curve, or none.
    init(of segments: [CostCurve.Segment], cost: Double) {
      self.cost = cost
      lengths = LengthSet.Interval(
        lower: segments.map(\.lower).min() ?? 0, upper: segments.map(\.upper).max() ?? 0)
    }

    static func + (one: Self, other: Self) -> Self {
      var sum = one
      sum.cost += other.cost
      sum.lengths.lower += other.lengths.lower
      sum.lengths.upper += other.lengths.upper
      return sum
    }
  }

  private static func least(of segments: [CostCurve.Segment], price: Double) -> Double {
    segments.reduce(.infinity) {
      min($0, $1.atLower + price * $1.lower, $1.atUpper + price * $1.upper)
    }
  }
}

/// Prices.
extension CurveSums {
  /// What all cost at least, where lengths have a price (Lagrangian relaxation: Geoffrion 1974).
  private static func bound(
    _ curves: [[CostCurve.Segment]], _ together: LengthSet.Interval, price: Double
  ) -> Double {
    guard price != 0 else { return curves.reduce(0) { $0 + least(of: $1, price: 0) } }
    let end = price > 0 ? together.upper : together.lower
    guard end.isFinite else { return -.infinity }
    return curves.reduce(-price * end) { $0 + least(of: $1, price: price) }
  }

  /// The price at which that is greatest, near enough.
  private static func price(_ curves: [[CostCurve.Segment]], _ together: LengthSet.Interval) -> Double {
    let slopes = curves.joined().map(\.slope.magnitude)
    let costs = curves.joined().flatMap { [$0.atLower, $0.atUpper] }
    let spread = (costs.max() ?? 0) - (costs.min() ?? 0)
    var (lower, upper) = (-(slopes.max() ?? 0) - spread - 1, (slopes.max() ?? 0) + spread + 1)
    for _ in 0..<100 {
      let (one, other) = (lower + (upper - lower) / 3, upper - (upper - lower) / 3)
      if bound(curves, together, price: one) < bound(curves, together, price: other) {
        lower = one
      } else {
        upper = other
      }
    }
    let candidates = [0, lower, upper, (lower + upper) / 2]
    return candidates.max { bound(curves, together, price: $0) < bound(curves, together, price: $1) } ?? 0
  }

  /// What the price takes off in any case.
  private var refund: Double {
    price == 0 ? 0 : price > 0 ? -price * together.upper : -price * together.lower
  }
}

/// The least sum.
extension CurveSums {
  /// What all cost together at the least, and the segment of each curve with which they do.
  struct Least {
    var cost: Double
    var segments: [Int]
  }

  /// The least sum; nil where no lengths have an allowed sum, or it takes too long.
  mutating func least() -> Least? {
    let bound = following[0].cost + refund
    guard bound.isFinite else { return nil }
    // What is allowed beyond the bound grows until something is found within it.
    var allowance = 1e-6 * max(1, bound.magnitude)
    while allowance < 1e12 {
      guard let layers = forwards(limit: bound + allowance) else { return nil }
      if let least = best(of: layers), least.cost <= bound + allowance { return least }
      allowance *= 8
    }
    return nil
  }

  /// The states of the first blocks, by how many they are, that may come to at most `limit`.
  private mutating func forwards(limit: Double) -> [[State]]? {
    layers(of: curves.indices.map { ($0, following[$0 + 1]) }, limit: limit)
  }

  /// The states of blocks taken one after another, by how many they are; nil where that takes too long.
  ///
  /// - Parameter order: The places of the blocks, with what is still to come after each.
  private mutating func layers(of order: [(place: Int, others: Total)], limit: Double) -> [[State]]? {
    var states = [State(segment: CostCurve.Segment(lower: 0, upper: 0, atLower: 0, atUpper: 0, choice: 0))]
    var layers = [states]
    for (place, others) in order where !states.isEmpty {
      guard let next = extended(states, by: curves[place], beside: others, limit: limit) else { return nil }
      states = next
      layers.append(states)
    }
    return layers
  }

  /// The states with one more block, those left out that do not come to `limit` with the others.
  private mutating func extended(
    _ states: [State], by segments: [CostCurve.Segment], beside others: Total, limit: Double
  ) -> [State]? {
    effort -= states.count * segments.count
    guard effort > 0 else { return nil }
    var next: [State] = []
    for (before, state) in states.enumerated() {
      for (last, segment) in segments.enumerated() {
        for sum in state.segment.sums(with: segment)
        where sum.atLeast(price: price) + others.cost + refund <= limit
          && sum.lower + others.lengths.lower <= together.upper
          && sum.upper + others.lengths.upper >= together.lower
        {
          next.append(State(segment: sum, before: before, last: last))
        }
      }
    }
    return undominated(next)
  }

  /// Without the states that another one is no costlier than at all of their lengths.
  private mutating func undominated(_ states: [State]) -> [State]? {
    // One that starts no later can cover another.
    let sorted = states.sorted {
      ($0.segment.lower, -$0.segment.upper, $0.segment.atLower) < (
        $1.segment.lower, -$1.segment.upper, $1.segment.atLower
      )
    }
    var kept: [State] = []
    var active: [Int] = []
    for state in sorted {
      let end = state.segment.upper - Self.resolution * max(1, state.segment.upper.magnitude)
      active.removeAll {
        kept[$0].segment.upper < state.segment.lower - Self.resolution * max(1, state.segment.lower.magnitude)
      }
      effort -= active.count
      guard effort > 0 else { return nil }
      let isCovered = active.contains { place in
        let other = kept[place].segment
        return other.upper >= end && other.cost(at: state.segment.lower) <= state.segment.atLower
          && other.cost(at: state.segment.upper) <= state.segment.atUpper
      }
      guard !isCovered else { continue }
      active.append(kept.count)
      kept.append(state)
    }
    return kept
  }

  /// The best state of all blocks, and how it came about.
  private func best(of layers: [[State]]) -> Least? {
    guard layers.count == curves.count + 1, let last = layers.last else { return nil }
    let costs = last.map { $0.segment.least(within: together) }
    guard var place = costs.indices.min(by: { costs[$0] < costs[$1] }), costs[place].isFinite else { return nil }
    var least = Least(cost: costs[place], segments: [])
    for layer in layers.dropFirst().reversed() {
      least.segments.append(layer[place].last)
      place = layer[place].before
    }
    least.segments.reverse()
    return least
  }
}

/// What is left to choose at the least sum.
extension CurveSums {
  /// What a block can be where all together cost no more than a limit.
  struct Allowed {
    /// The places of its segments that some sum has.
    var segments: Set<Int> = []
    /// The least that all others cost then.
    var others = Double.infinity
  }

  /// What each block can be where all together cost no more than `limit`; nil where that takes too long.
  mutating func allowed(limit: Double) -> [Allowed]? {
    guard let before = forwards(limit: limit), before.count == curves.count + 1,
      let after = backwards(limit: limit), after.count == curves.count + 1
    else { return nil }
    var allowed: [Allowed] = []
    for place in curves.indices {
      let rests = after[curves.count - 1 - place]
      effort -= before[place].count * rests.count * curves[place].count
      guard effort > 0 else { return nil }
      var own = Allowed()
      for state in before[place] {
        for rest in rests {
          for others in state.segment.sums(with: rest.segment) {
            for (number, segment) in curves[place].enumerated() {
              let isWithin = others.sums(with: segment).contains { $0.least(within: together) <= limit }
              guard isWithin else { continue }
              own.segments.insert(number)
              own.others = min(own.others, others.atLower, others.atUpper)
            }
          }
        }
      }
      guard !own.segments.isEmpty else { return nil }
      allowed.append(own)
    }
    return allowed
  }

  /// The states of the last blocks, by how many they are.
  private mutating func backwards(limit: Double) -> [[State]]? {
    layers(of: curves.indices.reversed().map { ($0, preceding[$0]) }, limit: limit)
  }
}

extension CostCurve.Segment {
  /// The least cost with lengths at a price.
  fileprivate func atLeast(price: Double) -> Double { min(atLower + price * lower, atUpper + price * upper) }

  /// The least cost at the lengths within an interval; infinite where there are none.
  fileprivate func least(within interval: LengthSet.Interval) -> Double {
    let (start, end) = (max(lower, interval.lower), min(upper, interval.upper))
    return start <= end ? min(cost(at: start), cost(at: end)) : .infinity
  }

  /// What this and another one cost at the least together, over the sums of their lengths: the one that costs less for
  /// each point grows first.
  fileprivate func sums(with other: Self) -> [Self] {
    let start = (length: lower + other.lower, cost: atLower + other.atLower)
    let parts = [self, other].filter { $0.upper > $0.lower }.sorted { $0.slope < $1.slope }
    guard !parts.isEmpty else {
      return [Self(lower: start.length, upper: start.length, atLower: start.cost, atUpper: start.cost, choice: 0)]
    }
    var (length, cost) = start
    return parts.map { part in
      let sum = Self(
        lower: length, upper: length + part.upper - part.lower, atLower: cost,
        atUpper: cost + part.atUpper - part.atLower, choice: 0)
      (length, cost) = (sum.upper, sum.atUpper)
      return sum
    }
  }
}
