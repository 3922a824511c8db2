import LayoutTestSupport
import Testing
import ViewTree

extension ConformanceCase {
  /// Expects every frame to be the recorded one: to the last bit, or as close to it as it was recorded.
  func expectFrames(of placed: PlacedTree, in suite: String) throws {
    let expected = try #require(expectation.frames)
    var table = SideBySide()
    var isEqual = true
    for (key, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      let frame = placed[key]
      let actual = frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height].map(Double.init) }
      let isSame = actual.map { zip(numbers, $0).allSatisfy(isRecorded) } ?? false
      isEqual = isEqual && isSame && numbers.count == 4
      table.add(
        key, expected: numbers.map { $0.map { "\($0)" } ?? "?" }.joined(separator: ", "),
        actual: actual.map { zip($0, numbers).map { $1 == nil ? "?" : "\($0)" }.joined(separator: ", ") })
    }
    #expect(isEqual, "\(table.text(repeatedBy: repeating(suite, case: name)))")
  }

  /// Whether a number is the recorded one, if it was recorded.
  private func isRecorded(_ recorded: Double?, _ actual: Double) -> Bool {
    guard let recorded else { return true }
    return recorded == actual || expectation.tolerance.map { abs(recorded - actual) <= $0 } ?? false
  }

  /// Expects the trace to be the recorded one, entry by entry.
  func expectTrace(of placed: PlacedTree, in suite: String) throws {
    let expected = try #require(expectation.trace)
    let actual = placed.trace.map { Event($0) }
    var table = SideBySide()
    for index in 0..<max(expected.count, actual.count) {
      let pair = (index < expected.count ? expected[index] : nil, index < actual.count ? actual[index] : nil)
      table.add(
        pair.0?.label ?? pair.1!.label, expected: pair.0?.description,
        actual: pair.1.map { $0.label == pair.0?.label ?? $0.label ? $0.description : "\($0.label): \($0)" })
    }
    let isEqual = actual == expected
    #expect(isEqual, "\(table.text(repeatedBy: repeating(suite, case: name)))")
  }

  /// Expects sizes within `tolerance` points of those that the case gives.
  func expectSizes(
    _ sizes: [String: [Double]], of placed: PlacedTree, within tolerance: Double, in suite: String
  ) {
    var table = SideBySide()
    var isClose = !sizes.isEmpty
    for (key, numbers) in sizes.sorted(by: { $0.key < $1.key }) {
      let actual = placed[key].map { [Double($0.size.width), Double($0.size.height)] }
      let isSame = actual.map { zip(numbers, $0).allSatisfy { abs($0 - $1) <= tolerance } } ?? false
      isClose = isClose && isSame && numbers.count == 2
      let shown = isSame ? numbers : actual
      table.add(
        key, expected: numbers.map { "\($0)" }.joined(separator: " × "),
        actual: shown?.map { "\($0)" }.joined(separator: " × "))
    }
    #expect(isClose, "\(table.text(repeatedBy: repeating(suite, case: name)))")
  }
}
