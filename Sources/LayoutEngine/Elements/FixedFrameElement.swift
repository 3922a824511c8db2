internal import ViewTree

/// A frame of one or two fixed lengths (11.1).
struct FixedFrameElement: ModifierElement {
  let frame: FixedFrame

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    if let width = frame.width, let height = frame.height { return MeasuredSize(CGSize(width: width, height: height)) }
    var answer = try run.answer(
      of: run.content(of: element), proposed: insideProposal(proposal), because: reason)
    answer.size = CGSize(width: frame.width ?? answer.size.width, height: frame.height ?? answer.size.height)
    return answer
  }

  func placedProposal(ofContent content: Int, in owner: ViewSize, _ run: LayoutRun) -> ProposedViewSize {
    insideProposal(owner.proposal)
  }

  func placement(
    ofContent content: Int, in owner: ViewSize, proposing proposal: ProposedViewSize, _ run: LayoutRun
  ) throws(LayoutFailure) -> ContentPlacement {
    try run.alignedPlacement(frame.alignment, in: owner.size, content, proposing: proposal)
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    run.framedSpacing(of: run.content(of: element), resetting: Axis.allCases.filter { frame[$0] != nil })
  }

  /// What the content is proposed: the frame's lengths, and the offer on an axis that it leaves alone.
  private func insideProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
  }
}
