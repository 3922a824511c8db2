internal import LayoutEngine
internal import LinearProgramming

/// The size of each kind of view, for what it is proposed.
extension TreeTranslation {
  mutating func sides(of element: Int, _ offers: Offers) throws -> Extent {
    let node = facts.tree.elements[element]
    switch node.kind {
    case .stack(let stack):
      return try stackSides(element, stack, offers)
    case .zStack:
      return try zStackSides(element, node.children, offers)
    case .fixedFrame(let frame):
      return try fixedFrameSides(frame, node.children[0], offers)
    case .flexibleFrame(let frame):
      return try flexibleFrameSides(element, frame, node.children[0], offers)
    case .padding(let insets):
      return try paddingSides(insets, node.children[0], offers)
    case .fixedSize(let axes):
      return try translate(node.children[0], offers.unspecified(along: axes))
    case .aspectRatio(let ratio, let mode):
      return try aspectRatioSides(element, ratio, mode, node.children[0], offers)
    case .scrollView(let axes):
      return try scrollViewSides(element, axes, node.children.first, offers)
    case .text:
      return try textSides(element, offers)
    case .viewThatFits(let axes):
      return try viewThatFitsSides(element, axes, node.children, offers)
    case .circle:
      let sides = Axis.allCases.map { length(of: offers[$0], otherwise: 10) }
      let side = Side(in: Span(min(sides[0].lower, sides[1].lower), min(sides[0].upper, sides[1].upper))) {
        translation in
        try translation.minimum(sides.map { try $0.quantity(&translation) })
      }
      return Extent(horizontal: side, vertical: side)
    case .filler, .geometryReader:
      return Extent(
        horizontal: length(of: offers.horizontal, otherwise: 10), vertical: length(of: offers.vertical, otherwise: 10))
    case .spacer(let minLength, let axis):
      return Extent(
        horizontal: spacerSide(minLength, axis, .horizontal, offers),
        vertical: spacerSide(minLength, axis, .vertical, offers))
    case .image(let size, let resizable):
      guard resizable else { return Extent(size) }
      return Extent(
        horizontal: length(of: offers.horizontal, otherwise: Double(size.width)),
        vertical: length(of: offers.vertical, otherwise: Double(size.height)))
    case .position:
      return try positionSides(node.children[0], offers)
    case .lazyGrid(let grid):
      return try lazyGridSides(element, grid, offers)
    case .safeAreaInset(let inset):
      return try insetSides(element, inset, node.children, offers)
    case .customLayout, .responses, .grid:
      return try opaqueSides(element, offers)
    case .layoutPriority, .offset, .passing, .overlay, .background, .border, .alignmentGuide, .ignoresSafeArea,
      .inspect:
      return try translate(node.children[0], offers)
    }
  }

  /// The offered length, or another one where none is offered.
  func length(of offer: Offer, otherwise length: Double) -> Side {
    switch offer {
    case .unspecified: .constant(length)
    case .endless: .constant(.infinity)
    case .length(let side): side
    }
  }

  private func spacerSide(_ minLength: CGFloat, _ axis: Axis?, _ side: Axis, _ offers: Offers) -> Side {
    guard axis ?? side == side else { return .constant(0) }
    return length(of: offers[side], otherwise: Double(minLength)).clamped(from: Double(minLength), to: .infinity)
  }

  /// A ZStack is as large as the largest of its children of the highest priority.
  private mutating func zStackSides(_ element: Int, _ children: [Int], _ offers: Offers) throws -> Extent {
    if let placed = try asPlaced(contentOf: element, offers, inside: offers) {
      for child in children { try translatePlaced(child, isBent(child) ? placed.inside : offers) }
      return placed.measured
    }
    let top = Set(analysis.topPriority(of: children, facts))
    var extents: [Extent] = []
    for child in children {
      if bends, !top.contains(child), isBent(child) {
        unasked.append(UnaskedContent(element: child, shown: shown, candidateDepth: candidateDepth))
      }
      let extent = try translate(child, offers)
      if top.contains(child) { extents.append(extent) }
    }
    return Extent(
      horizontal: .largest(of: extents.map(\.horizontal)), vertical: .largest(of: extents.map(\.vertical)))
  }

