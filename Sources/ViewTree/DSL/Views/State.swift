import Synchronization

/// A value that a view keeps and may change.
///
/// A tree is laid out as the value is when its body is made. Setting the value, say in `onGeometryChange`, does not lay
/// the tree out again: a later layout of the same view value sees it.
@propertyWrapper public struct State<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
  }

  private let storage: Storage

  /// Keeps a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Keeps a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value.withLock { $0 } }
    nonmutating set { storage.value.withLock { $0 = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Keeps no value.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that is kept somewhere else.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: Sendable {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void

  /// Makes a binding of a way to read a value and a way to change it.
  @preconcurrency public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: any WritableKeyPath<Value, Subject> & Sendable
  ) -> Binding<Subject> {
    Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding where Value: Sendable {
  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
}
