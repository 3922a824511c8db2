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
      if isPossible(sums.all, in: room) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What no next smallest quantity can exceed; nil where nothing is known. One that is as large as `reached` is.
  ///
  /// Intervals in which all can reach a level tell how far they can together; beyond that others are needed, if there are any.
  mutating func greatestLevel(from reached: Double) -> Double? {
    guard let room else { return nil }
    var low = reached - Self.fine * max(1, reached.magnitude)
    let high = greatest[settled]
    guard high.isFinite, let sums = sums(reaching: low), var choices = choice(of: sums, in: room) else { return nil }
    while true {
      let level = min(high, max(low, greatestLevel(of: choices, in: room)))
      let beyond = level + Self.fine * max(1, level.magnitude) / 4
      guard beyond < high else { return high }
      guard let sums = self.sums(reaching: beyond) else { return nil }
      guard let others = choice(of: sums, in: room) else { return beyond }
      (low, choices) = (beyond, others)
    }
  }

  /// How far the quantities that are not counted can be raised together in the intervals chosen for all, those of the other
  /// children first.
  private func greatestLevel(of choices: [LengthSums.Choice], in room: FairDivision.SharedRoom) -> Double {
    let free = zip(quantities, choices.dropFirst()).filter { !$0.1.isCounted }
    let fixed = choices.prefix(1) + choices.dropFirst().filter(\.isCounted)
    let left = room.upper + Self.fine - fixed.reduce(0) { $0 + $1.interval.lower }
    func used(_ level: Double) -> Double {
      free.reduce(0) { $0 + max($1.1.interval.lower, $1.0.lengths(from: level, to: level).lower) }
    }
    let ends = free.map { ($0.1.interval.upper - $0.0.length.atZero) / $0.0.length.perUnit }
    let starts = free.map { ($0.1.interval.lower - $0.0.length.atZero) / $0.0.length.perUnit }
    guard var high = ends.min(), var low = starts.min(), used(high) > left else { return ends.min() ?? .infinity }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return low }
      if used(middle) <= left { low = middle } else { high = middle }
    }
  }

  /// Has the next search begin with intervals in which all but the settled quantities can reach a value.
  mutating func suggest(reaching value: Double, to program: StagedProgram) {
    guard let room, let sums = sums(reaching: value - 2 * Self.fine * max(1, value.magnitude)),
      let choices = choice(of: sums, in: room)
    else { return }
    suggest(choices, to: program)
  }

  private func suggest(_ choices: [LengthSums.Choice], to program: StagedProgram) {
    let intervals = quantities.map { quantity in
      quantity.intervals.map { quantity.lengths(from: $0.lower, to: $0.upper) }
    }
    let columns = quantities.map { $0.intervals.compactMap(\.choice) }
    program.suggest(LengthSums.values(of: columns, intervals: intervals, for: choices.dropFirst()))
  }

  /// How many quantities have to be at a value at least, so that all others that are not settled can reach the next one; nil
  /// where nothing is known. The next search begins with intervals in which they can.
  mutating func leastCount(at value: Double, reaching next: Double, suggestedTo program: StagedProgram) -> Int? {
    guard let room else { return nil }
    let reached = next - 2 * Self.fine * max(1, next.magnitude)
    var (first, number) = (1, 1)
    while settled + first <= quantities.count {
      number = min(number, quantities.count - settled)
      guard let sums = sums(reaching: reached, at: levels + [value], count: settled + number) else { return nil }
      for count in first...number where isPossible(sums.all(counting: settled + count), in: room) {
        if let choices = choice(of: sums, in: room, counting: settled + count) { suggest(choices, to: program) }
        return count
      }
      (first, number) = (number + 1, 2 * number + 1)
    }
    return nil
  }

  /// Whether fewer quantities than a number may be settled or at a level that at least one more than the settled ones is
  /// at, while all others exceed it.
  mutating func mayExceed(_ level: Double, allButFewerThan number: Int) -> Bool {
    guard let room, number > settled + 1 else { return room == nil }
    let sums = sums(reaching: level + Self.tolerance(at: level), at: levels + [level], count: number - 1)
    guard let sums else { return true }
    return (settled + 1..<number).contains { isPossible(sums.all(counting: $0), in: room) }
  }

  /// Whether some sum uses the room, but for what the rows that keep it are relaxed by.
  private func isPossible(_ sums: LengthSet, in room: FairDivision.SharedRoom) -> Bool {
    let slack = room.upper.isFinite ? 4 * Self.fine * max(1, room.upper.magnitude) : 0
    return sums.meets(room.lower - slack, room.upper + slack)
  }

  /// Intervals whose sums use the room; nil where there are none.
  private func choice(
    of sums: LengthSums, in room: FairDivision.SharedRoom, counting number: Int? = nil
  ) -> [LengthSums.Choice]? {
    sums.choice(from: room.lower - Self.fine, to: room.upper + Self.fine, counting: number)
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
