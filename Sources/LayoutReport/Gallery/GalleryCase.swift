public import LayoutComparison
public import LayoutEngine
internal import ViewTree

/// A case of a gallery: a document, what it teaches, and the comparisons made of it.
public struct GalleryCase {
  /// The name of its folder, such as `three-hundred-points`.
  let folder: String
  /// What it teaches: the comment with which its document begins; empty where it has none.
  let lesson: String
  /// The document as it is written, and the name of its file.
  let source: (name: String, text: String)
  let comparisons: [Entry]

  /// One comparison of a case.
  public struct Entry {
    let heading: String?
    let fileName: String
    let name: String
    let comparison: Comparison
    let picture: String

    /// Takes a comparison with the picture of it.
    ///
    /// - Parameters:
    ///   - suffix: What sets the picture's file apart from those of the case's other comparisons: `320`; nil where it has no other.
    ///   - heading: What the comparison is called among them: `320 points wide`.
    public init(
      name: String, suffix: String?, heading: String?, _ comparison: Comparison,
      options: GreedyEngine.Options = GreedyEngine.Options()
    ) {
      self.heading = heading
      self.name = name
      self.comparison = comparison
      fileName = suffix.map { "comparison-\($0).svg" } ?? "comparison.svg"
      picture = ComparisonPicture(name: name, comparison, options: options).svg
    }

    /// What the comparison came to, as a sentence.
    var result: String { ComparisonText(name: name, comparison).summaryParts.result }
  }

  /// Takes the comparisons of a document.
  ///
  /// - Parameters:
  ///   - source: The document as it is written; in YAML, the lines that begin with `#` at its top say what it teaches.
  public init(folder: String, fileName: String, source: String, _ comparisons: [Entry]) {
    self.folder = folder
    self.source = (fileName, source)
    self.comparisons = comparisons
    lesson = source.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
      .map { $0.drop { $0 == "#" || $0 == " " } }.joined(separator: " ")
  }

  /// The first line of every page of a gallery: a page without it is not replaced.
  package static let mark = "<!-- Made by `allot gallery`; changes belong in the documents and in gallery.yaml. -->"

  /// The case's title: `Three hundred points`.
  var title: String {
    let words = folder.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The names and contents of the files that are made of the case, in its folder.
  public var files: [(name: String, text: String)] {
    [("report.md", report)] + comparisons.map { ($0.fileName, $0.picture) }
  }

  /// The report with its pictures, the document, and how it is made.
  private var report: String {
    var blocks = [Self.mark, "# \(title.printable().markdown)"]
    if !lesson.isEmpty { blocks.append(lesson.printable().markdown) }
    for entry in comparisons {
      if let heading = entry.heading { blocks.append("## \(heading.markdown)") }
      blocks.append("![SwiftUI's layout and the optimum](\(entry.fileName))")
      blocks.append("**\(entry.result.markdown).**")
      let details = ComparisonMarkdown(name: entry.name, entry.comparison).details
      if !details.isEmpty { blocks.append(details) }
    }
    let language = source.name.hasSuffix(".json") ? "json" : "yaml"
    blocks.append("## The document")
    blocks.append("```\(language)\n\(source.text.hasSuffix("\n") ? source.text : source.text + "\n")```")
    blocks.append("`allot compare \(folder)/\(source.name)` prints this comparison, `allot gallery` made this page.")
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
