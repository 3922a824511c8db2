/// Water-filling: one level at which the children's lengths, kept within their ranges, add up to the budget.
enum WaterLevel {
  /// Gives each child of a group the level, or the end of its range that is nearest to it.
  static func share(
    _ budget: Double, among children: [RangedChild], _ places: Slice<UnsafeMutableBufferPointer<Int>>,
    into lengths: inout [Double]
  ) {
    let level = level(for: budget, children, places)
    for child in places { lengths[child] = children[child].length(offered: level) }
  }

  /// The level; infinite where even the maximums leave some of the budget.
  ///
  /// The sum of the lengths rises with the level along straight lines that bend where a range begins or ends, so the
  /// line that reaches the budget is found among these bends by bisection.
  private static func level(
    for budget: Double, _ children: [RangedChild], _ places: Slice<UnsafeMutableBufferPointer<Int>>
  ) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * places.count) { bends in
      var count = 0
      for child in places {
        bends[count] = children[child].minimum
        count += 1
        guard children[child].maximum < .infinity else { continue }
        bends[count] = children[child].maximum
        count += 1
      }
      var sorted = UnsafeMutableBufferPointer(rebasing: bends[..<count])
      sorted.sort()
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if sum(at: sorted[middle], children, places) < budget { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return sorted.first ?? .infinity }
      let next = low < count ? sorted[low] : .infinity
      return level(for: budget, between: sorted[low - 1], and: next, children, places)
    }
  }

  /// The lengths at a level, added up.
  private static func sum(
    at level: Double, _ children: [RangedChild], _ places: Slice<UnsafeMutableBufferPointer<Int>>
  ) -> Double {
    var sum = 0.0
    for child in places { sum += children[child].length(offered: level) }
    return sum
  }

  /// The level on the straight line between two neighbouring bends: what the others leave, for each that still rises.
  private static func level(
    for budget: Double, between low: Double, and high: Double, _ children: [RangedChild],
    _ places: Slice<UnsafeMutableBufferPointer<Int>>
  ) -> Double {
    var rest = budget
    var rising = 0
    for child in places {
      let (minimum, maximum) = (children[child].minimum, children[child].maximum)
      if maximum <= low {
        rest -= maximum
      } else if minimum > low {
        rest -= minimum
      } else {
        rising += 1
      }
    }
    return rising > 0 ? rest / Double(rising) : high
  }
}
