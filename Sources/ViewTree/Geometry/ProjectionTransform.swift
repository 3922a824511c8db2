/// A projective map of the plane: (x, y, 1) times the matrix, divided by the third of the products.
public struct ProjectionTransform: Hashable, Sendable {
  /// The entries of the matrix, row by row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The entries of the second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The entries of the third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Makes the map that changes nothing.
  public init() {}

  /// Makes a map of an affine one.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension ProjectionTransform {
  /// This map, and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = rhs.row(m11, m12, m13)
    (map.m21, map.m22, map.m23) = rhs.row(m21, m22, m23)
    (map.m31, map.m32, map.m33) = rhs.row(m31, m32, m33)
    return map
  }

  /// The inverse map; the map itself where there is none, as for a scale of 0.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// Makes the map its inverse, and tells whether there is one.
  @discardableResult
  public mutating func invert() -> Bool {
    let (x, y, z) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * x + m12 * y + m13 * z
    guard determinant != 0 else { return false }
    let map = self
    m11 = x / determinant
    m12 = (map.m13 * map.m32 - map.m12 * map.m33) / determinant
    m13 = (map.m12 * map.m23 - map.m13 * map.m22) / determinant
    m21 = y / determinant
    m22 = (map.m11 * map.m33 - map.m13 * map.m31) / determinant
    m23 = (map.m13 * map.m21 - map.m11 * map.m23) / determinant
    m31 = z / determinant
    m32 = (map.m12 * map.m31 - map.m11 * map.m32) / determinant
    m33 = (map.m11 * map.m22 - map.m12 * map.m21) / determinant
    return true
  }

  /// Three numbers times the matrix.
  private func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (x * m11 + y * m21 + z * m31, x * m12 + y * m22 + z * m32, x * m13 + y * m23 + z * m33)
  }
}

extension ProjectionTransform {
  /// Makes a move by points.
  package init(translationX x: CGFloat, y: CGFloat) {
    m31 = x
    m32 = y
  }

  /// The map with a point where it has the origin: a turn about the origin becomes one about the point.
  package func about(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(ProjectionTransform(translationX: point.x, y: point.y))
  }

  /// What the map does in a mirror that exchanges the left and the right side of a view, `width` points wide: a turn about a
  /// point goes the other way round, about the mirrored point.
  package func mirrored(in width: CGFloat) -> ProjectionTransform {
    var mirror = ProjectionTransform()
    mirror.m11 = -1
    mirror.m31 = width
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// The point to which the map moves another.
  func callAsFunction(_ point: CGPoint) -> CGPoint {
    let (x, y, divisor) = row(point.x, point.y, 1)
    return isAffine ? CGPoint(x: x, y: y) : CGPoint(x: x / divisor, y: y / divisor)
  }

  /// The least rectangle around what the map makes of another.
  func callAsFunction(_ rectangle: CGRect) -> CGRect {
    let (left, right, top, bottom) = (rectangle.minX, rectangle.maxX, rectangle.minY, rectangle.maxY)
    let corners = [
      self(CGPoint(x: left, y: top)), self(CGPoint(x: right, y: top)), self(CGPoint(x: left, y: bottom)),
      self(CGPoint(x: right, y: bottom)),
    ]
    let x = corners.map(\.x)
    let y = corners.map(\.y)
    let origin = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
    return CGRect(x: origin.x, y: origin.y, width: (x.max() ?? 0) - origin.x, height: (y.max() ?? 0) - origin.y)
  }
}
