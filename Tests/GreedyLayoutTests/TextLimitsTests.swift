import Testing

@testable import LayoutEngine

// Line limits, room for lines, and how texts are cut: V1.1 to V1.6 of the vocabulary. In squares, lines are 10 points high
// with 5 between them: 10, 25, 40.

private let fiveWords = "aa bb cc dd ee"

private func squares(_ text: String, lineLimit: Int? = nil, reserving lines: Int? = nil) -> TextMeasurement {
  var format = TextFormat(lineLimit: lineLimit)
  format.reservedLines = lines
  return TextMeasurement(text: text, format: format, scale: 1, metrics: SquareMetrics())
}

@Test func `a body text keeps room for lines as recorded`() {
  func height(_ lines: Int) -> CGFloat {
    var format = TextFormat()
    format.reservedLines = lines
    var text = TextMeasurement(text: "Hi", format: format, scale: 3)
    return text.size(nil).height
  }
  #expect(height(1) == 20.333333333333332)
  #expect(height(2) == 127 * (1.0 / 3))  // 20.287109375 + 22 = 42.287…, in whole pixels
  #expect(height(3) == 193 * (1.0 / 3))  // 64.287…
  #expect(height(0) == 20.333333333333332)
}

@Test func `room that is kept changes the height alone`() {
  var plain = squares("aa")
  var text = squares("aa", reserving: 3)
  let size = text.size(nil)
  #expect(size == CGSize(width: 20, height: 40))
  #expect(text.firstBaseline(in: size) == 8)
  #expect(text.lastBaseline(in: size) == 8)
  #expect(text.spacing().entries.count == plain.spacing().entries.count)
}

@Test func `an empty text keeps no room`() {
  var text = squares("", reserving: 3)
  #expect(text.size(nil) == CGSize(width: 0, height: 10))
}

@Test func `more lines than there is room for are as high as they are`() {
  var text = squares(fiveWords, reserving: 2)
  let size = text.size(50)
  #expect(size == CGSize(width: 50, height: 40))
  #expect(text.lastBaseline(in: size) == 38)  // 8 + 2 × 15
}

@Test func `room that is kept is there whatever the height`() {
  var text = squares(fiveWords, reserving: 2)
  #expect(text.size(50, 0) == CGSize(width: 50, height: 25))
  #expect(text.size(50, 39) == CGSize(width: 50, height: 25))
  #expect(text.size(50, 40) == CGSize(width: 50, height: 40))
}

@Test func `a limit and room for lines hold together`() {
  var text = squares(fiveWords, lineLimit: 2, reserving: 2)
  #expect(text.size(50) == CGSize(width: 50, height: 25))
  #expect(text.size(nil) == CGSize(width: 140, height: 25))
  var range = squares(fiveWords, lineLimit: 4, reserving: 2)
  #expect(range.size(20) == CGSize(width: 20, height: 55))
  #expect(range.size(140) == CGSize(width: 140, height: 25))
}

/// For each style and category: the height for *n* lines is the font's line and *n* − 1 times the style's pitch.
@Test func `every style keeps room in every category`() {
  for style in Font.TextStyle.allCases {
    for category in DynamicTypeSize.allCases {
      let font = Font.system(style).following(category)
      let line: CGFloat = font.pointSize * 2444 / 2048
      let pitch = max(line, style.lineHeight(in: category))
      for lines in 1...4 {
        var format = TextFormat(font: font, lineLimit: lines)
        format.reservedLines = lines
        var text = TextMeasurement(text: "Hi", format: format, scale: 3)
        let points = line + CGFloat(lines - 1) * pitch
        let size = text.size(nil)
        #expect(abs(size.height - points) < 0.334 && size.height >= points - 0.001, "\(style) \(category) \(lines)")
        #expect(text.lastBaseline(in: size) == text.firstBaseline(in: size))
        #expect(text.size(size.width, size.height) == size)
      }
    }
  }
}

