/// The pixels of a display, to which measured texts are rounded (16.2 of the semantics).
struct PixelGrid: Hashable, Sendable {
  /// The length of a pixel in points.
  let pixel: CGFloat

  /// Makes the grid of a display with `scale` pixels per point, above 0.
  init(scale: CGFloat) {
    precondition(scale > 0, "a display has more than 0 pixels per point")
    pixel = 1 / scale
  }

  /// The least whole number of pixels that is no shorter than `length`, in points. Infinity stays infinite.
  ///
  ///     PixelGrid(scale: 3).roundedUp(42.287109375)   // 127 pixels: 42.33333333333333
  func roundedUp(_ length: CGFloat) -> CGFloat {
    (length / pixel).rounded(.up) * pixel
  }

  /// The whole number of pixels nearest to `length`, in points.
  func roundedToNearest(_ length: CGFloat) -> CGFloat {
    (length / pixel).rounded() * pixel
  }
}
