/// What a screen says of the bars around it: its title, what stands in them, and what is not to be seen.
///
/// Views inside a stack of screens hand it up while they are lowered. Sheets and destinations are not lowered, so that theirs
/// does not count. What a ``GeometryReader`` makes comes too late for it.
package struct ScreenBars {
  /// Whether the screen has a title.
  package var hasTitle = false
  /// Whether the title stands in the bar; nil leaves it to the system.
  package var isInline: Bool?
  /// Whether something stands in the upper bar.
  package var hasItems = false
  /// Whether something stands in the lower bar.
  package var hasBottomItems = false
  /// Whether there is a search field.
  package var hasSearch = false
  /// Which bars are to be seen; a bar that is not in it is there where something stands in it.
  package var visibility: [ToolbarPlacement: Visibility] = [:]
  /// Whether the screen is a stack of screens, which has bars of its own.
  var isStack = false

  /// What is of interest beyond a stack of screens: that there is one, and whether a bar of tabs is to be seen around it.
  var beyondStack: ScreenBars {
    ScreenBars(visibility: visibility.filter { $0.key == .tabBar }, isStack: true)
  }

  /// Whether a bar is not to be seen.
  func hides(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }
}

extension ScreenBars: PreferenceKey {
  package static var defaultValue: ScreenBars { ScreenBars() }

  /// Joins what two views say; of two answers to one question the first counts.
  package static func reduce(value: inout ScreenBars, nextValue: () -> ScreenBars) {
    let next = nextValue()
    value.hasTitle = value.hasTitle || next.hasTitle
    value.isInline = value.isInline ?? next.isInline
    value.hasItems = value.hasItems || next.hasItems
    value.hasBottomItems = value.hasBottomItems || next.hasBottomItems
    value.hasSearch = value.hasSearch || next.hasSearch
    value.visibility.merge(next.visibility) { first, _ in first }
    value.isStack = value.isStack || next.isStack
  }
}

extension View {
  /// Says something of the bars around the view's screen (V6.11 of the vocabulary).
  package func bars(_ change: @escaping (inout ScreenBars) -> Void) -> ModifiedView<Self> {
    ModifiedView(content: self) { environment in
      var bars = ScreenBars()
      environment.whileCurrent { change(&bars) }
      environment.handUp(bars, for: ScreenBars.self)
      return []
    }
  }

  /// Says that a bar is to be seen, or not: the one with the title where none is named.
  package func barVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> ModifiedView<Self> {
    self.bars { said in
      for bar in bars.isEmpty ? [.automatic] : bars {
        said.visibility[bar == .automatic ? .navigationBar : bar] = visibility
      }
    }
  }
}

// MARK: - Their heights

extension ControlMeasures {
  /// The height of what stands above a screen, in points (V6.11 of the vocabulary): 96 of a large title on iOS 18.
  func heightAbove(_ bars: ScreenBars) -> CGFloat {
    guard !system.isMac, !bars.hides(.navigationBar) else { return 0 }
    let isShown = bars.hasTitle || bars.hasItems || bars.hasSearch || bars.visibility[.navigationBar] == .visible
    if !isShown {
      guard system == .ios18 else { return 0 }
      follow(.untitledBar)
    }
    var height = self[
      isSideways ? .sidewaysNavigationBarHeight : isWide ? .wideNavigationBarHeight : .navigationBarHeight]
    if bars.hasTitle, bars.isInline != true, !isSideways { height += self[.largeTitleHeight] }
    if bars.hasSearch { height += self[.searchHeight] }
    return height
  }

  /// The height of what stands below a screen, in points (V6.11 of the vocabulary): 44 of a bar with items on iOS 18.
  func heightBelow(_ bars: ScreenBars) -> CGFloat {
    guard !system.isMac, !bars.hides(.bottomBar) else { return 0 }
    guard bars.hasBottomItems || bars.visibility[.bottomBar] == .visible else { return 0 }
    return self[isWide ? .wideBottomBarHeight : .bottomBarHeight]
  }

  /// The height of the bar of tabs below a tab, in points (V6.12 of the vocabulary): 49 on iOS 18.
  func tabBarHeight(_ bars: ScreenBars) -> CGFloat {
    guard !system.isMac, !bars.hides(.tabBar) else { return 0 }
    return self[isSideways ? .sidewaysTabBarHeight : .tabBarHeight]
  }

  /// Whether the window is that of a phone held sideways, whose bars are lower.
  private var isSideways: Bool { environment.verticalSizeClass == .compact }

  /// Whether the window is a tablet's.
  private var isWide: Bool { environment.horizontalSizeClass == .regular && !isSideways }
}

extension ViewList {
  /// A screen with its bars: what the views inside hand up says which there are, and what is inside is proposed the area
  /// between them (V6.11 of the vocabulary). On a Mac it is as large as what is inside.
  init(stackOf content: some View, in environment: EnvironmentValues) {
    let fills = !environment.platformMetrics.system.isMac
    let (screen, bars) = environment.gathering(ScreenBars.self) { ViewList(screen: content, fills: fills, in: $0) }
    self = screen.addingBars(bars, ControlMeasures(environment))
    environment.handUp(bars.beyondStack, for: ScreenBars.self)
  }

  /// The column of a split view, which has the bars of a stack of screens unless one stands in it.
  init(columnOf content: some View, in environment: EnvironmentValues) {
    let (screen, bars) = environment.gathering(ScreenBars.self) { ViewList(screen: content, in: $0) }
    self = bars.isStack ? screen : screen.addingBars(bars, ControlMeasures(environment))
    environment.handUp(bars.beyondStack, for: ScreenBars.self)
  }

  private func addingBars(_ bars: ScreenBars, _ measures: ControlMeasures) -> ViewList {
    let (above, below) = (measures.heightAbove(bars), measures.heightBelow(bars))
    return changingNode { node in
      if above > 0 { node.modifiers.append(.clearInset(above, on: .top)) }
      if below > 0 { node.modifiers.append(.clearInset(below, on: .bottom)) }
      node.modifiers += measures.rules.map { .follows($0) }
    }
  }
}
