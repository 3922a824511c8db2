import GLPK
import LayoutTestSupport
import LinearProgramming
import Testing

@testable import OptimalLayout

/// What a block costs at least at each of its lengths, and the least that several cost together.
struct CostCurveTests {
  /// A length from 0 to 10 whose excess over 4 is paid for, or, for 3 in all, nothing is.
  private static func shape() throws -> BlockProgram.Shape {
    var shape = BlockProgram.Shape()
    shape.length = try shape.program.addColumn("length", in: Bounds(lower: 0, upper: 10))
    let excess = try shape.program.addColumn("excess", in: Bounds(lower: 0, upper: 20))
    let free = try shape.program.addColumn("free", in: .unit, domain: .binary)
    let paid = LinearExpression(excess) - LinearExpression(shape.length) + 10 * LinearExpression(free)
    try shape.program.require("excess", paid, in: .atLeast(-4))
    shape.cost = LinearExpression(excess) + 3 * LinearExpression(free)
    return shape
  }

  /// 0 up to 4, then a point for each point, and 3 from 7 on.
  @Test func `a curve has the corners of its choices`() throws {
    var shape = try Self.shape()
    shape.intervals = [LengthSet.Interval(lower: 0, upper: 10)]
    let curve = try #require(try CurveSearch.curve(of: shape, solver: GLPKSolver(), limits: SolverLimits()))
    for (length, cost) in [(0.0, 0.0), (2, 0), (4, 0), (5, 1), (6.5, 2.5), (7, 3), (8, 3), (10, 3)] {
      #expect(abs(curve.cost(at: length) - cost) <= 1e-9, "at \(length)")
    }
  }

  @Test func `a curve has no lengths between its intervals`() throws {
    var shape = try Self.shape()
    shape.intervals = [LengthSet.Interval(lower: 1, upper: 2), LengthSet.Interval(lower: 6, upper: 6)]
    let curve = try #require(try CurveSearch.curve(of: shape, solver: GLPKSolver(), limits: SolverLimits()))
    #expect(abs(curve.cost(at: 1.5)) <= 1e-9)
    #expect(abs(curve.cost(at: 6) - 2) <= 1e-9)
    #expect(curve.cost(at: 4) == .infinity)
    #expect(curve.cost(at: 8) == .infinity)
  }

  /// 10 for nothing or 28 for 18, where bounds are wider by a rounding.
  @Test func `a single length beside the end of an interval is found`() throws {
    var shape = BlockProgram.Shape()
    shape.length = try shape.program.addColumn("length", in: Bounds(lower: 9.99999998, upper: 30))
    let choice = LinearExpression(try shape.program.addColumn("choice", in: .unit, domain: .binary))
    try shape.program.require("length", LinearExpression(shape.length) - 18 * choice, in: .exactly(10))
    shape.cost = 18 * choice
    shape.intervals = [LengthSet.Interval(lower: 9.99999998, upper: 30)]
    let curve = try #require(try CurveSearch.curve(of: shape, solver: GLPKSolver(), limits: SolverLimits()))
    #expect(curve.segments.contains { abs($0.lower - 10) <= 1e-6 && abs($0.atLower) <= 1e-6 })
    #expect(curve.segments.contains { abs($0.upper - 28) <= 1e-6 && abs($0.atUpper - 18) <= 1e-6 })
    #expect(curve.cost(at: 20) == .infinity)
  }

