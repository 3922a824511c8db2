public import ViewTree

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

  /// Acts on a long press; no effect on layout. The older form.
  @_disfavoredOverload public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
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

  /// Acts on a gesture, if it is not turned off; no effect on layout.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Acts on a gesture with a name; no effect on layout.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on a gesture beside others, if it is not turned off; no effect on layout.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Acts on a gesture with a name beside others; no effect on layout.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Acts on a gesture before others, if it is not turned off; no effect on layout.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Acts on a gesture with a name before others; no effect on layout.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Hears gestures at edges of the screen before the system does; no effect on layout.
  public func defersSystemGestures(on edges: Edge.Set) -> ModifiedView<Self> { unmodified }

  /// Shows a menu on a long press; no effect on layout.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> ModifiedView<Self> { unmodified }

  /// Shows a menu and a preview on a long press; no effect on layout.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows a menu on a long press on rows that can be selected; no effect on layout.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Explains the view where a pointer rests; no effect on layout.
  public func help(_ text: Text) -> ModifiedView<Self> { unmodified }

  /// Explains the view where a pointer rests; no effect on layout.
  public func help<S: StringProtocol>(_ text: S) -> ModifiedView<Self> { unmodified }
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
