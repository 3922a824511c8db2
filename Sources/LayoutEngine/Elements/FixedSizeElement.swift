internal import ViewTree

/// `fixedSize`: its content at its ideal length on some axes (section 12).
struct FixedSizeElement: ModifierElement {
  let axes: Axis.Set

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { content }

  func shownPriority(
    of element: Int, at proposal: ProposedViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> Double {
    try run.priority(of: run.content(of: element), at: axes.unspecified(in: proposal))
  }
}

extension Axis.Set {
  /// `proposal` without the sides of these axes.
  func unspecified(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: contains(.horizontal) ? nil : proposal.width, height: contains(.vertical) ? nil : proposal.height)
  }
}
