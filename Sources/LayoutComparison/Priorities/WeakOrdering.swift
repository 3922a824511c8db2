/// The order in which layout priorities put a stack's children, where several may be equal.
///
/// SwiftUI's rule compares priorities and does nothing else with them, so that two assignments with the same ordering give
/// the same lengths.
struct WeakOrdering: Hashable {
  /// Each child's group in source order: 0 for the highest priority, the groups numbered without a gap.
  private(set) var groups: [Int]
  /// How many groups there are.
  private(set) var count: Int

  /// The ordering of priorities, the highest first.
  init(of priorities: [Double]) {
    let values = Set(priorities).sorted(by: >)
    let numbers = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    groups = priorities.map { numbers[$0] ?? 0 }
    count = values.count
  }

  /// Priorities that stand for the ordering: 0 and below.
  var priorities: [Double] { groups.map { -Double($0) } }

  /// The children of each group in source order, the highest group first.
  var members: [[Int]] {
    var members = Array(repeating: [Int](), count: count)
    for (child, group) in groups.enumerated() { members[group].append(child) }
    return members
  }

  /// Hands over every ordering of `count` children, each once.
  ///
  /// - Complexity: As many calls as there are orderings: 1, 3, 13, 75, 541, 4,683 and 47,293 for 1 to 7 children.
  static func forEach<Failure: Error>(
    of count: Int, _ visit: (WeakOrdering) throws(Failure) -> Void
  ) throws(Failure) {
    try WeakOrdering(of: []).extend(to: count, visit)
  }

  /// Adds the next child to each group and between them, until there are enough.
  private func extend<Failure: Error>(
    to total: Int, _ visit: (WeakOrdering) throws(Failure) -> Void
  ) throws(Failure) {
    guard groups.count < total else { return try visit(self) }
    for group in 0...count {
      try inserting(apart: group).extend(to: total, visit)
      guard group < count else { continue }
      var joined = self
      joined.groups.append(group)
      try joined.extend(to: total, visit)
    }
  }

  /// The ordering with one more child in a group of its own.
  private func inserting(apart group: Int) -> WeakOrdering {
    var result = self
    for child in groups.indices where groups[child] >= group { result.groups[child] += 1 }
    result.groups.append(group)
    result.count += 1
    return result
  }

  /// Every ordering that differs in where one child stands, made one at a time, in a fixed order; a few come twice.
  var neighbours: some Sequence<WeakOrdering> {
    groups.indices.lazy.flatMap { child in
      // Between the groups there is room at the halves.
      (0...2 * count).lazy.map { place -> WeakOrdering in
        var values = priorities
        values[child] = 0.5 - Double(place) / 2
        return WeakOrdering(of: values)
      }
    }.filter { $0 != self }
  }

  /// How many orderings of `count` children there are, as far as a double can tell; infinite where that is beyond one.
  static func number(of count: Int) -> Double {
    guard count < 200 else { return .infinity }
    // With a group of k children first, the others are ordered by themselves.
    var numbers = [1.0]
    for total in 1...max(1, count) {
      var binomial = 1.0
      var sum = 0.0
      for first in 1...total {
        binomial = binomial * Double(total - first + 1) / Double(first)
        sum += binomial * numbers[total - first]
      }
      numbers.append(sum.rounded())
    }
    return numbers[count]
  }
}
