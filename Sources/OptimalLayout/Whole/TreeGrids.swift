internal import GreedyLayout
internal import LinearProgramming

/// Grid: its columns ask their cells without a height, its rows ask them at the widths of the columns, and each cell is kept
/// as it answers both lengths.
///
/// Stacks in cells are divided where both lengths are known. To any other question of their tracks they answer by their own
/// optima there.
extension TreeTranslation {
  /// The columns and rows of a Grid: they share what it is proposed; each is as long as its longest cell.
  mutating func gridSides(_ element: Int, _ grid: GridParameters, _ offers: Offers) throws -> Extent {
    if let proposal = offers.constant, !isBent(element) {
      return Extent(try answer(of: element, to: proposal))
    }
    guard bends else { return try answeredGridSides(element, offers) }
    let cells = facts.tree.elements[element].children
    let columns = try columns(of: element, grid.columns(of: cells), offers)
    let width = Side.sum(of: columns, plus: Double(facts.spacing(ofGrid: element, along: .horizontal)))
    var offered: [Int: Offer] = [:]
    for row in grid.rows {
      for place in row.cells {
        offered[cells[place]] = Offer(row.isSpanning ? width : columns[place - row.cells.lowerBound])
      }
    }
    let rows = grid.rows.map { $0.cells.map { cells[$0] } }
    let heights = try self.rows(of: element, rows, offers, across: { offered[$0] ?? .unspecified })
    var spanning: [(cell: Int, width: Side)] = []
    for (row, height) in zip(grid.rows, heights) {
      // A row that only some candidate makes endless was asked without an end; shorter ones answer it the same.
      let vertical = height.upper.isFinite ? Offer(height) : .endless
      for place in row.cells {
        let cell = cells[place]
        if !offers.vertical.isLength {
          _ = try translate(cell, Offers(horizontal: offered[cell] ?? .unspecified, vertical: vertical))
        }
        if row.isSpanning, let extent = extents[cell] { spanning.append((cell, extent.horizontal)) }
      }
    }
    // Views that span all columns are placed in the width of the widest of them. A text that is proposed what it answered
    // answers the same (16.3 of the semantics).
    let isWidened = !spanning.allSatisfy { $0.width.upper <= width.lower }
    let isAlone = spanning.count == 1 && spanning[0].width.lower >= width.upper
    let isKept = isAlone && ChildRanges.isText(spanning[0].cell, in: facts.tree)
    let widest: Side = isAlone ? spanning[0].width : .largest(of: [width] + spanning.map(\.width))
    let total = isWidened ? widest : width
    place(
      cells, of: element, grid, columns: columns, rows: heights, spanning: total, isWidened: isWidened && !isKept)
    try keepColumns(of: element, grid.columns(of: cells), columns, offers)
    noteAskedBesides(grid.columns(of: cells), offers)
    let height = Side.sum(of: heights, plus: Double(facts.spacing(ofGrid: element, along: .vertical)))
    return Extent(horizontal: total, vertical: height)
  }

  /// Columns with stacks in their cells are as wide as these are where they are divided, once their rows are known.
  private mutating func keepColumns(
    of element: Int, _ cells: [[Int]], _ columns: [Side], _ offers: Offers
  ) throws {
    guard offers.horizontal.isLength else { return }
    for (track, cells) in cells.enumerated() where cells.contains(where: { isBent($0) }) {
      // A column of coupled cells is as wide as it is asked to be without a height, where what takes no notice of heights is
      // divided as it is kept.
      guard range(of: cells, along: .horizontal, priority: 0).isSeparable else {
        try keepRoom(
          in: columns[track], for: cells.filter { isBent($0) && takesNoNoticeOfHeight($0, along: .horizontal) })
        continue
      }
      let name = facts.tree.key(ofTrack: track, of: element, along: .horizontal)
      let widths = cells.compactMap { extents[$0]?.horizontal }
      try keep(name, to: try columns[track].quantity(&self), .largest(of: widths))
    }
  }

  /// Notes the stacks that columns ask for their widths without a height, where they have their own optimum, and that are divided
  /// for the height of their row alone.
  private mutating func noteAskedBesides(_ columns: [[Int]], _ offers: Offers) {
    guard offers.horizontal.isLength else { return }
    for cells in columns where !range(of: cells, along: .horizontal, priority: 0).isSeparable {
      let late = cells.filter { isBent($0, along: .horizontal) && !takesNoNoticeOfHeight($0, along: .horizontal) }
      guard !late.isEmpty else { continue }
      let inside = facts.tree.elements(in: late)
      for place in stacks.indices where inside.contains(stacks[place].element) {
        if stacks[place].axis == .horizontal { stacks[place].isAskedBesides = true }
      }
    }
  }

