internal import ViewTree

/// `scaleEffect`, `rotationEffect` and other effects: what is inside stands where it does, and sees its frames as they are drawn
/// (V7.5 of the vocabulary).
extension DrawingEffect: PassingElement {
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let outside = run.effects
    let own = transform(ofSize: viewSize.size, isRightToLeft: run.tree.elements[element].isRightToLeft).about(origin)
    run.effects = outside.map { own.concatenating($0) } ?? own
    try run.place(run.content(of: element), at: origin, viewSize, kept: kept)
    run.effects = outside
  }
}
