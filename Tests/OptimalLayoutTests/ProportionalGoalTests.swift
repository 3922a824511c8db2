import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// The goal `proportional`: every child the same part of its range, as far as the stack's room allows.
struct ProportionalGoalTests {
  /// [20, 60] and [10, 30] have ranges of 40 + 20 above their minimums of 30: at 90 points both get (90 − 30) / 60, all of
  /// theirs, at 60 points half, at 45 a quarter, at 30 nothing.
  @Test(arguments: zip([90.0, 60, 45, 30], [[60.0, 30], [40, 20], [30, 15], [20, 10]]))
  func `each child gets the same part of its range`(offered: Double, lengths: [Double]) throws {
    let stack = RangeStack(offered: offered, [RangeChild(20, 60), RangeChild(10, 30)])
    let (optimum, result) = try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .proportional])
    #expect(RangeStackTests.areClose(optimum, lengths))
    #expect(result.decidedBy == nil)
  }

  /// An endless child has no part of its range: of 90 points the other is raised as far as `proportional` can raise it, to
  /// its maximum, and the rest is left to the endless one.
  @Test func `an endless child has no part, and is settled by what remains`() throws {
    let stack = RangeStack(offered: 90, [RangeChild(10, 50), RangeChild(0, .infinity)])
    let (lengths, result) = try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .proportional])
    #expect(lengths == [50, 40])
    #expect(result.decidedBy == nil)
  }

  /// Closed form over seeds: with all ranges finite and the minimums fitting, the part is room / Σ ranges, at most 1.
  @Test(arguments: Seeds.first(20))
  func `the common part is the room over the ranges`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 77)
    let stack = RangeStack.random(&generator, children: 2...6, infinite: false, reach: 50)
    let minimums = stack.children.reduce(0) { $0 + $1.minimum }
    let ranges = stack.children.reduce(0) { $0 + ($1.maximum - $1.minimum) }
    let part = ranges > 0 ? min(1, max(0, (stack.available - minimums) / ranges)) : 0
    let (lengths, _) = try RangeStackTests.optimum(of: stack, goals: [.overflow, .fill, .proportional])
    let expected = stack.children.map { $0.minimum + part * ($0.maximum - $0.minimum) }
    #expect(RangeStackTests.areClose(lengths, expected), "\(stack): \(lengths), expected \(expected)")
  }
}
