internal import ViewTree

/// How single-child layout modifiers place (sections 11 and 12).
extension LayoutRun {
  /// Finds where a single-child modifier of a view size places its content, unless its cache knows (5.3).
  ///
  /// - Returns: The place of the answer among ``placements``.
  func childPlacement(in element: Int, _ owner: ViewSize) throws(LayoutFailure) -> Int {
    if let place = placements.place(of: element, where: { $0.matches(owner) }) { return place }
    let child = content(of: element)
    reason = .placing
    let proposal = try placedProposal(in: element, owner)
    let viewSize = ViewSize(try size(of: child, proposed: proposal), proposal: proposal)
    let measurement = answered
    let origin = try contentOrigin(in: element, owner, of: child, viewSize)
    let placement = ChildGeometry(origin: origin, viewSize: viewSize, measurement: measurement)
    return placements.insert(placement, under: owner, for: element)
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

  /// The content's origin in its modifier's coordinates.
  private func contentOrigin(
    in element: Int, _ owner: ViewSize, of child: Int, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGPoint {
    switch layers[element].operation {
    case .fixedFrame(let number):
      return try alignedOrigin(layers.fixedFrames[number].alignment, in: owner.size, of: child, viewSize)
    case .flexibleFrame(let number):
      return try alignedOrigin(layers.flexibleFrames[number].alignment, in: owner.size, of: child, viewSize)
    case .padding(let insets):
      return CGPoint(x: insets.leading, y: insets.top)
    case .position(let point):
      return CGPoint(x: point.x - viewSize.size.width * 0.5, y: point.y - viewSize.size.height * 0.5)
    default:
      return CGPoint(
        x: owner.size.width * 0.5 - viewSize.size.width * 0.5,
        y: owner.size.height * 0.5 - viewSize.size.height * 0.5)
    }
  }

  /// The origin at which the child's guides meet those of an empty view of the frame's size, horizontal first (11.1).
  private func alignedOrigin(
    _ alignment: Alignment, in size: CGSize, of child: Int, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGPoint {
    let frame = ViewDimensions(size: size)
    var origin = CGPoint(x: 0, y: 0)
    for axis in Axis.allCases {
      let key = alignment.key(along: axis)
      origin[axis] = key.defaultValue(in: frame) - (try guide(key, of: child, viewSize))
    }
    return origin
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
