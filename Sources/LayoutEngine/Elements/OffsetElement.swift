internal import ViewTree

/// `offset`: moves its content, which nobody else notices (section 12).
struct OffsetElement: PassingElement {
  /// In points.
  let offset: CGPoint

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let moved = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    try run.place(run.content(of: element), at: moved, viewSize, kept: kept)
  }
}
