internal import ViewTree

/// The leaves and modifiers that have rules by axis, where they are asked: padding proposes its content what it is proposed itself
/// less its insets, whether somebody asks for one length or for a size.
extension LayoutRun {
  /// What a leaf answers to a proposal.
  @inline(__always)
  func leafSize(of element: Int, proposed proposal: ProposedViewSize) -> CGSize {
    let facts = elements.facts[element]
    return CGSize(
      width: facts.horizontal.leafLength(for: proposal.width), height: facts.vertical.leafLength(for: proposal.height))
  }

  /// What a modifier answers to a proposal by its own rules.
  @inline(__always)
  func sizeByRules(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    let rules = AxisAnalysis.Rules(elements.facts[element].horizontal, elements.facts[element].vertical)
    return try size(of: element, by: rules, proposed: proposal, because: reason)
  }

  /// What a modifier answers to a proposal: its content is only asked where the rules do not already say the answer. A frame of
  /// 150…200 on both axes that is offered 180 × 100 is 180 × 150.
  func size(
    of element: Int, by rules: AxisAnalysis.Rules, proposed proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    let (horizontal, vertical) = (rules.horizontal, rules.vertical)
    let (width, height) = (horizontal.known(for: proposal.width), vertical.known(for: proposal.height))
    if let width, let height { return MeasuredSize(CGSize(width: width, height: height)) }
    let inside = ProposedViewSize(
      width: horizontal.proposal(inside: proposal.width), height: vertical.proposal(inside: proposal.height))
    var answer = try answer(of: elements.facts[element].content, proposed: inside, because: reason)
    answer.size = CGSize(
      width: width ?? horizontal.length(around: answer.size.width, proposed: inside.width),
      height: height ?? vertical.length(around: answer.size.height, proposed: inside.height))
    return answer
  }

  /// How a modifier of a view size places its content by its own rules.
  @inline(__always)
  func placementByRules(of element: Int, in owner: ViewSize) throws(LayoutFailure) -> ContentPlacement {
    let rules = AxisAnalysis.Rules(elements.facts[element].horizontal, elements.facts[element].vertical)
    return try placement(of: element, by: rules, in: owner)
  }

  /// How a modifier of a view size places its content: frames ask where its guides are, horizontal first (11.1).
  func placement(
    of element: Int, by rules: AxisAnalysis.Rules, in owner: ViewSize
  ) throws(LayoutFailure) -> ContentPlacement {
    let proposal = ProposedViewSize(
      width: rules.horizontal.placedProposal(owner.proposal.width, length: owner.size.width),
      height: rules.vertical.placedProposal(owner.proposal.height, length: owner.size.height))
    switch (rules.horizontal, rules.vertical) {
    case (.inset(let leading, _), .inset(let top, _)):
      return ContentPlacement(proposal: proposal, position: CGPoint(x: leading, y: top))
    case (.point(let x), .point(let y)):
      return ContentPlacement(proposal: proposal, anchor: .center, position: CGPoint(x: x, y: y))
    case (.frame(_, let horizontal), .frame(_, let vertical)), (.bounds(_, let horizontal), .bounds(_, let vertical)):
      let across =
        horizontal == .stated ? frameGuide(of: element, along: .horizontal) : horizontal.key(along: .horizontal)
      let along = vertical == .stated ? frameGuide(of: element, along: .vertical) : vertical.key(along: .vertical)
      return try alignedPlacement(
        across, along, in: owner.size, elements.facts[element].content, proposing: proposal)
    default:
      return ContentPlacement(proposal: proposal, middleIn: owner.size)
    }
  }

  /// The guide that a frame has in common with its content, where that is one of a program's own.
  private func frameGuide(of element: Int, along axis: Axis) -> AlignmentKey {
    switch tree.elements[element].kind {
    case .fixedFrame(let frame): frame.alignment.key(along: axis)
    case .flexibleFrame(let frame): frame.alignment.key(along: axis)
    case .passing(let modifier):
      (modifier.parameters as? RelativeFrame)?.alignment.key(along: axis) ?? Alignment.center.key(along: axis)
    default: Alignment.center.key(along: axis)
    }
  }

  /// The placement at which the content's guides meet those of an empty view of the frame's size, horizontal first (11.1).
  private func alignedPlacement(
    _ horizontal: AlignmentKey, _ vertical: AlignmentKey, in size: CGSize, _ content: Int,
    proposing proposal: ProposedViewSize
  ) throws(LayoutFailure) -> ContentPlacement {
    let answer = try answer(of: content, proposed: proposal, because: .placing)
    let viewSize = ViewSize(answer.size, proposal: proposal)
    let frame = ViewDimensions(size: size)
    let x = horizontal.defaultValue(in: frame) - (try guide(horizontal, of: content, viewSize))
    let y = vertical.defaultValue(in: frame) - (try guide(vertical, of: content, viewSize))
    return ContentPlacement(proposal: proposal, position: CGPoint(x: x, y: y))
  }

  /// The place of a guide that is set in a modifier's content, from the modifier's origin; nil where there is none.
  @inline(__always)
  func explicitGuide(
    _ key: AlignmentKey, ofModifier element: Int, _ viewSize: ViewSize,
    _ makePlacement: () throws(LayoutFailure) -> ContentPlacement
  ) throws(LayoutFailure) -> CGFloat? {
    let geometry = try contentGeometry(in: element, viewSize, makePlacement)
    return try explicitGuide(key, of: elements.facts[element].content, geometry.viewSize).map {
      geometry.origin[key.axis] + $0
    }
  }

  /// Where the content stands in a modifier of a view size, in the modifier's coordinates.
  ///
  /// The placement may come from the modifier's cache; the content is asked for its size either way (5.3).
  @inline(__always)
  func contentGeometry(
    in element: Int, _ owner: ViewSize, _ makePlacement: () throws(LayoutFailure) -> ContentPlacement
  ) throws(LayoutFailure) -> ChildGeometry {
    let placement: ContentPlacement
    if let place = state.pointee.placements.place(of: element, where: { $0.matches(owner) }) {
      placement = state.pointee.placements[place]
    } else {
      placement = try makePlacement()
      state.pointee.placements.insert(placement, under: owner, for: element)
    }
    let answer = try answer(of: elements.facts[element].content, proposed: placement.proposal, because: .placing)
    return ChildGeometry(origin: placement.origin(of: answer.size), answer, to: placement.proposal)
  }
}
