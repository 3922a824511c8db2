/// How a string is written in the source of a document, so that its characters can be pointed at.
enum StringSpelling: Sendable {
  /// It is in no source, or in one of which nothing is kept.
  case unknown
  /// In JSON, with its quotation marks.
  case json(ArraySlice<UInt8>)
  /// In YAML, from its first character on, with what comes after it.
  case yaml(ArraySlice<Unicode.Scalar>)
}

extension StringSpelling {
  /// How many characters of the source stand before character `offset` of the string, on the same line; `nil` where that
  /// is not known, as in a YAML block or a string of several lines.
  ///
  /// Both are counted in Unicode scalars from 0. The length of the string stands for its end.
  func column(of offset: Int, in string: String) -> Int? {
    let content = Array(string.unicodeScalars)
    switch self {
    case .unknown: return nil
    case .json(let bytes):
      let source = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      return StringSpelling.column(of: offset, in: content, writtenAs: source[...], style: .doubleQuoted)
    case .yaml(let source):
      let style: Style =
        switch source.first {
        case "\"": .doubleQuoted
        case "'": .singleQuoted
        default: .plain
        }
      return StringSpelling.column(of: offset, in: content, writtenAs: source, style: style)
    }
  }

  private enum Style {
    case plain, singleQuoted, doubleQuoted
  }

  /// Walks along the string and its source at once, to its end, as only that shows that they belong together.
  private static func column(
    of offset: Int, in content: [Unicode.Scalar], writtenAs source: ArraySlice<Unicode.Scalar>, style: Style
  ) -> Int? {
    var rest = source
    if style != .plain { rest.removeFirst(min(1, rest.count)) }
    var column: Int?
    var index = 0
    while index < content.count {
      if index == offset { column = rest.startIndex - source.startIndex }
      guard let first = rest.first, first != "\n", first != "\r" else { return nil }
      switch (style, first) {
      case (.singleQuoted, "'"):
        guard rest.dropFirst().first == "'", content[index] == "'" else { return nil }
        rest.removeFirst(2)
      case (.doubleQuoted, "\\"):
        guard let length = escapeLength(rest, standsForPair: content[index].value > 0xFFFF) else { return nil }
        rest.removeFirst(length)
      default:
        guard first == content[index] else { return nil }
        rest.removeFirst()
      }
      index += 1
    }
    switch style {
    case .plain: break
    case .singleQuoted: guard rest.first == "'" else { return nil }
    case .doubleQuoted: guard rest.first == "\"" else { return nil }
    }
    return offset == content.count ? rest.startIndex - source.startIndex : column
  }

  /// The length of the escape at the beginning of `rest`; `nil` for a line's end and for what is cut off.
  private static func escapeLength(_ rest: ArraySlice<Unicode.Scalar>, standsForPair: Bool) -> Int? {
    let length: Int
    switch rest.dropFirst().first {
    case nil, "\n", "\r": return nil
    case "x": length = 4
    case "u": length = standsForPair ? 12 : 6
    case "U": length = 10
    default: length = 2
    }
    return length <= rest.count ? length : nil
  }
}
