/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Enough.
  case regular
}

extension EnvironmentValues {
  /// How much width there is: enough on a Mac, and elsewhere little where nothing says more, as on a phone held upright (V9.1
  /// of the vocabulary).
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (platformMetrics.system.isMac ? .regular : .compact) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much height there is; enough.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum WindowWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The width of the window in points; `nil` where nobody knows it.
  package var windowWidth: CGFloat? {
    get { self[WindowWidthKey.self] }
    set { self[WindowWidthKey.self] = newValue }
  }

  /// Whether the window has the margins of the wide phones and of tablets, which are 414 points wide and more.
  var hasWideMargins: Bool {
    guard !platformMetrics.system.isMac, let windowWidth, windowWidth < .infinity else { return false }
    return windowWidth >= 414
  }
}
