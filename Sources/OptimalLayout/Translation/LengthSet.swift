/// The lengths that something may have, in points: intervals in ascending order, none of which meets the next.
struct LengthSet: Hashable {
  /// All lengths from one to another; a single one where both are the same.
  struct Interval: Hashable {
    var lower: Double
    var upper: Double
  }

  private(set) var intervals: [Interval]

  /// Lengths closer together than this count as one, for their size or 1.
  private static let resolution = 1e-9
  /// How many intervals are told apart.
  private static let greatestCount = 2_000

  /// The lengths of some intervals, in any order.
  init(_ intervals: some Sequence<Interval>) {
    let sorted = intervals.filter { $0.lower <= $0.upper }.sorted { $0.lower < $1.lower }
    self.intervals = Self.merged(sorted, across: 0)
    if self.intervals.count > Self.greatestCount { self = limited(to: Self.greatestCount) }
  }

  /// The same lengths by at most some intervals; where there are more, the narrowest gaps count as lengths too.
  func limited(to count: Int) -> LengthSet {
    guard intervals.count > count else { return self }
    let gaps = zip(intervals, intervals.dropFirst()).map { $1.lower - $0.upper }.sorted()
    var limited = self
    limited.intervals = Self.merged(intervals, across: gaps[intervals.count - count - 1])
    return limited
  }

  /// One length.
  init(_ length: Double) { intervals = [Interval(lower: length, upper: length)] }

  /// All lengths from one to another.
  init(from lower: Double, to upper: Double) { self.init([Interval(lower: lower, upper: upper)]) }

  private static func merged(_ sorted: [Interval], across gap: Double) -> [Interval] {
    var merged: [Interval] = []
    for interval in sorted { append(interval, to: &merged, across: gap) }
    return merged
  }

  /// Appends an interval that begins at the last one or behind it, or unites both.
  private static func append(_ interval: Interval, to intervals: inout [Interval], across gap: Double) {
    if let last = intervals.last, interval.lower - last.upper <= max(gap, resolution * max(1, last.upper.magnitude)) {
      intervals[intervals.count - 1].upper = max(last.upper, interval.upper)
    } else {
      intervals.append(interval)
    }
  }
}

extension LengthSet {
  /// The least of the lengths; nil where there are none.
  var least: Double? { intervals.first?.lower }
  /// The greatest of the lengths; nil where there are none.
  var greatest: Double? { intervals.last?.upper }

  /// The lengths from one to another.
  func limited(from lower: Double, to upper: Double) -> LengthSet {
    LengthSet(intervals.map { Interval(lower: max($0.lower, lower), upper: min($0.upper, upper)) })
  }

  /// Whether one of the lengths lies between two others.
  func meets(_ lower: Double, _ upper: Double) -> Bool {
    var (low, high) = (0, intervals.count)
    while low < high {
      let middle = (low + high) / 2
      if intervals[middle].upper < lower { low = middle + 1 } else { high = middle }
    }
    return low < intervals.count && intervals[low].lower <= upper
  }

  /// The last interval that begins at a length or before it.
  func last(from length: Double) -> Interval? {
    var (low, high) = (0, intervals.count)
    while low < high {
      let middle = (low + high) / 2
      if intervals[middle].lower <= length { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? intervals[low - 1] : nil
  }

  /// The last length that counts as less than `limit`: `end`, which is a pixel before it, or an end of an interval that lies
  /// between both, as what a frame of a fixed maximum proposes may.
  ///
  /// - Complexity: O(log n) for n intervals.
  func last(from end: Double, below limit: Double) -> Double {
    // A solver does not tell from the limit what is closer to it.
    let limit = limit - 1e-6
    guard let interval = last(from: limit), interval.upper > end else { return end }
    return [interval.upper, interval.lower].first { end < $0 && $0 < limit } ?? end
  }

  /// All sums of a length of one and a length of the other.
  ///
  /// - Complexity: O(m n log(min(m, n))) for m and n intervals; less where many sums are the same.
  static func + (one: LengthSet, other: LengthSet) -> LengthSet {
    let (few, many) = one.intervals.count < other.intervals.count ? (one, other) : (other, one)
    // Neighbours are united first, since their sums are the most alike.
    var sums = few.intervals.map { many.widened(by: $0).intervals }
    while sums.count > 1 {
      sums = stride(from: 0, to: sums.count, by: 2).map {
        $0 + 1 < sums.count ? united(sums[$0], sums[$0 + 1]) : sums[$0]
      }
    }
    var set = LengthSet([])
    set.intervals = sums.first ?? []
    return set.limited(to: greatestCount)
  }

  /// The lengths of two lists of intervals, each in ascending order.
  private static func united(_ one: [Interval], _ other: [Interval]) -> [Interval] {
    var sorted: [Interval] = []
    sorted.reserveCapacity(one.count + other.count)
    var (first, second) = (0, 0)
    while first < one.count || second < other.count {
      let isFirst = second == other.count || first < one.count && one[first].lower <= other[second].lower
      let next = isFirst ? one[first] : other[second]
      if isFirst { first += 1 } else { second += 1 }
      append(next, to: &sorted, across: 0)
    }
    return sorted
  }

  /// All sums of a length and one of an interval.
  private func widened(by interval: Interval) -> LengthSet {
    var sums = self
    sums.intervals = Self.merged(
      intervals.map { Interval(lower: $0.lower + interval.lower, upper: $0.upper + interval.upper) }, across: 0)
    return sums
  }

  /// The lengths and some points.
  func shifted(by points: Double) -> LengthSet {
    LengthSet(intervals.map { Interval(lower: $0.lower + points, upper: $0.upper + points) })
  }

  /// The lengths times a factor.
  func scaled(by factor: Double) -> LengthSet {
    LengthSet(
      intervals.map {
        Interval(lower: min($0.lower * factor, $0.upper * factor), upper: max($0.lower * factor, $0.upper * factor))
      })
  }

  /// The lengths kept between two bounds.
  func clamped(from least: Double, to greatest: Double) -> LengthSet {
    func clamp(_ length: Double) -> Double { max(min(length, greatest), least) }
    return LengthSet(intervals.map { Interval(lower: clamp($0.lower), upper: clamp($0.upper)) })
  }

  /// The lengths of either.
  func union(_ other: LengthSet) -> LengthSet { LengthSet(intervals + other.intervals) }
}
