internal import ViewTree

/// A view of which a document says what it answers to which proposal.
struct ResponsesElement: LeafElement {
  let table: [Response]
  /// The answer to every other proposal, in points.
  let standard: CGSize

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) -> MeasuredSize {
    MeasuredSize(table.first { $0.proposal == proposal }?.size ?? standard)
  }
}
