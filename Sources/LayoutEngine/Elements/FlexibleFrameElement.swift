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

extension FlexibleFrame.Bounds {
  /// The answer that needs no content, if there is one.
  fileprivate func known(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return range.map { min(max(proposal, $0.minimum), $0.maximum) }
  }

  /// What the content is proposed.
  fileprivate func proposal(inside proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { min(max(minimum ?? -.infinity, $0), maximum ?? .infinity) }
  }

  /// The answer around content of `length` that was proposed `proposal`.
  fileprivate func length(around length: CGFloat, proposed proposal: CGFloat?) -> CGFloat {
    if let range { return min(max(range.minimum, length), range.maximum) }
    switch (minimum, maximum) {
    case (let minimum?, nil): return max(min(proposal ?? .infinity, length), minimum)
    case (nil, let maximum?): return min(max(proposal ?? -.infinity, length), maximum)
    default: return length
    }
  }

  /// What the content is proposed in a frame of `length`: nothing where neither ideal nor bound decided it (11.2).
  fileprivate func placedProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    let isUndecided =
      ideal == nil && proposal == nil && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
    return isUndecided ? nil : length
  }
}
