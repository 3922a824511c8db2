public import Foundation
public import ViewTree

// Titles, bars and destinations belong to the container around a screen, which takes the bars' heights off the safe area.
extension View {
  /// Names the screen, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationTitle(_ title: Text) -> ModifiedView<Self> { bars { $0.hasTitle = true } }

  /// Names the screen, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedView<Self> { bars { $0.hasTitle = true } }

  /// Names the screen by a text that can be edited, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationTitle(_ title: Binding<String>) -> ModifiedView<Self> { bars { $0.hasTitle = true } }

  /// Names the screen by views, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> ModifiedView<Self> {
    bars { $0.hasTitle = true }
  }

  /// Adds a second name; no effect on the view's layout.
  public func navigationSubtitle(_ subtitle: Text) -> ModifiedView<Self> { unmodified }

  /// Adds a second name; no effect on the view's layout.
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedView<Self> { unmodified }

  /// Names the screen, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationBarTitle(_ title: Text) -> ModifiedView<Self> { bars { $0.hasTitle = true } }

  /// Names the screen, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> ModifiedView<Self> {
    bars {
      $0.hasTitle = true
      $0.isInline = displayMode == .automatic ? nil : displayMode == .inline
    }
  }

  /// Names the document of the window; no effect on layout.
  public func navigationDocument(_ url: URL) -> ModifiedView<Self> { unmodified }

  /// Names the screen, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> ModifiedView<Self> { bars { $0.hasTitle = true } }

  /// Names the screen, whose bar is higher for it (V6.11 of the vocabulary).
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedView<Self> {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets how large the title is, and so how high the bar of the screen (V6.11 of the vocabulary).
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> ModifiedView<Self> {
    bars { $0.isInline = displayMode == .automatic ? nil : displayMode == .inline }
  }

  /// Hides the button that goes back; no effect on the view's layout.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Hides the bar of the screen, which takes no height then (V6.11 of the vocabulary).
  public func navigationBarHidden(_ hidden: Bool) -> ModifiedView<Self> {
    barVisibility(hidden ? .hidden : .automatic, for: [.navigationBar])
  }

  /// Puts views into the bar of the screen, which are not shown (V6.11 of the vocabulary).
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> ModifiedView<Self> {
    bars { $0.hasItems = true }
  }

  /// Puts a view into the bar of the screen, which is not shown (V6.11 of the vocabulary).
  public func navigationBarItems<L: View>(leading: L) -> ModifiedView<Self> { bars { $0.hasItems = true } }

  /// Puts a view into the bar of the screen, which is not shown (V6.11 of the vocabulary).
  public func navigationBarItems<T: View>(trailing: T) -> ModifiedView<Self> { bars { $0.hasItems = true } }

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
