public import Foundation
public import ViewTree

/// A value that a program keeps from run to run. A layout sees the value that is written in source.
@propertyWrapper public struct AppStorage<Value>: Sendable {
  private let state: State<Value>

  /// Keeps a value under a key.
  ///
  /// - Parameter store: Where the value is kept; it is not read.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps no value under a key.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key) }
}

/// A value that a window keeps from run to run. A layout sees the value that is written in source.
@propertyWrapper public struct SceneStorage<Value>: Sendable {
  private let state: State<Value>

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps no value under a key.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
