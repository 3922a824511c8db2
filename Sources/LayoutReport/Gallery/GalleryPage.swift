package import ViewTree

/// The first page of a gallery: a line, a result and a small picture for each case, in the order of the gallery's index.
package struct GalleryPage {
  private let index: GalleryIndex
  private let cases: [String: GalleryCase]

  /// Takes the cases by the names of their folders; the index says in which order they stand.
  package init(_ index: GalleryIndex, _ cases: [String: GalleryCase]) {
    self.index = index
    self.cases = cases
  }

  /// The page in Markdown, ending with a line break.
  package var text: String {
    var blocks = [GalleryCase.mark, "# \(index.title.markdown)", index.introduction.trimmed]
    for section in index.sections {
      blocks += ["## \(section.title.markdown)", section.introduction.trimmed]
      blocks += section.cases.compactMap { cases[$0.folder] }.map { Self.block(of: $0) }
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func block(of part: GalleryCase) -> String {
    let link = "\(part.folder)/report.md"
    let pictures = part.comparisons.map { entry in
      let width = part.comparisons.count > 1 ? 220 : 320
      let alternative = MarkupText.escaped("\(part.title), \(entry.heading ?? "SwiftUI and the optimum")")
      return
        "<a href=\"\(link)\"><img src=\"\(part.folder)/\(entry.fileName)\" width=\"\(width)\" alt=\"\(alternative)\"></a>"
    }
    let results = part.comparisons.map { entry in
      (entry.heading.map { "\($0): " } ?? "") + entry.result + "."
    }
    return [
      "### [\(part.title.markdown)](\(link))", part.lesson.markdown,
      results.map { "*\($0.markdown)*" }.joined(separator: "\\\n"), pictures.joined(separator: "\n"),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension String {
  /// The text without the blanks and line ends around it.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }
}
