internal import ViewTree

/// A page of HTML that needs nothing beside it: light or dark as its reader is, and no wider than the window.
struct HTMLPage {
  var title: String
  /// The elements of its body, in order.
  var blocks: [String]

  private static let style = """
    :root { color-scheme: light dark; --ink: #18181b; --soft: #52525b; --paper: #ffffff; --rule: #d4d4d8; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f4f4f5; --soft: #b4b4bd; --paper: #18181b; --rule: #3f3f46; } }
    body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 720px;
      margin: 2em auto; padding: 0 1em; }
    h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
    svg { display: block; width: 100%; height: auto; margin: 1em 0; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { text-align: right; vertical-align: top; padding: 0.25em 0.75em 0.25em 0; border-top: 1px solid var(--rule); }
    th:first-child, td:first-child { text-align: left; }
    th, td { white-space: nowrap; }
    .words th, .words td { text-align: left; white-space: normal; }
    .soft { color: var(--soft); }
    p, li { overflow-wrap: anywhere; }
    """

  /// The page, ending with a line break.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(MarkupText.escaped(title.printable()))</title>
    <style>
    \(Self.style)
    </style>
    \(blocks.joined(separator: "\n"))
    </html>

    """
  }

  /// Text in an element; elements that stand in the text already are not touched.
  static func element(_ name: String, _ text: String, className: String? = nil) -> String {
    let attribute = className.map { " class=\"\($0)\"" } ?? ""
    return "<\(name)\(attribute)>\(MarkupText.escaped(text.printable()))</\(name)>"
  }

  /// Texts in a list.
  static func list(ofTexts texts: [String]) -> String { list(texts.map { MarkupText.escaped($0.printable()) }) }

  /// Elements in a list.
  static func list(_ items: [String]) -> String {
    "<ul>\n" + items.map { "<li>\($0)</li>" }.joined(separator: "\n") + "\n</ul>"
  }

  /// A table whose first row is its heading. One of numbers is aligned to the right and scrolls where it is wider than the window, one
  /// of words is aligned to the left, and its cells are as many lines as they need.
  static func table(_ rows: [[String]], ofWords: Bool = false) -> String {
    let lines = rows.enumerated().map { place, cells in
      "<tr>" + cells.map { element(place == 0 ? "th" : "td", $0) }.joined() + "</tr>"
    }
    let kind = ofWords ? " class=\"words\"" : ""
    return "<div class=\"wide\"><table\(kind)>\n\(lines.joined(separator: "\n"))\n</table></div>"
  }
}
