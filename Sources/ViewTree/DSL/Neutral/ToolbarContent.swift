/// Items of bars, which a layout does not show.
public protocol ToolbarContent {}

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
}

/// An item of a bar, which a layout does not show.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Makes an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Several items of a bar, which a layout does not show.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Makes items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// Items of a bar from several statements.
public struct ToolbarContents: ToolbarContent {}

/// Builds the items of bars, of which a layout needs none.
@resultBuilder public enum ToolbarContentBuilder {
  /// Takes an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds several items.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarContents {
    ToolbarContents()
  }

  /// Builds the items of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the items of a condition that holds.
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> ToolbarContents {
    ToolbarContents()
  }

  /// Builds the items of a condition that does not hold.
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> ToolbarContents {
    ToolbarContents()
  }
}
