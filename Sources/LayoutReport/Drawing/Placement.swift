internal import ViewTree

/// Where labels stand, so that none is over another, over a text, or outside of the drawing.
struct Placement {
  /// What has been put somewhere, in the drawing's coordinates.
  private var taken: [CGRect] = []

  /// Takes a place without looking at what stands there.
  mutating func take(_ rectangle: CGRect) { taken.append(rectangle) }

  /// Takes the first of some places inside `room` that is over nothing taken and over none of the obstacles; nil where each is.
  mutating func take(
    firstOf candidates: [CGRect], inside room: CGRect, avoiding obstacles: [CGRect] = []
  ) -> CGRect? {
    let found = candidates.first { candidate in
      candidate.minX >= room.minX && candidate.maxX <= room.maxX && candidate.minY >= room.minY
        && candidate.maxY <= room.maxY && !Self.overlaps(candidate, taken) && !Self.overlaps(candidate, obstacles)
    }
    if let found { taken.append(found) }
    return found
  }

  /// Places of a size inside a rectangle: the middle, if it is asked for, the corners, and the middles of the sides.
  static func inside(_ frame: CGRect, _ size: CGSize, margin: CGFloat, centred: Bool) -> [CGRect] {
    let (left, right) = (frame.minX + margin, frame.maxX - margin - size.width)
    let (top, bottom) = (frame.minY + margin, frame.maxY - margin - size.height)
    let middle = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    let centre = [middle]
    let others = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom),
      CGPoint(x: middle.x, y: top), CGPoint(x: middle.x, y: bottom), CGPoint(x: left, y: middle.y),
      CGPoint(x: right, y: middle.y),
    ]
    return (centred ? centre + others : others + centre).map { CGRect(origin: $0, size: size) }
  }

  /// Places of a size beside a rectangle.
  static func beside(_ frame: CGRect, _ size: CGSize, gap: CGFloat) -> [CGRect] {
    [
      CGPoint(x: frame.minX, y: frame.minY - gap - size.height),
      CGPoint(x: frame.maxX - size.width, y: frame.minY - gap - size.height),
      CGPoint(x: frame.minX - gap - size.width, y: frame.midY - size.height / 2),
      CGPoint(x: frame.maxX + gap, y: frame.midY - size.height / 2),
      CGPoint(x: frame.minX, y: frame.maxY + gap),
      CGPoint(x: frame.maxX - size.width, y: frame.maxY + gap),
    ].map { CGRect(origin: $0, size: size) }
  }

  /// Whether a rectangle shares more than an edge with one of others.
  static func overlaps(_ rectangle: CGRect, _ others: [CGRect]) -> Bool {
    others.contains { other in
      rectangle.minX < other.maxX && other.minX < rectangle.maxX && rectangle.minY < other.maxY
        && other.minY < rectangle.maxY
    }
  }
}

/// How wide texts are at the most in whichever font a viewer has.
enum LabelWidth {
  /// The width in points: letters of 0.62 times the size, bold ones of 0.7, East Asian ones and emoji of twice as much.
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    Double(text.columns) * column(size, isBold)
  }

  /// How many columns fit into a width.
  static func columns(in width: Double, size: Double, isBold: Bool = false) -> Int {
    max(1, Int(width / column(size, isBold)))
  }

  private static func column(_ size: Double, _ isBold: Bool) -> Double { (isBold ? 0.7 : 0.62) * size }
}

extension CGRect {
  /// Whether another rectangle stands in this one, to a hundredth of a point.
  func covers(_ other: CGRect) -> Bool {
    minX <= other.minX + 0.01 && minY <= other.minY + 0.01 && maxX >= other.maxX - 0.01 && maxY >= other.maxY - 0.01
  }
}
