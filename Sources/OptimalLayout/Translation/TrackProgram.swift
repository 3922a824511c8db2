internal import GreedyLayout
internal import LinearProgramming

/// The columns or rows of a grid at one offer, as children of a stack without priorities.
struct TrackProgram {
  let facts: any StackQuestions
  let grid: Int
  let axis: Axis
  /// What is known of each track.
  let ranges: [ChildRange]
  /// The cells that each track proposes its length, as far as they can overflow inside.
  let cells: [[Int]]
  /// The sum of the gaps in points.
  let spacing: Double
  /// The length offered in points.
  let offered: Double

  /// The best lengths by the goals of the stacks around.
  func optimum(by stacks: OptimalDistribution) throws(LayoutFailure) -> StackOptimum {
    let key = facts.tree.key(of: grid)
    let names = ranges.indices.map { facts.tree.key(ofTrack: $0, of: grid, along: axis) }
    var optimum = StackOptimum(
      lengths: ranges.map(\.minimum), children: ranges, spacing: spacing, offered: offered, cells: cells)
    // A track that is endless at its least leaves nothing to divide.
    guard ranges.minimum.isFinite else { return optimum }
    do {
      var stack = try StackProgram(ranges, names: names, spacing: spacing, offered: offered, key: key)
      guard stack.hasChoice else { return optimum }
      stack = try withHiddenOverflow(stack, stacks.record)
      try stacks.pursueGoals(on: stack, ranges, key: key, into: &optimum)
      return optimum
    } catch {
      throw .undecided(view: key, cause: error)
    }
  }

  /// The program with the rows of what overflows inside the cells.
  private func withHiddenOverflow(_ stack: StackProgram, _ record: OptimumRecord) throws -> StackProgram {
    guard ranges.contains(where: { $0.floor > $0.minimum }) else { return stack }
    return try record.withAnalysis(of: facts.tree) { analysis in
      let reach = ranges.reduce(max(0, offered - spacing)) { $0 + max($1.floor, $1.minimum) }
      var translation = OverflowTranslation(
        stack: stack, analysis: analysis, facts: facts, axis: axis, reach: reach)
      for (track, range) in ranges.enumerated() {
        guard range.floor > range.minimum, let column = stack.columns[track] else { continue }
        let upper = stack.program[column].bounds.upper
        for cell in cells[track] {
          try translation.translate(
            cell,
            offered: OverflowTranslation.Offer(
              expression: LinearExpression(column), interval: range.minimum...upper))
        }
      }
      return translation.stack
    }
  }
}

/// What is known of a lazy grid's tracks: their descriptions, and what their cells need.
struct LazyTrackRanges {
  let record: OptimumRecord

  /// The range of each description and the cells in it, where they are offered `room` points together.
  ///
  /// Cells stand in the tracks in turn; where an adaptive description makes their number vary, no track has cells of its
  /// own, and a cell that may overflow in its track is named.
  func ranges(of tracks: LazyTracks, sharing room: Double) -> (ranges: [ChildRange], cells: [[Int]]) {
    let facts = tracks.questions
    let children = facts.tree.elements[tracks.grid].children
    let count = tracks.items.count
    let least = tracks.items.indices.map { TrackLengthRange(of: $0, in: tracks, upTo: 0).minimum }
    let spare = max(0, room - least.reduce(0, +))
    let lengths = least.enumerated().map { TrackLengthRange(of: $0, in: tracks, upTo: $1 + spare) }
    let isFixed = tracks.hasFixedCount
    var cells = Array(repeating: [Int](), count: count)
    if isFixed {
      for (place, cell) in children.enumerated() { cells[place % count].append(cell) }
    }
    let needs = CellNeeds(record: record, facts: facts, axis: tracks.axis)
    for cell in children where isFixed ? needs.isUnknown(cell) : needs.mayOverflow(cell, in: least.min() ?? 0) {
      needs.name(cell)
    }
    if lengths.contains(where: \.isCutOff) {
      record.approximate(
        view: facts.tree.elements[tracks.grid].view,
        because:
          "its adaptive tracks have more than \(TrackLengthRange.limit) possible lengths; only the greatest were "
          + "considered")
    }
    let ranges = lengths.enumerated().map { item, lengths in
      let need = needs.greatest(of: cells[item])
      return ChildRange(
        minimum: lengths.minimum, maximum: lengths.maximum,
        floor: lengths.pieces.isEmpty ? min(max(need, lengths.minimum), lengths.maximum) : lengths.minimum,
        priority: 0, isSeparable: true, pieces: lengths.pieces)
    }
    return (ranges, cells)
  }
}

/// What is known of a Grid's columns or rows: a track answers the largest of its cells' answers.
struct CellTrackRanges {
  let record: OptimumRecord

