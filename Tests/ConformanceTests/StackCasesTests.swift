import GLPK
import OptimalLayout
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

  /// Two ways to the same optimum: each stack by itself, and all of them in one program.
  @Test(
    arguments: try ConformanceCase.acceptedCases(in: "stacks").enumerated().filter { $0.offset % 8 == 3 }.map(\.element)
  )
  func `one program of the whole tree gives the frames of the stacks divided apart`(_ test: ConformanceCase) throws {
    let document = try test.document.get()
    let apart = try OptimalEngine(solver: GLPKSolver()).layout(document)
    let whole = try OptimalEngine(solver: GLPKSolver(), solvesWhole: true).layout(document)
    for (key, frame) in apart.placed.frames {
      let other = try #require(whole.placed[key], "\(key)")
      let pairs = [
        (frame.minX, other.minX), (frame.minY, other.minY), (frame.width, other.width), (frame.height, other.height),
      ]
      for (one, other) in pairs where one.isFinite || other.isFinite {
        #expect(abs(Double(one - other)) <= 1e-6, "\(key)")
      }
    }
  }
}
