internal import GreedyLayout
internal import LinearProgramming

/// Grids: their tracks share the length along which they stand; in lazy ones lines of cells follow from the tracks.
extension TreeTranslation {
  mutating func lazyGridSides(_ element: Int, _ grid: LazyGridParameters, _ offers: Offers) throws -> Extent {
    let tracks = LazyTracks(questions: facts, grid: element, grid)
    guard !tracks.items.isEmpty else { return Extent(CGSize(width: 0, height: 0)) }
    guard case .length(let side) = offers[grid.axis] else {
      return try fixedLazyGridSides(element, grid, tracks, offers)
    }
    // Without constraints a grid's tracks are divided when its size is known.
    guard bends else { return try answeredGridSides(element, offers) }
    let offered = try side.quantity(&self)
    let cells = facts.tree.elements[element].children
    let room = max(0, offered.upper - Double(tracks.spacing))
    let members = tracks.items.indices.map { item in
      let lengths = TrackLengthRange(of: item, in: tracks, upTo: room)
      let range = ChildRange(
        minimum: lengths.minimum, maximum: lengths.maximum, floor: lengths.minimum, priority: 0, isSeparable: true,
        pieces: lengths.pieces)
      let inside = tracks.hasFixedCount ? cells.enumerated().filter { $0.offset % tracks.items.count == item } : []
      return TreeDivision.Member(
        name: facts.tree.key(ofTrack: item, of: element, along: grid.axis), range: range,
        elements: inside.map(\.element), across: inside.map { _ in .unspecified }, follows: false,
        limit: limit(of: item, in: tracks, cells.count, sharing: offered))
    }
    let divided = try divide(
      TreeDivision(
        element: element, kind: .tracks, axis: grid.axis, offered: offered, across: offers[grid.axis.other],
        spacing: Double(tracks.spacing), members: members))
    var extent = Extent(horizontal: divided.used, vertical: divided.used)
    if tracks.hasFixedCount {
      let breadths = cells.indices.map { cell in
        divided.extents[cell % tracks.items.count][cell / tracks.items.count][grid.axis.other]
      }
      let count = tracks.items.count
      extent[grid.axis.other] = Self.lines(of: breadths, in: count, grid)
      let lengths = divided.stack.lengths.map { Side($0) }
      let starts = Side.starts(of: lengths, gaps: facts.gaps(ofGrid: element, along: grid.axis))
      let lines = Self.lineLengths(of: breadths, in: count)
      let edges = Side.starts(of: lines, gaps: lines.map { _ in grid.gapBetweenLines })
      for (place, cell) in cells.enumerated() {
        let (track, line) = (place % count, place / count)
        cellPlaces[cell] = CellPlace(
          in: track, of: grid, along: (starts[track], lengths[track]), across: (edges[line], lines[line]))
      }
    } else {
      extent[grid.axis.other] = try adaptiveBreadth(of: element, grid, tracks, divided.stack)
    }
    return extent
  }

  /// A lazy grid without a finite length to share: its tracks are those of SwiftUI's rule.
  private mutating func fixedLazyGridSides(
    _ element: Int, _ grid: LazyGridParameters, _ tracks: LazyTracks, _ offers: Offers
  ) throws -> Extent {
    var proposal = ProposedViewSize.unspecified
    proposal[grid.axis] = offers[grid.axis].constant ?? nil
    if bends { placeCells(of: element, grid, tracks) }
    return Extent(try answer(of: element, to: proposal))
  }

