internal import ViewTree

/// The columns and rows of a Grid for a proposal, and what the cells answered.
struct GridMeasure {
  /// What a cell answered last, with what the answer rests on.
  struct CellAnswer {
    var viewSize: ViewSize
    var measurement: Measurement?
  }

  var columns: GridTracks
  var rows: GridTracks
  /// The cells' answers, in source order.
  var answers: [CellAnswer?]
  /// The columns' and the rows' records, where the grid had a finite length for them.
  var divisions: [Allocation] = []

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  /// The tracks on an axis: columns stand side by side along the horizontal one.
  subscript(axis: Axis) -> GridTracks { axis == .horizontal ? columns : rows }
}

/// How a Grid finds its columns and rows: by the cells' answers, the least flexible cells first (V3.4 and V3.5 of the
/// vocabulary).
extension LayoutRun {
  /// The grid's tracks for a proposal, found anew unless it is the one asked about last.
  func measureGrid(
    _ element: Int, _ grid: GridParameters, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> GridMeasure {
    if let known = gridMeasures[element], known.proposal == proposal { return known.measure }
    let cells = tree.elements[element].children
    var measure = GridMeasure(
      columns: GridTracks(
        offered: proposal.width, gaps: gridGaps(grid, cells, along: .horizontal),
        cells: grid.cells.filter(\.isSingle).map(\.columns.lowerBound)),
      rows: GridTracks(
        offered: proposal.height, gaps: gridGaps(grid, cells, along: .vertical), cells: grid.cells.map(\.row)),
      answers: Array(repeating: nil, count: cells.count))
    if proposal == .unspecified {
      try askIdeals(grid, cells, &measure)
    } else {
      if grid.cells.contains(where: { $0.traits.columns > 1 }) { follow(.spans, for: element) }
      try share(element, grid, cells, proposal, &measure)
    }
    gridMeasures[element] = (proposal, measure)
    return measure
  }

  /// Without any proposal a column is as wide as its widest cell, and a row as high as its highest; then the cells over
  /// several columns stretch them (V3.4).
  private func askIdeals(
    _ grid: GridParameters, _ cells: [Int], _ measure: inout GridMeasure
  ) throws(LayoutFailure) {
    for place in cells.indices { try ask(place, grid, cells, .unspecified, because: .ideal, &measure) }
    stretch(Array(cells.indices), grid, &measure)
  }

  /// Asks a cell, and makes its row and its column as long as what it answers.
  private func ask(
    _ place: Int, _ grid: GridParameters, _ cells: [Int], _ proposal: ProposedViewSize,
    because reason: ProposalReason, _ measure: inout GridMeasure
  ) throws(LayoutFailure) {
    let answer = try answer(of: cells[place], proposed: proposal, because: reason)
    let size = answer.size
    measure.answers[place] = GridMeasure.CellAnswer(
      viewSize: ViewSize(size, proposal: proposal), measurement: answer.measurement)
    let cell = grid.cells[place]
    measure.rows.take(size.height, in: cell.row)
    if cell.isSingle { measure.columns.take(size.width, in: cell.columns.lowerBound) }
  }

  /// Makes the columns wide enough for those of the given cells that stand over several.
  private func stretch(_ places: [Int], _ grid: GridParameters, _ measure: inout GridMeasure) {
    for place in places where !grid.cells[place].isSingle {
      guard let width = measure.answers[place]?.viewSize.size.width else { continue }
      let span = grid.cells[place].columns
      measure.columns.stretch(span, to: width, empty: span.filter { grid.isEmpty(column: $0) })
    }
  }
}

// MARK: - Sharing an offer

extension LayoutRun {
  /// Lets the cells answer in the order of their priority and flexibility, with their tracks' shares (V3.5).
  private func share(
    _ element: Int, _ grid: GridParameters, _ cells: [Int], _ proposal: ProposedViewSize, _ measure: inout GridMeasure
  ) throws(LayoutFailure) {
    let probes = try probe(cells)
    var priority: Double?
    for group in GridGroup.ordered(probes, proposal) {
      if group.priority != priority {
        let level = grid.cells.indices.filter { probes[$0].priority == group.priority }.map { grid.cells[$0] }
        measure.columns.begin(with: level.filter(\.isSingle).map(\.columns.lowerBound))
        measure.rows.begin(with: level.map(\.row))
        priority = group.priority
      }
      for place in group.cells {
        try ask(place, grid, cells, offer(to: grid.cells[place], proposal, measure), because: .cellShare, &measure)
      }
      stretch(group.cells, grid, &measure)
      measure.columns.close()
      measure.rows.close()
    }
    measure.divisions = divisions(of: element, grid, probes, proposal, measure)
  }

  /// What each cell answers to nothing and to infinity, and its priority.
  private func probe(_ cells: [Int]) throws(LayoutFailure) -> [GridProbe] {
    var probes: [GridProbe] = []
    for cell in cells {
      let least = try answer(of: cell, proposed: .zero, because: .minimumProbe).size
      let greatest = try answer(of: cell, proposed: .infinity, because: .maximumProbe).size
      let priority = priority(of: cell)
      probes.append(GridProbe(priority: priority.isNaN ? 0 : priority, least: least, greatest: greatest))
    }
    return probes
  }

  /// What a cell is offered: what the others made of its tracks on the axes on which it does not count, else its share.
  private func offer(
    to cell: GridParameters.Cell, _ proposal: ProposedViewSize, _ measure: GridMeasure
  ) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    for axis in Axis.allCases where proposal[axis] != nil {
      let span = axis == .horizontal ? cell.columns : cell.row..<(cell.row + 1)
      offer[axis] =
        cell.traits.unsizedAxes.contains(Axis.Set(axis))
        ? measure[axis].length(of: span) : measure[axis].offer(over: span)
    }
    return offer
  }

  /// How the tracks shared the grid's offer, on the axes where it was finite.
  private func divisions(
    of element: Int, _ grid: GridParameters, _ probes: [GridProbe], _ proposal: ProposedViewSize,
    _ measure: GridMeasure
  ) -> [Allocation] {
    guard options.recordsAllocations else { return [] }
    let ranges = GridRanges(grid, probes)
    return Axis.allCases.compactMap { axis in
      guard proposal[axis]?.isFinite == true, !measure[axis].lengths.isEmpty else { return nil }
      let shares = zip(measure[axis].lengths, ranges[axis]).map { length, range in
        var share = Allocation.Share(length: length)
        share.range = range
        return share
      }
      return Allocation(
        kind: .tracks, stack: element, axis: axis, proposal: proposal, size: measure.size,
        spacing: measure[axis].spacing, shares: shares)
    }
  }
}
