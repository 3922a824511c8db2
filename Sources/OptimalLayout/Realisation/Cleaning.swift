/// Takes off what the relaxed rows added to a solution, so that 240 is 240.
struct Cleaning {
  private let children: [ChildRange]
  private let room: Double
  private let slack: Double
  private let isProportional: Bool
  private let exceeded: [Double]

  /// Prepares to clean the lengths of some children.
  ///
  /// - Parameters:
  ///   - room: The offered length without the gaps, in points.
  ///   - slack: By how much the relaxed rows together can have moved what was pursued.
  ///   - goals: The goals pursued. `proportional` keeps shares of ranges, so that a length moves by the range's multiple.
  ///   - exceeded: By how much the stack's minor proposal is exceeded in any case; what exceeds it by no more is for nothing.
  init(_ children: [ChildRange], room: Double, slack: Double, goals: [Goal], exceeded: Double = 0) {
    self.children = children
    self.room = room
    self.exceeded = exceeded > 0 ? [0, exceeded] : [0]
    isProportional = goals.contains(.proportional)
    let widest = children.map { $0.maximum - $0.minimum }.filter(\.isFinite).max() ?? 1
    self.slack = isProportional ? slack * max(1, widest) : slack
  }

  /// The lengths with those close to a bound on it, and those left at a common level, or a common share of their ranges, at
  /// that recomputed; of others, what they miss the room by is shared among them.
  func clean(_ lengths: [Double]) -> [Double] {
    var cleaned = lengths
    var free: [Int] = []
    for (index, child) in children.enumerated() {
      let ends = child.pieces.flatMap { [$0.lower, $0.upper] }
      let bends = child.pieces.flatMap { piece in exceeded.compactMap { piece.length(exceeding: $0) } }
      let near = ([child.minimum, child.maximum, child.floor] + ends + bends).filter { isClose($0, lengths[index]) }
        .min { abs($0 - lengths[index]) < abs($1 - lengths[index]) }
      if let near { cleaned[index] = near } else { free.append(index) }
    }
    guard let first = free.first else { return cleaned }
    let used = cleaned.reduce(0, +)
    let isFree = Set(free)
    let settled = cleaned.indices.reduce(0) { isFree.contains($1) ? $0 : $0 + cleaned[$1] }
    guard used.isFinite, abs(used - room) <= max(tolerance(of: room), Double(children.count) * slack) else {
      return cleaned
    }
    if free.allSatisfy({ isClose(lengths[$0], lengths[first]) }) {
      for index in free { cleaned[index] = (room - settled) / Double(free.count) }
    } else if isProportional, let share = commonShare(of: free, lengths, adding: room - settled) {
      for index in free { cleaned[index] = children[index].minimum + share * span(index) }
    } else {
      for index in free { cleaned[index] += (room - used) / Double(free.count) }
    }
    return cleaned
  }

  /// The share of their ranges by which some children all exceed their minimums where they add up to `total`; nil where
  /// they do not.
  private func commonShare(of free: [Int], _ lengths: [Double], adding total: Double) -> Double? {
    let least = free.reduce(0) { $0 + children[$1].minimum }
    let share = (total - least) / free.reduce(0) { $0 + span($1) }
    let isCommon = free.allSatisfy {
      span($0).isFinite && isClose(children[$0].minimum + share * span($0), lengths[$0])
    }
    return isCommon ? share : nil
  }

  private func span(_ child: Int) -> Double { children[child].maximum - children[child].minimum }

  private func tolerance(of length: Double) -> Double { max(1e-7 * max(1, abs(length)), 2 * slack) }

  private func isClose(_ value: Double, _ other: Double) -> Bool {
    value.isFinite && abs(value - other) <= tolerance(of: other)
  }
}

extension LengthPiece {
  /// The length at which the piece exceeds the stack's minor proposal by this much, if it does so at one only.
  fileprivate func length(exceeding excess: Double) -> Double? {
    guard self.excess.slope != 0 else { return nil }
    let length = lower + (excess - self.excess.value) / self.excess.slope
    return length > lower && length < upper ? length : nil
  }
}
