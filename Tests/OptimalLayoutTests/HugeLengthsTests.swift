import GLPK
import LayoutTestSupport
import LinearProgramming
import OptimalLayout
import Testing

/// Constraints on lengths far beyond any screen, which relaxed rows move by more points than small ones have.
struct HugeLengthsTests {
  /// In 10 s points, one row holds a view of s…3 s and one of 0…1000 s, of the same width: both are 3 s wide, which is as
  /// long as the first can be. A view beside the row takes half of the height, 5 s.
  @Test(arguments: [1.0, 1e3, 1e6, 1e9])
  func `equal widths are equal at any size`(_ scale: CGFloat) throws {
    let row = StatedConstraintsTests.row(
      "row",
      [StatedConstraintsTests.bar("a", scale, 3 * scale), StatedConstraintsTests.bar("b", 0, 1000 * scale)])
    let rest = ViewNode(.rectangle, id: "rest", modifiers: [.flexibleFrame(FrameBounds(minHeight: 0))])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 10 * scale, height: 10 * scale),
      constraints: [try LayoutConstraint("a.width == b.width")],
      view: StatedConstraintsTests.column("column", [row, rest]))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    for (key, expected) in [("a", 3 * scale), ("b", 3 * scale)] {
      #expect(abs((result.placed[key]?.width ?? 0) - expected) <= 1e-6 * scale)
    }
    #expect(abs((result.placed["rest"]?.height ?? 0) - 5 * scale) <= 1e-6 * scale)
  }

  private static func result(_ row: [ViewNode], _ constraints: [String]) throws -> OptimalResult {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 8, height: 10), constraints: try constraints.map { try LayoutConstraint($0) },
      view: StatedConstraintsTests.row("row", row))
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    return result
  }

  private static func widths(_ row: [ViewNode], _ constraints: [String]) throws -> [Double] {
    let result = try result(row, constraints)
    return ["a", "b", "c"].compactMap { result.placed[$0] }.map { (Double($0.width) * 1e6).rounded() / 1e6 }
  }

  /// `b` is 2, as is asked most strongly, and `a` as near to the constant as it can be: 4, its maximum. In a row of 8, 2 are
  /// left for `c`.
  @Test(arguments: ["10000", "10000000", "100000000", "1000000000", "1000000000000"])
  func `what cannot be reached leaves stronger goals as they are`(_ constant: String) throws {
    let row = [
      StatedConstraintsTests.bar("a", 1, 4), StatedConstraintsTests.bar("b", 1, 4),
      StatedConstraintsTests.bar("c", 0, 4),
    ]
    #expect(try Self.widths(row, ["b.width == 2 @strong", "a.width == \(constant) @weak"]) == [4, 2, 2])
  }

  /// All 8 points go to `a`, which misses 10⁹ by 10⁹ − 8, and no point is left unused.
  @Test func `what a soft constraint is missed by is told to the point`() throws {
    let row = [StatedConstraintsTests.bar("a"), StatedConstraintsTests.bar("b")]
    #expect(try Self.widths(row, ["a.width == 1000000000 @weak"]) == [8, 0])
    let stages = try Self.result(row, ["a.width == 1000000000 @weak"]).components.flatMap(\.stages)
    let missed = try #require(stages.first { $0.goal == .constraints })
    #expect(abs(missed.value - 999_999_992) <= 1e-6)
  }

  /// `b` is at most 3.7 and at most `c`; 0.2 is the least `a`, which `b` exceeds by the most then. `c` has the rest of 8:
  /// 4.1.
  @Test func `a difference that cannot be reached`() throws {
    let row = [
      StatedConstraintsTests.bar("a", 0.2, 3.7), StatedConstraintsTests.bar("b", 1.1, 3.7),
      StatedConstraintsTests.bar("c", 0.1, 4.4),
    ]
    let constraints = ["b.width >= a.width + 1000000000 @medium", "b.width <= c.width @strong"]
    #expect(try Self.widths(row, constraints) == [0.2, 3.7, 4.1])
  }

  /// Whatever both sides are multiplied by, `a` is to be 2 wide; `b` has at most 4.
  @Test(arguments: [
    "0.000000001 * a.width == 0.000000002", "1000000000 * a.width == 2000000000", "a.width == 2",
  ])
  func `multiples of a constraint say the same`(_ constraint: String) throws {
    let row = [StatedConstraintsTests.bar("a"), StatedConstraintsTests.bar("b", 1, 4)]
    #expect(try Self.widths(row, [constraint]) == [2, 4])
    #expect(try Self.widths(row, [constraint + " @weak"]) == [2, 4])
  }

  /// A point that `a` misses costs 10⁹, one that `b` misses 1. Both can be kept where 8 have room for 3 + 2, with 3 for `c`;
  /// of 5 + 4 the 5 are kept, and `b` has the 3 that are left.
  @Test func `violations of very different weights`() throws {
    let (a, b, c) = (
      StatedConstraintsTests.bar("a"), StatedConstraintsTests.bar("b"), StatedConstraintsTests.bar("c")
    )
    #expect(
      try Self.widths([a, b, c], ["b.width == 2 @weak", "1000000000 * a.width == 3000000000 @weak"]) == [3, 2, 3])
    #expect(try Self.widths([a, b], ["b.width == 4 @weak", "1000000000 * a.width == 5000000000 @weak"]) == [5, 3])
  }

  /// Where no answer stands up, the error says why if it is that lengths are too great: 3 · 10⁷ points beside a text of 41.
  @Test(arguments: [(300, "the solver's answer"), (3e7, "lengths are up to 30000000 points, beside which no solver")])
  func `lengths too great to be decided are said to be`(width: CGFloat, reason: String) throws {
    let text = ViewNode(.text("one two"))
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: width, height: 20), view: StatedConstraintsTests.row("row", [text, text]))
    let failure = #expect(throws: LayoutFailure.self) {
      try OptimalEngine(solver: DecliningSolver(), goals: [.overflow, .ideal]).layout(document)
    }
    #expect(try #require(failure).description.contains(reason), "\(String(describing: failure))")
  }
}

/// A solver none of whose answers stands up.
private struct DecliningSolver: LinearSolver {
  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result { throw SolverFailure.inaccurate([]) }
}
