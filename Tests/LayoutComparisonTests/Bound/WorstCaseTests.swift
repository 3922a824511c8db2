import GLPK
import LayoutComparison
import LinearProgramming
import Testing

/// The worst that rules do, for given numbers of children: what theory says, found by search.
struct WorstCaseTests {
  private func worst(
    _ measure: WorstCaseQuestion.Measure, _ shape: StackShape, by algorithm: DistributionAlgorithm = .swiftui,
    priorities: [Double]? = nil, exactly: Bool = false
  ) throws -> WorstCase {
    let question = WorstCaseQuestion(measure, of: shape, by: algorithm, priorities: priorities)
    return try WorstCase(question, solver: GLPKSolver(), exactly: exactly)
  }

  @Test(arguments: 2...6)
  func `SwiftUI's rule leaves a quarter unused and overflows by all but one part`(_ count: Int) throws {
    let unused = try worst(.unused, .flat(count))
    #expect(unused.fraction == "1/4" && unused.share == 0.25)
    #expect(unused.proof == .search && unused.gap == 0)
    let overflow = try worst(.overflow, .flat(count))
    #expect(overflow.fraction == "\(count - 1)/\(count)")
    #expect(overflow.proof == .search && overflow.gap == 0)
  }

  @Test(arguments: 2...3)
  func `the search in fractions finds the same, without rounding`(_ count: Int) throws {
    let unused = try worst(.unused, .flat(count), exactly: true)
    #expect(unused.fraction == "1/4" && unused.proof == .exact && unused.gap == 0)
    let overflow = try worst(.overflow, .flat(count), exactly: true)
    #expect(overflow.fraction == "\(count - 1)/\(count)" && overflow.proof == .exact && overflow.gap == 0)
  }

  @Test func `a single child loses nothing`() throws {
    #expect(try worst(.unused, .flat(1)).fraction == "0")
    #expect(try worst(.overflow, .flat(1)).fraction == "0")
  }

  @Test(arguments: [
    // The largest group of equal priority decides the overflow: 1 − 1/k. A group of two suffices for the quarter.
    ([0.0, 0, 1, 2], "1/4", "1/2"), ([5, 0, 0, 0], "1/4", "2/3"), ([1, 1, 0, 0], "1/4", "1/2"),
    // Different priorities lose nothing.
    ([3, 1, 2, 0], "0", "0"),
  ])
  func `the largest group of equal priority decides`(
    _ priorities: [Double], _ unused: String, _ overflow: String
  ) throws {
    #expect(try worst(.unused, .flat(4), priorities: priorities).fraction == unused)
    #expect(try worst(.overflow, .flat(4), priorities: priorities).fraction == overflow)
  }

  @Test(arguments: [
    (DistributionAlgorithm.minimum, "3/4", "0"), (.maximum, "0", "3/4"), (.inOrder, "3/4", "3/4"),
    (.maximumFirst, "0", "0"), (.waterfilling, "0", "0"), (.flexbox, "0", "0"),
  ])
  func `other rules lose what theory says, of four children`(
    _ algorithm: DistributionAlgorithm, _ unused: String, _ overflow: String
  ) throws {
    #expect(try worst(.unused, .flat(4), by: algorithm).fraction == unused)
    #expect(try worst(.overflow, .flat(4), by: algorithm).fraction == overflow)
    #expect(try worst(.unused, .flat(4), by: algorithm).isProven)
  }

  @Test(arguments: [(2, 1), (3, 2), (4, 2), (5, 2), (5, 3), (6, 4)])
  func `asking t of n children by their minimums trades waste for overflow`(_ count: Int, _ last: Int) throws {
    for (measure, expected) in [
      (WorstCaseQuestion.Measure.unused, 1 - 1 / Double(last)), (.overflow, 1 - Double(last) / Double(count)),
    ] {
      var question = WorstCaseQuestion(measure, of: .flat(count), by: .maximum)
      question.minimumLast = last
      let worst = try WorstCase(question, solver: GLPKSolver())
      #expect(abs(worst.share - expected) < 1e-12 && worst.isProven)
    }
  }

  @Test(arguments: [
    // 1 − 1/κ with κ the greatest product of the numbers of children along a path: 2 × 2, 3 × 2, 2 × 2 × 2, 2 × 3
    ("((2),1)", "3/4"), ("((2),2)", "5/6"), ("(((2),1),1)", "7/8"), ("((2),(3))", "5/6"), ("((1),1)", "1/2"),
  ])
  func `overflow compounds in nested stacks and waste does not`(_ notation: String, _ overflow: String) throws {
    let shape = try #require(StackShape(notation))
    #expect(try worst(.overflow, shape).fraction == overflow)
    #expect(try worst(.unused, shape).fraction == "1/4")
  }

  @Test func `small minimums and ranges of some width lose less`() throws {
    var question = WorstCaseQuestion(.unused, of: .flat(3), minimumAtMost: Share(0))
    // With all minimums 0 the least flexible child is the one with the least maximum, an order that wastes nothing.
    #expect(try WorstCase(question, solver: GLPKSolver()).fraction == "0")
    // [36, 60] and twice [0, 24] of 108: 36, 24, 24 leave 24.
    question.minimumAtMost = Share(1, over: 3)
    #expect(try WorstCase(question, solver: GLPKSolver()).fraction == "2/9")
    question.minimumAtMost = nil
    question.isFlexibleOnly = true
    // The child that takes nothing has to take a thousandth: a quarter of the other 999.
    #expect(try WorstCase(question, solver: GLPKSolver()).fraction == "999/4000")
  }

  @Test func `without time nothing is proven, and the stack is one all the same`() throws {
    let question = WorstCaseQuestion(.unused, of: .flat(6))
    let worst = try WorstCase(question, solver: GLPKSolver(), limits: SolverLimits(seconds: 0))
    #expect(worst.proof == nil && worst.gap == .infinity)
    #expect(worst.share == worst.instance.lossShare)
  }

  @Test func `a search that stops early says how much more there may be`() throws {
    let question = WorstCaseQuestion(.unused, of: .flat(8))
    for iterations in [5, 20, 60] {
      let limits = SolverLimits(iterations: iterations)
      let worst = try WorstCase(question, solver: GLPKSolver(), limits: limits)
      #expect(worst.share <= 0.25 && worst.share + worst.gap >= 0.25)
      #expect(worst.isProven == (worst.gap == 0))
    }
  }
}
