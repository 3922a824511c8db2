internal import LayoutEngine

/// What a view is proposed on one axis.
enum Offer {
  case unspecified
  case endless
  case length(Side)

  init(_ length: CGFloat?) {
    guard let length else {
      self = .unspecified
      return
    }
    self = length.isFinite ? .length(.constant(Double(length))) : .endless
  }

  /// A length as a proposal: one without end is an infinite proposal.
  init(_ side: Side) { self = side.constant == .infinity ? .endless : .length(side) }

  /// Whether it is a length, which can be divided.
  var isLength: Bool { if case .length = self { true } else { false } }

  /// The proposal where it never varies; nil where it does.
  var constant: CGFloat?? {
    switch self {
    case .unspecified: .some(nil)
    case .endless: .some(.infinity)
    case .length(let side): side.constant.map { .some(CGFloat($0)) }
    }
  }

  /// The same proposal with its length changed; an infinite one stays infinite.
  func map(_ change: (Side) -> Side) -> Offer {
    if case .length(let side) = self { .length(change(side)) } else { self }
  }
}

/// What a view is proposed on both axes.
struct Offers {
  var horizontal: Offer
  var vertical: Offer

  init(horizontal: Offer, vertical: Offer) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ length: Offer, along axis: Axis, across: Offer) {
    self =
      axis == .horizontal
      ? Offers(horizontal: length, vertical: across) : Offers(horizontal: across, vertical: length)
  }

  /// What a container of this size proposes where it proposes its size.
  init(of size: Extent) {
    self.init(horizontal: .length(size.horizontal), vertical: .length(size.vertical))
  }

  init(_ proposal: ProposedViewSize) {
    self.init(horizontal: Offer(proposal.width), vertical: Offer(proposal.height))
  }

  subscript(axis: Axis) -> Offer {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The proposal where neither side varies.
  var constant: ProposedViewSize? {
    guard let width = horizontal.constant, let height = vertical.constant else { return nil }
    return ProposedViewSize(width: width, height: height)
  }
}

/// A view's size on both axes.
struct Extent {
  var horizontal: Side
  var vertical: Side

  init(horizontal: Side, vertical: Side) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ size: CGSize) {
    self.init(horizontal: .constant(Double(size.width)), vertical: .constant(Double(size.height)))
  }

  subscript(axis: Axis) -> Side {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
