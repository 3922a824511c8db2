public import ViewTree

// Presentations of older systems, as they are still written.
extension View {
  /// Presents an alert, which is not shown; no effect on layout.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> ModifiedView<Self> { unmodified }

  /// Presents an alert for an item, which is not shown; no effect on layout.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> ModifiedView<Self> {
    unmodified
  }

  /// Presents a choice, which is not shown; no effect on layout.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> ModifiedView<Self> { unmodified }

  /// Presents a choice for an item, which is not shown; no effect on layout.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets how large the presentation is in which the view is; no effect on the view's layout.
  public func presentationSizing(_ sizing: some PresentationSizing) -> ModifiedView<Self> { unmodified }
}

/// A question with buttons, which a layout does not show.
public struct Alert: Sendable {
  /// A button of an alert.
  public struct Button: Sendable {
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Makes an alert with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of buttons, which a layout does not show.
public struct ActionSheet: Sendable {
  /// A button of the choice.
  public typealias Button = Alert.Button

  /// Makes a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// How large a presentation is.
public protocol PresentationSizing {}

/// How large a presentation is, by its name.
public struct NamedPresentationSizing: PresentationSizing, Hashable, Sendable {
  let name: String

  /// The size, as that of the content on some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> NamedPresentationSizing { self }

  /// The size, no less than the content on some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> NamedPresentationSizing { self }
}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// As the system thinks best.
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing(name: "automatic") }
  /// As large as its content.
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing(name: "fitted") }
  /// As large as a form.
  public static var form: NamedPresentationSizing { NamedPresentationSizing(name: "form") }
  /// As large as a page.
  public static var page: NamedPresentationSizing { NamedPresentationSizing(name: "page") }
}
