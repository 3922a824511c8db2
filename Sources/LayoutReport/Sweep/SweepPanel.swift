internal import LayoutComparison
internal import ViewTree

/// One region in the chart of a sweep: its children's lengths, and below them what SwiftUI loses.
struct SweepPanel {
  private let region: SweepCurves.Region
  private let sweep: Sweep
  private let lengths: PlotScale
  /// The scale of the losses; nil where nothing is lost.
  private let losses: PlotScale?
  /// The sizes at which something of the region changes, the most telling ones first: where a loss changes, then jumps, then kinks.
  private let changes: [Double]

  static let unusedEdge = CurveStyle(className: "line", width: 1.4)
  static let overflowEdge = CurveStyle(className: "over", width: 1.4)
  /// The height of the plot of losses.
  static let lossHeight = 64.0
  /// How many children are drawn.
  private static let limit = 12

  init(_ region: SweepCurves.Region, _ sweep: Sweep) {
    self.region = region
    self.sweep = sweep
    let children = region.children.prefix(Self.limit)
    lengths = PlotScale.linear(upTo: Self.greatest(of: children.flatMap { $0.swiftUI + $0.optimal }), ticks: 5)
    let lost = Self.greatest(of: region.unused + region.overflow)
    losses = lost > 0 ? PlotScale.linear(upTo: lost, ticks: 2) : nil
    let ranked = sweep.breakpoints.compactMap { breakpoint -> (rank: Int, size: Double)? in
      let own = breakpoint.changes.filter { $0.curve.region == region.key }
      guard !own.isEmpty else { return nil }
      if own.contains(where: { $0.curve.view == nil }) { return (0, breakpoint.size) }
      return (own.contains { $0.kind == .jump } ? 1 : 2, breakpoint.size)
    }
    changes = ranked.sorted { ($0.rank, $0.size) < ($1.rank, $1.size) }.map(\.size)
  }

  /// What the widest number at an upright axis takes.
  var numbersWidth: Double {
    max(lengths.labelWidth(size: Plot.textSize), losses?.labelWidth(size: Plot.textSize) ?? 0)
  }

  func draw(in column: inout ChartColumn) {
    column.bottom += 20
    column.line(region.title.printable(), size: 13, isBold: true)
    let sizes = column.scale(sweep.sizes.start...sweep.sizes.end)
    let plot = column.plot(
      "lengths of the children, pt", height: 190, numbersAbove: !changes.isEmpty, across: sizes, up: lengths)
    column.elements += plot.verticalAxis + changes.map { plot.mark(at: $0) }
    let room = CGRect(
      x: column.plotLeft - 20, y: plot.top - 20, width: plot.right - column.plotLeft + 46, height: 20)
    column.elements += plot.numbers(above: changes, inside: room)
    drawChildren(in: plot, &column)
    var lowest = plot
    if let losses {
      column.bottom += 10
      lowest = column.plot("lost by SwiftUI, pt", height: Self.lossHeight, across: sizes, up: losses)
      column.elements += lowest.verticalAxis + changes.map { lowest.mark(at: $0) }
      drawLosses(in: lowest, &column)
    }
    column.elements += lowest.horizontalAxis("\(sweep.side) of the container, pt")
    column.bottom += Plot.axisHeight + 6
    if losses == nil, sweep.comparesOptimum {
      column.line("nothing avoidable is lost", in: "soft")
    }
    drawKey(in: &column)
  }

  private func drawChildren(in plot: Plot, _ column: inout ChartColumn) {
    let children = Array(region.children.prefix(Self.limit).enumerated())
    if sweep.comparesOptimum {
      column.elements += children.compactMap { place, child in
        plot.curve(Self.points(child.optimal), ChartSeries(place: place).broad)
      }
    }
    column.elements += children.compactMap { place, child in
      plot.curve(Self.points(child.swiftUI), ChartSeries(place: place).dashed)
    }
    let ends = children.compactMap { place, child -> (series: ChartSeries, value: Double)? in
      child.swiftUI.last { $0.value?.isFinite == true }?.value.map { (ChartSeries(place: place), $0) }
    }
    column.elements += plot.numbers(atEndsOf: ends)
  }

  private func drawLosses(in plot: Plot, _ column: inout ChartColumn) {
    let (unused, overflow) = (Self.points(region.unused), Self.points(region.overflow))
    // Of a loss that there is nowhere not even its line is drawn: it would say 0 along the whole axis.
    if Self.greatest(of: region.unused) > 0 {
      column.elements += [plot.area(under: unused, in: nil), plot.curve(unused, Self.unusedEdge)].compactMap { $0 }
    }
    if Self.greatest(of: region.overflow) > 0 {
      column.elements += [plot.area(under: overflow, in: "spilled"), plot.curve(overflow, Self.overflowEdge)]
        .compactMap { $0 }
    }
  }

  private func drawKey(in column: inout ChartColumn) {
    var entries = region.children.prefix(Self.limit).enumerated().map {
      place, child -> (symbol: ChartKey.Symbol, text: String) in
      let series = ChartSeries(place: place)
      return (.series(series, sweep.comparesOptimum ? [series.broad, series.dashed] : [series.dashed]), child.view)
    }.map { ($0.symbol, $0.text.printable()) }
    let more = region.children.count - Self.limit
    if more > 0 { entries.append((.words, "and \(more) more; --format csv has all of them")) }
    column.key(entries)
  }

  /// The points of a curve that do not lie on the straight line between their neighbours.
  private static func points(_ curve: [SweepCurves.Point]) -> [Plot.Point] {
    curve.enumerated().filter { index, point in
      index == 0 || index + 1 == curve.count || !point.isBetween(curve[index - 1], curve[index + 1])
    }.map { ($0.element.size, $0.element.value) }
  }

  private static func greatest(of points: [SweepCurves.Point]) -> Double {
    points.compactMap(\.value).filter(\.isFinite).max() ?? 0
  }
}
