internal import LayoutEngine
internal import LinearProgramming

/// Lazy grids with adaptive tracks: how many there are follows from the length that their description takes, and in which
/// line a cell stands follows from that.
extension TreeTranslation {
  /// The most counts of tracks of one description that are told apart, and the most ways in which cells can stand.
  private static let mostCounts = 160
  private static let mostArrangements = 64

  /// One number of tracks that a description can have, and the expression that is 1 where it has it, else 0.
  private struct Count {
    var tracks: Int
    var choice: LinearExpression
    /// What the description takes where it has so many, else 0; nothing where it always has so many.
    var length = LinearExpression()
  }

  /// How many tracks each description has, as far as that decides where cells stand, and the expression that is 1 where
  /// they have so many.
  private struct Arrangement {
    var counts: [Int]
    var choice: LinearExpression

    /// How many tracks there are.
    var total: Int { max(1, counts.reduce(0, +)) }

    /// The description in whose tracks a cell stands, and the track among those of the description.
    func track(ofCell place: Int) -> (item: Int, number: Int) {
      var track = place % total
      for (item, count) in counts.enumerated() {
        if track < count { return (item, track) }
        track -= count
      }
      return (max(0, counts.count - 1), 0)
    }

    /// The description in whose tracks a cell stands.
    func item(ofCell place: Int) -> Int { track(ofCell: place).item }
  }

  /// A lazy grid whose cells stand in adaptive tracks.
  private struct AdaptiveGrid {
    var element: Int
    var parameters: LazyGridParameters
    var tracks: LazyTracks
    var stack: TreeStack
    /// How many tracks each description can have.
    var counts: [ClosedRange<Int>]
    var cells: [Int]
  }

  /// The length of a grid with adaptive tracks across them.
  mutating func adaptiveBreadth(
    of element: Int, _ parameters: LazyGridParameters, _ tracks: LazyTracks, _ stack: TreeStack
  ) throws -> Side {
    let grid = AdaptiveGrid(
      element: element, parameters: parameters, tracks: tracks, stack: stack,
      counts: tracks.items.indices.map { counts(of: $0, in: tracks, stack.lengths[$0]) },
      cells: facts.tree.elements[element].children)
    let usual = Side.constant(Double(usual[element]?[parameters.axis.other] ?? 0))
    let most = max(1, grid.cells.count)
    let arrangements = grid.counts.reduce(1.0) { $0 * Double(min($1.upperBound, most) - min($1.lowerBound, most) + 1) }
    guard grid.counts.allSatisfy({ $0.count <= Self.mostCounts }), arrangements <= Double(Self.mostArrangements)
    else {
      return estimated(usual, of: element) {
        "the number of its adaptive tracks decides in which of them a cell stands; it counts as long across them as in "
          + "SwiftUI's layout"
      }
    }
    // Stacks in cells are divided whether or not a row rests on what the grid takes across.
    let late = LatePlaces()
    if grid.cells.contains(where: { isBent($0) }) { _ = try late.found(&self) { try $0.places(in: grid) } }
    let span = Span(0, max(reach, usual.upper))
    for (place, cell) in grid.cells.enumerated() {
      func side(_ axis: Axis, _ part: @escaping (CellPlace) -> Extent) -> Side {
        Side(in: span) { translation in
          let found = try late.found(&translation) { try $0.places(in: grid) }
          return try part(found.places[place])[axis].quantity(&translation)
        }
      }
      let (axis, across) = (parameters.axis, parameters.axis.other)
      cellPlaces[cell] = CellPlace(
        in: 0, of: parameters, along: (side(axis, \.start), side(axis, \.size)),
        across: (side(across, \.start), side(across, \.size)))
      // Each description may align its cells in a way of its own.
      guard Set(parameters.tracks.map(\.alignment)).count > 1 else { continue }
      cellPlaces[cell]?.alignments = { translation in
        try late.found(&translation) { try $0.places(in: grid) }.places[place].alignments?(&translation) ?? []
      }
    }
    return Side(in: span) { translation in
      try late.found(&translation) { try $0.places(in: grid) }.breadth.quantity(&translation)
    }
  }

  /// A length that an adaptive description need not exceed, where nothing but goals asks for lengths; nil for others.
  ///
  /// More tracks than cells leave them all in one line, and each track of a length that fewer tracks can have as well. So
  /// what is beyond all that is offered, and beyond one track more than there are cells, can be had with less.
  func limit(of item: Int, in tracks: LazyTracks, _ cells: Int, sharing offered: Quantity) -> Double? {
    guard let usualReach, let adaptive = tracks.adaptive(item) else { return nil }
    return max(offered.constant ?? usualReach, adaptive.least(of: cells + 1)) + adaptive.least(of: 2)
  }

