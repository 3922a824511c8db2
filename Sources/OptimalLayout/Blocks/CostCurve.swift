/// What a block costs at least at each of its lengths: segments of straight lines, between which there may be gaps.
struct CostCurve {
  /// A length or an interval of lengths over which the cost is a straight line, and the choice of integers that has it.
  struct Segment {
    /// The lengths, in points.
    var lower: Double
    var upper: Double
    /// The costs at both ends.
    var atLower: Double
    var atUpper: Double
    /// The place of the choice in `choices`.
    var choice: Int

    var slope: Double { upper > lower ? (atUpper - atLower) / (upper - lower) : 0 }

    /// The cost at one of its lengths.
    func cost(at length: Double) -> Double {
      length <= lower ? atLower : length >= upper ? atUpper : atLower + slope * (length - lower)
    }
  }

  /// The segments, in no order; where several have a length, the cheapest counts.
  private(set) var segments: [Segment] = []
  /// The values of the block's integers, by column of its program.
  private(set) var choices: [[Double]] = []

  /// Adds segments of one choice.
  mutating func add(_ segments: [Segment], for choice: [Double]) {
    self.segments += segments.map { segment in
      var segment = segment
      segment.choice = choices.count
      return segment
    }
    choices.append(choice)
  }

  /// The least cost known at a length, or a rounding beside it; infinite where there is none.
  func cost(at length: Double) -> Double {
    let rounding = 1e-9 * max(1, length.magnitude)
    return segments.reduce(.infinity) { least, segment in
      segment.lower <= length + rounding && length - rounding <= segment.upper
        ? min(least, segment.cost(at: length)) : least
    }
  }

  /// The straight line that is the least known between two lengths without a corner between them; nil where none is.
  func line(from lower: Double, to upper: Double) -> (value: Double, slope: Double)? {
    let middle = (lower + upper) / 2
    let over = segments.filter { $0.lower <= middle && middle <= $0.upper }
    guard let least = over.min(by: { $0.cost(at: middle) < $1.cost(at: middle) }) else { return nil }
    return (least.cost(at: middle) - least.slope * middle, least.slope)
  }

  /// Where the least cost may have a corner strictly between two lengths: ends of segments, and where two cross.
  func corners(from lower: Double, to upper: Double) -> [Double] {
    let near = segments.filter { $0.upper > lower && $0.lower < upper }
    var corners = near.flatMap { [$0.lower, $0.upper] }
    for (place, one) in near.enumerated() {
      for other in near[(place + 1)...] where one.slope != other.slope {
        let (start, end) = (max(one.lower, other.lower), min(one.upper, other.upper))
        guard start < end else { continue }
        let crossing = start + (other.cost(at: start) - one.cost(at: start)) / (one.slope - other.slope)
        if crossing > start, crossing < end { corners.append(crossing) }
      }
    }
    return corners.filter { $0 > lower && $0 < upper }.sorted()
  }
}
