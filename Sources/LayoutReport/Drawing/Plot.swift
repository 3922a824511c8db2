internal import LayoutComparison
internal import ViewTree

/// A rectangle of a drawing with two scales, and the marks in it.
struct Plot {
  /// The rectangle in the drawing.
  let frame: CGRect
  /// The scale from the left edge to the right one.
  let across: PlotScale
  /// The scale from the lower edge to the upper one.
  let up: PlotScale

  /// The size of numbers and captions.
  static let textSize = 11.0

  var left: Double { Double(frame.minX) }
  var right: Double { Double(frame.maxX) }
  var top: Double { Double(frame.minY) }
  var bottom: Double { Double(frame.maxY) }

  func x(_ value: Double) -> Double { left + across.place(of: value) * Double(frame.width) }

  func y(_ value: Double) -> Double { bottom - up.place(of: value) * Double(frame.height) }
}

// MARK: - Axes

extension Plot {
  /// The grid with the values of its lines.
  var verticalAxis: [SVGElement] {
    up.ticks.flatMap { tick -> [SVGElement] in
      let isEdge = tick == up.range.lowerBound
      return [
        SVGElement(
          "line", ["class": isEdge ? "line" : "grid", "x1": left, "y1": y(tick), "x2": right, "y2": y(tick)]),
        .text(
          Wording.number(tick), x: left - 6, y: y(tick) + 4, anchor: "end", size: Self.textSize, in: "soft"),
      ]
    }
  }

  /// Values below the plot with what they stand for below them.
  func horizontalAxis(_ caption: String) -> [SVGElement] {
    across.ticks.flatMap { tick -> [SVGElement] in
      [
        SVGElement("line", ["class": "line", "x1": x(tick), "y1": bottom, "x2": x(tick), "y2": bottom + 4]),
        .text(Wording.number(tick), x: x(tick), y: bottom + 16, anchor: "middle", size: Self.textSize, in: "soft"),
      ]
    } + [
      .text(
        caption, x: (left + right) / 2, y: bottom + Self.axisHeight - 4, anchor: "middle", size: Self.textSize,
        in: "soft")
    ]
  }

  /// What the values and the caption below a plot take.
  static let axisHeight = 36.0
}

// MARK: - Marks

extension Plot {
  /// A point of a curve: nil where the curve has a gap.
  typealias Point = (across: Double, up: Double?)

  /// The points that follow each other without a gap, in the drawing's coordinates.
  private func runs(of points: [Point]) -> [[(x: Double, y: Double)]] {
    var runs: [[(x: Double, y: Double)]] = [[]]
    for point in points {
      if let value = point.up, value.isFinite {
        runs[runs.count - 1].append((x(point.across), y(value)))
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  private static func path(_ run: [(x: Double, y: Double)]) -> String {
    run.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.x.svg) \($1.y.svg)" }.joined()
  }

  /// A curve as connected lines, with a gap where a value is not there or not finite; nil where nothing is to be drawn. A value
  /// without a neighbour is a dot.
  func curve(_ points: [Point], _ style: CurveStyle) -> SVGElement? {
    let path = runs(of: points).map { Self.path($0) + ($0.count == 1 ? "h0" : "") }.joined()
    guard !path.isEmpty else { return nil }
    return SVGElement(
      "path",
      [
        "class": style.className, "d": path, "stroke-width": style.width, "stroke-opacity": style.opacity,
        "stroke-dasharray": style.dashes,
      ])
  }

  /// The area between a curve and the lower edge, in a class or hatched where that is nil; nil where nothing is to be drawn.
  func area(under points: [Point], in className: String?) -> SVGElement? {
    let path = runs(of: points).filter { run in run.contains { $0.y < bottom } }.map { run in
      "\(Self.path(run))L\((run.last?.x ?? 0).svg) \(bottom.svg)L\((run.first?.x ?? 0).svg) \(bottom.svg)Z"
    }.joined()
    guard !path.isEmpty else { return nil }
    return className.map { SVGElement("path", ["class": $0, "d": path]) }
      ?? SVGElement("path", ["d": path, "fill": "url(#unused)"])
  }

  /// A dot with the range in which its value may be.
  func dot(at across: Double, _ value: Double, from low: Double, to high: Double, _ style: CurveStyle) -> [SVGElement] {
    let place = x(across)
    return [
      SVGElement(
        "path", ["class": style.className, "d": "M\(place.svg) \(y(low).svg)V\(y(high).svg)", "stroke-width": 1.4]),
      SVGElement("path", ["class": style.className, "d": "M\(place.svg) \(y(value).svg)h0", "stroke-width": 5]),
    ]
  }

  /// An upright line from the upper edge to the lower one.
  func mark(at value: Double) -> SVGElement {
    SVGElement(
      "line",
      [
        "class": "change", "x1": x(value), "y1": top, "x2": x(value), "y2": bottom, "stroke-width": 0.8,
        "stroke-dasharray": "2 2",
      ])
  }

  /// Numbers above the plot, each over its upright line or beside it: those for which there is no room are left out, the last
  /// ones first.
  func numbers(above values: [Double], inside room: CGRect) -> [SVGElement] {
    var placement = Placement()
    return values.compactMap { value -> SVGElement? in
      let text = Wording.number(value)
      let width = LabelWidth.of(text, size: Self.textSize)
      let candidates = [0.5, 0, 1].map { part in
        CGRect(x: x(value) - (width + 4) * part, y: top - 14, width: width + 4, height: 12)
      }
      return placement.take(firstOf: candidates, inside: room).map {
        .text(text, x: Double($0.minX) + 2, y: top - 4, size: Self.textSize)
      }
    }
  }

  /// The series' numbers right of the plot at the heights of their curves' ends, moved apart where they would be over each other.
  func numbers(atEndsOf series: [(series: ChartSeries, value: Double)]) -> [SVGElement] {
    let height = 12.0
    let ends = series.sorted { y($0.value) < y($1.value) }
    var middles = ends.map { y($0.value) }
    for place in middles.indices.dropFirst() { middles[place] = max(middles[place], middles[place - 1] + height) }
    var limit = bottom
    for place in middles.indices.reversed() {
      middles[place] = min(middles[place], limit)
      limit = middles[place] - height
    }
    return zip(ends, middles).flatMap { end, middle in
      [
        SVGElement(
          "path",
          [
            "class": end.series.solid.className, "stroke-width": 0.8,
            "d": "M\(right.svg) \(y(end.value).svg)L\((right + 7).svg) \(middle.svg)",
          ]),
        SVGElement.text(
          end.series.number, x: right + 10, y: middle + 4, size: Self.textSize, isBold: true,
          in: end.series.textClass),
      ]
    }
  }

  /// What such numbers take.
  static let endWidth = 26.0
}
