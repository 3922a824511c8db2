import LayoutComparison
import LayoutTestSupport
import Testing

/// The statistics of a survey on data worked out by hand.
struct SurveyStatisticsTests {
  /// A rate and its interval, from the formula with z² = 3.841458821.
  struct IntervalCase: CustomTestStringConvertible {
    var count: Int
    var total: Int
    var lower: Double
    var upper: Double

    var testDescription: String { "\(count) of \(total)" }
  }

  @Test(arguments: [
    // p = 0.1, n = 100: centre (0.1 + 0.0192073) / 1.0384146 = 0.114797; reach
    // 1.959964 / 1.0384146 · √(0.0009 + 0.0000960365) = 1.887458 · 0.0315600 = 0.0595682
    IntervalCase(count: 10, total: 100, lower: 0.0552289, upper: 0.1743652),
    // none of 10: from 0 to z² / (10 + z²) = 3.841459 / 13.841459
    IntervalCase(count: 0, total: 10, lower: 0, upper: 0.2775328),
    // all of 10: the mirror image
    IntervalCase(count: 10, total: 10, lower: 0.7224672, upper: 1),
    // half of 4: centre 0.5; reach 1.959964 / 1.9603647 · √(0.0625 + 0.0600228) = 0.9997956 · 0.3500326
    IntervalCase(count: 2, total: 4, lower: 0.1500389, upper: 0.8499611),
    IntervalCase(count: 0, total: 0, lower: 0, upper: 1),
  ])
  func `the interval is Wilson's`(_ test: IntervalCase) {
    let interval = WilsonInterval(test.count, of: test.total)
    #expect(abs(interval.lower - test.lower) < 1e-6)
    #expect(abs(interval.upper - test.upper) < 1e-6)
  }

  /// A tally of the losses, the first of which is that of sample 0.
  private func tally(_ losses: [Double]) -> LossTally {
    var tally = LossTally()
    for (sample, loss) in losses.enumerated() {
      tally.add(loss, children: 3, sample: sample, isRepaired: sample.isMultiple(of: 2))
    }
    return tally
  }

  @Test func `mean, deviation and histogram of five losses`() {
    // 0.5 + 0.25 + 0.25 + 0.125 + 0.375 = 1.5; squares 0.25 + 0.0625 + 0.0625 + 0.015625 + 0.140625 = 0.53125
    let tally = tally([0.5, 0.25, 0.25, 0.125, 0.375])
    #expect(tally.count == 5)
    #expect(tally.repaired == 3)
    #expect(tally.mean == 0.3)
    // (0.53125 − 5 · 0.09) / 4 = 0.0203125
    #expect(abs((tally.deviation ?? 0) - 0.0203125.squareRoot()) < 1e-12)
    #expect(tally.worst == LossTally.Worst(loss: 0.5, children: 3, sample: 0))
    #expect(tally.histogram.count == 51)
    #expect(tally.histogram.enumerated().filter { $0.element > 0 }.map(\.offset) == [12, 25, 37, 50])
    #expect(tally.histogram[25] == 2)
  }

  @Test func `without losses there are no statistics`() {
    let tally = LossTally()
    #expect(tally.mean == nil)
    #expect(tally.deviation == nil)
    #expect(tally.maximum == nil)
    #expect(tally.quantile(0.5) == nil)
    #expect(self.tally([0.5]).deviation == nil)
  }

  @Test func `a loss beyond the whole length counts in the last bins`() {
    let tally = tally([1, 2.5, 7])
    #expect(tally.histogram.count == 101)
    #expect(tally.histogram[100] == 3)
    #expect(tally.maximum == 7)
    // 2.5 lies in the bin 2.5 … 2.5625, alone
    #expect(tally.quantile(0.6) == 2.53125)
    #expect(tally.quantile(1) == 7)
  }

  @Test func `a quantile lies in the bin of the loss with its rank`() {
    // Between 1/4 and 1/2 the bins are 1/128 wide: 0.25 … 0.2578125 has both 0.25 and 0.257.
    let tally = tally([0.25, 0.257, 0.3, 0.4])
    // rank ⌈0.5 · 4⌉ = 2: the second of two in the first bin, (2 − ½) / 2 of the way through it
    #expect(tally.quantile(0.5) == 0.25 + 0.75 / 128)
    // rank 1: the first of two
    #expect(tally.quantile(0.25) == 0.25 + 0.25 / 128)
    // rank 3: 0.3 lies in the bin 6/128 … 7/128 above 0.25, alone, so half of the way through it
    #expect(tally.quantile(0.75) == 0.25 + 6.5 / 128)
    // rank 4: the greatest is known
    #expect(tally.quantile(0.99) == 0.4)
  }

  @Test(arguments: Seeds.first(10))
  func `quantiles are exact to a thirty-second, whatever the order`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let losses = (0..<1000).map { _ in random.number(0...1) * random.number(0...1) * 0.3 + 1e-6 }
    let tally = tally(losses)
    let sorted = losses.sorted()
    for share in [0.01, 0.25, 0.5, 0.9, 0.99, 1] {
      let exact = sorted[Int((share * 1000).rounded(.up)) - 1]
      let known = tally.quantile(share) ?? 0
      #expect(abs(known - exact) <= exact / 32, "\(share): \(known) for \(exact)")
    }
  }

  @Test(arguments: Seeds.first(10))
  func `tallies of parts add up in any order`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let losses = (0..<300).map { _ in random.number(1e-9...1.2) }
    let whole = tally(losses)
    var parts = (0..<3).map { part -> LossTally in
      var tally = LossTally()
      for (sample, loss) in losses.enumerated() where sample % 3 == part {
        tally.add(loss, children: 3, sample: sample, isRepaired: sample.isMultiple(of: 2))
      }
      return tally
    }
    parts.shuffle(using: &random)
    var sum = LossTally()
    for part in parts { sum.add(part) }
    #expect(sum == whole)
  }

  @Test func `of equal worst losses the one of the first sample is shown`() {
    var late = LossTally()
    late.add(0.2, children: 4, sample: 7, isRepaired: false)
    var early = LossTally()
    early.add(0.2, children: 4, sample: 3, isRepaired: false)
    late.add(early)
    #expect(late.worst?.sample == 3)
    early.add(tally([0.2]))
    // fewer children come first
    #expect(early.worst == LossTally.Worst(loss: 0.2, children: 3, sample: 0))
  }

  @Test(arguments: [
    (-0.001, Tightness.roomy), (0, .first), (0.2, .second), (0.4, .third), (0.599, .third), (0.6, .fourth),
    (0.8, .fifth), (1, .fifth), (1.001, .overfull), (-.infinity, .roomy), (.infinity, .overfull),
  ])
  func `a tightness has one class`(_ tightness: Double, _ expected: Tightness) {
    #expect(Tightness(tightness) == expected)
  }

  @Test func `the bounds of the classes follow one another`() {
    #expect(Tightness.allCases.map(\.lower) == [nil, 0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(Tightness.allCases.map(\.upper) == [0, 0.2, 0.4, 0.6, 0.8, 1, nil])
  }
}
