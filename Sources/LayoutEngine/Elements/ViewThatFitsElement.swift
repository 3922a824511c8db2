internal import ViewTree

/// ViewThatFits (15.4): the first candidate whose ideal size fits, else the last one.
struct ViewThatFitsElement: ElementLayout {
  let axes: Axis.Set

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    guard let place = try fittingCandidate(of: element, proposal, in: run) else { return MeasuredSize(.zero) }
    run.shownCandidates[element] = place
    let candidate = run.tree.elements[element].children[place]
    var answer = try run.answer(of: candidate, proposed: proposal, because: reason)
    answer.measurement = answer.measurement.map { Measurement(children: [$0], candidate: place) }
    return answer
  }

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    guard let place = try fittingCandidate(of: element, viewSize.proposal, in: run) else { return }
    run.shownCandidates[element] = place
    let keptInside = kept?.candidate == place ? kept?.child(0) : nil
    try run.place(run.tree.elements[element].children[place], at: origin, viewSize, kept: keptInside)
  }

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    guard let shown = shownCandidate(of: element, in: run) else { return nil }
    return try run.explicitGuide(key, of: shown, viewSize)
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    shownCandidate(of: element, in: run).map { run.spacing(of: $0) } ?? .zero
  }

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { nil }

  func shownPriority(of element: Int, in run: LayoutRun) -> Double {
    shownCandidate(of: element, in: run).map { run.priority(of: $0) } ?? 0
  }

  func shownPriority(
    of element: Int, at proposal: ProposedViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> Double {
    guard let place = try fittingCandidate(of: element, proposal, in: run) else { return 0 }
    return try run.priority(of: run.tree.elements[element].children[place], at: proposal)
  }

  /// The candidate shown for a proposal, by its place; nil where there is none.
  private func fittingCandidate(
    of element: Int, _ proposal: ProposedViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> Int? {
    let candidates = run.tree.elements[element].children
    guard !candidates.isEmpty else { return nil }
    run.follow(.firstFit, for: element)
    for (place, candidate) in candidates.enumerated().dropLast() {
      let ideal = try run.answer(of: candidate, proposed: axes.unspecified(in: proposal), because: .ideal).size
      let fits = Axis.allCases.allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let offered = proposal[axis] else { return true }
        return ideal[axis] <= offered
      }
      if fits { return place }
    }
    return candidates.count - 1
  }

  /// The candidate whose priority, spacing and guides the view shows: the one chosen last, the first before that.
  private func shownCandidate(of element: Int, in run: LayoutRun) -> Int? {
    let candidates = run.tree.elements[element].children
    return candidates.isEmpty ? nil : candidates[run.shownCandidates[element] ?? 0]
  }
}
