public import Foundation
public import ViewTree

#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif
#if canImport(Darwin)
#endif

// How rows of lists and menus look and what can be done to them has no effect on layout.
extension View {
  /// Draws a view behind a row; no effect on layout.
  public func listRowBackground<V: View>(_ view: V?) -> ModifiedView<Self> { unmodified }

  /// Shows or hides the lines between rows; no effect on layout.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the colour of the lines between rows; no effect on layout.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> ModifiedView<Self> { unmodified }

  /// Shows or hides the lines between sections; no effect on layout.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the colour of the lines between sections; no effect on layout.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the tint of a row, and whose word is the last; no effect on layout.
  @_disfavoredOverload public func listItemTint(_ tint: ListItemTint?) -> ModifiedView<Self> { unmodified }

  /// Lets a row not be deleted; no effect on layout.
  public func deleteDisabled(_ isDisabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Lets a row not be moved; no effect on layout.
  public func moveDisabled(_ isDisabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Marks the view as that of a value, also where an optional is chosen: a picker around shows the view of the value that is
  /// chosen.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> ModifiedView<Self> { self.tag(tag) }

  /// Sets whether a menu closes when something is chosen; no effect on layout.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> ModifiedView<Self> { unmodified }

  /// Sets the tint of a row; no effect on layout.
  public func listItemTint(_ tint: Color?) -> ModifiedView<Self> { unmodified }

  /// Offers buttons where a row is swiped; no effect on layout.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows or hides the sign of a menu; no effect on layout.
  public func menuIndicator(_ visibility: Visibility) -> ModifiedView<Self> { unmodified }

  /// Sets the order of a menu; no effect on layout.
  public func menuOrder(_ order: MenuOrder) -> ModifiedView<Self> { unmodified }
}

extension ForEach {
  /// Lets rows be deleted; no effect on layout.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Lets rows be moved; no effect on layout.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }

  /// Lets rows be inserted by dropping something; no effect on layout.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    self
  }

  /// Lets rows be inserted by dropping something, of types by their names; no effect on layout.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    self
  }

  /// Lets rows be inserted by dropping values; no effect on layout.
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> Self {
    self
  }
}

/// A tint of rows.
public struct ListItemTint: Hashable, Sendable {
  private let color: Color?
  private var isFixed = false

  /// A colour, whatever else is set.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }
  /// A colour, if a user has not chosen another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// None.
  public static let monochrome = ListItemTint(color: nil)
}

/// Whether a menu closes when something is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item next to where the menu was opened.
  public static let priority = MenuOrder(name: "priority")
  /// The first item at the top.
  public static let fixed = MenuOrder(name: "fixed")
}

extension VerticalEdge {
  /// The upper and the lower edge, one of them, or none.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
