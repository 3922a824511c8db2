/// A value that a view tells the layout around it.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// A value that a view tells the layout around it, with its key (6.8 of the semantics).
public struct LayoutValue: Hashable, Sendable {
  /// The type of the key.
  package let key: ObjectIdentifier
  private let value: ErasedValue

  /// Makes the value of a key.
  package init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = ErasedValue(value)
  }

  /// The value, or `nil` where it belongs to another key.
  package func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value? {
    self.key == ObjectIdentifier(key) ? value.value as? Key.Value : nil
  }
}

/// A value of any type: equal to an equal one where its type has equality, otherwise only to itself.
package struct ErasedValue: Hashable, Sendable {
  private final class Identity: Sendable {}

  package let value: any Sendable
  private let identity = Identity()

  package init(_ value: any Sendable) { self.value = value }

  package static func == (one: Self, other: Self) -> Bool {
    if let first = one.value as? AnyHashable, let second = other.value as? AnyHashable { return first == second }
    return one.identity === other.identity
  }

  package func hash(into hasher: inout Hasher) {
    if let value = value as? AnyHashable { hasher.combine(value) } else { hasher.combine(ObjectIdentifier(identity)) }
  }
}
