internal import LayoutEngine
internal import LinearProgramming

/// Views whose axes influence each other.
extension TreeTranslation {
  /// An aspect ratio proposes its content a multiple of the ratio, the least or the greatest that the sides allow.
  mutating func aspectRatioSides(
    _ element: Int, _ ratio: CGFloat?, _ mode: ContentMode, _ content: Int, _ offers: Offers
  ) throws -> Extent {
    guard let inside = try self.offers(toContent: content, scaledTo: ratio, mode, offers) else {
      return fixedExtent(of: content) ?? estimate(of: element)
    }
    return try translate(content, inside)
  }

  /// The size of a view that is as large whatever it is proposed; nil for others.
  private mutating func fixedExtent(of element: Int) -> Extent? {
    guard !isBent(element), let width = analysis.answer(of: element, along: .horizontal, facts),
      let height = analysis.answer(of: element, along: .vertical, facts),
      width.minimum == width.maximum, height.minimum == height.maximum
    else { return nil }
    return Extent(CGSize(width: width.minimum, height: height.minimum))
  }

  /// What an aspect ratio that is proposed something proposes its content; nil where the content has no ratio.
  mutating func offers(
    toContent content: Int, scaledTo ratio: CGFloat?, _ mode: ContentMode, _ offers: Offers
  ) throws -> Offers? {
    if case (.unspecified, .unspecified) = (offers.horizontal, offers.vertical) { return offers }
    var base = CGSize(width: ratio ?? 1, height: 1)
    if ratio == nil {
      base = try answer(of: content, to: .unspecified)
      if base.width == base.height { base = CGSize(width: 1, height: 1) }
    }
    let sides = [base.width, base.height]
    // Where a side of the base is 0, the other one alone says how far content that is to fit is scaled.
    guard sides.allSatisfy({ $0 >= 0 && $0.isFinite }), sides.contains(where: { $0 > 0 }),
      mode == .fit || !sides.contains(0)
    else { return nil }
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
    return inside
  }

  /// A way in which a text can break: what it is proposed then, and how large it is.
  private struct Break {
    var widths: ClosedRange<Double>
    var heights: ClosedRange<Double>
    var size: CGSize

