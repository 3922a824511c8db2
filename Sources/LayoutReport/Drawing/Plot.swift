internal import LayoutComparison

/// A rectangle of a drawing with two linear scales, and the marks in it.
struct Plot {
  /// The rectangle in the drawing: its left and upper edges, width and height in points.
  let (left, top, width, height): (Double, Double, Double, Double)
  /// The values at the left and right edges.
  let across: ClosedRange<Double>
  /// The values at the lower and upper edges: 0, and a round number.
  let up: ClosedRange<Double>
  /// Round numbers from 0 to the upper edge.
  private let levels: [Double]

  /// Makes a plot whose upper edge is the first round number that is not below `highest`.
  ///
  /// - Parameter levels: How many lines the grid has above 0 at most.
  init(
    left: Double, top: Double, width: Double, height: Double, across: ClosedRange<Double>, highest: Double,
    levels count: Int = 5
  ) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    self.across = across
    let step = Ticks.step(for: highest.isFinite && highest > 0 ? highest : 1, count: count)
    let steps = max(1, (max(highest, 0) / step).rounded(.up))
    levels = (0...Int(steps.isFinite ? steps : 1)).map { Double($0) * step }
    up = 0...(levels.last ?? 1)
  }

  var right: Double { left + width }
  var bottom: Double { top + height }

  func x(_ value: Double) -> Double {
    let way = across.upperBound - across.lowerBound
    return left + (way > 0 ? (value - across.lowerBound) / way * width : 0)
  }

  /// The height of a value, at an edge where it is beyond that.
  func y(_ value: Double) -> Double { bottom - min(max(value / up.upperBound, 0), 1) * height }
}

// MARK: - Axes

extension Plot {
  /// The grid with the values of its lines.
  var verticalAxis: [SVGElement] {
    levels.flatMap { level in
      [
        SVGElement(
          "line",
          [
            "x1": left, "y1": y(level), "x2": right, "y2": y(level), "stroke": level == 0 ? Palette.axis : Palette.grid,
          ]),
        .label(Wording.number(level), x: left - 6, y: y(level) + 4, anchor: "end", fill: Palette.axis),
      ]
    }
  }

  /// Values below the plot with what they stand for below them.
  func horizontalAxis(_ caption: String, _ ticks: [Double]) -> [SVGElement] {
    ticks.flatMap { tick in
      [
        SVGElement(
          "line", ["x1": x(tick), "y1": bottom, "x2": x(tick), "y2": bottom + 4, "stroke": Palette.axis]),
        .label(Wording.number(tick), x: x(tick), y: bottom + 17, anchor: "middle", fill: Palette.axis),
      ]
    } + [.label(caption, x: left + width / 2, y: bottom + 36, anchor: "middle")]
  }
}

/// Round numbers at an axis.
enum Ticks {
  /// 1, 2 or 5 times a power of ten, of which at most `count` reach a positive length.
  ///
  ///     Ticks.step(for: 300, count: 5)        // 100
  static func step(for length: Double, count: Int) -> Double {
    let wanted = length / Double(count)
    var power = 1.0
    while power > wanted { power /= 10 }
    while power * 10 <= wanted { power *= 10 }
    return [1, 2, 5].map { $0 * power }.first { $0 >= wanted } ?? 10 * power
  }

  /// The multiples of such a step in a range; its start where that has no extent.
  static func values(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [range.lowerBound] }
    let step = step(for: length, count: count)
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step).rounded(.down))
    guard first.isFinite, last >= first, last - first <= 100 else { return [range.lowerBound] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

// MARK: - Marks

extension Plot {
  /// A point of a curve: nil where the curve has a gap.
  typealias Point = (across: Double, up: Double?)

  /// How a curve is drawn.
  struct Stroke {
    var colour: String
    var width = 1.6
    var opacity = 1.0
    /// Lengths of dashes and gaps in points; empty for a solid line.
    var dashes = ""

    var dashArray: String { dashes.isEmpty ? "none" : dashes }
  }

  /// A curve as connected lines, with a gap where a value is not there or not finite; nil where nothing is to be drawn.
  func curve(_ points: [Point], _ stroke: Stroke) -> SVGElement? {
    var path = ""
    var isDrawing = false
    for point in points {
      guard let value = point.up, value.isFinite else {
        isDrawing = false
        continue
      }
      path += "\(isDrawing ? "L" : "M")\(x(point.across).svg) \(y(value).svg)"
      isDrawing = true
    }
    guard !path.isEmpty else { return nil }
    return SVGElement(
      "path",
      [
        "d": path, "fill": "none", "stroke": stroke.colour, "stroke-width": stroke.width,
        "stroke-opacity": stroke.opacity, "stroke-dasharray": stroke.dashArray,
      ])
  }

  /// A dot with the range in which its value may be.
  func dot(at across: Double, _ value: Double, from low: Double, to high: Double, _ colour: String) -> [SVGElement] {
    let place = x(across)
    return [
      SVGElement(
        "line", ["x1": place, "y1": y(low), "x2": place, "y2": y(high), "stroke": colour, "stroke-width": 1.5]),
      SVGElement("circle", ["cx": place, "cy": y(value), "r": 2.5, "fill": colour]),
    ]
  }

  /// The names of curves to the right of the plot, each beside a piece of its line.
  func legend(_ entries: [(name: String, stroke: Stroke)]) -> [SVGElement] {
    entries.enumerated().flatMap { index, entry -> [SVGElement] in
      let middle = top + 10 + Double(index) * 16
      return [
        SVGElement(
          "line",
          [
            "x1": right + 16, "y1": middle, "x2": right + 34, "y2": middle, "stroke": entry.stroke.colour,
            "stroke-width": entry.stroke.width, "stroke-dasharray": entry.stroke.dashArray,
          ]),
        .label(entry.name, x: right + 40, y: middle + 4),
      ]
    }
  }

  /// An upright line through the plot and down to `end`, which tells its value where a pointer rests on it.
  func mark(at value: Double, downTo end: Double, _ title: String) -> SVGElement {
    SVGElement(
      "line", ["x1": x(value), "y1": top, "x2": x(value), "y2": end, "stroke": Palette.grid],
      [SVGElement("title", [:], title)])
  }
}
