/// The layout of a ``VStack``. Called with content it makes that stack; another layout may call its methods, which
/// share space by SwiftUI's own rule (section 9 of the semantics).
public struct VStackLayout: Layout, Hashable {
  /// What the stack keeps from call to call.
  public typealias Cache = StackLayoutCache

  /// The guide that is brought to the same x position in all views (9.9 of the semantics).
  public var alignment: HorizontalAlignment
  /// Points between neighbours, which may be negative; `nil` leaves each gap to their preferences.
  public var spacing: CGFloat?

  /// Makes a layout whose gaps are `spacing` points, or the views' preferences where it is `nil`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// Finds the gaps between the subviews.
  public func makeCache(subviews: Subviews) -> Cache { arrangement(of: subviews).cache }

  /// The size in points, which asks the subviews for theirs (9.1 of the semantics).
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrangement(of: subviews).size(for: proposal, &cache)
  }

  /// Places the subviews from top to bottom (9.7 of the semantics).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrangement(of: subviews).placements(in: bounds, proposal, &cache).place()
  }

  /// What the subviews at the edges prefer (8.6 of the semantics).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement(of: subviews).spacing
  }

  /// The explicit x position of a guide in points, combined from the subviews' (9.8 of the semantics).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    arrangement(of: subviews).explicitGuide(guide.key, in: bounds, proposal, &cache)
  }

  /// The explicit y position of a guide in points, combined from the subviews' (9.8 of the semantics).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    arrangement(of: subviews).explicitGuide(guide.key, in: bounds, proposal, &cache)
  }

  private func arrangement(of subviews: Subviews) -> StackArrangement {
    StackArrangement(
      stack: StackParameters(axis: .vertical, alignment: alignment.key, spacing: spacing), subviews: subviews)
  }
}
