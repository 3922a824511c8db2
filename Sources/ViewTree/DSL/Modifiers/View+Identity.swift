extension View {
  /// Names the view with all its modifiers, those that follow included: results speak of it by this name.
  ///
  /// The name is the description of `id`; an optional counts as its value, so that `.id(Optional("x"))` names `x`. A name
  /// given further outside replaces it.
  public func id<ID: Hashable>(_ id: ID) -> NamedView<Self> {
    NamedView(content: self, name: (id as? any OptionalID)?.heldDescription ?? String(describing: id))
  }

  /// Traces what is proposed here and what the view reports, and if asked for where it is placed (6.9 of the
  /// semantics).
  ///
  /// - Parameters:
  ///   - label: The name under which the lines are traced.
  ///   - position: Whether placements are traced.
  public func inspect(_ label: String, position: Bool = false) -> ModifiedView<Self> {
    modified(by: .inspect(label: label, position: position))
  }
}

/// An id that may hold another one.
private protocol OptionalID {
  /// The description of what it holds, however many optionals are around that; nil where it holds nothing.
  var heldDescription: String? { get }
}

extension Optional: OptionalID {
  fileprivate var heldDescription: String? {
    map { ($0 as? any OptionalID)?.heldDescription ?? String(describing: $0) }
  }
}
