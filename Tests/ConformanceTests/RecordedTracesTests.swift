import GreedyLayout
import Testing

/// Traces and figures recorded from SwiftUI on devices.
struct RecordedTracesTests {
  /// Which of the 32 cases are refused, by the name that the document gives to what cannot be read.
  ///
  /// `CustomLayout` (three cases of DiagonalStack) and `checkValue` (two) are layouts that no document can carry; they are
  /// tests of custom layouts instead.
  static let refused = [
    "containerValue does not pass a wrapping layout": ["checkValue"],
    "layoutValue does not pass a wrapping layout": ["checkValue"],
    "DiagonalStack, one view": ["CustomLayout"],
    "DiagonalStack, two views, spacing 40": ["CustomLayout"],
    "DiagonalStack, two views, spacing -20": ["CustomLayout"],
  ]

  /// The case whose trace its source does not print: it only states the sizes.
  static let withoutTrace = "a wrapping layout erases layoutPriority"

  @Test func `27 of 32 cases are read, and the others are refused by name`() throws {
    let cases = try ConformanceCase.allCases(in: "recorded-traces")
    #expect(cases.count == 32)
    var refused: [String: [String]] = [:]
    for test in cases {
      guard case .failure(let invalid) = test.document else { continue }
      refused[test.name] = invalid.errors.map { error in
        switch error.problem {
        case .unknownType(let name, _, _, _): name
        default: "\(error)"
        }
      }
    }
    #expect(refused == Self.refused)
    #expect(cases.count - refused.count == 27)
  }

  @Test(arguments: try ConformanceCase.acceptedCases(in: "recorded-traces"))
  func `frames and trace are equal to the last bit`(_ test: ConformanceCase) throws {
    let placed = try GreedyEngine().layout(test.document.get())
    try test.expectFrames(of: placed, in: "RecordedTracesTests")
    if test.name == Self.withoutTrace {
      #expect(test.expectation.trace?.isEmpty == true)
    } else {
      try test.expectTrace(of: placed, in: "RecordedTracesTests")
    }
  }
}
