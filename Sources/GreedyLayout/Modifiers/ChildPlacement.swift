internal import ViewTree

/// How single-child layout modifiers place (sections 11 and 12).
extension LayoutRun {
  /// Where a single-child modifier of a view size places its content, in its own coordinates.
  ///
  /// The placement may come from the modifier's cache; the content is asked for its size either way (5.3).
  func childGeometry(in element: Int, _ owner: ViewSize) throws(LayoutFailure) -> ChildGeometry {
    let placement = try childPlacement(in: element, owner)
    reason = .placing
    let size = try size(of: content(of: element), proposed: placement.proposal)
    return ChildGeometry(
      origin: placement.origin(of: size), viewSize: ViewSize(size, proposal: placement.proposal),
      measurement: answered)
  }

  /// The placement of a single-child modifier's content for a view size, unless the cache knows it (5.3).
  private func childPlacement(in element: Int, _ owner: ViewSize) throws(LayoutFailure) -> ChildPlacement {
    if let place = placements.place(of: element, where: { $0.matches(owner) }) { return placements[place] }
    reason = .placing
    let proposal = try placedProposal(in: element, owner)
    let placement = try contentPlacement(in: element, owner, proposal)
    placements.insert(placement, under: owner, for: element)
    return placement
  }

  /// What the content is proposed when its modifier is placed.
  private func placedProposal(in element: Int, _ owner: ViewSize) throws(LayoutFailure) -> ProposedViewSize {
    switch layers[element].operation {
    case .fixedFrame(let number):
      return layers.fixedFrames[number].proposal(inside: owner.proposal)
    case .flexibleFrame(let number):
      let frame = layers.flexibleFrames[number]
      return ProposedViewSize(
        width: frame.horizontal.placedProposal(owner.proposal.width, length: owner.size.width),
        height: frame.vertical.placedProposal(owner.proposal.height, length: owner.size.height))
    case .padding(let insets):
      return insets.proposal(inside: owner.proposal)
    case .fixedSize(let axes):
      return axes.unspecified(in: owner.proposal)
    case .aspectRatio(let ratio, let mode):
      return try aspectProposal(ratio, mode, around: content(of: element), owner.proposal)
    case .position:
      return ProposedViewSize(owner.size)
    default:
      return owner.proposal
    }
  }

  /// Where the content is placed in its modifier's coordinates.
  private func contentPlacement(
    in element: Int, _ owner: ViewSize, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> ChildPlacement {
    switch layers[element].operation {
    case .fixedFrame(let number):
      return try aligned(layers.fixedFrames[number].alignment, in: owner.size, content(of: element), proposal)
    case .flexibleFrame(let number):
      return try aligned(layers.flexibleFrames[number].alignment, in: owner.size, content(of: element), proposal)
    case .padding(let insets):
      return ChildPlacement(proposal: proposal, position: CGPoint(x: insets.leading, y: insets.top))
    case .position(let point):
      return ChildPlacement(proposal: proposal, anchor: .center, position: point)
    default:
      let middle = CGPoint(x: owner.size.width * 0.5, y: owner.size.height * 0.5)
      return ChildPlacement(proposal: proposal, anchor: .center, position: middle)
    }
  }

  /// The placement at which the child's guides meet those of an empty view of the frame's size, horizontal first (11.1).
  private func aligned(
    _ alignment: Alignment, in size: CGSize, _ child: Int, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> ChildPlacement {
    let viewSize = ViewSize(try self.size(of: child, proposed: proposal), proposal: proposal)
    let frame = ViewDimensions(size: size)
    var origin = CGPoint(x: 0, y: 0)
    for axis in Axis.allCases {
      let key = alignment.key(along: axis)
      origin[axis] = key.defaultValue(in: frame) - (try guide(key, of: child, viewSize))
    }
    return ChildPlacement(proposal: proposal, position: origin)
  }
}

/// How a single-child modifier places its content: what it proposes, and which point of the content it puts where.
///
/// It does not hold the content's size: what a cached placement of a frame is used for is measured again, and stands where
/// the first measurement put it (5.3).
struct ChildPlacement {
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

extension FlexibleFrame.Bounds {
  /// What the content is proposed in a frame of `length`: nothing where neither ideal nor bound decided it (11.2).
  fileprivate func placedProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    let isUndecided =
      ideal == nil && proposal == nil && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
    return isUndecided ? nil : length
  }
}
