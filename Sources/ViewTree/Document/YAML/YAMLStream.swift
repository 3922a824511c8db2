extension DocumentSource {
  /// Reads YAML: documents set apart by lines that begin with `---`, of which each is read by itself, so that an error
  /// in the syntax of one spoils no other.
  ///
  /// A document without a value is passed over; the end of a file often looks like one.
  static func yaml(_ text: ArraySlice<UInt8>) -> [DocumentSource] {
    YAMLChunk.split(text).flatMap { chunk -> [DocumentSource] in
      guard let string = String(validating: chunk.text, as: UTF8.self) else {
        return [.invalid(SyntaxError(problem: .invalidUTF8, position: chunk.firstInvalidPosition))]
      }
      let reader = YAMLReader(string, linesBefore: chunk.linesBefore)
      return reader.sources()
    }
  }
}

/// The lines of a YAML stream from one `---` to the next.
private struct YAMLChunk {
  var text: ArraySlice<UInt8>
  /// How many lines of the stream stand before it.
  var linesBefore: Int

  static func split(_ text: ArraySlice<UInt8>) -> [YAMLChunk] {
    var chunks: [YAMLChunk] = []
    var start = text.startIndex
    var linesBefore = 0
    var line = text.startIndex
    var lineNumber = 0
    var directives: (offset: Int, line: Int)?
    while line < text.endIndex {
      let end = text[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
      let content = text[line..<end]
      if content.isDocumentStart {
        let boundary = directives ?? (line, lineNumber)
        chunks.append(YAMLChunk(text: text[start..<boundary.offset], linesBefore: linesBefore))
        (start, linesBefore) = boundary
      }
      // Directives belong to the document that the next `---` begins.
      if content.first == UInt8(ascii: "%") {
        directives = directives ?? (line, lineNumber)
      } else if content.first != UInt8(ascii: "#") {
        directives = nil
      }
      line = end
      lineNumber += 1
    }
    chunks.append(YAMLChunk(text: text[start...], linesBefore: linesBefore))
    return chunks
  }

  /// Where the text stops being UTF-8.
  var firstInvalidPosition: SourcePosition {
    var decoder = UTF8()
    var rest = text.makeIterator()
    var position = SourcePosition(line: linesBefore + 1, column: 1)
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      position.column += 1
      if scalar == "\n" { position = SourcePosition(line: position.line + 1, column: 1) }
    }
    return position
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line is `---`, alone or with something after a blank.
  fileprivate var isDocumentStart: Bool {
    starts(with: "---".utf8) && (count == 3 || self[startIndex + 3].isBlank)
  }
}
