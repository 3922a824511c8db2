import Testing

@testable import LayoutEngine

// Lines of 10 points with 5 between them: 10, 25, 40, 55 points high.
private let fiveWords = "aa bb cc dd ee"

/// A proposal and the size that "aa bb cc dd ee" answers.
struct TextSizeCase: CustomTestStringConvertible {
  var testDescription: String
  var proposal: ProposedViewSize
  var expected: CGSize

  init(_ description: String, _ width: CGFloat?, _ height: CGFloat?, _ expected: (CGFloat, CGFloat)) {
    testDescription = description
    proposal = ProposedViewSize(width: width, height: height)
    self.expected = CGSize(width: expected.0, height: expected.1)
  }
}

@Test(arguments: [
  TextSizeCase("unspecified: one line", nil, nil, (140, 10)),
  TextSizeCase("infinite: the same", .infinity, .infinity, (140, 10)),
  TextSizeCase("room to spare is not taken", 500, 500, (140, 10)),
  TextSizeCase("as wide as its widest line", 79, nil, (50, 40)),
  TextSizeCase("each word on a line", 20, nil, (20, 70)),
  TextSizeCase("the height is enough", 50, 40, (50, 40)),
  TextSizeCase("a line too few: aa bb / cc d…", 50, 39, (50, 25)),
  TextSizeCase("one line: aa b…", 50, 10, (50, 10)),
  TextSizeCase("at least one line", 50, 0, (50, 10)),
  TextSizeCase("a height alone", nil, 3, (140, 10)),
  TextSizeCase("no width: a character a line, 10 + 9 × 15", 0, nil, (10, 145)),
  TextSizeCase("nothing for nothing", 0, 0, (0, 0)),
])
func `a text answers with its lines`(_ test: TextSizeCase) {
  var text = TextMeasurement.squares(fiveWords)
  #expect(text.size(for: test.proposal) == test.expected)
}

@Test func `a line limit holds with any height`() {
  var text = TextMeasurement.squares(fiveWords, lineLimit: 2)
  #expect(text.size(50) == CGSize(width: 50, height: 25))
  #expect(text.size(140) == CGSize(width: 140, height: 10))
  #expect(text.answer(to: ProposedViewSize(width: 50, height: nil)).lines?.map(\.isTruncated) == [false, true])
}

@Test func `an empty text has the height of a line`() {
  var text = TextMeasurement(text: "", scale: 3)
  #expect(text.size(nil) == CGSize(width: 0, height: 20.333333333333332))
}

@Test func `along x nothing is the answer to nothing`() {
  var text = TextMeasurement.squares(fiveWords)
  #expect(text.length(along: .horizontal, for: ProposedViewSize(width: 0, height: 40)) == 0)
  #expect(text.length(along: .horizontal, for: ProposedViewSize(width: .infinity, height: 40)) == 140)
  #expect(text.length(along: .vertical, for: ProposedViewSize(width: 50, height: 0)) == 10)
  #expect(text.length(along: .vertical, for: ProposedViewSize(width: 50, height: .infinity)) == 40)
  #expect(text.length(along: .vertical, for: ProposedViewSize(width: 0, height: .infinity)) == 145)
}

@Test func `sizes are rounded up to pixels`() {
  let grid = PixelGrid(scale: 3)
  #expect(grid.roundedUp(20.287109375) == 20.333333333333332)  // 61 × (1/3)
  #expect(grid.roundedUp(42.287109375) == 42.33333333333333)  // 127 × (1/3), not 127 / 3
  #expect(grid.roundedUp(0) == 0)
  #expect(grid.roundedUp(.infinity) == .infinity)
  #expect(PixelGrid(scale: 2).roundedUp(20.287109375) == 20.5)
  #expect(grid.roundedToNearest(16.1865234375) == 49 * (1.0 / 3))  // 48.56 pixels
}

@Test func `a text that is proposed its own size answers with it`() {
  for width in stride(from: 10.0, through: 300, by: 7.3) {
    var text = TextMeasurement(text: "The quick brown fox jumps over the lazy dog.", scale: 3)
    let size = text.size(width, 70)
    #expect(text.size(size.width, size.height) == size)
    var fresh = TextMeasurement(text: "The quick brown fox jumps over the lazy dog.", scale: 3)
    #expect(fresh.size(size.width, size.height) == size)
  }
}

@Test func `an answer holds for all questions between it and its own question`() {
  var cache = TextCache<String>()
  cache.insert("a", of: CGSize(width: 50, height: 40), to: CGSize(width: 79, height: CGFloat.infinity))
  cache.insert("b", of: CGSize(width: 60, height: 20), to: CGSize(width: 60, height: 10))
  #expect(cache.answer(to: CGSize(width: 50, height: 40)) == "a")
  #expect(cache.answer(to: CGSize(width: 79, height: CGFloat.infinity)) == "a")
  #expect(cache.answer(to: CGSize(width: 60, height: 100)) == "a")
  #expect(cache.answer(to: CGSize(width: 60, height: 15)) == "b")
  #expect(cache.answer(to: CGSize(width: 49, height: 40)) == nil)
  #expect(cache.answer(to: CGSize(width: 60, height: 39)) == nil)
  #expect(cache.answer(to: CGSize(width: 80, height: 40)) == nil)
}

/// In 79 the first two words and a space would be 60 wide; 50 × 40 is kept for 50 to 79.
@Test func `a remembered answer comes before a new one`() {
  var text = TextMeasurement.squares(fiveWords)
  #expect(text.size(79) == CGSize(width: 50, height: 40))
  #expect(text.size(65, 50) == CGSize(width: 50, height: 40))
  #expect(text.size(65, 20) == CGSize(width: 60, height: 10))  // aa bb…
}

@Test func `baselines lie on pixels`() {
  var hello = TextMeasurement(text: "Hello, world.", scale: 3)
  let wide = hello.size(nil)
  let narrow = hello.size(50)
  #expect(hello.firstBaseline(in: wide) == 16.333333333333332)  // 48.56 pixels, rounded to 49
  #expect(hello.lastBaseline(in: wide) == 16.333333333333332)
  #expect(hello.lastBaseline(in: narrow) == 16.333333333333332 + 22)
  #expect(hello.lastBaseline(in: .zero) == 16.333333333333332)
}
