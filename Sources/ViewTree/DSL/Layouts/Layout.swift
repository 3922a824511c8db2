/// A way to give several views their sizes and places, written by a program itself.
///
/// Two methods are required: one answers a proposal with the layout's size, the other places the views. Calling the
/// layout with content makes a view of it, which is never bypassed (6.7 of the semantics):
///
///     struct Column: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///
///     Column {
///       Text("one")
///       Text("two")
///     }
///
/// Trees can be laid out on every thread, so layouts are `Sendable`. The protocol is `@preconcurrency`: source whose
/// layout stores something else still compiles, with a warning. Lengths are in points.
@preconcurrency public protocol Layout: Animatable, Sendable {
  /// What the layout keeps from call to call within one layout of the tree; nothing by default.
  associatedtype Cache = Void
  /// The views that are laid out, in source order.
  typealias Subviews = LayoutSubviews

  /// What the views inside know of the layout; no stack axis by default.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, once in a layout of the tree (6.2 of the semantics).
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date with other subviews; by default makes it again (6.2 of the semantics).
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size in points that the layout answers to a proposal (6.3 of the semantics).
  ///
  /// - Parameter proposal: Per side in points; `nil` asks for the ideal length, 0 for the least and `.infinity` for the
  ///   greatest.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews (6.4 of the semantics); one that is not placed stands in the middle, proposed `proposal`.
  ///
  /// - Parameters:
  ///   - bounds: The layout's own frame. Its origin is in the coordinates of whoever places it and need not be 0.
  ///   - proposal: The proposal that led to the size of `bounds`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The distances that the layout prefers to its neighbours; by default what its subviews prefer at all edges, or
  /// none where there are none (6.6 of the semantics).
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The explicit x position of a guide in points from `bounds`' leading side, or `nil`; by default combined from the
  /// subviews' explicit guides (6.5 of the semantics).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The explicit y position of a guide in points from `bounds`' upper side, or `nil`; by default combined from the
  /// subviews' explicit guides (6.5 of the semantics).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties: the layout is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again (6.2 of the semantics).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// What the subviews prefer at all edges; no distance where there are none (6.6 of the semantics).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(.union(of: subviews.map(\.spacing.preference)))
  }

  /// The subviews' explicit guides as one, where they stand in bounds at (0, 0); `nil` where none of them has one, for
  /// the built-in horizontal guides, and in bounds that are not finite (6.5 and 7.3 of the semantics).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' explicit guides as one, where they stand in bounds at (0, 0); `nil` where none of them has one, for
  /// top, centre and bottom, and in bounds that are not finite (6.5 and 7.3 of the semantics).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func combinedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.host.combinedGuide(key, of: subviews, in: bounds.size, proposal: proposal) {
      placeSubviews(
        in: CGRect(origin: .zero, size: bounds.size), proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// Nothing, for a layout that keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What the views inside a layout know of it.
public struct LayoutProperties: Sendable {
  /// The axis of a layout that is like a stack: its spacers grow along it, its dividers stand across it. `nil` for
  /// other layouts (section 10 of the semantics).
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  public init() {}

  /// Makes the properties of a stack along an axis.
  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
