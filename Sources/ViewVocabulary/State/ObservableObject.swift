public import ViewTree

/// An object whose changes views would follow. A layout reads it once, and follows nothing.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// Tells that the object is about to change, which nobody hears.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

#if canImport(Combine)
  public import class Combine.ObservableObjectPublisher
#else
  /// Tells that an object is about to change, which nobody hears.
  public final class ObservableObjectPublisher: Publisher, Sendable {
    /// Nothing is told but that.
    public typealias Output = Void
    /// It does not fail.
    public typealias Failure = Never

    /// Makes a publisher.
    public init() {}

    /// Does nothing: a layout follows no changes.
    public func send() {}
  }
#endif

/// A property of an object whose changes views would follow.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Keeps a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Keeps a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  #if !canImport(Combine)
    /// A publisher of the property's values, which publishes none.
    public var projectedValue: Publisher { Publisher() }
  #endif
}

extension Published: Sendable where Value: Sendable {}

/// An object that is handed from thread to thread; what it does on several at once is up to the object.
struct SharedObject<Object: AnyObject>: @unchecked Sendable {
  let object: Object

  /// A binding to a property.
  func binding<Value>(to keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    let path = SharedPath(keyPath: keyPath)
    return Binding(get: { object[keyPath: path.keyPath] }, set: { object[keyPath: path.keyPath] = $0 })
  }

  private struct SharedPath<Value>: @unchecked Sendable {
    let keyPath: ReferenceWritableKeyPath<Object, Value>
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup public struct ObjectBindings<Object: AnyObject>: Sendable {
  let shared: SharedObject<Object>

  /// A binding to a property.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    shared.binding(to: keyPath)
  }
}

/// An object that a view is given.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty, Sendable {
  private var shared: SharedObject<Object>

  /// Takes an object.
  public init(wrappedValue: Object) { shared = SharedObject(object: wrappedValue) }

  /// Takes an object.
  public init(initialValue: Object) { self.init(wrappedValue: initialValue) }

  /// The object.
  public var wrappedValue: Object {
    get { shared.object }
    set { shared = SharedObject(object: newValue) }
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(shared: shared) }
}

/// An object that a view makes and keeps.
@propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty, Sendable {
  /// The object, made when it is first read.
  private final class Storage: @unchecked Sendable {
    private let make: () -> Object
    private let made = State<Object?>(wrappedValue: nil)

    init(_ make: @escaping () -> Object) { self.make = make }

    var object: Object {
      if let object = made.wrappedValue { return object }
      let object = make()
      made.wrappedValue = object
      return object
    }
  }

  private let storage: Storage

  /// Keeps an object, made when it is first read.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { storage = Storage(wrappedValue) }

  /// The object.
  public var wrappedValue: Object { storage.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(shared: SharedObject(object: storage.object)) }
}

/// An object that a view around hands down by `environmentObject`.
///
/// Reading it stops the program where no view around hands one down, as it does in SwiftUI.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, Sendable {
  /// Reads the object of a type.
  public init() {}

  /// The object where the body is made.
  public var wrappedValue: Object {
    guard let object = EnvironmentValues.current.object(of: Object.self) else {
      preconditionFailure(
        "no view around hands down an object of type \(Object.self): add .environmentObject(_:) to one of them")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(shared: SharedObject(object: wrappedValue)) }
}

extension EnvironmentValues {
  /// The object of a type that is handed down.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    (objects[ObjectIdentifier(type)] as? SharedObject<Object>)?.object
  }

  /// Hands an object down; takes one away where it is nil.
  mutating func hand<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object.map { SharedObject(object: $0) }
  }
}

extension View {
  /// Hands an object down to the views inside this one.
  public func environmentObject<T: ObservableObject>(_ object: T) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0.hand(object) }
  }
}
