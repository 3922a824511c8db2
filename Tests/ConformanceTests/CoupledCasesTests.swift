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

  @Test(arguments: try ConformanceCase.acceptedCases(in: "coupled"))
  func `optimal sizes are those worked out, kept by the views and exact`(_ test: ConformanceCase) throws {
    try expectOptimum(of: test)
  }

  /// Cases that were once wrong: each says in `why` how its sizes follow.
  @Test(arguments: try ConformanceCase.acceptedCases(in: "coupled-further"))
  func `further optimal sizes are those worked out`(_ test: ConformanceCase) throws {
    try expectOptimum(of: test)
  }

  /// Cases whose stated constraints make one program of grids, insets, candidates, guides and stacks: each says in `why`
  /// how its sizes follow.
  @Test(arguments: try ConformanceCase.acceptedCases(in: "whole-tree"))
  func `sizes of the whole tree are those worked out`(_ test: ConformanceCase) throws {
    try expectOptimum(of: test)
  }

  /// The optimum has the sizes that the case states, the views keep to them, and nothing is approximated.
  private func expectOptimum(of test: ConformanceCase) throws {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(test.document.get())
    let sizes = try #require(test.expectation.optimal)
    test.expectSizes(sizes, of: result.placed, within: 1e-6, in: "CoupledCasesTests")
    #expect(result.realisationGap <= 1e-9)
    #expect(result.approximations.isEmpty)
  }
}
