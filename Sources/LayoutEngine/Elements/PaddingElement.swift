internal import ViewTree

/// Padding: its content with insets around it (section 12).
struct PaddingElement: ModifierElement {
  /// In points; they may be negative.
  let insets: EdgeInsets

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    var answer = try run.answer(
      of: run.content(of: element), proposed: insideProposal(proposal), because: reason)
    answer.size = CGSize(
      width: max(0, answer.size.width + insets.total(along: .horizontal)),
      height: max(0, answer.size.height + insets.total(along: .vertical)))
    return answer
  }

  func placedProposal(ofContent content: Int, in owner: ViewSize, _ run: LayoutRun) -> ProposedViewSize {
    insideProposal(owner.proposal)
  }

  func placement(
    ofContent content: Int, in owner: ViewSize, proposing proposal: ProposedViewSize, _ run: LayoutRun
  ) -> ContentPlacement {
    ContentPlacement(proposal: proposal, position: CGPoint(x: insets.leading, y: insets.top))
  }

  /// As the content's, but like a shape's on the edges that are inset (8.5).
  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    var preference = run.spacing(of: run.content(of: element))
    preference.reset(Edge.allCases.filter { insets[$0] != 0 }.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) })
    return preference
  }

  private func insideProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }
}
