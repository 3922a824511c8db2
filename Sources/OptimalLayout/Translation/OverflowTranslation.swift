internal import LayoutEngine
internal import LinearProgramming

/// What overflows inside a view as its offer varies, as rows: the content of flexible frames that promise less than it
/// needs (the hidden floors of the optimum's definition, section 2).
///
/// The offer is an expression with a known interval. Constants are left out: they change no choice.
struct OverflowTranslation {
  /// The program that takes the rows.
  var program: LinearProgram
  /// What overflows, as far as it varies with the offers.
  private(set) var overflow = LinearExpression()
  var analysis: RangeAnalysis
  let facts: any StackQuestions
  let axis: Axis
  /// An offer beyond which nothing is asked: the weight that switches a bend.
  let reach: Double

  init(
    into program: LinearProgram, analysis: RangeAnalysis, facts: any StackQuestions, axis: Axis, reach: Double
  ) {
    self.program = program
    self.analysis = analysis
    self.facts = facts
    self.axis = axis
    self.reach = reach
  }

  /// An offer on the axis, with the least and the greatest value it can take.
  struct Offer {
    var expression: LinearExpression
    var interval: ClosedRange<Double>

    static func + (offer: Offer, inset: Double) -> Offer {
      Offer(
        expression: offer.expression + inset,
        interval: (offer.interval.lowerBound + inset)...(offer.interval.upperBound + inset))
    }
  }

  /// Adds what overflows inside `element` where it is offered `offer`.
  mutating func translate(_ element: Int, offered offer: Offer) throws {
    let need = HiddenNeeds.need(of: element, along: axis, &analysis, facts)
    guard need > offer.interval.lowerBound else { return }
    let node = facts.tree.elements[element]
    switch node.kind {
    case .stack(let parameters) where parameters.axis == axis:
      try translateStack(element, node.children, offered: offer)
    case .stack:
      for child in node.children { try translate(child, offered: offer) }
      guard analysis.containers.stack(around: element) == nil else { return }
      let need = MinorNeeds.need(of: element, along: axis, &analysis, facts)
      try addOverflow("\(key(element)): minor overflow", LinearExpression(need) - offer.expression)
    case .zStack:
      for child in node.children { try translate(child, offered: offer) }
    case .lazyGrid:
      try translateTracks(element, offered: offer)
    case .flexibleFrame(let frame):
      try translate(node.children[0], offered: bent(offer, by: frame[axis], key: key(element)))
    case .padding(let insets):
      try translate(node.children[0], offered: offer + -insets.total(along: axis))
    default:
      if let content = node.children.first { try translate(content, offered: offer) }
    }
  }

  /// A stack inside: its children's lengths are columns; a region's own overflow counts, an absorbed one takes its offer.
  private mutating func translateStack(_ element: Int, _ children: [Int], offered offer: Offer) throws {
    var used = LinearExpression(facts.spacing(ofStack: element))
    for child in children {
      guard let answer = analysis.answer(of: child, along: axis, facts) else { return }
      guard answer.minimum < answer.maximum else {
        used.constant += answer.minimum
        continue
      }
      let upper = min(answer.maximum, max(answer.minimum, reach))
      let column = try program.addColumn(
        "\(key(child)): length", in: Bounds(lower: answer.minimum, upper: upper))
      used += LinearExpression(column)
      try translate(
        child, offered: Offer(expression: LinearExpression(column), interval: answer.minimum...upper))
    }
    if analysis.containers.absorbing(element, along: axis) == nil {
      try addOverflow("\(key(element)): overflow", used - offer.expression)
    } else {
      try program.require("\(key(element)): takes its offer", used - offer.expression, in: .exactly(0))
    }
  }

  /// A grid inside: its tracks' lengths are columns, which their cells are offered.
  private mutating func translateTracks(_ element: Int, offered offer: Offer) throws {
    guard let tracks = analysis.tracks(of: element, along: axis, facts) else { return }
    var used = LinearExpression(Double(tracks.spacing))
    for (track, (range, cells)) in zip(tracks.ranges, tracks.cells).enumerated() {
      guard range.minimum < range.maximum else {
        used.constant += range.minimum
        continue
      }
      let upper = min(range.maximum, max(range.minimum, reach))
      let name = facts.tree.key(ofTrack: track, of: element, along: axis)
      let column = LinearExpression(
        try program.addColumn("\(name): length", in: Bounds(lower: range.minimum, upper: upper)))
      used += column
      for cell in cells {
        try translate(cell, offered: Offer(expression: column, interval: range.minimum...upper))
      }
    }
    try addOverflow("\(key(element)): overflow", used - offer.expression)
  }

  /// Adds a column that is at least `excess` and at least 0, and counts it.
  private mutating func addOverflow(_ name: String, _ excess: LinearExpression) throws {
    let column = try program.addColumn(name, in: .nonnegative)
    try program.require(name, LinearExpression(column) - excess, in: .nonnegative)
    try program.end(column, beyond: [excess])
    overflow += LinearExpression(column)
  }

  /// What a flexible frame proposes its content. Less overflow wants a larger proposal, so its upper bound needs only
  /// rows; its lower bound is a bend that takes a binary where the offer can lie on both sides of it.
  private mutating func bent(_ offer: Offer, by bounds: FlexibleFrame.Bounds, key: String) throws -> Offer {
    var bent = offer
    if let maximum = bounds.maximum.map(Double.init), maximum < bent.interval.upperBound {
      let lower = min(bent.interval.lowerBound, maximum)
      let column = try program.addColumn("\(key): content", in: Bounds(lower: lower, upper: maximum))
      try program.require(
        "\(key): content ≤ offer", bent.expression - LinearExpression(column), in: .nonnegative)
      bent = Offer(expression: LinearExpression(column), interval: lower...maximum)
    }
    guard let minimum = bounds.minimum.map(Double.init), minimum > bent.interval.lowerBound else { return bent }
    guard minimum < bent.interval.upperBound else {
      return Offer(expression: LinearExpression(minimum), interval: minimum...minimum)
    }
    let upper = bent.interval.upperBound
    let column = try program.addColumn("\(key): content at least", in: Bounds(lower: minimum, upper: upper))
    let side = try program.addColumn("\(key): offer above minimum", in: .unit, domain: .binary)
    let span = upper - bent.interval.lowerBound
    try program.require(
      "\(key): content ≤ offer below its bound",
      LinearExpression(column) - bent.expression
        + LinearExpression(side, times: span), in: .atMost(span))
    try program.require(
      "\(key): content at its bound", LinearExpression(column) - LinearExpression(side, times: span),
      in: .atMost(minimum))
    return Offer(expression: LinearExpression(column), interval: minimum...upper)
  }

  private func key(_ element: Int) -> String { facts.tree.key(of: element) }
}
