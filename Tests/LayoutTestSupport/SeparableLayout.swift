package import ViewTree

/// The layout of a separable tree from the outside in: a second opinion on the engines'.
///
/// Both axes are laid out by themselves. A view is asked for its length at an offer; a stack divides a finite offer by
/// the closed form of the optimum, each child being asked at exactly the length it is to take, or by SwiftUI's rule.
package struct SeparableLayout {
  /// How stacks share their length.
  package enum Sharing: Sendable {
    /// By water-filling.
    case optimally
    /// In one pass, as SwiftUI does.
    case asSwiftUI
  }

  private let root: SeparableBox
  private let proposal: ProposedViewSize
  private var lengths: [Axis: [String: Double]] = [.horizontal: [:], .vertical: [:]]

  /// Lays out the tree of a document.
  ///
  /// - Throws: ``SeparableFailure`` where it is not separable, or where the closed form does not hold.
  package init(_ document: LayoutDocument, sharing: Sharing = .optimally) throws(SeparableFailure) {
    root = try SeparableBox.tree(of: document.view)
    root.sharing = sharing
    proposal = document.proposal
    for axis in Axis.allCases {
      let offer = proposal.side(axis)
      try place(root, axis, length: root.length(axis, offer), offer: offer)
    }
  }

  /// Every placed view's width and height by its key, in the order of the keys.
  package var sizes: [(key: String, width: Double, height: Double)] {
    lengths[.horizontal]!.keys.sorted().map { ($0, lengths[.horizontal]![$0]!, lengths[.vertical]![$0]!) }
  }

  /// Places a box that took `length` at an offer, and what is inside it.
  private mutating func place(
    _ box: SeparableBox, _ axis: Axis, length: Double, offer: Double?
  ) throws(SeparableFailure) {
    for key in box.keys { lengths[axis]![key] = length }
    switch box.kind {
    case .stack(let along, _) where along == axis:
      for (child, inner) in zip(box.children, try box.offers(axis, offer)) {
        try place(child, axis, length: child.length(axis, inner), offer: inner)
      }
    case .layered:
      try place(box.children[0], axis, length: length, offer: offer)
      for layer in box.children.dropFirst() {
        try place(layer, axis, length: layer.length(axis, length), offer: length)
      }
    default:
      let inner = box.offerAtPlacement(axis, length: length, offer: offer)
      for child in box.children { try place(child, axis, length: child.length(axis, inner), offer: inner) }
    }
  }
}

extension ProposedViewSize {
  fileprivate func side(_ axis: Axis) -> Double? { (axis == .horizontal ? width : height).map(Double.init) }
}

extension SeparableBox {
  /// The length answered to an offer on one axis; nil asks for the ideal length.
  ///
  /// With `leavingOut`, stacks along the axis count as 0: what is left is the minor length of section 1.
  func length(_ axis: Axis, _ offer: Double?, leavingOut: Bool = false) throws(SeparableFailure) -> Double {
    func content(_ offer: Double?) throws(SeparableFailure) -> Double {
      try children[0].length(axis, offer, leavingOut: leavingOut)
    }
    switch kind {
    case .filler, .reader: return offer ?? 10
    case .spacer(let minLength, let along): return along ?? axis == axis ? max(offer ?? -.infinity, minLength) : 0
    case .image(let size, let resizable):
      let own = Double(axis == .horizontal ? size.width : size.height)
      return resizable ? offer ?? own : own
    case .stack(let along, let gap) where along == axis:
      guard !leavingOut, !children.isEmpty else { return 0 }
      // Added up in the order of 9.5, so that equal flexibilities are equal to the last bit.
      var edge = 0.0
      for ((child, before), inner) in zip(zip(children, gaps(along: axis, gap)), try offers(axis, offer)) {
        edge = edge + before + (try child.length(axis, inner))
      }
      return edge
    case .stack: return try largest(of: children, axis, offer, leavingOut)
    case .zStack:
      let top = children.map(\.priority).max()
      return try largest(of: children.filter { $0.priority == top }, axis, offer, leavingOut)
    case .fixedFrame(let width, let height):
      return if let own = axis == .horizontal ? width : height { own } else { try content(offer) }
    case .flexibleFrame(let horizontal, let vertical):
      let range = axis == .horizontal ? horizontal : vertical
      if let known = range.known(at: offer) { return known }
      let inner = range.offer(offer)
      return range.answer(content: try content(inner), offered: inner)
    case .padding(let insets):
      let inset = insets.sum(along: axis)
      return max(0, try content(offer.map { max(0, $0 - inset) }) + inset)
    case .fixedSize(let axes): return try content(axes.contains(axis) ? nil : offer)
    case .priority, .transparent, .inspect, .layered: return try content(offer)
    case .position: return if let offer { offer } else { try content(nil) }
    }
  }

