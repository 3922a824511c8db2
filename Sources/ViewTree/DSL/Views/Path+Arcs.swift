private import Foundation

extension Path {
  /// Adds a part of a circle, with a line to its start from where the outline is.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: In points.
  ///   - startAngle: Where the part begins; 0 is to the right of the middle, and angles grow clockwise.
  ///   - endAngle: Where it ends.
  ///   - clockwise: SwiftUI's word for the direction in which angles become less, as y grows downwards.
  ///   - transform: Is applied to all points.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var turn = endAngle.radians - startAngle.radians
    let whole = 2 * Double.pi
    if clockwise {
      if turn > 0 { turn = turn.truncatingRemainder(dividingBy: whole) - whole }
      turn = max(turn, -whole)
    } else {
      if turn < 0 { turn = turn.truncatingRemainder(dividingBy: whole) + whole }
      turn = min(turn, whole)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: turn), transform: transform)
  }

  /// Adds a part of a circle, by how far it goes round; with a line to its start from where the outline is.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    // Each piece turns a quarter at the most, where a cubic curve leaves the circle by less than 0.03 % of the radius.
    let pieces = max(1, Int((abs(delta.radians) / (Double.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(min(pieces, 1_000))
    let bend = CGFloat(4.0 / 3.0 * tan(step / 4)) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    func tangent(_ angle: Double) -> CGPoint {
      CGPoint(x: -CGFloat(sin(angle)) * bend, y: CGFloat(cos(angle)) * bend)
    }
    var angle = startAngle.radians
    let start = point(angle).applying(transform)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for _ in 0..<min(pieces, 1_000) {
      let next = angle + step
      let (from, to) = (point(angle), point(next))
      let (leave, arrive) = (tangent(angle), tangent(next))
      addCurve(
        to: to.applying(transform), control1: CGPoint(x: from.x + leave.x, y: from.y + leave.y).applying(transform),
        control2: CGPoint(x: to.x - arrive.x, y: to.y - arrive.y).applying(transform))
      angle = next
    }
  }

  /// Adds an arc of a radius that touches the lines from where the outline is to one point, and from there to another; with a
  /// line to the arc's start.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: tangent1End) }
    func direction(to end: CGPoint) -> (x: Double, y: Double, length: Double) {
      let (x, y) = (Double(end.x - tangent1End.x), Double(end.y - tangent1End.y))
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
    }
    let (back, on) = (direction(to: start), direction(to: tangent2End))
    let cosine = back.x * on.x + back.y * on.y
    guard radius > 0, back.length > 0, on.length > 0, abs(cosine) < 1 else { return addLine(to: tangent1End) }
    let half = acos(cosine) / 2
    let distance = Double(radius) / tan(half)
    let (from, to) = (
      CGPoint(x: tangent1End.x + CGFloat(back.x * distance), y: tangent1End.y + CGFloat(back.y * distance)),
      CGPoint(x: tangent1End.x + CGFloat(on.x * distance), y: tangent1End.y + CGFloat(on.y * distance))
    )
    let toCenter = Double(radius) / sin(half)
    let (mx, my) = (back.x + on.x, back.y + on.y)
    let norm = (mx * mx + my * my).squareRoot()
    let center = CGPoint(
      x: tangent1End.x + CGFloat(mx / norm * toCenter), y: tangent1End.y + CGFloat(my / norm * toCenter))
    let begin = atan2(Double(from.y - center.y), Double(from.x - center.x))
    var turn = atan2(Double(to.y - center.y), Double(to.x - center.x)) - begin
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    addRelativeArc(center: center, radius: radius, startAngle: Angle(radians: begin), delta: Angle(radians: turn))
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  /// Adds a rectangle with corners that are not equally round.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect))
  }

  /// Where the outline has got to; `nil` where it has not begun.
  public var currentPoint: CGPoint? {
    var point: CGPoint?
    var start: CGPoint?
    forEach { element in
      switch element {
      case .move(let end):
        point = end
        start = end
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): point = end
      case .closeSubpath: point = start
      }
    }
    return point
  }

  /// The least rectangle around the points of the outline and those that bend its curves.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let control1, let control2): points += [end, control1, control2]
      case .closeSubpath: break
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The outline, changed by an affine map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    forEach { element in
      switch element {
      case .move(let end): path.move(to: end.applying(transform))
      case .line(let end): path.addLine(to: end.applying(transform))
      case .quadCurve(let end, let control):
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        path.addCurve(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The outline, moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
