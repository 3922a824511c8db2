internal import LayoutEngine

/// What is known of a lazy grid's tracks: their descriptions, and what their cells need.
struct LazyTrackRanges {
  let record: OptimumRecord

  /// The range of each description and the cells in it, where they are offered `room` points together.
  ///
  /// Cells stand in the tracks in turn; where an adaptive description makes their number vary, no track has cells of its
  /// own, and a cell that may overflow in its track is named.
  func ranges(
    of tracks: LazyTracks, sharing room: Double
  ) throws(LayoutFailure) -> (ranges: [ChildRange], cells: [[Int]]) {
    let facts = tracks.questions
    let children = facts.tree.elements[tracks.grid].children
    let least = tracks.items.indices.map { TrackLengthRange(of: $0, in: tracks, upTo: 0).minimum }
    let spare = max(0, room - least.reduce(0, +))
    let lengths = least.enumerated().map { TrackLengthRange(of: $0, in: tracks, upTo: $1 + spare) }
    let needs = CellNeeds(record: record, facts: facts, axis: tracks.axis)
    let cells = facts.cells(ofTracksOf: tracks.grid, along: tracks.axis)
    if !tracks.hasFixedCount, needs.countOverflow {
      for cell in children where needs.mayOverflow(cell, in: least.min() ?? 0) { needs.name(cell) }
    }
    if lengths.contains(where: \.isCutOff) {
      record.approximate(
        view: facts.tree.elements[tracks.grid].view,
        because:
          "its adaptive tracks have more than \(TrackLengthRange.limit) possible lengths; only the greatest were "
          + "considered")
    }
    var ranges: [ChildRange] = []
    for (item, lengths) in lengths.enumerated() {
      var range = ChildRange(
        minimum: lengths.minimum, maximum: lengths.maximum, floor: lengths.minimum, priority: 0, isSeparable: true,
        pieces: lengths.pieces)
      if lengths.minimum < lengths.maximum, cells[item].contains(where: { needs.isUnknown($0) }) {
        let search = TrackSearch(record: record, facts: facts, grid: tracks.grid, track: item, axis: tracks.axis)
        range.pieces = try search.pieces(of: cells[item], within: range, offered: room)
      } else if lengths.pieces.isEmpty {
        range.floor = min(max(needs.greatest(of: cells[item]), lengths.minimum), lengths.maximum)
      }
      ranges.append(range)
    }
    return (ranges, cells)
  }
}

/// Finds the lengths that a track with coupled cells can have, and what overflows in its cells at each.
struct TrackSearch {
  let record: OptimumRecord
  let facts: any StackQuestions
  let grid: Int
  let track: Int
  let axis: Axis

  /// The intervals of lengths between a track's bounds, up to about twice the offer.
  func pieces(
    of cells: [Int], within range: ChildRange, offered: Double
  ) throws(LayoutFailure) -> [LengthPiece] {
    let key = key(within: range, offered: offered)
    if let known = record.pieces(key) { return known.pieces }
    let couplings = cells.map { Coupling(in: $0, of: facts.tree) }
    let hints = record.hints(key)
    var leaps = hints.isEmpty ? nil : hints
    for coupling in couplings where coupling.leaps {
      leaps = (leaps ?? []) + (try coupling.leaps(along: axis, across: nil, facts))
    }
    for coupling in couplings { Self.name(coupling, record) }
    var search = PossibleLengths(
      pixel: 1 / Double(facts.tree.displayScale), leaps: leaps,
      mayTurnBack: couplings.contains(where: \.mayTurnBack),
      mayTurnBackEarly: couplings.contains(where: \.mayTurnBackEarly),
      limit: PossibleLengths.greatestLimit, guide: hints.isEmpty ? record.guide(key) : LengthGuide()
    ) { offer in
      try answer(of: cells, within: range, at: offer)
    }
    do {
      let pieces = try record.search { try search.pieces(upTo: key.reach) }
      if search.isCutOff {
        record.approximate(
          view: facts.tree.elements[grid].view,
          because: "a track has too many possible lengths; some of them were passed over")
      }
      record.keep(FoundPieces(pieces: pieces), for: key)
      record.keepGuide(pieces, for: key, pixel: search.pixel)
      return pieces
    } catch let failure as LayoutFailure {
      throw failure
    } catch {
      throw .undecided(view: facts.tree.key(of: grid), cause: error)
    }
  }

  /// Under which the lengths that are found are kept.
  func key(within range: ChildRange, offered: Double) -> OptimumRecord.PiecesKey {
    OptimumRecord.PiecesKey(
      track: track, element: grid, axis: axis, across: nil,
      reach: max(128, range.minimum * 2, offered.magnitude.binade * 2))
  }

  /// What a track takes of an offer, and what overflows in its cells.
  private func answer(
    of cells: [Int], within range: ChildRange, at offer: Double
  ) throws(LayoutFailure) -> PossibleLengths.Answer {
    let length = min(max(offer, range.minimum), range.maximum)
    var answer = PossibleLengths.Answer(length: length, cost: LengthPiece.Cost())
    for cell in cells {
      let proposal = ProposedViewSize(CGFloat(length), along: axis, across: nil)
      let inside = try facts.answer(
        ofChild: cell, at: proposal, because: offer == 0 ? .minimumProbe : .maximumProbe)
      answer.cost.overflow += record.withAnalysis(of: facts.tree) { analysis in
        inside.allocations.reduce(0) { $0 + $1.overflow(&analysis, facts) }
      }
    }
    answer.cost = answer.cost.finite
    return answer
  }

  /// Names the views that make a coupling approximate.
  static func name(_ coupling: Coupling, _ record: OptimumRecord) {
    for (view, reason) in coupling.approximations { record.approximate(view: view, because: reason) }
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

  /// Whether what overflows is any matter of the goals.
  var countOverflow: Bool { record.withAnalysis(of: facts.tree) { $0.countsOverflow } }

  /// Whether something may overflow inside a cell although what it needs is not known.
  func isUnknown(_ cell: Int) -> Bool {
    record.withAnalysis(of: facts.tree) { $0.mayOverflowAnyhow(cell, along: axis, facts) }
  }

  /// Whether something may overflow inside a cell that is proposed `length` points.
  func mayOverflow(_ cell: Int, in length: Double) -> Bool { isUnknown(cell) || greatest(of: [cell]) > length }

  /// Names a cell as approximated.
  func name(_ cell: Int) {
    record.approximate(
      view: facts.tree.elements[cell].view,
      because: "it may stand in several tracks; what overflows inside it is left out where their lengths are chosen")
  }
}
