/// The layout of a ``Grid``. Called with content it makes that grid, with its ``GridRow``s.
///
/// Subviews do not know in which row they stand: a layout that calls the methods by hand gets each of them in a row of its
/// own, as a ``VStackLayout`` places them. That is a choice; SwiftUI does not say.
public struct GridLayout: Layout, Hashable {
  /// What the layout keeps from call to call.
  public typealias Cache = StackLayoutCache

  /// How cells stand in their places.
  public var alignment: Alignment
  /// The gap between columns in points; `nil` leaves it to the cells' preferences.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` leaves it to the cells' preferences.
  public var verticalSpacing: CGFloat?

  /// Makes a layout with gaps in points, or with the cells' preferences where these are `nil`.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var rows: VStackLayout { VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing) }

  /// Finds the gaps between the subviews.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { rows.makeCache(subviews: subviews) }

  /// The size in points of subviews in rows of their own.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    rows.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places each subview in a row of its own.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) {
    rows.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
