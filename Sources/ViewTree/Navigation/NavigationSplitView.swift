/// Two or three columns. In a compact width (`horizontalSizeClass`) the sidebar alone is shown and fills its proposal; in a
/// regular one each column before the last has a width of its own, 320 points on a tablet, and the last takes the rest: 680 of
/// 1,000 beside one sidebar; a column that its `columnVisibility` hides has none. `.automatic` shows all of them, as a tablet
/// does that lies on its long side. On a Mac the sidebar is 140 points wide with 8 around it, and the column after it 200 (V6.13 of the
/// vocabulary).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility

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
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility.wrappedValue)
  }

  /// Shows those of three columns that are to be seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue)
  }

  private init(
    sidebar: Sidebar, content: Content?, detail: Detail, visibility: NavigationSplitViewVisibility = .automatic
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
  }
}

extension NavigationSplitView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let measures = ControlMeasures(environment)
    guard environment.horizontalSizeClass != .compact || measures.system.isMac else {
      return ViewList(stackOf: sidebar, in: environment)
    }
    let columns = HStack(spacing: 0) {
      if visibility != .detailOnly, content == nil || visibility != .doubleColumn {
        Column(content: sidebar, width: measures[.sidebarWidth])
          .padding(measures.system.isMac ? measures[.sidebarInset] : 0)
      }
      if let content, visibility != .detailOnly {
        Column(content: content, width: measures[.contentColumnWidth])
        if measures.system.isMac { Color.clear.frame(width: measures[.columnDivider]) }
      }
      Column(content: detail, width: nil)
    }
    return ViewList(columns, in: environment).changingNode { node in
      node.modifiers += measures.rules.map { .follows($0) }
    }
  }
}

/// A column of a split view.
private struct Column<Content: View>: PrimitiveView {
  let content: Content
  /// The width in points where the views inside say none; nil for the last column, which takes the rest whatever they say.
  let width: CGFloat?

  func lowered(in environment: EnvironmentValues) -> ViewList {
    let (list, stated) = environment.gathering(ColumnWidth.self) { ViewList(columnOf: content, in: $0) }
    guard let width else { return list }
    return list.changingNode {
      $0.modifiers.append(.frame(width: stated ?? width, height: nil, alignment: .center))
    }
  }
}

/// The width that a column's views say it has, in points.
private enum ColumnWidth: PreferenceKey {
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the width of the column of a split view in which the view stands, in points; the last column takes the rest all the
  /// same (V6.13 of the vocabulary).
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedView<Self> {
    ModifiedView(content: self) { environment in
      environment.handUp(width, for: ColumnWidth.self)
      return []
    }
  }

  /// Sets the width of the column of a split view in which the view stands: the ideal one within its bounds, in points (V6.13 of
  /// the vocabulary).
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> ModifiedView<Self> {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(min ?? 0, ideal), max ?? .infinity))
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

  static let byName = NameTable<NavigationSplitViewVisibility>([
    "automatic": .automatic, "all": .all, "doubleColumn": .doubleColumn, "detailOnly": .detailOnly,
  ])
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
