import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing
import ViewTree

/// The effect of relaxing binding bounds, beside the closed form of a stack of ranges.
struct SensitivityTests {
  private static func effects(of stack: RangeStack) throws -> [BoundEffect] {
    let document = stack.document()
    let tree = IndexedTree(document)
    let isolated = OptimalEngine(solver: GLPKSolver()).isolated(tree)
    return try #require(try isolated.sensitivity(of: tree.root, proposed: document.proposal))
  }

  /// What a stack of ranges uses at its best: its offer, as far as its minimums and maximums allow.
  private static func used(_ stack: RangeStack) -> Double {
    min(max(stack.offered, stack.minimum + stack.spacing), stack.maximum + stack.spacing)
  }

  private static func change(_ stack: RangeStack, _ relax: (inout RangeStack) -> Void) -> (Double, Double) {
    var relaxed = stack
    relax(&relaxed)
    let (before, after) = (used(stack), used(relaxed))
    return (after - before, max(0, after - relaxed.offered) - max(0, before - stack.offered))
  }

  @Test(arguments: Seeds.first(200))
  func `each effect is the closed form's`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 7000)
    let stack = RangeStack.random(&generator, children: 1...4)
    for effect in try Self.effects(of: stack) {
      let expected = Self.change(stack) { relaxed in
        guard let child = Int(effect.view.dropFirst()) else {
          relaxed.offered += 1
          return
        }
        if effect.bound == .maximum { relaxed.children[child].maximum += 1 }
        if effect.bound == .minimum { relaxed.children[child].minimum = max(0, stack.children[child].minimum - 1) }
      }
      let isSame = abs(effect.used - expected.0) <= 1e-6 && abs(effect.overflow - expected.1) <= 1e-6
      #expect(isSame, "\(stack): \(effect), expected \(expected)")
    }
  }

  @Test func `only bounds at which the optimum lies are relaxed`() throws {
    // 300 for [200, 250], [0, 60] and [50, 50]: the level is 190 < 200, so 200 + 50 + 50.
    let stack = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60), RangeChild(50, 50)])
    #expect(
      try Self.effects(of: stack) == [
        // One point less for c0 goes to c1, and one for c2, whose both bounds are 50, goes to c1 too.
        BoundEffect(view: "c0", bound: .minimum, used: 0, overflow: 0),
        BoundEffect(view: "c2", bound: .maximum, used: 0, overflow: 0),
        BoundEffect(view: "c2", bound: .minimum, used: 0, overflow: 0),
        BoundEffect(view: "stack", bound: .offered, used: 1, overflow: 0),
      ])
  }

  @Test func `a minimum of 0 is not relaxed, and one below a point only to 0`() throws {
    // 0.5 + 0 > −3 offered after gaps: nothing fits, everyone at the minimum.
    let stack = RangeStack(offered: 7, gap: 10, [RangeChild(0.5, 4), RangeChild(0, 9)])
    #expect(
      try Self.effects(of: stack) == [
        BoundEffect(view: "c0", bound: .minimum, used: -0.5, overflow: -0.5),
        BoundEffect(view: "stack", bound: .offered, used: 0, overflow: -1),
      ])
  }

  @Test func `what hides in a child stays hidden when a bound is relaxed`() throws {
    // A frame of 0…60 around a row that needs 80, and a colour: 60 + 40 of 100; the frame's maximum binds.
    let fixed = ViewNode(.rectangle, modifiers: [.frame(width: 80, height: nil, alignment: .center)])
    let hiding = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "hiding",
      modifiers: [.flexibleFrame(FrameBounds(minWidth: 0, maxWidth: 60))], content: [fixed])
    let row = ViewNode(
      .hStack(alignment: .center, spacing: 0, dynamic: true), id: "row",
      content: [hiding, ViewNode(.color, id: "rest")])
    let tree = IndexedTree(LayoutDocument(proposal: ProposedViewSize(width: 100, height: 50), view: row))
    let isolated = OptimalEngine(solver: GLPKSolver()).isolated(tree)
    let effects = try isolated.sensitivity(of: tree.root, proposed: ProposedViewSize(width: 100, height: 50))
    #expect(
      effects == [
        BoundEffect(view: "hiding", bound: .maximum, used: 0, overflow: 0),
        BoundEffect(view: "row", bound: .offered, used: 1, overflow: 0),
      ])
  }

  @Test func `the tracks of a grid have effects of their own`() throws {
    // 50…80 and 20…30 of 100, 10 apart: 60 + 30; the offer's point goes to the first, the second's to it too.
    let columns = [
      GridItem(.flexible(minimum: 50, maximum: 80), spacing: 10), GridItem(.flexible(minimum: 20, maximum: 30)),
    ]
    let grid = ViewNode(
      .lazyVGrid(columns: columns, alignment: .center, spacing: nil), id: "grid",
      content: [ViewNode(.color), ViewNode(.color)])
    let proposal = ProposedViewSize(width: 100, height: 100)
    let tree = IndexedTree(LayoutDocument(proposal: proposal, view: grid))
    let isolated = OptimalEngine(solver: GLPKSolver()).isolated(tree)
    let effects = try isolated.sensitivity(ofTracksOf: tree.root, along: .horizontal, proposed: proposal)
    #expect(
      effects == [
        BoundEffect(view: "grid.columns[1]", bound: .maximum, used: 0, overflow: 0),
        BoundEffect(view: "grid", bound: .offered, used: 1, overflow: 0),
      ])
  }
}
