internal import GreedyLayout

/// The length of a grid shared among its tracks by its optimum: each takes exactly the length chosen for it.
///
/// It pursues the goals of the stacks around it on programs of the same kind; what is found is kept in the same record.
struct OptimalTracks: TrackDistribution {
  let stacks: OptimalDistribution

  private var record: OptimumRecord { stacks.record }

  func distribute(_ length: CGFloat, among tracks: inout LazyTracks) throws(LayoutFailure) {
    guard !tracks.items.isEmpty else { return }
    let optimum = try optimum(of: tracks, dividing: length)
    for (item, chosen) in optimum.lengths.enumerated() {
      let promised = CGFloat(chosen)
      if let adaptive = tracks.adaptive(item) {
        let division = adaptive.division(of: promised)
        tracks.give(division.length, count: division.count, to: item, offered: promised)
      } else if case .fixed = tracks.items[item].size {
        tracks.give(promised, to: item)
      } else {
        tracks.give(promised, to: item, offered: promised)
      }
      note(tracks.shares[item].length, promised: promised, grid: tracks.grid, tracks.questions)
    }
  }

  func distribute(_ available: CGFloat, among tracks: inout CellTracks) throws(LayoutFailure) {
    let optimum = try optimum(of: tracks)
    for (track, chosen) in optimum.lengths.enumerated() {
      let promised = CGFloat(chosen)
      let offer = try stacks.offer(for: track, of: tracks.children, in: optimum)
      let answered = try tracks.children.offer(offer, to: track, because: .prescribed)
      note(answered, promised: promised, grid: tracks.grid, tracks.facts)
    }
  }

  private func note(_ answered: CGFloat, promised: CGFloat, grid: Int, _ facts: any StackQuestions) {
    record.note(answered, promised: promised, by: "a track took", view: facts.tree.elements[grid].view)
  }
}

extension OptimalTracks {
  /// The best division of a lazy grid's length, found now unless it was found before.
  private func optimum(of tracks: LazyTracks, dividing length: CGFloat) throws(LayoutFailure) -> StackOptimum {
    let key = OptimumRecord.TrackKey(grid: tracks.grid, axis: tracks.axis, offered: length, across: .any)
    let place = PlannedDivision.Place(element: tracks.grid, axis: tracks.axis)
    if let planned = record.planned(place, proposal: ProposedViewSize(length, along: tracks.axis, across: nil)) {
      return planned.optimum
    }
    if let known = record.optimum(key) { return known }
    let room = Double(length - tracks.spacing)
    let known = try LazyTrackRanges(record: record).ranges(of: tracks, sharing: room)
    let program = TrackProgram(
      facts: tracks.questions, grid: tracks.grid, axis: tracks.axis, ranges: known.ranges, cells: known.cells,
      spacing: Double(tracks.spacing), offered: Double(length))
    let optimum = try program.optimum(by: stacks)
    record.keep(optimum, for: key)
    return optimum
  }

  /// The best division among a Grid's columns or rows, found now unless it was found before.
  private func optimum(of tracks: CellTracks) throws(LayoutFailure) -> StackOptimum {
    let axis = tracks.children.axis
    let offered = tracks.proposal[axis] ?? 0
    let place = PlannedDivision.Place(element: tracks.grid, axis: axis)
    if let planned = try stacks.planned(place, for: tracks.children, proposed: tracks.proposal) { return planned }
    var key = OptimumRecord.TrackKey(grid: tracks.grid, axis: axis, offered: offered, across: .any)
    if let known = record.optimum(key) { return known }
    // A row's cells are asked at the widths of the columns, which follow from the width proposed.
    key.across = .proposed(tracks.proposal[axis.other])
    if let known = record.optimum(key) { return known }
    let optimum = try possibleOptimum(of: tracks, offered: offered)
    if axis == .horizontal || optimum.children.allSatisfy(\.isSeparable) { key.across = .any }
    record.keep(optimum, for: key)
    return optimum
  }

  /// The best division among a Grid's columns or rows, with lengths that they keep to: where one does not, what is
  /// possible for it is looked at again, more closely there.
  private func possibleOptimum(
    of tracks: CellTracks, offered: CGFloat
  ) throws(LayoutFailure) -> StackOptimum {
    let known = CellTrackRanges(record: record)
    var corrections = 0
    while true {
      let program = TrackProgram(
        facts: tracks.facts, grid: tracks.grid, axis: tracks.children.axis, ranges: try known.ranges(of: tracks),
        cells: tracks.cells, spacing: Double(tracks.children.spacing), offered: Double(offered))
      let optimum = try program.optimum(by: stacks)
      guard corrections < OptimalDistribution.mostCorrections, try known.correct(optimum, of: tracks, by: stacks) else {
        return optimum
      }
      corrections += 1
    }
  }
}

extension OptimumRecord {
  /// The optimum found for a grid's tracks at a proposal.
  func optimum(grid: Int, proposal: ProposedViewSize, axis: Axis) -> StackOptimum? {
    guard let offered = proposal[axis], offered.isFinite else { return nil }
    return planned(PlannedDivision.Place(element: grid, axis: axis), proposal: proposal)?.optimum
      ?? optimum(TrackKey(grid: grid, axis: axis, offered: offered, across: .any))
      ?? optimum(TrackKey(grid: grid, axis: axis, offered: offered, across: .proposed(proposal[axis.other])))
  }
}
