internal import LayoutEngine
internal import LinearProgramming

/// The views that constraints do not join: each keeps its own optimum, and a program of the joined ones only has to know what
/// they answer (sections 1 and 3 of the optimum's definition).
struct UnjoinedViews {
  /// What asks them.
  let distribution: OptimalDistribution
  private let joined: JoinedElements

  init(besides joined: JoinedElements, by distribution: OptimalDistribution) {
    (self.joined, self.distribution) = (joined, distribution)
  }

  /// Whether an element is one of them.
  func contain(_ element: Int) -> Bool { !joined.contain(element) }
}

/// How long a view is across a stack at each of its possible lengths, in points: on each interval of them it varies linearly.
struct AnsweredBreadths {
  /// The intervals, each with the breadths at its ends.
  var pieces: [(lengths: LengthSet.Interval, first: Double, last: Double)]

  /// Up to how many intervals a view is left as it answers.
  fileprivate static let mostPieces = 32

  fileprivate var span: Span {
    let ends = pieces.flatMap { [$0.first, $0.last] }
    return Span(ends.min() ?? 0, ends.max() ?? 0)
  }
}

extension UnjoinedViews {
  /// A stack's child that is left as it answers.
  fileprivate struct Answer {
    var range: ChildRange
    var breadths: AnsweredBreadths
  }

  /// What a child's possible lengths are, and what it takes across at them; nil where they do not tell that.
  fileprivate func answer(
    ofChild place: Int, of children: StackChildren, upTo reach: Double
  ) throws(LayoutFailure) -> Answer? {
    try children.questions.trying { () throws(LayoutFailure) in
      let known = ChildRanges(record: distribution.record)
      let priority = children.questions.priority(ofChild: children.elements[place])
      let range = try known.coupledRange(of: place, priority: priority, in: children)
      guard !range.isRelaxed, range.pieces.count <= AnsweredBreadths.mostPieces,
        let breadths = try breadths(of: place, in: children, range, upTo: reach)
      else { return nil }
      return Answer(range: range, breadths: breadths)
    }
  }

  /// How long a child is across its stack at its possible lengths; nil where it does not keep to them, or that
  /// does not vary linearly between the ends of an interval.
  private func breadths(
    of place: Int, in children: StackChildren, _ range: ChildRange, upTo reach: Double
  ) throws(LayoutFailure) -> AnsweredBreadths? {
    let pieces = range.pieces.isEmpty ? [LengthPiece(lower: range.minimum, upper: range.maximum)] : range.pieces
    var breadths = AnsweredBreadths(pieces: [])
    func breadth(at length: Double) throws(LayoutFailure) -> Double? {
      // The least length may be that which it takes where it is offered nothing.
      for offer in length == range.minimum ? [length, 0] : [length] {
        let size = try children.answer(of: place, at: CGFloat(offer), because: .prescribed).size
        let (answered, breadth) = (Double(size[children.axis]), Double(size[children.axis.other]))
        if abs(answered - length) <= 1e-7 * max(1, length), breadth.isFinite { return breadth }
      }
      return nil
    }
    for piece in pieces {
      let upper = min(piece.upper, max(piece.lower, reach))
      guard let first = try breadth(at: piece.lower), let last = try breadth(at: upper) else { return nil }
      for share in piece.lower < upper ? [0.25, 0.5, 0.75] : [] {
        let expected = first + share * (last - first)
        guard let between = try breadth(at: piece.lower + share * (upper - piece.lower)),
          abs(between - expected) <= 1e-6 * max(1, expected)
        else { return nil }
      }
      breadths.pieces.append((LengthSet.Interval(lower: piece.lower, upper: upper), first, last))
    }
    return breadths
  }
}

extension TreeTranslation {
  /// A stack's child that is left as it answers; nil for one that constraints join with others, or whose breadth its lengths
  /// alone do not tell.
  mutating func unjoinedMember(
    _ place: Int, of stack: Int, _ parameters: StackParameters, _ offered: Quantity, _ offers: Offers
  ) throws -> TreeDivision.Member? {
    let elements = facts.tree.elements[stack].children
    let (axis, child) = (parameters.axis, elements[place])
    guard let unjoined, shown.isEmpty, unjoined.contain(child),
      let proposed = offers[axis.other].constant, let across = proposed, across.isFinite, offered.upper.isFinite,
      Axis.allCases.contains(where: { facts.tree.containsDivision(along: $0, in: child) }),
      analysis.answer(of: child, along: axis, facts) == nil,
      !analysis.setsGuides(for: parameters.alignment, in: elements, facts.tree)
    else { return nil }
    let children = StackChildren(
      questions: facts, stack: stack, elements: elements, axis: axis,
      proposal: ProposedViewSize(CGFloat(offered.upper), along: axis, across: across),
      spacing: facts.spacing(ofStack: stack))
    guard let answered = try unjoined.answer(ofChild: place, of: children, upTo: reach) else { return nil }
    leavesViews = true
    return TreeDivision.Member(
      name: key(child), range: answered.range, elements: [child], across: [offers[axis.other]], isSettled: true,
      breadths: answered.breadths)
  }

  /// What a member that is left as it answers takes across, by the interval of its length.
  func breadth(_ breadths: AnsweredBreadths, of part: TreeDivision.Part, name: String) -> Side {
    let (span, length, choices) = (breadths.span, part.length, part.costs.columns.map { LinearExpression($0) })
    guard span.upper - span.lower > 1e-9 * max(1, span.upper) else { return .constant(span.lower) }
    let lines = breadths.pieces.map { piece -> Quantity in
      let slope =
        piece.lengths.lower < piece.lengths.upper
        ? (piece.last - piece.first) / (piece.lengths.upper - piece.lengths.lower) : 0
      func value(_ length: Double) -> Double { piece.first + slope * (length - piece.lengths.lower) }
      return Quantity(
        (length.expression - LinearExpression(piece.lengths.lower)) * slope + piece.first,
        in: Span(value(length.lower), value(length.upper)))
    }
    guard choices.count == lines.count else { return Side(Quantity(lines[0].expression, in: span)) }
    return Side(in: span) { translation in
      let column = try translation.program.addColumn(
        "\(name): breadth", in: Bounds(lower: span.lower, upper: span.upper))
      for (line, choice) in zip(lines, choices) {
        let difference = LinearExpression(column) - line.expression
        let (above, below) = (span.upper - line.lower, line.upper - span.lower)
        try translation.program.require("\(name): breadth not above", difference + choice * above, in: .atMost(above))
        try translation.program.require("\(name): breadth not below", difference - choice * below, in: .atLeast(-below))
      }
      return Quantity(LinearExpression(column), in: span)
    }
  }
}
