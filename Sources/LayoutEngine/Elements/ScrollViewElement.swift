internal import ViewTree

/// ScrollView (15.1, V6.1 and V6.2 of the vocabulary): its content at its ideal length along the scroll axes, at their
/// start.
struct ScrollViewElement: ContainerElement {
  let axes: Axis.Set

  var passesMeasurementOn: Bool { true }

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    run.giveLengths(of: element, proposal)
    guard let child = run.tree.elements[element].children.first else {
      return MeasuredSize(proposal.replacingUnspecifiedDimensions())
    }
    var answer = try run.answer(of: child, proposed: axes.unspecified(in: proposal), because: reason)
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      answer.size[axis] = proposal[axis] ?? answer.size[axis]
    }
    return answer
  }

  func geometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint, in run: LayoutRun
  ) throws(LayoutFailure) -> [ChildGeometry] {
    run.giveLengths(of: element, viewSize.proposal)
    guard let child = run.tree.elements[element].children.first else { return [] }
    let proposal = axes.unspecified(in: ProposedViewSize(viewSize.size))
    let answer = try run.answer(of: child, proposed: proposal, because: .placing)
    var corner = origin
    if axes == [.horizontal, .vertical] {
      // Content that scrolls on both axes is centred on those on which it is smaller (V6.2 of the vocabulary).
      for axis in Axis.allCases where answer.size[axis] < viewSize.size[axis] {
        corner[axis] = origin[axis] + (viewSize.size[axis] - answer.size[axis]) * 0.5
      }
    }
    return [ChildGeometry(origin: corner, answer, to: proposal)]
  }

  func explicitGuide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun) -> CGFloat? { nil }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { .standard }
}
