public import ViewTree

// How content scrolls has no effect on layout: a layout is of content that is not scrolled.
extension View {
  /// Shows or hides the bars; no effect on layout.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows the bars for a moment; no effect on layout.
  public func scrollIndicatorsFlash(onAppear: Bool) -> ModifiedView<Self> { unmodified }

  /// Lets nothing scroll; no effect on layout.
  public func scrollDisabled(_ disabled: Bool) -> ModifiedView<Self> { unmodified }

  /// Sets how the keyboard is put away; no effect on layout.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> ModifiedView<Self> { unmodified }

  /// Sets when content bounces; no effect on layout.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows what sticks out of a scroll view; no effect on layout.
  public func scrollClipDisabled(_ disabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Shows or hides the background of scrolling content; no effect on layout.
  public func scrollContentBackground(_ visibility: Visibility) -> ModifiedView<Self> { unmodified }

  /// Makes the views inside the places at which scrolling stops; no effect on layout.
  public func scrollTargetLayout(isEnabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Sets where scrolling stops; no effect on layout.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> ModifiedView<Self> { unmodified }

  /// Binds which view is at the start; no effect on layout, which is of content that is not scrolled.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> ModifiedView<Self> {
    unmodified
  }
}

/// Whether scrolling is shown by bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, but with a mouse.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Hidden.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How the keyboard is put away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// When scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// By dragging it away.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not by scrolling.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// When content bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
