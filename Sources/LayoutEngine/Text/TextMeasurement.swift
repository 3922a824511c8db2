internal import ViewTree

/// A text as the layout sees it: its sizes, baselines and preferred distances (section 16 of the semantics).
///
/// Lives as long as one layout and remembers what it has answered (16.3). Sizes that a document gives for the text take
/// the place of the font's; baselines and distances then still come from the font.
///
///     var hello = TextMeasurement(text: "Hello, world.", scale: 3)
///     hello.size(for: .unspecified)                                     // 94.33333333333333 × 20.333333333333332
///     hello.size(for: ProposedViewSize(width: 50, height: nil))         // two lines: 42.33333333333333 high
struct TextMeasurement {
  /// What the text answered to a proposal.
  struct MeasuredSize: Hashable, Sendable {
    /// The size in points: whole pixels, no wider than the widest line, whatever was offered.
    var size: CGSize
    /// The lines; `nil` where a document gives the size, or nothing was offered.
    var lines: [TextLine]?
  }

  private let text: String
  private let format: TextFormat
  private let metrics: any TextMetrics
  private let font: FontMetrics
  private let pixels: PixelGrid
  private let recorded: RecordedText?
  private var breakable: BreakableText?
  private var cache = TextCache<MeasuredSize>()

  /// Makes the measurement of a text.
  ///
  /// - Parameter scale: Pixels per point, above 0.
  /// - Parameter overrides: The measured texts of the document; those of other strings are passed over.
  init(
    text: String, format: TextFormat = TextFormat(), scale: CGFloat, overrides: [TextMetric] = [],
    metrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    self.text = text
    self.format = format
    self.metrics = metrics
    font = metrics.lineMetrics(of: format.font)
    pixels = PixelGrid(scale: scale)
    recorded = RecordedText(text, in: overrides)
  }
}

// MARK: - Sizes

extension TextMeasurement {
  /// The size that the text answers, in points (16.2).
  ///
  /// 0 × 0 gets 0 × 0; an unspecified side is unbounded; a height less than a line's still gets one line.
  ///
  /// - Parameter isTried: Whether the question is no part of the layout: what the text answers to less than it takes is then
  ///   not kept for larger proposals.
  mutating func size(for proposal: ProposedViewSize, isTried: Bool = false) -> CGSize {
    answer(to: proposal, isTried: isTried).size
  }

  /// The length that the text answers on one axis, in points: along x nothing to an offer of nothing (16.1).
  mutating func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if axis == .horizontal, proposal.width == 0 { return 0 }
    return size(for: proposal)[axis]
  }

  /// The size and the lines that the text answers.
  mutating func answer(to proposal: ProposedViewSize, isTried: Bool = false) -> MeasuredSize {
    if proposal == .zero { return MeasuredSize(size: .zero, lines: nil) }
    let asked = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
    if let answer = cache.answer(to: asked) { return answer }
    let answer = measure(in: asked)
    let isWithin = answer.size.width <= asked.width && answer.size.height <= asked.height
    if isWithin || !isTried { cache.insert(answer, of: answer.size, to: asked) }
    return answer
  }

  /// The size and the lines in an area whose sides may be infinite, whatever was answered before.
  mutating func measure(in asked: CGSize) -> MeasuredSize {
    let lineLimit = format.lineLimit.map { max(1, $0) }
    if let recorded {
      return MeasuredSize(size: recorded.size(in: asked.width, height: asked.height, lineLimit: lineLimit), lines: nil)
    }
    let breakable = breakable ?? BreakableText(text, font: format.font, metrics: metrics)
    self.breakable = breakable
    let lines = breakable.lines(in: asked.width) { count in
      count <= lineLimit ?? .max && font.height(ofLines: count) <= asked.height
    }
    let width = lines.reduce(0) { max($0, $1.width) }
    let height = font.height(ofLines: lines.count)
    return MeasuredSize(size: CGSize(width: pixels.roundedUp(width), height: pixels.roundedUp(height)), lines: lines)
  }

  /// Whether a document gives the text's sizes.
  var isRecorded: Bool { recorded != nil }

  /// The length of a pixel in points.
  var pixel: CGFloat { pixels.pixel }

  /// Whether one of these lines ends inside a word.
  func endsInsideWord(_ lines: [TextLine]) -> Bool { breakable?.endsInsideWord(lines) ?? false }
}

// MARK: - Baselines

extension TextMeasurement {
  /// From the top to the first baseline, in points: the ascent, rounded to the nearest pixel (16.5).
  var firstBaseline: CGFloat { pixels.roundedToNearest(font.ascent) }

  /// From the top to the last baseline of the text in `size`, an answer of its own, in points (16.5).
  ///
  /// The first baseline has been moved onto a pixel; the last one moves as far and is then rounded up.
  func lastBaseline(in size: CGSize) -> CGFloat {
    firstBaseline + pixels.roundedUp(recorded?.baselineDistance(inHeight: size.height) ?? baselineDistance(in: size))
  }

  /// From the first baseline to the last, in points: whole lines, as many as the height has room for.
  private func baselineDistance(in size: CGSize) -> CGFloat {
    guard font.linePitch > 0, size.height.isFinite else { return 0 }
    let lines = ((size.height + pixels.pixel / 2 - font.lineHeight) / font.linePitch).rounded(.down)
    return max(0, lines) * font.linePitch
  }
}

// MARK: - Distances

extension TextMeasurement {
  /// The distances that the text prefers to its neighbours above and below (8.2).
  mutating func spacing() -> SpacingPreference {
    let ideal = size(for: .unspecified)
    return SpacingPreference(
      text: font, pixels: pixels, firstBaseline: firstBaseline,
      depthOfLastBaseline: ideal.height - lastBaseline(in: ideal))
  }
}
