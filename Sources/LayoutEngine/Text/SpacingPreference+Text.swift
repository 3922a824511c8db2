internal import ViewTree

extension SpacingPreference {
  /// The preference of a text: the row "Text" of the table in 8.2 of the semantics.
  ///
  /// A tenth of a line, rounded up to a pixel, is the room that a text wants beside its line; above it that room is
  /// measured from where the line above would end, below it from the capitals of the line below.
  ///
  /// - Parameter text: What the text's lines measure.
  /// - Parameter firstBaseline: From the top to the first baseline of the ideal size, in points.
  /// - Parameter depthOfLastBaseline: From the last baseline to the bottom of the ideal size, in points.
  init(text: FontMetrics, pixels: PixelGrid, firstBaseline: CGFloat, depthOfLastBaseline: CGFloat) {
    // On a Mac the letters' own line counts, with a tenth of the rounded one that is not rounded itself (V3.3).
    let room = text.own == nil ? pixels.roundedUp(0.1 * text.lineHeight) : 0.1 * text.lineHeight
    let line = (text.own?.lineHeight ?? text.lineHeight) + room
    let ascent = text.own?.ascent ?? text.ascent
    let metrics = TextLineMetrics(lineHeight: text.lineHeight, leading: pixels.roundedUp(text.leading))
    self.init([
      Key(category: .textToText, edge: .top): .bottomText(metrics),
      Key(category: .textToText, edge: .bottom): .topText(metrics),
      Key(category: .textBaseline, edge: .bottom): .distance(-depthOfLastBaseline),
      Key(category: .textBaseline, edge: .top): .distance(-firstBaseline),
      Key(category: .edgeAboveText, edge: .top): .distance(line - ascent),
      Key(category: .edgeBelowText, edge: .bottom): .distance(max(line - text.capHeight, room + text.descent)),
    ])
  }

  /// The preference of a symbol: nothing to texts and other symbols above and below, and to shapes the room that is under its
  /// baseline (V8.6 of the vocabulary).
  ///
  /// - Parameter baseline: From the top to the baseline, in points.
  init(symbolOfHeight height: CGFloat, baseline: CGFloat) {
    let depth = height - baseline
    self.init([
      Key(category: .textToText, edge: .top): .distance(0),
      Key(category: .textToText, edge: .bottom): .distance(0),
      Key(category: .textBaseline, edge: .bottom): .distance(-depth),
      Key(category: .textBaseline, edge: .top): .distance(-baseline),
      Key(category: .edgeAboveText, edge: .top): .distance(depth),
      Key(category: .edgeBelowText, edge: .bottom): .distance(depth + 1),
    ])
  }
}
