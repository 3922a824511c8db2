import LayoutComparison
import LayoutTestSupport
import Testing

/// Whole surveys: that they are repeatable, keep to the theorems, and agree with a simulation written separately.
struct SurveyTests {
  static func plan(
    _ ensemble: SurveyEnsemble = .uniform, children: ClosedRange<Int> = 2...4, samples: Int,
    _ algorithms: [DistributionAlgorithm] = [.swiftui], seed: UInt64 = 1
  ) -> SurveyPlan {
    var plan = SurveyPlan()
    plan.ensemble = ensemble
    plan.children = children
    plan.samples = samples
    plan.algorithms = algorithms
    plan.seed = seed
    return plan
  }

  @Test(arguments: SampledStackTests.ensembles)
  func `the number of threads changes nothing`(_ ensemble: SurveyEnsemble) throws {
    // two blocks of samples a number of children, the second a short one
    let plan = Self.plan(ensemble, samples: 2500, [.swiftui, .inOrder])
    let alone = try Survey(plan, threads: 1)
    #expect(try Survey(plan, threads: 2) == alone)
    #expect(try Survey(plan, threads: 7) == alone)
    #expect(alone.total().stacks == 7500)
  }

  @Test(arguments: [1, 2, 3, 7, 16], SampledStackTests.ensembles)
  func `shards add up to the whole survey in any order`(_ count: Int, _ ensemble: SurveyEnsemble) throws {
    var plan = Self.plan(ensemble, samples: 1000, [.swiftui, .minimum])
    let whole = try Survey(plan)
    var parts = try (1...count).map { index -> Survey.Part in
      plan.shard = SurveyPlan.Shard(index, of: count)
      return Survey.Part(name: "\(index)", survey: try Survey(plan))
    }
    var random = SeededGenerator(seed: UInt64(count))
    parts.shuffle(using: &random)
    #expect(try Survey(merging: parts) == whole)
  }

  @Test func `there may be more shards than samples`() throws {
    var plan = Self.plan(children: 2...2, samples: 3)
    let parts = try (1...5).map { index -> Survey.Part in
      plan.shard = SurveyPlan.Shard(index, of: 5)
      return Survey.Part(name: "\(index)", survey: try Survey(plan))
    }
    #expect(parts.map { $0.survey.total().stacks } == [1, 1, 1, 0, 0])
    plan.shard = .whole
    #expect(try Survey(merging: parts) == Survey(plan))
  }

  @Test func `progress ends with all stacks`() throws {
    let reached = Counter()
    _ = try Survey(Self.plan(samples: 3000), threads: 2) { done, all in
      #expect(all == 9000)
      reached.raise(to: done)
    }
    #expect(reached.value == 9000)
  }

