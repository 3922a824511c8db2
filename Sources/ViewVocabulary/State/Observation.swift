@_exported public import Observation
public import ViewTree

extension Environment {
  /// Reads an object that a view around hands down by `environment(_:)`.
  ///
  /// Reading it stops the program where no view around hands one down, as it does in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(reading: { values in
      guard let object = values.object(of: objectType) else {
        preconditionFailure(
          "no view around hands down an object of type \(objectType): add .environment(_:) to one of them")
      }
      return object
    })
  }

  /// Reads an object that a view around may hand down.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(reading: { $0.object(of: objectType) })
  }
}

extension View {
  /// Hands an object down to the views inside this one; takes one away where it is nil.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0.hand(object) }
  }
}

/// Makes bindings to the properties of an object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable>: Sendable {
  private var shared: SharedObject<Value>

  /// Takes an object.
  public init(wrappedValue: Value) { shared = SharedObject(object: wrappedValue) }

  /// Takes an object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// The object.
  public var wrappedValue: Value {
    get { shared.object }
    set { shared = SharedObject(object: newValue) }
  }

  /// The bindable itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    shared.binding(to: keyPath)
  }
}
