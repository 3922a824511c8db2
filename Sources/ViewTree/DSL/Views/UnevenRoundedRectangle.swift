/// A rectangle whose corners are not all equally round: fills what it is proposed, 10 points where that is unspecified
/// (section 10 of the semantics).
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners in points.
  public var cornerRadii: RectangleCornerRadii

  /// Makes a rectangle with corners of these radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Makes a rectangle with corners of these radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The outline: quarters of circles at the corners, of half the shorter side at the most.
  public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) * 0.5
    func arc(_ path: inout Path, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, from degrees: Double) {
      let radius = min(max(radius, 0), most)
      let middle = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addArc(
        center: middle, radius: radius, startAngle: .degrees(degrees), endAngle: .degrees(degrees + 90),
        clockwise: false)
    }
    return Path { path in
      arc(&path, cornerRadii.topLeading, rect.minX, rect.minY, from: 180)
      arc(&path, cornerRadii.topTrailing, rect.maxX, rect.minY, from: 270)
      arc(&path, cornerRadii.bottomTrailing, rect.maxX, rect.maxY, from: 0)
      arc(&path, cornerRadii.bottomLeading, rect.minX, rect.maxY, from: 90)
      path.closeSubpath()
    }
  }

  /// The shape, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}

/// The radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// That of the upper leading corner.
  public var topLeading: CGFloat
  /// That of the lower leading corner.
  public var bottomLeading: CGFloat
  /// That of the lower trailing corner.
  public var bottomTrailing: CGFloat
  /// That of the upper trailing corner.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of these radii.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners of these radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

/// The shape of the container around it, which here is its rectangle: fills what it is proposed, 10 points where that is
/// unspecified (section 10 of the semantics).
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Makes the shape.
  public init() {}

  /// The rectangle's outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A rectangle whose corners have their centres in common with those of the container around it, which here is a rectangle:
/// fills what it is proposed, 10 points where that is unspecified (section 10 of the semantics).
public struct ConcentricRectangle: InsettableShape, Hashable {
  /// Makes the shape.
  public init() {}

  /// The rectangle's outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, `amount` points inside; as large as without.
  public func inset(by amount: CGFloat) -> some InsettableShape { AlteredShape(base: self) }
}
