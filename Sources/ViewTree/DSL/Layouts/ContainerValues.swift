/// A value that a view tells the container around it.
public protocol ContainerValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view tells the container around it (6.8 of the semantics).
///
///     extension ContainerValues {
///       var isPinned: Bool {
///         get { self[IsPinnedKey.self] }
///         set { self[IsPinnedKey.self] = newValue }
///       }
///     }
public struct ContainerValues: Hashable, Sendable {
  private var values: [ObjectIdentifier: ErasedValue] = [:]
  /// Values by the names of the properties that `@Entry` declares.
  private var entries: [String: ErasedValue] = [:]

  /// Makes values that are all the default.
  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = ErasedValue(newValue) }
  }

  /// A value that is declared by `@Entry`, by the name of its property; nil where none has been set.
  public func entry<Value>(_ name: String) -> Value? { entries[name]?.value as? Value }

  /// Sets a value that is declared by `@Entry`.
  public mutating func setEntry<Value: Sendable>(_ name: String, to value: Value) { entries[name] = ErasedValue(value) }

  /// Sets the values that `other` sets.
  package mutating func merge(_ other: ContainerValues) {
    values.merge(other.values) { _, new in new }
    entries.merge(other.entries) { _, new in new }
  }
}

extension ViewNode {
  /// What the view tells its container.
  package var containerValues: ContainerValues {
    var values = ContainerValues()
    for case .containerValues(let own) in modifiers { values.merge(own) }
    return values
  }
}
