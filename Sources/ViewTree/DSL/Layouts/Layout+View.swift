extension Layout {
  /// Makes a view that arranges others by this layout. Several views, `ForEach`, `if` and `Group` contribute their
  /// members, as in a stack (6.10 of the semantics).
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutContainer<Content> {
    LayoutContainer(layout: self, content: content())
  }

  /// The kind of view that the layout makes of content.
  fileprivate func viewKind(isDynamic: Bool) -> ViewKind {
    (self as? any LoweredLayout)?.loweredKind(isDynamic: isDynamic) ?? .customLayout(CustomLayout(self))
  }
}

/// Views arranged by a layout.
public struct LayoutContainer<Content: View>: View {
  let layout: any Layout
  let content: Content
}

extension LayoutContainer: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    return ViewList([ViewNode(layout.viewKind(isDynamic: list.isDynamic), content: list.nodes)])
  }
}

/// A layout that stands for a view of the engine's own.
private protocol LoweredLayout: Layout {
  /// The kind of that view; dynamic where the number of its members depends on data (6.7 of the semantics).
  func loweredKind(isDynamic: Bool) -> ViewKind
}

extension HStackLayout: LoweredLayout {
  fileprivate func loweredKind(isDynamic: Bool) -> ViewKind {
    .hStack(alignment: alignment, spacing: spacing, dynamic: isDynamic)
  }
}

extension VStackLayout: LoweredLayout {
  fileprivate func loweredKind(isDynamic: Bool) -> ViewKind {
    .vStack(alignment: alignment, spacing: spacing, dynamic: isDynamic)
  }
}

extension ZStackLayout: LoweredLayout {
  fileprivate func loweredKind(isDynamic: Bool) -> ViewKind { .zStack(alignment: alignment, dynamic: isDynamic) }
}

extension GridLayout: LoweredLayout {
  fileprivate func loweredKind(isDynamic: Bool) -> ViewKind {
    .grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AnyLayout: LoweredLayout {
  /// The kind of view that the hidden layout makes. What is hidden is not known statically, so it is never bypassed.
  fileprivate func loweredKind(isDynamic: Bool) -> ViewKind { base.viewKind(isDynamic: true) }
}
