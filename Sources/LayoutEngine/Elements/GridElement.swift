internal import ViewTree

/// Grid: rows of cells whose columns line up (section 3 of the vocabulary). How its columns and rows get their lengths is the
/// matter of ``GridMeasure``.
struct GridElement: ContainerElement {
  let grid: GridParameters

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    let measure = try run.measureGrid(element, grid, proposal)
    guard run.options.recordsAllocations else { return MeasuredSize(measure.size) }
    return MeasuredSize(
      measure.size,
      Measurement(children: measure.answers.map { $0?.measurement }, tracks: measure.divisions))
  }

  /// Where the cells stand: each in its place, by its anchor, or as its column and row are aligned (V3.6).
  func geometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint, in run: LayoutRun
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let cells = run.tree.elements[element].children
    let measure = try run.measureGrid(element, grid, viewSize.proposal)
    run.recorded.placedTracks[element] = measure.divisions
    let (columnStarts, rowStarts) = (measure.columns.starts, measure.rows.starts)
    var geometries: [ChildGeometry] = []
    for row in grid.rows {
      var placed: [ChildGeometry] = []
      for place in row.cells {
        let cell = grid.cells[place]
        let corner = CGPoint(x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row])
        placed.append(try measured(cells[place], place, measure, at: corner, run))
      }
      try align(&placed, row, cells, measure, run)
      geometries += placed
    }
    return geometries.map { geometry in
      var placed = geometry
      for axis in Axis.allCases { placed.origin[axis] = origin[axis] + geometry.origin[axis] }
      return placed
    }
  }

  /// The grid's own preference: as a shape at each edge, but for no distance where a cell that touches it wants none
  /// (V3.11).
  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    let cells = run.tree.elements[element].children
    guard !cells.isEmpty else { return .zero }
    var none: Edge.Set = []
    for (place, cell) in grid.cells.enumerated() {
      for edge in grid.edges(touchedBy: cell) where run.spacing(of: cells[place]).wantsNone(at: edge) {
        none.insert(Edge.Set(edge))
      }
    }
    return SpacingPreference.standard.withoutDistance(at: none)
  }

  /// A cell proposed its place, whose corner is its origin for now. A cell that fills its place as it answered before keeps
  /// to that answer's proposal.
  private func measured(
    _ element: Int, _ place: Int, _ measure: GridMeasure, at corner: CGPoint, _ run: LayoutRun
  ) throws(LayoutFailure) -> ChildGeometry {
    let slot = slot(of: grid.cells[place], measure)
    var proposal = ProposedViewSize(slot)
    if let known = measure.answers[place]?.viewSize, known.size == slot { proposal = known.proposal }
    return ChildGeometry(
      origin: corner, try run.answer(of: element, proposed: proposal, because: .placing), to: proposal)
  }

  private func slot(of cell: GridParameters.Cell, _ measure: GridMeasure) -> CGSize {
    CGSize(width: measure.columns.length(of: cell.columns), height: measure.rows.lengths[cell.row])
  }

  /// Moves the cells of a row from the corners of their places to where they are aligned.
  private func align(
    _ placed: inout [ChildGeometry], _ row: GridParameters.Row, _ cells: [Int], _ measure: GridMeasure, _ run: LayoutRun
  ) throws(LayoutFailure) {
    let vertical = row.alignment ?? grid.alignment.vertical.key
    let meeting = try run.combinedGuide(
      vertical, of: Array(cells[row.cells]),
      at: placed.map { ChildGeometry(origin: .zero, viewSize: $0.viewSize) })
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
        placed[index].origin[axis] += guide - (try run.guide(key, of: cells[place], placed[index].viewSize))
      }
    }
  }
}

extension GridParameters {
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
