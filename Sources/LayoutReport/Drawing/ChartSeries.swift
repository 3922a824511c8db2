/// How a curve is drawn: a class of the charts' style sheet, and what is not a colour.
struct CurveStyle {
  var className: String
  var width = 1.8
  var opacity = 1.0
  /// Lengths of dashes and gaps; "none" for a solid line.
  var dashes = "none"
}

extension CurveStyle {
  /// A broad line under others, as light as a marker's.
  static func broad(_ className: String) -> CurveStyle { CurveStyle(className: className, width: 4.5, opacity: 0.45) }

  /// A thin dashed line, which can be seen on a broad one of its colour.
  static func dashed(_ className: String) -> CurveStyle { CurveStyle(className: className, width: 1.6, dashes: "4 4") }
}

/// One of several curves that are drawn alike: by its colour, its dashes and its number it is told from the others.
struct ChartSeries {
  /// Its place among the others, from 0.
  var place: Int

  /// How many colours there are; the curve after them has the first one again, with another number and other dashes.
  private static let colors = ViewColor.all.prefix(6)
  private static let dashes = ["none", "7 4", "2 4", "8 4 2 4", "12 4"]

  private var color: ViewColor { Self.colors[place % Self.colors.count] }

  /// What stands beside its end, and in the key.
  var number: String { "\(place + 1)" }
  /// The class of its number.
  var textClass: String { "t-\(color.className)" }
  /// A solid line.
  var solid: CurveStyle { CurveStyle(className: "s-\(color.className)") }
  /// A line whose dashes are its own, where they mean nothing else.
  var distinct: CurveStyle {
    CurveStyle(className: "s-\(color.className)", dashes: Self.dashes[place % Self.dashes.count])
  }
  /// A broad line under others.
  var broad: CurveStyle { .broad("s-\(color.className)") }
  /// A dashed line.
  var dashed: CurveStyle { .dashed("s-\(color.className)") }
}

extension DrawingSheet {
  /// A class of charts and its declarations; those of the dark sheet are added.
  private static let chartRules: [(name: String, light: String, dark: String)] = [
    ("grid", "fill:none;stroke:#e4e4e7", "stroke:#3f3f46"),
    ("change", "fill:none;stroke:#8a8a94", "stroke:#85858f"),
    ("spilled", "fill:#d32f2f;fill-opacity:0.35", "fill:#ff6b61"),
    ("bar", "fill:#8a8a94", "fill:#85858f"),
  ]

  /// What charts have besides the sheet of all drawings: lines in the colours of views, grids and marks.
  static var chartText: String {
    let light = chartRules.map { ".\($0.name){\($0.light)}" }
    let dark = chartRules.map { ".\($0.name){\($0.dark)}" }
    let curves = ViewColor.all.map {
      ".s-\($0.className){fill:none;stroke-linecap:round;stroke-linejoin:round;stroke:\($0.color)}"
    }
    let darkCurves = ViewColor.all.compactMap { color in
      color.colorOnDark.map { ".s-\(color.className){stroke:\($0)}" }
    }
    return (light + curves).joined() + "@media (prefers-color-scheme:dark){\((dark + darkCurves).joined())}"
  }
}