/// Recorded with lines of 16 points without leading (MetalUI, macOS 27): 20 → 1, 40 → 2, 47.9 → 2, 48 → 3, 0 → 1.
@Test(arguments: [(20, 1), (40, 2), (47.9, 2), (48, 3), (0, 1)] as [(CGFloat, Int)])
func `the height caps lines`(_ height: CGFloat, _ lines: Int) {
  var format = TextFormat(font: .system(size: 16))
  format.attributes.font = .system(size: 16)
  var text = TextMeasurement(text: fiveWords, format: format, scale: 2, metrics: ProportionalMetrics())
  let expected: CGFloat = CGFloat(lines) * 16
  let answered: CGFloat = text.size(32, height).height
  #expect(answered == expected)
}

@Test(arguments: [
  LinesCase("at the start", "abcdef", in: 40, lineLimit: 1, ["…def"]),
  LinesCase("on the last line", "ab cd ef", in: 30, lineLimit: 2, ["ab ", "…ef"]),
  LinesCase("without a space beside it", "abc def", in: 50, lineLimit: 1, ["…def"]),
  LinesCase("without spaces at the end", "abc def  ", in: 40, lineLimit: 1, ["…def  "]),
  LinesCase("across line ends", "ab\ncd\nef", in: 30, lineLimit: 1, ["…ef"]),
  LinesCase("the ellipsis alone", "abc", in: 15, lineLimit: 1, ["…"]),
])
func `a text is cut at its head`(_ test: LinesCase) {
  #expect(lines(of: test.text, in: test.width, lineLimit: test.lineLimit, truncation: .head) == test.expected)
}

/// The widths are those of as many letters as are left, and of the ellipsis.
@Test func `a text is cut in its middle`() {
  func width(_ text: String, in width: CGFloat) -> CGFloat {
    let breakable = BreakableText(text, font: .body, metrics: SquareMetrics())
    return breakable.lines(in: width, truncation: .middle) { $0 <= 1 }[0].width
  }
  #expect(width("abcdefgh", in: 50) == 50)  // ab…gh
  #expect(width("abcdefgh", in: 49) == 40)  // ab…h
  #expect(width("abcdefgh", in: 10) == 10)  // …
  #expect(width("abcdefgh", in: 80) == 80)  // abcdefgh
  #expect(width("ab defg hi", in: 70) == 50)  // ab…hi: the space on each side does not show
}

/// Recorded in 13 points in an offer of 150: cut at the end 144, at the start 145, in the middle 150 wide (swiftui-web,
/// macOS 26). Letters here are up to 1 in 100 wider, and one letter more or less fits.
@Test(arguments: [(.tail, 144), (.head, 145), (.middle, 150)] as [(Text.TruncationMode, CGFloat)])
func `cut texts are about as wide as recorded`(_ mode: Text.TruncationMode, _ recorded: CGFloat) {
  var format = TextFormat(font: .system(size: 13), lineLimit: 1)
  format.truncationMode = mode
  var text = TextMeasurement(
    text: "Layout must wrap this sentence onto several lines inside a narrow frame.", format: format, scale: 2)
  let width = text.size(150).width
  #expect(width <= 150)
  #expect(abs(width - recorded) < 6, "\(width)")
}

@Test func `lines are apart by what is asked for, where their font has less`() {
  func text(_ spacing: CGFloat) -> TextMeasurement {
    var format = TextFormat()
    format.lineSpacing = spacing
    return TextMeasurement(text: fiveWords, format: format, scale: 1, metrics: SquareMetrics())
  }
  var (near, far) = (text(3), text(7))
  #expect(near.size(50) == CGSize(width: 50, height: 40))  // 10 + 2 × 15, the pitch of the font
  let size = far.size(50)
  #expect(size == CGSize(width: 50, height: 44))  // 10 + 2 × 17
  #expect(far.lastBaseline(in: size) == 42)  // 8 + 2 × 17
  #expect(far.size(nil) == CGSize(width: 140, height: 10))
  #expect(far.size(50, 43) == CGSize(width: 50, height: 27))
}
