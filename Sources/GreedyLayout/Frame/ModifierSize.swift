internal import ViewTree

/// How single-child layout modifiers measure (sections 11 and 12).
extension LayoutRun {
  /// The size of a single-child layout modifier.
  func modifierSize(_ element: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    let child = content(of: element)
    switch layers[element].operation {
    case .fixedFrame(let number):
      let frame = layers.fixedFrames[number]
      if let width = frame.width, let height = frame.height { return CGSize(width: width, height: height) }
      let inside = try size(of: child, proposed: frame.proposal(inside: proposal))
      return CGSize(width: frame.width ?? inside.width, height: frame.height ?? inside.height)
    case .flexibleFrame(let number):
      return try flexibleFrameSize(layers.flexibleFrames[number], around: child, proposal)
    case .padding(let insets):
      let inside = try size(of: child, proposed: insets.proposal(inside: proposal))
      return CGSize(
        width: max(0, inside.width + insets.total(along: .horizontal)),
        height: max(0, inside.height + insets.total(along: .vertical)))
    case .fixedSize(let axes):
      return try size(of: child, proposed: axes.unspecified(in: proposal))
    case .aspectRatio(let ratio, let mode):
      let inside = try aspectProposal(ratio, mode, around: child, proposal)
      return try size(of: child, proposed: inside)
    case .position:
      if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
      let inside = try size(of: child, proposed: proposal)
      return CGSize(width: proposal.width ?? inside.width, height: proposal.height ?? inside.height)
    default:
      return try size(of: child, proposed: proposal)
    }
  }

  /// A frame between bounds asks its content only where the bounds do not already say the answer (11.2).
  private func flexibleFrameSize(
    _ frame: FlexibleFrame, around child: Int, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGSize {
    if let width = frame.horizontal.known(for: proposal.width), let height = frame.vertical.known(for: proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let inside = ProposedViewSize(
      width: frame.horizontal.proposal(inside: proposal.width), height: frame.vertical.proposal(inside: proposal.height)
    )
    let size = try size(of: child, proposed: inside)
    return CGSize(
      width: frame.horizontal.known(for: proposal.width)
        ?? frame.horizontal.length(around: size.width, proposed: inside.width),
      height: frame.vertical.known(for: proposal.height)
        ?? frame.vertical.length(around: size.height, proposed: inside.height))
  }

  /// What a view with an aspect ratio proposes its content: a multiple of the ratio, or of the ideal size (12).
  func aspectProposal(
    _ ratio: CGFloat?, _ mode: ContentMode, around child: Int, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    var base = CGSize(width: 1, height: 1)
    if let ratio {
      base = CGSize(width: ratio, height: 1)
    } else {
      base = try size(of: child, proposed: .unspecified)
      if base.width == base.height { base = CGSize(width: 1, height: 1) }
    }
    func scale(_ side: CGFloat?, _ base: CGFloat) -> CGFloat {
      guard let side, !(base == 0 && side == 0) else { return .infinity }
      return side / base
    }
    let across = scale(proposal.width, base.width)
    let along = scale(proposal.height, base.height)
    let factor = mode == .fit ? min(across, along) : max(across, along)
    return ProposedViewSize(width: base.width * factor, height: base.height * factor)
  }
}

extension FixedFrame {
  /// What the content is proposed: the frame's lengths, and the offer on an axis that it leaves alone.
  func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension FlexibleFrame.Bounds {
  /// The answer that needs no content, if there is one.
  func known(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return range.map { min(max(proposal, $0.minimum), $0.maximum) }
  }

  /// What the content is proposed.
  func proposal(inside proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { min(max(minimum ?? -.infinity, $0), maximum ?? .infinity) }
  }

  /// The answer around content of `length` that was proposed `proposal`.
  func length(around length: CGFloat, proposed proposal: CGFloat?) -> CGFloat {
    if let range { return min(max(range.minimum, length), range.maximum) }
    switch (minimum, maximum) {
    case (let minimum?, nil): return max(min(proposal ?? .infinity, length), minimum)
    case (nil, let maximum?): return min(max(proposal ?? -.infinity, length), maximum)
    default: return length
    }
  }
}

extension EdgeInsets {
  /// What the content of a padding is proposed.
  func proposal(inside proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - total(along: .vertical)) })
  }
}

extension Axis.Set {
  /// `proposal` without the sides of these axes.
  func unspecified(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: contains(.horizontal) ? nil : proposal.width, height: contains(.vertical) ? nil : proposal.height)
  }
}
