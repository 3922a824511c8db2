internal import ViewTree

/// `containerRelativeFrame`: a fixed frame (11.1) whose lengths are made of those of a container around it (V4 of the
/// vocabulary).
extension RelativeFrame: ModifierElement {
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    try run.size(of: element, by: rules(of: element, in: run), proposed: proposal, because: reason)
  }

  func placement(of element: Int, in owner: ViewSize, _ run: LayoutRun) throws(LayoutFailure) -> ContentPlacement {
    try run.placement(of: element, by: rules(of: element, in: run), in: owner)
  }

  /// As a fixed frame's on the axes that are named, whatever the container's lengths (V4.6).
  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    run.framedSpacing(of: run.content(of: element), resetting: Axis.allCases.filter { axes.contains(Axis.Set($0)) })
  }

  /// The rules of the frame in the container that has these lengths now.
  private func rules(of element: Int, in run: LayoutRun) -> AxisAnalysis.Rules {
    let (container, frame) = run.containers.frame(of: element, self)
    run.follow(.relativeFrame, for: element)
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && container[axis] == nil {
      run.follow(.relativeFrameAlone, for: element)
    }
    return AxisAnalysis.rules(of: frame)
  }
}

/// The mark of a container, which tells the frames inside it of its lengths before these are asked.
extension RelativeContainer: PassingElement {
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    run.giveLengths(of: element, proposal)
    return try run.answer(of: run.content(of: element), proposed: proposal, because: reason)
  }

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    run.giveLengths(of: element, viewSize.proposal)
    try run.place(run.content(of: element), at: origin, viewSize, kept: kept)
  }

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    run.giveLengths(of: element, viewSize.proposal)
    return try run.explicitGuide(key, of: run.content(of: element), viewSize)
  }
}
