import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// The identification of piecewise linear functions.
struct PiecewiseLinearTests {
  struct Shape: CustomTestStringConvertible {
    var testDescription: String
    var interval: ClosedRange<Double> = 0...400
    var kinks: [Double] = []
    var jumps: [Double] = []
    var function: @Sendable (Double) -> [Double]
  }

  @Test(arguments: [
    Shape(testDescription: "a constant") { _ in [7] },
    Shape(testDescription: "a line") { [3 * $0 - 1, -$0] },
    Shape(testDescription: "no components") { _ in [] },
    Shape(testDescription: "infinite throughout") { _ in [.infinity] },
    Shape(testDescription: "one kink", kinks: [200]) { [max(200, $0)] },
    Shape(testDescription: "a kink at a third", kinks: [100.0 / 3]) { [max(100, 3 * $0)] },
    Shape(testDescription: "a kink at a decimal", kinks: [123.456]) { [abs($0 - 123.456)] },
    Shape(testDescription: "two components", kinks: [40, 90.5, 310]) {
      [min(max($0, 40), 310), max(0, ($0 - 90.5) / 3)]
    },
    Shape(testDescription: "a kink at a node", kinks: [25, 50]) { [min(max($0, 25), 50)] },
    Shape(testDescription: "a jump, closed on the right", jumps: [100]) { [$0 < 100 ? 1 : $0] },
    Shape(testDescription: "a jump, closed on the left", jumps: [100]) { [$0 <= 100 ? 1 : 2 * $0] },
    Shape(testDescription: "a jump at a seventh", jumps: [1000.0 / 7]) { [$0 < 1000 / 7 ? 1 : 2] },
    Shape(testDescription: "a jump back at once", kinks: [], jumps: [70, 71]) { [$0 > 70 && $0 < 71 ? 5 : 0] },
    Shape(testDescription: "a short piece", kinks: [80, 80.001]) { [min(max($0 - 80, 0), 0.001)] },
    Shape(testDescription: "a saw", jumps: [100, 200, 300]) { [$0 - ($0 / 100).rounded(.down) * 100] },
    Shape(testDescription: "a jump and a kink next to it", kinks: [130.25], jumps: [130]) {
      [$0 < 130 ? 0 : max($0, 130.25)]
    },
    Shape(testDescription: "an infinite part", jumps: [60]) { [$0 < 60 ? .infinity : 3] },
    Shape(testDescription: "an interval without length", interval: 5...5) { [$0] },
    Shape(testDescription: "many kinks", kinks: (1...39).map { Double($0) * 10 }) {
      let step = ($0 / 10).rounded(.down)
      return [step.truncatingRemainder(dividingBy: 2) == 0 ? $0 - step * 10 : (step + 1) * 10 - $0]
    },
  ])
  func `breakpoints are found exactly`(_ shape: Shape) {
    // A jump back at once shows where a node or a probe falls into it.
    let nodes = [70.5] + (0...16).map { Double($0) * 25 }
    let curve = PiecewiseLinear(on: shape.interval, nodes: nodes, of: shape.function)
    #expect(curve.breakpoints.filter { $0.kind == .kink }.map(\.position) == shape.kinks)
    #expect(curve.breakpoints.filter { $0.kind == .jump }.map(\.position) == shape.jumps)
    #expect(curve.isComplete)
    #expect(curve.evaluations < 3_000)
  }

  @Test func `a change says what it changes from and to`() throws {
    let curve = PiecewiseLinear(on: 0...10) { [$0 < 4 ? 2 * $0 : 1, 5, max($0, 4)] }
    let breakpoint = try #require(curve.breakpoints.first)
    #expect(curve.breakpoints.count == 1)
    #expect(breakpoint.position == 4)
    #expect(breakpoint.changes.map(\.component) == [0, 2])
    #expect(breakpoint.changes.map(\.kind) == [.jump, .kink])
    // 2 · 4 = 8 from the left, 1 from the right; the third goes over from level to rising at 4.
    #expect(abs(breakpoint.changes[0].before - 8) < 1e-7 && breakpoint.changes[0].after == 1)
    #expect(breakpoint.changes[1].slopeBefore == 0 && abs(breakpoint.changes[1].slopeAfter - 1) < 1e-7)
  }

