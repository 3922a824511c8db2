/// One document of a file, usable or not.
public struct NamedDocument: Sendable {
  /// The document's own name, or the one that its file gives it.
  public var name: String
  /// The document, or all its mistakes.
  public var result: Result<LayoutDocument, InvalidDocument>
  /// What the document is warned of, in document order: bounds that contradict each other.
  public var warnings: [DocumentError]
  /// Where each view and each constraint stands in the file, by its path.
  ///
  /// - Complexity: linear in the length of all paths, the first time.
  public var positions: [String: SourcePosition] { places.value }
  fileprivate let places: Lazy<[String: SourcePosition]>
}

/// Reads layout documents from JSON or YAML.
///
/// Text whose first character other than a blank is `{` or `[` is JSON: a document, an array of documents, or several
/// of both in a row (JSON Lines). Anything else is YAML: documents set apart by `---`. An object with the key
/// `document` is a conformance case, of which `name` and `document` are read and the rest is ignored.
///
///     DocumentReader().documents(in: Array(text.utf8), fileName: "cart.json")
///
/// All the mistakes of a document are reported together. An error in the syntax spoils the rest of a JSON file, except
/// in JSON Lines, where it spoils its line; in YAML it spoils its document. JSON is taken for JSON Lines, if it cannot
/// be read otherwise, where it has several lines that are not blank and all of them begin with `{`, or where the first
/// of them is a document by itself and none begins with a blank or a closing bracket.
public struct DocumentReader: Sendable {
  /// Makes a reader.
  public init() {}

  /// Reads the documents of a file, in order; there is at least one, usable or not.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, UTF-8, with or without a byte order mark.
  ///   - fileName: The file's name or path; `-` stands for standard input. A document without a name of its own gets
  ///     the file's without its ending, and from the second one on a number: `cart`, `cart[2]`.
  public func documents(in bytes: [UInt8], fileName: String) -> [NamedDocument] {
    var documents: [NamedDocument] = []
    var nameless = 0
    let fallback = DocumentReader.name(ofFile: fileName)
    for source in DocumentSource.split(bytes) {
      var document = read(source)
      if document.name.isEmpty {
        nameless += 1
        document.name = nameless == 1 ? fallback : "\(fallback)[\(nameless)]"
      }
      documents.append(document)
    }
    return documents
  }

  /// The name that a file gives to its documents.
  private static func name(ofFile fileName: String) -> String {
    guard fileName != "-" else { return "stdin" }
    let last = fileName.split(separator: "/").last.map(String.init) ?? fileName
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// Reads one document; its name is empty if it has none.
  private func read(_ source: DocumentSource) -> NamedDocument {
    switch source {
    case .invalid(let error):
      return NamedDocument(name: "", result: .failure(InvalidDocument([error])), warnings: [], places: Lazy { [:] })
    case .value(let value):
      var checker = DocumentChecker()
      var (document, name) = checker.documentOrCase(value)
      if let name { document.name = name }
      let errors = checker.errors.inOrder
      let places = checker.places
      return NamedDocument(
        name: name ?? "", result: errors.isEmpty ? .success(document) : .failure(InvalidDocument(errors)),
        warnings: checker.warnings.inOrder,
        places: Lazy { Dictionary(places.map { ($0.path.description, $0.position) }) { _, last in last } })
    }
  }
}

extension DocumentChecker {
  /// Checks a document or a conformance case, and finds its name even where it has mistakes.
  fileprivate mutating func documentOrCase(_ value: DocumentValue) -> (LayoutDocument, name: String?) {
    guard let document = value.member("document") else {
      return (self.document(value), value.member("name")?.value.string)
    }
    var name = document.value.member("name")?.value.string
    for key in DocumentFormat.conformanceCase {
      let members = value.members?.filter { $0.isNamed(key) } ?? []
      for repeated in members.dropFirst() {
        report(.duplicateKey(key), at: .document.key(key), repeated.keyPosition)
      }
    }
    if let member = value.member("name") {
      name = member.value.string ?? name
      if member.value.string == nil {
        let problem = DocumentError.Problem.wrongKind("name", found: member.value.kind, expected: "a string")
        report(problem, at: .document.key("name"), member.value.position)
      }
    }
    return (self.document(document.value), name)
  }
}

extension [DocumentError] {
  /// The mistakes in document order; those of one place in the order in which they were found.
  fileprivate var inOrder: [DocumentError] {
    enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
  }
}
