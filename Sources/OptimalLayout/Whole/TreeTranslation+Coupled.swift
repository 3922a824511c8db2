internal import GreedyLayout
internal import LinearProgramming

/// Views whose axes influence each other.
extension TreeTranslation {
  /// An aspect ratio proposes its content a multiple of the ratio, the least or the greatest that the sides allow.
  mutating func aspectRatioSides(
    _ element: Int, _ ratio: CGFloat?, _ mode: ContentMode, _ content: Int, _ offers: Offers
  ) throws -> Extent {
    if case (.unspecified, .unspecified) = (offers.horizontal, offers.vertical) {
      return try translate(content, offers)
    }
    var base = CGSize(width: ratio ?? 1, height: 1)
    if ratio == nil {
      base = try answer(of: content, to: .unspecified)
      if base.width == base.height { base = CGSize(width: 1, height: 1) }
    }
    let sides = [base.width, base.height]
    // Where a side of the base is 0, the other one alone says how far content that is to fit is scaled.
    guard sides.allSatisfy({ $0 >= 0 && $0.isFinite }), sides.contains(where: { $0 > 0 }),
      mode == .fit || !sides.contains(0)
    else { return estimate(of: element) }
    var scales: [Quantity] = []
    for axis in Axis.allCases {
      if case .length(let side) = offers[axis], base[axis] > 0 {
        scales.append(try side.quantity(&self) * (1 / Double(base[axis])))
      } else {
        scales.append(.constant(.infinity))
      }
    }
    let scale = mode == .fit ? try minimum(scales) : try maximum(scales)
    var inside = offers
    for axis in Axis.allCases {
      inside[axis] = scale.isEndless ? .endless : .length(Side(scale * Double(base[axis])))
    }
    return try translate(content, inside)
  }

  /// A way in which a text can break: what it is proposed then, and how large it is.
  private struct Break {
    var widths: ClosedRange<Double>
    var heights: ClosedRange<Double>
    var size: CGSize

    var proposal: ProposedViewSize {
      ProposedViewSize(width: CGFloat(widths.lowerBound), height: CGFloat(heights.upperBound))
    }
  }

  /// The most ways in which a text is let break.
  private static let mostBreaks = 1000

  /// A text: one binary for each way in which it can break or be cut.
  mutating func textSides(_ element: Int, _ offers: Offers) throws -> Extent {
    if let proposal = offers.constant {
      let size = try answer(of: element, to: proposal)
      self.breaks[element] = [TextBreak(size: size, proposal: proposal, choice: LinearExpression(1))]
      return Extent(size)
    }
    let breaks = try self.breaks(of: element, offers)
    guard let breaks else { return estimate(of: element) }
    let name = key(element)
    let choices = breaks.count > 1 ? try self.choices("\(name): break", of: breaks.count) : [LinearExpression(1)]
    for axis in Axis.allCases {
      guard case .length(let side) = offers[axis], side.constant == nil else { continue }
      let offered = try side.quantity(&self)
      var (least, greatest) = (LinearExpression(), LinearExpression())
      for (one, choice) in zip(breaks, choices) {
        let range = axis == .horizontal ? one.widths : one.heights
        least += choice * range.lowerBound
        greatest += choice * min(range.upperBound, max(offered.upper, range.lowerBound))
      }
      try program.require("\(name): \(axis) offer from", offered.expression - least, in: .nonnegative)
      try program.require("\(name): \(axis) offer to", greatest - offered.expression, in: .nonnegative)
    }
    self.breaks[element] = zip(breaks, choices).map { TextBreak(size: $0.size, proposal: $0.proposal, choice: $1) }
    func side(_ axis: Axis) throws -> Side {
      Side(try chosen("\(name): \(axis) side", breaks.map { .constant(Double($0.size[axis])) }, by: choices))
    }
    return Extent(horizontal: try side(.horizontal), vertical: try side(.vertical))
  }

  /// How a text can break within what it may be proposed, widest first; nil where there are too many ways.
  private func breaks(of element: Int, _ offers: Offers) throws -> [Break]? {
    var breaks: [Break] = []
    for (widths, height) in try steps(
      .horizontal, offers.horizontal,
      { width in
        try answer(of: element, to: ProposedViewSize(width: width, height: offers.vertical.constant ?? nil))
      })
    {
      let width = offers.horizontal.constant ?? max(CGFloat(widths.lowerBound), height.width)
      guard case .length(let side) = offers.vertical, side.constant == nil else {
        breaks.append(Break(widths: widths, heights: 0...Double.infinity, size: height))
        continue
      }
      for (heights, size) in try steps(
        .vertical, offers.vertical,
        { height in
          try answer(of: element, to: ProposedViewSize(width: width, height: height))
        })
      {
        breaks.append(Break(widths: widths, heights: heights, size: size))
      }
      if breaks.count > Self.mostBreaks { return nil }
    }
    if let nothing = try nothing(of: element, offers) { breaks.append(nothing) }
    return breaks.isEmpty ? nil : breaks
  }

  /// What a text takes that is proposed nothing at all, which is nothing; nil where it is always proposed something.
  private func nothing(of element: Int, _ offers: Offers) throws -> Break? {
    for axis in Axis.allCases {
      guard case .length(let side) = offers[axis], side.lower <= 0 else { return nil }
    }
    let size = try answer(of: element, to: ProposedViewSize(width: 0, height: 0))
    return Break(widths: 0...0, heights: 0...0, size: size)
  }

  /// The sizes that a text takes as one side of its proposal shrinks, each with the offers for which it takes it.
  private func steps(
    _ axis: Axis, _ offer: Offer, _ answer: (CGFloat?) throws -> CGSize
  ) throws -> [(offers: ClosedRange<Double>, size: CGSize)] {
    guard case .length(let side) = offer, side.constant == nil else {
      return [(0...Double.infinity, try answer(offer.constant ?? nil))]
    }
    let pixel = 1 / Double(facts.tree.displayScale)
    var steps: [(offers: ClosedRange<Double>, size: CGSize)] = []
    var top = Double.infinity
    var size = try answer(.infinity)
    while steps.count <= Self.mostBreaks {
      let length = Double(size[axis])
      var (bottom, below) = (length, length - pixel)
      var next = below > 0 ? try answer(CGFloat(below)) : size
      if below > 0, next == size {
        // It takes more than it is offered, perhaps down to a still shorter step.
        (bottom, below) = try end(of: size, below: below, answer)
        next = try answer(CGFloat(below))
      }
      let isLast = Double(next[axis]) >= length || below <= 0
      if isLast { bottom = 0 }
      if bottom <= side.upper, top >= side.lower, bottom <= top { steps.append((bottom...top, size)) }
      if isLast || bottom <= side.lower { break }
      top = below
      size = next
    }
    return steps
  }

  /// The least offer at which a text takes a size, and the greatest below it at which it takes another, as near as doubles
  /// tell; both 0 where there is none.
  private func end(
    of size: CGSize, below upper: Double, _ answer: (CGFloat?) throws -> CGSize
  ) throws -> (bottom: Double, below: Double) {
    var (least, other) = (upper, 1e-9)
    guard try answer(CGFloat(other)) != size else { return (0, 0) }
    while true {
      let middle = (least + other) / 2
      guard middle > other, middle < least else { return (least, other) }
      if try answer(CGFloat(middle)) == size { least = middle } else { other = middle }
    }
  }
}
