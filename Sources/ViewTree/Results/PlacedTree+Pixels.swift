extension PlacedTree {
  /// The layout as a display shows it: every frame begins and ends on a pixel (V7.3 of the vocabulary).
  ///
  /// Each side goes to the nearest pixel, to the next one from the middle between two, and the size is what lies between, so
  /// that neighbours stay without a gap, while a length may change by a pixel. With two pixels per point three views share 100
  /// points as 33.5, 33 and 33.5. The layout itself, and what views read of it, has the unrounded numbers.
  public var onPixels: PlacedTree {
    with(elementFrames: elementFrames.map { $0.map { $0.rounded(toPixels: tree.displayScale) } })
  }
}

extension CGRect {
  /// The rectangle with each side on the nearest of `scale` pixels per point.
  fileprivate func rounded(toPixels scale: CGFloat) -> CGRect {
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
    let (left, top) = (rounded(origin.x), rounded(origin.y))
    return CGRect(
      x: left, y: top, width: rounded(origin.x + size.width) - left, height: rounded(origin.y + size.height) - top)
  }
}
