/// New layout priorities for some children of a stack, the others keeping theirs.
struct PriorityAssignment: Hashable {
  /// Every child's priority in source order.
  var priorities: [Double]
  /// The children whose priority is another, in source order.
  var changed: [Int]
  /// How many of them are lowered.
  var lowerings: Int

  /// Every weak ordering of the children that changes exactly `count` of them, with a value for each.
  ///
  /// A value is the integer nearest to the old one that gives the ordering, else one between its neighbours. A spacer
  /// counts as 0 when it is changed and stays last when it is not.
  static func all(changing count: Int, of old: [Double]) -> [PriorityAssignment] {
    combinations(of: count, outOf: old.count).flatMap { changed -> [PriorityAssignment] in
      var blocks: [Block] = []
      let kept = old.indices.filter { !changed.contains($0) }
      for value in Set(kept.map { old[$0] }).sorted(by: >) { blocks.append(Block(value: value, added: [])) }
      return orderings(adding: changed[...], to: blocks).compactMap { PriorityAssignment($0, old, changed) }
    }
  }

  /// Every choice of so many of the first whole numbers, each in ascending order: 01, 02 and 12 for two of three.
  private static func combinations(of count: Int, outOf all: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard count <= all else { return [] }
    return (0...all - count).flatMap { first in
      combinations(of: count - 1, outOf: all - first - 1).map { rest in [first] + rest.map { $0 + first + 1 } }
    }
  }

  /// A bound on how many orderings change exactly `count` children; infinite where it is beyond a double.
  static func number(changing count: Int, of old: [Double]) -> Double {
    // Each change is beside one of the groups or between them, and may make a group of its own.
    var ways = [Int: Double](uniqueKeysWithValues: [(Set(old).count, 1)])
    var subsets = 1.0
    for change in 0..<count {
      var next: [Int: Double] = [:]
      for (groups, number) in ways {
        next[groups, default: 0] += number * Double(groups)
        next[groups + 1, default: 0] += number * Double(groups + 1)
      }
      ways = next
      subsets *= Double(old.count - change) / Double(change + 1)
    }
    return subsets * ways.keys.sorted().reduce(0) { $0 + ways[$1, default: 0] }
  }

  /// Children of equal priority: those that keep the value, and those added to them.
  struct Block {
    /// The priority of the children that keep theirs; nil for a block of changed children alone.
    var value: Double?
    var added: [Int]
  }

  /// All ways of adding children to blocks, or as blocks of their own between them.
  private static func orderings(adding children: ArraySlice<Int>, to blocks: [Block]) -> [[Block]] {
    guard let child = children.first else { return [blocks] }
    var results: [[Block]] = []
    for position in 0...blocks.count {
      var separate = blocks
      separate.insert(Block(value: nil, added: [child]), at: position)
      results += orderings(adding: children.dropFirst(), to: separate)
      guard position < blocks.count, blocks[position].value != -.infinity else { continue }
      var joined = blocks
      joined[position].added.append(child)
      results += orderings(adding: children.dropFirst(), to: joined)
    }
    return results
  }

  /// Gives each block a value; nil where a child would keep its old one, or would have to stand behind a spacer.
  init?(_ blocks: [Block], _ old: [Double], _ changed: [Int]) {
    priorities = old
    self.changed = changed
    lowerings = 0
    var upper = Double.infinity
    var start = 0
    while start < blocks.count {
      if let value = blocks[start].value {
        for child in blocks[start].added { priorities[child] = value }
        upper = value
        start += 1
        continue
      }
      var end = start
      while end < blocks.count, blocks[end].value == nil { end += 1 }
      let lower = end < blocks.count ? blocks[end].value! : -.infinity
      guard upper != -.infinity else { return nil }
      let olds = blocks[start..<end].map { old[$0.added[0]] == -.infinity ? 0 : old[$0.added[0]] }
      let values = Self.values(between: lower, and: upper, nearest: olds)
      for (block, value) in zip(blocks[start..<end], values) {
        for child in block.added { priorities[child] = value }
      }
      start = end
    }
    guard changed.allSatisfy({ priorities[$0] != (old[$0] == -.infinity ? -.infinity : old[$0]) }) else { return nil }
    for child in changed where priorities[child] < old[child] { lowerings += 1 }
  }

  /// Takes priorities as they are given.
  init(all priorities: [Double], of old: [Double]) {
    self.priorities = priorities
    changed = old.indices.filter { priorities[$0] != old[$0] }
    lowerings = changed.count { priorities[$0] < old[$0] }
  }

  /// Descending values strictly between two bounds, each the integer nearest to an old value that leaves room for the
  /// others; evenly spaced where there are not enough integers.
  static func values(between lower: Double, and upper: Double, nearest olds: [Double]) -> [Double] {
    let count = Double(olds.count)
    let least = lower == -.infinity ? -.infinity : lower.rounded(.down) + 1
    let greatest = upper == .infinity ? .infinity : upper.rounded(.up) - 1
    guard greatest - least >= count - 1 else {
      return olds.indices.map { lower + (upper - lower) * (count - Double($0)) / (count + 1) }
    }
    var values = olds
    var floor = least
    for index in olds.indices.reversed() {
      let ceiling = greatest - Double(index)
      let nearest = olds[index].rounded(.toNearestOrAwayFromZero)
      values[index] = min(max(nearest, floor), ceiling)
      floor = values[index] + 1
    }
    return values
  }

  /// Whether it is listed before another with the same result: raises before lowerings, then the changed views in source
  /// order, then whole values, then the smaller ones.
  func isSimpler(than other: PriorityAssignment) -> Bool {
    if lowerings != other.lowerings { return lowerings < other.lowerings }
    if changed != other.changed { return changed.lexicographicallyPrecedes(other.changed) }
    let fractions = (fractions, other.fractions)
    if fractions.0 != fractions.1 { return fractions.0 < fractions.1 }
    let values = (changed.map { abs(priorities[$0]) }, other.changed.map { abs(other.priorities[$0]) })
    return values.0.lexicographicallyPrecedes(values.1)
  }

  /// How many new values are no whole numbers.
  private var fractions: Int { changed.count { priorities[$0] != priorities[$0].rounded() } }
}
