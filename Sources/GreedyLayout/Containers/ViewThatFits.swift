internal import ViewTree

/// ViewThatFits (15.4): the first candidate whose ideal size fits, else the last one.
extension LayoutRun {
  /// The candidate shown for a proposal, by its place; nil where there is none.
  func fittingCandidate(
    of element: Int, _ axes: Axis.Set, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> Int? {
    let candidates = tree.elements[element].children
    guard !candidates.isEmpty else { return nil }
    for (place, candidate) in candidates.enumerated().dropLast() {
      reason = .ideal
      let ideal = try size(of: candidate, proposed: axes.unspecified(in: proposal))
      let fits = Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let offered = proposal[axis] else { return true }
        return ideal[axis] <= offered
      }
      if fits { return place }
    }
    return candidates.count - 1
  }

  func viewThatFitsSize(
    _ element: Int, _ axes: Axis.Set, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGSize {
    guard let place = try fittingCandidate(of: element, axes, proposal) else { return CGSize(width: 0, height: 0) }
    shownCandidates[element] = place
    let size = try size(of: tree.elements[element].children[place], proposed: proposal)
    let measurement = answered
    answered = measurement.map { Measurement(children: [$0], candidate: place) }
    return size
  }

  /// The candidate whose priority, spacing and guides the view shows: the one chosen last, the first before that.
  func shownCandidate(of element: Int) -> Int? {
    let candidates = tree.elements[element].children
    return candidates.isEmpty ? nil : candidates[shownCandidates[element] ?? 0]
  }
}
