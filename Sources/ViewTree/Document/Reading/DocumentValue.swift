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
  private let list: TokenList
  private let index: Int

  /// The value whose first token stands at a place of a list.
  init(_ list: TokenList, at index: Int) { (self.list, self.index) = (list, index) }

  /// What was read.
  enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number; one too large for a `Double` is infinite here, and the checker refuses it.
    case number(Double)
    /// YAML's `.inf`. JSON spells it as the string `"infinity"`.
    case infinity
    case string(String)
    case array(Elements)
    /// The members in source order, equal keys included.
    case object(Members)
  }

  /// The elements of an array.
  struct Elements: Sequence, Sendable {
    fileprivate let list: TokenList
    fileprivate var index: Int
    /// How many elements there are.
    let count: Int

    var isEmpty: Bool { count == 0 }

    func makeIterator() -> Iterator { Iterator(list: list, index: index, left: count) }

    struct Iterator: IteratorProtocol {
      fileprivate let list: TokenList
      fileprivate var index: Int
      fileprivate var left: Int

      mutating func next() -> DocumentValue? {
        guard left > 0 else { return nil }
        defer {
          left -= 1
          index += list.tokens[index].count
        }
        return DocumentValue(list, at: index)
      }
    }
  }

  /// The members of an object.
  struct Members: Sequence, Sendable {
    fileprivate let list: TokenList
    fileprivate var index: Int
    /// How many members there are.
    let count: Int

    func makeIterator() -> Iterator { Iterator(list: list, index: index, left: count) }

    struct Iterator: IteratorProtocol {
      fileprivate let list: TokenList
      fileprivate var index: Int
      fileprivate var left: Int

      mutating func next() -> Member? {
        guard left > 0 else { return nil }
        defer {
          left -= 1
          index += 1 + list.tokens[index + 1].count
        }
        return Member(list: list, index: index)
      }
    }
  }

  /// One key of an object with its value.
  struct Member: Sendable {
    fileprivate let list: TokenList
    fileprivate let index: Int

    var key: String { list.string(at: index) ?? "" }
    var keyPosition: SourcePosition { list.tokens[index].position }
    var value: DocumentValue { DocumentValue(list, at: index + 1) }

    /// Whether the key is a name; faster than making the key's string.
    func isNamed(_ name: String) -> Bool { list.isString(name, at: index) }
  }

  var content: Content {
    let token = list.tokens[index]
    return switch token.kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .infinity: .infinity
    case .number: .number(token.number)
    case .written, .spelt: .string(list.string(at: index) ?? "")
    case .array: .array(Elements(list: list, index: index + 1, count: Int(token.second)))
    case .object: .object(Members(list: list, index: index + 1, count: Int(token.second)))
    }
  }

  var position: SourcePosition { list.tokens[index].position }

  /// How a string is written in the source.
  var spelling: StringSpelling { list.spelling(at: index) }

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
  var string: String? { list.string(at: index) }

  /// The members, if it is an object.
  var members: Members? {
    if case .object(let members) = content { members } else { nil }
  }
}

extension DocumentValue {
  /// The first member of the given key, if it is an object that has one.
  func member(_ key: String) -> Member? { members?.first { $0.isNamed(key) } }
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
