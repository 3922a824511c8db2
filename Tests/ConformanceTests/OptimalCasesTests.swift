import GLPK
import OptimalLayout
import Testing

/// Optimal layouts of 150 separable trees, worked out by water-filling.
struct OptimalCasesTests {
  @Test func `there are 150 separable trees, all of which are read`() throws {
    let cases = try ConformanceCase.allCases(in: "optimal")
    #expect(cases.count == 150)
    for test in cases { #expect(throws: Never.self, "\(test.name)") { try test.document.get() } }
    #expect(cases.allSatisfy { $0.expectation.sizes?.isEmpty == false })
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "optimal"))
  func `sizes are those of water-filling, and the views keep to what was planned`(_ test: ConformanceCase) throws {
    let result = try OptimalEngine(solver: GLPKSolver()).layout(test.document.get())
    let sizes = try #require(test.expectation.sizes)
    test.expectSizes(sizes, of: result.placed, within: 1e-6, in: "OptimalCasesTests")
    #expect(result.realisationGap <= 1e-9)
    #expect(result.approximations.isEmpty)
    #expect(result.decidedBy == nil)
  }

  /// Goals of the whole tree may stretch an inner stack: what is around it then has to know.
  @Test(arguments: try ConformanceCase.acceptedCases(in: "optimal").prefix(60))
  func `views keep to what was planned where ideal lengths bend the stacks`(_ test: ConformanceCase) throws {
    let result = try OptimalEngine(solver: GLPKSolver(), goals: [.ideal]).layout(test.document.get())
    #expect(result.realisationGap <= 1e-6)
    #expect(result.approximations.isEmpty)
  }
}
