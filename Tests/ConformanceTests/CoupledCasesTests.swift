import GLPK
import GreedyLayout
import OptimalLayout
import Testing

/// Small trees whose axes influence each other, worked out by hand and by brute force.
struct CoupledCasesTests {
  @Test func `all 8 cases are read`() throws {
    let cases = try ConformanceCase.allCases(in: "coupled")
    #expect(cases.count == 8)
    #expect(cases.allSatisfy { (try? $0.document.get()) != nil })
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "coupled"))
  func `SwiftUI's sizes are those worked out`(_ test: ConformanceCase) throws {
    let placed = try GreedyEngine().layout(test.document.get())
    let sizes = try #require(test.expectation.swiftui)
    test.expectSizes(sizes, of: placed, within: 0, in: "CoupledCasesTests")
  }

  /// The cases whose lengths have gaps that a range cannot express, with the view that has them and by how much its
  /// answer misses the length that its range promised: 180 / 2 = 90, where `v` answers 40; 200 / 2 = 100, where the text
  /// answers 60; and 140 − 90 = 50, where it answers 40.
  static let withGap: [String: (view: String, gap: Double)] = [
    "ViewThatFits with a gap in its lengths": ("v", 50),
    "Text of three breaks beside a colour": ("t", 40),
    "Text of three breaks beside a minimum": ("t", 10),
  ]

  @Test(arguments: try ConformanceCase.acceptedCases(in: "coupled").filter { Self.withGap[$0.name] == nil })
  func `optimal sizes are those worked out, and what couples is named`(_ test: ConformanceCase) throws {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(test.document.get())
    let sizes = try #require(test.expectation.optimal)
    test.expectSizes(sizes, of: result.placed, within: 1e-6, in: "CoupledCasesTests")
    #expect(result.realisationGap <= 1e-9)
    // Every case has one stack child that couples its axes, or a row of two.
    #expect(!result.approximations.isEmpty)
    #expect(result.approximations.allSatisfy { ["a", "row", "c1", "c2"].contains($0.view) })
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "coupled").filter { Self.withGap[$0.name] != nil })
  func `a view that cannot keep to its range is named, and the realisation measures it`(
    _ test: ConformanceCase
  ) throws {
    let expected = try #require(Self.withGap[test.name])
    let result = try OptimalEngine(solver: GLPKSolver()).layout(test.document.get())
    #expect(result.realisationGap == expected.gap)
    #expect(result.approximations.map(\.view) == [expected.view])
  }
}
