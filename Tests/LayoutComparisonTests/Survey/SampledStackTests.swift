import GLPK
import LayoutComparison
import LayoutTestSupport
import Testing

/// Stacks as a survey draws, divides and writes them.
struct SampledStackTests {
  static let ensembles: [SurveyEnsemble] = [.uniform, .realistic]

  /// The stack of one sample.
  static func stack(
    _ ensemble: SurveyEnsemble, children: Int, sample: Int, seed: UInt64 = 1
  ) throws -> SampledStack {
    var stack = SampledStack()
    try ensemble.draw(sample, children: children, seed: seed, into: &stack)
    return stack
  }

  @Test func `a text takes the greatest width that fits, else its least`() {
    let text = TextWidths([120, 60, 40])
    #expect([500, 120, 119.999, 60, 59, 40, 10, 0].map { text.answer(to: $0) } == [120, 120, 60, 60, 40, 40, 40, 40])
    #expect(text.least == 40)
  }

  @Test func `tightness is 0 where the maximums fit and 1 where the minimums do`() {
    var stack = SampledStack()
    stack.append(20, 60)
    stack.append(10, .infinity)
    // the second child's maximum counts as A: (60 + A − A) / (60 + A − 30)
    stack.offered = 90
    #expect(stack.tightness == 60.0 / 120)
    stack.removeAll()
    stack.append(20, 60)
    stack.append(10, 40)
    for (available, tightness) in [(100.0, 0.0), (30, 1), (65, 0.5), (110, -10.0 / 70)] {
      stack.offered = available
      #expect(stack.tightness == tightness)
    }
    // below the minimums: maximums count as A or as the minimum, 20 and 20: (40 − 20) / (40 − 30)
    stack.offered = 20
    #expect(stack.tightness == 2)
    stack.removeAll()
    stack.append(50, 50)
    for (available, tightness) in [(50.0, 1.0), (49, .infinity), (51, -.infinity)] {
      stack.offered = available
      #expect(stack.tightness == tightness)
    }
  }

  @Test func `the least length of a text counts, not its answer to 0`() {
    var stack = SampledStack()
    stack.append(TextWidths([120, 60, 40]))
    stack.append(10, 20)
    stack.offered = 95
    // (120 → 95 + 20 − 95) / (95 + 20 − 50)
    #expect(stack.tightness == 20.0 / 65)
  }

  @Test(arguments: ensembles)
  func `a sample is a function of its seed, the number of children and its index`(_ ensemble: SurveyEnsemble) throws {
    let document = { (seed: UInt64, children: Int, sample: Int) in
      try Self.stack(ensemble, children: children, sample: sample, seed: seed).document()
    }
    let first = try document(1, 4, 17)
    #expect(try document(1, 4, 17) == first)
    #expect(try document(2, 4, 17) != first)
    #expect(try document(1, 5, 17) != first)
    #expect(try document(1, 4, 18) != first)
  }

  @Test func `uniform minimums and widths are uniform, up to the spreads`() throws {
    let free = SurveyEnsemble(
      .uniform(minimumSpread: 1.4, widthSpread: 1.5), tightness: -.infinity ... .infinity)
    var (minimums, widths): ([Double], [Double]) = ([], [])
    for sample in 0..<4000 {
      let stack = try Self.stack(free, children: 3, sample: sample)
      #expect(stack.available == 300)
      for child in stack.children {
        minimums.append(child.minimum / 100)
        widths.append((child.maximum - child.minimum) / 100)
      }
    }
    for (values, spread) in [(minimums, 1.4), (widths, 1.5)] {
      #expect(values.allSatisfy { $0 >= 0 && $0 <= spread })
      // each tenth of the range has a tenth of 12,000 numbers, up to 5 times √(12000 · 0.1 · 0.9) = 33
      for part in 0..<10 {
        let count = values.filter { Int(10 * $0 / spread) == part }.count
        #expect(abs(count - 1200) < 165, "\(count) in part \(part)")
      }
    }
  }