  /// How many tracks a description can have within what its length can be.
  private func counts(of item: Int, in tracks: LazyTracks, _ length: Quantity) -> ClosedRange<Int> {
    guard let adaptive = tracks.adaptive(item) else { return 1...1 }
    let least = adaptive.count(in: CGFloat(length.lower) + 1e-9)
    return least...max(least, adaptive.count(in: CGFloat(min(length.upper, 1e6)) + 1e-9))
  }

  /// The length across the tracks, and the places of the cells: the lines of cells for each way in which they can stand.
  private mutating func places(in grid: AdaptiveGrid) throws -> (breadth: Side, places: [CellPlace]) {
    var counts: [[Count]] = []
    var lengths: [Side] = []
    for item in grid.tracks.items.indices {
      counts.append(try choices(of: item, in: grid))
      lengths.append(trackLength(of: item, in: grid, counts[item]))
    }
    let arrangements = try arrangements(of: grid, counts)
    let breadths = try cellBreadths(of: grid, arrangements, lengths)
    let ways = arrangements.map { places(of: grid, $0, lengths, breadths) }
    let choices = arrangements.map(\.choice)
    func chosen(_ name: String, _ sides: [Side]) -> Side {
      sides.count == 1 ? sides[0] : shownSide(name, of: sides, by: choices)
    }
    let name = key(grid.element)
    let chosenPlaces = grid.cells.enumerated().map { place, cell in
      func extent(_ part: (CellPlace) -> Extent) -> Extent {
        let parts = ways.map { part($0.places[place]) }
        return Extent(
          horizontal: chosen("\(key(cell)): place", parts.map(\.horizontal)),
          vertical: chosen("\(key(cell)): place", parts.map(\.vertical)))
      }
      var open = ways[0].places[place]
      (open.start, open.size) = (extent(\.start), extent(\.size))
      let alignments = zip(ways, choices).map { (guides: $0.places[place].alignment, choice: $1) }
      open.alignments = { _ in alignments }
      return open
    }
    return (chosen("\(name): across", ways.map(\.breadth)), chosenPlaces)
  }

  /// The places of the cells where they stand in one way, and the length of their lines together.
  private func places(
    of grid: AdaptiveGrid, _ arrangement: Arrangement, _ lengths: [Side], _ breadths: [[Side?]]
  ) -> (breadth: Side, places: [CellPlace]) {
    let cells = grid.cells.indices.map { breadths[$0][arrangement.item(ofCell: $0)] ?? .constant(0) }
    let lines = Self.lineLengths(of: cells, in: arrangement.total)
    let edges = Side.starts(of: lines, gaps: lines.map { _ in grid.parameters.gapBetweenLines })
    let items = Side.starts(
      of: grid.stack.lengths.map { Side($0) }, gaps: grid.tracks.items.indices.map { grid.tracks.gap(after: $0) })
    let places = grid.cells.indices.map { place in
      let (item, number) = arrangement.track(ofCell: place)
      let before = Array(repeating: lengths[item], count: number)
      let gaps = Double(number) * Double(grid.tracks.gap(after: item))
      let line = place / arrangement.total
      return CellPlace(
        in: item, of: grid.parameters, along: (.sum(of: [items[item]] + before, plus: gaps), lengths[item]),
        across: (edges[line], lines[line]))
    }
    return (Self.lines(of: cells, in: arrangement.total, grid.parameters), places)
  }
}

/// How many tracks there are.
extension TreeTranslation {
  /// The numbers of tracks that a description can have, each with its binary.
  private mutating func choices(of item: Int, in grid: AdaptiveGrid) throws -> [Count] {
    let range = grid.counts[item]
    guard range.count > 1, let adaptive = grid.tracks.adaptive(item) else {
      return [Count(tracks: range.lowerBound, choice: LinearExpression(1))]
    }
    let pixel = 1 / Double(facts.tree.displayScale)
    let length = grid.stack.lengths[item]
    let name = facts.tree.key(ofTrack: item, of: grid.element, along: grid.tracks.axis)
    let choices = try self.choices("\(name): count", of: range.count)
    var counts: [Count] = []
    for (count, choice) in zip(range, choices) {
      let least = count == range.lowerBound ? length.lower : adaptive.least(of: count)
      let next = adaptive.least(of: count + 1)
      let greatest =
        count == range.upperBound
        ? length.upper : length.possible.last(from: next - pixel, below: next)
      let part = LinearExpression(
        try program.addColumn("\(name): length of \(count)", in: Bounds(lower: 0, upper: max(0, greatest))))
      try program.require("\(name): long enough for \(count)", part - choice * least, in: .nonnegative)
      try program.require("\(name): too short for more than \(count)", choice * greatest - part, in: .nonnegative)
      counts.append(Count(tracks: count, choice: choice, length: part))
    }
    let sum = counts.reduce(LinearExpression()) { $0 + $1.length }
    try program.require("\(name): length of its tracks", sum - length.expression, in: .exactly(0))
    return counts
  }

