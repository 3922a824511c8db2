internal import ViewTree

/// A line between two arrows that tells a length, beside a picture or below it.
struct DimensionLine {
  /// The axis along which it measures.
  var axis: Axis
  /// Where it begins and ends along the axis, in the drawing's coordinates.
  var start: Double
  var end: Double
  var label: String

  static let size = 10.0
  /// How far apart the lines of two lanes are.
  static let laneHeight = 27.0

  /// The part of the axis that the line and its label take.
  private var extent: ClosedRange<Double> {
    let half = max(
      (end - start) / 2, (axis == .horizontal ? LabelWidth.of(label, size: Self.size) : Self.size + 2) / 2 + 2)
    let middle = (start + end) / 2
    return (middle - half)...(middle + half)
  }

  /// Whether the line is over another one: not where one begins at the end of the other, as those of neighbours in a stack do.
  private func touches(_ other: DimensionLine) -> Bool {
    extent.lowerBound < other.extent.upperBound - 0.5 && other.extent.lowerBound < extent.upperBound - 0.5
  }

  /// The lines in as few lanes as it takes, so that none is over another: those of the first lane are nearest to the picture.
  static func lanes(_ lines: [DimensionLine]) -> [[DimensionLine]] {
    var lanes: [[DimensionLine]] = []
    for line in lines {
      let free = lanes.firstIndex { lane in !lane.contains { $0.touches(line) } }
      if let free { lanes[free].append(line) } else { lanes.append([line]) }
    }
    return lanes
  }

  /// The width that a lane of upright lines takes.
  static func laneWidth(_ lane: [DimensionLine]) -> Double {
    14 + (lane.map { LabelWidth.of($0.label, size: size) }.max() ?? 0)
  }

  /// The line, at a place across its axis: labels stand below a level one, and right of an upright one.
  func elements(at across: Double) -> [SVGElement] {
    let middle = (start + end) / 2
    let cap = 3.0
    func point(_ along: Double, _ aside: Double) -> String {
      axis == .horizontal ? "\(along.svg) \((across + aside).svg)" : "\((across + aside).svg) \(along.svg)"
    }
    let arrow = min(4, (end - start) / 2)
    let path =
      "M\(point(start, -cap))L\(point(start, cap))M\(point(end, -cap))L\(point(end, cap))M\(point(start, 0))L\(point(end, 0))"
      + "M\(point(start + arrow, -arrow / 2))L\(point(start, 0))L\(point(start + arrow, arrow / 2))"
      + "M\(point(end - arrow, -arrow / 2))L\(point(end, 0))L\(point(end - arrow, arrow / 2))"
    let text =
      axis == .horizontal
      ? SVGElement.text(label, x: middle, y: across + cap + Self.size, anchor: "middle", size: Self.size)
      : SVGElement.text(label, x: across + cap + 4, y: middle + Self.size * 0.36, size: Self.size)
    return [SVGElement("path", ["class": "line", "d": path]), text]
  }
}
