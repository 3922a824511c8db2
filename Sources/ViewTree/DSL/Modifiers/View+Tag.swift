extension View {
  /// Marks the view as that of a value: a picker around shows the view of the value that is chosen. No effect on layout by
  /// itself.
  public func tag<V: Hashable>(_ tag: V) -> ModifiedView<Self> {
    ModifiedView(content: self) { environment in
      environment.readsTags ? [.tag(SelectionTag(tag))] : []
    }
  }
}

/// A value by which views are chosen: an optional counts as what it holds.
package struct SelectionTag: Hashable, @unchecked Sendable {
  /// Compared and not changed, so that a value of any type can be handed from thread to thread; nil for an optional that
  /// holds nothing.
  private let value: AnyHashable?

  /// Takes a value.
  package init(_ value: some Hashable) {
    if let optional = value as? any OptionalTag { self.value = optional.held } else { self.value = AnyHashable(value) }
  }
}

/// A value that may hold another one.
private protocol OptionalTag {
  /// What it holds, however many optionals are around that; nil where it holds nothing.
  var held: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var held: AnyHashable? {
    flatMap { value in (value as? any OptionalTag).map(\.held) ?? AnyHashable(value) }
  }
}

extension ModifierNode {
  /// The mark of a value.
  fileprivate static func tag(_ tag: SelectionTag) -> ModifierNode {
    var values = ContainerValues()
    values[TagKey.self] = tag
    return .containerValues(values)
  }
}

extension ViewNode {
  /// The value of which the view is.
  package var tag: SelectionTag? { containerValues[TagKey.self] }

  /// The view without its mark and those of views inside, which no document could hold.
  package var untagged: ViewNode {
    var node = self
    if let tag { node.modifiers.removeAll { $0 == .tag(tag) } }
    if !node.content.isEmpty { node.content = node.content.map(\.untagged) }
    return node
  }

  /// Marks the view as that of a value, unless it is marked already.
  mutating func mark(_ tag: SelectionTag) {
    if self.tag == nil { modifiers.append(.tag(tag)) }
  }
}

extension Subview {
  /// The value of which the view is.
  package var tag: SelectionTag? { node.tag }

  /// The view without its mark.
  package var untagged: ViewNode { node.untagged }
}

extension EnvironmentValues {
  /// Whether a view around looks for the values of which views are.
  package var readsTags: Bool {
    get { self[ReadsTagsKey.self] }
    set { self[ReadsTagsKey.self] = newValue }
  }
}

private enum TagKey: ContainerValueKey { static var defaultValue: SelectionTag? { nil } }
private enum ReadsTagsKey: EnvironmentKey { static var defaultValue: Bool { false } }
