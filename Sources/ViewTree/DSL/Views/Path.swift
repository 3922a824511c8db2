/// An outline made of lines and curves, as a custom ``Shape`` describes it. Drawings do not show it.
public struct Path: Hashable, Sendable {
  /// One piece of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new outline.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the outline started.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// Makes an outline of nothing.
  public init() {}

  /// Makes an outline by describing it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the outline of an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Whether the outline has no pieces.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` for every piece, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  /// Starts a new outline.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds straight lines between points, starting a new outline at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { elements.append(index == 0 ? .move(to: point) : .line(to: point)) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to where the outline started.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width * 0.5, height: rect.height * 0.5))
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let corner = CGSize(
      width: min(cornerSize.width, rect.width * 0.5), height: min(cornerSize.height, rect.height * 0.5))
    move(to: CGPoint(x: rect.minX + corner.width, y: rect.minY))
    let turns: [(vertex: CGPoint, from: CGPoint, to: CGPoint)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX - corner.width, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY + corner.height)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY - corner.height),
        CGPoint(x: rect.maxX - corner.width, y: rect.maxY)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX + corner.width, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY - corner.height)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY + corner.height),
        CGPoint(x: rect.minX + corner.width, y: rect.minY)
      ),
    ]
    for turn in turns {
      addLine(to: turn.from)
      addCurve(
        to: turn.to, control1: Path.quarter(from: turn.from, to: turn.vertex),
        control2: Path.quarter(from: turn.to, to: turn.vertex))
    }
    closeSubpath()
  }

  /// The control point that bends a curve from `end` towards `vertex` to a quarter of an ellipse.
  private static func quarter(from end: CGPoint, to vertex: CGPoint) -> CGPoint {
    let bend: CGFloat = 0.5522847498307936
    return CGPoint(x: end.x + (vertex.x - end.x) * bend, y: end.y + (vertex.y - end.y) * bend)
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }
}

extension Path: Shape {
  /// The outline itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
