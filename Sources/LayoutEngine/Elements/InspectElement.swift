internal import ViewTree

/// `inspect` logs the proposals that pass it and the answers to them (6.9), and its own position if that is asked for.
struct InspectElement: ContainerElement {
  let label: String
  let tracesPosition: Bool

  var passesMeasurementOn: Bool { true }

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    try run.recorded(label, proposal, because: reason) { () throws(LayoutFailure) in
      try run.answer(of: run.content(of: element), proposed: proposal, because: .measuring)
    }
  }

  func geometries(
    of element: Int, _ viewSize: ViewSize, origin: CGPoint, in run: LayoutRun
  ) throws(LayoutFailure) -> [ChildGeometry] {
    let child = run.content(of: element)
    let answer = try run.answer(of: child, proposed: viewSize.proposal, because: .placing)
    if tracesPosition { run.tracePosition(origin, label) }
    return [ChildGeometry(origin: origin, answer, to: viewSize.proposal)]
  }
}
