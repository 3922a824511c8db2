import Testing

@testable import LayoutEngine

// Texts set in parts, and letters raised, spaced and made smaller: V1.11 to V1.15 of the vocabulary. Letters are as wide as
// their font is large, and lines as high, 0.8 of it above the baseline.

private func run(_ text: String, _ size: CGFloat) -> TextRun {
  TextRun(text, TextAttributes(font: .system(size: size)))
}

@Test func `a line is as high as its highest run`() {
  var text = TextMeasurement.parts(run("ab ", 10), run("cd", 20))
  let size = text.size(nil)
  #expect(size == CGSize(width: 3 * 10 + 2 * 20, height: 20))
  #expect(text.firstBaseline(in: size) == 16)
  #expect(text.lastBaseline(in: size) == 16)
}

@Test func `each line is as high as its own runs`() {
  var text = TextMeasurement.parts(run("ab ", 10), run("cd", 20))
  let size = text.size(40)
  #expect(size == CGSize(width: 40, height: 10 + 20))
  #expect(text.firstBaseline(in: size) == 8)
  #expect(text.lastBaseline(in: size) == 26)  // 10 + 16
  var other = TextMeasurement.parts(run("ab ", 20), run("cd\n", 10), run("e", 10))
  #expect(other.size(40).height == 40)  // 20 + 10 + 10
}

@Test func `the height admits lines by what they measure`() {
  var text = TextMeasurement.parts(run("ab ", 10), run("cd ", 20), run("ef", 10))
  #expect(text.size(40, 29).height == 10)
  #expect(text.size(40, 30).height == 30)  // 10 + 20
  #expect(text.size(40, 40).height == 40)  // 10 + 20 + 10
}

@Test func `distances follow the greatest run`() {
  var mixed = TextMeasurement.parts(run("ab", 10), run("cd", 20))
  var large = TextMeasurement.parts(run("abcd", 20))
  #expect(mixed.spacing() == large.spacing())
}

@Test func `room is kept for lines of the first letters`() {
  var format = TextFormat()
  format.reservedLines = 3
  var text = TextMeasurement.parts(run("a", 10), run("b", 20), format: format)
  #expect(text.size(nil).height == 30)
}

@Test func `a letter made by two runs belongs to the first`() {
  var text = TextMeasurement.parts(run("e", 10), run("\u{301}x", 20))
  #expect(text.size(nil) == CGSize(width: 10 + 20, height: 20))
}

@Test func `an image stands in the line as a letter does`() {
  var attributes = TextAttributes(font: .system(size: 10))
  var low = TextMeasurement.parts(run("ab", 10), TextRun(imageSize: CGSize(width: 22, height: 7), attributes))
  #expect(low.size(nil) == CGSize(width: 42, height: 10))
  attributes.font = .system(size: 10)
  var high = TextMeasurement.parts(TextRun(imageSize: CGSize(width: 22, height: 18), attributes))
  #expect(high.size(nil) == CGSize(width: 22, height: 18))
}

@Test func `kerning is added after every letter, the last too`() {
  var attributes = TextAttributes(font: .system(size: 10))
  attributes.kerning = 2
  var text = TextMeasurement.parts(TextRun("abc", attributes))
  #expect(text.size(nil).width == 36)  // 3 × 12
  attributes.kerning = -30
  var negative = TextMeasurement.parts(TextRun("abc", attributes))
  #expect(negative.size(nil).width == 0)
}

/// "Kerned text" of 22 points, 11 letters: 109 recorded without kerning, 131 with 2, 164 with 5, 98 with −1 (swiftui-web).
@Test(arguments: [(2, 131), (5, 164), (-1, 98)] as [(CGFloat, CGFloat)])
func `kerning is as recorded`(_ kerning: CGFloat, _ recorded: CGFloat) {
  let metrics = BuiltInTextMetrics()
  var attributes = TextAttributes(font: .system(size: 22))
  let plain = metrics.advances(of: "Kerned text", attributes).reduce(0, +)
  attributes.kerning = kerning
  let width = metrics.advances(of: "Kerned text", attributes).reduce(0, +)
  #expect(abs((width - plain) - (recorded - 109)) < 1e-9)
  #expect(abs(width / recorded - 1) < 0.02)
}

