internal import ViewTree

/// A layout modifier around one view (sections 11 and 12): it measures and places its content by a proposal made from its
/// own, and passes on its content's guides, spacing and priority unless it says otherwise.
protocol ModifierElement: ElementLayout {
  /// What the content is proposed when the modifier is placed; by default what the modifier was proposed.
  func placedProposal(
    ofContent content: Int, in owner: ViewSize, _ run: LayoutRun
  ) throws(LayoutFailure) -> ProposedViewSize

  /// Where the content is placed in the modifier's coordinates; by default its middle is put at the modifier's.
  func placement(
    ofContent content: Int, in owner: ViewSize, proposing proposal: ProposedViewSize, _ run: LayoutRun
  ) throws(LayoutFailure) -> ContentPlacement
}

/// How a modifier places its content: what it proposes, and which point of the content it puts where.
///
/// It does not hold the content's size: what a cached placement of a frame is used for is measured again, and stands where
/// the first measurement put it (5.3).
struct ContentPlacement {
  var proposal: ProposedViewSize
  /// The point of the content that is put at `position`, in fractions of its size.
  var anchor = UnitPoint.topLeading
  /// In points, in the modifier's coordinates.
  var position: CGPoint

  /// The origin of content of a size.
  func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
  }
}

extension ModifierElement {
  func placedProposal(ofContent content: Int, in owner: ViewSize, _ run: LayoutRun) -> ProposedViewSize {
    owner.proposal
  }

  func placement(
    ofContent content: Int, in owner: ViewSize, proposing proposal: ProposedViewSize, _ run: LayoutRun
  ) -> ContentPlacement {
    ContentPlacement(
      proposal: proposal, anchor: .center,
      position: CGPoint(x: owner.size.width * 0.5, y: owner.size.height * 0.5))
  }

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    try run.answer(of: run.content(of: element), proposed: proposal, because: reason)
  }

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let geometry = try contentGeometry(in: element, viewSize, run)
    try run.place(
      run.content(of: element), at: CGPoint(x: origin.x + geometry.origin.x, y: origin.y + geometry.origin.y),
      geometry.viewSize, kept: kept ?? geometry.measurement)
  }

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    let geometry = try contentGeometry(in: element, viewSize, run)
    return try run.explicitGuide(key, of: run.content(of: element), geometry.viewSize).map {
      geometry.origin[key.axis] + $0
    }
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { run.spacing(of: run.content(of: element)) }

  /// Where the content stands in a modifier of a view size, in the modifier's coordinates.
  ///
  /// The placement may come from the modifier's cache; the content is asked for its size either way (5.3).
  private func contentGeometry(
    in element: Int, _ owner: ViewSize, _ run: LayoutRun
  ) throws(LayoutFailure) -> ChildGeometry {
    let content = run.content(of: element)
    let placement: ContentPlacement
    if let place = run.placements.place(of: element, where: { $0.matches(owner) }) {
      placement = run.placements[place]
    } else {
      let proposal = try placedProposal(ofContent: content, in: owner, run)
      placement = try self.placement(ofContent: content, in: owner, proposing: proposal, run)
      run.placements.insert(placement, under: owner, for: element)
    }
    let answer = try run.answer(of: content, proposed: placement.proposal, because: .placing)
    return ChildGeometry(origin: placement.origin(of: answer.size), answer, to: placement.proposal)
  }
}

extension LayoutRun {
  /// The placement at which the content's guides meet those of an empty view of the frame's size, horizontal first (11.1).
  func alignedPlacement(
    _ alignment: Alignment, in size: CGSize, _ content: Int, proposing proposal: ProposedViewSize
  ) throws(LayoutFailure) -> ContentPlacement {
    let answer = try answer(of: content, proposed: proposal, because: .placing)
    let viewSize = ViewSize(answer.size, proposal: proposal)
    let frame = ViewDimensions(size: size)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      let key = alignment.key(along: axis)
      origin[axis] = key.defaultValue(in: frame) - (try guide(key, of: content, viewSize))
    }
    return ContentPlacement(proposal: proposal, position: origin)
  }

  /// The spacing of a frame: it stands for itself on the axes it constrains, unless it holds a spacer directly (8.5).
  func framedSpacing(of content: Int, resetting axes: [Axis]) -> SpacingPreference {
    var preference = spacing(of: content)
    if elements.layouts[content] is SpacerElement { return preference }
    for axis in axes { preference.reset(axis == .horizontal ? .horizontal : .vertical) }
    return preference
  }
}
