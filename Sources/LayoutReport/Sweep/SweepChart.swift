public import LayoutComparison

/// A sweep as a line chart in SVG: for each region the children's lengths over the container's size, SwiftUI's dashed and
/// the optimum's solid, below them what SwiftUI loses, and the breakpoints as upright lines.
public struct SweepChart {
  private let name: String
  private let sweep: Sweep
  private static let width = 860.0
  private static let plotWidth = 560.0
  private static let left = 60.0
  private static let lengthsHeight = 220.0
  private static let lossHeight = 60.0
  /// The height of what stands above and below a region's plots: its title, the space between them, and the sizes.
  private static let margin = 92.0
  private static let colours = [
    "#0a66c2", "#c2410c", "#15803d", "#7e22ce", "#b91c1c", "#0e7490", "#a16207", "#be185d", "#4d7c0f", "#475569",
  ]

  /// Prepares the chart of a sweep; `name` is the document's.
  public init(name: String, _ sweep: Sweep) {
    self.name = name
    self.sweep = sweep
  }

  /// The chart as an SVG document.
  public var svg: String {
    let panels = curves.regions
    let height = 40 + Double(max(1, panels.count)) * (Self.lengthsHeight + Self.lossHeight + Self.margin)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(n(Self.width)) \(n(height))\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"12\">",
      "<title>\(MarkupText.escaped(name)) over the container's \(side)</title>",
      "<rect width=\"\(n(Self.width))\" height=\"\(n(height))\" fill=\"white\"/>",
      text(Self.left, 24, "\(name): SwiftUI dashed, optimum solid", "font-size=\"15\" font-weight=\"600\""),
    ]
    if panels.isEmpty { lines.append(text(Self.left, 60, "no stack is offered a finite length of its own")) }
    for (index, region) in panels.enumerated() {
      lines += panel(region, top: 40 + Double(index) * (Self.lengthsHeight + Self.lossHeight + Self.margin))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// The chart and the breakpoints as a page of its own.
  public var html: String {
    let wording = SweepWording(sweep)
    let rows = sweep.breakpoints.map { breakpoint in
      let changes = wording.lines(for: breakpoint).map { MarkupText.escaped($0) }.joined(separator: "<br>")
      return "<tr><td>\(MarkupText.escaped(SweepWording.exact(breakpoint.size)))</td><td>\(changes)</td></tr>"
    }
    let table =
      rows.isEmpty
      ? "<p>Nothing changes its course between those sizes.</p>"
      : "<table>\n<tr><th>\(side)</th><th>what changes there</th></tr>\n\(rows.joined(separator: "\n"))\n</table>"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(MarkupText.escaped(name))</title>
      <style>
      body { font: 15px system-ui, sans-serif; max-width: 860px; margin: 2em auto; padding: 0 1em; }
      svg { width: 100%; height: auto; }
      table { border-collapse: collapse; }
      th, td { text-align: left; vertical-align: top; padding: 0.25em 1em 0.25em 0; border-top: 1px solid #ddd; }
      td:first-child { font-variant-numeric: tabular-nums; }
      </style>
      <h1>\(MarkupText.escaped(name))</h1>
      \(svg)\(table)
      </html>

      """
  }

  private var side: String { sweep.axis == .horizontal ? "width" : "height" }

  private var curves: SweepCurves { SweepCurves(sweep) }
}

extension SweepChart {
  private func panel(_ region: SweepCurves.Region, top: Double) -> [String] {
    let lengths = region.children.flatMap { $0.swiftUI + $0.optimal }
    let losses = region.unused + region.overflow
    let upper = Plot(
      sizes: sweep.sizes.start...sweep.sizes.end, greatest: Self.greatest(of: lengths), left: Self.left, top: top + 34,
      width: Self.plotWidth, height: Self.lengthsHeight)
    let lower = Plot(
      sizes: upper.sizes, greatest: Self.greatest(of: losses), left: Self.left,
      top: upper.top + Self.lengthsHeight + 14, width: Self.plotWidth, height: Self.lossHeight)
    var lines = [text(Self.left, top + 20, region.title, "font-weight=\"600\"")]
    lines += axes(upper, labels: false) + axes(lower, labels: true)
    for breakpoint in sweep.breakpoints {
      let place = n(upper.x(breakpoint.size))
      lines.append(
        "<line x1=\"\(place)\" y1=\"\(n(upper.top))\" x2=\"\(place)\" y2=\"\(n(lower.top + lower.height))\" "
          + "stroke=\"#d4d4d8\"><title>\(MarkupText.escaped(SweepWording.exact(breakpoint.size)))</title></line>")
    }
    for (index, child) in region.children.enumerated() {
      let colour = Self.colours[index % Self.colours.count]
      lines.append(curve(child.optimal, in: upper, "stroke=\"\(colour)\" stroke-width=\"3\" stroke-opacity=\"0.45\""))
      lines.append(
        curve(child.swiftUI, in: upper, "stroke=\"\(colour)\" stroke-width=\"1.6\" stroke-dasharray=\"5 3\""))
      guard index < 14 else { continue }
      let (x, y) = (Self.left + Self.plotWidth + 20, upper.top + 12 + Double(index) * 16)
      lines.append(text(x, y, child.view, "fill=\"\(colour)\""))
    }
    lines.append(curve(region.unused, in: lower, "stroke=\"#b45309\" stroke-width=\"1.6\""))
    lines.append(curve(region.overflow, in: lower, "stroke=\"#b91c1c\" stroke-width=\"1.6\" stroke-dasharray=\"2 2\""))
    lines.append(text(Self.left + Self.plotWidth + 20, lower.top + 14, "wasted", "fill=\"#b45309\""))
    lines.append(text(Self.left + Self.plotWidth + 20, lower.top + 30, "spilled over (dotted)", "fill=\"#b91c1c\""))
    return lines
  }

  private func axes(_ plot: Plot, labels: Bool) -> [String] {
    let bottom = plot.top + plot.height
    var lines = [
      "<path d=\"M\(n(plot.left)) \(n(plot.top)) V\(n(bottom)) H\(n(plot.left + plot.width))\" fill=\"none\" "
        + "stroke=\"#71717a\"/>"
    ]
    for tick in Plot.ticks(from: 0, to: plot.greatest, count: labels ? 1 : 4) {
      lines.append(text(plot.left - 6, plot.y(tick) + 4, Wording.number(tick), "text-anchor=\"end\" fill=\"#52525b\""))
    }
    guard labels else { return lines }
    for tick in Plot.ticks(from: plot.sizes.lowerBound, to: plot.sizes.upperBound, count: 8) {
      lines.append(text(plot.x(tick), bottom + 16, Wording.number(tick), "text-anchor=\"middle\" fill=\"#52525b\""))
    }
    lines.append(
      text(plot.left + plot.width + 20, bottom + 16, "\(side) of the container, pt", "fill=\"#52525b\""))
    return lines
  }

  /// A curve as connected lines; what is not there, or not finite, is left out.
  private func curve(_ points: [SweepCurves.Point], in plot: Plot, _ style: String) -> String {
    var path = ""
    var isDrawing = false
    for (index, point) in points.enumerated() {
      guard let value = point.value, value.isFinite else {
        isDrawing = false
        continue
      }
      let isOnTheWay = isDrawing && index + 1 < points.count && point.isBetween(points[index - 1], points[index + 1])
      if !isOnTheWay { path += "\(isDrawing ? "L" : "M")\(n(plot.x(point.size))) \(n(plot.y(value)))" }
      isDrawing = true
    }
    return path.isEmpty ? "" : "<path d=\"\(path)\" fill=\"none\" \(style)/>"
  }

  private static func greatest(of points: [SweepCurves.Point]) -> Double {
    let greatest = points.compactMap(\.value).filter(\.isFinite).max() ?? 0
    return greatest > 0 ? greatest : 1
  }

  private func text(_ x: Double, _ y: Double, _ content: String, _ style: String = "") -> String {
    "<text x=\"\(n(x))\" y=\"\(n(y))\" \(style)>\(MarkupText.escaped(content))</text>"
  }

  /// A coordinate with two decimals.
  private func n(_ value: Double) -> String { JSONText.number((value * 100).rounded() / 100).text() }
}

/// An area in which values over sizes are drawn.
private struct Plot {
  var sizes: ClosedRange<Double>
  /// The greatest value; more than 0.
  var greatest: Double
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  func x(_ size: Double) -> Double {
    let way = sizes.upperBound - sizes.lowerBound
    return left + (way > 0 ? (size - sizes.lowerBound) / way * width : 0)
  }

  func y(_ value: Double) -> Double { top + height - min(max(value / greatest, 0), 1) * height }

  /// Round numbers of a range, about as many as wanted.
  static func ticks(from start: Double, to end: Double, count: Int) -> [Double] {
    guard end > start, (end - start).isFinite else { return [start] }
    let wanted = (end - start) / Double(count)
    var power = 1.0
    while power > wanted { power /= 10 }
    while power * 10 <= wanted { power *= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= wanted } ?? 10 * power
    let (first, last) = ((start / step).rounded(.up), (end / step).rounded(.down))
    guard first.isFinite, last >= first, last - first <= 100 else { return [start] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

/// Text inside XML and HTML.
enum MarkupText {
  /// The text with the characters escaped that mean something there; control characters are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
