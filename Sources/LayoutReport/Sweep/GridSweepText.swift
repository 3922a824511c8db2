public import LayoutComparison

/// A sweep over both sides for people: where SwiftUI loses space, and the exact sizes where something changes, along each
/// axis.
public struct GridSweepText {
  private let name: String
  private let grid: GridSweep
  /// The number of lines listed along each axis.
  private static let lineLimit = 40

  /// Prepares the report of a sweep over both sides; `name` is the document's.
  public init(name: String, _ grid: GridSweep) {
    self.name = name
    self.grid = grid
  }

  /// The whole report, ending with a line break.
  public var text: String {
    ([summary] + texts + [
      map, breakpoints("width", at: "height", grid.rows), breakpoints("height", at: "width", grid.columns),
    ]
      + remarks).joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let count = grid.rows.reduce(0) { $0 + $1.sweep.points.count }
    return "\(name)   \(grid.columns.count) widths and \(grid.rows.count) heights, \(count) sizes"
  }

  /// Where texts stop being whole along the width, for each height at which that is not as for the one before.
  private var texts: [String] {
    var blocks: [String] = []
    var last: TextSweep?
    for row in grid.rows.prefix(Self.lineLimit) where last?.courses != row.sweep.texts.courses {
      last = row.sweep.texts
      guard let block = TextSweepText(row.sweep.texts, side: "width").block else { continue }
      blocks.append("From height \(Wording.exact(row.other)) on: \(block)")
    }
    return blocks
  }

  private func loss(_ point: Sweep.Point) -> Double {
    point.regions.reduce(0) { $0 + $1.unusedLoss + $1.overflowLoss }
  }

  /// A line for each height: what SwiftUI loses in all regions, over the widths.
  private var map: String {
    let worst = grid.rows.flatMap { $0.sweep.points.map { loss($0) } }.max() ?? 0
    guard grid.rows.allSatisfy(\.sweep.comparesOptimum) else { return "SwiftUI's layout alone." }
    guard worst > 0 else { return "Nothing avoidable is lost at any of them." }
    var table = TextTable(sides: [.right, .left, .right])
    table.rows.append(["height", "what SwiftUI loses over the widths", "at most"])
    for row in grid.rows.prefix(Self.lineLimit) {
      let losses = row.sweep.points.map { loss($0) }
      table.rows.append([
        Wording.exact(row.other), Sparkline.text(losses, Sparkline.Scale([0, worst])),
        Wording.number(losses.max() ?? 0),
      ])
    }
    return (table.lines() + more(grid.rows.count)).joined(separator: "\n")
  }

  private func breakpoints(_ side: String, at other: String, _ lines: [GridSweep.Line]) -> String {
    var table = TextTable(sides: [.right, .left])
    table.rows.append([other, "\(side)s where something changes"])
    for line in lines.prefix(Self.lineLimit) {
      let sizes = line.sweep.breakpoints.map { Wording.exact($0.size) + ($0.kind == .jump ? " (jump)" : "") }
      let shown = sizes.count > 12 ? sizes.prefix(12) + ["… (\(sizes.count))"] : sizes[...]
      table.rows.append([Wording.exact(line.other), shown.isEmpty ? "–" : shown.joined(separator: "  ")])
    }
    return (table.lines() + more(lines.count)).joined(separator: "\n")
  }

  private func more(_ count: Int) -> [String] {
    count > Self.lineLimit ? ["  and \(count - Self.lineLimit) more; --format json has all of them"] : []
  }

  private var remarks: [String] {
    let count = (grid.rows + grid.columns).count { !$0.sweep.unresolved.isEmpty }
    guard count > 0 else { return [] }
    return [
      "On \(count) of \(grid.rows.count + grid.columns.count) lines the limit was reached before everything was resolved; "
        + "raise --max-comparisons."
    ]
  }
}
