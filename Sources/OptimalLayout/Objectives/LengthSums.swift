internal import LinearProgramming

/// What children can use of a stack together, where each has one of its possible lengths, whatever else binds them.
///
/// A search over integers does not see that no sum of certain lengths lies in a narrow interval, as 22 points a line do;
/// sums of sets do (the reachable sums of a knapsack: Kellerer, Pferschy and Pisinger, "Knapsack Problems", 2004, 4).
///
/// Some of the children, as many as `count`, may be taken out of a second set instead of their first.
struct LengthSums: Sendable {
  /// What a child can use.
  struct Child {
    /// The lengths of most children.
    var lengths: LengthSet
    /// The lengths that it has where it is one of those counted.
    var counted = LengthSet([])
  }

  /// What is chosen for a child.
  struct Choice: Hashable {
    var interval: LengthSet.Interval
    var isCounted: Bool
  }

  /// How many steps may be taken to spare a search: some tenths of a second.
  static let usualEffort = 1_000_000

  private let children: [Child]
  private let count: Int
  /// What the children from each place on can use, by how many of them are counted.
  private let rest: [[LengthSet]]

  /// Finds all sums that are no more than `most`; nil where that takes more steps than are left of `effort`.
  ///
  /// - Complexity: O(children × count × s log s), where s is how many intervals a sum has by those of a child.
  init?(_ children: [Child], count: Int = 0, atMost most: Double = .infinity, effort: inout Int) {
    // What is too long beside the least of all others is out of the question.
    let least = children.map { min($0.lengths.least ?? .infinity, $0.counted.least ?? .infinity) }
    let sum = least.reduce(0, +)
    let children =
      !(most + sum).isFinite
      ? children
      : zip(children, least).map { child, own in
        let end = most - (sum - own)
        return Child(
          lengths: child.lengths.limited(from: -.infinity, to: end),
          counted: child.counted.limited(from: -.infinity, to: end))
      }
    self.children = children
    self.count = count
    var rest = [[LengthSet(0)] + Array(repeating: LengthSet([]), count: count)]
    var before = sum
    for (child, own) in zip(children, least).reversed() {
      let after = rest[rest.count - 1]
      let pairs = child.lengths.intervals.count + child.counted.intervals.count
      effort -= after.reduce(0) { $0 + $1.intervals.count } * pairs
      if effort < 0 { return nil }
      before -= own
      rest.append(
        after.indices.map { number in
          let sums = after[number] + child.lengths
          let both = number == 0 ? sums : sums.union(after[number - 1] + child.counted)
          return (most - before).isFinite ? both.limited(from: -.infinity, to: most - before) : both
        })
    }
    self.rest = rest.reversed()
  }

  /// Finds all sums of some lengths, one of each set, that are no more than `most`; nil where that takes more steps than
  /// are usually spent.
  init?(_ lengths: [LengthSet], atMost most: Double) {
    var effort = Self.usualEffort
    self.init(lengths.map { Child(lengths: $0) }, atMost: most, effort: &effort)
  }

  /// All sums.
  var all: LengthSet { rest[0][count] }

  /// All sums in which a number of children is counted, no more than `count`.
  func all(counting number: Int) -> LengthSet { rest[0][number] }

  /// The sums of the children from a place on, as far as they may be part of one that is no more than the most.
  func sums(from place: Int) -> LengthSet { rest[place][count] }

  /// Intervals for the children whose sums meet those from `lower` to `upper`, of which a number is counted, or as many as
  /// can be; nil where there are none.
  func choice(from lower: Double, to upper: Double, counting number: Int? = nil) -> [Choice]? {
    guard all(counting: number ?? count).meets(lower, upper) else { return nil }
    var (lower, upper, left) = (lower, upper, number ?? count)
    var choices: [Choice] = []
    for (place, child) in children.enumerated() {
      let after = rest[place + 1]
      func leavesRest(_ interval: LengthSet.Interval, _ number: Int) -> Bool {
        after[number].meets(lower - interval.upper, upper - interval.lower)
      }
      let open = child.lengths.intervals.last { leavesRest($0, left) }.map { Choice(interval: $0, isCounted: false) }
      let counted = left == 0 ? nil : child.counted.intervals.last { leavesRest($0, left - 1) }
      guard let choice = open ?? counted.map({ Choice(interval: $0, isCounted: true) }) else { return nil }
      choices.append(choice)
      (lower, upper) = (lower - choice.interval.upper, upper - choice.interval.lower)
      if choice.isCounted { left -= 1 }
    }
    return choices
  }

  /// Which of some intervals of each child's lengths some sum from `lower` to `upper` has, where none is counted.
  ///
  /// - Complexity: O(children × intervals of a child × intervals of a sum).
  func areUsed(_ intervals: [[LengthSet.Interval]], from lower: Double, to upper: Double) -> [[Bool]] {
    var before = LengthSet(0)
    var areUsed: [[Bool]] = []
    for (place, child) in children.enumerated() {
      let after = rest[place + 1][0]
      areUsed.append(
        intervals[place].map { interval in
          before.intervals.contains {
            after.meets(lower - interval.upper - $0.upper, upper - interval.lower - $0.lower)
          }
        })
      before = (before + child.lengths).limited(from: -.infinity, to: upper)
    }
    return areUsed
  }

  /// The values of the binaries that choose the intervals of each child's lengths, for chosen ones.
  ///
  /// Of children with the same intervals the earlier ones get the longer lengths, as rows may ask.
  static func values(
    of columns: [[LinearProgram.ColumnID]], intervals: [[LengthSet.Interval]], for choices: ArraySlice<Choice>
  ) -> [LinearProgram.ColumnID: Double] {
    var chosen = choices.map(\.interval)
    for alike in Dictionary(grouping: chosen.indices, by: { intervals[$0] }).values {
      let longest = alike.map { chosen[$0] }.sorted { $0.lower > $1.lower }
      for (place, interval) in zip(alike, longest) { chosen[place] = interval }
    }
    var values: [LinearProgram.ColumnID: Double] = [:]
    for (place, columns) in columns.enumerated() where !columns.isEmpty {
      let number = intervals[place].firstIndex {
        $0.lower <= chosen[place].upper && chosen[place].lower <= $0.upper
      }
      for (other, column) in columns.enumerated() { values[column] = other == number ? 1 : 0 }
    }
    return values
  }
}
