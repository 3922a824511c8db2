import Testing

@testable import LayoutEngine

private let metrics = BuiltInTextMetrics()

/// A text style with its size and the published distance of its lines.
struct TextStyleCase: CustomTestStringConvertible {
  var style: Font.TextStyle
  var size: CGFloat
  var pitch: CGFloat

  var testDescription: String { "\(style)" }
}

@Test(arguments: [
  TextStyleCase(style: .largeTitle, size: 34, pitch: 41),
  TextStyleCase(style: .title, size: 28, pitch: 34),
  TextStyleCase(style: .title2, size: 22, pitch: 28),
  TextStyleCase(style: .title3, size: 20, pitch: 25),
  TextStyleCase(style: .headline, size: 17, pitch: 22),
  TextStyleCase(style: .body, size: 17, pitch: 22),
  TextStyleCase(style: .callout, size: 16, pitch: 21),
  TextStyleCase(style: .subheadline, size: 15, pitch: 20),
  TextStyleCase(style: .footnote, size: 13, pitch: 18),
  TextStyleCase(style: .caption, size: 12, pitch: 16),
  TextStyleCase(style: .caption2, size: 11, pitch: 11 * 2444 / 2048),
])
func `a style's lines have the font's height and the style's pitch`(_ test: TextStyleCase) {
  let line = metrics.lineMetrics(of: .system(test.style))
  let lineHeight: CGFloat = test.size * 2444 / 2048
  #expect(line.lineHeight == lineHeight)
  #expect(line.linePitch == test.pitch)
  #expect(line.leading >= 0)
}

@Test func `body text has the recorded measures`() {
  let line = metrics.lineMetrics(of: .body)
  #expect(line.ascent == 16.1865234375)
  #expect(line.descent == 4.1005859375)
  #expect(line.lineHeight == 20.287109375)
  #expect(line.height(ofLines: 2) == 42.287109375)
  #expect(abs(line.capHeight - 11.978) < 0.001)
}

@Test func `a size without a style has no leading`() {
  #expect(metrics.lineMetrics(of: .system(size: 17)).leading == 0)
  #expect(metrics.lineMetrics(of: .custom("Avenir", size: 17)).linePitch == 20.287109375)
}

/// 94.33 is recorded: its unrounded width is between 94 and 94.33.
@Test func `Hello, world is as wide as on a device`() {
  #expect(abs(metrics.width(of: "Hello, world.", in: .body) - 94.33) < 0.35)
  var hello = TextMeasurement(text: "Hello, world.", scale: 3)
  #expect(hello.size(nil) == CGSize(width: 94.33333333333333, height: 20.333333333333332))
}

/// On a device 47.666666666666664 × 42.33333333333333.
@Test func `Hello, world wraps as on a device`() {
  var hello = TextMeasurement(text: "Hello, world.", scale: 3)
  let size = hello.size(50, 50)
  #expect(abs(size.width - 47.667) < 1)
  #expect(size.height == 42.33333333333333)
}

/// 144.09326171875 is public: a unit test of a project that measures attributed strings.
@Test func `another text is within one in a hundred`() {
  let width = metrics.width(of: "This is a test string", in: .system(size: 17))
  #expect(abs(width / 144.09326171875 - 1) < 0.01)
}

/// Inter, Regular: A 1904, i 668, W 2672 of 2816 units; tracking −0.43 at 17 points and 0 at 12.
@Test func `letters advance as in the table`() {
  let caption: [CGFloat] = [1904 / 2816 * 12, 668 / 2816 * 12, 2672 / 2816 * 12]
  let body: [CGFloat] = [1904 / 2816 * 17 - 0.43]
  #expect(metrics.advances(of: "AiW", in: .caption) == caption)
  #expect(metrics.advances(of: "A", in: .body) == body)
}

@Test func `headlines are semibold unless they are told otherwise`() {
  func width(_ font: Font) -> CGFloat { metrics.width(of: "Hello, world.", in: font) }
  #expect(width(.headline) == width(.body.weight(.semibold)))
  #expect(width(.headline.weight(.regular)) == width(.body))
}

/// A text and the advance of each of its characters in ems, tracking aside.
struct AdvanceCase: CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var ems: [CGFloat]
}

// The caption's 12 points have no tracking.
@Test(arguments: [
  AdvanceCase(testDescription: "ideographs, kana, Hangul", text: "一あア한（", ems: [1, 1, 1, 1, 1]),
  AdvanceCase(testDescription: "half-width katakana", text: "ｱ", ems: [0.5]),
  AdvanceCase(testDescription: "emoji, however long", text: "😀👨‍👩‍👧🇫🇷1️⃣❤️", ems: [1.2, 1.2, 1.2, 1.2, 1.2]),
  AdvanceCase(testDescription: "what does not show", text: "\n\r\n\u{AD}\u{200B}\u{2028}", ems: [0, 0, 0, 0, 0]),
  AdvanceCase(testDescription: "an accent on its letter", text: "e\u{301}", ems: [1640.0 / 2816]),
  AdvanceCase(testDescription: "a letter of another script", text: "ש", ems: [0.55]),
  AdvanceCase(testDescription: "an arrow and a currency", text: "→€", ems: [2688.0 / 2816, 1872.0 / 2816]),
  AdvanceCase(testDescription: "no text", text: "", ems: []),
])
func `advances depend on the script`(_ test: AdvanceCase) {
  let expected: [CGFloat] = test.ems.map { $0 * 12 }
  #expect(metrics.advances(of: test.text, in: .caption) == expected)
}

@Test func `monospaced letters are alike`() {
  let expected: [CGFloat] = [17 * 1266 / 2048, 17 * 1266 / 2048]
  #expect(metrics.advances(of: "iW", in: .body.monospaced()) == expected)
}

@Test func `tracking is interpolated between the published sizes`() {
  #expect(SystemTracking.tracking(ofSize: 17) == -0.43)
  #expect(SystemTracking.tracking(ofSize: 34) == 0.40)
  #expect(abs(SystemTracking.tracking(ofSize: 12.5) + 0.04) < 1e-12)
  #expect(SystemTracking.tracking(ofSize: 1) == 0.24)
  #expect(SystemTracking.tracking(ofSize: 200) == 0)
}

@Test func `no advance is negative`() {
  for size in stride(from: 0.0, through: 90, by: 0.5) {
    let font = Font.system(size: size, weight: .ultraLight)
    let ascii = String(String.UnicodeScalarView((0x20...0x7E).map { Unicode.Scalar($0) }))
    #expect(metrics.advances(of: ascii, in: font).allSatisfy { $0 >= 0 })
  }
}
