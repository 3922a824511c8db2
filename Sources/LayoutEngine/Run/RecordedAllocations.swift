internal import ViewTree

/// How the stacks and grids that were placed shared their lengths, where a layout records that.
struct RecordedAllocations {
  private var stacks: [Int: Allocation] = [:]
  /// How each grid shared its length at placement.
  var placedTracks: [Int: [Allocation]] = [:]
  private var tracks: [Int: [Allocation]] = [:]
  /// The divisions of the separable stacks.
  var divisions: [NotedDivision] = []

  /// Keeps the measurement of a stack whose size the parent used; the placement's where there was none, or where only that
  /// one had a finite length to share.
  ///
  /// - Returns: The measurement that was kept.
  mutating func note(_ kept: Measurement?, _ placed: Measurement?, of element: Int) -> Measurement? {
    guard let placed, var allocation = placed.allocation else { return nil }
    let placedOffer = allocation.offered
    var chosen = placed
    if let kept, let keptAllocation = kept.allocation, keptAllocation.stack == element {
      let lacksOffer = keptAllocation.offered?.isFinite != true && placedOffer?.isFinite == true
      if !lacksOffer {
        chosen = kept
        allocation = keptAllocation
        if placedOffer != keptAllocation.offered { allocation.placedAt = placedOffer }
      }
    }
    stacks[element] = allocation
    return chosen
  }

  /// Keeps how a grid's tracks shared the offer whose size the parent used; the placement's where that had none.
  mutating func noteTracks(of element: Int, kept: Measurement?) {
    let used = kept?.tracks.filter { $0.stack == element } ?? []
    let placed = placedTracks[element] ?? []
    guard !used.isEmpty || !placed.isEmpty else { return }
    tracks[element] = Axis.allCases.compactMap { axis in
      let placed = placed.first { $0.axis == axis }
      guard var chosen = used.first(where: { $0.axis == axis }) else { return placed }
      if let placed, placed.offered != chosen.offered { chosen.placedAt = placed.offered }
      return chosen
    }
  }

  /// All of them, those of separable stacks made again from what these were proposed.
  func record(in run: LayoutRun) -> AllocationRecord {
    var record = AllocationRecord(stacks: stacks, tracks: tracks)
    for noted in divisions {
      var allocation = run.allocation(of: noted.basis)
      allocation?.placedAt = noted.placedAt
      record.stacks[noted.basis.element] = allocation
    }
    return record
  }
}
