// Titles, bars and destinations belong to the container around a screen. What they take of its height is not modelled:
// documents and devices state the safe area.
extension View {
  /// Names the screen; no effect on the view's layout.
  public func navigationTitle(_ title: Text) -> ModifiedView<Self> { unmodified }

  /// Names the screen; no effect on the view's layout.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedView<Self> { unmodified }

  /// Names the screen by a text that can be edited; no effect on the view's layout.
  public func navigationTitle(_ title: Binding<String>) -> ModifiedView<Self> { unmodified }

  /// Adds a second name; no effect on the view's layout.
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedView<Self> { unmodified }

  /// Names the screen; no effect on the view's layout.
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> ModifiedView<Self> { unmodified }

  /// Names the screen; no effect on the view's layout.
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets how large the title is; no effect on the view's layout.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Hides the button that goes back; no effect on the view's layout.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Hides the bar; no effect on the view's layout.
  public func navigationBarHidden(_ hidden: Bool) -> ModifiedView<Self> { unmodified }

  /// Puts views into the bar, which are not shown; no effect on the view's layout.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> ModifiedView<Self> { unmodified }

  /// Puts a view into the bar, which is not shown; no effect on the view's layout.
  public func navigationBarItems<L: View>(leading: L) -> ModifiedView<Self> { unmodified }

  /// Puts a view into the bar, which is not shown; no effect on the view's layout.
  public func navigationBarItems<T: View>(trailing: T) -> ModifiedView<Self> { unmodified }

  /// Sets where values lead, which is not shown; no effect on the view's layout.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Leads elsewhere, which is not shown; no effect on the view's layout.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Leads to an item, which is not shown; no effect on the view's layout.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the width of a column in points; no effect on the view's own layout.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> ModifiedView<Self> { unmodified }

  /// Sets the widths between which a column is, in points; no effect on the view's own layout.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Puts items into the bars, which are not shown; no effect on the view's layout.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView<Self> { unmodified }

  /// Puts items into the bars, which are not shown; no effect on the view's layout.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows or hides bars; no effect on the view's layout.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> { unmodified }

  /// Shows or hides bars; no effect on the view's layout.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows or hides the background of bars; no effect on layout.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the background of bars; no effect on layout.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the appearance of bars; no effect on layout.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets what the bar is for; no effect on layout.
  public func toolbarRole(_ role: ToolbarRole) -> ModifiedView<Self> { unmodified }

  /// Adds a search field to the bar, which is not shown; no effect on the view's layout.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Adds a search field to the bar, which is not shown; no effect on the view's layout.
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedView<Self> {
    unmodified
  }
}

/// What is set of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As that of the screen before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

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
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ToolbarRole(name: "automatic")
  /// For finding one's way.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// For looking through things.
  public static let browser = ToolbarRole(name: "browser")
  /// For changing a thing.
  public static let editor = ToolbarRole(name: "editor")
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// When the field below the title is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// When content is scrolled.
    case automatic
    /// Always.
    case always
  }

  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}
