extension String {
  /// The text with every character written out that a terminal would act on or that nobody would see: control characters,
  /// those that turn the direction of writing, and those without width.
  ///
  ///     "a\nb\u{1B}[31m".printable()    // a\nb\u{1B}[31m, in visible characters
  ///
  /// What joins the parts of an emoji stays. Applied again, it changes nothing.
  ///
  /// - Parameter keepingLines: Whether line breaks stay, too.
  public func printable(keepingLines: Bool = false) -> String {
    guard !isPlain else { return self }
    var result = ""
    for character in self {
      let joins = character.isEmoji
      for (place, scalar) in character.unicodeScalars.enumerated() {
        let stays = scalar.isVisible || (keepingLines && scalar == "\n") || (place > 0 && joins && scalar.joinsEmoji)
        if stays { result.unicodeScalars.append(scalar) } else { result += scalar.writtenOut }
      }
    }
    return result
  }

  /// How many columns of a terminal the text takes: two for East Asian wide characters and emoji, none for marks that
  /// combine with what stands before them.
  var columns: Int { isPlain ? utf8.count : reduce(0) { $0 + $1.columns } }

  /// Whether all of it are ASCII characters that can be seen, as nearly all texts are.
  private var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// The text with `…` for its middle, so that it takes no more than `limit` columns.
  func shortened(to limit: Int) -> String {
    guard columns > limit else { return self }
    guard limit > 1 else { return String(repeating: "…", count: max(0, limit)) }
    let end = (limit - 1) / 2
    return beginning(of: limit - 1 - end) + "…" + String(String(reversed()).beginning(of: end).reversed())
  }

  /// The first characters that fit into so many columns.
  private func beginning(of columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      })
  }
}

extension Character {
  /// Whether it is drawn as a picture.
  fileprivate var isEmoji: Bool {
    // No character of one scalar is one before ⌚, U+231A; looking up what a scalar is takes long.
    guard let first = unicodeScalars.first, first.value >= 0x231A || unicodeScalars.dropFirst().first != nil else {
      return false
    }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" })
  }

  /// How many columns of a terminal it takes.
  fileprivate var columns: Int {
    isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  /// Whether it is an ASCII character that can be seen, as nearly all are.
  fileprivate var isPlain: Bool { value >= 0x20 && value < 0x7F }

  /// Whether it can be seen, or is seen in what stands around it.
  fileprivate var isVisible: Bool {
    guard !isPlain else { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it holds the parts of an emoji together: a joiner, a way of drawing, a flag's tag.
  fileprivate var joinsEmoji: Bool {
    value == 0x200D || (0xFE00...0xFE0F).contains(value) || (0xE0020...0xE007F).contains(value)
  }

  /// The character as it is written in Swift source: `\n`, `\u{1B}`.
  fileprivate var writtenOut: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// How many columns of a terminal it takes by itself.
  fileprivate var columns: Int {
    guard !isPlain else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: return 0
    default: break
    }
    // The vowels and final consonants of Hangul are drawn into the syllable that they follow.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if value >= 0x231A, properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// What Unicode's East Asian Width calls wide or fullwidth (UAX #11), emoji aside.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
