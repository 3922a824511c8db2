/// Several views in one place: they become members of the container around it, each with the group's modifiers
/// (6.10 of the semantics).
public struct Group<Content: View>: View {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(content, in: environment) }
}

/// No view: no member of its container, whatever its modifiers (6.10 of the semantics).
public struct EmptyView: View, Hashable, Sendable {
  /// Makes a view that contributes nothing.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList() }
}

/// A view whose type is hidden. Its stack is dynamic, as the number of its views is not known from its type (6.7 of the
/// semantics).
public struct AnyView: View {
  let content: any View

  /// Hides the type of a view.
  public init(_ view: some View) { content = view }

  /// Hides the type of a view.
  public init(erasing view: some View) { self.init(view) }
}

extension AnyView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var list = ViewList(content, in: environment)
    list.isDynamic = true
    return list
  }
}