  /// Lengths cost 24 less themselves: 12 … 18, or for 5 less 18.999999 … 19.
  @Test func `lengths that are hardly apart hide no others`() throws {
    var shape = BlockProgram.Shape()
    shape.length = try shape.program.addColumn("length", in: Bounds(lower: 12, upper: 19))
    let length = LinearExpression(shape.length)
    let choice = LinearExpression(try shape.program.addColumn("choice", in: .unit, domain: .binary))
    try shape.program.require("from", length - 6.999999 * choice, in: .atLeast(12))
    try shape.program.require("to", length - choice, in: .atMost(18))
    shape.cost = LinearExpression(24) - length - 5 * choice
    shape.intervals = [LengthSet.Interval(lower: 12, upper: 19)]
    let curve = try #require(try CurveSearch.curve(of: shape, solver: GLPKSolver(), limits: SolverLimits()))
    for length in [12.0, 13, 16, 18] { #expect(abs(curve.cost(at: length) - (24 - length)) <= 1e-6, "at \(length)") }
    #expect(abs(curve.cost(at: 19)) <= 1e-6)
    #expect(curve.cost(at: 18.5) == .infinity)
  }

  @Test func `a search that may not solve anything finds no curve`() throws {
    var shape = try Self.shape()
    shape.intervals = [LengthSet.Interval(lower: 0, upper: 10)]
    #expect(try CurveSearch.curve(of: shape, solver: GLPKSolver(), limits: SolverLimits(), effort: 0) == nil)
  }

  /// A generated curve: points and segments whose ends and costs are whole.
  private static func curve(_ generator: inout some RandomNumberGenerator) -> [CostCurve.Segment] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      let lower = Int.random(in: 0...12, using: &generator)
      let width = Int.random(in: 0...2, using: &generator) == 0 ? Int.random(in: 1...5, using: &generator) : 0
      let cost = Int.random(in: 0...20, using: &generator)
      let slope = Int.random(in: -3...3, using: &generator)
      return CostCurve.Segment(
        lower: Double(lower), upper: Double(lower + width), atLower: Double(cost),
        atUpper: Double(cost + slope * width),
        choice: 0)
    }
  }

  /// What some segments cost at the least with a sum within limits: with whole ends and limits some least sum has whole
  /// lengths.
  private static func least(
    _ curves: ArraySlice<[CostCurve.Segment]>, _ limits: ClosedRange<Double>, used: Double = 0
  ) -> Double {
    guard let first = curves.first else { return limits.contains(used) ? 0 : .infinity }
    var least = Double.infinity
    for segment in first {
      for length in stride(from: segment.lower, through: segment.upper, by: 1) {
        least = min(least, segment.cost(at: length) + self.least(curves.dropFirst(), limits, used: used + length))
      }
    }
    return least
  }

  @Test func `sums of curves are as cheap as enumeration finds them`() {
    var generator = SeededGenerator(seed: 11)
    var found = 0
    for _ in 0..<400 {
      let curves = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Self.curve(&generator) }
      let lower = Double(Int.random(in: 0...30, using: &generator))
      let upper = lower + Double(Int.random(in: 0...2, using: &generator))
      var sums = CurveSums(curves, together: LengthSet.Interval(lower: lower, upper: upper))
      let expected = Self.least(curves[...], lower...upper)
      guard let least = sums.least() else {
        #expect(expected == .infinity)
        continue
      }
      found += 1
      #expect(abs(least.cost - expected) <= 1e-6, "\(curves) together \(lower)...\(upper)")
    }
    #expect(found > 100)
  }

  @Test func `what is allowed at the least sum is what enumeration finds`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<200 {
      let curves = (0..<Int.random(in: 2...4, using: &generator)).map { _ in Self.curve(&generator) }
      let total = Double(Int.random(in: 10...30, using: &generator))
      var sums = CurveSums(curves, together: LengthSet.Interval(lower: total, upper: total))
      guard let least = sums.least() else { continue }
      let limit = least.cost + 0.5
      let found = sums.allowed(limit: limit)
      let allowed = try #require(found)
      for (place, curve) in curves.enumerated() {
        var others = curves
        others.remove(at: place)
        for (number, segment) in curve.enumerated() {
          for length in stride(from: segment.lower, through: segment.upper, by: 1) {
            let rest = Self.least(others[...], (total - length)...(total - length))
            // Costs at whole lengths are whole.
            guard segment.cost(at: length) + rest <= limit else { continue }
            #expect(allowed[place].segments.contains(number))
            #expect(allowed[place].others <= rest + 1e-6)
          }
        }
      }
    }
  }
}
