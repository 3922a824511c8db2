internal import ViewTree

/// Where a layout's points are in a drawing.
struct PictureScale {
  /// How long a point is.
  var factor: CGFloat
  /// Where the layout's origin is.
  var origin: CGPoint

  func callAsFunction(_ frame: CGRect) -> CGRect {
    CGRect(
      x: origin.x + frame.minX * factor, y: origin.y + frame.minY * factor, width: frame.width * factor,
      height: frame.height * factor)
  }

  func x(_ value: CGFloat) -> CGFloat { origin.x + value * factor }
  func y(_ value: CGFloat) -> CGFloat { origin.y + value * factor }

  /// An affine effect in the drawing's coordinates, as the attribute `transform`; what is projective of it is left out.
  func transform(_ map: ProjectionTransform) -> String {
    let x = factor * map.m31 + origin.x - (origin.x * map.m11 + origin.y * map.m21)
    let y = factor * map.m32 + origin.y - (origin.x * map.m12 + origin.y * map.m22)
    let linear = [map.m11, map.m12, map.m21, map.m22].map { "\(((Double($0) * 1e4).rounded() / 1e4 + 0).exactly)" }
    return "matrix(\((linear + [x.svg, y.svg]).joined(separator: " ")))"
  }
}

extension Double {
  fileprivate var exactly: String { JSONText.number(self).text() }
}
