import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// All stacks of up to three children of four kinds, at every offer at which something changes and beside it.
struct ExhaustiveStacksTests {
  /// Rigid, between bounds, at least so much, and anything.
  static let kinds = [
    RangeChild(60, 60), RangeChild(30, 90), RangeChild(50, .infinity), RangeChild(0, .infinity),
  ]

  static let stacks: [[RangeChild]] = {
    var stacks: [[RangeChild]] = [[]]
    var all: [[RangeChild]] = []
    for _ in 0..<3 {
      stacks = stacks.flatMap { stack in kinds.map { stack + [$0] } }
      all += stacks
    }
    return all
  }()

  /// The offers at which a child reaches a bound while the level rises: Σ clamp(λ, m, M) at each bound λ.
  static func offers(of children: [RangeChild]) -> [Double] {
    let levels = children.flatMap { [$0.minimum, $0.maximum] }.filter(\.isFinite) + [0]
    let bends = Set(levels.map { level in children.reduce(0) { $0 + $1.answer(to: level) } })
    return bends.union([0]).flatMap { [$0 - 0.5, $0, $0 + 0.5, $0 + 7] }.filter { $0 >= 0 }.sorted()
  }

  @Test func `there are 84 stacks`() { #expect(Self.stacks.count == 4 + 16 + 64) }

  @Test(arguments: stacks)
  func `every stack of up to three children is divided by water-filling at every breakpoint`(
    children: [RangeChild]
  ) throws {
    for offered in Self.offers(of: children) {
      let stack = RangeStack(offered: offered, children)
      let expected = WaterFilling.lengths(children, available: offered)
      let (lengths, result) = try RangeStackTests.optimum(of: stack)
      #expect(RangeStackTests.areClose(lengths, expected), "\(stack): \(lengths), expected \(expected)")
      #expect(result.realisationGap <= 1e-9, "\(stack)")
    }
  }

  @Test(arguments: stacks)
  func `with the last child first in priority the closed form holds as well`(children: [RangeChild]) throws {
    var children = children
    children[children.count - 1].priority = 1
    for offered in Self.offers(of: children) {
      let stack = RangeStack(.horizontal, offered: offered + 10, gap: 5, children)
      let expected = WaterFilling.lengths(children, available: stack.available)
      let (lengths, _) = try RangeStackTests.optimum(of: stack)
      #expect(RangeStackTests.areClose(lengths, expected), "\(stack): \(lengths), expected \(expected)")
    }
  }
}
