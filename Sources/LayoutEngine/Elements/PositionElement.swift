internal import ViewTree

/// `position`: takes what it is offered and puts the middle of its content at a point (section 12).
struct PositionElement: ModifierElement {
  /// In points, in the modifier's coordinates.
  let point: CGPoint

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    if let width = proposal.width, let height = proposal.height {
      return MeasuredSize(CGSize(width: width, height: height))
    }
    var answer = try run.answer(of: run.content(of: element), proposed: proposal, because: reason)
    answer.size = proposal.replacingUnspecifiedDimensions(by: answer.size)
    return answer
  }

  func placedProposal(ofContent content: Int, in owner: ViewSize, _ run: LayoutRun) -> ProposedViewSize {
    ProposedViewSize(owner.size)
  }

  func placement(
    ofContent content: Int, in owner: ViewSize, proposing proposal: ProposedViewSize, _ run: LayoutRun
  ) -> ContentPlacement {
    ContentPlacement(proposal: proposal, anchor: .center, position: point)
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { .standard }
}
