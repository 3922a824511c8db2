/// How a string is written in the source of a document, so that its characters can be pointed at.
enum StringSpelling: Sendable {
  /// It is in no source, or in one of which nothing is kept.
  case unknown
  /// In JSON, where each character stands for itself.
  case unescaped
  /// In JSON, with its quotation marks.
  indirect case json(ArraySlice<UInt8>)
  /// In YAML, from its first character on, with what comes after it.
  indirect case yaml(ArraySlice<Unicode.Scalar>)
}

extension StringSpelling {
  /// How many characters of the source stand before each character of the string and before its end, on the same line;
  /// `nil` where that is not known, as in a YAML block or a string of several lines.
  ///
  /// Both are counted in Unicode scalars.
  func columns(of string: String) -> [Int]? {
    switch self {
    case .unknown: return nil
    case .unescaped: return Array(1...(string.unicodeScalars.count + 1))
    case .json(let bytes):
      let source = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      return StringSpelling.columns(of: string, writtenAs: source[...], style: .doubleQuoted)
    case .yaml(let source):
      let style: Style =
        switch source.first {
        case "\"": .doubleQuoted
        case "'": .singleQuoted
        default: .plain
        }
      return StringSpelling.columns(of: string, writtenAs: source, style: style)
    }
  }

  private enum Style {
    case plain, singleQuoted, doubleQuoted
  }

  /// Walks along the string and its source at once, to its end, as only that shows that they belong together.
  private static func columns(
    of string: String, writtenAs source: ArraySlice<Unicode.Scalar>, style: Style
  ) -> [Int]? {
    var rest = source.dropFirst(style == .plain ? 0 : 1)
    var columns: [Int] = []
    for scalar in string.unicodeScalars {
      columns.append(rest.startIndex - source.startIndex)
      guard let first = rest.first, first != "\n", first != "\r" else { return nil }
      switch (style, first) {
      case (.singleQuoted, "'"):
        guard rest.dropFirst().first == "'", scalar == "'" else { return nil }
        rest.removeFirst(2)
      case (.doubleQuoted, "\\"):
        guard let length = escapeLength(rest, standsForPair: scalar.value > 0xFFFF) else { return nil }
        rest.removeFirst(length)
      default:
        guard first == scalar else { return nil }
        rest.removeFirst()
      }
    }
    switch style {
    case .plain: break
    case .singleQuoted: guard rest.first == "'" else { return nil }
    case .doubleQuoted: guard rest.first == "\"" else { return nil }
    }
    return columns + [rest.startIndex - source.startIndex]
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
