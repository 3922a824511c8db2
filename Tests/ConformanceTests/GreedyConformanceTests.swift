import GreedyLayout
import Testing

/// SwiftUI's layout against frames and traces recorded on devices, and against cases worked out from the rules.
struct GreedyConformanceTests {
  /// Custom layouts and modifiers that no document can carry: these are Swift tests instead.
  static let beyondDocuments: Set = [
    "containerValue does not pass a wrapping layout", "layoutValue does not pass a wrapping layout",
    "DiagonalStack, one view", "DiagonalStack, two views, spacing 40", "DiagonalStack, two views, spacing -20",
  ]

  @Test(arguments: ["stacks", "recorded-traces"])
  func `frames and traces are equal to the last bit and in their order`(_ file: String) throws {
    let cases = try CaseFile(file).cases
    #expect(cases.count == (file == "stacks" ? 400 : 32))
    for test in cases {
      guard case .success(let document) = test.document else {
        #expect(Self.beyondDocuments.contains(test.name), "\(test.name) is not read")
        continue
      }
      let placed = try GreedyEngine().layout(document)
      let differences = Self.differences(placed, test.expected)
      #expect(
        differences.isEmpty,
        "\(test.name)\n\(differences.joined(separator: "\n"))\nrepeat: allot layout --trace --format json \(file).json")
    }
  }

  /// Expected and actual side by side, one line for each view and entry that differs.
  static func differences(_ placed: PlacedTree, _ expected: CaseFile.Expectation) -> [String] {
    var lines: [String] = []
    for (key, numbers) in (expected.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let frame = placed[key] else {
        lines.append("  \(key): expected \(numbers), has no frame")
        continue
      }
      let actual: [Double] = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      let isEqual = zip(numbers, actual).allSatisfy { $0 == nil || $0 == $1 }
      if !isEqual { lines.append("  \(key): expected \(numbers), got \(actual)") }
    }
    let trace = expected.trace ?? []
    // Some recorded cases state sizes only: their trace is empty although the views are inspected.
    guard !trace.isEmpty || expected.frames == nil else { return lines }
    let actual = placed.trace.map { CaseFile.Line($0) }
    for index in 0..<max(trace.count, actual.count) {
      let pair = (index < trace.count ? trace[index] : nil, index < actual.count ? actual[index] : nil)
      guard pair.0 != pair.1 else { continue }
      lines.append("  [\(index)] expected \(pair.0?.description ?? "nothing"), got \(pair.1?.description ?? "nothing")")
    }
    return lines
  }

  @Test func `a difference in the last bit is one`() throws {
    let test = try #require(try CaseFile("stacks").cases.first { $0.expected.frames?["child"] != nil })
    let placed = try GreedyEngine().layout(try test.document.get())
    var expected = test.expected
    #expect(Self.differences(placed, expected).isEmpty)
    var frame = try #require(expected.frames?["child"])
    frame[0] = try #require(frame[0]).nextUp
    expected.frames?["child"] = frame
    #expect(Self.differences(placed, expected).count == 1)
  }
}
