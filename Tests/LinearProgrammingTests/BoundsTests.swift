import LinearProgramming
import Testing

struct BoundsTests {
  struct Interval: CustomTestStringConvertible {
    var testDescription: String { "\(lower) to \(upper)" }
    var lower: Double
    var upper: Double
    var text: String
  }

  @Test(arguments: [
    Interval(lower: 0, upper: 300, text: "0…300"),
    Interval(lower: -0.5, upper: .infinity, text: "at least -0.5"),
    Interval(lower: -.infinity, upper: 1e9, text: "at most 1000000000"),
    Interval(lower: -.infinity, upper: .infinity, text: "any number"),
    Interval(lower: 5, upper: 5, text: "exactly 5"),
  ])
  func `ordered numbers make bounds that say what they allow`(_ test: Interval) throws {
    let bounds = try Bounds(lower: test.lower, upper: test.upper)
    #expect(bounds.lower == test.lower)
    #expect(bounds.upper == test.upper)
    #expect(bounds.description == test.text)
  }

  @Test(arguments: [
    Interval(lower: 5, upper: 1, text: "bounds from 5 to 1 are no interval"),
    Interval(lower: .nan, upper: 1, text: "bounds from nan to 1 are no interval"),
    Interval(lower: 0, upper: .nan, text: "bounds from 0 to nan are no interval"),
    Interval(lower: .infinity, upper: .infinity, text: "bounds from inf to inf are no interval"),
    Interval(lower: -.infinity, upper: -.infinity, text: "bounds from -inf to -inf are no interval"),
  ])
  func `anything else is refused in words`(_ test: Interval) throws {
    let error = #expect(throws: LinearProgramError.self) { try Bounds(lower: test.lower, upper: test.upper) }
    #expect(error?.description == test.text)
  }

  @Test func `one-sided bounds are open on the other side`() throws {
    #expect(try Bounds.atLeast(3) == Bounds(lower: 3, upper: .infinity))
    #expect(try Bounds.atMost(3) == Bounds(lower: -.infinity, upper: 3))
    #expect(try Bounds.exactly(3) == Bounds(lower: 3, upper: 3))
    #expect(throws: LinearProgramError.self) { try Bounds.atLeast(.infinity) }
    #expect(throws: LinearProgramError.self) { try Bounds.atMost(.nan) }
    #expect(throws: LinearProgramError.self) { try Bounds.exactly(-.infinity) }
  }

  @Test func `clamping moves a number to the nearest allowed one`() throws {
    let bounds = try Bounds(lower: 2, upper: 5)
    #expect([1, 2, 3, 5, 9].map(bounds.clamp) == [2, 2, 3, 5, 5])
    #expect([1, 2, 5, 9].map(bounds.contains) == [false, true, true, false])
    #expect(bounds.clamp(.nan).isNaN)
  }
}