  @Test func `noise of a billionth is no breakpoint`() {
    let curve = PiecewiseLinear(on: 0...400) { place in
      let noise = 1e-9 * (place * 1e6).truncatingRemainder(dividingBy: 2) - 1e-9
      return [min(max(place - 150, 0), 90) + noise, place < 300 ? 5 : 6 + noise]
    }
    #expect(curve.breakpoints.map(\.position) == [150, 240, 300])
    #expect(curve.breakpoints.map(\.kind) == [.kink, .kink, .jump])
  }

  @Test(arguments: [70.123456789012, 33.3334567891234, 100.00001, 250 + 1.0 / 1024])
  func `a jump at no short number is found to the last bits`(_ place: Double) throws {
    let curve = PiecewiseLinear(on: 0...400) { [$0 < place ? $0 / 2 : 3] }
    let found = try #require(curve.breakpoints.first)
    #expect(curve.breakpoints.count == 1)
    #expect(abs(found.position - place) <= place.ulp)
    #expect(curve.evaluations < 250)
  }

  @Test func `a tolerance of the function does not move a jump`() {
    // It compares with 130 − 1.2e-7, as an engine does that allows for a billionth.
    let curve = PiecewiseLinear(on: 100...160) { [$0 < 130 - 1.2e-7 ? 1 : 2] }
    #expect(curve.breakpoints.map(\.position) == [130])
  }

  @Test func `a change of shape is a jump`() {
    let curve = PiecewiseLinear(on: 0...100, nodes: [50]) { (place: Double) throws(Never) in
      place < 30 ? PiecewiseLinear.Sample([1], shape: 1) : PiecewiseLinear.Sample([1, 2], shape: 2)
    }
    #expect(curve.breakpoints.map(\.position) == [30])
    #expect(curve.breakpoints.map(\.kind) == [.jump])
    #expect(curve.pieces.map(\.line.shape) == [1, 2])
  }

  @Test func `what is not linear ends at the limit, which is reported`() {
    let curve = PiecewiseLinear(on: 0...400, limit: 500) { [$0 * $0] }
    #expect(curve.evaluations == 500)
    #expect(!curve.isComplete)
    #expect(curve.unresolved.last?.upperBound == 400)
  }

  @Test func `a failure is handed on`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try PiecewiseLinear(on: 0...1) { (_: Double) throws(Failure) -> PiecewiseLinear.Sample in throw Failure() }
    }
  }

  @Test(arguments: Seeds.first(60))
  func `random breakpoints are found with their kinds`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.integer(0...8)
    // Places with one decimal, at least one apart; at each the slope changes, and in every third case the value.
    var places: Set<Double> = []
    while places.count < count {
      let place = Double(generator.integer(11...3_989)) / 10
      if places.allSatisfy({ abs($0 - place) >= 1 }) { places.insert(place) }
    }
    var breakpoints: [(place: Double, slope: Double, step: Double)] = []
    for place in places.sorted() {
      breakpoints.append((place, generator.pick([-1, -0.5, 1.0 / 3, 0.5, 1]), generator.chance(0.3) ? 10 : 0))
    }
    let nodes = (0...40).map { Double($0) * 10 }
    let curve = PiecewiseLinear(on: 0...400, nodes: nodes) { [breakpoints] place in
      var value = 0.0
      for breakpoint in breakpoints where place >= breakpoint.place {
        value += breakpoint.slope * (place - breakpoint.place) + breakpoint.step
      }
      return [value]
    }
    #expect(curve.breakpoints.map(\.position) == breakpoints.map(\.place))
    #expect(curve.breakpoints.map { $0.kind == .jump } == breakpoints.map { $0.step != 0 })
    #expect(curve.evaluations < 1_500)
  }

  @Test func `short numbers are preferred`() {
    #expect(ShortNumber.replacing(33.33333333331) == 100.0 / 3)
    #expect(ShortNumber.replacing(199.99999) == 199.99999)
    #expect(ShortNumber.replacing(199.999999999) == 200)
    #expect(ShortNumber.replacing(12.34567891) == 12.34567891)
  }
}
