/// Trees as JSON values: what a view or a modifier is called and what its keys say is the registry's.
extension ViewNode {
  /// The view as a JSON value, `level` levels of views deep.
  func encoded(at path: DocumentPath, level: Int) throws(UnwritableDocument) -> JSONText {
    guard level <= DocumentFormat.deepestView else {
      throw UnwritableDocument(.refused(.tooManyLevels(limit: DocumentFormat.deepestView)), at: path)
    }
    guard let (entry, own) = try Registry.views.encoded(kind, at: path) else {
      throw UnwritableDocument(.view(kind.typeName), at: path)
    }
    // An entry that takes no id would lose it without a word.
    if id != nil, !entry.takesID { throw UnwritableDocument(.refused(.takesNoID(entry.name)), at: path) }
    var values = own
    values["id"] = id.map { .string($0) }
    values["content"] = try content.encoded(at: path.key("content"), level: level + 1)
    if case .composed(let composed) = kind {
      values.merge(try composed.object.encodedViews(at: path, level: level + 1)) { _, views in views }
    }
    var encoded: [JSONText] = []
    for (index, modifier) in modifiers.enumerated() {
      guard modifier.changesDocuments else { continue }
      encoded.append(try modifier.encoded(at: path.modifier(index), level: level + 1))
    }
    values["modifiers"] = .array(encoded)
    return entry.object.object(values)
  }
}

extension [ViewNode] {
  /// The views as the value of the key at `path`.
  fileprivate func encoded(at path: DocumentPath, level: Int) throws(UnwritableDocument) -> JSONText {
    var encoded: [JSONText] = []
    for (index, view) in enumerated() { encoded.append(try view.encoded(at: path.element(index), level: level)) }
    return .array(encoded)
  }
}

extension CheckedObject {
  /// The views at all keys that have some, `level` levels of views deep.
  fileprivate func encodedViews(at path: DocumentPath, level: Int) throws(UnwritableDocument) -> [String: JSONText] {
    var values: [String: JSONText] = [:]
    for key in keys where !views(key).isEmpty {
      values[key] = try views(key).encoded(at: path.key(key), level: level)
    }
    return values
  }
}

extension ModifierNode {
  /// Whether a document without the modifier has another layout: rules are told by the layout, and effects are seen by readers
  /// alone, which no document has.
  fileprivate var changesDocuments: Bool {
    switch self {
    case .follows: false
    case .passing(let modifier): !(modifier.parameters is DrawingEffect)
    default: true
    }
  }

  /// The modifier as a JSON value; its views are `level` levels of views deep.
  fileprivate func encoded(at path: DocumentPath, level: Int) throws(UnwritableDocument) -> JSONText {
    // Views inside are written first, as the frame that tells modifiers apart is larger than this one.
    let content = try content?.encoded(at: path.key("content"), level: level)
    guard let (entry, own) = try Registry.modifiers.encoded(self, at: path) else {
      throw UnwritableDocument(.modifier(nameInSource), at: path)
    }
    var values = own
    values["content"] = content
    if case .composed(let composed) = self {
      values.merge(try composed.object.encodedViews(at: path, level: level)) { _, views in views }
    }
    let unread: [JSONText.Member] =
      switch self {
      case .neutral(let modifier): modifier.members
      case .composed(let modifier): modifier.object.ignored
      default: []
      }
    return unread.reduce(entry.object.object(values)) { $0.adding($1) }
  }

  /// The name of a modifier that only source can hold, as it has closures or types in it.
  private var nameInSource: String {
    switch self {
    case .layoutValue: "layoutValue"
    case .containerValues: "containerValue"
    case .geometry(.space): "coordinateSpace"
    case .layoutDirection: "environment"
    case .passing(let modifier) where modifier.parameters is SymbolMetrics: "Image(systemName:)"
    case .geometry(.atPlacement): "anchorPreference"
    default: "onGeometryChange"
    }
  }
}
