internal import ViewTree

/// An image has its own size; a resizable one takes what it is offered (section 10).
struct ImageElement: LeafElement {
  /// Its own size in points.
  let size: CGSize
  let isResizable: Bool

  var hasSizeCache: Bool { isResizable }

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) -> MeasuredSize {
    MeasuredSize(isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size)
  }
}
