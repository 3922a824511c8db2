/// What ``HStackLayout`` and ``VStackLayout`` have in common: all but the axis. The rules are the engine's, the same as for
/// the stacks of a tree.
package protocol AxisStackLayout: Layout where Cache == StackLayoutCache {
  /// The axis, the guide and the gaps in points.
  var parameters: StackParameters { get }
}

extension AxisStackLayout {
  /// Finds the gaps between the subviews.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    subviews.host.stackCache(parameters, of: subviews.numbers)
  }

  /// The size in points, which asks the subviews for theirs (9.1 of the semantics).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    subviews.host.stackSize(parameters, of: subviews.numbers, proposed: proposal, cache: &cache)
  }

  /// Places the subviews along the axis (9.7 of the semantics).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) {
    subviews.host.placeStack(parameters, of: subviews.numbers, in: bounds, proposed: proposal, cache: &cache)
  }

  /// What the subviews at the edges prefer (8.6 of the semantics).
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    ViewSpacing(subviews.host.stackSpacing(parameters, of: subviews.numbers))
  }

  /// The explicit x position of a guide in points, combined from the subviews' (9.8 of the semantics).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGFloat? {
    subviews.host.stackGuide(
      guide.key, of: parameters, subviews.numbers, in: bounds.size, proposed: proposal, cache: &cache)
  }

  /// The explicit y position of a guide in points, combined from the subviews' (9.8 of the semantics).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGFloat? {
    subviews.host.stackGuide(
      guide.key, of: parameters, subviews.numbers, in: bounds.size, proposed: proposal, cache: &cache)
  }
}

/// What the layout of an HStack or VStack keeps from call to call (section 9 of the semantics).
public struct StackLayoutCache {
  /// What only the engine knows.
  package var content: any StackCacheContent

  /// Makes a cache of what an engine keeps.
  package init(_ content: any StackCacheContent) { self.content = content }
}

/// What an engine keeps of a stack's layout from call to call.
package protocol StackCacheContent {}

/// The engine's rules for stacks, for the layouts that other layouts call by hand.
///
/// Subviews are told apart by the numbers that the engine gave to ``LayoutSubviews``.
package protocol StackHost: AnyObject {
  /// What an HStack or VStack of some subviews keeps that was not asked yet.
  func stackCache(_ stack: StackParameters, of subviews: [Int]) -> StackLayoutCache

  /// The size in points that an HStack or VStack of some subviews answers; a cache of other subviews is made again.
  func stackSize(
    _ stack: StackParameters, of subviews: [Int], proposed proposal: ProposedViewSize, cache: inout StackLayoutCache
  ) -> CGSize

  /// Places the subviews of an HStack or VStack.
  func placeStack(
    _ stack: StackParameters, of subviews: [Int], in bounds: CGRect, proposed proposal: ProposedViewSize,
    cache: inout StackLayoutCache)

  /// What an HStack or VStack of some subviews prefers to its neighbours.
  func stackSpacing(_ stack: StackParameters, of subviews: [Int]) -> SpacingPreference

  /// The explicit guide of an HStack or VStack, in points from its origin.
  func stackGuide(
    _ key: AlignmentKey, of stack: StackParameters, _ subviews: [Int], in size: CGSize,
    proposed proposal: ProposedViewSize, cache: inout StackLayoutCache
  ) -> CGFloat?

  /// The size in points that a ZStack of some subviews answers.
  func zStackSize(of subviews: [Int], proposed proposal: ProposedViewSize) -> CGSize

  /// Places the subviews of a ZStack.
  func placeZStack(of subviews: [Int], _ alignment: Alignment, in bounds: CGRect)

  /// What a ZStack of some subviews prefers to its neighbours.
  func zStackSpacing(of subviews: [Int]) -> SpacingPreference

  /// The explicit guide of a ZStack, in points from its origin.
  func zStackGuide(_ key: AlignmentKey, of subviews: [Int], _ alignment: Alignment, in size: CGSize) -> CGFloat?
}
