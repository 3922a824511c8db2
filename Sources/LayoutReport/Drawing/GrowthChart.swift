internal import Foundation

/// How measured figures grow with what they were measured on: curves on two logarithmic scales, on which growth with a power is a
/// straight line, the steeper the greater the power.
public struct GrowthChart: Sendable {
  /// The figures of one family.
  public struct Curve: Sendable {
    /// What the key calls it.
    public var name: String
    /// Sizes above 0 in ascending order, and what was measured at each, above 0.
    public var points: [(size: Double, value: Double)]

    /// Makes a curve.
    public init(name: String, points: [(size: Double, value: Double)]) {
      self.name = name
      self.points = points
    }

    /// The power of the size with which the figures grow: the slope of the line of least squares through their logarithms. 1 where
    /// a tree of twice the views takes twice as long; NaN where there are fewer than two sizes.
    public var exponent: Double {
      let places = points.map { (x: log($0.size), y: log($0.value)) }
      let count = Double(places.count)
      let middle = (x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
      let products = places.reduce(0) { $0 + ($1.x - middle.x) * ($1.y - middle.y) }
      return products / places.reduce(0) { $0 + ($1.x - middle.x) * ($1.x - middle.x) }
    }
  }

  /// The drawing, an SVG 1.1 document with a line's end after each element.
  public let text: String

  /// Draws curves, of which at least one has points.
  ///
  /// - Parameters:
  ///   - sizes: What the sizes are, as `views`.
  ///   - values: What was measured, as `milliseconds`.
  public init(title: String, sizes: String, values: String, curves: [Curve]) {
    let points = curves.flatMap(\.points).filter { $0.size > 0 && $0.value > 0 }
    let (across, up) = (Self.scale(points.map(\.size)), Self.scale(points.map(\.value)))
    var column = ChartColumn(title: title, numbersWidth: up.labelWidth(size: Plot.textSize))
    column.key(
      curves.enumerated().map { place, curve in
        let series = ChartSeries(place: place)
        let exponent = curve.points.count > 1 ? ", exponent \(String(format: "%.2f", curve.exponent))" : ""
        return (.series(series, [series.distinct]), curve.name + exponent)
      })
    let plot = column.plot(values, height: 280, across: across, up: up)
    column.elements += plot.verticalAxis + plot.horizontalAxis(sizes)
    column.bottom += Plot.axisHeight
    var ends: [(series: ChartSeries, value: Double)] = []
    for (place, curve) in curves.enumerated() {
      let series = ChartSeries(place: place)
      let points = curve.points.map { (across: $0.size, up: Optional($0.value)) }
      column.elements += [plot.curve(points, series.distinct)].compactMap { $0 }
      for point in curve.points {
        column.elements += plot.dot(at: point.size, point.value, from: point.value, to: point.value, series.solid)
      }
      if let last = curve.points.last { ends.append((series, last.value)) }
    }
    column.elements += plot.numbers(atEndsOf: ends)
    text = column.drawing(title: title).text + "\n"
  }

  private static func scale(_ values: [Double]) -> PlotScale {
    .logarithmic((values.min() ?? 1)...(values.max() ?? 10))
  }
}
