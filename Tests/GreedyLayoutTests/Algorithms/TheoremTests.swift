import GreedyLayout
import LayoutTestSupport
import Testing

/// What is proven of the rules for children that are ranges, on random stacks and where the bounds are attained.
struct TheoremTests {
  private static let onePass: [DistributionAlgorithm] = [.swiftui, .inOrder, .minimum, .maximum]
  private static let lossless: [DistributionAlgorithm] = [.flexbox, .waterfilling, .proportional, .maximumFirst]

  /// Stacks of a seed: whole numbers, with and without infinite maximums, up to 12 children.
  private func stacks(_ seed: UInt64) -> [RangeStack] {
    var generator = SeededGenerator(seed: seed)
    return (0..<20).map { index in
      RangeStack.random(
        &generator, children: 1...12, priorities: index % 2 == 0, infinite: index % 4 < 2,
        reach: index % 5 == 0 ? 4 : 100)
    }
  }

  /// Rounding of sums of this size.
  private func dust(_ stack: RangeStack) -> Double { 1e-9 * max(1, abs(stack.available), stack.minimum) }

  @Test(arguments: Seeds.first(100))
  func `SwiftUI's rule leaves √u + √γ ≤ √A, a quarter at most`(seed: UInt64) {
    for stack in stacks(seed) {
      let lengths = DistributionAlgorithm.swiftui.lengths(stack.available, among: stack.ranges)
      let unused = stack.available - lengths.reduce(0, +)
      let possible = zip(stack.children, lengths).reduce(0) { $0 + ($1.0.maximum - $1.1) }
      guard unused > dust(stack) else { continue }
      #expect(possible.isFinite, "\(stack)")
      #expect(unused.squareRoot() + possible.squareRoot() <= stack.available.squareRoot() + 1e-6, "\(stack)")
      #expect(min(unused, possible) <= stack.available / 4 + dust(stack), "\(stack)")
    }
  }

  @Test(arguments: 1...5)
  func `a quarter is attained by as many children of 120…180 as of 0…60`(pairs: Int) {
    // A = 240 · pairs: first those of 120…180, which take 120, then those of 0…60, which could have left them 60 more.
    let available = 240 * Double(pairs)
    let children: [RangedChild] =
      Array(repeating: .range(120, 180), count: pairs) + Array(repeating: .range(0, 60), count: pairs)
    let used = DistributionAlgorithm.swiftui.lengths(available, among: children).reduce(0, +)
    #expect(available - used == available / 4)
  }

  @Test(arguments: Seeds.first(100))
  func `one pass overflows by (1 − 1/k) A at most, k children of one priority`(seed: UInt64) {
    for stack in stacks(seed) {
      for algorithm in Self.onePass {
        let used = algorithm.lengths(stack.available, among: stack.ranges).reduce(0, +)
        let bound = (1 - 1 / Double(stack.largestGroup)) * max(stack.available, 0)
        let excess = used - max(stack.available, stack.minimum)
        #expect(excess <= bound + dust(stack), "\(algorithm), \(stack)")
      }
    }
  }

  @Test(arguments: 2...6)
  func `SwiftUI's rule overflows by (1 − 1/n) A where the last needs all`(count: Int) {
    // A = 60 n: n − 1 children are offered A / n = 60 in turn and take it; the last needs A. (1 − 1/n) A = A − 60.
    let available = Double(60 * count)
    let children = (1..<count).map { _ in RangedChild.range(0, 60) } + [.range(available, 2 * available)]
    let used = DistributionAlgorithm.swiftui.lengths(available, among: children).reduce(0, +)
    #expect(used - available == available - 60)
  }

  @Test(arguments: Seeds.first(100))
  func `pairwise different priorities lose nothing, nor do the other rules with any`(seed: UInt64) {
    for var stack in stacks(seed) {
      for algorithm in Self.lossless { expectNoLoss(of: algorithm, in: stack) }
      for child in stack.children.indices { stack.children[child].priority = Double(child * 7 % 13) }
      for algorithm in Self.onePass { expectNoLoss(of: algorithm, in: stack) }
    }
  }

