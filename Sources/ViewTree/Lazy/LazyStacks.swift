/// A vertical stack that takes the whole width it is proposed and proposes its views no height (V2 of the vocabulary): all of
/// them are measured, as nothing is scrolled.
public struct LazyVStack<Content: View>: View {
  let layout: LazyStackLayout
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: How the views stand in the stack's width.
  ///   - spacing: Points between neighbours; `nil` leaves each gap to their preferences.
  ///   - pinnedViews: Which headers and footers stay while content is scrolled; no effect on layout.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

/// A horizontal stack that takes the whole height it is proposed and proposes its views no width (V2 of the vocabulary): all
/// of them are measured, as nothing is scrolled.
public struct LazyHStack<Content: View>: View {
  let layout: LazyStackLayout
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: How the views stand in the stack's height.
  ///   - spacing: Points between neighbours; `nil` leaves each gap to their preferences.
  ///   - pinnedViews: Which headers and footers stay while content is scrolled; no effect on layout.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { layout.lowered(content, in: environment) }
}

extension LazyHStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { layout.lowered(content, in: environment) }
}

/// The layout of both lazy stacks (V2 of the vocabulary).
package struct LazyStackLayout: Layout, Hashable {
  /// The axis along which the views stand.
  package var axis: Axis
  /// The guide by which they are aligned across it.
  package var alignment: AlignmentKey
  /// Points between neighbours; nil leaves each gap to their preferences.
  package var spacing: CGFloat?

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropFirst().map { index in
      spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  /// Across the stack a number is taken whole, and otherwise the first view's length; along it the lengths of all views with
  /// their gaps, whatever is offered (V2.1–V2.3).
  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let across = breadth(proposal, subviews)
    let offer = ProposedViewSize(nil, along: axis, across: across)
    let length = subviews.reduce(0) { $0 + $1.sizeThatFits(offer)[axis] } + gaps(subviews).reduce(0, +)
    return CGSize(length, along: axis, across: across)
  }

  /// The views below each other, or side by side, aligned inside the stack's whole breadth (V2.1).
  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let across = bounds.size[axis.other]
    let offer = ProposedViewSize(nil, along: axis, across: across)
    let gaps = gaps(subviews)
    let guide = alignment.defaultValue(in: ViewDimensions(size: bounds.size))
    var edge = bounds.origin[axis]
    for (place, subview) in subviews.enumerated() {
      if place > 0 { edge += gaps[place - 1] }
      let dimensions = subview.dimensions(in: offer)
      let shift = guide - dimensions.value(of: alignment)
      let point = CGPoint(edge, along: axis, across: bounds.origin[axis.other] + shift)
      subview.place(at: point, proposal: offer)
      edge += axis == .horizontal ? dimensions.width : dimensions.height
    }
  }

  /// As a shape's (V2.8).
  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing(.standard) }

  private func breadth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    proposal[axis.other] ?? subviews.first?.sizeThatFits(.unspecified)[axis.other] ?? 0
  }
}

extension LazyStackLayout {
  /// The node of a stack of this layout.
  fileprivate func lowered(_ content: some View, in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    return ViewList([
      ViewNode(.customLayout(CustomLayout(self)), modifiers: [.follows(.measuredWhole)], content: list.nodes)
    ])
  }
}

extension LazyStackLayout: NamedLayout {
  package var typeName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
  package var stackAxis: Axis? { axis }
}