  /// Notes where cells stand across tracks that are divided only when they are placed: in lines, where it is the same for
  /// all divisions how long these are. Along the tracks no row says it.
  private mutating func placeCells(of element: Int, _ grid: LazyGridParameters, _ tracks: LazyTracks) {
    let (cells, across) = (facts.tree.elements[element].children, grid.axis.other)
    let breadths = cells.compactMap { isBent($0) ? nil : analysis.answer(of: $0, along: across, facts)?.ideal }
    guard breadths.count == cells.count, Set(grid.tracks.map(\.alignment)).count == 1,
      tracks.hasFixedCount || Set(breadths).count == 1
    else { return }
    let count = tracks.hasFixedCount ? tracks.items.count : cells.count
    let lines = Self.lineLengths(of: breadths.map { .constant(Double($0)) }, in: count)
    let edges = Side.starts(of: lines, gaps: lines.map { _ in grid.gapBetweenLines })
    let unknown = Span(0, max(reach, 1))
    for (place, cell) in cells.enumerated() {
      let name = key(cell)
      let nowhere = Side(in: unknown) { _ in throw OptimumFailure.unreachable(view: name) }
      let isFirst = tracks.hasFixedCount || place == 0
      cellPlaces[cell] = CellPlace(
        in: place % count % tracks.items.count, of: grid, along: (nowhere, nowhere),
        across: (isFirst ? edges[place / count] : nowhere, lines[place / count]))
    }
  }

  /// The lines of cells one after the other, each as long across the tracks as its longest cell.
  static func lines(of cells: [Side], in count: Int, _ grid: LazyGridParameters) -> Side {
    let lines = lineLengths(of: cells, in: count)
    let gap = Double(grid.gapBetweenLines)
    return .sum(of: lines, plus: gap * Double(max(0, lines.count - 1)))
  }

  /// The length of each line of cells, that of its longest one.
  static func lineLengths(of cells: [Side], in count: Int) -> [Side] {
    stride(from: 0, to: cells.count, by: max(1, count)).map { start in
      Side.largest(of: Array(cells[start..<min(start + count, cells.count)]))
    }
  }

  /// The columns and rows of a Grid: they share what it is proposed; each is as long as its longest cell.
  mutating func gridSides(_ element: Int, _ grid: GridParameters, _ offers: Offers) throws -> Extent {
    if let proposal = offers.constant, !isBent(element) {
      return Extent(try answer(of: element, to: proposal))
    }
    guard bends else { return try answeredGridSides(element, offers) }
    let cells = facts.tree.elements[element].children
    let columns = try tracks(
      of: element, grid.columns(of: cells), along: .horizontal, offers, across: { _ in .unspecified })
    let width = Side.sum(of: columns, plus: Double(facts.spacing(ofGrid: element, along: .horizontal)))
    var offered: [Int: Offer] = [:]
    for row in grid.rows {
      for place in row.cells {
        offered[cells[place]] = Offer(row.isSpanning ? width : columns[place - row.cells.lowerBound])
      }
    }
    let rows = grid.rows.map { $0.cells.map { cells[$0] } }
    let heights = try tracks(of: element, rows, along: .vertical, offers, across: { offered[$0] ?? .unspecified })
    var spanning: [Side] = []
    for (row, height) in zip(grid.rows, heights) {
      // A row that only some candidate makes endless was asked without an end; shorter ones answer it the same.
      let vertical = height.upper.isFinite ? Offer(height) : .endless
      for place in row.cells {
        let cell = cells[place]
        if !isDivided(offers[.vertical]) {
          _ = try translate(cell, Offers(horizontal: offered[cell] ?? .unspecified, vertical: vertical))
        }
        if row.isSpanning, let extent = extents[cell] { spanning.append(extent.horizontal) }
      }
    }
    place(cells, of: element, grid, columns: columns, rows: heights, spanning: width)
    try keepColumns(of: element, grid.columns(of: cells), columns, offers)
    let height = Side.sum(of: heights, plus: Double(facts.spacing(ofGrid: element, along: .vertical)))
    return Extent(horizontal: .largest(of: [width] + spanning), vertical: height)
  }

  /// Columns with stacks in their cells are as wide as these are where they are divided, once their rows are known.
  private mutating func keepColumns(
    of element: Int, _ cells: [[Int]], _ columns: [Side], _ offers: Offers
  ) throws {
    guard isDivided(offers[.horizontal]) else { return }
    for (track, cells) in cells.enumerated() where cells.contains(where: { isBent($0) }) {
      // A column of coupled cells is as wide as it is asked to be without a height.
      guard range(of: cells, along: .horizontal, priority: 0).isSeparable else { continue }
      let name = facts.tree.key(ofTrack: track, of: element, along: .horizontal)
      let widths = cells.compactMap { extents[$0]?.horizontal }
      try keep(name, to: try columns[track].quantity(&self), .largest(of: widths))
    }
  }

