internal import ViewTree

/// A modifier whose content answers in its place, without a cache between (5.2): its size, guides, spacing and priority are
/// the content's, and by default it stands where the modifier does.
protocol PassingElement: ElementLayout {}

/// A modifier that does nothing.
struct UnchangedElement: PassingElement {}

extension PassingElement {
  var hasSizeCache: Bool { false }
  var asksContentForLength: Bool { true }

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    try run.answer(of: run.content(of: element), proposed: proposal, because: reason)
  }

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    try run.place(run.content(of: element), at: origin, viewSize, kept: kept)
  }

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    try run.explicitGuide(key, of: run.content(of: element), viewSize)
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { run.spacing(of: run.content(of: element)) }

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { content }
}
