internal import ViewTree

extension LayoutRun {
  /// Keeps how a grid's tracks shared the offer whose size the parent used; the placement's where that had none.
  func noteTracks(of element: Int, kept: Measurement?) {
    let used = kept?.tracks.filter { $0.stack == element } ?? []
    let placed = placedTracks[element] ?? []
    guard !used.isEmpty || !placed.isEmpty else { return }
    keptTracks[element] = Axis.allCases.compactMap { axis in
      let placed = placed.first { $0.axis == axis }
      guard var chosen = used.first(where: { $0.axis == axis }) else { return placed }
      if let placed, placed.offered != chosen.offered { chosen.placedAt = placed.offered }
      return chosen
    }
  }
}
