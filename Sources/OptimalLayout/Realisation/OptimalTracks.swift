internal import LayoutEngine

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
