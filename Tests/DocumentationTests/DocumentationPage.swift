import Foundation
import Testing

/// A page of the documentation: the README, or a file of a DocC catalogue.
struct DocumentationPage: CustomTestStringConvertible {
  /// A fenced block of the page.
  struct Block: CustomTestStringConvertible {
    /// What follows the opening fence: `swift`, `json`, or nothing.
    var language: String
    /// The number of the first line inside the block.
    var line: Int
    /// The lines inside the block.
    var lines: [String]

    var text: String { lines.joined(separator: "\n") }
    var testDescription: String { "line \(line)" }
  }

  /// The page's path in the package.
  let path: String
  /// The page's fenced blocks, in order.
  let blocks: [Block]

  var testDescription: String { path }

  /// Reads a page; traps where there is none, as no test of it can then pass.
  init(_ path: String) {
    self.path = path
    let text = try! String(contentsOf: DocumentationPage.package.appending(path: path), encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), line: number + 2, lines: []) : nil
      } else {
        open?.lines.append(String(line))
      }
    }
    self.blocks = blocks
  }

  /// Whether a block of the page is `text`, after the line `$ command` if there is a command that prints it.
  func shows(_ text: String, after command: String? = nil) -> Bool {
    let expected = (command.map { "$ \($0)\n" } ?? "") + text.trimmingCharacters(in: .newlines)
    return blocks.contains { $0.text == expected }
  }

  /// The texts of the blocks in a language, in order.
  func texts(in language: String) -> [String] { blocks.filter { $0.language == language }.map(\.text) }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The README and every page of the catalogues, in the order of their paths.
  static let all: [DocumentationPage] = {
    let sources = FileManager.default.enumerator(atPath: package.appending(path: "Sources").path)
    let pages = (sources?.compactMap { $0 as? String } ?? []).filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
    return (["README.md"] + pages.map { "Sources/\($0)" }.sorted()).map { DocumentationPage($0) }
  }()
}
