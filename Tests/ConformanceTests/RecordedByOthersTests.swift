import GreedyLayout
import Testing

/// Frames that others recorded from SwiftUI, each with its source and how exactly it was recorded.
struct RecordedByOthersTests {
  @Test func `there are 60 cases, all with a source and a tolerance, and all of them are read`() throws {
    let cases = try ConformanceCase.allCases(in: "recorded-by-others")
    #expect(cases.count == 60)
    for test in cases { #expect(throws: Never.self, "\(test.name)") { try test.document.get() } }
    #expect(cases.allSatisfy { $0.expectation.source != nil && $0.expectation.tolerance != nil })
    #expect(cases.allSatisfy { $0.expectation.frames?.isEmpty == false })
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "recorded-by-others"))
  func `frames are those recorded`(_ test: ConformanceCase) throws {
    try test.expectFrames(of: GreedyEngine().layout(test.document.get()), in: "RecordedByOthersTests")
  }
}

/// Layouts that people described in public, with the reason in `why`.
struct PublicReportsTests {
  @Test func `there are 10 cases, all of which are read`() throws {
    let cases = try ConformanceCase.allCases(in: "public-reports")
    #expect(cases.count == 10)
    for test in cases { #expect(throws: Never.self, "\(test.name)") { try test.document.get() } }
    #expect(cases.allSatisfy { $0.expectation.frames?.isEmpty == false })
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "public-reports"))
  func `frames are those described`(_ test: ConformanceCase) throws {
    // They are worked out on paper, so that a last bit may differ.
    var test = test
    test.expectation.tolerance = 1e-9
    try test.expectFrames(of: GreedyEngine().layout(test.document.get()), in: "PublicReportsTests")
  }
}
