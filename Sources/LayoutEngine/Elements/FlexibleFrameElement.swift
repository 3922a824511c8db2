internal import ViewTree

/// A frame between bounds (11.2).
struct FlexibleFrameElement: ModifierElement {
  let frame: FlexibleFrame

  /// Asks the content only where the bounds do not already say the answer: 150…200 offered 180 is 180.
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    let (horizontal, vertical) = (frame.horizontal, frame.vertical)
    let (width, height) = (horizontal.known(for: proposal.width), vertical.known(for: proposal.height))
    if let width, let height { return MeasuredSize(CGSize(width: width, height: height)) }
    let inside = ProposedViewSize(
      width: horizontal.proposal(inside: proposal.width), height: vertical.proposal(inside: proposal.height))
    var answer = try run.answer(of: run.content(of: element), proposed: inside, because: reason)
    answer.size = CGSize(
      width: width ?? horizontal.length(around: answer.size.width, proposed: inside.width),
      height: height ?? vertical.length(around: answer.size.height, proposed: inside.height))
    return answer
  }

  func placedProposal(ofContent content: Int, in owner: ViewSize, _ run: LayoutRun) -> ProposedViewSize {
    ProposedViewSize(
      width: frame.horizontal.placedProposal(owner.proposal.width, length: owner.size.width),
      height: frame.vertical.placedProposal(owner.proposal.height, length: owner.size.height))
  }

  func placement(
    ofContent content: Int, in owner: ViewSize, proposing proposal: ProposedViewSize, _ run: LayoutRun
  ) throws(LayoutFailure) -> ContentPlacement {
    try run.alignedPlacement(frame.alignment, in: owner.size, content, proposing: proposal)
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    run.framedSpacing(of: run.content(of: element), resetting: Axis.allCases.filter { !frame[$0].isEmpty })
  }
}
