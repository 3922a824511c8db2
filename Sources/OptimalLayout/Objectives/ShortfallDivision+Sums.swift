/// What sums of possible lengths say before a program is asked.
extension ShortfallDivision {
  /// The first of some marks that not all but the settled quantities can reach, whatever else binds them; the end of the
  /// places where all can be reached, nil where nothing is known.
  mutating func firstOutOfReach(in places: Range<Int>) -> Int? {
    guard let room, !places.isEmpty else { return nil }
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      guard let sums = sums(reaching: marks[middle]) else { return nil }
      if isPossible(sums, in: room) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What no next smallest quantity can exceed; nil where nothing is known. One that is as large as `reached` is.
  mutating func greatestLevel(from reached: Double) -> Double? {
    guard let room else { return nil }
    var (low, high) = (reached - Self.fine * max(1, reached.magnitude), greatest[settled])
    func isPossible(_ level: Double, _ division: inout ShortfallDivision) -> Bool? {
      division.sums(reaching: level)?.all.meets(room.lower - Self.fine, room.upper + Self.fine)
    }
    guard high.isFinite, isPossible(low, &self) == true else { return nil }
    while high - low > Self.fine * max(1, high.magnitude) / 4 {
      let middle = (low + high) / 2
      guard let isPossible = isPossible(middle, &self) else { return nil }
      if isPossible { low = middle } else { high = middle }
    }
    return high
  }

  /// Has the next search begin with intervals in which all but the settled quantities can reach a value.
  mutating func suggest(reaching value: Double, to program: StagedProgram) {
    guard let room, let sums = sums(reaching: value - 2 * Self.fine * max(1, value.magnitude)),
      let choices = sums.choice(from: room.lower - Self.fine, to: room.upper + Self.fine)
    else { return }
    let intervals = quantities.map { quantity in
      quantity.intervals.map { quantity.lengths(from: $0.lower, to: $0.upper) }
    }
    let columns = quantities.map { $0.intervals.compactMap(\.choice) }
    program.suggest(LengthSums.values(of: columns, intervals: intervals, for: choices.dropFirst()))
  }

  /// Whether fewer quantities than a number may be settled or at a level that at least one more than the settled ones is
  /// at, while all others exceed it.
  mutating func mayExceed(_ level: Double, allButFewerThan number: Int) -> Bool {
    guard let room else { return true }
    for count in settled + 1..<number {
      let sums = sums(reaching: level + Self.tolerance(at: level), at: levels + [level], count: count)
      guard let sums, !isPossible(sums, in: room) else { return true }
    }
    return false
  }

  /// Whether some sum uses the room, but for what the rows that keep it are relaxed by.
  private func isPossible(_ sums: LengthSums, in room: FairDivision.SharedRoom) -> Bool {
    let slack = room.upper.isFinite ? 4 * Self.fine * max(1, room.upper.magnitude) : 0
    return sums.all.meets(room.lower - slack, room.upper + slack)
  }

  private mutating func sums(reaching value: Double) -> LengthSums? {
    sums(reaching: value, at: levels, count: settled)
  }

  /// How far values are told apart.
  private static let fine = 1e-9

  /// The sums of the lengths where all but a number of quantities, which are at some levels, reach a value, those of all
  /// other children first; nil where they take too long to find.
  private mutating func sums(reaching value: Double, at levels: [Double], count: Int) -> LengthSums? {
    guard let room else { return nil }
    let held = held
    let children = quantities.enumerated().map { place, quantity in
      let open = held.contains(place) ? [] : quantity.intervals.filter { $0.upper >= value }
      let counted = levels.filter(quantity.canBe)
      return LengthSums.Child(
        lengths: LengthSet(open.map { quantity.lengths(from: max($0.lower, value), to: $0.upper) }),
        counted: LengthSet(counted.map { quantity.lengths(from: $0, to: $0) }))
    }
    return LengthSums(
      [LengthSums.Child(lengths: room.others)] + children, count: count,
      atMost: room.upper + Self.tolerance(at: room.upper), effort: &effort)
  }
}
