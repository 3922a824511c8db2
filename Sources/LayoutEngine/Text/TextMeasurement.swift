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
    /// The part of its size that the text was made smaller to (V1.11 of the vocabulary).
    var scale: CGFloat = 1
  }

  let text: String
  let format: TextFormat
  private let metrics: any TextMetrics
  /// What the greatest letters measure.
  private let font: FontMetrics
  /// The height in points for which there is room (V1.3 of the vocabulary).
  private let reservedHeight: CGFloat
  private let pixels: PixelGrid
  private let recorded: RecordedText?
  /// The text in the scales that were tried: in most texts only the whole size.
  private var typeset: [TypesetText] = []
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
    let first = FontMetrics(of: format.attributes, metrics: metrics)
    let runs = format.runs.map { FontMetrics(of: $0, metrics: metrics) }
    font = runs.isEmpty ? first : FontMetrics(greatestOf: runs)
    reservedHeight = text.isEmpty ? 0 : format.reservedLines.map { first.height(ofLines: max(1, $0)) } ?? 0
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
  ///
  /// The height is at least that for which there is room, for the lines and in the answer (V1.3 of the vocabulary).
  mutating func measure(in asked: CGSize) -> MeasuredSize {
    let area = CGSize(width: asked.width, height: max(asked.height, reservedHeight))
    if let recorded {
      var size = recorded.size(in: area.width, height: area.height, lineLimit: format.lineLimit.map { max(1, $0) })
      if reservedHeight > 0 { size.height = max(size.height, pixels.roundedUp(reservedHeight)) }
      return MeasuredSize(size: size, lines: nil)
    }
    let measured = fitted(in: area)
    let width = measured.lines.reduce(0) { max($0, $1.width) }
    let height = max(measured.height, reservedHeight)
    return MeasuredSize(
      size: CGSize(width: pixels.roundedUp(width), height: pixels.roundedUp(height)), lines: measured.lines,
      scale: measured.scale)
  }

  /// Whether a document gives the text's sizes.
  var isRecorded: Bool { recorded != nil }

  /// The length of a pixel in points.
  var pixel: CGFloat { pixels.pixel }

  /// Whether the text may be made smaller.
  var isScalable: Bool { format.minimumScaleFactor < 1 }

  /// Whether one of these lines ends inside a word.
  mutating func endsInsideWord(_ answer: MeasuredSize) -> Bool {
    answer.lines.map { typeset(in: answer.scale).breakable.endsInsideWord($0) } ?? false
  }
}

// MARK: - Scales

extension TextMeasurement {
  private typealias Lines = (lines: [TextLine], height: CGFloat, scale: CGFloat)

  /// The lines in the greatest scale in which all of the text fits, or in the least where it fits in none (V1.11 of the
  /// vocabulary). The first letters' size moves by quarters of a point.
  private mutating func fitted(in area: CGSize) -> Lines {
    var lines = lines(in: area, scale: 1)
    let size = format.font.pointSize
    let least = size * max(format.minimumScaleFactor, 0)
    var smaller = ((size * 4).rounded(.up) - 1) / 4
    while !fits(lines, in: area), smaller >= max(least, 0.25) {
      lines = self.lines(in: area, scale: smaller / size)
      smaller -= 0.25
    }
    return lines
  }

  private func fits(_ lines: Lines, in area: CGSize) -> Bool {
    lines.height <= area.height && !lines.lines.contains { $0.isTruncated || $0.width > area.width }
  }

  private mutating func lines(in area: CGSize, scale: CGFloat) -> Lines {
    let text = typeset(in: scale)
    let limit = format.lineLimit.map { max(1, $0) } ?? .max
    let lines = text.lines(in: area, limit: limit, truncation: format.truncationMode)
    return (lines, text.height(of: lines), scale)
  }

  mutating func typeset(in scale: CGFloat) -> TypesetText {
    if let known = typeset.first(where: { $0.scale == scale }) { return known }
    let made = TypesetText(text, format, scale: scale, metrics: metrics)
    typeset.append(made)
    return made
  }
}

// MARK: - Baselines

extension TextMeasurement {
  /// From the top to the first baseline of the text in `size`, an answer of its own, in points: the ascent, rounded to the
  /// nearest pixel (16.5).
  mutating func firstBaseline(in size: CGSize) -> CGFloat {
    guard hasLinesOfItsOwn else { return pixels.roundedToNearest(font.ascent) }
    let (lines, text) = lines(in: size)
    return pixels.roundedToNearest(text.firstBaseline(of: lines))
  }

  /// From the top to the last baseline of the text in `size`, an answer of its own, in points (16.5).
  ///
  /// The first baseline has been moved onto a pixel; the last one moves as far and is then rounded up. Room that is kept
  /// below the lines moves neither (V1.3 of the vocabulary).
  mutating func lastBaseline(in size: CGSize) -> CGFloat {
    firstBaseline(in: size) + pixels.roundedUp(recordedBaselineDistance(in: size) ?? baselineDistance(in: size))
  }

  /// From the first baseline to the last where a document gives the text's sizes, without the room below its lines.
  private func recordedBaselineDistance(in size: CGSize) -> CGFloat? {
    guard let recorded else { return nil }
    let full = recorded.size(in: size.width, height: .infinity, lineLimit: format.lineLimit.map { max(1, $0) })
    return recorded.baselineDistance(inHeight: reservedHeight > 0 ? min(size.height, full.height) : size.height)
  }

  /// Whether a size does not tell how many lines there are, and how high.
  private var hasLinesOfItsOwn: Bool {
    recorded == nil && (!format.runs.isEmpty || reservedHeight > 0 || isScalable || format.lineSpacing > 0)
  }

  private mutating func baselineDistance(in size: CGSize) -> CGFloat {
    if hasLinesOfItsOwn {
      let (lines, text) = lines(in: size)
      return text.baselineDistance(of: lines)
    }
    return baselineDistanceOfWholeLines(in: size)
  }

  /// From the first baseline to the last, in points: whole lines, as many as the height has room for.
  private func baselineDistanceOfWholeLines(in size: CGSize) -> CGFloat {
    guard font.linePitch > 0, size.height.isFinite else { return 0 }
    let lines = ((size.height + pixels.pixel / 2 - font.lineHeight) / font.linePitch).rounded(.down)
    return max(0, lines) * font.linePitch
  }

  /// The lines of the remembered answer of this size, as 42⅓ points for two lines of body text; where no answer had this
  /// size, the lines that the size proposes.
  private mutating func lines(in size: CGSize) -> (lines: [TextLine], text: TypesetText) {
    let answer = cache.answer(of: size) ?? measure(in: size)
    return (answer.lines ?? [], typeset(in: answer.scale))
  }
}

// MARK: - Distances

extension TextMeasurement {
  /// The distances that the text prefers to its neighbours above and below (8.2).
  mutating func spacing() -> SpacingPreference {
    let ideal = size(for: .unspecified)
    return SpacingPreference(
      text: font, pixels: pixels, firstBaseline: firstBaseline(in: ideal),
      depthOfLastBaseline: ideal.height - lastBaseline(in: ideal))
  }
}