  /// A column is no narrower than some cells, unless it has its least width: then it may have been offered nothing, for which
  /// they take their least.
  private mutating func keepRoom(in column: Side, for cells: [Int]) throws {
    let width = try column.quantity(&self)
    for cell in cells {
      guard let side = extents[cell]?.horizontal, side.upper > column.lower else { continue }
      let taken = try side.quantity(&self)
      guard !taken.isEndless, width.upper.isFinite else { continue }
      let name = "\(key(cell)): in its column"
      let isLeast = LinearExpression(try program.addColumn("\(name): at the least", in: .unit, domain: .binary))
      let (span, excess) = (width.upper - width.lower, taken.upper - width.lower)
      try program.require(
        "\(name): least width", width.expression + isLeast * span, in: .atMost(width.upper))
      try program.require(
        "\(name): has room", width.expression - taken.expression + isLeast * excess, in: .nonnegative)
    }
  }

  /// Notes where the cells of a Grid stand: each in its column and row, one that spans all columns in their width.
  private mutating func place(
    _ cells: [Int], of element: Int, _ grid: GridParameters, columns: [Side], rows: [Side], spanning width: Side,
    isWidened: Bool
  ) {
    let starts = Side.starts(of: columns, gaps: facts.gaps(ofGrid: element, along: .horizontal))
    let edges = Side.starts(of: rows, gaps: facts.gaps(ofGrid: element, along: .vertical))
    for (number, row) in grid.rows.enumerated() {
      for place in row.cells {
        let column = place - row.cells.lowerBound
        cellPlaces[cells[place]] = CellPlace(
          start: Extent(horizontal: row.isSpanning ? .constant(0) : starts[column], vertical: edges[number]),
          size: Extent(horizontal: row.isSpanning ? width : columns[column], vertical: rows[number]),
          alignment: CellPlace.Guides(
            horizontal: grid.alignment.horizontal.key, vertical: row.alignment ?? grid.alignment.vertical.key),
          isProposedLate: row.isSpanning && isWidened)
      }
    }
  }
}

/// The tracks of a Grid.
extension TreeTranslation {
  /// The lengths of a Grid's columns: shared where it has a width to share, else the longest of their cells'.
  private mutating func columns(of element: Int, _ cells: [[Int]], _ offers: Offers) throws -> [Side] {
    let undivided: (Int) -> Offer = { _ in .unspecified }
    guard case .length(let side) = offers.horizontal else {
      return try longest(of: cells, along: .horizontal, offers.horizontal, across: undivided)
    }
    if let endless = try endlessLengths(of: cells, along: .horizontal, across: undivided) { return endless }
    let offered = try side.quantity(&self)
    // Stacks in cells are divided where both lengths are known: with the rows, but for those to which their height makes no
    // difference.
    let members = try cells.enumerated().map { track, cells in
      let asked = cells.filter {
        takesNoNoticeOfHeight($0, along: isBent($0, along: .horizontal) ? .horizontal : .vertical)
      }
      var member = TreeDivision.Member(
        name: facts.tree.key(ofTrack: track, of: element, along: .horizontal),
        range: range(of: cells, along: .horizontal, priority: 0), elements: asked, across: asked.map(undivided),
        follows: asked.count == cells.count)
      if !member.range.isSeparable, member.follows {
        member.answerToNothing = { translation in
          try translation.longest(of: [asked], along: .horizontal, .length(.constant(0)), across: undivided)[0]
        }
      }
      if !member.follows, !member.range.isSeparable, keepsMeasurements {
        // What is divided otherwise at the height of its row has a division for the question too.
        (member.elements, member.across, member.follows) = (cells, cells.map(undivided), true)
        member.measured = Set(cells).subtracting(asked)
      } else if !member.follows, !member.range.isSeparable {
        member.range = try columnRange(of: track, in: element, cells, upTo: offered.upper)
        member.elements = []
        member.across = []
      }
      return member
    }
    return try lengths(of: members, in: element, along: .horizontal, offered, offers)
  }

