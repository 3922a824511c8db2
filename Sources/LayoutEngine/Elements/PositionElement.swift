internal import ViewTree

/// `position`: takes what it is offered and puts the middle of its content at a point (section 12).
struct PositionElement: ModifierElement {
  /// In points, in the modifier's coordinates.
  let point: CGPoint

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { .standard }
}
