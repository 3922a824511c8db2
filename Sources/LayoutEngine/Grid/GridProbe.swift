internal import ViewTree

/// What a Grid finds out about a cell before it offers anything.
struct GridProbe {
  /// The cell's layout priority; −∞ for a bare spacer.
  var priority: Double
  /// The answer to 0 × 0.
  var least: CGSize
  /// The answer to ∞ × ∞.
  var greatest: CGSize

  /// How flexible the cell is where a grid is proposed `proposal`: on how many of the proposed axes without end, and by how
  /// much on the others together.
  func flexibility(for proposal: ProposedViewSize) -> (endlessAxes: Int, play: CGFloat) {
    var flexibility = (endlessAxes: 0, play: CGFloat(0))
    for axis in Axis.allCases where proposal[axis] != nil {
      if greatest[axis].isInfinite {
        flexibility.endlessAxes += 1
      } else {
        flexibility.play += greatest[axis] - least[axis]
      }
    }
    return flexibility
  }
}

/// Cells that a Grid asks together, before it looks at what their tracks took (V3.5 of the vocabulary).
struct GridGroup {
  var priority: Double
  /// The places of the cells in source order.
  var cells: [Int]

  /// All cells in groups: higher priorities first, then the less flexible ones.
  static func ordered(_ probes: [GridProbe], _ proposal: ProposedViewSize) -> [GridGroup] {
    let keys = probes.map { probe in
      let flexibility = probe.flexibility(for: proposal)
      return (-probe.priority, Double(flexibility.endlessAxes), Double(flexibility.play))
    }
    var groups: [GridGroup] = []
    var last: (Double, Double, Double)?
    for place in probes.indices.sorted(by: { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }) {
      if let last, last == keys[place] {
        groups[groups.count - 1].cells.append(place)
      } else {
        groups.append(GridGroup(priority: probes[place].priority, cells: [place]))
      }
      last = keys[place]
    }
    return groups
  }
}

/// The ranges of a Grid's tracks: the greatest of the answers of the cells that make their lengths to 0 × 0 and to ∞ × ∞.
struct GridRanges {
  private let columns: [LengthRange]
  private let rows: [LengthRange]

  init(_ grid: GridParameters, _ probes: [GridProbe]) {
    var columns = Array(repeating: LengthRange(minimum: 0, maximum: 0), count: grid.columnCount)
    var rows = Array(repeating: LengthRange(minimum: 0, maximum: 0), count: grid.rows.count)
    for (cell, probe) in zip(grid.cells, probes) {
      if cell.isSingle { columns[cell.columns.lowerBound].include(probe, along: .horizontal) }
      rows[cell.row].include(probe, along: .vertical)
    }
    self.columns = columns
    self.rows = rows
  }

  /// The ranges of the columns, which stand side by side along the horizontal axis, or of the rows.
  subscript(axis: Axis) -> [LengthRange] { axis == .horizontal ? columns : rows }
}

extension LengthRange {
  /// Makes the ends of the range at least as great as a cell's answers.
  fileprivate mutating func include(_ probe: GridProbe, along axis: Axis) {
    minimum = max(minimum, probe.least[axis])
    maximum = max(maximum, minimum, probe.greatest[axis])
  }
}
