public import LayoutComparison

/// A comparison in Markdown, for the description of a pull request: what it came to, and a table with its reasons for each region
/// that differs.
public struct ComparisonMarkdown {
  private let name: String
  private let comparison: Comparison

  /// Prepares the report of a comparison; `name` is the document's.
  public init(name: String, _ comparison: Comparison) {
    self.name = name
    self.comparison = comparison
  }

  /// The report, ending with a line break.
  public var text: String {
    let parts = ComparisonText(name: name, comparison).summaryParts
    return "### \(parts.name.markdown)\n\n\(parts.result.markdown)\n" + (details.isEmpty ? "" : "\n\(details)\n")
  }

  /// What stands below the summary; empty where nothing does.
  var details: String {
    var blocks: [String] = []
    for region in comparison.regions where region.isTold { blocks += Self.blocks(of: region) }
    let overflowing = comparison.unavoidableOverflows.map { "- \($0.markdown)" }
    if !overflowing.isEmpty { blocks.append(overflowing.joined(separator: "\n")) }
    if let sizes = OtherSizesText(comparison: comparison).lines {
      blocks.append("\(sizes.heading.markdown)\n\n" + sizes.rows.map { "- \($0.markdown)" }.joined(separator: "\n"))
    }
    if let rules = UncertainRules(comparison.swiftUI, comparison.optimal.placed).markdown {
      blocks.append("<details><summary>\(UncertainRules.heading)</summary>\n\n\(rules)\n\n</details>")
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func blocks(of region: RegionComparison) -> [String] {
    let text = RegionText(region)
    var blocks = ["#### \(text.title.markdown)", text.verdict.markdown + "."]
    if !text.approximate.isEmpty {
      blocks.append(text.approximate.map { "*\($0.markdown)*" }.joined(separator: "\\\n"))
    }
    blocks.append(table(text.rows))
    let explanation = Explanation(region: region)
    if !explanation.why.isEmpty { blocks.append("**Why** \(explanation.why.markdown)") }
    let fixes = RegionText(region).advice.map { advice in
      "- " + advice.map { "**\($0.label)** \($0.text.markdown)" }.joined(separator: " ")
    }
    if !fixes.isEmpty { blocks.append(fixes.joined(separator: "\n")) }
    return blocks
  }

  /// A table whose numbers stand on the right, the names on the left.
  private static func table(_ rows: [[String]]) -> String {
    guard let heading = rows.first else { return "" }
    let rule = heading.indices.map { $0 == 0 ? "---" : "---:" }
    return ([heading, rule] + rows.dropFirst()).enumerated().map { line, cells in
      "| " + cells.map { line == 1 ? $0 : $0.printable().markdown }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }
}
