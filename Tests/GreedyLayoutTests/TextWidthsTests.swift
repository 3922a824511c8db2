import Testing

@testable import LayoutEngine

private let metrics = BuiltInTextMetrics()

/// A text of a size and weight with its width as a device gave it.
struct RecordedWidth: CustomTestStringConvertible {
  var text: String
  var size: CGFloat
  var weight: Font.Weight
  var recorded: CGFloat

  init(_ text: String, _ size: CGFloat, _ weight: Font.Weight = .regular, is recorded: CGFloat) {
    self.text = text
    self.size = size
    self.weight = weight
    self.recorded = recorded
  }

  var testDescription: String { "\(text.prefix(20)) \(size) \(weight)" }
}

private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
private let fox = "The quick brown fox"

/// Recorded on macOS 26 (swiftui-web, `Fixtures/Goldens/text-metrics.json` and `Docs/elements/TextScale.md`) and 27
/// (MetalUI), rounded up to halves of a point; the last one on iOS.
private let recordedWidths = [
  RecordedWidth(sentence, 10, is: 351),
  RecordedWidth(sentence, 11, is: 381.5),
  RecordedWidth(sentence, 12, is: 411),
  RecordedWidth(sentence, 13, is: 439.5),
  RecordedWidth(sentence, 15, is: 496.5),
  RecordedWidth(sentence, 17, is: 551),
  RecordedWidth(sentence, 20, is: 631.5),
  RecordedWidth(sentence, 22, is: 683.5),
  RecordedWidth(sentence, 26, is: 801.5),
  RecordedWidth(sentence, 40, is: 1220),
  RecordedWidth(sentence, 10, .medium, is: 359.5),
  RecordedWidth(sentence, 13, .bold, is: 469.5),
  RecordedWidth(fox, 10, is: 97.5),
  RecordedWidth(fox, 17, is: 154),
  RecordedWidth(fox, 22, is: 191),
  RecordedWidth(fox, 24, is: 207),
  RecordedWidth(fox, 32, is: 275),
  RecordedWidth(fox, 20, .medium, is: 181),
  RecordedWidth(fox, 20, .bold, is: 189.5),
  RecordedWidth(fox, 20, .black, is: 202),
  RecordedWidth("Star label", 22, is: 89),
  RecordedWidth("Title strike", 22, is: 97.5),
  RecordedWidth("Dotted title", 22, is: 105.5),
  RecordedWidth("alpha bravo charlie delta echo foxtrot golf", 13, is: 252),
  RecordedWidth("A fairly long label", 13, is: 105),
  RecordedWidth("This is a test string", 17, is: 144.09),
]

@Test(arguments: recordedWidths)
func `widths are within two in a hundred of recorded ones`(_ test: RecordedWidth) {
  let width = metrics.width(of: test.text, in: .system(size: test.size, weight: test.weight))
  #expect(abs(width / test.recorded - 1) < 0.02, "\(width)")
}

/// "Hello, world" of 13 points, with its widths from ultraLight to black (MetalUI, macOS 27).
@Test func `heavier letters are wider, as recorded`() {
  let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  let recorded: [CGFloat] = [68, 69, 70.5, 72, 74, 75.5, 77.5, 80.5, 83]
  for (weight, recorded) in zip(weights, recorded) {
    let width = metrics.width(of: "Hello, world", in: .system(size: 13, weight: weight))
    #expect(abs(width - recorded) < 0.75, "\(weight): \(width)")
  }
}

/// Inter's A is 1904 of 2816 units. Letters of 22 points are at 0.93 of their width, those of 34 at 0.868; tracking is
/// −0.26 and 0.40.
@Test func `letters of titles are narrower than those of texts`() {
  let title2: [CGFloat] = [1904 / 2816 * 22 * 0.93 - 0.26]
  let largeTitle: [CGFloat] = [1904 / 2816 * 34 * 0.868 + 0.40]
  #expect(metrics.advances(of: "A", in: .title2) == title2)
  #expect(metrics.advances(of: "A", in: .largeTitle) == largeTitle)
  #expect(OpticalSize.widthFactor(ofSize: 17) == 1)
  #expect(OpticalSize.widthFactor(ofSize: 25) == 0.887)
  #expect(OpticalSize.widthFactor(ofSize: 100) == 0.868)
}
