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
    /// The widest of the views that span all columns.
    var spanningWidth: CGFloat

    var width: CGFloat { max(columns.reduce(0, +) + columnGaps.reduce(0, +), spanningWidth) }
    var height: CGFloat { rows.reduce(0, +) + rowGaps.reduce(0, +) }
  }

  func gridSize(_ element: Int, _ grid: GridParameters, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    let measure = try measureGrid(element, grid, proposal)
    answered = options.recordsAllocations ? Measurement(children: measure.measurements) : nil
    return CGSize(width: measure.width, height: measure.height)
  }

  func measureGrid(
    _ element: Int, _ grid: GridParameters, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> GridMeasure {
    let cells = tree.elements[element].children
    let columnCount = grid.rows.filter { !$0.isSpanning }.map(\.cells.count).max() ?? 0
    let columnCells = (0..<columnCount).map { column in
      grid.rows.filter { !$0.isSpanning && column < $0.cells.count }.map { cells[$0.cells.lowerBound + column] }
    }
    let columnGaps = (0..<max(0, columnCount - 1)).map { column in
      grid.horizontalSpacing ?? largestGap(along: .horizontal, from: columnCells[column], to: columnCells[column + 1])
    }
    var measure = GridMeasure(
      columns: [], columnGaps: columnGaps, rows: [], rowGaps: rowGaps(grid, cells), measurements: [], spanningWidth: 0)
    let columns = GridTracks(run: self, axis: .horizontal, cells: columnCells) { _ in nil }
    measure.columns = try columns.lengths(dividing: proposal.width, gaps: columnGaps.reduce(0, +))
    try measureRows(grid, cells, proposal.height, &measure)
    return measure
  }

  /// The gaps between rows: the stated one, else the largest that neighbouring cells prefer.
  private func rowGaps(_ grid: GridParameters, _ cells: [Int]) -> [CGFloat] {
    zip(grid.rows, grid.rows.dropFirst()).map { upper, lower in
      grid.verticalSpacing
        ?? largestGap(along: .vertical, from: upper.cells.map { cells[$0] }, to: lower.cells.map { cells[$0] })
    }
  }

  private func largestGap(along axis: Axis, from first: [Int], to second: [Int]) -> CGFloat {
    let distances = zip(first, second).map { spacing(of: $0).distance(to: spacing(of: $1), along: axis) }
    return distances.max() ?? SpacingPreference.platformDefault
  }

  /// Finds the rows' heights; a view that spans all columns is asked at their total width and can widen the grid.
  private func measureRows(
    _ grid: GridParameters, _ cells: [Int], _ height: CGFloat?, _ measure: inout GridMeasure
  ) throws(LayoutFailure) {
    let widths = cellWidths(grid, measure.columns, total: measure.width)
    let widthsByCell = Dictionary(uniqueKeysWithValues: zip(cells, widths))
    let rows = GridTracks(run: self, axis: .vertical, cells: grid.rows.map { $0.cells.map { cells[$0] } }) { cell in
      widthsByCell[cell]
    }
    measure.rows = try rows.lengths(dividing: height, gaps: measure.rowGaps.reduce(0, +))
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

/// The columns or rows of a grid as children that SwiftUI's rule can ask: a track answers the largest of its cells.
private final class GridTracks: StackQuestions {
  private let run: LayoutRun
  private let axis: Axis
  private let cells: [[Int]]
  private let across: (Int) -> CGFloat?

  init(run: LayoutRun, axis: Axis, cells: [[Int]], across: @escaping (Int) -> CGFloat?) {
    self.run = run
    self.axis = axis
    self.cells = cells
    self.across = across
  }

  /// The tracks' lengths for the grid's offer: their ideal ones without an offer, else what the rule gives them.
  func lengths(dividing length: CGFloat?, gaps: CGFloat) throws(LayoutFailure) -> [CGFloat] {
    guard let length else {
      var lengths: [CGFloat] = []
      for track in cells.indices { lengths.append(try answer(of: track, at: nil, because: .ideal)) }
      return lengths
    }
    var children = StackChildren(
      questions: self, stack: 0, elements: Array(cells.indices), axis: axis,
      proposal: ProposedViewSize(length, along: axis, across: nil), spacing: gaps)
    var memory = StackMemory(count: cells.count)
    try GreedyDistribution().distribute(length - gaps, among: &children, memory: &memory)
    return children.shares.map(\.length)
  }

  private func answer(
    of track: Int, at major: CGFloat?, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    var largest: CGFloat = 0
    for cell in cells[track] {
      run.reason = reason
      let proposal = ProposedViewSize(major, along: axis, across: across(cell))
      largest = max(largest, try run.length(of: cell, proposed: proposal, along: axis))
    }
    return largest
  }

  var tree: IndexedTree { run.tree }

  func spacing(ofStack element: Int) -> CGFloat { 0 }

  func priority(ofChild element: Int) -> Double { 0 }

  func length(
    ofChild element: Int, at proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try answer(of: element, at: proposal[axis], because: reason)
  }

  func answer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> ChildAnswer {
    let length = try answer(of: element, at: proposal[axis], because: reason)
    return ChildAnswer(size: CGSize(length, along: axis, across: 0), measurement: nil)
  }

  func settle(
    child: Int, of stack: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    try answer(of: child, at: proposal[axis], because: reason)
  }
}
