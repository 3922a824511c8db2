internal import ViewTree

/// A text whose sizes a document gives, in place of the built-in font (`textMetrics` in the document format).
struct RecordedText {
  /// The size where the offer is at least as wide.
  private let unwrapped: CGSize
  /// The other sizes, each for offers up to a width, from the narrowest offer.
  private let wrapped: [(maxWidth: CGFloat, size: CGSize)]

  /// Takes the sizes of `text` out of `metrics`; `nil` where there are none.
  ///
  /// Without an unwrapped size the one for the widest offers stands for it. Of two unwrapped sizes the first counts.
  init?(_ text: String, in metrics: [TextMetric]) {
    let own = metrics.filter { $0.text == text }
    wrapped = own.compactMap { metric in metric.maxWidth.map { (maxWidth: $0, size: metric.size) } }
      .sorted { $0.maxWidth < $1.maxWidth }
    guard let unwrapped = own.first(where: { $0.maxWidth == nil })?.size ?? wrapped.last?.size else { return nil }
    self.unwrapped = unwrapped
  }

  /// The size in `width` × `height` points, either of which may be infinite, of `lineLimit` lines at most.
  ///
  /// A text that is cut keeps the width of the size that was given.
  func size(in width: CGFloat, height: CGFloat, lineLimit: Int?) -> CGSize {
    let size = size(in: width)
    let count = lineCount(of: size.height)
    guard count > 1 else { return size }
    let shown = (1...count).last { lines in
      lines == 1 || lines <= lineLimit ?? .max && self.height(ofLines: lines, of: count, in: size.height) <= height
    }
    return CGSize(width: size.width, height: self.height(ofLines: shown ?? 1, of: count, in: size.height))
  }

  /// From the baseline of the first line to that of the last, in points, of a text so high.
  func baselineDistance(inHeight height: CGFloat) -> CGFloat { max(0, height - unwrapped.height) }

  /// The size for an offer: unwrapped where it fits, else that of the narrowest offer that includes this one.
  private func size(in width: CGFloat) -> CGSize {
    if width >= unwrapped.width { return unwrapped }
    return (wrapped.first { $0.maxWidth >= width } ?? wrapped.last)?.size ?? unwrapped
  }

  /// How many lines a text so high has: the unwrapped size is that of one line.
  private func lineCount(of height: CGFloat) -> Int {
    guard unwrapped.height > 0, height / unwrapped.height < 1_000_000 else { return 1 }
    return max(1, Int((height / unwrapped.height).rounded()))
  }

  /// The height of some lines of a text with `count` lines, 2 or more: the first is as high as the unwrapped text, the
  /// others share the rest.
  private func height(ofLines lines: Int, of count: Int, in height: CGFloat) -> CGFloat {
    guard lines < count else { return height }
    return unwrapped.height + (height - unwrapped.height) * (CGFloat(lines - 1) / CGFloat(count - 1))
  }
}
