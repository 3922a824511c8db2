/// Reads JSON (RFC 8259, UTF-8), strictly and with the place of every key and value.
///
/// Equal keys of an object are all kept, for the checker to report them with a document's other mistakes. Arrays and
/// objects may be nested 4,000 deep; nothing here recurses.
struct JSONReader {
  /// How deep arrays and objects may be nested.
  static let deepest = 4000

  let bytes: ArraySlice<UInt8>
  var offset: Int
  private var line: Int
  /// The offset at which the line begins.
  private var lineStart: Int
  /// The bytes of the line so far that continue a character begun before them; they are no columns.
  var continuations = 0
  /// The values so far.
  var builder = TokenListBuilder()

  /// Reads from the beginning of `bytes`, which stand in the first column of the given line.
  init(_ bytes: ArraySlice<UInt8>, line: Int = 1) {
    self.bytes = bytes
    offset = bytes.startIndex
    lineStart = bytes.startIndex
    self.line = line
  }
}

/// What is wrong with the syntax of a text, and where.
struct SyntaxError: Error {
  var problem: SyntaxProblem
  var position: SourcePosition
}

extension JSONReader {
  /// The next byte, or `nil` at the end.
  var next: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  /// The place of the next byte.
  var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart - continuations + 1) }

  /// What was complete, before an error, of the array at the top of the text.
  var completeElements: [DocumentValue] { builder.completeElements() }

  /// Reads the next array or object of the text; `nil` at its end.
  mutating func nextContainer() throws(SyntaxError) -> DocumentValue? {
    builder = TokenListBuilder(bytes)
    skipBlanks()
    switch next {
    case nil: return nil
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try readValue()
      return builder.value()
    default: throw unexpected(.document)
    }
  }

  private mutating func readValue() throws(SyntaxError) {
    repeat {
      let start = position
      switch next {
      case UInt8(ascii: "{"):
        try open(.object, at: start)
        guard next == UInt8(ascii: "}") else {
          try key(or: UInt8(ascii: "}"))
          continue
        }
        close()
      case UInt8(ascii: "["):
        try open(.array, at: start)
        guard next == UInt8(ascii: "]") else { continue }
        close()
      default: try scalar()
      }
      try closeContainers()
    } while builder.depth > 0
  }

  private mutating func open(_ kind: TokenList.Kind, at position: SourcePosition) throws(SyntaxError) {
    guard builder.depth < JSONReader.deepest else { throw error(.tooDeep(limit: JSONReader.deepest)) }
    builder.open(kind, at: position)
    offset += 1
    skipBlanks()
  }

  private mutating func close() {
    offset += 1
    builder.close()
  }

  /// Closes the containers that end after a complete value, up to the one in which another value follows.
  private mutating func closeContainers() throws(SyntaxError) {
    while let isObject = builder.isInObject {
      skipBlanks()
      let closing = UInt8(ascii: isObject ? "}" : "]")
      if next == UInt8(ascii: ",") {
        let comma = position
        offset += 1
        skipBlanks()
        if next == closing { throw SyntaxError(problem: .trailingComma, position: comma) }
        if isObject { try key(or: closing) }
        return
      }
      guard next == closing else { throw unexpected(isObject ? .commaOrBrace : .commaOrBracket) }
      close()
    }
  }

  private mutating func key(or closing: UInt8) throws(SyntaxError) {
    let start = position
    guard next == UInt8(ascii: "\"") else { throw unexpected(.key) }
    builder.add(try string(), asKey: true, at: start)
    skipBlanks()
    guard next == UInt8(ascii: ":") else { throw unexpected(.colon) }
    offset += 1
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"): beginLine()
      case UInt8(ascii: "\r"):
        if offset + 1 < bytes.endIndex, bytes[offset + 1] == UInt8(ascii: "\n") { offset += 1 }
        beginLine()
      default: return
      }
    }
  }

  private mutating func beginLine() {
    offset += 1
    line += 1
    lineStart = offset
    continuations = 0
  }
}

extension JSONReader {
  /// An error at the next byte.
  func error(_ problem: SyntaxProblem) -> SyntaxError { SyntaxError(problem: problem, position: position) }

  /// The error that what comes next is not what is expected there.
  func unexpected(_ expected: SyntaxProblem.Expected) -> SyntaxError {
    guard next != nil else { return error(.endOfInput(expected)) }
    return error(.unexpected(characterAtOffset, expected))
  }

  /// The next character as a message shows it.
  private var characterAtOffset: String {
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    switch decoder.decode(&rest) {
    case .scalarValue(let scalar) where scalar.value >= 0x20 && scalar.value != 0x7F: return "`\(scalar)`"
    case .scalarValue(let scalar): return scalar.codePoint
    case .emptyInput, .error: return "the byte 0x" + String(bytes[offset], radix: 16, uppercase: true)
    }
  }
}

extension Unicode.Scalar {
  /// The scalar's number as `U+0009`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
