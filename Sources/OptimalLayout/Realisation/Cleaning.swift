/// Takes off what the relaxed rows added to a solution, so that 240 is 240.
struct Cleaning {
  private let children: [ChildRange]
  private let room: Double
  private let slack: Double
  private let keepsShares: Bool
  /// Whether nothing but the room came before shares, so that gap-free children all have the same.
  private let sharesFirst: Bool
  private let exceeded: [Double]
  private let wanted: [[Double]]
  private let areExact: Bool

  /// Prepares to clean the lengths of some children.
  ///
  /// - Parameters:
  ///   - room: The offered length without the gaps, in points.
  ///   - slack: By how much the relaxed rows together can have moved what was pursued.
  ///   - goals: The goals pursued. `proportional` keeps shares of ranges, so that a length moves by its range's multiple,
  ///     unless `fair` came before and kept the lengths themselves.
  ///   - exceeded: By how much the stack's minor proposal is exceeded in any case; what exceeds it by no more is for nothing.
  ///   - wanted: What goals want the children's lengths to be near to, the lengths of each goal in turn.
  ///   - areExact: Whether what relaxed rows added is taken off already where it could be, so that what is missed by as little
  ///     as a rounding is one.
  init(
    _ children: [ChildRange], room: Double, slack: Double, goals: [Goal], exceeded: Double = 0, wanted: [[Double]] = [],
    areExact: Bool = false
  ) {
    self.wanted = wanted.filter { $0.count == children.count }
    self.areExact = areExact
    self.children = children
    self.room = room
    self.slack = slack
    self.exceeded = exceeded > 0 ? [0, exceeded] : [0]
    keepsShares = goals.first { $0 == .proportional || $0 == .fair } == .proportional
    sharesFirst = goals.first { $0 != .overflow && $0 != .fill } == .proportional
  }

  /// The lengths with those close to a bound, or to what is wanted of them, on it, and those left at a common level, or a
  /// common share of their ranges, at that recomputed; of others, what they miss the room by is shared among them.
  func clean(_ lengths: [Double]) -> [Double] {
    let (close, free) = snapped(lengths, by: Array(repeating: slack, count: lengths.count))
    guard keepsShares else { return settled(close, free, lengths) }
    // A share is kept more exactly than the length that it makes: what has the common one is close to no bound. A child
    // without an end has no share, and may have got what others gave up.
    let movements = children.indices.map { movement(of: $0) }
    let greatest = movements.max() ?? slack
    if sharesFirst, children.allSatisfy({ $0.pieces.isEmpty && $0.floor <= $0.minimum && $0.maximum.isFinite }),
      let shared = shared(lengths, Array(children.indices), lengths, movements)
    {
      return shared
    }
    let (ended, sharing) = snapped(lengths, by: children.indices.map { span($0).isFinite ? slack : greatest })
    let most = Array(repeating: greatest, count: lengths.count)
    if let shared = shared(ended, sharing, lengths, most) { return shared }
    let (near, others) = snapped(lengths, by: movements)
    let limit = max(room, lengths.reduce(0, +)) + tolerance(of: room)
    return near.reduce(0, +) <= limit ? settled(near, others, lengths) : settled(close, free, lengths)
  }

  /// The lengths with those on a bound that it may be missed by for what rows were relaxed by, and the places of the others.
  private func snapped(_ lengths: [Double], by slacks: [Double]) -> (lengths: [Double], free: [Int]) {
    var cleaned = lengths
    var free: [Int] = []
    for (index, child) in children.enumerated() {
      let ends = child.pieces.flatMap { [$0.lower, $0.upper] }
      let bends = child.pieces.flatMap { piece in exceeded.compactMap { piece.length(exceeding: $0) } }
      let near = ([child.minimum, child.maximum, child.floor] + ends + bends + wanted.map { $0[index] }).filter {
        isClose($0, lengths[index], slack: slacks[index])
      }.min { abs($0 - lengths[index]) < abs($1 - lengths[index]) }
      if let near { cleaned[index] = near } else { free.append(index) }
    }
    return (cleaned, free)
  }

