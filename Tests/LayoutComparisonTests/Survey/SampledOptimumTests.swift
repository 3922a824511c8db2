import LayoutComparison
import LayoutTestSupport
import Testing

/// The best division of a sampled stack, where texts can only take some widths.
struct SampledOptimumTests {
  private func optimum(_ offered: Double, _ fill: (inout SampledStack) -> Void) -> SampledOptimum {
    var stack = SampledStack()
    stack.offered = offered
    fill(&stack)
    var optimum = SampledOptimum()
    optimum.find(for: stack)
    return optimum
  }

  @Test func `ranges get the water level`() {
    let best = optimum(300) {
      $0.append(200, 250)
      $0.append(0, 60)
    }
    #expect(best.lengths == [240, 60])
    #expect(best.wasted == 0 && best.overflow == 0)
  }

  @Test func `a text takes the width with which the smallest length is largest`() {
    // 120 + 80 has smallest 80, 60 + 140 has 60, 40 + 160 has 40
    let best = optimum(200) {
      $0.append(TextWidths([120, 60, 40]))
      $0.append(0, .infinity)
    }
    #expect(best.lengths == [120, 80])
  }

  @Test func `a text is broken more often before anything overflows`() {
    // beside a minimum of 90 in 140, 60 would overflow by 10
    let best = optimum(140) {
      $0.append(TextWidths([120, 60, 40]))
      $0.append(90, .infinity)
    }
    #expect(best.lengths == [40, 100])
  }

  @Test func `what cannot be avoided is counted as the optimum's own`() {
    // the text is at least 40, the other 90: 10 over in 120
    let over = optimum(120) {
      $0.append(TextWidths([120, 60, 40]))
      $0.append(90, 90)
    }
    #expect(over.overflow == 10 && over.wasted == 0)
    // 60 + 90 leave 30 of 180, as the next width would be 120; both could take 210
    let under = optimum(180) {
      $0.append(TextWidths([120, 60, 40]))
      $0.append(90, 90)
    }
    #expect(under.lengths == [60, 90])
    #expect(under.wasted == 30 && under.overflow == 0)
  }

  @Test func `texts come before a spacer, which gets what they leave`() {
    // priority 0 gets the most: 120 + 100; the spacer has the other 30
    let best = optimum(250) {
      $0.append(TextWidths([120, 60, 40]))
      $0.appendSpacer(8)
      $0.append(TextWidths([100, 55]))
    }
    #expect(best.lengths == [120, 30, 100])
    // in 200 the sums 120 + 55 and 60 + 100 leave 25 and 40: the larger sum wins
    let tight = optimum(200) {
      $0.append(TextWidths([120, 60, 40]))
      $0.appendSpacer(8)
      $0.append(TextWidths([100, 55]))
    }
    #expect(tight.lengths == [120, 25, 55])
  }

  @Test func `of equally fair divisions the earlier child has more`() {
    let best = optimum(160) {
      $0.append(TextWidths([100, 60]))
      $0.append(TextWidths([100, 60]))
    }
    #expect(best.lengths == [100, 60])
  }

  /// Every combination of widths, each with the closed form for the other children, and the best by the goals in order:
  /// written from their definition, with arrays that are compared as a whole.
  private func brute(_ stack: SampledStack) -> (lengths: [Double], overflow: Double, wasted: Double) {
    var choices: [[RangeChild]] = [[]]
    for child in 0..<stack.count {
      let range = stack.children[child]
      let widths = stack.widths(of: child)
      let options =
        widths.count == 0
        ? [RangeChild(range.minimum, range.maximum, priority: range.priority)]
        : (0..<widths.count).map { RangeChild(widths[$0], widths[$0], priority: range.priority) }
      choices = choices.flatMap { begun in options.map { begun + [$0] } }
    }
    let usable = min(stack.available, stack.sumOfMaximums)
    let priorities = [Double(0), -.infinity]
    let candidates = choices.map { children -> (key: [Double], lengths: [Double]) in
      let lengths = WaterFilling.lengths(children, available: stack.available)
      let used = lengths.reduce(0, +)
      let groups = priorities.map { priority in
        children.indices.filter { children[$0].priority == priority }.map { lengths[$0] }
      }
      let key =
        [-max(0, used - stack.available), -max(0, usable - used)] + groups.map { $0.reduce(0, +) }
        + groups.flatMap { $0.sorted() + $0 }
      return (key.map { ($0 * 1e6).rounded() / 1e6 }, lengths)
    }
    let best = candidates.reduce(candidates[0]) { $0.key.lexicographicallyPrecedes($1.key) ? $1 : $0 }
    return (best.lengths, -best.key[0], -best.key[1])
  }

  @Test(arguments: Seeds.first(20))
  func `the best of all combinations is found`(_ seed: UInt64) throws {
    var optimum = SampledOptimum()
    for sample in 0..<40 {
      let stack = try SampledStackTests.stack(.realistic, children: 2 + sample % 6, sample: sample, seed: seed)
      optimum.find(for: stack)
      let expected = brute(stack)
      #expect(zip(optimum.lengths, expected.lengths).allSatisfy { abs($0 - $1) < 1e-5 }, "sample \(sample)")
      #expect(abs(optimum.overflow - expected.overflow) < 1e-5)
      #expect(abs(optimum.wasted - expected.wasted) < 1e-5)
    }
  }
}
