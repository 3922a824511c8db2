internal import ViewTree

/// A circle takes the largest square in what it is offered (section 10): 40 × 40 of 40 × 100.
struct CircleElement: LeafElement {
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) -> MeasuredSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let side = min(offered.width, offered.height)
    return MeasuredSize(CGSize(width: side, height: side))
  }
}
