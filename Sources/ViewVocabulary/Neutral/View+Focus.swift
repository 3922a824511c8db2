public import ViewTree

// Which view has the focus has no effect on layout.
extension View {
  /// Lets the view take the focus; no effect on layout.
  public func focusable(_ isFocusable: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Lets the view take the focus for some purposes; no effect on layout.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> ModifiedView<Self> {
    unmodified
  }

  /// Lets the view take the focus, and acts when it does; no effect on layout. The older form.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Moves the focus through the views inside before it leaves them; no effect on layout.
  public func focusSection() -> ModifiedView<Self> { unmodified }

  /// Draws no ring around what has the focus; no effect on layout.
  public func focusEffectDisabled(_ disabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Binds whether the view has the focus; no effect on layout.
  public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedView<Self> { unmodified }

  /// Binds which view has the focus; no effect on layout.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the view that has the focus at first; no effect on layout.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Prefers the view where the focus is given in a space; no effect on layout.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Makes the view a space in which the focus is given; no effect on layout.
  public func focusScope(_ namespace: Namespace.ID) -> ModifiedView<Self> { unmodified }

  /// Turns a value by a watch's crown; no effect on layout.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> ModifiedView<Self> { unmodified }

  /// Turns a value by a watch's crown, between two others; no effect on layout.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> ModifiedView<Self> {
    unmodified
  }
}

/// What a view takes the focus for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For being pressed by a key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// For being changed by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// For what the system thinks best.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a view is given the focus that is to have it at first.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When nobody has chosen another.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// When a user moves the focus there, too.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// How far a watch's crown is turned for a step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// From far to near.
  case low, medium, high
}

/// Which view has the focus: none, in a layout.
@propertyWrapper public struct FocusState<Value: Hashable>: Sendable {
  /// A binding to the state.
  @propertyWrapper public struct Binding: Sendable {
    let state: State<Value>

    /// The value.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// No focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// No focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(state: state) }
}
