import GreedyLayout
import Testing

/// SwiftUI's layout of 400 generated trees, recorded by a model that reproduces every recorded trace.
struct StackCasesTests {
  @Test func `there are 400 stacks, all of which are read`() throws {
    let cases = try ConformanceCase.allCases(in: "stacks")
    #expect(cases.count == 400)
    for test in cases { #expect(throws: Never.self, "\(test.name)") { try test.document.get() } }
    #expect(cases.allSatisfy { $0.expectation.frames?.isEmpty == false && $0.expectation.trace != nil })
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "stacks"))
  func `frames and trace are equal to the last bit`(_ test: ConformanceCase) throws {
    let placed = try GreedyEngine().layout(test.document.get())
    try test.expectFrames(of: placed, in: "StackCasesTests")
    try test.expectTrace(of: placed, in: "StackCasesTests")
  }
}
