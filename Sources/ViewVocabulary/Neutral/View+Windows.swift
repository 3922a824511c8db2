public import ViewTree

// What becomes of windows, and of what the system shows of an app, has no effect on the layout of a view.
extension View {
  /// Lets the window be made larger and smaller, or not; no effect on layout.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> ModifiedView<Self> { unmodified }

  /// Lets the window be closed, or not; no effect on layout.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> ModifiedView<Self> { unmodified }

  /// Lets the window be put away, or not; no effect on layout.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> ModifiedView<Self> { unmodified }

  /// Lets the window take the whole screen, or not; no effect on layout.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> ModifiedView<Self> { unmodified }

  /// Says which events of other places the window takes; no effect on layout.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> ModifiedView<Self> {
    unmodified
  }

  /// Hides or shows the status bar; no effect on layout. The older form of `statusBarHidden`.
  public func statusBar(hidden: Bool) -> ModifiedView<Self> { unmodified }

  /// Marks content that is changed by a press and not yet known; no effect on layout.
  public func invalidatableContent(_ invalidatable: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Puts a text beside a widget, which is not shown; no effect on layout.
  public func widgetLabel<S: StringProtocol>(_ label: S) -> ModifiedView<Self> { unmodified }

  /// Puts views beside a widget, which are not shown; no effect on layout.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> ModifiedView<Self> { unmodified }

  /// Draws texts along a watch's edge; no effect on layout.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Sets the colour behind a live activity; no effect on layout.
  public func activityBackgroundTint(_ color: Color?) -> ModifiedView<Self> { unmodified }

  /// Sets the colour of the system's button beside a live activity; no effect on layout.
  public func activitySystemActionForegroundColor(_ color: Color?) -> ModifiedView<Self> { unmodified }
}

/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// It can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
