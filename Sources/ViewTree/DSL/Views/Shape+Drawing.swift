extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, color: content.drawnColor)
  }

  /// The shape filled with the foreground.
  public func fill(style: FillStyle) -> ShapeView<Self> { ShapeView(shape: self, color: nil) }

  /// The shape's outline in a style; as large as the shape.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, color: content.drawnColor)
  }

  /// The shape's outline in a style; as large as the shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, color: content.drawnColor)
  }

  /// The shape's outline; as large as the shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { AlteredShape(base: self) }

  /// The shape's outline; as large as the shape.
  public func stroke(style: StrokeStyle) -> some Shape { AlteredShape(base: self) }

  /// A part of the shape's outline; as large as the shape.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    AlteredShape(base: self)
  }
}

extension InsettableShape {
  /// A border inside the shape's outline; as large as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, color: content.drawnColor)
  }

  /// A border inside the shape's outline; as large as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, color: content.drawnColor)
  }
}

// Where a shape is to be filled or stroked after it has been moved, it is moved as a shape; else as a view, which drawings
// show.
extension Shape {
  /// The shape, moved by points; as large as the shape.
  @_disfavoredOverload public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { AlteredShape(base: self) }

  /// The shape, moved by points; as large as the shape.
  @_disfavoredOverload public func offset(_ offset: CGSize) -> some Shape { AlteredShape(base: self) }

  /// The shape, moved by points; as large as the shape.
  public func offset(_ offset: CGPoint) -> some Shape { AlteredShape(base: self) }

  /// The shape, turned; as large as the shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { AlteredShape(base: self) }

  /// The shape, larger or smaller; as large as the shape for its container.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { AlteredShape(base: self) }

  /// The shape, wider and higher; as large as the shape for its container.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    AlteredShape(base: self)
  }

  /// The shape in a rectangle of a size in points; as large as the shape for its container.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { AlteredShape(base: self) }

  /// The shape in a rectangle of a size in points; as large as the shape for its container.
  public func size(_ size: CGSize) -> some Shape { AlteredShape(base: self) }

  /// The shape, changed by an affine map; as large as the shape.
  public func transform(_ transform: CGAffineTransform) -> some Shape { AlteredShape(base: self) }

  /// What two shapes have in common; as large as the first.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { AlteredShape(base: self) }

  /// What one of two shapes has; as large as the first.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { AlteredShape(base: self) }

  /// What the first of two shapes has and the other has not; as large as the first.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { AlteredShape(base: self) }
}

extension ShapeView {
  /// The shape filled once more with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView<Content> {
    self
  }

  /// The shape with its outline in a style; as large as the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Content> {
    self
  }

  /// The shape with its outline in a style; as large as the shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Content> {
    self
  }
}

extension ShapeView where Content: InsettableShape {
  /// The shape with a border inside its outline; as large as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Content> {
    self
  }

  /// The shape with a border inside its outline; as large as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Content> {
    self
  }
}
