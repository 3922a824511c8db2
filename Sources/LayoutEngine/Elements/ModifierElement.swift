internal import ViewTree

/// A layout modifier around one view (sections 11 and 12): it measures and places its content by a proposal made from its
/// own, and passes on its content's guides, spacing and priority unless it says otherwise.
///
/// What most of them make of lengths is said by their rules by axis (``AxisAnalysis``).
protocol ModifierElement: ElementLayout {
  /// How the content is placed in the modifier of a view size.
  func placement(of element: Int, in owner: ViewSize, _ run: LayoutRun) throws(LayoutFailure) -> ContentPlacement
}

/// How a modifier places its content: what it proposes, and which point of the content it puts where.
///
/// It does not hold the content's size: what a cached placement of a frame is used for is measured again, and stands where
/// the first measurement put it (5.3).
struct ContentPlacement {
  var proposal: ProposedViewSize
  /// The point of the content that is put at `position`, in fractions of its size.
  var anchor: UnitPoint
  /// In points, in the modifier's coordinates.
  var position: CGPoint

  init(proposal: ProposedViewSize, anchor: UnitPoint = .topLeading, position: CGPoint) {
    self.proposal = proposal
    self.anchor = anchor
    self.position = position
  }

  /// Puts the middle of the content at that of a modifier of a size.
  init(proposal: ProposedViewSize, middleIn size: CGSize) {
    self.init(proposal: proposal, anchor: .center, position: CGPoint(x: size.width * 0.5, y: size.height * 0.5))
  }

  /// The origin of content of a size.
  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
  }
}

extension ModifierElement {
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    try run.sizeByRules(of: element, proposed: proposal, because: reason)
  }

  func placement(of element: Int, in owner: ViewSize, _ run: LayoutRun) throws(LayoutFailure) -> ContentPlacement {
    try run.placementByRules(of: element, in: owner)
  }

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let geometry = try run.contentGeometry(in: element, viewSize) { () throws(LayoutFailure) in
      try placement(of: element, in: viewSize, run)
    }
    try run.place(
      run.content(of: element), at: CGPoint(x: origin.x + geometry.origin.x, y: origin.y + geometry.origin.y),
      geometry.viewSize, kept: kept ?? geometry.measurement)
  }

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    try run.explicitGuide(key, ofModifier: element, viewSize) { () throws(LayoutFailure) in
      try placement(of: element, in: viewSize, run)
    }
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { run.spacing(of: run.content(of: element)) }
}

extension LayoutRun {
  /// The spacing of a frame: it stands for itself on the axes it constrains, unless it holds a spacer directly (8.5).
  func framedSpacing(of content: Int, resetting axes: [Axis]) -> SpacingPreference {
    var preference = spacing(of: content)
    if elements.layouts[content] is SpacerElement { return preference }
    for axis in axes { preference.reset(axis == .horizontal ? .horizontal : .vertical) }
    return preference
  }
}
