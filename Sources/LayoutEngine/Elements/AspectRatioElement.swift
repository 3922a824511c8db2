internal import ViewTree

/// `aspectRatio`: its content is proposed a multiple of a ratio, or of its ideal size (section 12).
struct AspectRatioElement: ModifierElement {
  /// Width by height; nil stands for the ratio of the content's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    let content = run.content(of: element)
    let inside = try insideProposal(of: content, proposal, because: reason, run)
    return try run.answer(of: content, proposed: inside, because: reason)
  }

  func placement(of element: Int, in owner: ViewSize, _ run: LayoutRun) throws(LayoutFailure) -> ContentPlacement {
    let proposal = try insideProposal(of: run.content(of: element), owner.proposal, because: .placing, run)
    return ContentPlacement(proposal: proposal, middleIn: owner.size)
  }

  /// 300 × 100 with a ratio of 2 proposes 200 × 100 where it fits, and 300 × 150 where it fills.
  private func insideProposal(
    of content: Int, _ proposal: ProposedViewSize, because reason: ProposalReason, _ run: LayoutRun
  ) throws(LayoutFailure) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    var base = CGSize(width: 1, height: 1)
    if let ratio {
      base = CGSize(width: ratio, height: 1)
    } else {
      base = try run.answer(of: content, proposed: .unspecified, because: reason).size
      if base.width == base.height { base = CGSize(width: 1, height: 1) }
    }
    func scale(_ side: CGFloat?, _ base: CGFloat) -> CGFloat {
      guard let side, !(base == 0 && side == 0) else { return .infinity }
      return side / base
    }
    let across = scale(proposal.width, base.width)
    let along = scale(proposal.height, base.height)
    let factor = mode == .fit ? min(across, along) : max(across, along)
    return ProposedViewSize(width: base.width * factor, height: base.height * factor)
  }
}
