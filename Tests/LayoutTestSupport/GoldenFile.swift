internal import Foundation

/// A file that holds what a test's output is known to be.
///
/// With `ALLOT_RECORD=1` in the environment the file is written anew, and the test fails, so that no run passes which
/// only confirmed itself.
package struct GoldenFile: Sendable {
  private let url: URL

  /// Names a file in the folder `Golden` beside the test's own file.
  package init(_ name: String, beside file: StaticString = #filePath) {
    url = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: "Golden").appending(path: name)
  }

  /// Passes if the text is the file's, byte by byte.
  ///
  /// - Throws: ``GoldenMismatch`` where it is not, and whenever the file was written anew.
  package func check(_ text: String) throws {
    if ProcessInfo.processInfo.environment["ALLOT_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      throw GoldenMismatch(description: "\(url.lastPathComponent) was recorded; run again without ALLOT_RECORD")
    }
    let known = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    guard text != known else { return }
    var table = SideBySide()
    let lines = (known.lines, text.lines)
    for index in 0..<max(lines.0.count, lines.1.count) {
      table.add(
        "\(index + 1)", expected: index < lines.0.count ? lines.0[index] : nil,
        actual: index < lines.1.count ? lines.1[index] : nil)
    }
    throw GoldenMismatch(
      description: table.text(repeatedBy: "\(url.lastPathComponent) differs; ALLOT_RECORD=1 swift test writes it anew"))
  }
}

/// What is wrong with a text that has a golden file: both side by side.
package struct GoldenMismatch: Error, CustomStringConvertible {
  /// The lines of both, the differing ones marked.
  package var description: String
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
