extension View {
  /// Draws the view elsewhere, without effect on layout (section 12 of the semantics).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> { modified(by: .offset(x: x, y: y)) }

  /// Draws the view elsewhere, without effect on layout (section 12 of the semantics).
  public func offset(_ offset: CGSize) -> ModifiedView<Self> { self.offset(x: offset.width, y: offset.height) }

  /// Puts the view's centre at a point of the space around it, which it takes whole (section 12 of the semantics).
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> { modified(by: .position(x: x, y: y)) }

  /// Puts the view's centre at a point of the space around it, which it takes whole (section 12 of the semantics).
  public func position(_ position: CGPoint) -> ModifiedView<Self> { self.position(x: position.x, y: position.y) }

  /// Sets a horizontal guide of the view (7.2 of the semantics).
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Finds its position in points from the view's origin, from the guides of the view without
  ///     this modifier. It is called while the tree is laid out, on any thread.
  @preconcurrency public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> ModifiedView<Self> {
    modified(by: .alignmentGuide(GuideSetting(guide.key, compute: computeValue)))
  }

  /// Sets a vertical guide of the view (7.2 of the semantics).
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Finds its position in points from the view's origin, from the guides of the view without
  ///     this modifier. It is called while the tree is laid out, on any thread.
  @preconcurrency public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> ModifiedView<Self> {
    modified(by: .alignmentGuide(GuideSetting(guide.key, compute: computeValue)))
  }
}
