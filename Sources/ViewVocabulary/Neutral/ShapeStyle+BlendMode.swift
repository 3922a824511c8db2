public import ViewTree

extension ShapeStyle {
  /// The style mixed with what is behind it, which is not drawn.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
