/// Where a view's own coordinates are: where the layout has its origin, and what effects around it make of that (V7.5 of the
/// vocabulary).
package struct DrawnPlace: Hashable, Sendable {
  /// The origin in the coordinates of the layout, in points.
  package var origin: CGPoint
  /// What the effects around the view make of the layout's coordinates; nil where there are none.
  package var effects: ProjectionTransform?

  package init(origin: CGPoint, effects: ProjectionTransform? = nil) {
    self.origin = origin
    self.effects = effects
  }

  /// The place of the global space.
  package static let global = DrawnPlace(origin: .zero)

  /// A point in the view's own coordinates, as another place has it.
  func point(_ point: CGPoint, in other: DrawnPlace) -> CGPoint {
    let inLayout = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    let drawn = map(to: other).map { $0(inLayout) } ?? inLayout
    return CGPoint(x: drawn.x - other.origin.x, y: drawn.y - other.origin.y)
  }

  /// The least rectangle, as another place has it, around a rectangle in the view's own coordinates.
  func rectangle(_ rectangle: CGRect, in other: DrawnPlace) -> CGRect {
    let inLayout = CGRect(
      x: origin.x + rectangle.origin.x, y: origin.y + rectangle.origin.y, width: rectangle.size.width,
      height: rectangle.size.height)
    let drawn = map(to: other).map { $0(inLayout) } ?? inLayout
    return CGRect(
      x: drawn.origin.x - other.origin.x, y: drawn.origin.y - other.origin.y, width: drawn.size.width,
      height: drawn.size.height)
  }

  /// What the layout's coordinates become on the way to another place; nil where the same effects are around both.
  private func map(to other: DrawnPlace) -> ProjectionTransform? {
    guard effects != other.effects else { return nil }
    let drawn = effects ?? ProjectionTransform()
    return other.effects.map { drawn.concatenating($0.inverted()) } ?? drawn
  }
}
