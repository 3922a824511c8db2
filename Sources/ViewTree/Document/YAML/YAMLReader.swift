internal import Yams

/// Reads the documents of one piece of YAML through Yams, with the place of every key and value.
///
/// Two things are kept from Yams, which would do them too early. It replaces each alias by a copy of what the anchor
/// names, so that a few lines can stand for billions of values; and it refuses a mapping with equal keys before
/// anything else is known of its document. So a private-use character that the text does not have is put in the place
/// of each `*`, which makes aliases ordinary strings, and of the characters of a key that has an equal one; columns
/// stay the same. Both are put back here.
struct YAMLReader {
  /// How many equal keys are masked before the document is given up; each costs a new reading.
  private static let mostMaskedKeys = 20

  /// The text with its masks.
  private var text: [Unicode.Scalar]
  /// The text without masks, of the same length.
  private let original: YAMLOriginal
  private let linesBefore: Int
  /// Characters that the text does not have.
  private var free: FreeCharacters
  /// The character that stands for `*`.
  private let asterisk: Unicode.Scalar?
  /// The keys that are masked, by their masks.
  private var maskedKeys: [String: String] = [:]

  /// Reads `text`, before which the given number of lines stand in the file.
  init(_ text: String, linesBefore: Int) {
    self.linesBefore = linesBefore
    self.text = Array(text.unicodeScalars)
    original = YAMLOriginal(self.text)
    free = FreeCharacters(notIn: self.text)
    asterisk = free.next()
    guard let asterisk else { return }
    for offset in self.text.indices where self.text[offset] == "*" { self.text[offset] = asterisk }
  }

  /// The private-use characters that a text does not have, one after the other.
  private struct FreeCharacters {
    private var used: Set<Unicode.Scalar> = []
    private var value: UInt32 = 0xE000

    init(notIn text: [Unicode.Scalar]) {
      for scalar in text where scalar.value >= 0xE000 && scalar.value <= 0xF8FF { used.insert(scalar) }
    }

    mutating func next() -> Unicode.Scalar? {
      while value <= 0xF8FF, let scalar = Unicode.Scalar(value) {
        value += 1
        if !used.contains(scalar) { return scalar }
      }
      return nil
    }
  }

  /// Reads the documents; one that is spoiled is the last.
  mutating func sources() -> [DocumentSource] {
    guard let asterisk else {
      return [.invalid(error(.yaml("every private-use character is taken"), line: 1, column: 1))]
    }
    while true {
      do throws(EqualKeys) {
        return try compose(asterisk)
      } catch {
        guard mask(error.key, at: error.mark) else {
          let position = SourcePosition(line: error.mark.line + linesBefore, column: error.mark.column)
          return [.invalid(DocumentError(.duplicateKey(error.key), path: .document, at: position))]
        }
      }
    }
  }

  /// A key that stands twice in a mapping, and the first place where it does.
  private struct EqualKeys: Error {
    var key: String
    var mark: Mark
  }

  private func compose(_ asterisk: Unicode.Scalar) throws(EqualKeys) -> [DocumentSource] {
    var sources: [DocumentSource] = []
    do {
      let parser = try Parser(yaml: string, resolver: .basic, encoding: .utf8)
      while let root = try parser.nextRoot() {
        if let source = source(of: root, asterisk) { sources.append(source) }
      }
    } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
      throw EqualKeys(key: keys.first ?? "", mark: context.mark)
    } catch {
      sources.append(.invalid(self.error(from: error)))
    }
    return sources
  }

  private func source(of root: Node, _ asterisk: Unicode.Scalar) -> DocumentSource? {
    if case .scalar(let scalar) = root, scalar.string.isEmpty, scalar.tag == .implicit { return nil }
    var converter = YAMLConverter(
      asterisk: asterisk, maskedKeys: maskedKeys, original: original, linesBefore: linesBefore)
    do throws(SyntaxError) {
      let value = try converter.value(root)
      return .value(value)
    } catch {
      return .invalid(error)
    }
  }

  private var string: String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text)
    return String(string)
  }
}

extension YAMLReader {
  /// Puts a mask on the key at a place; false if the key is not there as it is, or too many are masked.
  private mutating func mask(_ key: String, at mark: Mark) -> Bool {
    guard maskedKeys.count < YAMLReader.mostMaskedKeys, let character = free.next(),
      var start = original.offset(of: mark)
    else { return false }
    let scalars = Array(key.unicodeScalars)
    if start < text.count, text[start] == "\"" || text[start] == "'" { start += 1 }
    guard !scalars.isEmpty, text[start...].starts(with: scalars) else { return false }
    let mask = Array(repeating: character, count: scalars.count)
    text.replaceSubrange(start..<(start + scalars.count), with: mask)
    maskedKeys[String(String.UnicodeScalarView(mask))] = key
    return true
  }

  private func error(_ problem: SyntaxProblem, line: Int, column: Int) -> SyntaxError {
    SyntaxError(problem: problem, position: SourcePosition(line: line + linesBefore, column: column))
  }

  /// What Yams says, as our own error.
  private func error(from error: any Error) -> SyntaxError {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      var sentence = SyntaxProblem.yaml([context?.text, problem].compactMap(\.self).joined(separator: ", "))
      if problem.hasPrefix("Maximum nesting level") { sentence = .tooDeep(limit: 1000) }
      if let offset = original.offset(of: mark), offset < text.count, text[offset] == "\t" { sentence = .tab }
      return self.error(sentence, line: mark.line, column: mark.column)
    case YamlError.reader(let problem, let offset, _, let yaml):
      let lines = yaml.prefix(offset ?? 0).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      return self.error(.yaml(problem), line: lines.count, column: (lines.last?.count ?? 0) + 1)
    default:
      return self.error(.yaml("\(error)"), line: 1, column: 1)
    }
  }
}
