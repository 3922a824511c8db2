internal import ViewTree

/// Grid: rows of cells whose columns line up (section 3 of the vocabulary).
extension LayoutRun {
  func gridSize(_ element: Int, _ grid: GridParameters, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    let measure = try measureGrid(element, grid, proposal)
    answered =
      options.recordsAllocations
      ? Measurement(children: measure.answers.map { $0?.measurement }, tracks: measure.divisions) : nil
    return measure.size
  }

  /// Where the cells stand: each in its place, by its anchor, or as its column and row are aligned (V3.6).
  func gridGeometries(
    _ element: Int, _ grid: GridParameters, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let cells = tree.elements[element].children
    let measure = try measureGrid(element, grid, viewSize.proposal)
    placedTracks[element] = measure.divisions
    let (columnStarts, rowStarts) = (measure.columns.starts, measure.rows.starts)
    var geometries: [ChildGeometry] = []
    for row in grid.rows {
      var placed: [ChildGeometry] = []
      for place in row.cells {
        let cell = grid.cells[place]
        let corner = CGPoint(x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row])
        placed.append(try measured(cells[place], place, grid, measure, at: corner))
      }
      try align(&placed, row, cells, grid, measure)
      geometries += placed
    }
    return geometries.map { geometry in
      var placed = geometry
      for axis in Axis.allCases { placed.origin[axis] = origin[axis] + geometry.origin[axis] }
      return placed
    }
  }

  /// A cell proposed its place, whose corner is its origin for now. A cell that fills its place as it answered before keeps
  /// to that answer's proposal.
  private func measured(
    _ element: Int, _ place: Int, _ grid: GridParameters, _ measure: GridMeasure, at corner: CGPoint
  ) throws(LayoutFailure) -> ChildGeometry {
    let slot = slot(of: grid.cells[place], measure)
    var proposal = ProposedViewSize(slot)
    if let known = measure.answers[place]?.viewSize, known.size == slot { proposal = known.proposal }
    reason = .placing
    let answer = ViewSize(try size(of: element, proposed: proposal), proposal: proposal)
    return ChildGeometry(origin: corner, viewSize: answer, measurement: answered)
  }

  private func slot(of cell: GridParameters.Cell, _ measure: GridMeasure) -> CGSize {
    CGSize(width: measure.columns.length(of: cell.columns), height: measure.rows.lengths[cell.row])
  }

  /// Moves the cells of a row from the corners of their places to where they are aligned.
  private func align(
    _ placed: inout [ChildGeometry], _ row: GridParameters.Row, _ cells: [Int], _ grid: GridParameters,
    _ measure: GridMeasure
  ) throws(LayoutFailure) {
    let vertical = row.alignment ?? grid.alignment.vertical.key
    let meeting = try combinedGuide(
      vertical, of: Array(cells[row.cells]),
      at: placed.map { ChildGeometry(origin: CGPoint(x: 0, y: 0), viewSize: $0.viewSize) })
    for (index, place) in row.cells.enumerated() {
      let cell = grid.cells[place]
      let slot = slot(of: cell, measure)
      let size = placed[index].viewSize.size
      if let anchor = cell.traits.anchor {
        placed[index].origin.x += (slot.width - size.width) * anchor.x
        placed[index].origin.y += (slot.height - size.height) * anchor.y
        continue
      }
      let column = cell.isSingle && !row.isSpanning ? grid.alignment(ofColumn: cell.columns.lowerBound) : nil
      for axis in Axis.allCases {
        let key = axis == .vertical ? vertical : (column ?? grid.alignment.horizontal).key
        // Baselines meet where the combined one stands, not at the lower end of the row (V3.8).
        let guide =
          (axis == .vertical ? meeting : nil) ?? key.defaultValue(in: ViewDimensions(size: slot))
        placed[index].origin[axis] += guide - (try self.guide(key, of: cells[place], placed[index].viewSize))
      }
    }
  }
}

// MARK: - Gaps and edges

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

  /// The grid's own preference: as a shape at each edge, but for no distance where a cell that touches it wants none
  /// (V3.11).
  func gridSpacing(_ grid: GridParameters, _ cells: [Int]) -> SpacingPreference {
    guard !cells.isEmpty else { return .zero }
    var none: Edge.Set = []
    for (place, cell) in grid.cells.enumerated() {
      for edge in grid.edges(touchedBy: cell) where spacing(of: cells[place]).wantsNone(at: edge) {
        none.insert(Edge.Set(edge))
      }
    }
    return SpacingPreference.standard.withoutDistance(at: none)
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

  /// The edges of the grid at which a cell stands.
  fileprivate func edges(touchedBy cell: Cell) -> [Edge] {
    var edges: [Edge] = []
    if cell.row == 0 { edges.append(.top) }
    if cell.columns.lowerBound == 0 { edges.append(.leading) }
    if cell.row == rows.count - 1 { edges.append(.bottom) }
    if cell.columns.upperBound == columnCount { edges.append(.trailing) }
    return edges
  }
}
