import GLPK
import LayoutComparison
import LayoutTestSupport
import Testing

/// Rules for stacks beside the optimum, with the arithmetic beside each number.
struct AlgorithmComparisonTests {
  private func compare(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, _ algorithms: [DistributionAlgorithm]
  ) throws -> [DistributionAlgorithm: AlgorithmComparison] {
    var options = Comparison.Options()
    options.algorithms = algorithms
    options.givesAdvice = false
    let comparison = try Comparison(
      of: view, in: ProposedViewSize(width: width, height: height), solver: GLPKSolver(), options: options)
    #expect(comparison.algorithms.map(\.algorithm) == algorithms)
    return Dictionary(uniqueKeysWithValues: comparison.algorithms.map { ($0.algorithm, $0) })
  }

  private func bounded(_ id: String, _ minimum: CGFloat, _ maximum: CGFloat) -> some View {
    Rectangle().frame(minHeight: minimum, maxHeight: maximum).id(id)
  }

  @Test func `an inner region has the offer that the rule makes it`() throws {
    let column = VStack(spacing: 0) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          bounded("red", 200, 250)
          bounded("blue", 0, 60)
        }
        .id("inner")
      }
      .frame(minHeight: 0, maxHeight: .infinity)
      bounded("green", 50, 80)
    }
    .id("outer")
    let rules = try compare(column, 100, 400, [.swiftui, .maximumFirst, .flexbox])
    // SwiftUI asks green first: 400 / 2 = 200 → 80; the frame has 320: red is offered 160 and takes 200, blue 60.
    let greedy = try #require(rules[.swiftui])
    #expect(greedy.regions.map(\.view) == ["outer", "inner"])
    #expect(greedy.regions[1].usage.offered == 320)
    #expect(greedy.regions[1].usage.used == 260)
    #expect(greedy.regions[1].lengths == [200, 60])
    #expect(greedy.avoidableUnused == 50)
    // maximumFirst gives the frame all but green's minimum: 350, of which red and blue take 310.
    let first = try #require(rules[.maximumFirst])
    #expect(first.regions[0].lengths == [350, 50])
    #expect(first.regions[1].usage.offered == 350)
    #expect(first.regions[1].usage.used == 310)
    #expect(first.regions[1].avoidableUnused == 0)
    #expect(first.unused == 40)
    // flexbox: 400 / 2 = 200 is 120 too much for green.
    let flexible = try #require(rules[.flexbox])
    #expect(flexible.regions[0].lengths == [320, 80])
    #expect(flexible.placed["inner"]!.height == 310)
  }

  @Test func `what is avoidable is judged at the rule's own offer`() throws {
    let stack = VStack(spacing: 10) {
      bounded("list", 5, 100)
      bounded("player", 80, .infinity)
    }
    let rules = try compare(stack, 100, 95, [.swiftui, .inOrder, .minimum, .maximum, .proportional])
    // 95 − 10 = 85: asked first, the list takes 42.5, and the player needs 80: 42.5 + 80 + 10 = 132.5.
    for rule in [DistributionAlgorithm.swiftui, .inOrder, .maximum] {
      let region = try #require(rules[rule]?.regions.first)
      #expect(region.usage.overflow == 37.5)
      #expect(region.avoidableOverflow == 37.5)
      #expect(region.lengths == [42.5, 80])
    }
    for rule in [DistributionAlgorithm.minimum, .proportional] {
      let region = try #require(rules[rule]?.regions.first)
      #expect(region.usage.offered == 95)
      #expect(region.usage.used == 95)
      #expect(region.avoidableOverflow == 0)
    }
  }

  @Test func `what no rule could avoid is not counted as avoidable`() throws {
    let stack = VStack(spacing: 0) {
      bounded("a", 60, 80)
      bounded("b", 70, 70)
    }
    let rules = try compare(stack, 100, 100, DistributionAlgorithm.allCases)
    for rule in rules.values {
      #expect(rule.overflow == 30, "\(rule.algorithm)")
      #expect(rule.avoidableOverflow == 0, "\(rule.algorithm)")
    }
    let roomy = try compare(stack, 100, 200, DistributionAlgorithm.allCases)
    for rule in roomy.values {
      #expect(rule.unused == 50, "\(rule.algorithm)")
      #expect(rule.avoidableUnused == 0, "\(rule.algorithm)")
    }
  }

  @Test func `a stack that gives back what it does not use is no region`() throws {
    let column = VStack(spacing: 0) {
      VStack(spacing: 0) {
        bounded("a", 0, 50)
        bounded("b", 0, 50)
      }
      bounded("c", 0, 30)
    }
    .id("column")
    let rules = try compare(column, 100, 300, DistributionAlgorithm.allCases)
    for rule in rules.values { #expect(rule.regions.map(\.view) == ["column"], "\(rule.algorithm)") }
  }

  @Test(arguments: Seeds.first(60))
  func `the level is what the optimum gives children of ranges`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stack = RangeStack.random(&generator)
    var options = Comparison.Options()
    options.algorithms = [.waterfilling, .flexbox]
    options.givesAdvice = false
    let comparison = try Comparison(of: stack.document(), solver: GLPKSolver(), options: options)
    let optimal = comparison.regions[0].children.map { $0.optimal ?? .nan }
    let level = comparison.algorithms[0].regions[0]
    #expect(zip(level.lengths, optimal).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(stack): \(level.lengths), \(optimal)")
    for rule in comparison.algorithms {
      #expect(rule.avoidableUnused <= 1e-6 && rule.avoidableOverflow <= 1e-6, "\(rule.algorithm), \(stack)")
    }
  }
}
