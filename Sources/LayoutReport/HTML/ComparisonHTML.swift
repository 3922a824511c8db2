public import LayoutComparison
public import LayoutEngine

/// A comparison as a page of HTML by itself: what it came to, the picture of both layouts, and for each region that differs its table,
/// why, and what to change.
public struct ComparisonHTML {
  private let name: String
  private let comparison: Comparison
  private let picture: ComparisonPicture

  /// Prepares the page of a comparison; `name` is the document's.
  ///
  /// - Parameter options: Those that the layouts were made with: they have the metrics of texts.
  public init(name: String, _ comparison: Comparison, options: GreedyEngine.Options = GreedyEngine.Options()) {
    self.name = name
    self.comparison = comparison
    picture = ComparisonPicture(name: name, comparison, options: options)
  }

  /// The page, ending with a line break.
  public var text: String {
    let parts = ComparisonText(name: name, comparison).summaryParts
    var blocks = [HTMLPage.element("h1", parts.name), HTMLPage.element("p", parts.result + "."), picture.svg]
    for region in comparison.regions where region.isTold { blocks += Self.blocks(of: region) }
    let overflowing = comparison.unavoidableOverflows
    if !overflowing.isEmpty { blocks.append(HTMLPage.list(ofTexts: overflowing)) }
    if let sizes = OtherSizesText(comparison: comparison).lines {
      blocks += [HTMLPage.element("p", sizes.heading), HTMLPage.list(ofTexts: sizes.rows)]
    }
    let uncertain = UncertainRules(comparison.swiftUI, comparison.optimal.placed)
    if !uncertain.sentences.isEmpty {
      let rules = HTMLPage.list(ofTexts: uncertain.sentences)
      blocks.append("<details><summary>\(MarkupText.escaped(UncertainRules.heading))</summary>\n\(rules)\n</details>")
    }
    return HTMLPage(title: "\(parts.name): SwiftUI and the optimum", blocks: blocks).text
  }

  private static func blocks(of region: RegionComparison) -> [String] {
    let text = RegionText(region)
    var blocks = [HTMLPage.element("h2", text.title), HTMLPage.element("p", text.verdict + ".")]
    blocks += text.approximate.map { HTMLPage.element("p", $0, className: "soft") }
    blocks.append(HTMLPage.table(text.rows))
    let why = Explanation(region: region).why
    if !why.isEmpty {
      blocks.append("<p>\(HTMLPage.element("strong", "Why")) \(MarkupText.escaped(why.printable()))</p>")
    }
    let advice = text.advice.map { sentences in
      sentences.map { "\(HTMLPage.element("strong", $0.label)) \(MarkupText.escaped($0.text.printable()))" }
        .joined(separator: " ")
    }
    if !advice.isEmpty { blocks.append(HTMLPage.list(advice)) }
    return blocks
  }
}
