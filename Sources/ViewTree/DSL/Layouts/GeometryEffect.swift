/// An effect that draws a view elsewhere or deformed; no effect on layout (V7.5 of the vocabulary).
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  /// How a view of a size is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view itself.
  public func body(content: Content) -> Content { content }

  /// The effect, seen by readers in the view or not.
  public func ignoredByLayout() -> Self { self }
}

/// A modifier that can be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A projective map of the plane.
public struct ProjectionTransform: Equatable, Sendable {
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

extension View {
  /// Draws the view elsewhere, by a projective map; no effect on layout (V7.5 of the vocabulary).
  public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedView<Self> { unmodified }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
