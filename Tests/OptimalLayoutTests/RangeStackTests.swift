import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing
import ViewTree

/// The optimum of a single stack of ranges beside its closed form.
struct RangeStackTests {
  /// The children's lengths in the engine's optimal layout, with what the layout says of itself.
  static func optimum(
    of stack: RangeStack, goals: [Goal] = Goal.standard
  ) throws -> (lengths: [Double], result: OptimalResult) {
    let result = try OptimalEngine(solver: GLPKSolver(), goals: goals).layout(stack.document())
    let allocation = try #require(result.placed.allocations.first)
    return (allocation.lengths.map(Double.init), result)
  }

  /// Whether lengths are equal up to 1e-6 of their size, or of a point.
  static func areClose(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
  }

  @Test(arguments: Seeds.first(400))
  func `a random stack is divided by water-filling`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stack = RangeStack.random(&generator, children: 1...8)
    let expected = WaterFilling.lengths(stack.children, available: stack.available)
    let (lengths, result) = try Self.optimum(of: stack)
    #expect(Self.areClose(lengths, expected), "\(stack): \(lengths), expected \(expected)")
    #expect(result.realisationGap <= 1e-9)
    #expect(result.decidedBy == nil)
    #expect(result.approximations.isEmpty)
  }

  /// Thirds, sevenths and numbers that no double holds exactly, at three magnitudes.
  @Test(arguments: Seeds.first(60), [1e-3, 1.0, 1e6])
  func `lengths of any magnitude are divided by water-filling`(seed: UInt64, scale: Double) throws {
    var generator = SeededGenerator(seed: seed)
    let children = (0..<generator.integer(2...6)).map { _ -> RangeChild in
      let low = generator.number(0...100) * scale
      return RangeChild(low, low + generator.number(0...100) * scale, priority: generator.pick([0, 0, 0, 1]))
    }
    let stack = RangeStack(offered: generator.number(0...500) * scale, gap: generator.number(0...9) * scale, children)
    let expected = WaterFilling.lengths(stack.children, available: stack.available)
    let (lengths, _) = try Self.optimum(of: stack)
    let isClose = zip(lengths, expected).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
    #expect(isClose, "\(stack): \(lengths), expected \(expected)")
  }

  /// 300 points, [200, 250] and [0, 60]: at λ = 240 they take 240 + 60 = 300.
  @Test func `three hundred points are 240 and 60`() throws {
    let stack = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])
    #expect(try Self.optimum(of: stack).lengths == [240, 60])
  }

  /// 85 points, [5, 100] and [80, ∞]: 5 + 80 = 85 is all that fits.
  @Test func `eighty-five points are 5 and 80`() throws {
    let stack = RangeStack(offered: 85, [RangeChild(5, 100), RangeChild(80, .infinity)])
    #expect(try Self.optimum(of: stack).lengths == [5, 80])
  }

  /// 600 points, two sidebars of 150…200 around 300…∞: λ = 200 gives 200 + 200, the middle takes 300, 700 > 600; so the
  /// level lies below 200: 300 + 2λ = 600 at λ = 150.
  @Test func `three panes are 150, 300 and 150`() throws {
    let sidebar = RangeChild(150, 200)
    let stack = RangeStack(.horizontal, offered: 600, [sidebar, RangeChild(300, .infinity), sidebar])
    #expect(try Self.optimum(of: stack).lengths == [150, 300, 150])
  }

  /// A spacer wants what nobody else does: the colour takes all but its minimum of 8, and no gap is kept beside it.
  @Test func `a spacer gets what is left`() throws {
    let row = ViewNode(
      .hStack(alignment: .center, spacing: nil, dynamic: false),
      content: [ViewNode(.color, id: "colour"), ViewNode(.spacer(minLength: nil), id: "spacer")])
    let document = LayoutDocument(proposal: ProposedViewSize(width: 100, height: 20), view: row)
    let placed = try OptimalEngine(solver: GLPKSolver()).layout(document).placed
    #expect(placed["colour"]?.size.width == 92)
    #expect(placed["spacer"]?.size.width == 8)
  }

  /// λ: [0, 1], [0, 2] … [0, 100] share 3,000 where Σ min(k, λ) = λ(λ + 1)/2 + λ(100 − λ) = 3,000; between whole
  /// numbers j and j + 1 the sum is j(j + 1)/2 + λ(100 − j). At j = 36: 666 + 64 λ = 3,000, λ = 36.46875.
  @Test func `a hundred children share one level`() throws {
    let stack = RangeStack(offered: 3000, (1...100).map { RangeChild(0, Double($0)) })
    let expected = (1...100).map { min(Double($0), 36.46875) }
    #expect(try Self.areClose(Self.optimum(of: stack).lengths, expected))
  }
}
