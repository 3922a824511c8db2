extension LineBreakClass {
  /// The class of a scalar whose properties do not tell it, `nil` for all others.
  ///
  /// The list follows the Unicode data file LineBreak.txt for the scripts of Europe and East Asia.
  static func listed(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    scalar.isASCII ? ascii(scalar) : scalar.value < 0x2E80 ? general(scalar) : eastAsian(scalar)
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    switch scalar {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9": .digit
    case " ": .space
    case "\n", "\r", "\u{B}", "\u{C}": .lineEnd
    case "\t", "|": .breakAfter
    case "!", "?": .exclamation
    case "\"", "'": .quotation
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case ")", "]": .closingParenthesis
    case ",", ".", ":", ";": .infix
    case "-": .hyphen
    case "/": .slash
    default: nil
    }
  }

  private static func general(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    switch scalar {
    case "\u{85}": .lineEnd
    case "\u{200B}": .zeroWidthSpace
    case "\u{2060}": .joiner
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2011}", "\u{180E}", "\u{34F}", "\u{35C}"..."\u{362}", "\u{F08}",
      "\u{F0C}", "\u{F12}":
      .glue
    case "\u{AD}", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2027}", "\u{58A}", "\u{5BE}", "\u{964}", "\u{965}",
      "\u{2056}", "\u{2058}"..."\u{205B}", "\u{205D}", "\u{205E}":
      .breakAfter
    case "\u{2014}": .emDash
    case "\u{B4}", "\u{2C8}", "\u{2CC}", "\u{2DF}", "\u{1FFD}": .breakBefore
    case "\u{A1}", "\u{BF}": .opening
    case "\u{2024}"..."\u{2026}": .inseparable
    case "\u{203C}", "\u{203D}", "\u{2047}"..."\u{2049}": .nonStarter
    case "\u{37E}", "\u{589}", "\u{60C}", "\u{60D}", "\u{7F8}", "\u{2044}": .infix
    case "\u{5C6}", "\u{61B}", "\u{61E}", "\u{61F}", "\u{6D4}", "\u{7F9}", "\u{2762}", "\u{2763}": .exclamation
    case "\u{A2}", "\u{B0}", "\u{609}"..."\u{60B}", "\u{66A}", "\u{2030}"..."\u{2037}", "\u{2057}", "\u{20A7}",
      "\u{20B6}", "\u{20BB}", "\u{20BE}", "\u{2103}", "\u{2109}":
      .postfix
    case "\u{B1}", "\u{2116}", "\u{2212}", "\u{2213}": .prefix
    case "\u{66B}", "\u{66C}": .digit
    case "\u{2329}": .wideOpening
    case "\u{275B}"..."\u{2760}", "\u{2E00}", "\u{2E01}": .quotation
    case "\u{2015}": .letter
    default: nil
    }
  }

  private static func eastAsian(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    switch scalar {
    case "\u{FEFF}": .joiner
    case "\u{3000}": .breakAfter
    case "\u{2E3A}", "\u{2E3B}": .emDash
    case "\u{3001}", "\u{3002}", "\u{FE50}", "\u{FE52}", "\u{FF0C}", "\u{FF0E}", "\u{FF61}", "\u{FF64}": .closing
    case "\u{FF01}", "\u{FF1F}", "\u{FE15}", "\u{FE16}", "\u{FE56}", "\u{FE57}": .exclamation
    case "\u{3005}", "\u{301C}", "\u{303B}", "\u{303C}", "\u{309B}"..."\u{309E}", "\u{30A0}", "\u{30FB}"..."\u{30FE}",
      "\u{FE54}", "\u{FE55}", "\u{FF1A}", "\u{FF1B}", "\u{FF65}", "\u{FF67}"..."\u{FF70}", "\u{FF9E}", "\u{FF9F}",
      "\u{31F0}"..."\u{31FF}":
      .nonStarter
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ",
      "ョ", "ヮ", "ヵ", "ヶ":
      .nonStarter
    case "\u{FF05}", "\u{FE6A}", "\u{FFE0}": .postfix
    case "\u{3030}", "\u{30FF}": .ideograph
    case "\u{1F1E6}"..."\u{1F1FF}": .flag
    default: nil
    }
  }
}
