public import ViewTree

/// Views that can be scrolled to, which a layout does not do. It has no place of its own: its views are members of the
/// container around it.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Makes views with a way to scroll to them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let view = environment.whileCurrent { content(ScrollViewProxy()) }
    return ViewList(view, in: environment)
  }
}

/// Scrolls to views, which a layout does not do.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: a layout is as it is before anybody scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
