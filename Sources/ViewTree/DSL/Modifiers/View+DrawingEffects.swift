// These effects change how a view is drawn and nothing of its layout; readers inside see its frame as it is drawn (V7.5 of the
// vocabulary).
extension View {
  /// Draws the view larger or smaller about a point of it, 0 as a tiny number; no effect on layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedView<Self> {
    drawn(by: DrawingEffect(.scale(scale, anchor)))
  }

  /// Draws the view larger or smaller about a point of it, 0 as a tiny number; no effect on layout.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> ModifiedView<Self> {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of it, 0 as a tiny number; no effect on layout.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ModifiedView<Self> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned about a point of it, clockwise for an angle above 0; no effect on layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView<Self> {
    drawn(by: DrawingEffect(.rotation(angle, anchor)))
  }

  /// Draws the view turned in space about an axis through a point of it; no effect on layout.
  ///
  /// - Parameters:
  ///   - anchorZ: How far the axis lies before the view, in points.
  ///   - perspective: How near the view is seen from; 0 is from infinitely far.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> ModifiedView<Self> {
    let turn = SpatialTurn(
      angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return drawn(by: DrawingEffect(.turn(turn)))
  }

  /// Draws the view elsewhere, by an affine map from its upper leading corner; no effect on layout.
  public func transformEffect(_ transform: CGAffineTransform) -> ModifiedView<Self> {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view elsewhere, by a projective map from its upper leading corner; no effect on layout.
  public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedView<Self> {
    drawn(by: DrawingEffect(.projection(transform)))
  }

  /// The view drawn by an effect; by itself where that changes nothing.
  func drawn(by effect: DrawingEffect) -> ModifiedView<Self> {
    guard !effect.isIdentity else { return unmodified }
    let modifier = ModifierNode.passing(PassingModifier(effect))
    return effect.needsPerspective ? modified(by: modifier, .follows(.perspective)) : modified(by: modifier)
  }
}
