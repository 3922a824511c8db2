/// What stands in a file in the place of one document.
enum DocumentSource: Sendable {
  /// A value, which may be a document.
  case value(DocumentValue)
  /// Something that is no value.
  case invalid(DocumentError)

  /// The error of a text that cannot be read as values.
  static func invalid(_ error: SyntaxError) -> DocumentSource {
    .invalid(DocumentError(.syntax(error.problem), path: .document, at: error.position))
  }

  /// Reads a file into what stands for each of its documents: JSON if it begins like JSON, else YAML; never nothing.
  static func split(_ bytes: [UInt8]) -> [DocumentSource] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = text.first { !$0.isBlank }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let sources = isJSON ? json(text) : yaml(text)
    guard sources.isEmpty else { return sources }
    return [.invalid(DocumentError(.empty, path: .document, at: SourcePosition(line: 1, column: 1)))]
  }
}

extension DocumentSource {
  private static func json(_ text: ArraySlice<UInt8>) -> [DocumentSource] {
    var reader = JSONReader(text)
    var sources: [DocumentSource] = []
    do throws(SyntaxError) {
      while let value = try reader.nextContainer() { sources += documents(in: value) }
    } catch {
      if let lines = jsonLines(text) { return lines }
      sources += reader.completeElements.map { .value($0) }
      sources.append(.invalid(error))
    }
    return sources
  }

  /// The documents of a value: the elements of an array, or itself.
  static func documents(in value: DocumentValue) -> [DocumentSource] {
    guard case .array(let elements) = value.content else { return [.value(value)] }
    guard elements.isEmpty else { return elements.map { .value($0) } }
    return [.invalid(DocumentError(.empty, path: .document, at: value.position))]
  }

  /// The documents of JSON Lines, each line by itself; `nil` if the text is not taken for JSON Lines.
  private static func jsonLines(_ text: ArraySlice<UInt8>) -> [DocumentSource]? {
    var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { !$0.isBlank }) {
      lines.append((index + 1, line))
    }
    guard lines.count > 1 else { return nil }
    var first = JSONReader(lines[0].text)
    let isFirstComplete = (try? first.wholeValue()) != nil
    let areLines = lines.allSatisfy { line in
      guard let byte = line.text.first else { return false }
      let isContinued = byte.isBlank || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      return byte == UInt8(ascii: "{") || (isFirstComplete && !isContinued)
    }
    guard areLines else { return nil }
    return lines.flatMap { line -> [DocumentSource] in
      var reader = JSONReader(line.text, line: line.number)
      do throws(SyntaxError) { return documents(in: try reader.wholeValue()) } catch { return [.invalid(error)] }
    }
  }
}

extension JSONReader {
  /// Reads the only value of the text.
  fileprivate mutating func wholeValue() throws(SyntaxError) -> DocumentValue {
    guard let value = try nextContainer() else { throw unexpected(.document) }
    guard try nextContainer() == nil else { throw unexpected(.document) }
    return value
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a line's end.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
