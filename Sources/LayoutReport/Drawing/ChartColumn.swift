internal import ViewTree

/// The parts of a chart, one below the other, in a width that can be read on a phone.
struct ChartColumn {
  /// What has been drawn.
  var elements: [SVGElement] = []
  /// Where the next part begins.
  var bottom = margin
  /// Where plots begin: right of the numbers at their axes.
  var plotLeft: Double

  static let width = 480.0
  static let margin = 16.0
  /// Where plots end: left of the numbers of their curves.
  static let plotRight = width - margin - Plot.endWidth + 8
  private static let room = width - 2 * margin

  /// Begins a chart with its title.
  ///
  /// - Parameter numbersWidth: What the widest number at an upright axis takes.
  init(title: String, numbersWidth: Double) {
    // A number of twelve digits leaves the plots three quarters of the width.
    plotLeft = Self.margin + min(max(numbersWidth, 24), 90) + 6
    line(title, size: 15, isBold: true)
  }

  /// A line of text, shortened in the middle to the width.
  mutating func line(_ text: String, size: Double = Plot.textSize, isBold: Bool = false, in className: String = "ink") {
    let columns = LabelWidth.columns(in: Self.room, size: size, isBold: isBold)
    bottom += size * 1.4
    elements.append(
      .text(
        text.shortened(to: columns), x: Self.margin, y: bottom - size * 0.3, size: size, isBold: isBold, in: className))
  }

  /// Words on as many lines as it takes.
  mutating func paragraph(_ text: String) {
    let columns = LabelWidth.columns(in: Self.room, size: Plot.textSize)
    for part in text.broken(to: columns) { line(part, in: "soft") }
  }

  /// What the marks mean.
  mutating func key(_ entries: [(symbol: ChartKey.Symbol, text: String)]) {
    let (drawn, height) = ChartKey(entries: entries).drawn(left: Self.margin, top: bottom, width: Self.room)
    elements += drawn
    bottom += height
  }

  /// A scale along the plots, with as many numbers as there is room for.
  func scale(_ range: ClosedRange<Double>) -> PlotScale {
    let counts = [10, 8, 5, 4, 2]
    let fitting = counts.lazy.map { PlotScale.linear(range, ticks: $0) }.first { scale in
      Double(scale.ticks.count) * (scale.labelWidth(size: Plot.textSize) + 8) <= Self.plotRight - plotLeft
    }
    return fitting ?? PlotScale.linear(range, ticks: 1)
  }

  /// Room for a plot of a height below a line with what it shows.
  mutating func plot(_ caption: String, height: Double, numbersAbove: Bool = false, across: PlotScale, up: PlotScale)
    -> Plot
  {
    line(caption, in: "soft")
    bottom += numbersAbove ? 20 : 9
    let frame = CGRect(x: plotLeft, y: bottom, width: Self.plotRight - plotLeft, height: height)
    bottom += height
    return Plot(frame: frame, across: across, up: up)
  }

  /// The whole chart.
  func drawing(title: String) -> SVGElement {
    SVGElement(
      pictureOf: title, width: Self.width, height: (bottom + Self.margin).rounded(.up),
      [SVGElement("style", [:], DrawingSheet.chartText)] + elements)
  }
}
