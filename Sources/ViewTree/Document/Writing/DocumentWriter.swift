/// Writes layout documents as JSON or YAML, in one form for equal documents.
///
/// Keys stand in the order of the format, those that say what their absence says are left out, and numbers have the
/// fewest digits that read back as the same number. What is written reads back as an equal document, except that the
/// constraints of views become the document's.
public struct DocumentWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// The document as JSON: on one line, or, if `pretty`, indented and with a line's end after it.
  public func json(_ document: LayoutDocument, pretty: Bool = true) throws(UnwritableDocument) -> String {
    let text = try value(document).text(pretty: pretty)
    return pretty ? text + "\n" : text
  }

  /// The document as YAML, with a line's end after it.
  public func yaml(_ document: LayoutDocument) throws(UnwritableDocument) -> String {
    YAMLText(try value(document)).text
  }

  /// The document as a JSON value.
  public func value(_ document: LayoutDocument) throws(UnwritableDocument) -> JSONText {
    let value = try document.encoded()
    // What a document refuses is told by the reader's own rules, so that both always agree.
    var checker = DocumentChecker()
    _ = checker.document(DocumentValue(value))
    if let error = checker.errors.first { throw UnwritableDocument(.refused(error.problem), at: error.path) }
    return value
  }
}

extension UnwritableDocument {
  fileprivate init(_ problem: Problem, at path: String) {
    self.problem = problem
    self.path = path
  }
}

extension DocumentValue {
  /// The value as the reader would find it, all in one place.
  fileprivate init(_ value: JSONText) {
    var builder = TokenListBuilder()
    builder.add(value)
    self = builder.value()
  }
}

extension TokenListBuilder {
  fileprivate mutating func add(_ value: JSONText) {
    let position = SourcePosition(line: 1, column: 1)
    switch value {
    case .null: add(.null, at: position)
    case .bool(let flag): add(flag ? .true : .false, at: position)
    case .number(.infinity): add(TokenList.Kind.infinity, at: position)
    case .number(let number): add(number, at: position)
    case .string(let string): add(.spelt(string, .unknown), at: position)
    case .array(let elements):
      open(.array, at: position)
      for element in elements { add(element) }
      close()
    case .object(let members):
      open(.object, at: position)
      for member in members {
        add(.spelt(member.key, .unknown), asKey: true, at: position)
        add(member.value)
      }
      close()
    }
  }
}

extension ObjectFormat {
  /// An object with those of the values that its keys do not have by default, in the order of the keys.
  func object(_ values: [String: JSONText]) -> JSONText {
    .object(
      keys.compactMap { key in
        guard let value = values[key.name], value != key.defaultValue else { return nil }
        return JSONText.Member(key.name, value)
      })
  }
}

extension LayoutDocument {
  /// The document as a JSON value.
  fileprivate func encoded() throws(UnwritableDocument) -> JSONText {
    var values: [String: JSONText] = ["displayScale": .number(displayScale)]
    values["name"] = name.map { .string($0) }
    if proposal != .unspecified { values["proposal"] = DocumentFormat.proposal.object(proposal.values) }
    if origin != CGPoint(x: 0, y: 0) {
      values["origin"] = DocumentFormat.origin.object(["x": .number(origin.x), "y": .number(origin.y)])
    }
    values["layoutDirection"] = LayoutDirection.byName.name(of: layoutDirection).map { .string($0) }
    values["system"] = .string(platform.system.rawValue)
    if !platform.replaced.isEmpty {
      let metrics = platform.replaced.map { ($0.key.rawValue, JSONText.number(Double($0.value))) }
      values["metrics"] = DocumentFormat.metrics.object(Dictionary(uniqueKeysWithValues: metrics))
    }
    if !alignments.isEmpty {
      values[DocumentFormat.alignmentsKey] = .object(alignments.map { JSONText.Member($0.name, $0.encoded) })
    }
    values["textMetrics"] = .array(textMetrics.map(\.encoded))
    values["view"] = try view.encoded(at: .root, level: 1)
    values[DocumentFormat.constraintsKey] = .array((constraints + view.allConstraints).map { .string($0.source) })
    return DocumentFormat.document.object(values)
  }
}

extension StatedAlignment {
  fileprivate var encoded: JSONText {
    DocumentFormat.statedAlignment.object(["axis": .string(axis.description), "default": .string(position.source)])
  }
}

extension ViewNode {
  /// What the view and the views in it state, in document order.
  fileprivate var allConstraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      constraints += node.constraints
      waiting += (node.content + node.modifiers.flatMap { $0.content ?? [] }).reversed()
    }
    return constraints
  }
}

extension TextMetric {
  fileprivate var encoded: JSONText {
    var values = size.values
    values["text"] = .string(text)
    values["maxWidth"] = maxWidth.map { .number($0) }
    return DocumentFormat.textMetric.object(values)
  }
}

extension ProposedViewSize {
  /// The sides that are specified.
  var values: [String: JSONText] {
    var values: [String: JSONText] = [:]
    values["width"] = width.map { .number($0) }
    values["height"] = height.map { .number($0) }
    return values
  }
}

extension CGSize {
  /// The sides.
  var values: [String: JSONText] { ["width": .number(width), "height": .number(height)] }
}
