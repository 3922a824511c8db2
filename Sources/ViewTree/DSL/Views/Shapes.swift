/// A rectangle: fills what it is proposed, 10 points where that is unspecified (section 10 of the semantics).
public struct Rectangle: InsettableShape, KnownShape, Hashable {
  /// Makes a rectangle.
  public init() {}

  package var shapeKind: ViewKind { .rectangle }

  /// The rectangle's outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}

/// A rectangle with round corners: fills what it is proposed, 10 points where that is unspecified (section 10 of the
/// semantics).
public struct RoundedRectangle: InsettableShape, KnownShape, Hashable {
  /// The size of the corners in points.
  public var cornerSize: CGSize

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  package var shapeKind: ViewKind { .roundedRectangle(cornerRadius: cornerSize.width) }

  /// The outline with round corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

  /// The shape, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}

/// How a corner is rounded. Has no effect on layout and is not drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Corners whose curvature grows smoothly.
  case continuous
}

/// A capsule: fills what it is proposed, 10 points where that is unspecified (section 10 of the semantics).
public struct Capsule: InsettableShape, KnownShape, Hashable {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  package var shapeKind: ViewKind { .capsule }

  /// The outline with ends that are half circles.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) * 0.5
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
  }

  /// The shape, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}

/// An ellipse: fills what it is proposed, 10 points where that is unspecified (section 10 of the semantics).
public struct Ellipse: InsettableShape, KnownShape, Hashable {
  /// Makes an ellipse.
  public init() {}

  package var shapeKind: ViewKind { .ellipse }

  /// The ellipse's outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The shape, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}

/// A circle: the square of the proposal's smaller side, 10 points where that is unspecified (section 10 of the
/// semantics).
public struct Circle: InsettableShape, KnownShape, Hashable {
  /// Makes a circle.
  public init() {}

  package var shapeKind: ViewKind { .circle }

  /// The circle's outline, in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side * 0.5, y: rect.midY - side * 0.5, width: side, height: side))
  }

  /// The shape, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with ends of a form.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
