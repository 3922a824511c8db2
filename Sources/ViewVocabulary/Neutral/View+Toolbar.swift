public import ViewTree

// Bars belong to the container around a screen, which takes their heights off the safe area; what is in them is not shown.
extension View {
  /// Puts views into the bar of the screen, which are not shown (V6.11 of the vocabulary).
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView<Self> {
    bars { $0.hasItems = Content.self != EmptyView.self }
  }

  /// Puts items into the bars of the screen, which are not shown; the lower one is there for its items (V6.11 of the
  /// vocabulary).
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> ModifiedView<Self> {
    holding(content())
  }

  /// Shows or hides bars: the one with the title where none is named (V6.11 of the vocabulary).
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
    barVisibility(visibility, for: bars)
  }

  /// Shows or hides bars: the one with the title where none is named (V6.11 of the vocabulary).
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
    barVisibility(visibility, for: bars)
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

  /// Puts items into the bars of the screen that users can move and take away, which are not shown (V6.11 of the vocabulary).
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedView<Self> {
    holding(content())
  }

  private func holding(_ content: some ToolbarContent) -> ModifiedView<Self> {
    bars { bars in
      for placement in content.allPlaces {
        switch placement {
        case .bottomBar, .status: bars.hasBottomItems = true
        case .keyboard, .bottomOrnament: break
        default: bars.hasItems = true
        }
      }
    }
  }

  /// Takes an item out of the bars that is there otherwise; no effect on the view's layout.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> ModifiedView<Self> { unmodified }

  /// Shows or hides the background of bars; no effect on layout.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Puts a menu at the title, which is not shown; no effect on layout.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> ModifiedView<Self> { unmodified }

  /// Sets how large the title is, and so how high the bar of the screen (V6.11 of the vocabulary).
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> ModifiedView<Self> {
    bars { $0.isInline = mode == .automatic ? nil : mode != .large }
  }

  /// Hides the bar of a window in full screen; no effect on the view's layout.
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> ModifiedView<Self> {
    unmodified
  }
}

/// An item that bars have without being asked.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that opens and closes the side bar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How large a title is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// When the bar of a window is seen in full screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While a pointer is there.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
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
