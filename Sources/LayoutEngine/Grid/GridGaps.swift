internal import ViewTree

extension LayoutRun {
  /// The gap before each column or row in points (V3.3).
  ///
  /// Without a stated spacing each gap is the greatest distance preferred by two neighbouring cells that meet at it: 8 where
  /// one pair of neighbours prefers 8 and another 4. It is 0 before the first track and where no two cells meet.
  func gridGaps(_ grid: GridParameters, _ cells: [Int], along axis: Axis) -> [CGFloat] {
    let count = axis == .horizontal ? grid.columnCount : grid.rows.count
    guard count > 0 else { return [] }
    if let stated = axis == .horizontal ? grid.horizontalSpacing : grid.verticalSpacing {
      return [0] + Array(repeating: stated, count: count - 1)
    }
    var gaps = Array(repeating: CGFloat?.none, count: count)
    for (first, second, track) in axis == .horizontal ? grid.neighboursInRows : grid.neighboursInColumns {
      let distance = spacing(of: cells[first]).distance(to: spacing(of: cells[second]), along: axis)
      gaps[track] = gaps[track].map { max($0, distance) } ?? distance
    }
    return gaps.map { $0 ?? 0 }
  }

  /// The gaps between a grid's columns or rows.
  func gaps(ofGrid element: Int, along axis: Axis) -> [CGFloat] {
    switch tree.elements[element].kind {
    case .grid(let grid):
      return Array(gridGaps(grid, tree.elements[element].children, along: axis).dropFirst())
    case .lazyGrid(let grid) where grid.axis == axis:
      let tracks = LazyTracks(questions: self, grid: element, grid)
      return tracks.items.indices.dropLast().map { tracks.gap(after: $0) }
    default:
      return []
    }
  }
}

extension GridParameters {
  /// The cells that follow each other in a row, with the column at which they meet.
  fileprivate var neighboursInRows: [(first: Int, second: Int, track: Int)] {
    rows.flatMap { row in
      zip(row.cells, row.cells.dropFirst()).map { ($0, $1, cells[$1].columns.lowerBound) }
    }
  }

  /// The cells that stand over each other in neighbouring rows, with the lower row.
  fileprivate var neighboursInColumns: [(first: Int, second: Int, track: Int)] {
    zip(rows, rows.dropFirst()).enumerated().flatMap { number, pair in
      var neighbours: [(Int, Int, Int)] = []
      var above = pair.0.cells.lowerBound
      for below in pair.1.cells {
        // Both rows run from left to right: what ends before the lower cell begins meets none of those after it either.
        while above < pair.0.cells.upperBound, cells[above].columns.upperBound <= cells[below].columns.lowerBound {
          above += 1
        }
        var next = above
        while next < pair.0.cells.upperBound, cells[next].columns.lowerBound < cells[below].columns.upperBound {
          neighbours.append((next, below, number + 1))
          next += 1
        }
      }
      return neighbours
    }
  }
}
