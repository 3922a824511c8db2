/// Screens of which one is shown, chosen in a bar. It fills its proposal, and the screen is proposed what the bar leaves of it,
/// 49 points less on iOS 18; the bar is part of the screen's safe area. Pages have no bar (V6.12 of the vocabulary). The first
/// screen is the one that is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Makes screens of which one is chosen.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView where SelectionValue == Int {
  /// Makes screens.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let (screens, bars) = environment.gathering(ScreenBars.self) { ViewList(content, in: $0) }
    var around = bars
    around.visibility[.tabBar] = nil
    environment.handUp(around, for: ScreenBars.self)
    let shown = ViewList(screen: ViewNode(.group, content: Array(screens.nodes.prefix(1))), in: environment)
    let measures = ControlMeasures(environment)
    let height = environment.tabsArePages ? 0 : measures.tabBarHeight(bars)
    guard height > 0 else { return shown }
    return shown.changingNode { node in
      node.modifiers.append(.clearInset(height, on: .bottom))
      // The bar of iOS 26 is measured from the end of the screen, whatever of that is not safe.
      if measures.system == .ios26 { node.modifiers.append(.ignoresSafeArea(edges: .bottom)) }
      node.modifiers += measures.rules.map { .follows($0) }
    }
  }
}

/// A screen of a ``TabView``.
public struct Tab<Value, Content: View, Label: View>: View {
  let content: Content

  /// Makes a screen with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
    self.content = content()
  }

  /// Makes the screen of a value with a label.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable {
    self.content = content()
  }

  /// The screen.
  public var body: some View { content }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Makes a screen with a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Makes the screen of a value with a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A title and a symbol in a bar of tabs, which is not shown.
public struct DefaultTabLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How screens of which one is shown look.
public protocol TabViewStyle {}

/// How screens look, by the system's styles.
public struct NamedTabViewStyle: TabViewStyle, Hashable, Sendable {
  let name: String
}

extension TabViewStyle where Self == NamedTabViewStyle {
  /// As the system thinks best.
  public static var automatic: NamedTabViewStyle { NamedTabViewStyle(name: "automatic") }
  /// Pages side by side.
  public static var page: NamedTabViewStyle { NamedTabViewStyle(name: "page") }
  /// A bar, or a side bar where there is room.
  public static var sidebarAdaptable: NamedTabViewStyle { NamedTabViewStyle(name: "sidebarAdaptable") }
  /// A bar.
  public static var tabBarOnly: NamedTabViewStyle { NamedTabViewStyle(name: "tabBarOnly") }
  /// Pages below each other.
  public static var verticalPage: NamedTabViewStyle { NamedTabViewStyle(name: "verticalPage") }

  /// Pages side by side, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> NamedTabViewStyle { page }
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Where there are several pages; always; never.
    case automatic, always, never
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension View {
  /// Sets how the screens inside are chosen: pages have no bar (V6.12 of the vocabulary).
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> EnvironmentView<Self> {
    let named = style as? NamedTabViewStyle
    return environment(\.tabsArePages, style is PageTabViewStyle || named == .page || named == .verticalPage)
  }

  /// Sets the label of the screen in a bar of tabs, which is not shown; no effect on layout.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> ModifiedView<Self> { unmodified }

  /// Sets a number or a text beside the label of the screen or row; no effect on layout.
  public func badge(_ count: Int) -> ModifiedView<Self> { unmodified }

  /// Sets a text beside the label of the screen or row; no effect on layout.
  public func badge(_ label: Text?) -> ModifiedView<Self> { unmodified }

  /// Sets a text beside the label of the screen or row; no effect on layout.
  public func badge<S: StringProtocol>(_ label: S?) -> ModifiedView<Self> { unmodified }

  /// Sets how the dots of pages look; no effect on layout.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> ModifiedView<Self> { unmodified }
}

/// How the dots of pages look.
public protocol IndexViewStyle {}

/// Dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the dots.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// As the system thinks best; always; never; while they are touched.
    case automatic, always, never, interactive
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots of pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots of pages, with something behind them or not.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }
}

extension EnvironmentValues {
  /// Whether the screens of tabs are pages, which are not chosen in a bar.
  fileprivate var tabsArePages: Bool {
    get { self[TabsArePagesKey.self] }
    set { self[TabsArePagesKey.self] = newValue }
  }
}

private enum TabsArePagesKey: EnvironmentKey { static var defaultValue: Bool { false } }
