import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Goals in any order and number, beside a search of every point of a grid.
struct GoalOrderTests {
  /// The goals whose optima lie on the grid.
  static let known: [Goal] = [.overflow, .fill, .priority, .fair]

  /// All lists of at least one of them, each at most once: 4 + 12 + 24 + 24.
  static let orders: [[Goal]] = {
    var orders: [[Goal]] = [[]]
    var all: [[Goal]] = []
    for _ in 0..<known.count {
      orders = orders.flatMap { order in known.filter { !order.contains($0) }.map { order + [$0] } }
      all += orders
    }
    return all
  }()

  static func aims(_ goals: [Goal]) -> [GridSearch.Aim] { goals.map { GridSearch.Aim(rawValue: $0.rawValue)! } }

  @Test func `there are 64 orders of four goals`() {
    #expect(Self.orders.count == 64)
    #expect(Self.known.map(\.rawValue) == GridSearch.Aim.allCases.map(\.rawValue))
  }

  /// Whatever the stated goals leave open is settled by `fair`, and said to be.
  @Test(arguments: orders, Seeds.first(4))
  func `goals are pursued in their order`(goals: [Goal], seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<3 {
      let stack = RangeStack.random(&generator, children: 1...3, infinite: false, reach: 3)
      let search = GridSearch(stack)
      let stated = search.optima(Self.aims(goals))
      let expected = try #require(search.optima(Self.aims(goals) + [.fair]).first)
      let (lengths, result) = try RangeStackTests.optimum(of: stack, goals: goals)
      #expect(RangeStackTests.areClose(lengths, expected), "\(stack), \(goals): \(lengths), expected \(expected)")
      #expect((result.decidedBy == nil) == (stated.count == 1), "\(stack), \(goals): \(stated)")
      #expect(result.realisationGap <= 1e-9)
    }
  }

  /// With `overflow` alone, 300 points leave [200, 250] and [0, 60] any lengths up to 300 in all; the smallest as large as
  /// possible is 60, then the other takes 240.
  @Test func `overflow alone leaves a division open, which fair settles`() throws {
    let stack = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])
    let (lengths, result) = try RangeStackTests.optimum(of: stack, goals: [.overflow])
    #expect(lengths == [240, 60])
    #expect(result.decidedBy == .fair)
  }

  /// Where the minimums do not fit, `overflow` alone determines every length.
  @Test func `overflow alone suffices where nothing fits`() throws {
    let stack = RangeStack(offered: 50, [RangeChild(40, 90), RangeChild(40, .infinity)])
    let (lengths, result) = try RangeStackTests.optimum(of: stack, goals: [.overflow])
    #expect(lengths == [40, 40])
    #expect(result.decidedBy == nil)
  }

  /// Priority before overflow: the higher priority takes its maximum, whatever that spills over.
  @Test func `priority before overflow takes the maximum`() throws {
    let children = [RangeChild(0, 80, priority: 1), RangeChild(30, 60)]
    let stack = RangeStack(offered: 100, children)
    #expect(try RangeStackTests.optimum(of: stack, goals: [.priority, .overflow, .fill, .fair]).lengths == [80, 60])
    #expect(try RangeStackTests.optimum(of: stack, goals: [.overflow, .priority, .fill, .fair]).lengths == [70, 30])
  }
}