  @Test(arguments: [2...8])
  func `no loss is beyond the theorems`(_ children: ClosedRange<Int>) throws {
    let algorithms: [DistributionAlgorithm] = [
      .swiftui, .minimum, .maximum, .inOrder, .maximumFirst, .flexbox, .waterfilling,
    ]
    let free = SurveyEnsemble(
      .uniform(minimumSpread: 1.6, widthSpread: 2), tightness: -.infinity ... .infinity)
    let survey = try Survey(Self.plan(free, children: children, samples: 700, algorithms))
    for number in children {
      let total = survey.total(children: number)
      let most = 1 - 1 / Double(number) + 1e-9
      let (swiftui, minimum, maximum, inOrder) = (
        total.tallies[0], total.tallies[1], total.tallies[2], total.tallies[3]
      )
      #expect((swiftui.unused.maximum ?? 0) <= 0.25 + 1e-9)
      #expect((swiftui.overflow.maximum ?? 0) <= most)
      #expect((minimum.unused.maximum ?? 0) <= most)
      #expect((maximum.overflow.maximum ?? 0) <= most)
      #expect((inOrder.unused.maximum ?? 0) <= most && (inOrder.overflow.maximum ?? 0) <= most)
      #expect(maximum.unused.count == 0)
      for lossless in total.tallies[4...] { #expect(lossless.lossy == 0) }
      for same in total.tallies[5...] { #expect(same.differing == 0) }
      // where a loss counts, so does a difference
      for tally in total.tallies { #expect(tally.lossy <= tally.differing) }
    }
  }

  @Test func `largest minimum first never overflows where the minimums fit`() throws {
    let survey = try Survey(Self.plan(children: 2...6, samples: 1500, [.minimum]))
    #expect(survey.total().tallies[0].overflow.count == 0)
  }

  @Test(arguments: [2, 3, 5])
  func `rates agree with a simulation written separately`(_ children: Int) throws {
    let count = 12_000
    let total = try Survey(Self.plan(children: children...children, samples: count), threads: 2).total()
    let tally = total.tallies[0]
    let other = Simulation(children: children, count: count, seed: 20_240)
    expectAlike(tally.unused.count, other.unused, of: count, "unused")
    expectAlike(tally.overflow.count, other.overflow, of: count, "overflow")
    expectAlike(tally.differing, other.differing, of: count, "differing")
    let repaired = Double(tally.repaired) / Double(tally.lossy)
    let otherRepaired = Double(other.repaired) / Double(other.unused + other.overflow)
    // each rate is of some 1,800 stacks and more: 4.5 · √(0.1 · 0.9 · 2 / 1800)
    #expect(abs(repaired - otherRepaired) < 0.045)
    // losses spread over at most 0.2, 300 and more of them: 4.5 · 0.05 · √(2 / 300)
    #expect(abs((tally.unused.mean ?? 0) - other.unusedSum / Double(other.unused)) < 0.019)
    #expect(abs((tally.overflow.mean ?? 0) - other.overflowSum / Double(other.overflow)) < 0.01)
  }

  @Test(arguments: SampledStackTests.ensembles)
  func `repairs are those that the views show`(_ ensemble: SurveyEnsemble) throws {
    let samples = 150
    let tally = try Survey(Self.plan(ensemble, children: 4...4, samples: samples)).total().tallies[0]
    var optimum = SampledOptimum()
    var (lossy, repaired) = (0, 0)
    for sample in 0..<samples {
      let stack = try SampledStackTests.stack(ensemble, children: 4, sample: sample)
      optimum.find(for: stack)
      /// Whether SwiftUI's layout of the document wastes or overflows more than the best division.
      func loses(_ document: LayoutDocument) throws -> Bool {
        let placed = try GreedyEngine().layout(document)
        let used = document.view.content.reduce(0) { $0 + Double(placed[$1.id ?? ""]?.width ?? .nan) }
        let wasted = max(0, min(stack.available, stack.sumOfMaximums) - used)
        return max(wasted - optimum.wasted, max(0, used - stack.available) - optimum.overflow) > 1e-7
      }
      let document = stack.document()
      guard try loses(document) else { continue }
      lossy += 1
      let isRepaired = try (0..<4).contains { child in
        try [1.0, -1].contains { priority in
          var changed = document
          changed.view.content[child].modifiers.append(.layoutPriority(priority))
          return try !loses(changed)
        }
      }
      if isRepaired { repaired += 1 }
    }
    #expect(tally.lossy == lossy)
    #expect(tally.repaired == repaired)
    #expect(lossy > 3 && repaired > 0)
  }

  /// Two counts of as many trials are alike: no further apart than 4.5 deviations of their difference.
  private func expectAlike(_ one: Int, _ other: Int, of total: Int, _ name: String) {
    let rate = Double(one + other) / Double(2 * total)
    let deviation = (rate * (1 - rate) * 2 / Double(total)).squareRoot()
    #expect(abs(Double(one - other)) / Double(total) <= 4.5 * deviation, "\(name): \(one) and \(other)")
  }

  @Test func `a plan that makes no sense is refused with what to do`() {
    var plans: [(SurveyPlan, String)] = []
    func refuse(_ sentence: String, _ change: (inout SurveyPlan) -> Void) {
      var plan = SurveyPlan()
      change(&plan)
      plans.append((plan, sentence))
    }
    refuse("stacks of 0...8 children are asked for; the numbers have to lie in 1...32, the smaller first") {
      $0.children = 0...8
    }
    refuse("stacks of 2...33 children are asked for; the numbers have to lie in 1...32, the smaller first") {
      $0.children = 2...33
    }
    refuse("0 samples are asked for; it has to be 1 or more, and at most 9007199254740991") { $0.samples = 0 }
    refuse("the seed is 9007199254740992; it has to be at most 9007199254740991, so that JSON can hold it") {
      $0.seed = 9_007_199_254_740_992
    }
    refuse("shard 5/4 is asked for; shards are numbered 1/4 to 4/4") { $0.shard = .init(5, of: 4) }
    refuse("shard 0/4 is asked for; shards are numbered 1/4 to 4/4") { $0.shard = .init(0, of: 4) }
    refuse("shard 1/0 is asked for; there have to be 1 to 1000000 shards") { $0.shard = .init(1, of: 0) }
    refuse("no algorithm is named, or one of them twice; name each once") { $0.algorithms = [] }
    refuse("a spread is -1.0; it has to be finite, and 0 or more") {
      $0.ensemble.generator = .uniform(minimumSpread: -1, widthSpread: 1)
    }
    for (plan, sentence) in plans {
      let error = #expect(throws: SurveyError.self) { try Survey(plan) }
      #expect(error?.description == sentence)
    }
  }

  @Test(arguments: [1, 3])
  func `an ensemble without stacks is given up, whatever the number of threads`(_ threads: Int) {
    // maximums of at most A/2n never fill
    let barren = SurveyEnsemble(.uniform(minimumSpread: 0, widthSpread: 0.5), tightness: 0...1)
    let error = #expect(throws: SurveyError.self) {
      try Survey(Self.plan(barren, samples: 5000), threads: threads)
    }
    #expect(
      error?.description == "sample 0 of 2 children was drawn 100000 times without being as tight as asked; "
        + "widen the range of the tightness or change the spreads")
  }

  @Test func `results that do not belong together are refused`() throws {
    var plan = Self.plan(children: 2...2, samples: 40)
    let part = { (index: Int, count: Int, plan: SurveyPlan) throws -> Survey.Part in
      var plan = plan
      plan.shard = .init(index, of: count)
      return Survey.Part(name: "\(index).json", survey: try Survey(plan))
    }
    let first = try part(1, 4, plan)
    let third = try part(3, 4, plan)
    let second = Survey.Part(name: "again.json", survey: third.survey)
    #expect(throws: SurveyError.missingShards([2, 4], count: 4)) { try Survey(merging: [first, third]) }
    #expect(throws: SurveyError.duplicateShard(index: 3, count: 4, first: "3.json", other: "again.json")) {
      try Survey(merging: [first, third, second])
    }
    #expect(throws: SurveyError.nothingToMerge) { try Survey(merging: []) }
    let changes: [(String, (inout SurveyPlan) -> Void)] = [
      ("seed", { $0.seed = 2 }), ("ensemble", { $0.ensemble = .realistic }),
      ("range of the tightness", { $0.ensemble.tightness = 0...0.5 }),
      ("spreads", { $0.ensemble.generator = .uniform(minimumSpread: 1, widthSpread: 1.5) }),
      ("numbers of children", { $0.children = 2...3 }), ("number of samples", { $0.samples = 41 }),
      ("list of algorithms", { $0.algorithms = [.flexbox] }),
    ]
    for (setting, change) in changes {
      var other = plan
      change(&other)
      let stranger = try part(2, 4, other)
      #expect(throws: SurveyError.differentSurveys(first: "1.json", other: "2.json", setting: setting)) {
        try Survey(merging: [first, stranger])
      }
    }
    plan.shard = .init(2, of: 3)
    let fewer = Survey.Part(name: "2.json", survey: try Survey(plan))
    #expect(throws: SurveyError.differentSurveys(first: "1.json", other: "2.json", setting: "number of shards")) {
      try Survey(merging: [first, fewer])
    }
  }
}
