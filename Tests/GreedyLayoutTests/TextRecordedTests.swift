import Testing

@testable import LayoutEngine

// recorded-traces.json and coupled.json of the conformance cases.
private let hello = [
  TextMetric(text: "Other", maxWidth: nil, size: CGSize(width: 1, height: 1)),
  TextMetric(
    text: "Hello, world.", maxWidth: nil, size: CGSize(width: 94.33333333333333, height: 20.333333333333332)),
  TextMetric(
    text: "Hello, world.", maxWidth: 50, size: CGSize(width: 47.666666666666664, height: 42.33333333333333)),
]
private let threeBreaks = [
  TextMetric(text: "T", maxWidth: nil, size: CGSize(width: 120, height: 20)),
  TextMetric(text: "T", maxWidth: 119.999, size: CGSize(width: 60, height: 40)),
  TextMetric(text: "T", maxWidth: 59.999, size: CGSize(width: 40, height: 60)),
]

@Test(arguments: [
  TextSizeCase("in the safe area", 402, 778, (94.33333333333333, 20.333333333333332)),
  TextSizeCase("in 50 × 50", 50, 50, (47.666666666666664, 42.33333333333333)),
  TextSizeCase("fixed horizontally", nil, 50, (94.33333333333333, 20.333333333333332)),
  TextSizeCase("unwrapped where it just fits", 94.33333333333333, nil, (94.33333333333333, 20.333333333333332)),
  TextSizeCase("wrapped where it just does not", 94, nil, (47.666666666666664, 42.33333333333333)),
  TextSizeCase("narrower than all that was measured", 10, nil, (47.666666666666664, 42.33333333333333)),
  TextSizeCase("cut to the line that fits", 50, 42, (47.666666666666664, 20.333333333333332)),
  TextSizeCase("one line at least", 50, 0, (47.666666666666664, 20.333333333333332)),
  TextSizeCase("nothing for nothing", 0, 0, (0, 0)),
])
func `recorded sizes are answered as they are`(_ test: TextSizeCase) {
  var text = TextMeasurement(text: "Hello, world.", scale: 3, overrides: hello)
  #expect(text.size(for: test.proposal) == test.expected)
}

@Test(arguments: [
  TextSizeCase("beside a colour", 100, 100, (60, 40)),
  TextSizeCase("beside a minimum", 70, 100, (60, 40)),
  TextSizeCase("the widest offer of a size", 119.999, 100, (60, 40)),
  TextSizeCase("its own width", 60, 100, (60, 40)),
  TextSizeCase("less than that", 59.999, 100, (40, 60)),
  TextSizeCase("less than all", 5, 100, (40, 60)),
  TextSizeCase("two lines of three", 50, 59, (40, 40)),
  TextSizeCase("one line of three", 50, 30, (40, 20)),
  TextSizeCase("unwrapped", 120, 100, (120, 20)),
])
func `an offer gets the size of the narrowest one that includes it`(_ test: TextSizeCase) {
  var text = TextMeasurement(text: "T", scale: 3, overrides: threeBreaks)
  #expect(text.size(for: test.proposal) == test.expected)
}

@Test func `a line limit cuts recorded sizes`() {
  var text = TextMeasurement(text: "T", format: TextFormat(lineLimit: 2), scale: 3, overrides: threeBreaks)
  #expect(text.size(50) == CGSize(width: 40, height: 40))
}

@Test func `without an unwrapped size the widest offer's stands for it`() {
  var text = TextMeasurement(text: "T", scale: 3, overrides: Array(threeBreaks[1...]))
  #expect(text.size(nil) == CGSize(width: 60, height: 40))
  #expect(text.size(59) == CGSize(width: 40, height: 60))
}

@Test func `a text without records has the font's sizes`() {
  var text = TextMeasurement(text: "Hello", scale: 3, overrides: hello)
  var plain = TextMeasurement(text: "Hello", scale: 3)
  #expect(text.size(nil) == plain.size(nil))
}

/// The recorded second line is 22 below the first.
@Test func `baselines of recorded sizes are as far apart as their lines`() {
  var text = TextMeasurement(text: "Hello, world.", scale: 3, overrides: hello)
  #expect(text.lastBaseline(in: hello[1].size) == 16.333333333333332)
  #expect(text.lastBaseline(in: hello[2].size) == 16.333333333333332 + 22)
}

/// 42.287 points in whole pixels, of which the recorded line takes 20.333.
@Test func `recorded sizes keep room for lines too`() {
  var format = TextFormat()
  format.reservedLines = 2
  var text = TextMeasurement(text: "Hello, world.", format: format, scale: 3, overrides: hello)
  let size = text.size(nil)
  #expect(size.height == 127 * (1.0 / 3))
  #expect(text.lastBaseline(in: size) == text.firstBaseline(in: size))
}
