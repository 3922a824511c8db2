public import ViewTree

/// Two or three columns. In a compact width (`horizontalSizeClass`) the sidebar alone is shown and fills its proposal; in a
/// regular one each column before the last is 320 points wide, and the last takes the rest: 680 of 1,000 beside one sidebar
/// (V6.13 of the vocabulary).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail

  /// Shows two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Shows three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Shows those of two columns that are to be seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Shows those of three columns that are to be seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  private init(sidebar: Sidebar, content: Content?, detail: Detail) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    guard environment.horizontalSizeClass != .compact else { return ViewList(stackOf: sidebar, in: environment) }
    let columns = HStack(spacing: 0) {
      Column(content: sidebar)
      if let content { Column(content: content) }
      Screen(content: detail)
    }
    return ViewList(columns, in: environment).changingNode { $0.modifiers.append(.follows(.columns)) }
  }

  private struct Screen<Inside: View>: PrimitiveView {
    let content: Inside

    func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(columnOf: content, in: environment) }
  }

  private struct Column<Inside: View>: View {
    let content: Inside

    var body: some View { Screen(content: content).frame(width: 320) }
  }
}

/// Which columns are to be seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// How columns share their width.
public protocol NavigationSplitViewStyle {}

/// How columns share their width, by the name of the style.
public struct NamedNavigationSplitViewStyle: NavigationSplitViewStyle, Hashable, Sendable {
  let name: String
}

extension NavigationSplitViewStyle where Self == NamedNavigationSplitViewStyle {
  /// As the system thinks best.
  public static var automatic: NamedNavigationSplitViewStyle { NamedNavigationSplitViewStyle(name: "automatic") }
  /// The last column gives way.
  public static var balanced: NamedNavigationSplitViewStyle { NamedNavigationSplitViewStyle(name: "balanced") }
  /// The last column stays.
  public static var prominentDetail: NamedNavigationSplitViewStyle {
    NamedNavigationSplitViewStyle(name: "prominentDetail")
  }
}