  /// The length of each of a description's tracks.
  private func trackLength(of item: Int, in grid: AdaptiveGrid, _ counts: [Count]) -> Side {
    let length = grid.stack.lengths[item]
    guard let adaptive = grid.tracks.adaptive(item) else { return Side(length) }
    let (minimum, maximum) = (Double(adaptive.minimum), Double(adaptive.maximum))
    if counts.count == 1 {
      let count = Double(counts[0].tracks)
      return Side((length + -adaptive.gaps(of: counts[0].tracks)) * (1 / count)).clamped(from: minimum, to: maximum)
    }
    let greatest = min(maximum, max(minimum, length.upper))
    let each = counts.reduce(LinearExpression()) {
      $0 + ($1.length - $1.choice * adaptive.gaps(of: $1.tracks)) * (1 / Double($1.tracks))
    }
    return Side(Quantity(each, in: Span(minimum, greatest)))
  }

  /// The ways in which cells can stand. More tracks of a description than there are cells make no difference to that.
  private mutating func arrangements(of grid: AdaptiveGrid, _ counts: [[Count]]) throws -> [Arrangement] {
    let most = max(1, grid.cells.count)
    var arrangements = [Arrangement(counts: [], choice: LinearExpression(1))]
    for (item, counts) in counts.enumerated() {
      var told = counts.filter { $0.tracks < most }
      let rest = counts.filter { $0.tracks >= most }
      if !rest.isEmpty {
        told.append(Count(tracks: most, choice: rest.reduce(LinearExpression()) { $0 + $1.choice }))
      }
      let name = facts.tree.key(ofTrack: item, of: grid.element, along: grid.tracks.axis)
      arrangements =
        try arrangements.count == 1 || told.count == 1
        ? arrangements.flatMap { earlier in
          told.map {
            Arrangement(counts: earlier.counts + [$0.tracks], choice: told.count == 1 ? earlier.choice : $0.choice)
          }
        } : both(arrangements, told, name: name)
    }
    return arrangements
  }

  /// Each arrangement with each count: 1 where both are. Of numbers that add up to what is chosen of either, only those
  /// are.
  private mutating func both(_ earlier: [Arrangement], _ counts: [Count], name: String) throws -> [Arrangement] {
    var joined: [Arrangement] = []
    var sums = Array(repeating: LinearExpression(), count: counts.count)
    for arrangement in earlier {
      var sum = LinearExpression()
      for (place, count) in counts.enumerated() {
        let choice = LinearExpression(try program.addColumn("\(name): with those before", in: .unit))
        sum += choice
        sums[place] += choice
        joined.append(Arrangement(counts: arrangement.counts + [count.tracks], choice: choice))
      }
      try program.require("\(name): one with those before", sum - arrangement.choice, in: .exactly(0))
    }
    for (sum, count) in zip(sums, counts) {
      try program.require("\(name): its count with one before", sum - count.choice, in: .exactly(0))
    }
    return joined
  }
}

/// The cells of adaptive tracks.
extension TreeTranslation {
  /// How long each cell is across the tracks in each description's tracks; nil where it never stands there.
  private mutating func cellBreadths(
    of grid: AdaptiveGrid, _ arrangements: [Arrangement], _ lengths: [Side]
  ) throws -> [[Side?]] {
    try grid.cells.enumerated().map { place, cell in
      let (known, waiting) = ((extents, offers, breaks, choices), unasked.count)
      let isSettled = Set(arrangements.map { $0.item(ofCell: place) }).count == 1
      var sizes: [CellSizes] = []
      let breadths: [Side?] = try lengths.enumerated().map { item, length in
        let ways = arrangements.filter { $0.item(ofCell: place) == item }
        guard !ways.isEmpty else { return nil }
        // A stack in a cell has a division for each description in whose tracks it may stand.
        let choice = ways.reduce(LinearExpression()) { $0 + $1.choice }
        let isOpen = isBent(cell) && ways.count < arrangements.count
        if isOpen { shown.append(choice) }
        defer { if isOpen { shown.removeLast() } }
        let breadth = try breadth(of: cell, in: grid, length)
        guard !isSettled else { return breadth }
        sizes.append(
          CellSizes(extents: extents, offers: offers, places: cellPlaces, candidates: choices, choice: choice))
        (extents, offers, breaks, choices) = known
        return breadth
      }
      if !isSettled { try keep(sizes, of: cell, waitingFrom: waiting) }
      return breadths
    }
  }

  /// What is known of the views in a cell in one description's tracks, and the expression that is 1 where it stands there.
  private struct CellSizes {
    var extents: [Int: Extent]
    var offers: [Int: Offers]
    var places: [Int: CellPlace]
    var candidates: [Int: LinearExpression]
    var choice: LinearExpression
  }

