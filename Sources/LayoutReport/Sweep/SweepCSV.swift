public import LayoutComparison

/// Sweeps as comma-separated values by RFC 4180: a row for each size, region and child.
///
/// `unused`, `overflow` and the avoidable parts of them are the region's under SwiftUI's layout; `optimalUnused` and
/// `optimalOverflow` are those of the optimal layout. A number that is not there is an empty field.
public struct SweepCSV {
  private let name: String
  private let rows: [[String]]

  /// Prepares the rows of a sweep; `name` is the document's.
  public init(name: String, _ sweep: Sweep) {
    self.name = name
    rows = sweep.points.flatMap { point in Self.rows([point.size], point.regions, name: name) }
  }

  /// Prepares the rows of a sweep over both sides.
  public init(name: String, _ grid: GridSweep) {
    self.name = name
    rows = grid.rows.flatMap { row in
      row.sweep.points.flatMap { Self.rows([$0.size, row.other], $0.regions, name: name) }
    }
  }

  /// The rows without a header.
  public var text: String { CSVText.records(rows) }

  /// The header: the names of the columns, with one column for each of the sizes' names.
  public static func header(sizes: [String]) -> String {
    CSVText.records([
      sizes + [
        "region", "child", "swiftui", "optimal", "offered", "unused", "overflow", "optimalUnused", "optimalOverflow",
        "avoidableUnused", "avoidableOverflow", "document",
      ]
    ])
  }

  private static func rows(_ sizes: [Double], _ regions: [RegionComparison], name: String) -> [[String]] {
    regions.flatMap { region in
      region.children.map { child -> [String] in
        let (greedy, optimal) = (region.swiftUI, region.optimal)
        let judged = [optimal.unused, optimal.overflow, region.avoidableUnused, region.avoidableOverflow]
        let numbers =
          [child.swiftUI, child.optimal, greedy.offered, greedy.unused, greedy.overflow]
          + judged.map { region.isJudged ? $0 : nil }
        return sizes.map { CSVText.number($0) } + [region.view, child.view] + numbers.map { CSVText.number($0) } + [
          name
        ]
      }
    }
  }
}
