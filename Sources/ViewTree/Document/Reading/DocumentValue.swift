/// A place in a source text.
public struct SourcePosition: Hashable, Sendable, Comparable {
  // Each value of a document has a place, so that one takes no more room than it needs.
  private var lineNumber: UInt32
  private var columnNumber: UInt32

  /// The line; the first one is 1.
  public var line: Int {
    get { Int(lineNumber) }
    set { lineNumber = UInt32(clamping: newValue) }
  }
  /// The place in the line, counted in Unicode scalars; the first one is 1.
  public var column: Int {
    get { Int(columnNumber) }
    set { columnNumber = UInt32(clamping: newValue) }
  }

  /// Makes a place from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
  }

  /// Whether `one` stands before `other`.
  public static func < (one: Self, other: Self) -> Bool { (one.line, one.column) < (other.line, other.column) }
}

/// A value read from JSON or YAML, with the place where it stands.
struct DocumentValue: Sendable {
  /// What was read. Objects keep their members in source order, equal keys included.
  enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number; one too large for a `Double` is infinite here, and the checker refuses it.
    case number(Double)
    /// YAML's `.inf`. JSON spells it as the string `"infinity"`.
    case infinity
    case string(String)
    case array([DocumentValue])
    case object([Member])
  }

  /// One key of an object with its value.
  struct Member: Sendable {
    var key: String
    var keyPosition: SourcePosition
    var value: DocumentValue
  }

  var content: Content
  var position: SourcePosition
  /// How a string is written in the source.
  var spelling = StringSpelling.unknown

  /// The value's kind with its article, for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(JSONText.number(value).text())"
    case .infinity: "infinity"
    case .string(let value): "the string \(JSONText.string(value.shortened).text())"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The string, if it is one.
  var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The members, if it is an object.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }
}

extension DocumentValue {
  /// The first member of the given key, if it is an object that has one.
  func member(_ key: String) -> Member? { members?.first { $0.key == key } }
}

extension String {
  /// The string, or its first 40 characters and an ellipsis where it is longer: what a message quotes of the input.
  var shortened: String {
    guard let end = index(startIndex, offsetBy: 40, limitedBy: endIndex), end < endIndex else { return self }
    return self[..<end] + "…"
  }
}

extension DocumentValue {
  /// The value without its places; nil where it is nested deeper than some levels.
  func text(levels: Int) -> JSONText? {
    guard levels > 0 else { return nil }
    switch content {
    case .null: return .null
    case .bool(let flag): return .bool(flag)
    case .number(let number): return .number(number)
    case .infinity: return .number(.infinity)
    case .string(let text): return .string(text)
    case .array(let elements):
      let texts = elements.compactMap { $0.text(levels: levels - 1) }
      return texts.count == elements.count ? .array(texts) : nil
    case .object(let members):
      let texts = members.compactMap { member in
        member.value.text(levels: levels - 1).map { JSONText.Member(member.key, $0) }
      }
      return texts.count == members.count ? .object(texts) : nil
    }
  }
}
