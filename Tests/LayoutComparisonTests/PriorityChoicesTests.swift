import GLPK
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// Every outcome that layout priorities can reach, with the arithmetic beside the numbers.
struct PriorityChoicesTests {
  private func choices(_ stack: RangeStack) throws -> PriorityChoices {
    try PriorityChoices(of: stack.document(), solver: GLPKSolver())
  }

  private func outcomes(
    _ stack: RangeStack, limit: Int = PriorityChoices.orderingLimit
  ) throws -> RegionPriorities {
    let choices = try choices(stack)
    return try choices.outcomes(of: try #require(choices.regions.first), limit: limit)
  }

  private static let threeHundred = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])

  @Test func `the 300-point stack can end in three ways`() throws {
    let priorities = try outcomes(Self.threeHundred)
    // blue first: 300 − 200 = 100 to blue, which takes 60, and 240 are left. red first: 300 − 0 = 300, it takes 250, and
    // 50 are left. As equals: 150 to red, which takes 200, and 100 to blue, which takes 60.
    #expect(priorities.outcomes.map(\.lengths) == [[240, 60], [250, 50], [200, 60]])
    #expect(priorities.outcomes.map(\.assignments) == [1, 1, 1])
    #expect(priorities.outcomes.map(\.unused) == [0, 0, 40])
    #expect(priorities.outcomes.map(\.overflow) == [0, 0, 0])
    #expect(priorities.outcomes.map(\.fairness) == [60, 50, 60])
    #expect(priorities.outcomes.map(\.reaches) == [.optimal, .noWaste, nil])
    let changes = priorities.outcomes.map { $0.changes.map { "\($0.view) \($0.layoutPriority)" } }
    #expect(changes == [["c1 1.0"], ["c0 1.0"], []])
    #expect(priorities.coverage.isComplete && priorities.coverage.orderings == 3)
  }

  @Test func `orderings that end alike are one outcome`() throws {
    // 600 among [150, 200], [300, ∞], [150, 200]. Whoever is below the middle one is left its minimum by it; the middle
    // one asked last takes 300 after 200 + 200; asked between, after 200.
    let priorities = try outcomes(
      RangeStack(offered: 600, [RangeChild(150, 200), RangeChild(300, .infinity), RangeChild(150, 200)]))
    #expect(
      priorities.outcomes.map(\.lengths) == [[150, 300, 150], [200, 300, 150], [150, 300, 200], [200, 300, 200]])
    #expect(priorities.outcomes.map(\.assignments).reduce(0, +) == 13)
    #expect(priorities.outcomes.map(\.changes.count) == [1, 1, 1, 0])
  }

  @Test(arguments: Seeds.first(12))
  func `no assignment of priorities ends otherwise, and none changes fewer views`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stack = RangeStack.random(&generator, children: 2...3, infinite: false)
    let priorities = try outcomes(stack)
    // The second method: the rule written down plainly, for all priorities on a grid finer than the old ones' spacing.
    let grid = Array(stride(from: -4.0, through: 5, by: 0.5))
    var fewest: [[Double]: Int] = [:]
    var indices = stack.children.map { _ in 0 }
    while true {
      var children = stack.children
      for child in children.indices { children[child].priority = grid[indices[child]] }
      let lengths = OnePassRule.share(stack.available, among: children).lengths.map { ($0 * 1e6).rounded() }
      let changed = zip(children, stack.children).count { $0.priority != $1.priority }
      fewest[lengths] = min(fewest[lengths] ?? .max, changed)
      guard let next = indices.firstIndex(where: { $0 < grid.count - 1 }) else { break }
      indices[next] += 1
      for index in 0..<next { indices[index] = 0 }
    }
    let found = Dictionary(
      priorities.outcomes.map { ($0.lengths.map { ($0 * 1e6).rounded() }, $0.changes.count) },
      uniquingKeysWith: { one, _ in one })
    #expect(found == fewest, "\(stack); \(Seeds.repeating(seed, of: "PriorityChoicesTests"))")
    #expect(priorities.outcomes.map(\.assignments).reduce(0, +) == (stack.children.count == 2 ? 3 : 13))
  }

  @Test(arguments: Seeds.first(8))
  func `an outcome is what its changes give`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stack = RangeStack.random(&generator, children: 4...5)
    let choices = try choices(stack)
    let region = try #require(choices.regions.first)
    for outcome in try choices.outcomes(of: region).outcomes {
      let explanation = try #require(try choices.explanations(of: outcome.changes, in: region.view).first)
      #expect(zip(explanation.outcome.lengths, outcome.lengths).allSatisfy { abs($0 - $1) <= 0.001 })
      #expect(explanation.outcome.reaches == outcome.reaches)
    }
  }

  @Test func `up to seven children are ordered in every way`() throws {
    // Six fixed lengths leave nothing to decide; the ordered Bell number of 6 is 4,683.
    let priorities = try outcomes(RangeStack(offered: 100, (1...6).map { RangeChild(Double($0), Double($0)) }))
    #expect(priorities.coverage.isComplete)
    #expect(priorities.outcomes.map(\.assignments) == [4_683])
    #expect(PrioritySearch.exhaustiveLimit == 7)
  }

  @Test func `eight children are searched, and the search says what it tried`() throws {
    var generator = SeededGenerator(seed: 8)
    let stack = RangeStack.random(&generator, children: 8...8, priorities: false)
    let first = try outcomes(stack, limit: 2_000)
    let coverage = first.coverage
    #expect(!coverage.isComplete)
    #expect(coverage.possible == 545_835)
    #expect(coverage.orderings <= 2_000)
    // 364 orderings change two of eight equal views, 56 · 75 = 4,200 change three.
    #expect(coverage.changedViews == 2)
    #expect(first.outcomes.map(\.assignments).reduce(0, +) == coverage.orderings)
    #expect(coverage.drawn > 0 && coverage.improved > 0)
    #expect(try outcomes(stack, limit: 2_000).outcomes == first.outcomes)
  }

  @Test func `more children than can be searched through are still answered`() throws {
    let priorities = try outcomes(
      RangeStack(offered: 500, (0..<400).map { RangeChild(0, Double($0 % 5), priority: Double($0 % 3)) }), limit: 20)
    #expect(priorities.present != nil)
    #expect(priorities.coverage.possible == .infinity)
  }

  @Test func `an assignment is explained step by step`() throws {
    let choices = try choices(RangeStack(offered: 310, gap: 10, [RangeChild(200, 250), RangeChild(0, 60)]))
    let change = PriorityAdvice.Change(view: "c1", layoutPriority: 1)
    let explanation = try #require(try choices.explanations(of: [change]).first)
    #expect(explanation.available == 300)
    #expect(explanation.priorities == [0, 1])
    let (first, second) = (explanation.groups[0], explanation.groups[1])
    #expect(first.priority == 1 && first.reserved == 200)
    #expect(first.steps.map(\.left) == [100] && first.steps.map(\.offer) == [100] && first.steps.map(\.length) == [60])
    #expect(second.reserved == 0 && second.steps.map(\.left) == [240] && second.steps.map(\.length) == [240])
    #expect(explanation.outcome.reaches == .optimal)
  }

  @Test func `keys that are nobody's are named with those there are`() throws {
    let choices = try choices(Self.threeHundred)
    #expect(throws: PriorityQuestionError.unknownStack("c0", regions: ["stack"])) { try choices.regions(of: "c0") }
    let error = PriorityQuestionError.unknownChild("stack", children: ["c0", "c1"])
    let change = PriorityAdvice.Change(view: "stack", layoutPriority: 1)
    #expect(throws: error) { try choices.explanations(of: [change]) }
    #expect("\(error)" == "there is no region with a child `stack`; the children are `c0`, `c1`")
  }
}
