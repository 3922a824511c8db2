/// The layout of a ``ZStack``. Called with content it makes that stack; another layout may call its methods
/// (section 13 of the semantics).
public struct ZStackLayout: Layout, Hashable {
  /// The guides that are brought to the same point in all views.
  public var alignment: Alignment

  /// Makes a layout that brings the guides of `alignment` to one point.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The largest of the top-priority subviews' sizes in points, from 0.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.host.zStackSize(of: subviews.numbers, proposed: proposal)
  }

  /// Places the subviews with their guides at one point; each is proposed the bounds' size.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.host.placeZStack(of: subviews.numbers, alignment, in: bounds)
  }

  /// What all subviews prefer at all edges (8.6 of the semantics).
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    ViewSpacing(subviews.host.zStackSpacing(of: subviews.numbers))
  }

  /// The explicit x position of a guide in points, combined from the subviews' (6.5 of the semantics).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    subviews.host.zStackGuide(guide.key, of: subviews.numbers, alignment, in: bounds.size)
  }

  /// The explicit y position of a guide in points, combined from the subviews' (6.5 of the semantics).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    subviews.host.zStackGuide(guide.key, of: subviews.numbers, alignment, in: bounds.size)
  }
}
