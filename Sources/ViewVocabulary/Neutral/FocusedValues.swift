public import Observation
public import ViewTree

/// A value of the view that has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view that has the focus: none in a layout, where no view has it.
public struct FocusedValues: Sendable {
  /// Makes values, of which there are none.
  init() {}

  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// Reads a value of the view that has the focus: none in a layout.
@propertyWrapper public struct FocusedValue<Value>: @unchecked Sendable {
  /// Captures nothing but a key path.
  private let read: (FocusedValues) -> Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads an object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { _ in nil } }

  /// The value.
  public var wrappedValue: Value? { read(FocusedValues()) }
}

/// Reads a binding of the view that has the focus: none in a layout.
@propertyWrapper public struct FocusedBinding<Value>: @unchecked Sendable {
  /// Captures nothing but a key path.
  private let read: (FocusedValues) -> Binding<Value>?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  /// The value of the binding, if there is one.
  public var wrappedValue: Value? {
    get { read(FocusedValues())?.wrappedValue }
    nonmutating set { if let newValue { read(FocusedValues())?.wrappedValue = newValue } }
  }

  /// A binding to the value of the binding, if there is one.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Reads an object of the view that has the focus: none in a layout.
@propertyWrapper public struct FocusedObject<Object: ObservableObject>: Sendable {
  /// Reads an object of a type.
  public init() {}

  /// The object.
  public var wrappedValue: Object? { nil }

  /// Bindings to the object's properties, if there is one.
  public var projectedValue: ObjectBindings<Object>? { nil }
}

extension View {
  /// Hands a value up while the view has the focus; no effect on layout.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Hands a value up while the view has the focus, if there is one; no effect on layout.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Hands an object up while the view has the focus; no effect on layout.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> ModifiedView<Self> { unmodified }

  /// Hands a value up while the window has the focus; no effect on layout.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Hands a value up while the window has the focus, if there is one; no effect on layout.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Hands an object up while the window has the focus; no effect on layout.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> ModifiedView<Self> { unmodified }

  /// Hands an object up while the view has the focus; no effect on layout.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> ModifiedView<Self> { unmodified }

  /// Hands an object up while the window has the focus; no effect on layout.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> ModifiedView<Self> { unmodified }
}
