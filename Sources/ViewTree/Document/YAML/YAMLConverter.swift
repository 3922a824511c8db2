internal import Yams

/// Makes positioned values of the nodes of one YAML document, aliases and masked keys put back; nothing here recurses.
struct YAMLConverter {
  /// How deep values may be nested, what aliases stand for included.
  private static let deepest = 2000
  /// How many values the aliases of a document may stand for.
  private static let mostAliased = 100_000

  private let mask: YAMLMask
  private let linesBefore: Int
  private var anchors: [String: Anchored] = [:]
  private var open: [Container] = []
  private var builder = TokenListBuilder()
  private var aliased = 0

  /// Prepares to convert nodes of the masked text, before which some lines stand in the file.
  init(_ mask: YAMLMask, linesBefore: Int) {
    self.mask = mask
    self.linesBefore = linesBefore
  }

  /// How many values a value holds, itself included, and how deep they are nested.
  private struct Extent {
    var count = 1
    var height = 1
  }

  /// What an alias stands for.
  private enum Anchored {
    /// A scalar, which may be a key.
    case scalar(Node.Scalar)
    case container(tokens: Range<Int>, Extent)

    var extent: Extent {
      switch self {
      case .scalar: Extent()
      case .container(_, let extent): extent
      }
    }
  }

  /// A sequence or a mapping, some of whose nodes are converted.
  private struct Container {
    var anchor: String?
    /// The place of its first token.
    var token = 0
    /// The nodes to be converted; of a mapping each with its key.
    var nodes: [(key: Node?, value: Node)]
    var isMapping: Bool
    var converted = 0
    var extent = Extent()

    mutating func add(_ part: Extent) {
      extent.count += part.count
      extent.height = max(extent.height, part.height + 1)
    }
  }

  /// The value of a document's root.
  mutating func value(_ root: Node) throws(SyntaxError) -> DocumentValue {
    var next: Node? = root
    repeat {
      let complete: Extent
      if let node = next {
        guard let extent = try begin(node) else {
          next = try nextNode()
          continue
        }
        complete = extent
      } else {
        let container = open.removeLast()
        builder.close()
        complete = container.extent
        if let anchor = container.anchor {
          anchors[anchor] = .container(tokens: container.token..<builder.count, complete)
        }
      }
      if !open.isEmpty { open[open.count - 1].add(complete) }
      next = try nextNode()
    } while !open.isEmpty
    return builder.value()
  }

  /// Converts a node that holds no others, or opens one that does.
  private mutating func begin(_ node: Node) throws(SyntaxError) -> Extent? {
    let position = position(of: node)
    try checkDepth(adding: 1, at: position)
    var container = Container(
      anchor: node.anchor?.rawValue, token: builder.count, nodes: [], isMapping: false)
    switch node {
    case .scalar(let scalar):
      if let name = mask.aliasName(of: scalar) { return try addAlias(of: name, at: position) }
      if let anchor = scalar.anchor?.rawValue { anchors[anchor] = .scalar(scalar) }
      add(scalar)
      return Extent()
    case .alias(let alias): return try addAlias(of: alias.anchor.rawValue, at: position)
    case .sequence(let sequence):
      container.nodes = sequence.map { (key: nil, value: $0) }
    case .mapping(let mapping):
      container.nodes = mapping.map { (key: $0.key, value: $0.value) }
      container.isMapping = true
    }
    open.append(container)
    builder.open(container.isMapping ? .object : .array, at: position)
    return nil
  }

  /// The next node of the innermost open container, its key being converted; `nil` at its end.
  private mutating func nextNode() throws(SyntaxError) -> Node? {
    let last = open.count - 1
    guard last >= 0, open[last].converted < open[last].nodes.count else { return nil }
    let (key, value) = open[last].nodes[open[last].converted]
    if let key { try addKey(key) }
    open[last].converted += 1
    return value
  }

  private func checkDepth(adding height: Int, at position: SourcePosition) throws(SyntaxError) {
    guard open.count + height > YAMLConverter.deepest else { return }
    throw SyntaxError(problem: .tooDeep(limit: YAMLConverter.deepest), position: position)
  }

  private mutating func addKey(_ node: Node) throws(SyntaxError) {
    let position = position(of: node)
    guard case .scalar(let scalar) = node else { throw SyntaxError(problem: .keyIsNoString, position: position) }
    guard let name = mask.aliasName(of: scalar) else {
      if let anchor = scalar.anchor?.rawValue { anchors[anchor] = .scalar(scalar) }
      let key = mask.keys[scalar.string] ?? mask.restored(scalar.string)
      return builder.add(.spelt(key, .unknown), asKey: true, at: position)
    }
    guard case .scalar(let scalar) = try anchored(name, at: position), case .string(let key) = content(of: scalar)
    else { throw SyntaxError(problem: .keyIsNoString, position: position) }
    builder.add(.spelt(key, .unknown), asKey: true, at: position)
  }

  private func position(of node: Node) -> SourcePosition {
    SourcePosition(line: (node.mark?.line ?? 1) + linesBefore, column: node.mark?.column ?? 1)
  }
}

extension YAMLConverter {
  private mutating func add(_ scalar: Node.Scalar) {
    let position = position(of: .scalar(scalar))
    switch content(of: scalar) {
    case .string(let string): builder.add(.spelt(string, spelling(of: scalar)), at: position)
    case .number(let number): builder.add(number, at: position)
    case .other(let kind): builder.add(kind, at: position)
    }
  }

  private func spelling(of scalar: Node.Scalar) -> StringSpelling {
    guard let mark = scalar.mark, let offset = mask.original.offset(of: mark),
      offset <= mask.original.scalars.count
    else { return .unknown }
    return .yaml(mask.original.scalars[offset...])
  }

  private mutating func addAlias(of name: String, at position: SourcePosition) throws(SyntaxError) -> Extent {
    let anchored = try anchored(name, at: position)
    switch anchored {
    case .scalar(let scalar): add(scalar)
    case .container(let tokens, _): builder.add(copyOf: tokens)
    }
    return anchored.extent
  }

  private mutating func anchored(_ name: String, at position: SourcePosition) throws(SyntaxError) -> Anchored {
    guard !open.contains(where: { $0.anchor == name }) else {
      throw SyntaxError(problem: .recursiveAlias(name), position: position)
    }
    guard let anchored = anchors[name] else {
      throw SyntaxError(problem: .undefinedAlias(mask.restored(name).shortened), position: position)
    }
    aliased += anchored.extent.count
    guard aliased <= YAMLConverter.mostAliased else {
      throw SyntaxError(problem: .aliasesTooLarge(limit: YAMLConverter.mostAliased), position: position)
    }
    try checkDepth(adding: anchored.extent.height, at: position)
    return anchored
  }
}

extension YAMLConverter {
  /// What a scalar is.
  private enum Scalar {
    case string(String)
    case number(Double)
    /// Infinity, null, true or false.
    case other(TokenList.Kind)
  }

  /// What a scalar is by YAML 1.2's core schema, if it is plain and has no tag; else a string, unless a tag differs.
  private func content(of scalar: Node.Scalar) -> Scalar {
    let text = mask.restored(scalar.string)
    guard scalar.tag != Tag(.str) else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .other(.null)
    case "true", "True", "TRUE": return .other(.true)
    case "false", "False", "FALSE": return .other(.false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .other(.infinity)
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