  /// The range of each track: from the analysis where its cells are separable, else by asking them.
  func ranges(of tracks: CellTracks) throws(LayoutFailure) -> [ChildRange] {
    let axis = tracks.children.axis
    let needs = CellNeeds(record: record, facts: tracks.facts, axis: axis)
    var ranges: [ChildRange] = []
    for (track, cells) in tracks.cells.enumerated() {
      let known = record.withAnalysis(of: tracks.facts.tree) { $0.largest(of: cells, along: axis, tracks.facts) }
      if let known {
        let (minimum, maximum) = (Double(known.minimum), Double(known.maximum))
        ranges.append(
          ChildRange(
            minimum: minimum, maximum: maximum, floor: min(max(needs.greatest(of: cells), minimum), maximum),
            priority: 0, isSeparable: true))
      } else {
        for cell in cells where needs.isUnknown(cell) { needs.name(cell) }
        ranges.append(try coupledRange(of: track, in: tracks))
      }
    }
    return ranges
  }

  /// A track with cells whose axes influence each other: the lengths that it keeps to.
  private func coupledRange(of track: Int, in tracks: CellTracks) throws(LayoutFailure) -> ChildRange {
    let (axis, facts) = (tracks.children.axis, tracks.facts)
    let couplings = tracks.cells[track].map { (cell: $0, coupling: Coupling(in: $0, of: facts.tree)) }
    for (view, reason) in couplings.flatMap(\.coupling.approximations) {
      record.approximate(view: view, because: reason)
    }
    func ask(_ offer: Double) throws(LayoutFailure) -> Double {
      Double(
        try tracks.children.length(of: track, at: CGFloat(offer), because: offer == 0 ? .minimumProbe : .maximumProbe))
    }
    if couplings.contains(where: \.coupling.isTable) {
      let (minimum, maximum) = (try ask(0), try ask(.infinity))
      return ChildRange(
        minimum: minimum, maximum: max(minimum, maximum), floor: minimum, priority: 0, isSeparable: false)
    }
    let reach = max(128, Double(tracks.proposal[axis] ?? 0).magnitude.binade * 2)
    // Columns ask their cells without a height; rows at the columns' widths, which follow from the width proposed.
    let key = OptimumRecord.PiecesKey(
      track: track, element: tracks.grid, axis: axis, across: axis == .horizontal ? nil : tracks.proposal.width,
      reach: reach)
    var pieces = record.pieces(key) ?? []
    if pieces.isEmpty {
      pieces = try findPieces(of: track, in: tracks, couplings, upTo: reach, ask)
      record.keep(pieces, for: key)
    }
    let (minimum, maximum) = (pieces.first?.lower ?? 0, pieces.last?.upper ?? 0)
    return ChildRange(
      minimum: minimum, maximum: maximum, floor: minimum, priority: 0, isSeparable: false,
      pieces: pieces.count == 1 ? [] : pieces)
  }

  private func findPieces(
    of track: Int, in tracks: CellTracks, _ couplings: [(cell: Int, coupling: Coupling)], upTo reach: Double,
    _ ask: @escaping (Double) throws -> Double
  ) throws(LayoutFailure) -> [LengthPiece] {
    let (axis, facts) = (tracks.children.axis, tracks.facts)
    var leaps: [Double]?
    for (cell, coupling) in couplings where coupling.leaps {
      leaps = (leaps ?? []) + (try coupling.leaps(along: axis, across: tracks.across(cell), facts))
    }
    var search = PossibleLengths(
      pixel: 1 / Double(facts.tree.displayScale), leaps: leaps,
      shrinksAtInfinity: couplings.contains { $0.coupling.shrinksAtInfinity }
    ) { offer in
      PossibleLengths.Answer(length: try ask(offer), cost: LengthPiece.Cost())
    }
    do {
      let pieces = try search.pieces(upTo: reach)
      if search.isCutOff {
        record.approximate(
          view: facts.tree.elements[tracks.grid].view,
          because: "a track has more than \(PossibleLengths.limit) possible lengths; only the greatest were considered")
      }
      return pieces
    } catch let failure as LayoutFailure {
      throw failure
    } catch {
      throw .undecided(view: facts.tree.key(of: tracks.grid), cause: error)
    }
  }
}

/// What cells need so that nothing inside them overflows.
struct CellNeeds {
  let record: OptimumRecord
  let facts: any StackQuestions
  let axis: Axis

  /// The greatest of the cells' needs in points; −∞ where none is known to have one.
  func greatest(of cells: [Int]) -> Double {
    record.withAnalysis(of: facts.tree) { analysis in
      cells.reduce(-.infinity) { max($0, Double(HiddenNeeds.need(of: $1, along: axis, &analysis, facts))) }
    }
  }

  /// Whether something may overflow inside a cell although what it needs is not known.
  func isUnknown(_ cell: Int) -> Bool {
    let isKnown = record.withAnalysis(of: facts.tree) { $0.answer(of: cell, along: axis, facts) != nil }
    return !isKnown
      && (facts.tree.containsStack(along: axis, in: cell) || facts.tree.containsTracks(along: axis, in: cell))
  }

  /// Whether something may overflow inside a cell that is proposed `length` points.
  func mayOverflow(_ cell: Int, in length: Double) -> Bool { isUnknown(cell) || greatest(of: [cell]) > length }

  /// Names a cell as approximated.
  func name(_ cell: Int) {
    record.approximate(
      view: facts.tree.elements[cell].view,
      because: "what overflows inside it is left out where the lengths of the grid's tracks are chosen")
  }
}
