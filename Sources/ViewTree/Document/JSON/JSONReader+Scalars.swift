extension JSONReader {
  /// Reads a value that holds no others.
  mutating func scalar() throws(SyntaxError) {
    let start = position
    switch next {
    case UInt8(ascii: "\""): builder.add(try string(), at: start)
    case .some(let byte) where byte.isDigit || byte == UInt8(ascii: "-"): builder.add(try number(), at: start)
    case .some(let byte) where byte.isWordByte: builder.add(try word(), at: start)
    default: throw unexpected(.value)
    }
  }

  private mutating func word() throws(SyntaxError) -> TokenList.Kind {
    let start = offset
    while let byte = next, byte.isWordByte { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch text {
    case "null": return .null
    case "true": return .true
    case "false": return .false
    default:
      offset = start
      throw error(.unknownWord(text.shortened))
    }
  }
}

extension JSONReader {
  private mutating func number() throws(SyntaxError) -> Double {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let integerStart = offset
    var integer = 0
    var isWhole = true
    while let byte = next, byte.isDigit {
      if offset - integerStart < 15 { integer = integer * 10 + Int(byte - UInt8(ascii: "0")) }
      offset += 1
    }
    let integerDigits = offset - integerStart
    var isWellFormed = integerDigits == 1 || (integerDigits > 1 && bytes[integerStart] != UInt8(ascii: "0"))
    if next == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      if skipDigits() == 0 { isWellFormed = false }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      if skipDigits() == 0 { isWellFormed = false }
    }
    if let byte = next, byte.isNumberByte { isWellFormed = false }
    guard isWellFormed else { throw badNumber(from: start) }
    if isWhole, integerDigits <= 15 { return start == integerStart ? Double(integer) : -Double(integer) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text) else { throw badNumber(from: start) }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, byte.isDigit { offset += 1 }
    return offset - start
  }

  private mutating func badNumber(from start: Int) -> SyntaxError {
    while let byte = next, byte.isNumberByte { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    offset = start
    return error(.badNumber(text.shortened))
  }
}

extension JSONReader {
  /// Reads a string from its opening quotation mark on.
  mutating func string() throws(SyntaxError) -> ReadString {
    let opening = position
    offset += 1
    let start = offset
    var isASCII = true
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        if !isASCII { _ = try validated(bytes[start..<(offset - 1)], from: opening, start) }
        return .written(start..<(offset - 1))
      case UInt8(ascii: "\\"):
        let string = try stringWithEscapes(from: opening, start)
        return .spelt(string, .json(bytes[(start - 1)..<offset]))
      case 0..<0x20:
        throw controlCharacter(byte)
      case 0x80...:
        isASCII = false
        if byte & 0xC0 == 0x80 { continuations += 1 }
        offset += 1
      default:
        offset += 1
      }
    }
    throw error(.endOfInput(.quotationMark))
  }

  /// Reads the rest of a string, the part before the first escape having been passed.
  private mutating func stringWithEscapes(from opening: SourcePosition, _ start: Int) throws(SyntaxError) -> String {
    var content = Array(bytes[start..<offset])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return try validated(content[...], from: opening, start)
      case UInt8(ascii: "\\"):
        try escape(into: &content)
      case 0..<0x20:
        throw controlCharacter(byte)
      default:
        if byte & 0xC0 == 0x80 { continuations += 1 }
        content.append(byte)
        offset += 1
      }
    }
    throw error(.endOfInput(.quotationMark))
  }

  private func controlCharacter(_ byte: UInt8) -> SyntaxError {
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    return error(isLineEnd ? .lineEndInString : .controlCharacter(Unicode.Scalar(byte).codePoint))
  }

  private mutating func escape(into content: inout [UInt8]) throws(SyntaxError) {
    guard offset + 1 < bytes.endIndex else {
      offset += 1
      throw error(.endOfInput(.quotationMark))
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(bytes[offset + 1])
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      content += String(try unicodeEscape()).utf8
      return
    default: throw error(.badEscape)
    }
    offset += 2
  }

  private mutating func unicodeEscape() throws(SyntaxError) -> Unicode.Scalar {
    guard let unit = codeUnit(at: offset) else { throw error(.badUnicodeEscape) }
    if let scalar = Unicode.Scalar(unit) {
      offset += 6
      return scalar
    }
    guard UTF16.isLeadSurrogate(unit), let trail = codeUnit(at: offset + 6), UTF16.isTrailSurrogate(trail) else {
      throw error(.loneSurrogate)
    }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw error(.loneSurrogate) }
    offset += 12
    return scalar
  }

  /// The UTF-16 code unit of the escape `\uXXXX` at `start`, if there is one.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.endIndex, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = bytes[(start + 2)..<(start + 6)]
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// The content of a string as text; its source begins at offset `start`, after the quotation mark at `opening`.
  private func validated(
    _ content: ArraySlice<UInt8>, from opening: SourcePosition, _ start: Int
  ) throws(SyntaxError) -> String {
    if let string = String(validating: content, as: UTF8.self) { return string }
    var decoder = UTF8()
    var source = bytes[start...].makeIterator()
    var place = opening
    place.column += 1
    while case .scalarValue = decoder.decode(&source) { place.column += 1 }
    throw SyntaxError(problem: .invalidUTF8, position: place)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  fileprivate var isHexDigit: Bool { isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f")) }
  fileprivate var isWordByte: Bool { isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")) }
  /// Whether the byte would be taken for a part of a number.
  fileprivate var isNumberByte: Bool {
    isWordByte || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
