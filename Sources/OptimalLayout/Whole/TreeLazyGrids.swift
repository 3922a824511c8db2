internal import LayoutEngine
internal import LinearProgramming

/// Lazy grids: their tracks share the length along which they stand, and lines of cells follow from the tracks.
extension TreeTranslation {
  mutating func lazyGridSides(_ element: Int, _ grid: LazyGridParameters, _ offers: Offers) throws -> Extent {
    let tracks = LazyTracks(questions: facts, grid: element, grid)
    guard !tracks.items.isEmpty else { return Extent(CGSize(width: 0, height: 0)) }
    guard case .length(let side) = offers[grid.axis] else {
      return try fixedLazyGridSides(element, grid, offers)
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
    // It takes all it is offered; the tracks stand in that as the grid is aligned.
    var extent = Extent(horizontal: side, vertical: side)
    extent[grid.axis] = .largest(of: [side, divided.used])
    if tracks.hasFixedCount {
      let breadths = cells.indices.map { cell in
        divided.extents[cell % tracks.items.count][cell / tracks.items.count][grid.axis.other]
      }
      let count = tracks.items.count
      extent[grid.axis.other] = Self.lines(of: breadths, in: count, grid)
      let lengths = divided.stack.lengths.map { Side($0) }
      let share = Double(grid.alignment.defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1))))
      let indent = Side.difference(extent[grid.axis], divided.used).scaled(by: share)
      let starts = Side.starts(of: lengths, gaps: facts.gaps(ofGrid: element, along: grid.axis)).map {
        share == 0 ? $0 : Side.sum(of: [indent, $0], plus: 0)
      }
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

  /// A lazy grid without a finite length to share: it is measured with the tracks of SwiftUI's rule, and divided as it is
  /// placed.
  private mutating func fixedLazyGridSides(
    _ element: Int, _ grid: LazyGridParameters, _ offers: Offers
  ) throws -> Extent {
    var proposal = ProposedViewSize.unspecified
    proposal[grid.axis] = offers[grid.axis].constant ?? nil
    let size = try answer(of: element, to: proposal)
    if bends, size[grid.axis].isFinite {
      unasked.append(UnaskedContent(element: element, shown: shown, candidateDepth: candidateDepth))
    }
    return Extent(size)
  }

  /// Divides the tracks of a lazy grid that was measured without a length to share, in what it is proposed when it is
  /// placed: what it took, if that is no length either.
  mutating func divideTracks(of element: Int, _ grid: LazyGridParameters, placed: Offers?) throws {
    guard let measured = extents[element], let asked = offers[element] else { return }
    var late = asked
    late[grid.axis] = .length(measured[grid.axis])
    if case .length? = placed?[grid.axis] { late[grid.axis] = placed?[grid.axis] ?? late[grid.axis] }
    let divided = try lazyGridSides(element, grid, late)
    // It is as large as its tracks are then, but for one that is placed without a length: that answers what it did before.
    if placed?[grid.axis].isLength ?? true { extents[element] = divided }
    offers[element] = late
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
}
