/// The distances that a view prefers to its neighbours, which may depend on what those are (section 8 of the semantics).
public struct ViewSpacing: Sendable {
  /// The preference.
  package var preference: SpacingPreference

  /// Makes the spacing that stands for a preference.
  package init(_ preference: SpacingPreference) { self.preference = preference }

  /// Makes a spacing without preferences, to which those of views can be added.
  public init() { self.init(SpacingPreference([:])) }

  /// The spacing of a view that prefers no distance at any edge.
  public static let zero = ViewSpacing(SpacingPreference.zero)

  /// Takes over the preferences of another view at some edges, the larger one where both have one (8.4 of the
  /// semantics).
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preference.formUnion(other.preference, on: edges)
  }

  /// The spacing with the preferences of another view at some edges, the larger one where both have one (8.4 of the
  /// semantics).
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance in points that this view and the one that follows it along an axis prefer; 8 where neither says
  /// anything (8.3 of the semantics).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    preference.distance(to: next.preference, along: axis)
  }
}
