import GreedyLayout
import Testing

/// The freeze loop of CSS Flexible Box Layout, 9.7, step by step.
struct FlexibleLengthsTests {
  @Test(arguments: [
    SharingCase("nothing is violated: 300 / 3", 300, [.atLeast(0), .atLeast(0), .atLeast(0)], gives: [100, 100, 100]),
    // 300 / 3 = 100 violates 200 by +100, which is frozen; (300 − 200) / 2 = 50.
    SharingCase("a minimum is violated", 300, [.atLeast(200), .atLeast(0), .atLeast(0)], gives: [200, 50, 50]),
    // 300 / 3 = 100 violates 60 by −40, which is frozen; (300 − 60) / 2 = 120.
    SharingCase("a maximum is violated", 300, [.range(0, 60), .atLeast(0), .atLeast(0)], gives: [60, 120, 120]),
    // 100 each: −10 and +70 are +60 in sum, so only the minimum is frozen; 130 / 2 = 65, below the maximum.
    SharingCase(
      "both are, the minimum by more", 300, [.range(0, 90), .atLeast(170), .atLeast(0)], gives: [65, 170, 65]),
    // 100 each: −80 and +20 are −60 in sum, so only the maximum is frozen; 280 / 2 = 140, above the minimum.
    SharingCase(
      "both are, the maximum by more", 300, [.range(0, 20), .atLeast(120), .atLeast(0)], gives: [20, 140, 140]),
    // 100 each: −20 + 20 = 0, so everything is frozen as it is.
    SharingCase("both are, by the same", 300, [.range(0, 80), .atLeast(120), .atLeast(0)], gives: [80, 120, 100]),
    // 400 / 4 = 100: −70 + 20 = −50 freezes 30; 370 / 3 = 123.3: −3.3 freezes 120; 250 / 2 = 125 for the others.
    SharingCase(
      "three rounds", 400, [.range(0, 30), .range(120, 120), .range(0, 200), .atLeast(100)],
      gives: [30, 120, 125, 125]),
    // All maximums are violated in turn: 100 / 2 = 50: −30 − 20.
    SharingCase("the maximums leave some", 100, [.range(0, 20), .range(10, 30)], gives: [20, 30]),
    // The hypothetical sizes, 150, do not fit 120: the items shrink, but their base sizes are 0, below the minimums.
    SharingCase("the minimums do not fit", 120, [.range(100, 200), .range(50, 80), .atLeast(0)], gives: [100, 50, 0]),
    // 150 is not less than 150, so the items shrink; the result is the same.
    SharingCase(
      "the minimums fit exactly", 150, [.range(100, 200), .range(50, 80), .atLeast(0)], gives: [100, 50, 0]),
    SharingCase("the gaps take more than there is", -10, [.atLeast(0), .range(5, 8)], gives: [0, 5]),
    SharingCase(
      "priorities do not count, a spacer's neither", 90,
      [.atLeast(0, priority: 2), .range(0, 20, priority: -1), .atLeast(8, priority: -.infinity)], gives: [35, 20, 35]),
    SharingCase("no items", 100, [], gives: []),
  ])
  func `flexible lengths are resolved as the loop says`(_ test: SharingCase) {
    #expect(DistributionAlgorithm.flexbox.lengths(test.available, among: test.children) == test.expected)
  }
}
