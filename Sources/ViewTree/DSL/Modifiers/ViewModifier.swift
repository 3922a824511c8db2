/// A way to change views, described by what it makes of one.
///
///     struct Framed: ViewModifier {
///       func body(content: Content) -> some View {
///         content.padding().border(.gray)
///       }
///     }
public protocol ViewModifier: SendableMetatype {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  let content: any View
}

extension ViewModifierContent: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(content, in: environment) }
}

/// A value with a modifier; a view where the value is one.
public struct ModifiedContent<Content, Modifier> {
  /// The value.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Joins a value and a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of the view.
  public var body: some View { modifier.body(content: ViewModifierContent(content: content)) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// What the second modifier makes of what the first one makes of the view.
  public func body(content: ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Hashable, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public init() {}

  /// The view itself.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// This modifier, then another.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// What a modifier makes of the view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