  /// Keeps for each view in a cell the sizes and offers that it has where the cell stands, and for each candidate whether it is
  /// shown there.
  ///
  /// - Parameter waiting: The place from which on what is divided as it is placed stands in the cell.
  private mutating func keep(_ sizes: [CellSizes], of cell: Int, waitingFrom waiting: Int) throws {
    let choices = sizes.map(\.choice)
    let inside = facts.tree.elements(in: [cell])
    for element in inside where sizes.contains(where: { $0.candidates[element] != nil }) {
      // What no candidate that may be shown contains is not shown.
      let candidates = sizes.map { $0.candidates[element] ?? LinearExpression(0) }
      let isShown = shownSide(
        "\(key(element)): shown", of: candidates.map { Side(Quantity($0, in: Span(0, 1))) }, by: choices)
      self.choices[element] =
        candidates.allSatisfy { $0 == candidates[0] } ? candidates[0] : try isShown.quantity(&self).expression
    }
    // What is divided as it is placed is so once, wherever the cell stands.
    var seen: Set<Int> = []
    let late = unasked[waiting...].filter { seen.insert($0.element).inserted }
    unasked.removeSubrange(waiting...)
    unasked += late.map { content in
      let candidates = conditions(ofShowing: content.element, inside: cell)
      return UnaskedContent(
        element: content.element, isMeasured: content.isMeasured, shown: shown + candidates,
        candidateDepth: candidateDepth + candidates.count)
    }
    func chosen(_ name: String, _ element: Int, _ extents: [Extent], by choices: [LinearExpression]) -> Extent {
      Extent(
        horizontal: shownSide("\(key(element)): \(name)", of: extents.map(\.horizontal), by: choices),
        vertical: shownSide("\(key(element)): \(name)", of: extents.map(\.vertical), by: choices))
    }
    for element in inside {
      // Where a candidate is not shown nothing is asked of what it contains.
      let sizes = sizes.filter { !isHidden(element, in: cell, $0.candidates) }
      let choices = sizes.map(\.choice)
      // What stands in a grid in the cell may be translated when something is asked of it.
      let places = sizes.compactMap { $0.places[element] }
      if element != cell, places.count == sizes.count, var open = places.first {
        open.start = chosen("place", element, places.map(\.start), by: choices)
        open.size = chosen("place", element, places.map(\.size), by: choices)
        // How a cell stands in each of several adaptive descriptions in each of several others is not said.
        cellPlaces[element] = places.contains { $0.alignments != nil } ? nil : open
      }
      let (parts, asked) = (sizes.compactMap { $0.extents[element] }, sizes.compactMap { $0.offers[element] })
      guard !parts.isEmpty, parts.count == sizes.count, asked.count == sizes.count else { continue }
      func offer(_ axis: Axis) -> Offer? {
        let sides: [Side] = asked.compactMap { if case .length(let side) = $0[axis] { side } else { nil } }
        guard sides.isEmpty else {
          return sides.count < asked.count ? nil : .length(shownSide("\(key(element)): offer", of: sides, by: choices))
        }
        return asked.dropFirst().allSatisfy { $0[axis].isSame(as: asked[0][axis]) } ? asked[0][axis] : nil
      }
      guard let horizontal = offer(.horizontal), let vertical = offer(.vertical) else { continue }
      offers[element] = Offers(horizontal: horizontal, vertical: vertical)
      extents[element] = chosen("side", element, parts, by: choices)
    }
  }

  /// Whether an element in a cell stands in a candidate that is never shown.
  private func isHidden(_ element: Int, in cell: Int, _ candidates: [Int: LinearExpression]) -> Bool {
    var next: Int? = element
    while let inner = next, inner != cell {
      if candidates[inner] == LinearExpression(0) { return true }
      next = analysis.containers.parent(of: inner)
    }
    return false
  }

  /// How long a cell is across the tracks where it stands in tracks of this length.
  private mutating func breadth(
    of cell: Int, in grid: AdaptiveGrid, _ length: Side
  ) throws -> Side {
    let (axis, across) = (grid.tracks.axis, grid.tracks.axis.other)
    let offers = Offers(.length(length), along: axis, across: .unspecified)
    if isBent(cell) { return try translate(cell, offers)[across] }
    if let ideal = analysis.answer(of: cell, along: across, facts)?.ideal { return .constant(Double(ideal)) }
    return try probe(cell, offers)[across]
  }
}

extension AdaptiveTracks {
  /// The least length that has room for `count` tracks, in points.
  fileprivate func least(of count: Int) -> Double { Double(minimum) * Double(count) + gaps(of: count) }

  /// The gaps between `count` tracks, in points.
  fileprivate func gaps(of count: Int) -> Double { Double(spacing) * Double(count - 1) }
}
