import Synchronization

/// A value that a view keeps and may change.
///
/// A tree is laid out as the value is when its body is made. Setting the value, say in `onGeometryChange`, does not lay
/// the tree out again: a later layout of the same view value sees it.
///
/// SwiftUI's views are bound to the main actor, so that a state may be of any type. Here views are made on every thread, and
/// a state is read and set under a lock; what an object in it does on several threads at once is up to the object.
@propertyWrapper public struct State<Value>: Sendable {
  /// The lock, around a value that need not be `Sendable`.
  private final class Storage: @unchecked Sendable {
    private let lock = Mutex(())
    private var value: Value

    init(_ value: Value) { self.value = value }

    var current: Value {
      get { lock.withLock { _ in value } }
      set { lock.withLock { _ in value = newValue } }
    }
  }

  private let storage: Storage

  /// Keeps a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Keeps a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.current }
    nonmutating set { storage.current = newValue }
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

  /// Takes a binding over, as a closure's parameter `$item` does.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: any WritableKeyPath<Value, Subject> & Sendable
  ) -> Binding<Subject> {
    Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    let constant = State(wrappedValue: value)
    return Binding(get: { constant.wrappedValue }, set: { _ in })
  }

  /// A binding to an optional value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional one; nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = State(wrappedValue: value)
    self.init(get: { base.wrappedValue ?? last.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}

extension Binding {
  /// A way to a value that cannot be checked to be `Sendable`, as one through an index of any type.
  private struct Access: @unchecked Sendable {
    let get: () -> Value
    let set: (Value) -> Void
  }

  package init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    let access = Access(get: get, set: set)
    self.init(get: { access.get() }, set: { access.set($0) })
  }
}

extension Binding where Value: MutableCollection {
  /// Bindings to the elements, in order.
  package var elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
}
