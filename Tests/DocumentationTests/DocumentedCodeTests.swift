import Foundation
import Testing

/// That the Swift code of every page stands, line for line, in the tests of this folder, which compile and run it.
struct DocumentedCodeTests {
  @Test(arguments: DocumentationPage.all)
  func `the Swift code of a page is compiled and run`(_ page: DocumentationPage) {
    for block in page.blocks where block.language == "swift" {
      #expect(
        Self.sources.contains { $0.contains(block) },
        "no file of DocumentationTests has the code that begins in line \(block.line):\n\(block.text)")
    }
  }

  @Test func `every catalogue has its landing page`() {
    let landings = ["GreedyLayout", "OptimalLayout", "LayoutComparison", "LinearProgramming", "GLPK"]
    for module in landings {
      let path = "Sources/\(module)/\(module).docc/\(module).md"
      #expect(DocumentationPage.all.contains { $0.path == path && !$0.texts(in: "swift").isEmpty })
    }
  }

  /// A file of this folder.
  private struct Source {
    var lines: [String]

    /// Whether the file has the block's lines in a row, all indented by the same number of spaces, and its imports.
    func contains(_ block: DocumentationPage.Block) -> Bool {
      let imports = block.lines.prefix { $0.hasPrefix("import ") }
      let code = Array(block.lines.dropFirst(imports.count).drop { $0.isEmpty })
      guard imports.allSatisfy({ lines.contains($0) }), let first = code.first else { return false }
      return lines.indices.contains { start in
        guard lines[start].hasSuffix(first), start + code.count <= lines.count else { return false }
        let indentation = lines[start].dropLast(first.count)
        guard indentation.allSatisfy({ $0 == " " }) else { return false }
        return zip(lines[start...], code).allSatisfy { $0 == ($1.isEmpty ? "" : indentation + $1) }
      }
    }
  }

  private static let sources: [Source] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return names.sorted().map { name in
      let text = try! String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return Source(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }()
}
