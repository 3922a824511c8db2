import Testing

@testable import LayoutEngine

/// A text in which ÷ marks where a line may end and ¶ where it must.
struct LineBreakCase: CustomTestStringConvertible {
  var rule: String
  var marked: String

  var testDescription: String { "\(rule): \(marked)" }

  init(_ rule: String, _ marked: String) {
    self.rule = rule
    self.marked = marked
  }
}

/// The text with a mark at each place where a line may end.
private func marked(_ text: String) -> String {
  zip(text, LineBreaker.breaks(in: text)).reduce(into: "") { result, next in
    switch next.1 {
    case .prohibited: break
    case .allowed: result += "÷"
    case .mandatory: result += "¶"
    }
    result.append(next.0)
  }
}

private func check(_ test: LineBreakCase) {
  #expect(marked(test.marked.filter { $0 != "÷" && $0 != "¶" }) == test.marked, "\(test.rule)")
}

@Test(arguments: [
  LineBreakCase("LB2: no break at the start", "word"),
  LineBreakCase("LB4: always after a line separator", "a\u{2028}¶b\u{2029}¶c"),
  LineBreakCase("LB5: after a line feed, not inside CR LF", "a\n¶b\r\n¶c\r¶d\u{85}¶e"),
  LineBreakCase("LB5: an empty line between two line feeds", "a\n¶\n¶b"),
  LineBreakCase("LB6: no break before a line feed", "a \n¶b"),
  LineBreakCase("LB7: after all the spaces, not before them", "a   ÷b"),
  LineBreakCase("LB8: after a zero-width space, also with spaces", "a\u{200B}÷b\u{200B} ÷)"),
  LineBreakCase("LB9: an accent stays with its letter", "e\u{301}e\u{301} ÷e\u{301}"),
  LineBreakCase("LB9: a direction mark stays with what is before", "a\u{200E}b ÷c"),
  LineBreakCase("LB10: a mark without a letter is a letter", "a ÷\u{200E}b"),
  LineBreakCase("LB10, LB14: also after a bracket", "( \u{200E}b"),
  LineBreakCase("LB11: none around a word joiner", "一\u{2060}二÷三"),
  LineBreakCase("LB12: none after a no-break space", "10\u{A0}km ÷away"),
  LineBreakCase("LB12a: none before one, but after a hyphen", "a\u{A0}b-÷\u{A0}c"),
])
func `spaces, joiners and line ends`(_ test: LineBreakCase) { check(test) }

@Test(arguments: [
  LineBreakCase("LB13: none before closing punctuation", "(a) ÷[b] ÷{c} ÷d! ÷e? ÷f/÷g, ÷h; ÷i."),
  LineBreakCase("LB13: not even after spaces", "what  ! ÷No"),
  LineBreakCase("LB14: none after an opening bracket", "a ÷( b"),
  LineBreakCase("LB15a: none after a quotation mark that opens", "she ÷said ÷“ yes"),
  LineBreakCase("LB15b: none before one that closes", "she ÷« said » ÷yes"),
  LineBreakCase("LB15c: before a point that starts a number", "is ÷.5 ÷of"),
  LineBreakCase("LB15d: none before other points", "wait  , ÷go"),
  LineBreakCase("LB16: none between a bracket and a small kana", "(一) ょ÷一"),
  LineBreakCase("LB17: none between two em dashes", "a÷— —÷b"),
  LineBreakCase("LB18: after a space", "a ÷b"),
  LineBreakCase("LB19: none beside quotation marks", "a\"b\"c ÷'d'"),
  LineBreakCase("LB20a: none after a hyphen that starts a word", "a ÷-b ÷--÷c"),
  LineBreakCase("LB21: after a hyphen", "well-÷known ÷to-÷day"),
  LineBreakCase("LB21: after a soft hyphen", "ex\u{AD}÷tra"),
  LineBreakCase("LB21: after an en dash", "London–÷Paris"),
  LineBreakCase("LB21: after a tab", "a\t÷b"),
  LineBreakCase("LB21: none at a no-break hyphen", "a\u{2011}b"),
  LineBreakCase("LB21: before an acute accent", "一÷´a"),
  LineBreakCase("LB22: none before an ellipsis", "wait… ÷what… ÷一…"),
])
func `punctuation`(_ test: LineBreakCase) { check(test) }

@Test(arguments: [
  LineBreakCase("LB23: none between letters and digits", "iOS18 ÷4th"),
  LineBreakCase("LB23a: none between a sign and an ideograph", "$一%÷二"),
  LineBreakCase("LB24: none between a sign and a letter", "$US ÷a% ÷%a"),
  LineBreakCase("LB25: a number is whole", "1,234.56 ÷7:30 ÷1/2"),
  LineBreakCase("LB25: with its currency and its per cent", "$9.99 ÷€5 ÷5€ ÷20% ÷20°"),
  LineBreakCase("LB25: with its sign", "−5 ÷+5 ÷-5 ÷±5"),
  LineBreakCase("LB25: with its brackets", "$(12.35) ÷(5)% ÷(5)÷一"),
  LineBreakCase("LB25: with a point in front", "$.50"),
  LineBreakCase("LB25: brackets without a number have no sign", "[ab]÷% ÷a"),
  LineBreakCase("LB25: none between a hyphen and a digit", "2024-05-17"),
  LineBreakCase("LB28: none between letters", "wörd ÷Δέλτα ÷слово"),
  LineBreakCase("LB29: none between a point and a letter", "example.com ÷i.e."),
  LineBreakCase("LB13, LB31: a path may break after its slashes", "https://÷a.b/÷c"),
  LineBreakCase("LB30: none between a letter and a bracket", "f(x) ÷view(s) ÷(s)he"),
  LineBreakCase("LB30: but before one of East Asian width", "a÷（b）÷c"),
])
func `words and numbers`(_ test: LineBreakCase) { check(test) }

@Test(arguments: [
  LineBreakCase("LB31: between ideographs", "統÷一÷碼"),
  LineBreakCase("LB31: between kana, not before the small ones", "きょ÷う÷は÷ラー÷メ÷ン"),
  LineBreakCase("LB13: not before an ideographic full stop", "一。÷二、÷三！"),
  LineBreakCase("LB14: not after a corner bracket", "一÷「二」÷三"),
  LineBreakCase("LB21: not before an iteration mark", "人々÷と"),
  LineBreakCase("LB26: between Hangul syllables, not inside one", "한÷국÷\u{1112}\u{1161}\u{11AB}"),
  LineBreakCase("LB31: between a letter and an ideograph", "a÷一÷1"),
  LineBreakCase("LB30a: between flags, not inside one", "🇫🇷÷🇩🇪÷🇯🇵"),
  LineBreakCase("LB30b: not between a hand and its colour", "👍🏽÷👍🏿"),
  LineBreakCase("LB8a: not inside a family", "👨‍👩‍👧÷a÷😀"),
  LineBreakCase("LB9: not inside a heart or a keycap", "a÷❤️÷1️⃣"),
])
func `scripts without spaces, and emoji`(_ test: LineBreakCase) { check(test) }

@Test func `a text without characters has no breaks`() {
  #expect(LineBreaker.breaks(in: "").isEmpty)
}
