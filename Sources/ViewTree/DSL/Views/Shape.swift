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
