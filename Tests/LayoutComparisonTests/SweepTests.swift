import GLPK
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// Sweeps over container sizes, their breakpoints found by hand.
struct SweepTests {
  private func sweep(_ stack: RangeStack, to end: Double, by step: Double = 10) throws -> Sweep {
    try Sweep(
      of: stack.document(), along: stack.axis, SweepSizes(from: 0, to: end, by: step), solver: GLPKSolver())
  }

  /// The sizes at which one curve changes.
  private func sizes(_ sweep: Sweep, _ view: String?, _ quantity: SweepCurve.Quantity) -> [Double] {
    sweep.breakpoints.filter { breakpoint in
      breakpoint.changes.contains { $0.curve.view == view && $0.curve.quantity == quantity }
    }.map(\.size)
  }

  @Test func `a late cap: the breakpoints of 200…250 and 0…60`() throws {
    let sweep = try sweep(RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)]), to: 400)
    // SwiftUI: c0 is offered P / 2 ≤ 200 and takes 200; c1 is offered P − 200: 0 up to 200, 60 from 260.
    #expect(sizes(sweep, "c0", .swiftUI) == [])
    #expect(sizes(sweep, "c1", .swiftUI) == [200, 260])
    // Optimum: up to 200 only c0's minimum; then the level is c1's, P − 200, up to 60; then c0 gets P − 60 up to 250.
    #expect(sizes(sweep, "c0", .optimal) == [260, 310])
    #expect(sizes(sweep, "c1", .optimal) == [200, 260])
    // Wasted: min(P, 310) − 260 from 260 on.
    #expect(sizes(sweep, nil, .avoidableUnused) == [260, 310])
    #expect(sweep.breakpoints.map(\.size) == [200, 260, 310])
    #expect(sweep.breakpoints.allSatisfy { $0.kind == .kink })
    #expect(sweep.points.map(\.size) == (0...40).map { Double($0) * 10 })
    #expect(sweep.unresolved.isEmpty)
    let regret = try #require(sweep.regrets.first)
    #expect(regret.unused == SweepRegret.Loss(ranges: [260...400], greatest: 50, size: 310))
    #expect(regret.overflow == SweepRegret.Loss())
  }

  @Test func `a minimum above its share: the breakpoints of 5…100 and 80…∞`() throws {
    let sweep = try sweep(RangeStack(offered: 85, [RangeChild(5, 100), RangeChild(80, .infinity)]), to: 400)
    // SwiftUI: c0 takes P / 2 between 5 and 100: from 10 to 200. c1 takes the rest where that is 80 or more: P / 2 ≥ 80
    // from 160, and P − 100 from 200.
    #expect(sizes(sweep, "c0", .swiftUI) == [10, 200])
    #expect(sizes(sweep, "c1", .swiftUI) == [160, 200])
    // Optimum: 5 + 80 up to 85, then c0 grows to 80 at 160, both grow to 100 at 200, then c1 alone.
    #expect(sizes(sweep, "c0", .optimal) == [85, 160, 200])
    #expect(sizes(sweep, "c1", .optimal) == [160, 200])
    // Overflow too much: max(P / 2, 5) + 80 − max(P, 85): 0 to 10, up to 37.5 at 85, and 0 again at 160.
    #expect(sizes(sweep, nil, .avoidableOverflow) == [10, 85, 160])
    #expect(sweep.breakpoints.map(\.size) == [10, 85, 160, 200])
    #expect(sweep.regrets.first?.overflow == SweepRegret.Loss(ranges: [10...160], greatest: 37.5, size: 85))
  }

  @Test func `three panes with gaps: the breakpoints lie at thirds`() throws {
    let sweep = try sweep(
      RangeStack(
        .horizontal, offered: 600, gap: 10, [RangeChild(10, 60), RangeChild(30, .infinity), RangeChild(0, 80)]),
      to: 400, by: 25)
    // A = P − 20. SwiftUI asks c0 (50 wide), c2 (80), c1 (∞). c0 takes A / 3 between 10 and 60: A = 30, 180.
    #expect(sizes(sweep, "c0", .swiftUI) == [50, 200])
    // c2 takes half of A − c0: at 10 for A ≤ 30 from A = 10 on; A / 3 to 180; (A − 60) / 2 up to 80 at A = 220.
    #expect(sizes(sweep, "c2", .swiftUI) == [30, 50, 200, 240])
    // c1 takes what is left, at least 30: (A − 10) / 2 = 30 at A = 70 is past 30, so A / 3 = 30 at 90; then as c2; A − 140.
    #expect(sizes(sweep, "c1", .swiftUI) == [110, 200, 240])
    // Optimum, with the level λ: c2 from A = 10 + 30 + 0 = 40 on, c0 from λ = 10 (A = 50), c1 from λ = 30 (A = 90),
    // c0 full at λ = 60 (A = 180), c2 full at λ = 80 (A = 220).
    #expect(sizes(sweep, "c0", .optimal) == [70, 110, 200])
    #expect(sizes(sweep, "c1", .optimal) == [110, 200, 240])
    #expect(sizes(sweep, "c2", .optimal) == [60, 70, 110, 200, 240])
    #expect(sweep.breakpoints.map(\.size) == [30, 50, 60, 70, 110, 200, 240])
  }

  @Test func `a kink at a third is that third`() throws {
    // Three children share A; the first stops at 100 / 9: A = 100 / 3. Then halves.
    let sweep = try sweep(
      RangeStack(offered: 100, [RangeChild(0, 100.0 / 9), RangeChild(0, 90), RangeChild(0, .infinity)]), to: 100, by: 7)
    #expect(sizes(sweep, "c0", .swiftUI) == [100.0 / 3])
  }

  @Test func `a candidate that comes to fit is a jump, where its regions appear`() throws {
    let wide = HStack(spacing: 0) {
      Rectangle().frame(minWidth: 50, maxWidth: 80).id("a")
      Rectangle().frame(minWidth: 0, maxWidth: 300).id("b")
    }.frame(minWidth: 120, idealWidth: 120, maxWidth: .infinity).id("wide")
    let narrow = Rectangle().frame(width: 30).id("narrow")
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 200, height: 50),
      view: ViewNode(
        HStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            wide
            narrow
          }
          Color.red.frame(width: 10).id("end")
        }.id("row")))
    let sweep = try Sweep(
      of: document, along: .horizontal, SweepSizes(from: 100, to: 160, by: 8), solver: GLPKSolver())
    // 10 points are fixed; the wide one, ideally 120, fits from 130 on.
    let jump = try #require(sweep.breakpoints.first { $0.kind == .jump })
    #expect(jump.size == 130)
    #expect(jump.changes.contains { $0.curve.view == "a" && $0.before == nil && $0.after != nil })
  }

  @Test(arguments: Seeds.first(6))
  func `the curves are those of the rule and of the level, between breakpoints and at them`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stack = RangeStack.random(&generator, children: 2...3)
    let sweep = try sweep(stack, to: 300, by: 30)
    let children = stack.children
    let spacing = stack.spacing
    // The second method: the rule and the closed form written down plainly, identified by themselves.
    let nodes = (0...60).map { Double($0) * 5 }
    let rule = PiecewiseLinear(on: 0...300, nodes: nodes) { OnePassRule.share($0 - spacing, among: children).lengths }
    let level = PiecewiseLinear(on: 0...300, nodes: nodes) {
      WaterFilling.lengths(children, available: $0 - spacing)
    }
    func sizes(_ quantity: SweepCurve.Quantity) -> [Double] {
      sweep.breakpoints.filter { $0.changes.contains { $0.curve.quantity == quantity } }.map(\.size)
    }
    let repeating = "\(stack); \(Seeds.repeating(seed, of: "SweepTests"))"
    #expect(sizes(.swiftUI) == rule.breakpoints.map(\.position), "\(repeating)")
    #expect(sizes(.optimal) == level.breakpoints.map(\.position), "\(repeating)")
    #expect(sweep.comparisons < 500, "\(repeating)")
  }

  @Test(arguments: Seeds.first(6))
  func `the optimum bends where the level reaches a bound`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stack = RangeStack.random(&generator, children: 2...3, priorities: false, infinite: false, reach: 40)
    let sweep = try sweep(stack, to: 300, by: 30)
    // Σ clamp(λ, m, M) + spacing at every bound λ of a child that is not fixed.
    let bounds = stack.children.filter { $0.minimum < $0.maximum }.flatMap { [$0.minimum, $0.maximum] }
    let expected = Set(bounds.map { bound in stack.children.reduce(stack.spacing) { $0 + $1.answer(to: bound) } })
    let found = sweep.breakpoints.filter { $0.changes.contains { $0.curve.quantity == .optimal } }.map(\.size)
    #expect(found == expected.filter { 0 < $0 && $0 < 300 }.sorted(), "\(stack)")
  }

  @Test func `both sides are swept line by line`() throws {
    let stack = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])
    let grid = try GridSweep(
      of: stack.document(), widths: SweepSizes(from: 10, to: 30, by: 10),
      heights: SweepSizes(from: 0, to: 400, by: 100),
      solver: GLPKSolver())
    #expect(grid.rows.map(\.other) == [0, 100, 200, 300, 400])
    #expect(grid.rows.allSatisfy { $0.sweep.breakpoints.isEmpty && $0.sweep.points.map(\.size) == [10, 20, 30] })
    #expect(grid.columns.map(\.other) == [10, 20, 30])
    #expect(grid.columns.allSatisfy { $0.sweep.breakpoints.map(\.size) == [200, 260, 310] })
  }

  @Test func `a limit that is reached is told`() throws {
    let stack = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])
    let sweep = try Sweep(
      of: stack.document(), along: .vertical, SweepSizes(from: 0, to: 400, by: 100), solver: GLPKSolver(), limit: 10)
    #expect(!sweep.unresolved.isEmpty)
    #expect(sweep.comparisons <= 15)
  }

  @Test(arguments: [
    (-1.0, 10.0, 1.0, "from is -1.0; it has to be a finite number that is 0 or more"),
    (0, .infinity, 1, "to is inf; it has to be a finite number that is 0 or more"),
    (0, 10, .nan, "step is nan; it has to be a finite number that is 0 or more"),
    (10, 9, 1, "from is 10.0 and to is 9.0; from has to be no more than to"),
    (0, 10, 0, "step is 0; it has to be more than 0"),
    (0, 10, 0.001, "there would be more than 10000 sizes; take a larger step"),
    (0, 1e300, 1e-300, "there would be more than 10000 sizes; take a larger step"),
  ])
  func `sizes that cannot be swept are refused`(_ start: Double, _ end: Double, _ step: Double, _ sentence: String) {
    do throws(SweepSizesError) {
      _ = try SweepSizes(from: start, to: end, by: step)
      Issue.record("there are sizes")
    } catch {
      #expect(error.description == sentence)
    }
  }

  @Test func `sizes are evenly spaced from the start`() throws {
    #expect(try SweepSizes(from: 0, to: 1, by: 0.1).values.count == 11)
    #expect(try SweepSizes(from: 5, to: 5, by: 1).values == [5])
    #expect(try SweepSizes(from: 0, to: 25, by: 10).values == [0, 10, 20])
  }
}