@Test func `raised letters make a line higher, above or below`() {
  func text(_ offset: CGFloat) -> (CGSize, CGFloat) {
    var attributes = TextAttributes(font: .system(size: 10))
    attributes.baselineOffset = offset
    var text = TextMeasurement.parts(TextRun("abc", attributes))
    let size = text.size(nil)
    return (size, text.firstBaseline(in: size))
  }
  #expect(text(6) == (CGSize(width: 30, height: 16), 14))
  #expect(text(-4) == (CGSize(width: 30, height: 14), 8))
}

/// The sentence of 72 letters in one line, in the secondary scale (swiftui-web, `Docs/elements/TextScale.md`, macOS 26).
@Test(
  arguments: [
    (13, 390), (11, 339), (12, 364.5), (20, 545), (22, 579), (26, 649), (40, 845.5),
  ] as [(CGFloat, CGFloat)])
func `secondary letters are as wide as recorded`(_ size: CGFloat, _ recorded: CGFloat) {
  var attributes = TextAttributes(font: .system(size: size))
  attributes.isSecondary = true
  let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
  let width = BuiltInTextMetrics().advances(of: text, attributes).reduce(0, +)
  #expect(abs(width / recorded - 1) < 0.02, "\(width)")
}

@Test func `secondary letters leave lines as high as they are`() {
  var format = TextFormat()
  format.attributes.isSecondary = true
  var text = TextMeasurement(text: "Hi", format: format, scale: 3)
  #expect(text.size(nil).height == 20.333333333333332)
}

private func scalable(_ text: String, _ size: CGFloat, _ factor: CGFloat, lineLimit: Int? = 1) -> TextMeasurement {
  var format = TextFormat(lineLimit: lineLimit)
  format.minimumScaleFactor = factor
  return .parts(run(text, size), format: format)
}

@Test func `a text that does not fit is made smaller, by quarters of a point`() {
  var text = scalable("abcd", 20, 0.5)
  #expect(text.size(nil) == CGSize(width: 80, height: 20))
  #expect(text.size(80, 20) == CGSize(width: 80, height: 20))
  // 75 points hold four letters of 18.75; their line is 18.75 high, rounded up.
  #expect(text.size(75, nil) == CGSize(width: 75, height: 19))
  var narrow = scalable("abcd", 20, 0.5)
  // 74: four letters of 18.5, in whole points.
  #expect(narrow.size(74.9, nil) == CGSize(width: 74, height: 19))
}

@Test func `a text is made no smaller than it may be, and then cut`() {
  var text = scalable("abcd", 20, 0.5)
  #expect(text.size(40) == CGSize(width: 40, height: 10))
  #expect(text.size(39) == CGSize(width: 30, height: 10))  // ab…
  #expect(text.answer(to: ProposedViewSize(width: 39, height: nil)).lines?.map(\.isTruncated) == [true])
}

@Test func `the height makes a text smaller too`() {
  var text = scalable("abcd", 20, 0.5, lineLimit: nil)
  let size = text.size(nil, 15)
  #expect(size == CGSize(width: 60, height: 15))
  #expect(text.firstBaseline(in: size) == 12)
  #expect(text.size(size.width, size.height) == size)
}

@Test func `a factor of 1 or more makes nothing smaller`() {
  var text = scalable("abcd", 20, 1)
  #expect(text.size(70) == CGSize(width: 60, height: 20))
  var other = scalable("abcd", 20, 2)
  #expect(other.size(70) == CGSize(width: 60, height: 20))
}

@Test func `a text that was made smaller is not cut`() {
  var text = scalable("abcd", 20, 0.5)
  let size = text.size(60, 15)
  #expect(text.legibility(in: size) == .wrapped)
  #expect(text.legibility(in: text.size(30, 10)) == .cut)
}
