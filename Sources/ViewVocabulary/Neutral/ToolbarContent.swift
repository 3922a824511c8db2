public import ViewTree

/// Items of bars, which a layout does not show.
public protocol ToolbarContent {
  /// The type of the items.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Items of bars with nothing else inside.
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Never asked for.
  public var body: Never { return preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
  /// Shows or hides the background that an item shares with others; no effect on layout.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Names the view from which a screen grows; no effect on layout.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }

  /// Hides an item, for which no bar is there then.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : Optional(self) }
}

/// Items of bars that users can move and take away.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets whether an item is there before a user changes the bar; no effect on layout.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Sets how users can change an item; no effect on layout.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }
}

/// What else holds of an item that users can move.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is always offered.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// How users can change an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// They can move it and not take it away.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// They cannot.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Before the title.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// For what is done most.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// For what is done less.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// For a state.
  public static let status = ToolbarItemPlacement(name: "status")
  /// For the end of a task.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// For leaving a task.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// For leaving something out.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the leading end of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the leading end of the upper bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the trailing end of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// At the trailing end of the upper bar, where it always is.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// In the place of the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// In the place of the second title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// In the place of the second title below a large one.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  /// Below a window in space.
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
  /// In a further bar of a window, by its name.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar \(id)")
  }
}

/// An item of a bar, which a layout does not show; the lower bar is there where one stands in it.
public struct ToolbarItem<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement

  /// Makes an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
  }

  /// Makes an item that users can move and take away, by its name.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
  }
}

/// Several items of a bar, which a layout does not show.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement

  /// Makes items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
  }

  /// Makes items that become one with a label where there is little room.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
  }

  /// Makes items that users can move and take away, by their name.
  public init<C: View, L: View>(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
  }
}

/// Items of a bar that can become one with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
}

extension LabeledToolbarItemGroupContent: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(content, in: environment) }
}

/// An item that bars have without being asked, at another place.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement

  /// Puts an item at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) { self.placement = placement }
}

/// Room between items of a bar, which a layout does not show.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Makes room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How large room is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As large as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As large as the system thinks best.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A menu at the title of a screen, which a layout does not show.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Never asked for.
  public var body: Never { return preconditionFailure("an optional item of a bar has no body") }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Items of a bar from several statements.
public struct ToolbarContents: PrimitiveToolbarContent, CustomizableToolbarContent {
  let items: [any ToolbarContent]
}

/// Builds the items of bars, of which a layout needs the places.
@resultBuilder public enum ToolbarContentBuilder {
  /// Takes an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds several items.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarContents {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return ToolbarContents(items: items)
  }

  /// Builds the items of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the items of a condition that holds.
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> ToolbarContents {
    ToolbarContents(items: [content])
  }

  /// Builds the items of a condition that does not hold.
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> ToolbarContents {
    ToolbarContents(items: [content])
  }

  /// Builds the items of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarContents {
    ToolbarContents(items: [content])
  }
}
