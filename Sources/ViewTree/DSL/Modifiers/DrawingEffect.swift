private import Foundation

/// How a view is drawn elsewhere, or deformed, while its layout stays (V7.5 of the vocabulary).
package struct DrawingEffect: PassingParameters {
  enum Kind: Hashable, Sendable {
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case turn(SpatialTurn)
    case projection(ProjectionTransform)
    case computed(EffectMap)
  }

  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Whether the effect changes nothing, whatever the view's size.
  var isIdentity: Bool {
    switch kind {
    case .scale(let scale, _): scale == CGSize(width: 1, height: 1)
    case .rotation(let angle, _): angle == .zero
    case .turn(let turn): turn.angle == .zero
    case .projection(let transform): transform.isIdentity
    case .computed: false
    }
  }

  /// Whether something comes nearer or goes away, of which no source tells how much larger or smaller it is seen.
  var needsPerspective: Bool {
    guard case .turn(let turn) = kind else { return false }
    return turn.perspective != 0 && (turn.x != 0 || turn.y != 0)
  }

  /// The map of a view of a size, in points from its upper left corner; mirrored where views stand from right to left (V7.2).
  package func transform(ofSize size: CGSize, isRightToLeft: Bool) -> ProjectionTransform {
    let transform = transform(ofSize: size)
    return isRightToLeft ? transform.mirrored(in: size.width) : transform
  }

  private func transform(ofSize size: CGSize) -> ProjectionTransform {
    switch kind {
    case .scale(let scale, let anchor):
      var map = ProjectionTransform()
      // A map without an inverse would lose the place of what is inside, and one with less than this its digits.
      let tiny: CGFloat = 1e-9
      map.m11 = scale.width == 0 ? tiny : scale.width
      map.m22 = scale.height == 0 ? tiny : scale.height
      return map.about(anchor.point(in: size))
    case .rotation(let angle, let anchor):
      return ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians))).about(anchor.point(in: size))
    case .turn(let turn): return turn.transform(ofSize: size)
    case .projection(let transform): return transform
    case .computed(let map): return map.transform(size)
    }
  }
}

/// A turn about an axis in space.
struct SpatialTurn: Hashable, Sendable {
  var angle: Angle
  /// The axis; it need not be of length 1.
  var x, y, z: CGFloat
  /// A point of the view that the axis meets, in fractions of its size.
  var anchor: UnitPoint
  /// How far before the view the axis lies, in points.
  var anchorZ: CGFloat
  /// How near the view is seen from: its longer side divided by the distance.
  var perspective: CGFloat

  /// The map of a view of a size: a point at depth *z*, above 0 before the view, is seen 1 / (1 − *z* × perspective / longer
  /// side) times as far from the anchor.
  func transform(ofSize size: CGSize) -> ProjectionTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    let longer = max(size.width, size.height)
    let nearness = longer > 0 ? perspective / longer : 0
    let depth = cosine + z * z * rest
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (
      cosine + x * x * rest, x * y * rest + z * sine, -nearness * (x * z * rest - y * sine)
    )
    (map.m21, map.m22, map.m23) = (
      x * y * rest - z * sine, cosine + y * y * rest, -nearness * (y * z * rest + x * sine)
    )
    (map.m31, map.m32, map.m33) = (
      -anchorZ * (x * z * rest + y * sine), -anchorZ * (y * z * rest - x * sine), 1 - nearness * anchorZ * (1 - depth)
    )
    return map.about(anchor.point(in: size))
  }
}

/// A map that is found for the size of a view; equal only to itself.
struct EffectMap: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// The map of a view of a size.
  let transform: @Sendable (CGSize) -> ProjectionTransform
  private let identity = Identity()

  init(_ transform: @escaping @Sendable (CGSize) -> ProjectionTransform) { self.transform = transform }

  static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UnitPoint {
  /// The point in a rectangle of a size at the origin.
  fileprivate func point(in size: CGSize) -> CGPoint { CGPoint(x: size.width * x, y: size.height * y) }
}
