internal import ViewTree

/// A symbol beside text: its middle is that of the capitals, which is where its baseline comes from (V8.5 of the vocabulary).
extension SymbolMetrics: PassingElement {
  func explicitGuide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun) -> CGFloat? {
    key == .firstTextBaseline || key == .lastTextBaseline ? baseline(in: run) : nil
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    SpacingPreference(symbolOfHeight: height, baseline: baseline(in: run))
  }

  /// From the top to the baseline, in points, rounded up to a pixel.
  ///
  /// The capitals of the 17-point font are 12 points high: a star of 20 points has its baseline at 16, an ellipsis of 5.5 at 9,
  /// below its dots.
  private func baseline(in run: LayoutRun) -> CGFloat {
    let capHeight = run.options.textMetrics.lineMetrics(of: font).capHeight
    return PixelGrid(scale: run.tree.displayScale).roundedUp((height + capHeight) * 0.5)
  }
}
