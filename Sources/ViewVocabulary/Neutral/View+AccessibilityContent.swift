public import ViewTree

// What assistive technology reads of a view has no effect on layout.
extension View {
  /// Tells what the view is, if it is not turned off; no effect on layout.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Tells what the view is, if it is not turned off; no effect on layout.
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Tells the view's value, if it is not turned off; no effect on layout.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Tells the view's value, if it is not turned off; no effect on layout.
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Tells what the view does, if it is not turned off; no effect on layout.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Tells what the view does, if it is not turned off; no effect on layout.
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Tells what the view is, by what it is called otherwise and more; no effect on layout.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Hides the view from assistive technology, if that is not turned off; no effect on layout.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Names the view for tests, if that is not turned off; no effect on layout.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Tells how high the view is among headings; no effect on layout.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedView<Self> { unmodified }

  /// Tells what kind of text the view shows; no effect on layout.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedView<Self> { unmodified }

  /// Stands other views in for those inside this one; no effect on layout.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> ModifiedView<Self> { unmodified }

  /// Tells something more; no effect on layout.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells something more; no effect on layout.
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells something more; no effect on layout.
  public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells something more, by a key; no effect on layout.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Tells something more, by a key; no effect on layout.
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Joins the view with others that belong to it; no effect on layout.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> ModifiedView<Self> {
    unmodified
  }

  /// Joins a view that names another with that; no effect on layout.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Keeps the view's colours where others are turned into their opposites; no effect on layout.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Shows the view large on a long press; no effect on layout.
  public func accessibilityShowsLargeContentViewer() -> ModifiedView<Self> { unmodified }

  /// Shows another view large on a long press; no effect on layout.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Reads the view letter by letter; no effect on layout.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Reads the view in a higher or lower voice; no effect on layout.
  public func speechAdjustedPitch(_ value: Double) -> ModifiedView<Self> { unmodified }

  /// Reads the marks between words; no effect on layout.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Reads what is announced after what is read already; no effect on layout.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> ModifiedView<Self> { unmodified }
}

/// How high a heading is.
@frozen public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// It is not said.
  case unspecified
  /// From the highest to the lowest.
  case h1, h2, h3, h4, h5, h6
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a program writes.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table with sums.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Which of two views that belong together one is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that names the other.
  case label
  /// The one that is named.
  case content
}

/// Names something more that is told of views.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let id: String

  /// Makes a key with a name and an id.
  public init<L: StringProtocol>(_ label: L, id: String) { self.id = id }

  /// Makes a key with a name and an id.
  public init(_ label: Text, id: String) { self.id = id }

  /// Makes a key with a name, which is its id too.
  public init<L: StringProtocol>(_ label: L) { id = String(label) }
}

/// Something more that is told of views.
public enum AXCustomContent {
  /// When it is told.
  public enum Importance: UInt, Hashable, Sendable {
    /// When it is asked for.
    case `default`
    /// With the view.
    case high
  }
}
