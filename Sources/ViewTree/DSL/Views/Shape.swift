/// A shape in a rectangle, which is a view that fills what it is proposed, 10 points where that is unspecified
/// (section 10 of the semantics).
///
/// A custom shape has a `path(in:)`; drawings show its rectangle.
public protocol Shape: View, Sendable {
  /// The shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape in the foreground's colour.
  public var body: some View { ShapeView(shape: self, color: nil) }

  /// The node's kind for the shape.
  package var kind: ViewKind { (self as? any KnownShape)?.shapeKind ?? .rectangle }
}

/// A shape that knows how to inset itself.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, `amount` points inside its rectangle.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with a kind of node of its own.
package protocol KnownShape: Shape {
  /// The kind of node.
  var shapeKind: ViewKind { get }
}

/// A shape drawn in a colour.
public struct ShapeView<Content: Shape>: View {
  let shape: Content
  let color: String?
}

extension ShapeView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(shape.kind, modifiers: color.map { [.foregroundColor($0)] } ?? [])])
  }
}

/// A shape drawn otherwise than it is described: inset, stroked or trimmed. Its size is that of the shape.
struct AlteredShape<Base: Shape>: InsettableShape, KnownShape {
  let base: Base

  var shapeKind: ViewKind { base.kind }

  func path(in rect: CGRect) -> Path { base.path(in: rect) }

  func inset(by amount: CGFloat) -> AlteredShape<Base> { self }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape, KnownShape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init(_ shape: some Shape) { self.shape = shape }

  package var shapeKind: ViewKind { shape.kind }

  /// The shape's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// How the inside of a shape is filled. Has no effect on layout and is not drawn.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside by the number of crossings alone.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn. Has no effect on layout and is not drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width in points.
  public var lineWidth: CGFloat
  /// The lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [CGFloat]
  /// Points into the dashes at which the line starts.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

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
