internal import Yams

/// Reads the documents of one piece of YAML through Yams, with the place of every key and value.
///
/// Yams reads the text of ``YAMLMask``, in which it sees neither aliases nor equal keys; both are put back here.
struct YAMLReader {
  /// How many equal keys are masked before the document is given up; each costs a new reading.
  private static let mostMaskedKeys = 20

  private let linesBefore: Int
  /// The text as Yams sees it; nil where it has every private-use character, so that none is left for a mask.
  private let mask: YAMLMask?

  /// Reads `text`, before which the given number of lines stand in the file.
  init(_ text: String, linesBefore: Int) {
    self.linesBefore = linesBefore
    mask = YAMLMask(text)
  }

  /// Reads the documents; one that is spoiled is the last.
  func sources() -> [DocumentSource] {
    guard var mask else {
      return [.invalid(error(.yaml("every private-use character is taken"), line: 1, column: 1))]
    }
    while true {
      do throws(EqualKeys) {
        return try compose(mask)
      } catch {
        guard mask.keys.count < YAMLReader.mostMaskedKeys, mask.hide(error.key, at: error.mark) else {
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

  private func compose(_ mask: YAMLMask) throws(EqualKeys) -> [DocumentSource] {
    var sources: [DocumentSource] = []
    do {
      let parser = try Parser(yaml: mask.text, resolver: .basic, encoding: .utf8)
      while let root = try parser.nextRoot() {
        if let source = source(of: root, mask) { sources.append(source) }
      }
    } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
      throw EqualKeys(key: keys.first ?? "", mark: context.mark)
    } catch {
      sources.append(.invalid(self.error(from: error, mask.original)))
    }
    return sources
  }

  private func source(of root: Node, _ mask: YAMLMask) -> DocumentSource? {
    if case .scalar(let scalar) = root, scalar.string.isEmpty, scalar.tag == .implicit { return nil }
    var converter = YAMLConverter(mask, linesBefore: linesBefore)
    do throws(SyntaxError) {
      let value = try converter.value(root)
      return .value(value)
    } catch {
      return .invalid(error)
    }
  }
}

extension YAMLReader {
  private func error(_ problem: SyntaxProblem, line: Int, column: Int) -> SyntaxError {
    SyntaxError(problem: problem, position: SourcePosition(line: line + linesBefore, column: column))
  }

  /// What Yams says, as our own error.
  private func error(from error: any Error, _ original: YAMLOriginal) -> SyntaxError {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      var sentence = SyntaxProblem.yaml([context?.text, problem].compactMap(\.self).joined(separator: ", "))
      if problem.hasPrefix("Maximum nesting level") { sentence = .tooDeep(limit: 1000) }
      let offset = original.offset(of: mark)
      if let offset, original.scalars.indices.contains(offset), original.scalars[offset] == "\t" { sentence = .tab }
      return self.error(sentence, line: mark.line, column: mark.column)
    case YamlError.reader(let problem, let offset, _, let yaml):
      let lines = yaml.prefix(offset ?? 0).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      return self.error(.yaml(problem), line: lines.count, column: (lines.last?.count ?? 0) + 1)
    default:
      return self.error(.yaml("\(error)"), line: 1, column: 1)
    }
  }
}
