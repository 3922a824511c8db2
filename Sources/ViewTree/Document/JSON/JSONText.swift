/// A JSON value to be written: objects keep the order of their keys.
///
///     let line: JSONText = ["name": "card", "size": [300, 97.5], "priority": .number(-.infinity)]
///     line.text()    // {"name":"card","size":[300,97.5],"priority":"-infinity"}
///
/// Numbers are written with the fewest digits that read back as the same number, whole ones without a fraction.
/// JSON has no infinities: they are the strings `"infinity"` and `"-infinity"`; what is no number is `null`.
public indirect enum JSONText: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, which may be infinite.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONText])
  /// An object, its members in the order in which they are written.
  case object([Member])

  /// The object with one more member at its end; any other value as it is.
  package func adding(_ member: Member) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members + [member])
  }

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value of the key.
    public var value: JSONText

    /// Makes a member.
    public init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONText {
  /// The number, or `null` where there is none.
  public static func number(_ value: Double?) -> JSONText { value.map { .number($0) } ?? .null }

  /// The string, or `null` where there is none.
  public static func string(_ value: String?) -> JSONText { value.map { .string($0) } ?? .null }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes an array.
  public init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  /// Makes an object with its keys in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements.map { Member($0, $1) }) }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONText {
  /// The value as JSON: on one line without spaces, or, if `pretty`, indented by 2 with short values on one line.
  public func text(pretty: Bool = false) -> String {
    var output: [UInt8] = []
    if pretty { writePretty(to: &output, indentation: 0, keyLength: 0) } else { write(to: &output, style: .compact) }
    return String(decoding: output, as: UTF8.self)
  }

  /// How the values of one line are set apart.
  private enum Style {
    case compact, spaced
  }

  private func write(to output: inout [UInt8], style: Style) {
    switch self {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += JSONText.digits(value).utf8
    case .string(let value): JSONText.writeString(value, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output += (style == .spaced ? ", " : ",").utf8 }
        element.write(to: &output, style: style)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      let isSpaced = style == .spaced && !members.isEmpty
      output += (isSpaced ? "{ " : "{").utf8
      for (index, member) in members.enumerated() {
        if index > 0 { output += (style == .spaced ? ", " : ",").utf8 }
        JSONText.writeString(member.key, to: &output)
        output += (style == .spaced ? ": " : ":").utf8
        member.value.write(to: &output, style: style)
      }
      output += (isSpaced ? " }" : "}").utf8
    }
  }

  private func writePretty(to output: inout [UInt8], indentation: Int, keyLength: Int) {
    var room = 100 - indentation - keyLength
    guard !fits(in: &room) else { return write(to: &output, style: .spaced) }
    let inner = "\n" + String(repeating: " ", count: indentation + 2)
    let outer = "\n" + String(repeating: " ", count: indentation)
    switch self {
    case .null, .bool, .number, .string: write(to: &output, style: .spaced)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        output += ((index > 0 ? "," : "") + inner).utf8
        element.writePretty(to: &output, indentation: indentation + 2, keyLength: 0)
      }
      output += (outer + "]").utf8
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        output += ((index > 0 ? "," : "") + inner).utf8
        let start = output.count
        JSONText.writeString(member.key, to: &output)
        output += ": ".utf8
        member.value.writePretty(to: &output, indentation: indentation + 2, keyLength: output.count - start)
      }
      output += (outer + "}").utf8
    }
  }

  /// Whether the value takes no more than `room` characters on one line; stops counting as soon as it does not.
  private func fits(in room: inout Int) -> Bool {
    switch self {
    case .null, .bool: room -= 5
    case .number(let value): room -= JSONText.digits(value).utf8.count
    case .string(let value): room -= value.utf8.count + 2
    case .array(let elements):
      room -= 2
      for element in elements {
        room -= 2
        guard room >= 0, element.fits(in: &room) else { return false }
      }
    case .object(let members):
      room -= 4
      for member in members {
        room -= member.key.utf8.count + 6
        guard room >= 0, member.value.fits(in: &room) else { return false }
      }
    }
    return room >= 0
  }
}

extension JSONText {
  /// The number's shortest form that reads back as the same number, as JSON.
  static func digits(_ value: Double) -> String {
    if value.isNaN { return "null" }
    if value.isInfinite { return value < 0 ? "\"-infinity\"" : "\"infinity\"" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func writeString(_ value: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case UInt8(ascii: "\r"): output += "\\r".utf8
      case UInt8(ascii: "\t"): output += "\\t".utf8
      case 0..<0x20, 0x7F: output += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
