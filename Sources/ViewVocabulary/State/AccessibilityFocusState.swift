public import ViewTree

/// Where the focus of a reader of the screen is: nowhere while a tree is laid out.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, Sendable {
  /// A way to the place, as that to a ``FocusState``.
  public typealias Binding = FocusState<Value>.Binding

  private let state: State<Value>

  /// Is told whether a view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Is told which view has the focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The place.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to the place.
  public var projectedValue: Binding { Binding(state: state) }
}

extension View {
  /// Tells whether the view has the focus of a reader of the screen; no effect on layout.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells which view has the focus of a reader of the screen; no effect on layout.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedView<Self> {
    unmodified
  }
}
