internal import GreedyLayout
internal import LinearProgramming

/// Views whose axes influence each other.
extension TreeTranslation {
  /// An aspect ratio proposes its content a multiple of the ratio, the least or the greatest that the sides allow.
  mutating func aspectRatioSides(
    _ ratio: CGFloat?, _ mode: ContentMode, _ content: Int, _ offers: Offers
  ) throws -> Extent {
    if case (.unspecified, .unspecified) = (offers.horizontal, offers.vertical) {
      return try translate(content, offers)
    }
    var base = CGSize(width: ratio ?? 1, height: 1)
    if ratio == nil {
      base = try answer(of: content, to: .unspecified)
      if base.width == base.height { base = CGSize(width: 1, height: 1) }
    }
    guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else {
      return try untranslatedSides(content, offers)
    }
    var scales: [Quantity] = []
    for axis in Axis.allCases {
      switch offers[axis] {
      case .length(let side): scales.append(try side.quantity(&self) * (1 / Double(base[axis])))
      case .unspecified, .endless: scales.append(.constant(.infinity))
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
  }

  /// The most ways in which a text is let break.
  private static let mostBreaks = 120

  /// A text: one binary for each way in which it can break or be cut.
  mutating func textSides(_ element: Int, _ offers: Offers) throws -> Extent {
    if let proposal = offers.constant { return Extent(try answer(of: element, to: proposal)) }
    let breaks = try self.breaks(of: element, offers)
    guard let breaks else { return try untranslatedSides(element, offers) }
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
      let width = offers.horizontal.constant ?? CGFloat(widths.lowerBound)
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
    return breaks.isEmpty ? nil : breaks
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
      let below = length - pixel
      let next = below > 0 ? try answer(CGFloat(below)) : size
      let isLast = Double(next[axis]) >= length || below <= 0
      let bottom = isLast ? 0 : length
      if bottom <= side.upper, top >= side.lower, bottom <= top { steps.append((bottom...top, size)) }
      if isLast || length <= side.lower { break }
      top = below
      size = next
    }
    return steps
  }

  /// ViewThatFits: a binary for each candidate, which holds where every earlier one fails and it fits itself.
  mutating func viewThatFitsSides(
    _ element: Int, _ axes: Axis.Set, _ candidates: [Int], _ offers: Offers
  ) throws -> Extent {
    let constrained = Axis.allCases.filter { axes.contains(Axis.Set($0)) }
    guard let ideals = try idealSizes(of: candidates, constrained, offers) else {
      return try untranslatedSides(element, offers)
    }
    let possible = candidates.indices.filter { place in
      mayFit(ideals[place], constrained, offers, isLast: place == candidates.count - 1)
        && !ideals[..<place].contains { surelyFits($0, constrained, offers) }
    }
    guard possible.count > 1 else {
      return try possible.first.map { try translate(candidates[$0], offers) } ?? Extent(CGSize(width: 0, height: 0))
    }
    guard !candidates.contains(where: { holdsStack($0) }) else { return try untranslatedSides(element, offers) }
    let name = key(element)
    let choices = try self.choices("\(name): candidate", of: possible.count)
    var extents: [Extent] = []
    for (place, choice) in zip(possible, choices) {
      try require(place, choice, ideals, constrained, offers, name: name, isLast: place == candidates.count - 1)
      extents.append(try translate(candidates[place], offers))
    }
    func side(_ axis: Axis) throws -> Side {
      Side(try chosen("\(name): \(axis) side", try extents.map { try $0[axis].quantity(&self) }, by: choices))
    }
    return Extent(horizontal: try side(.horizontal), vertical: try side(.vertical))
  }

  /// The sizes by which candidates are judged; nil where they vary with a chosen length.
  private func idealSizes(of candidates: [Int], _ constrained: [Axis], _ offers: Offers) throws -> [CGSize]? {
    var free = offers
    for axis in constrained { free[axis] = .unspecified }
    guard let proposal = free.constant else { return nil }
    return try candidates.map { try answer(of: $0, to: proposal) }
  }

  private func mayFit(_ ideal: CGSize, _ constrained: [Axis], _ offers: Offers, isLast: Bool) -> Bool {
    isLast
      || constrained.allSatisfy { axis in
        if case .length(let side) = offers[axis] { Double(ideal[axis]) <= side.upper } else { true }
      }
  }

  private func surelyFits(_ ideal: CGSize, _ constrained: [Axis], _ offers: Offers) -> Bool {
    constrained.allSatisfy { axis in
      if case .length(let side) = offers[axis] { Double(ideal[axis]) <= side.lower } else { true }
    }
  }

  private func holdsStack(_ element: Int) -> Bool {
    Axis.allCases.contains { facts.tree.containsStack(along: $0, in: element) }
  }

  /// Where the candidate is chosen, it fits, unless it is the last, and each earlier one fails on some axis.
  private mutating func require(
    _ place: Int, _ choice: LinearExpression, _ ideals: [CGSize], _ constrained: [Axis], _ offers: Offers,
    name: String, isLast: Bool
  ) throws {
    let pixel = 1 / Double(facts.tree.displayScale)
    for axis in constrained {
      guard !isLast, case .length(let side) = offers[axis] else { continue }
      let offered = try side.quantity(&self)
      let ideal = Double(ideals[place][axis])
      let span = max(0, ideal - offered.lower)
      try program.require(
        "\(name): candidate \(place + 1) fits", offered.expression - choice * span, in: .atLeast(ideal - span))
    }
    for earlier in 0..<place {
      var failures = LinearExpression()
      for axis in constrained {
        guard case .length(let side) = offers[axis] else { continue }
        let offered = try side.quantity(&self)
        let limit = Double(ideals[earlier][axis]) - pixel
        guard limit >= offered.lower else { continue }
        let fails = LinearExpression(
          try program.addColumn("\(name): candidate \(earlier + 1) fails for \(place + 1)", in: .unit, domain: .binary))
        let span = max(0, offered.upper - limit)
        try program.require(
          "\(name): candidate \(earlier + 1) too long", offered.expression + fails * span, in: .atMost(limit + span))
        failures += fails
      }
      try program.require("\(name): candidate \(earlier + 1) fails", failures - choice, in: .nonnegative)
    }
  }
}
