// Touches, pointers and keys have no effect on layout.
extension View {
  /// Makes the view answer to no touch; no effect on layout.
  public func disabled(_ disabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Lets touches pass through; no effect on layout.
  public func allowsHitTesting(_ enabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Acts on taps; no effect on layout.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedView<Self> { unmodified }

  /// Acts on taps with their place; no effect on layout.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on a long press; no effect on layout.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on a gesture; no effect on layout.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> ModifiedView<Self> { unmodified }

  /// Acts on a gesture beside others; no effect on layout.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on a gesture before others; no effect on layout.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts when a pointer comes and goes; no effect on layout.
  public func onHover(perform action: @escaping (Bool) -> Void) -> ModifiedView<Self> { unmodified }

  /// Shows that a pointer is there; no effect on layout.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> ModifiedView<Self> { unmodified }

  /// Shows a menu on a long press; no effect on layout.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> ModifiedView<Self> { unmodified }

  /// Shows a menu and a preview on a long press; no effect on layout.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Explains the view where a pointer rests; no effect on layout.
  public func help(_ text: Text) -> ModifiedView<Self> { unmodified }

  /// Explains the view where a pointer rests; no effect on layout.
  public func help<S: StringProtocol>(_ text: S) -> ModifiedView<Self> { unmodified }

  /// Presses the view by a key; no effect on layout.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> ModifiedView<Self> {
    unmodified
  }

  /// Presses the view by a key; no effect on layout.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> ModifiedView<Self> { unmodified }
}

/// A key with those that are held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// How a view shows that a pointer is there.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system does.
  public static let automatic = HoverEffect(name: "automatic")
  /// Lit.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// Which gestures are heard.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A movement of fingers or a pointer, which no layout ever sees.
public protocol Gesture {
  /// What is told of it.
  associatedtype Value
}

extension Gesture {
  /// Acts at the end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Keeps a state while it lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
}

extension Gesture where Value: Equatable {
  /// Acts on changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// Taps.
public struct TapGesture: Gesture {
  /// Nothing is told of a tap.
  public typealias Value = Void
  /// How many taps.
  public var count: Int

  /// Makes a gesture of some taps.
  public init(count: Int = 1) { self.count = count }
}

/// A press of some seconds.
public struct LongPressGesture: Gesture {
  /// Whether it is pressed.
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A drag.
public struct DragGesture: Gesture {
  /// Where a drag is. Lengths are in points.
  public struct Value: Equatable, Sendable {
    /// Where it is now.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it will end if it slows down.
    public var predictedEndLocation: CGPoint { location }
    /// How far it will come if it slows down.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// In points.
  public var minimumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }

  /// Makes a gesture in a coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that move apart.
public struct MagnificationGesture: Gesture {
  /// By what factor.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  /// By what angle.
  public typealias Value = Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that lasts as long as a gesture; outside of one it is as it began.
@propertyWrapper public struct GestureState<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Keeps a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Keeps a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}
