extension Entry<ViewKind> {
  /// Describes a view that stands for others.
  ///
  /// - Parameters:
  ///   - isSpliced: Whether there is no view of its own around what it stands for.
  ///   - takesID: Whether it can have an id; by default where there is a view of its own.
  ///   - view: Makes the views of what a document states.
  static func composed(
    _ name: String, _ summary: String, _ rule: Rule, as layoutClass: LayoutClass = .control, calls: [String],
    isSpliced: Bool = false, takesID: Bool? = nil, keys: [KeyFormat] = [], rules: [KeyRule] = [],
    view: @escaping @Sendable (ComposedParts) -> any View
  ) -> Entry<ViewKind> {
    var entry = Entry<ViewKind>(
      name, summary, rule, as: layoutClass, calls: calls, takesID: takesID ?? !isSpliced, keys: keys, rules: rules,
      make: { .composed(ComposedView(name: name, object: $0.ofItsOwn, isSpliced: isSpliced, view: view)) },
      write: { kind, path throws(UnwritableDocument) in
        guard case .composed(let composed) = kind, composed.name == name else { return nil }
        return try composed.object.encoded(by: keys, at: path)
      })
    entry.isSpliced = isSpliced
    return entry
  }
}

extension Entry<ModifierNode> {
  /// Describes a modifier that hands values down, or is made of other modifiers.
  ///
  /// - Parameters:
  ///   - takesAnyKeys: Whether keys that are not known may stand there too, which have no effect.
  ///   - view: Modifies a view by what a document states.
  static func composed(
    _ name: String, _ summary: String, _ rule: Rule, as layoutClass: LayoutClass = .layout, calls: [String],
    takesAnyKeys: Bool = false, keys: [KeyFormat] = [], rules: [KeyRule] = [],
    view: @escaping @Sendable (ComposedParts, HeldContent) -> any View
  ) -> Entry<ModifierNode> {
    var entry = Entry(
      name, summary, rule, as: layoutClass, calls: calls, keys: keys, rules: rules,
      make: { .composed(ComposedModifier(name: name, object: $0.ofItsOwn, view: view)) },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .composed(let composed) = modifier, composed.name == name else { return nil }
        return try composed.object.encoded(by: keys, at: path)
      })
    entry.object.takesAnyKeys = takesAnyKeys
    return entry
  }
}

extension CheckedObject {
  /// The values of some keys as a document has them, but for views, whose depth their writer knows.
  func encoded(by keys: [KeyFormat], at path: DocumentPath) throws(UnwritableDocument) -> [String: JSONText] {
    var encoded: [String: JSONText] = [:]
    for key in keys {
      guard let value = value(key.name) else { continue }
      encoded[key.name] = try value.encoded(as: key.value, at: path.key(key.name))
    }
    return encoded
  }

  /// The views at all keys.
  var allViews: [ViewNode] {
    keys.flatMap { views($0) }
  }
}

extension CheckedValue {
  fileprivate func encoded(
    as format: ValueFormat, at path: DocumentPath
  ) throws(UnwritableDocument) -> JSONText? {
    switch (self, format) {
    case (.number(let number), _): return .number(number)
    case (.text(let text), _): return .string(text)
    case (.texts(let texts), _): return .array(texts.map { .string($0) })
    case (.flag(let flag), _): return .bool(flag)
    case (.unitPoint(let point), _): return point.encoded
    case (.object(let object), .object(let inner)):
      return inner.object(try object.encoded(by: inner.keys, at: path))
    case (.object(let object), .font):
      return Registry.font.object(try object.encoded(by: Registry.font.keys, at: path))
    case (.objects(let objects), .objects(let inner)):
      var elements: [JSONText] = []
      for (index, object) in objects.enumerated() {
        elements.append(inner.object(try object.encoded(by: inner.keys, at: path.element(index))))
      }
      return .array(elements)
    default: return nil
    }
  }
}
