public import ViewTree

/// What is known of a change while it is made.
public struct Transaction: Sendable {
  /// Values by the types of their keys. They are read and set one after the other.
  private struct Values: @unchecked Sendable {
    var byKey: [ObjectIdentifier: Any] = [:]
    var byName: [String: Any] = [:]
  }

  /// How it is animated; `nil` for not at all.
  public var animation: Animation?
  /// Whether views may not animate it.
  public var disablesAnimations = false
  /// Whether it is one of many, as while a finger moves.
  public var isContinuous = false
  /// Whether its speed is measured, for the animations that follow.
  public var tracksVelocity = false
  private var values = Values()

  /// Makes a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // The value may be an optional, as which nothing at all would count too.
      guard let value = values.byKey[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values.byKey[ObjectIdentifier(key)] = newValue }
  }

  /// A value that is declared by `@Entry`, by the name of its property; nil where none has been set.
  public func entry<Value>(_ name: String) -> Value? { values.byName[name] as? Value }

  /// Sets a value that is declared by `@Entry`.
  public mutating func setEntry<Value>(_ name: String, to value: Value) { values.byName[name] = value }

  /// Acts when the animations are done, which those of a layout never begin.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// A value that is told of a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is told.
  static var defaultValue: Value { get }
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When little is left of it.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing is left of it.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes something with an animation, which here is just done.
@discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes something with an animation, which here is just done. What would follow the animation is not: the layout is that
/// of the moment of the change.
@discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

/// Changes something in a transaction, which here is just done.
@discardableResult public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes something in a transaction with a value, which here is just done.
@discardableResult public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The binding, whose changes would be made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// Makes a binding of a way to read a value and a way to change it that is told how the change is animated: not at all.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(reading: get, writing: { set($0, Transaction()) })
  }
}
