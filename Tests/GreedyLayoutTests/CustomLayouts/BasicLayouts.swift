import GreedyLayout

/// One view below the other at their ideal sizes, with nothing but what a layout has to say.
struct BasicVStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { result, subview in
      let size = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(result.width, size.width), height: result.height + size.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.y += subview.dimensions(in: .unspecified).height
    }
  }
}

/// Tells its subviews, then leaves them in the middle.
struct Probe: Layout {
  let tell: @Sendable (LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    tell(subviews)
  }
}

/// A column with a baseline and spacing of its own, and spacers that grow downwards.
struct Captioned: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var baseline: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    BasicVStack().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    BasicVStack().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .horizontal)
    return spacing
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + baseline : nil
  }
}

/// A row or a column, whose work the layouts of the stacks do.
struct TurningStack: Layout {
  var isVertical: Bool
  var spacing: CGFloat?

  private var stack: AnyLayout {
    isVertical ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
  }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { stack.makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