  /// The lengths of a Grid's rows: shared where it has a height to share, else the longest of their cells'.
  private mutating func rows(
    of element: Int, _ cells: [[Int]], _ offers: Offers, across: @escaping (Int) -> Offer
  ) throws -> [Side] {
    guard case .length(let side) = offers.vertical else {
      return try longest(of: cells, along: .vertical, offers.vertical, across: across)
    }
    if let endless = try endlessLengths(of: cells, along: .vertical, across: across) { return endless }
    let offered = try side.quantity(&self)
    let members = cells.enumerated().map { track, cells in
      var member = TreeDivision.Member(
        name: facts.tree.key(ofTrack: track, of: element, along: .vertical),
        range: range(of: cells, along: .vertical, priority: 0), elements: cells, across: cells.map(across))
      if !member.range.isSeparable || cells.contains(where: { isBent($0) }) {
        member.answerToNothing = { translation in
          try translation.longest(of: [cells], along: .vertical, .length(.constant(0)), across: across)[0]
        }
      }
      return member
    }
    return try lengths(of: members, in: element, along: .vertical, offered, offers)
  }

  private mutating func lengths(
    of members: [TreeDivision.Member], in element: Int, along axis: Axis, _ offered: Quantity, _ offers: Offers
  ) throws -> [Side] {
    let divided = try divide(
      TreeDivision(
        element: element, kind: .tracks, axis: axis, offered: offered, across: offers[axis.other],
        spacing: Double(facts.spacing(ofGrid: element, along: axis)), members: members))
    return divided.stack.lengths.map { Side($0) }
  }

  /// Tracks of which one has no end whatever it is offered: there is nothing to divide, and all have their least lengths. Nil
  /// for others.
  private mutating func endlessLengths(
    of cells: [[Int]], along axis: Axis, across: (Int) -> Offer
  ) throws -> [Side]? {
    let isEndless = try cells.joined().contains { cell in
      guard let across = across(cell).constant else { return false }
      return try self.isEndless(cell, along: axis, across: across)
    }
    return isEndless ? try longest(of: cells, along: axis, .length(.constant(0)), across: across) : nil
  }

  /// How long tracks are that are all made the same offer: each as its cells' longest answer.
  private mutating func longest(
    of cells: [[Int]], along axis: Axis, _ offer: Offer, across: (Int) -> Offer
  ) throws -> [Side] {
    try cells.map { cells in
      .largest(of: try cells.map { try asked($0, along: axis, Offers(offer, along: axis, across: across($0))) })
    }
  }

  /// What a cell answers along an axis where its track is asked for its length.
  private mutating func asked(_ cell: Int, along axis: Axis, _ offers: Offers) throws -> Side {
    // What takes no notice of its height answers any the same.
    if offers.vertical.isLength, isBent(cell), let extent = extents[cell],
      Axis.allCases.allSatisfy({ takesNoNoticeOfHeight(cell, along: $0) })
    {
      return extent[axis]
    }
    let sharesHeight = isBent(cell, along: .vertical) && offers.vertical.isLength
    guard sharesHeight || isBent(cell, along: .horizontal) else { return try probe(cell, offers)[axis] }
    if !sharesHeight, takesNoNoticeOfHeight(cell, along: .horizontal) {
      // What is divided inside is divided the same where the cell is kept.
      return offers.vertical.isLength ? try probe(cell, offers)[axis] : try translate(cell, offers)[axis]
    }
    if keepsMeasurements, case .unspecified = offers[axis] { return try asMeasured(cell, offers)[axis] }
    return try ownAnswer(of: cell, along: axis, offers) ?? probe(cell, offers)[axis]
  }

  /// Whether all that shares a length along an axis inside an element is divided the same whatever height the element is
  /// proposed.
  private func takesNoNoticeOfHeight(_ element: Int, along axis: Axis) -> Bool {
    guard isBent(element, along: axis) else { return true }
    let node = facts.tree.elements[element]
    switch node.kind {
    case .fixedSize(let axes) where axes.contains(.vertical): return true
    case .scrollView(let axes) where axes.contains(.vertical) && axis == .horizontal: return true
    case .fixedFrame(let frame) where frame.height != nil: return true
    case .stack(let stack) where stack.axis == .horizontal || axis == .vertical: return false
    // The columns of a LazyVGrid ask their cells without a height.
    case .lazyGrid(let grid) where grid.axis == .horizontal: return true
    case .lazyGrid where axis == .vertical: return false
    case .grid, .aspectRatio, .viewThatFits: return false
    default: return node.children.allSatisfy { takesNoNoticeOfHeight($0, along: axis) }
    }
  }
}
