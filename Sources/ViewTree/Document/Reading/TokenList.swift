/// The values of one document's text, flat and in the order of the text: an array or an object is a token with those of what it
/// holds after it, and each of an object's values has its key before it.
///
/// `{"a": [1, 2]}` is five tokens: the object, the key, the array and two numbers. A token takes 20 bytes, and strings that stand
/// in the text as they are take none of their own until somebody reads them.
final class TokenList: Sendable {
  /// What a token is.
  enum Kind: UInt8, Sendable {
    case null, `true`, `false`, infinity, array, object
    /// A number, its bits in both words.
    case number
    /// A string that the text spells as it is: where it begins in the text and how many bytes it has.
    case written
    /// A string that the text spells otherwise: its place among ``strings``.
    case spelt
  }

  /// A value or a key.
  struct Token: Sendable {
    var position: SourcePosition
    var kind: Kind
    /// Of an array or an object: how many tokens it holds.
    var first: UInt32 = 0
    /// Of an array or an object: how many elements or members it has.
    var second: UInt32 = 0

    /// How many tokens the value has, itself included.
    var count: Int { kind == .array || kind == .object ? Int(first) + 1 : 1 }

    var number: Double { Double(bitPattern: UInt64(first) | UInt64(second) << 32) }
  }

  /// A string that its text spells with escapes, quotation marks of YAML or the like.
  struct SpeltString: Sendable {
    var string: String
    var spelling: StringSpelling
  }

  let tokens: [Token]
  private let strings: [SpeltString]
  private let text: ArraySlice<UInt8>

  fileprivate init(_ tokens: [Token], _ strings: [SpeltString], _ text: ArraySlice<UInt8>) {
    // An array that grew by doubling may be half empty: for a text of two megabytes with room for four of them.
    let isLoose = tokens.capacity - tokens.count > 1000
    (self.tokens, self.strings, self.text) = (
      isLoose ? tokens.withUnsafeBufferPointer { Array($0) } : tokens, strings, text
    )
  }

  /// The text of a string or a key: `red` for the second token of `{"id": "red"}`'s key and value; nil for tokens of other kinds.
  func string(at index: Int) -> String? {
    let token = tokens[index]
    return switch token.kind {
    case .written: String(decoding: bytes(of: token), as: UTF8.self)
    case .spelt: strings[Int(token.first)].string
    default: nil
    }
  }

  /// Whether a token is the given string, byte by byte.
  func isString(_ string: String, at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .written:
      guard Int(token.second) == string.utf8.count else { return false }
      var place = text.startIndex + Int(token.first)
      for byte in string.utf8 {
        guard text[place] == byte else { return false }
        place += 1
      }
      return true
    case .spelt: return strings[Int(token.first)].string == string
    default: return false
    }
  }

  /// How the text spells a string.
  func spelling(at index: Int) -> StringSpelling {
    let token = tokens[index]
    return switch token.kind {
    case .written: .unescaped
    case .spelt: strings[Int(token.first)].spelling
    default: .unknown
    }
  }

  private func bytes(of token: Token) -> ArraySlice<UInt8> {
    let start = text.startIndex + Int(token.first)
    return text[start..<(start + Int(token.second))]
  }
}

/// A ``TokenList`` in the making.
struct TokenListBuilder {
  private var tokens: [TokenList.Token] = []
  private var strings: [TokenList.SpeltString] = []
  private let text: ArraySlice<UInt8>
  /// The arrays and objects that are not closed yet, by their places among the tokens, with how many members they have.
  private var open: [(index: Int, members: UInt32)] = []

  /// Begins a list of the values of a text, in which strings that it spells as they are stand.
  init(_ text: ArraySlice<UInt8> = []) { self.text = text }

  /// How many arrays and objects are open.
  var depth: Int { open.count }

  /// How many tokens there are so far.
  var count: Int { tokens.count }

  /// Whether the innermost open value is an object; nil where none is open.
  var isInObject: Bool? { open.last.map { tokens[$0.index].kind == .object } }

  /// Opens an array or an object.
  mutating func open(_ kind: TokenList.Kind, at position: SourcePosition) {
    open.append((tokens.count, 0))
    tokens.append(TokenList.Token(position: position, kind: kind))
  }

  /// Closes the innermost array or object.
  mutating func close() {
    let (index, members) = open.removeLast()
    tokens[index].first = UInt32(clamping: tokens.count - index - 1)
    tokens[index].second = members
    countMember()
  }

  /// Adds a value that holds no others and is no number or string.
  mutating func add(_ kind: TokenList.Kind, at position: SourcePosition) {
    tokens.append(TokenList.Token(position: position, kind: kind))
    countMember()
  }

  /// Adds a number.
  mutating func add(_ number: Double, at position: SourcePosition) {
    let bits = number.bitPattern
    tokens.append(
      TokenList.Token(
        position: position, kind: .number, first: UInt32(truncatingIfNeeded: bits),
        second: UInt32(truncatingIfNeeded: bits >> 32)))
    countMember()
  }

  /// Adds a string, or the key of the next value.
  mutating func add(_ string: ReadString, asKey isKey: Bool = false, at position: SourcePosition) {
    switch string {
    case .written(let range) where range.upperBound - text.startIndex <= Int(UInt32.max):
      tokens.append(
        TokenList.Token(
          position: position, kind: .written, first: UInt32(range.lowerBound - text.startIndex),
          second: UInt32(range.count)))
    // Token words do not reach beyond four gigabytes of text.
    case .written(let range):
      append(
        TokenList.SpeltString(string: String(decoding: text[range], as: UTF8.self), spelling: .unescaped), position)
    case .spelt(let string, let spelling):
      append(TokenList.SpeltString(string: string, spelling: spelling), position)
    }
    if !isKey { countMember() }
  }

  private mutating func append(_ string: TokenList.SpeltString, _ position: SourcePosition) {
    tokens.append(TokenList.Token(position: position, kind: .spelt, first: UInt32(clamping: strings.count)))
    strings.append(string)
  }

  /// Adds a value that is there already once more: what an alias of YAML stands for.
  mutating func add(copyOf tokens: Range<Int>) {
    self.tokens += self.tokens[tokens]
    countMember()
  }

  private mutating func countMember() {
    if !open.isEmpty { open[open.count - 1].members += 1 }
  }

  /// The value that all the tokens are, the outermost being closed.
  func value() -> DocumentValue { DocumentValue(TokenList(tokens, strings, text), at: 0) }

  /// What is complete of the array that the outermost value is, though it is not closed.
  func completeElements() -> [DocumentValue] {
    guard let outermost = open.first, tokens[outermost.index].kind == .array else { return [] }
    let list = TokenList(tokens, strings, text)
    var elements: [DocumentValue] = []
    var index = outermost.index + 1
    for _ in 0..<outermost.members {
      elements.append(DocumentValue(list, at: index))
      index += tokens[index].count
    }
    return elements
  }
}

/// A string as a reader finds it.
enum ReadString {
  /// The bytes of the text are the string's own.
  case written(Range<Int>)
  /// The text spells it otherwise.
  case spelt(String, StringSpelling)
}
