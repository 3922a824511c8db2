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
    guard let child = run.tree.elements[element].firstChild else {
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
    let anchor = run.takeScrollAnchor()
    guard let child = run.tree.elements[element].firstChild else { return [] }
    let proposal = axes.unspecified(in: ProposedViewSize(viewSize.size))
    let answer = try run.answer(of: child, proposed: proposal, because: .placing)
    var corner = origin
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let rest = viewSize.size[axis] - answer.size[axis]
      // Content that scrolls on both axes is centred on those on which it is smaller (V6.2 of the vocabulary).
      let usual: UnitPoint? = rest > 0 && axes == [.horizontal, .vertical] ? .center : nil
      guard rest != 0, let point = (rest > 0 ? anchor?.alignment : anchor?.offset) ?? usual else { continue }
      corner[axis] = origin[axis] + rest * (axis == .horizontal ? point.x : point.y)
    }
    return [ChildGeometry(origin: corner, answer, to: proposal)]
  }

  func explicitGuide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun) -> CGFloat? { nil }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { .standard }
}

/// `defaultScrollAnchor` of a scroll view directly inside (V6.3 of the vocabulary): a point of the content stands at the same
/// point of the scroll view. Content of 300 points in 100 points with the anchor at the bottom stands at −200.
extension ScrollAnchor: PassingElement {
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    run.scrollAnchor = self
    try run.place(run.content(of: element), at: origin, viewSize, kept: kept)
  }
}

extension LayoutRun {
  /// The anchor of the scroll view that is being placed, which no other one inside it has.
  fileprivate func takeScrollAnchor() -> ScrollAnchor? {
    defer { scrollAnchor = nil }
    return scrollAnchor
  }
}
