internal import Yams

/// Makes positioned values of the nodes of one YAML document, aliases and masked keys put back.
struct YAMLConverter {
  /// How deep values may be nested, what aliases stand for included.
  private static let deepest = 2000
  /// How many values the aliases of a document may stand for.
  private static let mostAliased = 100_000

  /// What stands for `*`.
  let asterisk: Unicode.Scalar
  /// The keys that are masked, by their masks.
  let maskedKeys: [String: String]
  let linesBefore: Int
  private var anchors: [String: Anchored] = [:]
  private var openAnchors: Set<String> = []
  private var aliased = 0
  private var count = 0
  private var depth = 0
  private var deepestReached = 0

  init(asterisk: Unicode.Scalar, maskedKeys: [String: String], linesBefore: Int) {
    self.asterisk = asterisk
    self.maskedKeys = maskedKeys
    self.linesBefore = linesBefore
  }

  /// What an anchor names: the value, how many values it holds, and how deep they are nested.
  private struct Anchored {
    var value: DocumentValue
    var count: Int
    var height: Int
  }

  /// The value of a node.
  mutating func value(_ node: Node) throws(SyntaxError) -> DocumentValue {
    guard let name = node.anchor?.rawValue else { return try unnamedValue(node) }
    let before = (count: count, deepest: deepestReached, isOpen: openAnchors.contains(name))
    deepestReached = depth
    openAnchors.insert(name)
    let value = try unnamedValue(node)
    if !before.isOpen { openAnchors.remove(name) }
    anchors[name] = Anchored(value: value, count: count - before.count, height: deepestReached - depth)
    deepestReached = max(deepestReached, before.deepest)
    return value
  }

  private mutating func unnamedValue(_ node: Node) throws(SyntaxError) -> DocumentValue {
    let position = position(of: node)
    count += 1
    try enter(height: 1, at: position)
    depth += 1
    defer { depth -= 1 }
    switch node {
    case .scalar(let scalar):
      if let name = aliasName(scalar) { return try aliased(name, at: position) }
      return DocumentValue(content: content(of: scalar), position: position)
    case .sequence(let sequence):
      var elements: [DocumentValue] = []
      elements.reserveCapacity(sequence.count)
      for element in sequence { elements.append(try value(element)) }
      return DocumentValue(content: .array(elements), position: position)
    case .mapping(let mapping):
      var members: [DocumentValue.Member] = []
      members.reserveCapacity(mapping.count)
      for pair in mapping {
        let (key, keyPosition) = try key(pair.key)
        members.append(DocumentValue.Member(key: key, keyPosition: keyPosition, value: try value(pair.value)))
      }
      return DocumentValue(content: .object(members), position: position)
    case .alias(let alias):
      return try aliased(alias.anchor.rawValue, at: position)
    }
  }

  private mutating func enter(height: Int, at position: SourcePosition) throws(SyntaxError) {
    guard depth + height <= YAMLConverter.deepest else {
      throw SyntaxError(problem: .tooDeep(limit: YAMLConverter.deepest), position: position)
    }
    deepestReached = max(deepestReached, depth + height)
  }

  private mutating func key(_ node: Node) throws(SyntaxError) -> (String, SourcePosition) {
    let position = position(of: node)
    if case .scalar(let scalar) = node, aliasName(scalar) == nil {
      _ = try value(node)
      return (maskedKeys[scalar.string] ?? restored(scalar.string), position)
    }
    guard let string = try value(node).string else { throw SyntaxError(problem: .keyIsNoString, position: position) }
    return (string, position)
  }

  private func position(of node: Node) -> SourcePosition {
    SourcePosition(line: (node.mark?.line ?? 1) + linesBefore, column: node.mark?.column ?? 1)
  }
}

extension YAMLConverter {
  /// The name of the alias that the scalar was before the masks; `nil` if it was none.
  private func aliasName(_ scalar: Node.Scalar) -> String? {
    guard scalar.style == .plain, scalar.string.unicodeScalars.first == asterisk else { return nil }
    return String(scalar.string.unicodeScalars.dropFirst())
  }

  private mutating func aliased(_ name: String, at position: SourcePosition) throws(SyntaxError) -> DocumentValue {
    guard !openAnchors.contains(name) else { throw SyntaxError(problem: .recursiveAlias(name), position: position) }
    guard let anchored = anchors[name] else {
      throw SyntaxError(problem: .undefinedAlias(restored(name).shortened), position: position)
    }
    aliased += anchored.count
    count += anchored.count
    guard aliased <= YAMLConverter.mostAliased else {
      throw SyntaxError(problem: .aliasesTooLarge(limit: YAMLConverter.mostAliased), position: position)
    }
    try enter(height: anchored.height, at: position)
    return anchored.value
  }

  /// The text with its asterisks.
  private func restored(_ text: String) -> String {
    guard text.unicodeScalars.contains(asterisk) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == asterisk ? "*" : $0 }))
  }
}

extension YAMLConverter {
  /// What a scalar is by YAML 1.2's core schema, if it is plain and has no tag; else a string, unless a tag differs.
  private func content(of scalar: Node.Scalar) -> DocumentValue.Content {
    let text = restored(scalar.string)
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
