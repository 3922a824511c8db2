/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar that is usual.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar below a window in space.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
  /// A further bar of a window, by its name.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar \(id)")
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system thinks best.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
