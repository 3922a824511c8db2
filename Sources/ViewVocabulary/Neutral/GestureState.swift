internal import ViewTree

/// A value that lasts as long as a gesture; outside of one it is as it began.
@propertyWrapper public struct GestureState<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Keeps a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Keeps a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Keeps a value that goes back with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }

  /// Keeps a value that goes back with an animation.
  public init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue) }

  /// Keeps a value that goes back as a closure says.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Keeps a value that goes back as a closure says.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue)
  }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Keeps no value.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }

  /// Keeps no value, and goes back to none as a closure says.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}
