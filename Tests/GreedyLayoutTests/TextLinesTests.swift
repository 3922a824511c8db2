import Testing

@testable import LayoutEngine

/// A text and the lines it has where each character is 10 wide.
struct LinesCase: CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var width: CGFloat
  var lineLimit: Int?
  var expected: [String]

  init(_ description: String, _ text: String, in width: CGFloat, lineLimit: Int? = nil, _ expected: [String]) {
    testDescription = description
    self.text = text
    self.width = width
    self.lineLimit = lineLimit
    self.expected = expected
  }
}

@Test(arguments: [
  LinesCase("all on one line where there is room", "ab cd", in: 50, ["ab cd"]),
  LinesCase("a line ends after a space", "ab cd", in: 49, ["ab ", "cd"]),
  LinesCase("a space may hang over", "ab cd", in: 20, ["ab ", "cd"]),
  LinesCase("so may many", "ab     cd", in: 25, ["ab     ", "cd"]),
  LinesCase("a long word starts a line", "a bcdefgh", in: 30, ["a ", "bcd", "efg", "h"]),
  LinesCase("what is left of it takes more", "abcd e f", in: 30, ["abc", "d e ", "f"]),
  LinesCase("one character at least", "ab c", in: 3, ["a", "b ", "c"]),
  LinesCase("in no width at all", "ab", in: 0, ["a", "b"]),
  LinesCase("everything fits in ∞", "ab cd ef", in: .infinity, ["ab cd ef"]),
  LinesCase("lines end where they must", "a\nb\r\nc", in: 90, ["a\n", "b\r\n", "c"]),
  LinesCase("a line end at the end", "a\n", in: 90, ["a\n", ""]),
  LinesCase("an empty line", "a\n\nb", in: 90, ["a\n", "\n", "b"]),
  LinesCase("no text", "", in: 90, [""]),
  LinesCase("spaces alone", "   ", in: 10, ["   "]),
  LinesCase("a no-break space counts", "a b\u{A0}c", in: 40, ["a ", "b\u{A0}c"]),
  LinesCase("ideographs fill lines", "一二三，四", in: 30, ["一二", "三，四"]),
])
func `lines take what fits`(_ test: LinesCase) {
  #expect(lines(of: test.text, in: test.width) == test.expected)
}

@Test(arguments: [
  LinesCase("no ellipsis where nothing is lost", "ab cd", in: 30, lineLimit: 2, ["ab ", "cd"]),
  LinesCase("characters make room", "abcdef", in: 40, lineLimit: 1, ["abc…"]),
  LinesCase("on the last line", "ab cd ef", in: 30, lineLimit: 2, ["ab ", "cd…"]),
  LinesCase("at a line end", "ab\ncd", in: 90, lineLimit: 1, ["ab…"]),
  LinesCase("in ∞", "ab\ncd", in: .infinity, lineLimit: 1, ["ab…"]),
  LinesCase("which may take room too", "ab\ncd", in: 20, lineLimit: 1, ["a…"]),
  LinesCase("the ellipsis alone", "abc", in: 15, lineLimit: 1, ["…"]),
  LinesCase("wider than the line", "abc", in: 5, lineLimit: 1, ["…"]),
  LinesCase("an empty line is no loss", "ab\n", in: 90, lineLimit: 1, ["ab\n"]),
  LinesCase("a limit of 0 is one line", "ab cd", in: 30, lineLimit: 0, ["ab…"]),
])
func `what is too much ends with an ellipsis`(_ test: LinesCase) {
  #expect(lines(of: test.text, in: test.width, lineLimit: test.lineLimit) == test.expected)
}

@Test func `a soft hyphen shows where a line ends with it, and must fit`() {
  let breakable = BreakableText("ab\u{AD}cd", font: .body, metrics: SquareMetrics())
  func widths(in width: CGFloat) -> [CGFloat] { breakable.lines(in: width) { _ in true }.map(\.width) }
  #expect(widths(in: 40) == [40])  // abcd
  #expect(widths(in: 39) == [30, 20])  // ab‐ cd
  #expect(widths(in: 30) == [30, 20])
  #expect(widths(in: 29) == [20, 20])  // ab cd: no room for a hyphen, so it breaks as a word too long does
}

@Test func `spaces at the end of a line are not in its width, those at the start are`() {
  var text = TextMeasurement.squares("  ab   \ncd ")
  #expect(text.size(nil) == CGSize(width: 40, height: 25))
}

/// Looking at a word again for each of its lines would take 10¹⁰ steps here. The last text has lines "ab ", "cdef",
/// "g ab ", "cdef", …
@Test func `long texts are filled in one pass`() {
  let word = String(repeating: "x", count: 200_000)
  #expect(lines(of: word, in: 1_000_000).count == 2)
  #expect(lines(of: word, in: 20).count == 100_000)
  #expect(lines(of: String(repeating: "ab cdefg ", count: 20_000), in: 40).count == 40_001)
}