  /// Snapped lengths with the free ones among them recomputed, where all together should use the room.
  private func settled(_ snapped: [Double], _ free: [Int], _ lengths: [Double]) -> [Double] {
    guard let first = free.first, let rest = rest(of: snapped, free) else { return snapped }
    var cleaned = snapped
    let used = cleaned.reduce(0, +)
    // What couples its axes may answer something else to a trace more.
    let isRounding = areExact && abs(room - used) <= 1e-12 * max(1, abs(room))
    if free.count == 1, isRounding, !children[first].isSeparable { return cleaned }
    if free.allSatisfy({ isClose(lengths[$0], lengths[first], slack: slack) }) {
      for index in free { cleaned[index] = rest / Double(free.count) }
    } else if let shared = shared(snapped, free, lengths, lengths.map { _ in greatestMovement(of: free) }) {
      return shared
    } else {
      let takers = isRounding ? free.filter { children[$0].isSeparable } : free
      for index in takers { cleaned[index] += (room - used) / Double(takers.count) }
    }
    return cleaned
  }

  /// Snapped lengths with the free ones at the share of their ranges that they have in common; nil where one of them would
  /// be moved by more than rows can have moved it.
  private func shared(
    _ snapped: [Double], _ free: [Int], _ lengths: [Double], _ movements: [Double]
  ) -> [Double]? {
    guard keepsShares, let rest = rest(of: snapped, free),
      let share = commonShare(of: free, lengths, movements, adding: rest)
    else { return nil }
    var cleaned = snapped
    for index in free { cleaned[index] = children[index].minimum + share * span(index) }
    return cleaned
  }

  /// What the room leaves the free lengths; nil where they do not use it.
  private func rest(of lengths: [Double], _ free: [Int]) -> Double? {
    let isFree = Set(free)
    let settled = lengths.indices.reduce(0) { isFree.contains($1) ? $0 : $0 + lengths[$1] }
    let used = lengths.reduce(0, +)
    let missed = lengths.indices.reduce(0) { $0 + movement(of: $1) }
    return used.isFinite && abs(used - room) <= max(tolerance(of: room), missed) ? room - settled : nil
  }

  /// The share of their ranges by which some children all exceed their minimums where they add up to `total`; nil where
  /// they do not.
  private func commonShare(
    of free: [Int], _ lengths: [Double], _ movements: [Double], adding total: Double
  ) -> Double? {
    let least = free.reduce(0) { $0 + children[$1].minimum }
    var share = (total - least) / free.reduce(0) { $0 + span($1) }
    if abs(share - share.rounded()) < 1e-12 { share.round() }
    guard share >= 0, share <= 1 else { return nil }
    let isCommon = free.allSatisfy {
      span($0).isFinite && isClose(children[$0].minimum + share * span($0), lengths[$0], slack: movements[$0])
    }
    return isCommon ? share : nil
  }

  /// The most by which rows can have moved one of some children: what one gave up another may have taken.
  private func greatestMovement(of free: [Int]) -> Double { free.map { movement(of: $0) }.max() ?? slack }

  private func span(_ child: Int) -> Double { children[child].maximum - children[child].minimum }

  /// By how much the relaxed rows can have moved a child's length.
  private func movement(of child: Int) -> Double {
    keepsShares && span(child).isFinite ? slack * max(1, span(child)) : slack
  }

  private func tolerance(of length: Double) -> Double { tolerance(of: length, slack: slack) }

  private func tolerance(of length: Double, slack: Double) -> Double { max(1e-7 * max(1, abs(length)), 2 * slack) }

  private func isClose(_ value: Double, _ other: Double, slack: Double) -> Bool {
    value.isFinite && abs(value - other) <= tolerance(of: other, slack: slack)
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