  private func largest(
    of boxes: [SeparableBox], _ axis: Axis, _ offer: Double?, _ leavingOut: Bool
  ) throws(SeparableFailure) -> Double {
    var largest = 0.0
    for box in boxes { largest = max(largest, try box.length(axis, offer, leavingOut: leavingOut)) }
    return largest
  }

  /// What a stack offers its children on its own axis.
  func offers(_ axis: Axis, _ offer: Double?) throws(SeparableFailure) -> [Double?] {
    guard case .stack(_, let gap) = kind, let offer, offer.isFinite else { return children.map { _ in offer } }
    var ranges: [RangeChild] = []
    for child in children { ranges.append(try child.range(axis)) }
    let available = offer - spacing(along: axis, gap: gap)
    guard sharing == .asSwiftUI else { return WaterFilling.lengths(ranges, available: available) }
    return try OnePassRule.share(available, among: ranges) { (child, offer) throws(SeparableFailure) in
      try children[child].length(axis, offer)
    }.offers
  }

  /// What a stack has to know of the box as a child.
  func range(_ axis: Axis) throws(SeparableFailure) -> RangeChild {
    if let known = ranges[axis] { return known }
    let (minimum, maximum) = (try length(axis, 0), try length(axis, .infinity))
    let hides = sharing == .optimally
    let floor = hides ? try hiddenFloor(axis, minimum: minimum, maximum: maximum) : minimum
    let range = RangeChild(minimum, maximum, priority: priority, floor: floor)
    ranges[axis] = range
    return range
  }

  /// What is proposed to the content of anything but a stack along the axis when it is placed.
  func offerAtPlacement(_ axis: Axis, length: Double, offer: Double?) -> Double? {
    switch kind {
    case .stack: return offer ?? length
    case .zStack, .reader, .position: return length
    case .fixedFrame(let width, let height): return (axis == .horizontal ? width : height) ?? offer
    case .flexibleFrame(let horizontal, let vertical):
      let range = axis == .horizontal ? horizontal : vertical
      let isLoose = length > range.minimum ?? -.infinity && length < range.maximum ?? .infinity
      return range.ideal == nil && offer == nil && isLoose ? nil : length
    case .padding(let insets): return offer.map { max(0, $0 - insets.sum(along: axis)) }
    case .fixedSize(let axes): return axes.contains(axis) ? nil : offer
    default: return offer
    }
  }
}

extension SeparableBox.FrameRange {
  /// The answer that needs no look at the content.
  func known(at offer: Double?) -> Double? {
    guard let offer else { return ideal }
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return min(max(offer, minimum), maximum)
  }

  /// What the content is proposed for measuring.
  func offer(_ offer: Double?) -> Double? {
    (offer ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  /// The answer where the content took `content` at what it was offered.
  func answer(content: Double, offered: Double?) -> Double {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum <= maximum: min(max(minimum, content), maximum)
    case (let minimum?, nil): max(min(offered ?? .infinity, content), minimum)
    case (nil, let maximum?): min(max(offered ?? -.infinity, content), maximum)
    default: content
    }
  }
}
