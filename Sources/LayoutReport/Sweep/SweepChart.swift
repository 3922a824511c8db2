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
  /// The height of a region's plots with its title, the space between them, and the sizes.
  private static let panelHeight = lengthsHeight + lossHeight + 112
  /// The number of children that the legend has room for.
  private static let legendLimit = 14

  /// Prepares the chart of a sweep; `name` is the document's.
  public init(name: String, _ sweep: Sweep) {
    self.name = name
    self.sweep = sweep
  }

  /// The chart as an SVG document.
  public var svg: String {
    let regions = SweepCurves(sweep).regions
    var elements: [SVGElement] = [
      .label(
        "\(name): \(sweep.comparesOptimum ? "SwiftUI dashed, optimum solid" : "SwiftUI's layout alone")", x: Self.left,
        y: 24, size: 15, isBold: true)
    ]
    if regions.isEmpty {
      elements.append(.label("no stack is offered a finite length of its own", x: Self.left, y: 60))
    }
    for (index, region) in regions.enumerated() {
      elements += panel(region, top: 40 + Double(index) * Self.panelHeight)
    }
    let height = 40 + Double(max(1, regions.count)) * Self.panelHeight
    let drawing = SVGElement(
      width: Self.width, height: height, title: "\(name) over the container's \(side)", elements)
    return drawing.text + "\n"
  }

  /// The chart and the breakpoints as a page of its own.
  public var html: String {
    let wording = SweepWording(sweep)
    let rows = sweep.breakpoints.map { breakpoint in
      let changes = wording.lines(for: breakpoint).map { MarkupText.escaped($0) }.joined(separator: "<br>")
      return "<tr><td>\(MarkupText.escaped(Wording.exact(breakpoint.size)))</td><td>\(changes)</td></tr>"
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
}

extension SweepChart {
  /// A region's two plots, one above the other.
  private func panel(_ region: SweepCurves.Region, top: Double) -> [SVGElement] {
    let sizes = sweep.sizes.start...sweep.sizes.end
    let lengths = Plot(
      left: Self.left, top: top + 34, width: Self.plotWidth, height: Self.lengthsHeight, across: sizes,
      highest: greatest(of: region.children.flatMap { $0.swiftUI + $0.optimal }))
    let losses = Plot(
      left: Self.left, top: lengths.bottom + 14, width: Self.plotWidth, height: Self.lossHeight, across: sizes,
      highest: greatest(of: region.unused + region.overflow), levels: 2)
    var elements: [SVGElement] = [.label(region.title, x: Self.left, y: top + 20, isBold: true)]
    elements += lengths.verticalAxis + losses.verticalAxis
    elements += losses.horizontalAxis("\(side) of the container, pt", Ticks.values(in: sizes, count: 8))
    elements += sweep.breakpoints.map {
      lengths.mark(at: $0.size, downTo: losses.bottom, Wording.exact($0.size))
    }
    for (index, child) in region.children.enumerated() {
      let colour = Palette.series(index)
      elements += [
        lengths.curve(points(child.optimal), Plot.Stroke(colour: colour, width: 3, opacity: 0.45)),
        lengths.curve(points(child.swiftUI), Plot.Stroke(colour: colour, dashes: "5 3")),
      ].compactMap { $0 }
    }
    let unused = Plot.Stroke(colour: "#b45309")
    let overflow = Plot.Stroke(colour: "#b91c1c", dashes: "2 2")
    elements += [
      losses.curve(points(region.unused), unused), losses.curve(points(region.overflow), overflow),
    ].compactMap { $0 }
    let legend = region.children.prefix(Self.legendLimit).enumerated().map { index, child in
      (child.view, Plot.Stroke(colour: Palette.series(index), width: 3))
    }
    elements += lengths.legend(legend)
    elements += losses.legend([("wasted", unused), ("spilled over", overflow)])
    return elements
  }

  /// The points of a curve that do not lie on the straight line between their neighbours.
  private func points(_ curve: [SweepCurves.Point]) -> [Plot.Point] {
    curve.enumerated().filter { index, point in
      index == 0 || index + 1 == curve.count || !point.isBetween(curve[index - 1], curve[index + 1])
    }.map { ($0.element.size, $0.element.value) }
  }

  private func greatest(of points: [SweepCurves.Point]) -> Double {
    points.compactMap(\.value).filter(\.isFinite).max() ?? 0
  }
}
