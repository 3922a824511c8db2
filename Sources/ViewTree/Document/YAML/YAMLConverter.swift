internal import Yams

/// Makes positioned values of the nodes of one YAML document, aliases and masked keys put back; nothing here recurses.
struct YAMLConverter {
  /// How deep values may be nested, what aliases stand for included.
  private static let deepest = 2000
  /// How many values the aliases of a document may stand for.
  private static let mostAliased = 100_000

  private let mask: YAMLMask
  private let linesBefore: Int
  private var anchors: [String: Complete] = [:]
  private var open: [Container] = []
  private var aliased = 0

  /// Prepares to convert nodes of the masked text, before which some lines stand in the file.
  init(_ mask: YAMLMask, linesBefore: Int) {
    self.mask = mask
    self.linesBefore = linesBefore
  }

  /// A value with the number of values that it holds, itself included, and how deep they are nested.
  private struct Complete {
    var value: DocumentValue
    var count = 1
    var height = 1
  }

  /// A sequence or a mapping, some of whose nodes are converted.
  private struct Container {
    var anchor: String?
    var position: SourcePosition
    /// The nodes to be converted; of a mapping each with its key.
    var nodes: [(key: Node?, value: Node)]
    var isMapping: Bool
    var key = (text: "", position: SourcePosition(line: 1, column: 1))
    var converted = 0
    var elements: [DocumentValue] = []
    var members: [DocumentValue.Member] = []
    var count = 1
    var height = 1

    var complete: Complete {
      let content: DocumentValue.Content = isMapping ? .object(members) : .array(elements)
      return Complete(value: DocumentValue(content: content, position: position), count: count, height: height)
    }

    mutating func append(_ part: Complete) {
      if isMapping {
        members.append(DocumentValue.Member(key: key.text, keyPosition: key.position, value: part.value))
      } else {
        elements.append(part.value)
      }
      count += part.count
      height = max(height, part.height + 1)
    }
  }

  /// The value of a document's root.
  mutating func value(_ root: Node) throws(SyntaxError) -> DocumentValue {
    var next: Node? = root
    while true {
      if let node = next {
        guard let complete = try begin(node) else {
          next = try nextNode()
          continue
        }
        if open.isEmpty { return complete.value }
        open[open.count - 1].append(complete)
      } else {
        let container = open.removeLast()
        if let anchor = container.anchor { anchors[anchor] = container.complete }
        if open.isEmpty { return container.complete.value }
        open[open.count - 1].append(container.complete)
      }
      next = try nextNode()
    }
  }

  /// Converts a node that holds no others, or opens one that does.
  private mutating func begin(_ node: Node) throws(SyntaxError) -> Complete? {
    let position = position(of: node)
    try checkDepth(adding: 1, at: position)
    var container = Container(anchor: node.anchor?.rawValue, position: position, nodes: [], isMapping: false)
    switch node {
    case .scalar(let scalar):
      return try complete(scalar, at: position)
    case .alias(let alias):
      return try aliased(alias.anchor.rawValue, at: position)
    case .sequence(let sequence):
      container.nodes = sequence.map { (key: nil, value: $0) }
    case .mapping(let mapping):
      container.nodes = mapping.map { (key: $0.key, value: $0.value) }
      container.isMapping = true
    }
    open.append(container)
    return nil
  }

  /// The next node of the innermost open container, its key being converted; `nil` at its end.
  private mutating func nextNode() throws(SyntaxError) -> Node? {
    let last = open.count - 1
    guard last >= 0, open[last].converted < open[last].nodes.count else { return nil }
    let (key, value) = open[last].nodes[open[last].converted]
    if let key { open[last].key = try text(ofKey: key) }
    open[last].converted += 1
    return value
  }

  private func checkDepth(adding height: Int, at position: SourcePosition) throws(SyntaxError) {
    guard open.count + height > YAMLConverter.deepest else { return }
    throw SyntaxError(problem: .tooDeep(limit: YAMLConverter.deepest), position: position)
  }

  private mutating func text(ofKey node: Node) throws(SyntaxError) -> (String, SourcePosition) {
    let position = position(of: node)
    guard case .scalar(let scalar) = node, let value = try complete(scalar, at: position)?.value else {
      throw SyntaxError(problem: .keyIsNoString, position: position)
    }
    if mask.aliasName(of: scalar) == nil {
      return (mask.keys[scalar.string] ?? mask.restored(scalar.string), position)
    }
    guard let string = value.string else { throw SyntaxError(problem: .keyIsNoString, position: position) }
    return (string, position)
  }

  private func position(of node: Node) -> SourcePosition {
    SourcePosition(line: (node.mark?.line ?? 1) + linesBefore, column: node.mark?.column ?? 1)
  }
}

extension YAMLConverter {
  private mutating func complete(_ scalar: Node.Scalar, at position: SourcePosition) throws(SyntaxError) -> Complete? {
    if let name = mask.aliasName(of: scalar) { return try aliased(name, at: position) }
    var value = DocumentValue(content: content(of: scalar), position: position)
    if let mark = scalar.mark, let offset = mask.original.offset(of: mark), offset <= mask.original.scalars.count {
      value.spelling = .yaml(mask.original.scalars[offset...])
    }
    let complete = Complete(value: value)
    if let anchor = scalar.anchor?.rawValue { anchors[anchor] = complete }
    return complete
  }

  private mutating func aliased(_ name: String, at position: SourcePosition) throws(SyntaxError) -> Complete {
    guard !open.contains(where: { $0.anchor == name }) else {
      throw SyntaxError(problem: .recursiveAlias(name), position: position)
    }
    guard let complete = anchors[name] else {
      throw SyntaxError(problem: .undefinedAlias(mask.restored(name).shortened), position: position)
    }
    aliased += complete.count
    guard aliased <= YAMLConverter.mostAliased else {
      throw SyntaxError(problem: .aliasesTooLarge(limit: YAMLConverter.mostAliased), position: position)
    }
    try checkDepth(adding: complete.height, at: position)
    return complete
  }
}

extension YAMLConverter {
  /// What a scalar is by YAML 1.2's core schema, if it is plain and has no tag; else a string, unless a tag differs.
  private func content(of scalar: Node.Scalar) -> DocumentValue.Content {
    let text = mask.restored(scalar.string)
    guard scalar.tag != Tag(.str) else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    default: return YAMLConverter.number(text).map { .number($0) } ?? .string(text)
    }
  }

  /// The number that a plain scalar is, if it is one.
  static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } }
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let digits = rest.skipDigits()
    var fraction = 0
    if rest.first == "." {
      rest.removeFirst()
      fraction = rest.skipDigits()
    }
    guard digits + fraction > 0 else { return nil }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
      guard rest.skipDigits() > 0 else { return nil }
    }
    return rest.isEmpty ? Double(text) : nil
  }
}

extension Substring {
  /// Drops the decimal digits at the beginning and tells how many there were.
  fileprivate mutating func skipDigits() -> Int {
    let count = prefix { $0.isASCII && $0.isNumber }.count
    removeFirst(count)
    return count
  }
}
