public import ViewTree

// What can be done with a view by assistive technology has no effect on layout.
extension View {
  /// Offers an action of a kind; no effect on layout.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers an action with a label; no effect on layout.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers an action with a name; no effect on layout.
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers an action with a name; no effect on layout.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers the actions of some views; no effect on layout.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> ModifiedView<Self> {
    unmodified
  }

  /// Lets the view's value be changed in steps; no effect on layout.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Scrolls the view; no effect on layout.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedView<Self> { unmodified }

  /// Makes what the view shows larger and smaller; no effect on layout.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells where the view is pressed, in points; no effect on layout.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedView<Self> { unmodified }

  /// Tells where the view is pressed, in fractions of it; no effect on layout.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedView<Self> { unmodified }

  /// Tells from where the view is dragged, in fractions of it; no effect on layout.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedView<Self> { unmodified }

  /// Tells from where the view is dragged, in fractions of it; no effect on layout.
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells where something is dropped on the view, in fractions of it; no effect on layout.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedView<Self> { unmodified }

  /// Tells where something is dropped on the view, in fractions of it; no effect on layout.
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> ModifiedView<Self> {
    unmodified
  }

  /// Lets the view be touched directly; no effect on layout.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells whether the view answers to a user; no effect on layout.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells whether the view answers to a user, if it is not turned off; no effect on layout.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells what people call the view; no effect on layout.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedView<Self> { unmodified }

  /// Tells what people call the view; no effect on layout.
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedView<Self> { unmodified }

  /// Tells what people call the view, if it is not turned off; no effect on layout.
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedView<Self> {
    unmodified
  }
}

/// A kind of action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// An action with a name.
  public init(named name: Text) { self.name = "named \(name)" }

  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving something.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What is done most.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Taking something away.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Making something larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether something gets larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Whether it gets larger or smaller.
  public let direction: Direction
  /// Where, in fractions of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// How a view can be touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only after it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Without being read aloud.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Upwards.
  case increment
  /// Downwards.
  case decrement
}
