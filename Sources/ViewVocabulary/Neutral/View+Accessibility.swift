public import ViewTree

// What assistive technology is told of a view has no effect on layout.
extension View {
  /// Tells what the view is; no effect on layout.
  public func accessibilityLabel(_ label: Text) -> ModifiedView<Self> { unmodified }

  /// Tells what the view is; no effect on layout.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedView<Self> { unmodified }

  /// Tells the view's value; no effect on layout.
  public func accessibilityValue(_ value: Text) -> ModifiedView<Self> { unmodified }

  /// Tells the view's value; no effect on layout.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedView<Self> { unmodified }

  /// Tells what the view does; no effect on layout.
  public func accessibilityHint(_ hint: Text) -> ModifiedView<Self> { unmodified }

  /// Tells what the view does; no effect on layout.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedView<Self> { unmodified }

  /// Hides the view from assistive technology; no effect on layout.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedView<Self> { unmodified }

  /// Names the view for tests; no effect on layout.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedView<Self> { unmodified }

  /// Makes one element of the view; no effect on layout.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedView<Self> { unmodified }

  /// Tells traits of the view; no effect on layout.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> { unmodified }

  /// Takes traits away; no effect on layout.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> { unmodified }

  /// Stands another view in for this one; no effect on layout.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells when the view is read among its neighbours; no effect on layout.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedView<Self> { unmodified }

  /// Tells what the view is; no effect on layout. The older form of `accessibilityLabel`.
  public func accessibility(label: Text) -> ModifiedView<Self> { unmodified }

  /// Tells the view's value; no effect on layout.
  public func accessibility(value: Text) -> ModifiedView<Self> { unmodified }

  /// Tells what the view does; no effect on layout.
  public func accessibility(hint: Text) -> ModifiedView<Self> { unmodified }

  /// Hides the view from assistive technology; no effect on layout.
  public func accessibility(hidden: Bool) -> ModifiedView<Self> { unmodified }

  /// Names the view for tests; no effect on layout.
  public func accessibility(identifier: String) -> ModifiedView<Self> { unmodified }

  /// Tells traits of the view; no effect on layout.
  public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedView<Self> { unmodified }

  /// Takes traits away; no effect on layout.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedView<Self> { unmodified }

  /// Tells when the view is read among its neighbours; no effect on layout.
  public func accessibility(sortPriority: Double) -> ModifiedView<Self> { unmodified }

  /// Tells what people call the view; no effect on layout.
  public func accessibility(inputLabels: [Text]) -> ModifiedView<Self> { unmodified }

  /// Tells where the view is pressed, in points; no effect on layout.
  public func accessibility(activationPoint: CGPoint) -> ModifiedView<Self> { unmodified }

  /// Tells where the view is pressed, in fractions of it; no effect on layout.
  public func accessibility(activationPoint: UnitPoint) -> ModifiedView<Self> { unmodified }
}

/// What becomes of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let rank: Int

  /// They are not read.
  public static let ignore = AccessibilityChildBehavior(rank: 0)
  /// They are elements of their own.
  public static let contain = AccessibilityChildBehavior(rank: 1)
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(rank: 2)
}

/// What kind of thing a view is.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts a medium.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Something that can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Something in front of all others.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
