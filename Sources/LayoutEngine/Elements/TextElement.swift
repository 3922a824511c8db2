internal import ViewTree

/// A text breaks its lines in what it is offered and takes what they need (section 16). Its cache is the measurement, which
/// remembers rectangles (16.3).
struct TextElement: LeafElement {
  /// The text's number, under which the run keeps its measurement.
  let number: Int
  let string: String
  let format: TextFormat

  var hasSizeCache: Bool { false }

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) -> MeasuredSize {
    MeasuredSize(measured(element, in: run) { $0.size(for: proposal, isTried: run.isTrying) })
  }

  /// The text's baselines; it sets no other guide (16.5).
  func explicitGuide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun) -> CGFloat? {
    switch key {
    case .firstTextBaseline: measured(element, in: run) { $0.firstBaseline(in: viewSize.size) }
    case .lastTextBaseline: measured(element, in: run) { $0.lastBaseline(in: viewSize.size) }
    default: nil
    }
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { measured(element, in: run) { $0.spacing() } }

  /// The text as it was placed in a size that it answered.
  func placed(_ element: Int, in size: CGSize, _ run: LayoutRun) -> PlacedText {
    measured(element, in: run) { $0.placed(element, in: size) }
  }

  /// Uses the text's measurement, made the first time it is asked.
  private func measured<Result>(
    _ element: Int, in run: LayoutRun, _ use: (inout TextMeasurement) -> Result
  ) -> Result {
    let place = run.state.pointee.texts[number]
    if place.pointee == nil { place.pointee = measurement(of: element, in: run) }
    return use(&place.pointee!)
  }

  private func measurement(of element: Int, in run: LayoutRun) -> TextMeasurement {
    let text = TextMeasurement(
      text: string, format: format, scale: run.tree.displayScale, overrides: run.tree.textMetrics,
      metrics: run.options.textMetrics)
    // Widths that a device gave need no rule, and those of a program's own metrics are not ours to judge.
    if !text.isRecorded, run.options.textMetrics is BuiltInTextMetrics {
      run.follow(.advances, for: element)
      let attributes = [format.attributes] + format.runs.map(\.attributes)
      if attributes.contains(where: \.font.hasOtherLetterforms) { run.follow(.letterforms, for: element) }
      if format.runs.contains(where: { $0.imageSize != nil }) { run.follow(.imagesInTexts, for: element) }
    }
    return text
  }
}

extension Font {
  /// Whether no recording tells how wide the letters are beside upright ones of the default design.
  fileprivate var hasOtherLetterforms: Bool {
    isItalic || design != nil && design != .default || width != nil && width != .standard
  }
}
