internal import ViewTree

/// Grid (15.3): columns share the width as an HStack's children do, rows the height as a VStack's.
extension LayoutRun {
  /// The lengths of a grid's columns and rows for a proposal.
  struct GridMeasure {
    var columns: [CGFloat]
    var columnGaps: [CGFloat]
    var rows: [CGFloat]
    var rowGaps: [CGFloat]
    var measurements: [Measurement?]
    /// How the columns and the rows shared the grid's offer, where it had one.
    var divisions: [Allocation] = []
    /// The widest of the views that span all columns.
    var spanningWidth: CGFloat

    var width: CGFloat { max(columns.reduce(0, +) + columnGaps.reduce(0, +), spanningWidth) }
    var height: CGFloat { rows.reduce(0, +) + rowGaps.reduce(0, +) }
  }

  func gridSize(_ element: Int, _ grid: GridParameters, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    let measure = try measureGrid(element, grid, proposal)
    answered =
      options.recordsAllocations ? Measurement(children: measure.measurements, tracks: measure.divisions) : nil
    return CGSize(width: measure.width, height: measure.height)
  }

  func measureGrid(
    _ element: Int, _ grid: GridParameters, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> GridMeasure {
    let cells = tree.elements[element].children
    let columnCells = grid.columns(of: cells)
    let columnGaps = columnGaps(grid, columnCells)
    var measure = GridMeasure(
      columns: [], columnGaps: columnGaps, rows: [], rowGaps: rowGaps(grid, cells), measurements: [], spanningWidth: 0)
    measure.columns = try trackLengths(
      of: element, cells: columnCells, along: .horizontal, proposal, spacing: columnGaps.reduce(0, +),
      into: &measure.divisions, across: { _ in nil })
    try measureRows(element, grid, cells, proposal, &measure)
    for index in measure.divisions.indices {
      let across = measure.divisions[index].axis.other
      measure.divisions[index].size[across] = across == .horizontal ? measure.width : measure.height
    }
    return measure
  }

  /// The lengths of the columns or rows for the grid's proposal: their ideal ones without an offer, else what the rule
  /// gives them.
  private func trackLengths(
    of element: Int, cells: [[Int]], along axis: Axis, _ proposal: ProposedViewSize, spacing: CGFloat,
    into divisions: inout [Allocation], across: @escaping (Int) -> CGFloat?
  ) throws(LayoutFailure) -> [CGFloat] {
    let questions = CellQuestions(run: self, axis: axis, cells: cells, across: across)
    guard let length = proposal[axis] else {
      var lengths: [CGFloat] = []
      for track in cells.indices { lengths.append(try questions.answer(of: track, at: nil, because: .ideal)) }
      return lengths
    }
    let children = StackChildren(
      questions: questions, stack: 0, elements: Array(cells.indices), axis: axis,
      proposal: ProposedViewSize(length, along: axis, across: nil), spacing: spacing)
    var tracks = CellTracks(
      children: children, grid: element, proposal: proposal, cells: cells, across: across, facts: self)
    if length.isFinite {
      try self.tracks.distribute(length - spacing, among: &tracks)
    } else {
      try GreedyTrackDistribution().distribute(length - spacing, among: &tracks)
    }
    let shares = tracks.children.shares
    if length.isFinite, options.recordsAllocations, !shares.isEmpty {
      let used = shares.reduce(0) { $0 + $1.length } + spacing
      divisions.append(
        Allocation(
          kind: .tracks, stack: element, axis: axis, proposal: proposal,
          size: CGSize(used, along: axis, across: 0), spacing: spacing, shares: shares))
    }
    return shares.map(\.length)
  }

  /// The gaps between columns: the stated one, else the largest that neighbouring cells prefer.
  private func columnGaps(_ grid: GridParameters, _ columns: [[Int]]) -> [CGFloat] {
    zip(columns, columns.dropFirst()).map {
      grid.horizontalSpacing ?? largestGap(along: .horizontal, from: $0, to: $1)
    }
  }

  /// The gaps between rows: the stated one, else the largest that neighbouring cells prefer.
  private func rowGaps(_ grid: GridParameters, _ cells: [Int]) -> [CGFloat] {
    zip(grid.rows, grid.rows.dropFirst()).map { upper, lower in
      grid.verticalSpacing
        ?? largestGap(along: .vertical, from: upper.cells.map { cells[$0] }, to: lower.cells.map { cells[$0] })
    }
  }

  func gaps(ofGrid element: Int, along axis: Axis) -> [CGFloat] {
    let cells = tree.elements[element].children
    switch tree.elements[element].kind {
    case .grid(let grid):
      return axis == .horizontal ? columnGaps(grid, grid.columns(of: cells)) : rowGaps(grid, cells)
    case .lazyGrid(let grid) where grid.axis == axis:
      let tracks = LazyTracks(questions: self, grid: element, grid)
      return tracks.items.indices.dropLast().map { tracks.gap(after: $0) }
    default:
      return []
    }
  }

  private func largestGap(along axis: Axis, from first: [Int], to second: [Int]) -> CGFloat {
    let distances = zip(first, second).map { spacing(of: $0).distance(to: spacing(of: $1), along: axis) }
    return distances.max() ?? SpacingPreference.platformDefault
  }

  /// Finds the rows' heights; a view that spans all columns is asked at their total width and can widen the grid.
  private func measureRows(
    _ element: Int, _ grid: GridParameters, _ cells: [Int], _ proposal: ProposedViewSize,
    _ measure: inout GridMeasure
  ) throws(LayoutFailure) {
    let widths = cellWidths(grid, measure.columns, total: measure.width)
    let widthsByCell = Dictionary(uniqueKeysWithValues: zip(cells, widths))
    measure.rows = try trackLengths(
      of: element, cells: grid.rows.map { $0.cells.map { cells[$0] } }, along: .vertical, proposal,
      spacing: measure.rowGaps.reduce(0, +), into: &measure.divisions, across: { widthsByCell[$0] })
    measure.measurements = Array(repeating: nil, count: cells.count)
    for (row, length) in zip(grid.rows, measure.rows) {
      for place in row.cells {
        let answer = try size(of: cells[place], proposed: ProposedViewSize(width: widths[place], height: length))
        measure.measurements[place] = answered
        if row.isSpanning { measure.spanningWidth = max(measure.spanningWidth, answer.width) }
      }
    }
  }

  /// The width at which each cell is asked for its height.
  func cellWidths(_ grid: GridParameters, _ columns: [CGFloat], total: CGFloat) -> [CGFloat] {
    grid.rows.flatMap { row in row.isSpanning ? [total] : row.cells.indices.map { columns[$0 - row.cells.lowerBound] } }
  }

  /// Where the cells stand: each is proposed its column's width and its row's height (15.3).
  func gridGeometries(
    _ element: Int, _ grid: GridParameters, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let cells = tree.elements[element].children
    let measure = try measureGrid(element, grid, viewSize.proposal)
    placedTracks[element] = measure.divisions
    let widths = cellWidths(grid, measure.columns, total: measure.width)
    var geometries: [ChildGeometry] = []
    var top: CGFloat = 0
    for (index, row) in grid.rows.enumerated() {
      var leading: CGFloat = 0
      for place in row.cells {
        let rect = CGRect(
          origin: CGPoint(x: leading, y: top), size: CGSize(width: widths[place], height: measure.rows[index]))
        geometries.append(
          try cellGeometry(
            cells[place], in: rect, origin: origin,
            along: { axis in
              axis == .vertical ? row.alignment ?? grid.alignment.vertical.key : grid.alignment.horizontal.key
            }))
        let column = place - row.cells.lowerBound
        leading += widths[place] + (column < measure.columnGaps.count ? measure.columnGaps[column] : 0)
      }
      top += measure.rows[index] + (index < measure.rowGaps.count ? measure.rowGaps[index] : 0)
    }
    return geometries
  }
}