    /// Whether it is how the text breaks that is proposed nothing at all.
    var isOfNothing: Bool { widths.upperBound == 0 && heights.upperBound == 0 }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: CGFloat(widths.lowerBound), height: CGFloat(heights.upperBound))
    }
  }

  /// The most ways in which a text is let break: more than twice what a thousand words have in 400 × 800 points.
  private static let mostBreaks = 50_000

  /// A text: one binary for each way in which it can break or be cut.
  mutating func textSides(_ element: Int, _ offers: Offers) throws -> Extent {
    var offers = offers
    for axis in Axis.allCases {
      // That a length never varies may be seen only when it is translated, which its rows need in any case.
      guard case .length(let side) = offers[axis], side.constant == nil else { continue }
      offers[axis] = .length(Side(try side.quantity(&self)))
    }
    if let proposal = offers.constant {
      let size = try answer(of: element, to: proposal)
      self.breaks[element] = [TextBreak(size: size, proposal: proposal, choice: LinearExpression(1))]
      return Extent(size)
    }
    let breaks = try self.breaks(of: element, offers)
    guard let breaks else {
      hasLongText = true
      return estimate(of: element)
    }
    let name = key(element)
    let choices = breaks.count > 1 ? try self.choices("\(name): break", of: breaks.count) : [LinearExpression(1)]
    for axis in Axis.allCases {
      guard case .length(let side) = offers[axis], side.constant == nil else { continue }
      let offered = try side.quantity(&self)
      // An end that nobody knows is further away than anything reaches.
      let end = offered.upper.isFinite ? offered.upper : 4 * reach
      var (least, greatest) = (LinearExpression(), LinearExpression())
      for (one, choice) in zip(breaks, choices) {
        let range = axis == .horizontal ? one.widths : one.heights
        least += choice * range.lowerBound
        greatest += choice * min(range.upperBound, max(end, range.lowerBound))
      }
      try program.require("\(name): \(axis) offer from", offered.expression - least, in: .nonnegative)
      try program.require("\(name): \(axis) offer to", greatest - offered.expression, in: .nonnegative)
    }
    try noteNothing(name, offers, breaks, choices)
    self.breaks[element] = zip(breaks, choices).map { TextBreak(size: $0.size, proposal: $0.proposal, choice: $1) }
    func side(_ axis: Axis) throws -> Side {
      Side(try chosen("\(name): \(axis) side", breaks.map { .constant(Double($0.size[axis])) }, by: choices))
    }
    return Extent(horizontal: try side(.horizontal), vertical: try side(.vertical))
  }

  /// Notes when a text is proposed nothing, where it can be: it takes nothing then, and only in the last of its ways of
  /// breaking is it proposed that. The others begin next to nothing, which a program does not tell from it.
  private mutating func noteNothing(_ name: String, _ offers: Offers, _ breaks: [Break], _ choices: [LinearExpression])
    throws
  {
    guard let nothing = breaks.last, nothing.isOfNothing, let choice = choices.last, breaks.count > 1 else { return }
    var offered = LinearExpression()
    for axis in Axis.allCases {
      if case .length(let side) = offers[axis] { offered += try side.quantity(&self).expression }
    }
    try note(OfferOfNothing(offered: offered, choice: choice), name)
  }

  /// Notes that a view may be proposed nothing, and has it tell that from next to nothing where the program is to.
  mutating func note(_ nothing: OfferOfNothing, _ name: String) throws {
    nothings.append(nothing)
    guard tellsNothing else { return }
    let least = OfferOfNothing.least
    try program.require("\(name): offered something", nothing.offered + nothing.choice * least, in: .atLeast(least))
  }

  /// How a text can break within what it may be proposed; nil where there are too many ways.
  private func breaks(of element: Int, _ offers: Offers) throws -> [Break]? {
    let height = offers.vertical.constant ?? nil
    let natural = try steps(.horizontal, offers.horizontal) { width in
      try answer(of: element, to: ProposedViewSize(width: width, height: height))
    }
    var breaks: [Break]
    if case .length(let side) = offers.vertical, side.constant == nil {
      let isOrdered = zip(natural, natural.dropFirst()).allSatisfy { $0.size.height <= $1.size.height }
      breaks =
        try isOrdered ? cutBreaks(of: element, offers, natural) : singleBreaks(of: element, offers, natural)
    } else {
      breaks = natural.map { Break(widths: $0.offers, heights: 0...Double.infinity, size: $0.size) }
    }
    guard breaks.count <= Self.mostBreaks else { return nil }
    if let nothing = try nothing(of: element, offers) { breaks.append(nothing) }
    return breaks.isEmpty ? nil : breaks
  }

  /// How a text of which a lesser width takes no fewer lines can break: for each number of lines that the height may let
  /// in, the widths that would take more of them.
  private func cutBreaks(of element: Int, _ offers: Offers, _ natural: [Step]) throws -> [Break] {
    guard let narrowest = natural.last else { return [] }
    let lines = try steps(.vertical, offers.vertical) { height in
      try answer(of: element, to: ProposedViewSize(width: offered(narrowest, offers), height: height))
    }
    let line = try answer(of: element, to: ProposedViewSize(width: offered(narrowest, offers), height: 1e-9)).height
    var breaks = natural.map { step in
      let least = step.size.height > line ? Double(step.size.height) : 0
      return Break(widths: step.offers, heights: least...Double.infinity, size: step.size)
    }
    guard case .length(let side) = offers.vertical else { return breaks }
    breaks.removeAll { $0.heights.lowerBound > side.upper }
    for cut in lines {
      guard let widest = natural.first(where: { $0.size.height > cut.size.height }) else { continue }
      let height = cut.size.height
      let steps = try steps(.horizontal, offers.horizontal, from: widest.offers.upperBound) { width in
        try answer(of: element, to: ProposedViewSize(width: width, height: height))
      }
      breaks += steps.map { Break(widths: $0.offers, heights: cut.offers, size: $0.size) }
      if breaks.count > Self.mostBreaks { break }
    }
    return breaks
  }

  /// How any text can break: for each width, the heights that make a difference.
  private func singleBreaks(of element: Int, _ offers: Offers, _ natural: [Step]) throws -> [Break] {
    var breaks: [Break] = []
    for step in natural where breaks.count <= Self.mostBreaks {
      let width = offered(step, offers)
      let lines = try steps(.vertical, offers.vertical) { height in
        try answer(of: element, to: ProposedViewSize(width: width, height: height))
      }
      breaks += lines.map { Break(widths: step.offers, heights: $0.offers, size: $0.size) }
    }
    return breaks
  }

  /// A width that a text is offered where it breaks as in a step: what it takes, or as much of that as it is offered then.
  private func offered(_ step: Step, _ offers: Offers) -> CGFloat? {
    offers.horizontal.constant
      ?? min(max(CGFloat(step.offers.lowerBound), step.size.width), CGFloat(step.offers.upperBound))
  }

  /// What a text takes that is proposed nothing at all, which is nothing; nil where it is always proposed something.
  private func nothing(of element: Int, _ offers: Offers) throws -> Break? {
    for axis in Axis.allCases {
      guard case .length(let side) = offers[axis], side.lower <= 0 else { return nil }
    }
    let size = try answer(of: element, to: ProposedViewSize(width: 0, height: 0))
    return Break(widths: 0...0, heights: 0...0, size: size)
  }

  /// A size that a text takes, and the offers along one axis for which it takes it.
  private typealias Step = (offers: ClosedRange<Double>, size: CGSize)

  /// The sizes that a text takes as one side of its proposal shrinks, each with the offers for which it takes it.
  ///
  /// - Parameter top: The greatest offer.
  private func steps(
    _ axis: Axis, _ offer: Offer, from top: Double = .infinity, _ answer: (CGFloat?) throws -> CGSize
  ) throws -> [Step] {
    guard case .length(let side) = offer, side.constant == nil else {
      return [(0...Double.infinity, try answer(offer.constant ?? nil))]
    }
    let pixel = 1 / Double(facts.tree.displayScale)
    let usual = usualLength(of: offer)
    var steps: [Step] = []
    var top = top
    var size = try answer(CGFloat(top))
    while steps.count <= Self.mostBreaks {
      let length = Double(size[axis])
      var (bottom, below) = (length, length - pixel)
      var next = below > 0 ? try answer(CGFloat(below)) : size
      if length > top || below > 0 && next == size {
        // It takes more than it is offered, perhaps down to a still shorter step.
        (bottom, below) = try end(of: size, below: min(top, length - pixel), answer)
        next = try answer(CGFloat(below))
        // Where it begins to, a rounding decides.
        bottom = min(bottom + 1e-9 * max(1, bottom), top)
      }
      var last = below
      if below > 0, let offer = try lastOffer(in: side.possible, from: below, below: &bottom, size, answer) {
        last = offer
        next = try answer(CGFloat(last))
      }
      // A word that no width is enough for takes more lines where it is offered less, and may be as wide.
      let isLast = next == size || below <= 0
      if isLast { bottom = 0 }
      if bottom <= side.upper, top >= side.lower, bottom <= top { steps.append((bottom...top, size)) }
      if isLast || bottom <= side.lower { break }
      // What SwiftUI's layout offers it may lie in the pixel that is left.
      if let usual, last + 1e-6 < usual, usual < bottom - 1e-6 {
        steps.append((usual...usual, try answer(CGFloat(usual))))
      }
      top = last
      size = next
    }
    return steps
  }

  /// The last of some offers in the pixel below one for which a text takes a size that is not enough for that; nil where there
  /// is none. Offers there that are enough lower `bottom`: a side is rounded up to whole pixels.
  private func lastOffer(
    in offers: LengthSet, from below: Double, below bottom: inout Double, _ size: CGSize,
    _ answer: (CGFloat?) throws -> CGSize
  ) throws -> Double? {
    var last = offers.last(from: below, below: bottom)
    while last > below {
      guard try answer(CGFloat(last)) == size else { return last }
      (bottom, last) = (last, offers.last(from: below, below: last))
    }
    return nil
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

/// A view, a text or one with texts inside, that may be proposed nothing.
struct OfferOfNothing {
  /// What it is offered on all axes together on which that varies, in points.
  let offered: LinearExpression
  /// The binary that is 1 where that is nothing.
  let choice: LinearExpression

  /// What is offered at least where something is, in points, in programs that tell nothing from that.
  static let least = 1e-3

  /// Whether a point offers the text nothing and has it take something.
  func isMistaken(at point: [Double]) -> Bool { offered.value(at: point) <= 1e-6 && choice.value(at: point) < 0.5 }
}