  /// The lengths add up to clamp(A, Σm, ΣM).
  private func expectNoLoss(of algorithm: DistributionAlgorithm, in stack: RangeStack) {
    let used = algorithm.lengths(stack.available, among: stack.ranges).reduce(0, +)
    let expected = min(max(stack.available, stack.minimum), stack.maximum)
    #expect(abs(used - expected) <= dust(stack), "\(algorithm), \(stack)")
  }

  @Test(arguments: Seeds.first(100))
  func `the freeze loop is water-filling`(seed: UInt64) {
    for var stack in stacks(seed) {
      for child in stack.children.indices { stack.children[child].priority = 0 }
      let flexible = DistributionAlgorithm.flexbox.lengths(stack.available, among: stack.ranges)
      let level = DistributionAlgorithm.waterfilling.lengths(stack.available, among: stack.ranges)
      #expect(zip(flexible, level).allSatisfy { abs($0 - $1) <= dust(stack) }, "\(stack): \(flexible), \(level)")
    }
  }

  @Test(arguments: Seeds.first(100))
  func `the level is that of the closed form, group by group`(seed: UInt64) {
    for stack in stacks(seed) {
      let lengths = DistributionAlgorithm.waterfilling.lengths(stack.available, among: stack.ranges)
      let expected = WaterFilling.lengths(stack.children, available: stack.available)
      #expect(zip(lengths, expected).allSatisfy { abs($0 - $1) <= dust(stack) }, "\(stack): \(lengths), \(expected)")
    }
  }

  @Test(arguments: Seeds.first(100))
  func `the largest minimum first never overflows, the smallest maximum first never wastes`(seed: UInt64) {
    for stack in stacks(seed) {
      let overflowing = DistributionAlgorithm.minimum.lengths(stack.available, among: stack.ranges).reduce(0, +)
      #expect(overflowing <= max(stack.available, stack.minimum) + dust(stack), "\(stack)")
      let wasting = DistributionAlgorithm.maximum.lengths(stack.available, among: stack.ranges).reduce(0, +)
      #expect(wasting >= min(stack.available, stack.maximum) - dust(stack), "\(stack)")
    }
  }

  @Test(arguments: Seeds.first(100))
  func `maximumFirst is SwiftUI's rule with priorities that fall from child to child`(seed: UInt64) {
    for var stack in stacks(seed) {
      let lengths = DistributionAlgorithm.maximumFirst.lengths(stack.available, among: stack.ranges)
      let order = stack.children.indices.sorted { one, other in
        let priorities = (stack.children[one].priority, stack.children[other].priority)
        return priorities.0 == priorities.1 ? one < other : priorities.0 > priorities.1
      }
      for (place, child) in order.enumerated() { stack.children[child].priority = Double(-place) }
      let falling = DistributionAlgorithm.swiftui.lengths(stack.available, among: stack.ranges)
      #expect(zip(lengths, falling).allSatisfy { abs($0 - $1) <= dust(stack) }, "\(stack): \(lengths), \(falling)")
    }
  }

  @Test(arguments: Seeds.first(100))
  func `proportional gives the children of a group one fraction of their ranges`(seed: UInt64) {
    for stack in stacks(seed) {
      let lengths = DistributionAlgorithm.proportional.lengths(stack.available, among: stack.ranges)
      for priority in Set(stack.children.map(\.priority)) {
        let group = zip(stack.children, lengths).filter { $0.0.priority == priority }
        let fractions = group.filter { $0.0.maximum.isFinite && $0.0.maximum > $0.0.minimum }
          .map { ($0.1 - $0.0.minimum) / ($0.0.maximum - $0.0.minimum) }
        let extras = group.filter { $0.0.maximum == .infinity }.map { $0.1 - $0.0.minimum }
        #expect((fractions.max() ?? 0) - (fractions.min() ?? 0) <= 1e-9, "\(stack): \(lengths)")
        #expect((extras.max() ?? 0) - (extras.min() ?? 0) <= dust(stack), "\(stack): \(lengths)")
        #expect(extras.isEmpty || (fractions.max() ?? 0) <= 1e-9, "\(stack): \(lengths)")
      }
    }
  }
}
