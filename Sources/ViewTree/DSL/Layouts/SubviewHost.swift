/// The engine that answers a layout's questions about its subviews.
///
/// Subviews are told apart by the numbers that the engine gave to ``LayoutSubviews``. A layout cannot throw: an engine
/// that has to give up remembers why, answers anything, and throws when the layout has returned.
package protocol SubviewHost: StackHost {
  /// The size in points that a subview answers to a proposal, through its own caches (section 5 of the semantics).
  func response(of subview: Int, to proposal: ProposedViewSize) -> CGSize

  /// The explicit position of a guide, in points from a subview's origin, or nil (7.1); `size` is what the subview
  /// answered to `proposal`.
  func explicitGuide(
    _ key: AlignmentKey, of subview: Int, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?

  /// The priority that a subview shows (6.1, section 12).
  func priority(of subview: Int) -> Double

  /// What a subview prefers to its neighbours (section 8).
  func spacing(of subview: Int) -> SpacingPreference

  /// The layout values that belong to a subview, one a key at most (6.8).
  func layoutValues(of subview: Int) -> [LayoutValue]

  /// The container values that belong to a subview (6.8).
  func containerValues(of subview: Int) -> ContainerValues

  /// Places a subview in the layout that is placing; the last call for a subview counts (6.4).
  ///
  /// - Parameters:
  ///   - point: Where the anchor stands. The origin is the point less the size times `anchor`, by component, product
  ///     first.
  ///   - proposal: The proposal with which the subview is placed.
  func place(_ subview: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

  /// The explicit guides of a layout's subviews as one, by the default rule (6.5).
  ///
  /// The engine answers from what it remembers for this size and proposal, or calls `place` to learn where the
  /// subviews stand. It may remember their places as the layout's own only where `subviews` are all of them.
  ///
  /// - Parameters:
  ///   - subviews: The subviews that are combined, in order.
  ///   - size: The layout's size in points; where it is not finite the answer is nil.
  ///   - proposal: The proposal that led to the size.
  ///   - place: Calls `placeSubviews` with bounds of that size at (0, 0).
  func combinedGuide(
    _ key: AlignmentKey, of subviews: LayoutSubviews, in size: CGSize, proposal: ProposedViewSize, place: () -> Void
  ) -> CGFloat?
}
