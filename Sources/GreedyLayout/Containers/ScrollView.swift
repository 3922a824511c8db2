internal import ViewTree

/// ScrollView (15.1, V6.1 and V6.2 of the vocabulary): its content at its ideal length along the scroll axes, at their
/// start.
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
    var corner = origin
    if axes == [.horizontal, .vertical] {
      // Content that scrolls on both axes is centred on those on which it is smaller (V6.2 of the vocabulary).
      for axis in Axis.allCases where answer.size[axis] < viewSize.size[axis] {
        corner[axis] = origin[axis] + (viewSize.size[axis] - answer.size[axis]) * 0.5
      }
    }
    return [ChildGeometry(origin: corner, viewSize: answer, measurement: answered)]
  }
}
