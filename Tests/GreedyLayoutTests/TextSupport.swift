@testable import LayoutEngine

/// Metrics for arithmetic in the head: every character that shows is 10 wide, a line is 8 + 2 high with 5 to the next.
struct SquareMetrics: TextMetrics {
  func advances(of text: String, in font: Font) -> [CGFloat] {
    text.map { $0.isNewline || $0 == "\u{AD}" || $0 == "\u{200B}" ? 0 : 10 }
  }

  func lineMetrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 5)
  }
}

/// Metrics for arithmetic with sizes: in a font of 10 points every character is 10 wide, a line is 8 + 2 high, and nothing
/// is between lines.
struct ProportionalMetrics: TextMetrics {
  func advances(of text: String, in font: Font) -> [CGFloat] { text.map { _ in font.pointSize } }

  func lineMetrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascent: font.pointSize * 0.8, descent: font.pointSize * 0.2, capHeight: font.pointSize * 0.7, leading: 0)
  }
}

extension TextMeasurement {
  /// A text set in parts, in letters as wide as their font is large, on a display of one pixel a point.
  static func parts(_ runs: TextRun..., format: TextFormat = TextFormat()) -> TextMeasurement {
    var format = format
    format.attributes = runs[0].attributes
    if runs.count > 1 || runs[0].imageSize != nil { format.runs = runs }
    return TextMeasurement(
      text: runs.map(\.text).joined(), format: format, scale: 1, metrics: ProportionalMetrics())
  }

  /// A text whose characters are 10 wide, on a display of one pixel a point.
  static func squares(_ text: String, lineLimit: Int? = nil) -> TextMeasurement {
    TextMeasurement(text: text, format: TextFormat(lineLimit: lineLimit), scale: 1, metrics: SquareMetrics())
  }

  /// The size for an offer; nil is unspecified.
  mutating func size(_ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    size(for: ProposedViewSize(width: width, height: height))
  }
}

/// The lines that `text` has in a width, each as it would show.
func lines(
  of text: String, in width: CGFloat, lineLimit: Int? = nil, truncation: Text.TruncationMode = .tail
) -> [String] {
  let characters = Array(text)
  let breakable = BreakableText(text, font: .body, metrics: SquareMetrics())
  return breakable.lines(in: width, truncation: truncation) { $0 <= lineLimit ?? .max }.map { line in
    let letters = String(characters[line.characters])
    guard line.isTruncated else { return letters }
    return truncation == .head ? "…" + letters : letters + "…"
  }
}
