import GreedyLayout
import Testing

/// Every rule on stacks whose lengths are worked out beside them.
struct RuleTests {
  private static let red = RangedChild.range(200, 250)
  private static let blue = RangedChild.range(0, 60)

  private static let threeHundredPoints: [(DistributionAlgorithm, [Double])] = [
    // 50 < 60: red is offered 150 and takes 200, blue is offered 100.
    (.swiftui, [200, 60]),
    // (300 − 60) for red.
    (.flexbox, [240, 60]),
    (.waterfilling, [240, 60]),
    // red is offered 150, then blue 100.
    (.inOrder, [200, 60]),
    // 100 of 110 points of range: 200 + 50 · 10/11 and 60 · 10/11.
    (.proportional, [200 + 50 * (100.0 / 110), 60 * (100.0 / 110)]),
    // red is offered 300 − 0, blue 50.
    (.maximumFirst, [250, 50]),
    // red has the larger minimum: as SwiftUI.
    (.minimum, [200, 60]),
    // blue has the smaller maximum: offered 150, takes 60; red is offered 240.
    (.maximum, [240, 60]),
  ]

  @Test(arguments: threeHundredPoints)
  func `300 points for 200…250 and 0…60`(_ algorithm: DistributionAlgorithm, _ expected: [Double]) {
    #expect(algorithm.lengths(300, among: [Self.red, Self.blue]) == expected)
  }

  private static let eightyFivePoints: [(DistributionAlgorithm, [Double])] = [
    // Flexibilities 95 and ∞: the first is offered 42.5, then nothing but 42.5 is left for 80.
    (.swiftui, [42.5, 80]),
    (.flexbox, [5, 80]), (.waterfilling, [5, 80]), (.proportional, [5, 80]), (.maximumFirst, [5, 80]),
    (.inOrder, [42.5, 80]),
    // 80 > 5: the second is asked first.
    (.minimum, [5, 80]),
    (.maximum, [42.5, 80]),
  ]

  @Test(arguments: eightyFivePoints)
  func `85 points for 5…100 and 80 or more`(_ algorithm: DistributionAlgorithm, _ expected: [Double]) {
    #expect(algorithm.lengths(85, among: [.range(5, 100), .atLeast(80)]) == expected)
  }

  private static let priorities: [(DistributionAlgorithm, [Double])] = [
    // Group 1 has 100 − 30 = 70 for two: 35 each; −1 has what is left, 30, which is its minimum.
    (.swiftui, [35, 30, 35]), (.waterfilling, [35, 30, 35]), (.inOrder, [35, 30, 35]),
    (.minimum, [35, 30, 35]), (.maximum, [35, 30, 35]),
    // Both without a maximum: equally what the minimums leave.
    (.proportional, [35, 30, 35]),
    // The first takes all but the minimum below and the 0 beside it.
    (.maximumFirst, [70, 30, 0]),
    // 100 / 3 violates nothing.
    (.flexbox, [100.0 / 3, 100.0 / 3, 100.0 / 3]),
  ]

  @Test(arguments: priorities)
  func `a higher priority leaves the minimums below it`(_ algorithm: DistributionAlgorithm, _ expected: [Double]) {
    let children: [RangedChild] = [.atLeast(0, priority: 1), .atLeast(30, priority: -1), .atLeast(0, priority: 1)]
    #expect(algorithm.lengths(100, among: children) == expected)
  }

  @Test(arguments: [
    SharingCase("half of every range", 100, [.range(20, 60), .range(0, 80), .range(20, 20)], gives: [40, 40, 20]),
    // 60 + 20 points of minimums, 40 left; the finite one stays at its minimum.
    SharingCase("without a maximum", 120, [.range(60, 100), .atLeast(20), .atLeast(0)], gives: [60, 40, 20]),
    SharingCase(
      "a group at its maximums leaves the rest", 100, [.atLeast(0), .range(10, 40, priority: 1)], gives: [60, 40]),
    SharingCase("the minimums do not fit", 10, [.range(20, 60), .range(0, 80)], gives: [20, 0]),
    SharingCase("the maximums leave some", 200, [.range(20, 60), .range(0, 80)], gives: [60, 80]),
  ])
  func `proportional gives the same fraction of every range`(_ test: SharingCase) {
    #expect(DistributionAlgorithm.proportional.lengths(test.available, among: test.children) == test.expected)
  }

