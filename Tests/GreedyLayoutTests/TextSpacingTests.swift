import Testing

@testable import LayoutEngine

private func spacing(_ font: Font) -> SpacingPreference {
  var text = TextMeasurement(text: "Text", format: TextFormat(font: font), scale: 3)
  return text.spacing()
}

/// The leading of body text is 22 − 20.287109375 = 1.712890625, which is 5.14 pixels, so 6.
@Test func `two texts are apart by the leading of the lower one`() {
  #expect(spacing(.body).distance(to: spacing(.body), along: .vertical) == 2)
}

/// t = 2.0287 → 7 pixels; D = 20.287109375 + t. Above D − 16.1865234375; below D − 17 × 1443 / 2048.
@Test func `a text has room above and below it`() {
  let room: CGFloat = 7 * (1.0 / 3)
  let above: CGFloat = 20.287109375 + room - 16.1865234375
  let below: CGFloat = 20.287109375 + room - 11.97802734375
  #expect(SpacingPreference.standard.distance(to: spacing(.body), along: .vertical) == above)
  #expect(spacing(.body).distance(to: .standard, along: .vertical) == below)
  #expect(abs(above - 6.434) < 0.001)
  #expect(abs(below - 10.642) < 0.001)
}

@Test func `beside a text there is the platform's distance`() {
  #expect(spacing(.body).distance(to: spacing(.title), along: .horizontal) == 8)
  #expect(spacing(.body).distance(to: .standard, along: .horizontal) == 8)
}

@Test func `next to a spacer there is none`() {
  let spacer = SpacingPreference(uncategorised: .vertical)
  #expect(spacing(.body).distance(to: spacer, along: .vertical) == 0)
  #expect(spacer.distance(to: spacing(.body), along: .vertical) == 0)
}

@Test func `the entries are those of the table`() {
  let entries = spacing(.body).entries
  func entry(_ category: SpacingPreference.Category, _ edge: Edge) -> SpacingPreference.Value? {
    entries[SpacingPreference.Key(category: category, edge: edge)]
  }
  let metrics = TextLineMetrics(lineHeight: 20.287109375, leading: 2)
  #expect(entries.count == 6)
  #expect(entry(.textToText, .top) == .bottomText(metrics))
  #expect(entry(.textToText, .bottom) == .topText(metrics))
  #expect(entry(.textBaseline, .top) == .distance(-16.333333333333332))
  #expect(entry(.textBaseline, .bottom) == .distance(16.333333333333332 - 20.333333333333332))
}
