import GLPK
import GreedyLayout
import OptimalLayout
import Testing

/// Small trees whose axes influence each other, worked out by hand and by brute force.
struct CoupledCasesTests {
  @Test func `6 of 8 cases are read; the two with texts wait for texts`() throws {
    let cases = try ConformanceCase.allCases(in: "coupled")
    #expect(cases.count == 8)
    let accepted = cases.filter { (try? $0.document.get()) != nil }
    #expect(accepted.count == 6)
    let refused = cases.map(\.name).filter { name in !accepted.contains { $0.name == name } }
    #expect(refused == ["Text of three breaks beside a colour", "Text of three breaks beside a minimum"])
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "coupled"))
  func `SwiftUI's sizes are those worked out`(_ test: ConformanceCase) throws {
    let placed = try GreedyEngine().layout(test.document.get())
    let sizes = try #require(test.expectation.swiftui)
    test.expectSizes(sizes, of: placed, within: 0, in: "CoupledCasesTests")
  }

  /// The case whose lengths have a gap that a range cannot express.
  static let withGap = "ViewThatFits with a gap in its lengths"

  @Test(arguments: try ConformanceCase.acceptedCases(in: "coupled").filter { $0.name != Self.withGap })
  func `optimal sizes are those worked out, and what couples is named`(_ test: ConformanceCase) throws {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(test.document.get())
    let sizes = try #require(test.expectation.optimal)
    test.expectSizes(sizes, of: result.placed, within: 1e-6, in: "CoupledCasesTests")
    #expect(result.realisationGap <= 1e-9)
    // Every case has one stack child that couples its axes, or a row of two.
    #expect(!result.approximations.isEmpty)
    #expect(result.approximations.allSatisfy { ["a", "row", "c1", "c2"].contains($0.view) })
  }

  /// As a range, `v` is 40 and more: the level is 180 / 2 = 90, but at 90 it answers 40, so the gap is 50.
  @Test func `a view that cannot keep to its range is named, and the realisation measures it`() throws {
    let test = try #require(ConformanceCase.allCases(in: "coupled").first { $0.name == Self.withGap })
    let result = try OptimalEngine(solver: GLPKSolver()).layout(test.document.get())
    #expect(result.realisationGap == 50)
    #expect(result.approximations.map(\.view) == ["v"])
  }
}
