internal import ViewTree

/// Shapes and colours take what they are offered, and 10 points where they are offered nothing (section 10).
struct FillerElement: LeafElement {
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) -> MeasuredSize {
    MeasuredSize(proposal.replacingUnspecifiedDimensions())
  }
}