  @Test func `realistic rows have the stated mix`() throws {
    var counts: [String: Int] = [:]
    let (rows, count) = (6000, 3)
    for sample in 0..<rows {
      let stack = try Self.stack(.realistic, children: count, sample: sample)
      #expect((320...744).contains(stack.offered) && stack.gap == 8)
      for (child, kind) in zip(stack.children, stack.kinds) {
        #expect(child.minimum == child.minimum.rounded())
        let name: String
        switch kind {
        case .text(let widths):
          name = "text"
          for place in 1..<max(1, widths.count) { #expect(widths[place] < widths[place - 1]) }
          #expect((40...300).contains(widths[0]))
        case .spacer: name = child.minimum == 8 || child.minimum == 0 ? "spacer" : "?"
        case .range:
          name =
            child.minimum == child.maximum
            ? "fixed" : child.maximum < .infinity ? "capped" : child.minimum == 0 ? "flexible" : "at least"
        }
        counts[name, default: 0] += 1
      }
    }
    let stated = ["fixed": 0.35, "text": 0.2, "flexible": 0.15, "at least": 0.1, "capped": 0.1, "spacer": 0.1]
    for (name, share) in stated {
      let expected = share * Double(rows * count)
      // five times the deviation of a binomial count
      let tolerance = 5 * (expected * (1 - share)).squareRoot()
      #expect(abs(Double(counts[name, default: 0]) - expected) < tolerance, "\(name): \(counts[name, default: 0])")
    }
    #expect(counts.count == stated.count)
  }

  @Test func `a row has at most four texts`() throws {
    let most = try (0..<300).map { try Self.stack(.realistic, children: 32, sample: $0).texts.count }.max()
    #expect(most == 4)
  }

  @Test(arguments: ensembles, DistributionAlgorithm.allCases)
  func `lengths are those of the views by the same rule`(
    _ ensemble: SurveyEnsemble, _ rule: DistributionAlgorithm
  ) throws {
    var lengths: [Double] = []
    for sample in 0..<150 {
      var stack = try Self.stack(ensemble, children: 2 + sample % 7, sample: sample)
      var priorities: [Int: Double] = [:]
      if sample % 3 == 0 { priorities[sample % stack.count] = 1 }
      if sample % 5 == 0 { priorities[stack.count - 1] = -1 }
      for (child, priority) in priorities { stack.setPriority(priority, of: child) }
      stack.share(by: rule, into: &lengths)
      var document = stack.document()
      for (child, priority) in priorities {
        document.view.content[child].modifiers.append(.layoutPriority(priority))
      }
      let placed = try GreedyEngine(distribution: rule.distribution).layout(document)
      let widths = document.view.content.map { Double(placed[$0.id ?? ""]?.width ?? .nan) }
      #expect(
        zip(lengths, widths).allSatisfy { abs($0 - $1) <= 1e-9 * stack.available },
        "sample \(sample): \(lengths) instead of \(widths)")
    }
  }

  @Test(arguments: ensembles)
  func `a document reads back as it was written, and gives the offer`(_ ensemble: SurveyEnsemble) throws {
    for sample in 0..<50 {
      let stack = try Self.stack(ensemble, children: 4, sample: sample)
      let document = stack.document(named: "row")
      let text = try DocumentWriter().json(document)
      let read = DocumentReader().documents(in: Array(text.utf8), fileName: "row.json")
      #expect(try read[0].result.get() == document)
      #expect(Double(document.proposal.width ?? 0) == stack.offered)
    }
  }

  @Test(arguments: ensembles)
  func `losses and best lengths are those of a comparison`(_ ensemble: SurveyEnsemble) throws {
    var lengths: [Double] = []
    var optimum = SampledOptimum()
    for sample in 0..<60 {
      let stack = try Self.stack(ensemble, children: 2 + sample % 4, sample: sample)
      stack.share(by: .swiftui, into: &lengths)
      optimum.find(for: stack)
      let comparison = try Comparison(of: stack.document(), solver: GLPKSolver())
      let region = try #require(comparison.regions.first)
      let used = lengths.reduce(0, +)
      let unused = max(0, min(stack.available, stack.sumOfMaximums) - used) - optimum.wasted
      let overflow = max(0, used - stack.available) - optimum.overflow
      #expect(abs(region.avoidableUnused - max(0, unused)) < 1e-6, "sample \(sample)")
      #expect(abs(region.avoidableOverflow - max(0, overflow)) < 1e-6, "sample \(sample)")
      #expect(
        zip(region.children, optimum.lengths).allSatisfy { abs(($0.optimal ?? .nan) - $1) < 1e-6 }, "sample \(sample)")
    }
  }
}
