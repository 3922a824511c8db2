internal import ViewTree

/// What one element makes of one axis, where the other axis has no part in it: with the content's answer it gives the element's, and
/// with the element's length the content's place.
///
/// A frame of 0…60 around a colour that is proposed 100 proposes 60 to the colour and answers 60, whatever its height is. A text has
/// no such rule: its height is a matter of its width.
enum AxisRule {
  /// Takes what it is offered, and a length of its own where it is offered none: a shape takes 10.
  case offer(ideal: CGFloat)
  /// Has a length of its own, as an image.
  case fixed(CGFloat)
  /// Takes what it is offered, but no less than its minimum.
  case spacer(minimum: CGFloat)
  /// Padding: insets before and after the content.
  case inset(before: CGFloat, total: CGFloat)
  /// A frame of a fixed length; nil leaves the length to the content.
  case frame(CGFloat?, AxisGuide)
  /// A frame between bounds.
  case bounds(FlexibleFrame.Bounds, AxisGuide)
  /// The content at its ideal length.
  case ideal
  /// The content at a point of what is offered.
  case point(CGFloat)
  /// The content in the middle of what is as long, as in `layoutPriority`.
  case centred
  /// The content as it is.
  case passing
  /// The content as it is, placed so many points further.
  case moved(CGFloat)
  /// The content with a guide of its own.
  case guide(AxisGuide, CGFloat)
  /// The content, with another view before or behind it that has a guide in common with it.
  case layers(AxisGuide)
  /// Views behind each other with a guide in common.
  case pile(AxisGuide)
  /// The views of a stack in a row along its major axis.
  case row
  /// The views of a stack side by side across it, with a guide in common.
  case across(AxisGuide)
}

/// A guide on one axis.
enum AxisGuide: UInt8 {
  case start, middle, end
  /// A text's first or last baseline: the end of what has no text in it.
  case firstBaseline, lastBaseline
  /// A guide that an `AlignmentID` or a document states. Its place may depend on both lengths of a view, as a horizontal guide at
  /// `d.height / 2` does, so that a frame which is aligned by it is not separable.
  case stated

  /// The guide; nil for those that are stated.
  init?(_ key: AlignmentKey) {
    switch key {
    case .leading, .top: self = .start
    case .horizontalCenter, .verticalCenter: self = .middle
    case .trailing, .bottom: self = .end
    case .firstTextBaseline: self = .firstBaseline
    case .lastTextBaseline: self = .lastBaseline
    case .custom: return nil
    }
  }

  /// The key of the guide on an axis.
  func key(along axis: Axis) -> AlignmentKey {
    switch self {
    case .start: axis == .horizontal ? .leading : .top
    case .middle: axis == .horizontal ? .horizontalCenter : .verticalCenter
    case .end: axis == .horizontal ? .trailing : .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .stated: preconditionFailure("a stated guide has a key of its own")
    }
  }

  /// The guide's place in a view of a length that sets none (7.1), in points.
  func place(in length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .middle: length * 0.5
    case .end, .firstBaseline, .lastBaseline: length
    case .stated: preconditionFailure("the place of a stated guide is a matter of both lengths")
    }
  }
}

extension AxisRule {
  /// The length that a leaf answers to what it is offered.
  @inline(__always)
  func leafLength(for proposal: CGFloat?) -> CGFloat {
    switch self {
    case .offer(let ideal): proposal ?? ideal
    case .fixed(let length): length
    case .spacer(let minimum): max(proposal ?? -.infinity, minimum)
    default: preconditionFailure("no rule of a leaf")
    }
  }
}

/// What a modifier says of its content on one axis.
extension AxisRule {
  /// The answer that needs no content, if there is one.
  @inline(__always)
  func known(for proposal: CGFloat?) -> CGFloat? {
    switch self {
    case .frame(let length, _): length
    case .bounds(let bounds, _): bounds.known(for: proposal)
    case .point: proposal
    default: nil
    }
  }

  /// What the content is proposed where the element is measured.
  @inline(__always)
  func proposal(inside proposal: CGFloat?) -> CGFloat? {
    switch self {
    case .inset(_, let total): proposal.map { max(0, $0 - total) }
    case .frame(let length, _): length ?? proposal
    case .bounds(let bounds, _): bounds.proposal(inside: proposal)
    case .ideal: nil
    default: proposal
    }
  }

  /// The answer around content of a length that was proposed `inside`.
  @inline(__always)
  func length(around content: CGFloat, proposed inside: CGFloat?) -> CGFloat {
    switch self {
    case .inset(_, let total): max(0, content + total)
    case .frame(let length, _): length ?? content
    case .bounds(let bounds, _): bounds.length(around: content, proposed: inside)
    default: content
    }
  }

  /// What the content is proposed where the element is placed.
  @inline(__always)
  func placedProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    switch self {
    case .bounds(let bounds, _): bounds.placedProposal(proposal, length: length)
    case .point: length
    default: self.proposal(inside: proposal)
    }
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

  /// What the content is proposed in a frame of `length`: nothing where neither ideal nor bound decided it (11.2).
  func placedProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    let isUndecided =
      ideal == nil && proposal == nil && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
    return isUndecided ? nil : length
  }
}