  /// Notes where the cells of a Grid stand: each in its column and row, one that spans all columns in their width.
  private mutating func place(
    _ cells: [Int], of element: Int, _ grid: GridParameters, columns: [Side], rows: [Side], spanning width: Side
  ) {
    let starts = Side.starts(of: columns, gaps: facts.gaps(ofGrid: element, along: .horizontal))
    let edges = Side.starts(of: rows, gaps: facts.gaps(ofGrid: element, along: .vertical))
    for (number, row) in grid.rows.enumerated() {
      for place in row.cells {
        let column = place - row.cells.lowerBound
        cellPlaces[cells[place]] = CellPlace(
          start: Extent(horizontal: row.isSpanning ? .constant(0) : starts[column], vertical: edges[number]),
          size: Extent(horizontal: row.isSpanning ? width : columns[column], vertical: rows[number]),
          alignment: (grid.alignment.horizontal.key, row.alignment ?? grid.alignment.vertical.key),
          isProposedLate: false)
      }
    }
  }

  private func isDivided(_ offer: Offer) -> Bool { if case .length = offer { true } else { false } }

  /// The lengths of a Grid's columns or rows: shared where it has a length to share, else the longest of their cells'.
  private mutating func tracks(
    of element: Int, _ cells: [[Int]], along axis: Axis, _ offers: Offers, across: (Int) -> Offer
  ) throws -> [Side] {
    guard case .length(let side) = offers[axis] else {
      return try cells.map { cells in
        .largest(of: try cells.map { try probe($0, Offers(offers[axis], along: axis, across: across($0)))[axis] })
      }
    }
    let offered = try side.quantity(&self)
    // Stacks in cells are divided where both lengths are known: with the rows.
    let members = try cells.enumerated().map { track, cells in
      let asked = axis == .horizontal ? cells.filter { !isBent($0) } : cells
      var member = TreeDivision.Member(
        name: facts.tree.key(ofTrack: track, of: element, along: axis),
        range: range(of: cells, along: axis, priority: 0), elements: asked, across: asked.map(across),
        follows: asked.count == cells.count)
      if !member.follows, !member.range.isSeparable {
        member.range = try columnRange(of: track, in: element, cells, upTo: offered.upper)
        member.elements = []
        member.across = []
      }
      return member
    }
    let divided = try divide(
      TreeDivision(
        element: element, kind: .tracks, axis: axis, offered: offered, across: offers[axis.other],
        spacing: Double(facts.spacing(ofGrid: element, along: axis)), members: members))
    return divided.stack.lengths.map { Side($0) }
  }

  /// The widths that a column with coupled stacks in its cells keeps to: they are asked for without a height, where each
  /// stack has its own optimum, and only placed at the height of their row.
  private mutating func columnRange(
    of track: Int, in element: Int, _ cells: [Int], upTo offered: Double
  ) throws -> ChildRange {
    let record = OptimumRecord()
    let search = TrackSearch(record: record, facts: facts, grid: element, track: track, axis: .horizontal)
    let found = try search.pieces(of: cells, offered: offered.isFinite ? offered : reach) { _ in nil }
    for (view, reason) in record.approximations { approximate(view: view, because: reason) }
    // What overflows in the cells is that of their placement.
    let pieces = found.map {
      LengthPiece(from: Self.plain($0.lower), LengthPiece.Cost(), to: Self.plain($0.upper), LengthPiece.Cost())
    }
    let (minimum, maximum) = (pieces.first?.lower ?? 0, pieces.last?.upper ?? 0)
    return ChildRange(
      minimum: minimum, maximum: maximum, floor: minimum, priority: 0, isSeparable: false,
      pieces: pieces.count == 1 ? [] : pieces)
  }

  /// A width without what the relaxed rows of a stack's own program added to it, where it is a plain number.
  private static func plain(_ length: Double) -> Double {
    guard length.isFinite else { return length }
    return PossibleLengths.plainNumbers(near: length).first { abs($0 - length) <= 1e-7 * max(1, length) } ?? length
  }
}
