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

  /// A text of 159 or 15 and a bar of at most 20 share 34.999966 with a spacer. The least overflow is none, so that the text
  /// is 15 and the bar 19.999966: it comes as close to 20 as a millionth of 34.999966, and still cannot reach it.
  @Test(arguments: [[Goal.fair], [.fair, .fill]])
  func `a length beside one that it cannot reach stays where it is`(goals: [Goal]) throws {
    let bar = ModifierNode.flexibleFrame(FrameBounds(minWidth: 0, maxWidth: 20))
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 34.999966, height: 50), displayScale: 1,
      textMetrics: [
        TextMetric(text: "text", maxWidth: nil, size: CGSize(width: 159, height: 4)),
        TextMetric(text: "text", maxWidth: 158, size: CGSize(width: 15, height: 8)),
      ],
      view: ViewNode(
        .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
        content: [
          ViewNode(.text("text"), id: "text"), ViewNode(.color, id: "bar", modifiers: [bar]),
          ViewNode(.spacer(minLength: 0), id: "spacer"),
        ]))
    let placed = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(document).placed
    let widths = try ["text", "bar", "spacer"].map { Double(try #require(placed[$0]).width) }
    #expect(RangeStackTests.areClose(widths, [15, 19.999966, 0]), "\(widths)")
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

  /// Two views of any length in 300 points waste nothing with 300 points together, nor with 600, nor with more. What is
  /// fairest has no end, nor what is most; so the least overflow comes first, 300 in all, and fairly that is 150 + 150. A
  /// maximum of 200 is no nearer.
  @Test(
    arguments: [[.fill], [.fair], [.priority], [.fair, .overflow], [.proportional], [.fill, .priority]] as [[Goal]])
  func `a length without end is not sought beyond what is offered`(goals: [Goal]) throws {
    for maximum in [200, Double.infinity] {
      let stack = RangeStack(offered: 300, [RangeChild(0, .infinity), RangeChild(0, maximum)])
      // The one with an end is then in full: 200 of 200, which leaves 100.
      let isShare = goals == [.proportional] && maximum == 200
      #expect(try RangeStackTests.optimum(of: stack, goals: goals).lengths == (isShare ? [100, 200] : [150, 150]))
    }
  }

  /// The higher priority has no maximum: it takes what the other's minimum leaves of 100 points.
  @Test func `the most for a priority without end leaves the others their minimums`() throws {
    let stack = RangeStack(offered: 100, [RangeChild(0, .infinity, priority: 1), RangeChild(30, 60)])
    #expect(try RangeStackTests.optimum(of: stack, goals: [.priority]).lengths == [70, 30])
  }

  /// By `fill` alone the first of two views without end may take nothing of the 300 points, or any number of them. The
  /// program of the whole tree says the same.
  @Test(arguments: [false, true]) func `what is left open without end is said to be`(isWhole: Bool) throws {
    let view = StatedConstraintsTests.row("row", [StatedConstraintsTests.bar("a"), StatedConstraintsTests.bar("b")])
    let engine = OptimalEngine(solver: GLPKSolver(), goals: [.fill], solvesWhole: isWhole)
    let result = try engine.layout(view, in: ProposedViewSize(width: 300, height: 100))
    #expect(["a", "b"].map { result.placed[$0]?.width } == [150, 150])
    let open = try #require(result.optima.values.first).open
    #expect(open.map(\.minimum) == [0, 0])
    #expect(open.map(\.maximum) == [.infinity, .infinity])
    #expect(result.decidedBy == .fair)
  }
}