  private mutating func fixedFrameSides(_ frame: FixedFrame, _ content: Int, _ offers: Offers) throws -> Extent {
    var inside = offers
    for axis in Axis.allCases { if let length = frame[axis] { inside[axis] = .length(.constant(Double(length))) } }
    var extent = try translate(content, inside)
    for axis in Axis.allCases { if let length = frame[axis] { extent[axis] = .constant(Double(length)) } }
    return extent
  }

  /// A frame between bounds, by 11.2 of the semantics.
  private mutating func flexibleFrameSides(
    _ element: Int, _ frame: FlexibleFrame, _ content: Int, _ offers: Offers
  ) throws -> Extent {
    var inside = offers
    for axis in Axis.allCases {
      let bounds = frame[axis]
      var offer = offers[axis]
      if case .unspecified = offer, let ideal = bounds.ideal { offer = .length(.constant(Double(ideal))) }
      let (least, greatest) = (Double(bounds.minimum ?? -.infinity), Double(bounds.maximum ?? .infinity))
      if case .endless = offer, greatest.isFinite { offer = .length(.constant(greatest)) }
      inside[axis] = offer.map { least <= greatest ? $0.clamped(from: least, to: greatest) : .constant(greatest) }
    }
    if let placed = try asPlaced(contentOf: element, offers, inside: inside) {
      try translatePlaced(content, placed.inside)
      return placed.measured
    }
    if bends, isBent(content), let known = knownExtent(of: frame, for: offers, inside: inside) {
      unasked.append(UnaskedContent(element: content, shown: shown, candidateDepth: candidateDepth))
      _ = try translate(content, inside)
      return known
    }
    let answered = try translate(content, inside)
    var extent = answered
    for axis in Axis.allCases {
      extent[axis] = framed(answered[axis], in: frame[axis], offered: offers[axis], inside: inside[axis])
    }
    return extent
  }

  private func framed(
    _ content: Side, in bounds: FlexibleFrame.Bounds, offered: Offer, inside: Offer
  ) -> Side {
    if case .unspecified = offered, let ideal = bounds.ideal { return .constant(Double(ideal)) }
    if let range = bounds.range {
      let length = if case .unspecified = offered { content } else { self.length(of: offered, otherwise: 0) }
      return length.clamped(from: Double(range.minimum), to: Double(range.maximum))
    }
    switch (bounds.minimum.map(Double.init), bounds.maximum.map(Double.init)) {
    case (let minimum?, nil):
      return capped(content, by: inside).clamped(from: minimum, to: .infinity)
    case (nil, let maximum?):
      return raised(content, to: inside).clamped(from: -.infinity, to: maximum)
    default:
      return content
    }
  }

  private func capped(_ content: Side, by offer: Offer) -> Side {
    guard case .length(let side) = offer, content.upper > side.lower else { return content }
    return .least(of: [content, side])
  }

  /// A length, or the offered one where that is more.
  func raised(_ content: Side, to offer: Offer) -> Side {
    switch offer {
    case .unspecified: return content
    case .endless: return .constant(.infinity)
    case .length(let side): return side.lower >= content.upper ? side : .largest(of: [content, side])
    }
  }

  /// What a view inside insets is proposed.
  func offers(inside insets: EdgeInsets, _ offers: Offers) -> Offers {
    var inside = offers
    for axis in Axis.allCases {
      inside[axis] = offers[axis].map {
        $0.shifted(by: -Double(insets.total(along: axis))).clamped(from: 0, to: .infinity)
      }
    }
    return inside
  }

