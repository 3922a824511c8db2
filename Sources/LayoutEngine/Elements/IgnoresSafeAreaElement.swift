internal import ViewTree

/// `ignoresSafeArea`: its content reaches over the insets of the safe area that the view touches (section 12).
struct IgnoresSafeAreaElement: ModifierElement {
  let edges: Edge.Set

  /// Proposes the content what the view was proposed and the insets it reaches over, and places it over them.
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let content = run.content(of: element)
    let all = run.safeAreaInsets(of: element, in: CGRect(origin: origin, size: viewSize.size))
    let insets = EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
    guard insets != EdgeInsets() else { return try run.place(content, at: origin, viewSize, kept: kept) }
    let proposal = ProposedViewSize(
      width: viewSize.proposal.width.map { $0 + insets.total(along: .horizontal) },
      height: viewSize.proposal.height.map { $0 + insets.total(along: .vertical) })
    let answer = try run.answer(of: content, proposed: proposal, because: .placing)
    let outside = run.safeArea
    run.safeArea = outside.extended(by: insets)
    try run.place(
      content, at: CGPoint(x: origin.x - insets.leading, y: origin.y - insets.top),
      ViewSize(answer.size, proposal: proposal), kept: answer.measurement)
    run.safeArea = outside
  }
}
