public import LayoutComparison

/// A sweep as a line chart in SVG: for each region the children's lengths over the container's size, SwiftUI's dashed and
/// the optimum's broad, below them what SwiftUI loses as shaded areas, the breakpoints as upright lines, and above all
/// where texts are not whole. Lengths are in points.
public struct SweepChart {
  private let name: String
  private let sweep: Sweep
  private let regions: [SweepCurves.Region]

  /// Prepares the chart of a sweep; `name` is the document's.
  public init(name: String, _ sweep: Sweep) {
    self.name = name
    self.sweep = sweep
    regions = SweepCurves(sweep).regions
  }

  /// The chart as an SVG document.
  public var svg: String {
    let panels = regions.map { SweepPanel($0, sweep) }
    let widest = panels.map(\.numbersWidth).max() ?? 0
    var column = ChartColumn(title: name.printable(), numbersWidth: widest)
    column.line("over the container's \(sweep.side), in points", in: "soft")
    column.bottom += 4
    column.key(key)
    if regions.isEmpty {
      column.bottom += 8
      column.line("no stack is offered a finite length of its own")
    }
    SweepTextsPanel(sweep).draw(in: &column)
    for panel in panels { panel.draw(in: &column) }
    for remark in SweepText(name: name, sweep).remarks {
      column.bottom += 8
      column.paragraph(remark)
    }
    return column.drawing(title: "\(name.printable()) over the container's \(sweep.side)").text + "\n"
  }

  /// The marks that there are.
  private var key: [(symbol: ChartKey.Symbol, text: String)] {
    guard !regions.isEmpty else { return [] }
    var entries: [(symbol: ChartKey.Symbol, text: String)] = []
    if sweep.comparesOptimum { entries.append((.line(.broad("s-c-ink")), "optimum")) }
    entries.append((.line(.dashed("s-c-ink")), "SwiftUI"))
    if sweep.regrets.contains(where: { $0.unused.greatest > 0 }) {
      entries.append((.area(nil, edge: SweepPanel.unusedEdge), "unused, and a child could take it"))
    }
    if sweep.regrets.contains(where: { $0.overflow.greatest > 0 }) {
      entries.append((.area("spilled", edge: SweepPanel.overflowEdge), "overflow that could be avoided"))
    }
    if !sweep.breakpoints.isEmpty {
      entries.append((.change, "a course changes; its size is above it where there is room"))
    }
    return entries
  }
}

// MARK: - A page

extension SweepChart {
  /// The chart and the breakpoints as a page of its own: a row for each change at a breakpoint.
  public var html: String {
    let wording = SweepWording(sweep)
    let rows = sweep.breakpoints.flatMap { breakpoint in
      wording.lines(for: breakpoint).enumerated().map { place, change in
        [place == 0 ? Wording.exact(breakpoint.size) : "", change]
      }
    }
    let changes =
      rows.isEmpty
      ? HTMLPage.element("p", "Nothing changes its course between those sizes.")
      : HTMLPage.table([[sweep.side, "what changes there"]] + rows, ofWords: true)
    let title = "\(name.printable()) over the container's \(sweep.side)"
    return HTMLPage(title: title, blocks: [HTMLPage.element("h1", title), svg, changes]).text
  }
}

extension Sweep {
  /// The side of the container that changes.
  var side: String { axis == .horizontal ? "width" : "height" }
}