  private mutating func paddingSides(_ insets: EdgeInsets, _ content: Int, _ offers: Offers) throws -> Extent {
    var extent = try translate(content, self.offers(inside: insets, offers))
    for axis in Axis.allCases {
      extent[axis] = extent[axis].shifted(by: Double(insets.total(along: axis))).clamped(from: 0, to: .infinity)
    }
    return extent
  }

  /// The content scrolls at its ideal length; across it is the content's.
  private mutating func scrollViewSides(
    _ element: Int, _ axes: Axis.Set, _ content: Int?, _ offers: Offers
  ) throws -> Extent {
    let inside = offers.unspecified(along: axes)
    var extent = Extent(
      horizontal: length(of: offers.horizontal, otherwise: 10), vertical: length(of: offers.vertical, otherwise: 10))
    guard let content else { return extent }
    if let placed = try asPlaced(contentOf: element, offers, inside: inside) {
      try translatePlaced(content, placed.inside)
      return placed.measured
    }
    let answered = try translate(content, inside)
    for axis in Axis.allCases {
      if case .unspecified = offers[axis] { extent[axis] = answered[axis] }
      if !axes.contains(Axis.Set(axis)) { extent[axis] = answered[axis] }
    }
    return extent
  }

  /// A safeAreaInset: the view at the edge gets what the primary one leaves at its least, the primary one the rest.
  private mutating func insetSides(
    _ element: Int, _ inset: SafeAreaInset, _ children: [Int], _ offers: Offers
  ) throws -> Extent {
    guard children.count > 1 else { return try translate(children[0], offers) }
    let axis = inset.edge.axis
    let gap = Double(facts.gap(ofInset: element))
    var least = offers
    least[axis] = offers[axis].map { _ in .constant(0) }
    let needed = try leastLength(of: children[0], along: axis, least)
    var offered = offers
    offered[axis] = offers[axis].map { side in
      Side.difference(side.shifted(by: -gap).clamped(from: 0, to: .infinity), needed).clamped(from: 0, to: .infinity)
    }
    let secondary = try translate(children[1], offered)
    let taken = secondary[axis].shifted(by: gap)
    var rest = offers
    rest[axis] = offers[axis].map { Side.difference($0, taken).clamped(from: 0, to: .infinity) }
    let primary = try translate(children[0], rest)
    var extent = Extent(CGSize(width: 0, height: 0))
    extent[axis] = .sum(of: [taken, primary[axis]], plus: 0)
    extent[axis.other] = .largest(of: [primary[axis.other], secondary[axis.other]])
    return extent
  }

  /// What the primary view of a safeAreaInset answers to no length: a text nothing, since it is asked for its length alone
  /// (16.1 of the semantics), and stacks as they are divided by themselves, since no place is that of this answer; or as is
  /// best for what is measured, where that has divisions beside those of the placement.
  private mutating func leastLength(of element: Int, along axis: Axis, _ offers: Offers) throws -> Side {
    if axis == .horizontal, ChildRanges.answersAsText(element, in: facts.tree) { return .constant(0) }
    if keepsMeasurements, isBent(element), let size = try keptMeasurement(of: element, offers) {
      tookOtherWay = true
      return size[axis]
    }
    guard isBent(element), offers.constant == nil else { return try probe(element, offers)[axis] }
    // What takes no notice of it needs no rows.
    return Side(in: Span(0, reach)) { translation in
      let side = try translation.ownAnswer(of: element, along: axis, offers) ?? translation.probe(element, offers)[axis]
      return try side.quantity(&translation)
    }
  }

  /// A position takes what it is offered, and where that is nothing what its content answers, which is a tree of its own.
  private mutating func positionSides(_ content: Int, _ offers: Offers) throws -> Extent {
    func side(_ axis: Axis) throws -> Side {
      switch offers[axis] {
      case .unspecified: try ownAnswer(of: content, along: axis, offers) ?? probe(content, offers)[axis]
      case .endless: .constant(.infinity)
      case .length(let side): side
      }
    }
    return try Extent(horizontal: side(.horizontal), vertical: side(.vertical))
  }
}