  @Test(arguments: [
    SharingCase("as long as there is some", 100, [.range(10, 50), .range(0, 40), .range(5, 70)], gives: [50, 40, 10]),
    SharingCase("the minimums come first", 100, [.atLeast(10), .range(30, 40), .range(5, 70)], gives: [65, 30, 5]),
    SharingCase("a priority is served before", 100, [.atLeast(10), .range(30, 40, priority: 1)], gives: [60, 40]),
    SharingCase("the minimums do not fit", 10, [.range(20, 60), .range(0, 80)], gives: [20, 0]),
    SharingCase("the maximums leave some", 200, [.range(20, 60), .range(0, 80)], gives: [60, 80]),
  ])
  func `maximumFirst gives each in turn all that the others do not need`(_ test: SharingCase) {
    #expect(DistributionAlgorithm.maximumFirst.lengths(test.available, among: test.children) == test.expected)
  }

  private static let orders: [(DistributionAlgorithm, [Double])] = [
    // Flexibilities ∞, ∞ and 10: the last is offered 30, then of two infinite ones the larger minimum: 30, then 30.
    (.swiftui, [35, 35, 20]),
    // Offered 30, 30, 30 in source order: 30, 30 and 20 of 30.
    (.inOrder, [30, 30, 20]),
    // 20 > 10 > 0: the second is offered 30, the last 30 of which it takes 20, the first 40.
    (.minimum, [40, 30, 20]),
    // 20 is the only maximum: it is offered 30, then 35 and 35.
    (.maximum, [35, 35, 20]),
  ]

  @Test(arguments: orders)
  func `the one-pass rules differ in their order only`(_ algorithm: DistributionAlgorithm, _ expected: [Double]) {
    #expect(algorithm.lengths(90, among: [.atLeast(0), .atLeast(20), .range(10, 20)]) == expected)
  }

  @Test(arguments: DistributionAlgorithm.allCases)
  func `an infinite length gives everyone the maximum, a negative one the minimum`(
    _ algorithm: DistributionAlgorithm
  ) {
    let children: [RangedChild] = [.range(5, 10), .atLeast(3, priority: 1), .range(0, 7, priority: -.infinity)]
    #expect(algorithm.lengths(.infinity, among: children) == [10, .infinity, 7])
    #expect(algorithm.lengths(-40, among: children) == [5, 3, 0])
    #expect(algorithm.lengths(-.infinity, among: children) == [5, 3, 0])
    #expect(algorithm.lengths(100, among: []) == [])
  }

  /// All stacks of up to three children of seven kinds at nine lengths.
  @Test(arguments: DistributionAlgorithm.allCases)
  func `lengths are finite, within their ranges, and the same in a used array`(_ algorithm: DistributionAlgorithm) {
    let kinds: [RangedChild] = [
      .range(0, 0), .range(30, 30), .range(0, 50), .range(20, 60, priority: 1), .atLeast(0), .atLeast(40),
      .atLeast(8, priority: -.infinity),
    ]
    var stacks: [[RangedChild]] = [[]]
    for _ in 1...3 { stacks += stacks.flatMap { stack in kinds.map { stack + [$0] } } }
    var used = [1.0, 2, 3]
    for stack in stacks {
      for available in [-1e9, -50, 0, 1e-9, 30, 80, 100, 1e9, 1e308] {
        let lengths = algorithm.lengths(available, among: stack)
        algorithm.share(available, among: stack, into: &used)
        #expect(used == lengths)
        let fit = zip(lengths, stack).allSatisfy { $0.isFinite && $0 >= $1.minimum && $0 <= $1.maximum }
        #expect(fit && lengths.count == stack.count, "\(available) of \(stack): \(lengths)")
      }
    }
  }
}
