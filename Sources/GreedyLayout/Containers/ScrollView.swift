internal import ViewTree

/// ScrollView (15.1): its content at its ideal length along the scroll axes, at the leading top corner.
extension LayoutRun {
  func scrollViewSize(_ element: Int, _ axes: Axis.Set, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    guard let child = tree.elements[element].children.first else { return proposal.replacingUnspecifiedDimensions() }
    let content = try size(of: child, proposed: axes.unspecified(in: proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func scrollViewGeometries(
    _ element: Int, _ axes: Axis.Set, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    guard let child = tree.elements[element].children.first else { return [] }
    reason = .placing
    let proposal = axes.unspecified(in: ProposedViewSize(viewSize.size))
    let answer = ViewSize(try size(of: child, proposed: proposal), proposal: proposal)
    return [ChildGeometry(origin: origin, viewSize: answer, measurement: answered)]
  }
}
