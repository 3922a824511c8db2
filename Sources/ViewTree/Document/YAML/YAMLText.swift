/// A value written as YAML: blocks, with what is short and holds nothing nested on one line.
///
/// Sequences stand in the column of the key before them, so that a tree of 400 levels stays within the levels of
/// indentation that YAML parsers read. Strings are plain where nobody could take them for something else, otherwise in
/// double quotes.
///
/// Yams can write flow and block styles too, but libyaml below it escapes all characters beyond the basic plane: `👍` in a
/// text would become `\U0001F44D`.
struct YAMLText {
  /// The text, with a line's end after it.
  private(set) var text = ""

  /// Writes a value.
  init(_ value: JSONText) {
    if let line = value.flow {
      text = line + "\n"
    } else {
      writeBlock(value, indentation: 0)
    }
  }

  /// Writes an array or an object that does not fit on a line; the first line's indentation stands already.
  private mutating func writeBlock(_ value: JSONText, indentation: Int) {
    let spaces = String(repeating: " ", count: indentation)
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "- " : spaces + "- "
        writeNested(element, indentation: indentation + 2)
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        if index > 0 { text += spaces }
        text += JSONText.yamlString(member.key) + ":"
        if case .array = member.value, member.value.flow == nil {
          text += "\n" + spaces
          writeBlock(member.value, indentation: indentation)
        } else if member.value.flow == nil {
          text += "\n" + spaces + "  "
          writeBlock(member.value, indentation: indentation + 2)
        } else {
          text += " "
          writeNested(member.value, indentation: indentation)
        }
      }
    case .null, .bool, .number, .string: break
    }
  }

  private mutating func writeNested(_ value: JSONText, indentation: Int) {
    if let line = value.flow {
      text += line + "\n"
    } else {
      writeBlock(value, indentation: indentation)
    }
  }
}

extension JSONText {
  /// The value on one line, if it is short enough and holds no objects and arrays but arrays of plain values.
  fileprivate var flow: String? {
    let line: String
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(.infinity): return "infinity"
    case .number(let value): return JSONText.digits(value)
    case .string(let value): return JSONText.yamlString(value)
    case .array(let elements):
      guard elements.allSatisfy(\.isScalar) else { return nil }
      line = "[" + elements.compactMap(\.flow).joined(separator: ", ") + "]"
    case .object(let members):
      var parts: [String] = []
      for member in members {
        guard member.value.isScalar || member.value.isArrayOfScalars, let part = member.value.flow else { return nil }
        parts.append("\(JSONText.yamlString(member.key)): \(part)")
      }
      line = "{" + parts.joined(separator: ", ") + "}"
    }
    return line.utf8.count <= 100 ? line : nil
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .number, .string: true
    }
  }

  private var isArrayOfScalars: Bool {
    if case .array(let elements) = self { elements.allSatisfy(\.isScalar) } else { false }
  }

  /// A string as YAML: plain if it is words of letters and digits that mean nothing else, otherwise in double quotes.
  static func yamlString(_ value: String) -> String {
    let isPlain =
      value.first.map { $0.isASCII && $0.isLetter } ?? false
      && value.last != " " && value.utf8.count <= 80
      && value.unicodeScalars.allSatisfy { $0.isPlainInYAML }
      && !reservedInYAML.contains(value.lowercased())
    return isPlain ? value : quotedForYAML(value)
  }

  private static let reservedInYAML: Set<String> = ["null", "true", "false", "yes", "no", "on", "off"]

  private static func quotedForYAML(_ value: String) -> String {
    var quoted = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{20}"..."\u{7E}", "\u{A0}"..."\u{2027}", "\u{202A}"..."\u{D7FF}", "\u{E000}"..."\u{FEFE}",
        "\u{FF00}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let length = digits.count <= 4 ? 4 : 8
        quoted += (length == 4 ? "\\u" : "\\U") + String(repeating: "0", count: length - digits.count) + digits
      }
    }
    return quoted + "\""
  }
}

extension Unicode.Scalar {
  /// Whether the scalar means nothing but itself in a plain scalar, wherever it stands.
  fileprivate var isPlainInYAML: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_", "-": true
    default: false
    }
  }
}
