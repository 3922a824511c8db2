internal import LayoutEngine
internal import LinearProgramming

/// Lengths that no row says, since a stack inside has its own optimum for each proposal: they are asked for.
extension TreeTranslation {
  /// What an element answers along an axis as one side of what it is proposed varies, or both in one ratio, with each stack
  /// inside divided as it would be by itself; nil where they vary otherwise, or nothing with few enough pieces comes of it.
  mutating func ownAnswer(of element: Int, along axis: Axis, _ offers: Offers) throws -> Side? {
    if let proposal = offers.constant { return .constant(Double(try answer(of: element, to: proposal)[axis])) }
    if !isBent(element, along: axis), let side = separableSide(of: element, along: axis, offers[axis]) { return side }
    let (facts, answers) = (facts, ownAnswers)
    return try sampled("\(key(element)): \(axis) answer", from: offers) { proposal in
      Double(try answers.answer(of: element, to: proposal, facts)[axis])
    }
  }

  /// Where a guide stands in an element that was measured with each stack inside divided as it would be by itself; nil where
  /// nothing with few enough pieces comes of it.
  mutating func ownGuide(_ key: AlignmentKey, of element: Int) throws -> Side? {
    guard let offers = offers[element] else { return nil }
    let (facts, answers) = (facts, ownAnswers)
    func guide(for proposal: ProposedViewSize) throws -> Double {
      let size = try answers.answer(of: element, to: proposal, facts)
      return Double(
        try facts.trying { () throws(LayoutFailure) in try facts.guide(key, of: element, answering: size, to: proposal)
        })
    }
    if let proposal = offers.constant { return .constant(try guide(for: proposal)) }
    return try sampled("\(self.key(element)): guide", from: offers, guide)
  }

  /// A length that follows from what is proposed as `answer` tells; nil where both sides vary, unless one of them follows from
  /// the other, as those of a ratio do.
  private mutating func sampled(
    _ name: String, from offers: Offers, _ answer: @escaping (ProposedViewSize) throws -> Double
  ) throws -> Side? {
    if case .length(let width) = offers.horizontal, let line = Self.line(of: offers) {
      let sampled = try sampled(name, from: width) { width in
        try answer(ProposedViewSize(width: CGFloat(width), height: CGFloat(max(0, line.slope * width + line.shift))))
      }
      return sampled.map { Side($0) }
    }
    for varying in Axis.allCases {
      guard case .length(let side) = offers[varying], side.constant == nil, let fixed = offers[varying.other].constant
      else { continue }
      let sampled = try sampled(name, from: side) { length in
        try answer(ProposedViewSize(CGFloat(length), along: varying, across: fixed))
      }
      return sampled.map { Side($0) }
    }
    return nil
  }

  /// How a height that varies follows from a width that does: `slope` times that and `shift`; nil where it has terms of its own.
  private static func line(of offers: Offers) -> (slope: Double, shift: Double)? {
    guard case .length(let width) = offers.horizontal, case .length(let height) = offers.vertical,
      let width = width.translated?.expression, let height = height.translated?.expression,
      let first = width.terms.first, let same = height.terms.first(where: { $0.column == first.column })
    else { return nil }
    let slope = same.coefficient / first.coefficient
    let rest = height - width * slope
    guard rest.terms.allSatisfy({ abs($0.coefficient) <= 1e-12 * abs(slope) }) else { return nil }
    return (slope, rest.constant)
  }

  /// A length that follows from another one as `answer` tells; nil where that has no end somewhere, or too many pieces.
  mutating func sampled(
    _ name: String, from side: Side, _ answer: @escaping (Double) throws -> Double
  ) throws -> Quantity? {
    guard let pieces = try samples(of: side, answer), let first = pieces.first else { return nil }
    if pieces.count == 1, first.slope == 0 { return .constant(first.value) }
    let offered = try side.quantity(&self)
    // Also beside the piece the line is a number that rows have to leave room for.
    func length(_ piece: SampledLength.Piece) -> Quantity {
      Quantity(
        offered.expression * piece.slope + piece.value, in: Span(piece.at(offered.lower), piece.at(offered.upper)))
    }
    if pieces.count == 1 { return length(first) }
    let choices = try self.choices(name, of: pieces.count)
    var (least, greatest) = (LinearExpression(), LinearExpression())
    for (piece, choice) in zip(pieces, choices) {
      least += choice * piece.lower
      greatest += choice * piece.upper
    }
    try program.require("\(name): offer from", offered.expression - least, in: .nonnegative)
    try program.require("\(name): offer to", greatest - offered.expression, in: .nonnegative)
    if first.upper == 0 {
      try note(OfferOfNothing(offered: offered.expression, choice: choices[0]), name)
    }
    let lengths = try chosen(name, pieces.map(length), by: choices)
    let ends = pieces.flatMap { [$0.at($0.lower), $0.at($0.upper)] }
    return Quantity(lengths.expression, in: Span(ends.min() ?? lengths.lower, ends.max() ?? lengths.upper))
  }

  /// The most pieces of which such a length is made in a program.
  private static let mostPieces = 256

  /// The straight pieces of what `answer` tells of the values that a length can take.
  private func samples(
    of side: Side, _ answer: @escaping (Double) throws -> Double
  ) throws -> [SampledLength.Piece]? {
    var pieces: [SampledLength.Piece] = []
    for interval in side.possible.limited(from: max(0, side.lower), to: side.upper).intervals {
      guard interval.upper.isFinite else { return nil }
      if interval.upper - interval.lower <= 1e-6 {
        let value = try answer(interval.lower)
        guard value.isFinite else { return nil }
        if let last = pieces.last, last.slope == 0, last.value == value {
          pieces[pieces.count - 1].upper = interval.upper
        } else {
          pieces.append(
            SampledLength.Piece(lower: interval.lower, upper: interval.upper, value: value, slope: 0))
        }
      } else {
        guard let found = try SampledLength.pieces(from: interval.lower, to: interval.upper, answer) else { return nil }
        pieces += found
      }
      guard pieces.count <= Self.mostPieces else { return nil }
    }
    return pieces
  }
}

/// What elements answer whose stacks are divided as they would be by themselves, to the proposals that were asked about: a
/// tree is translated several times, and an answer takes solving programs.
final class OwnAnswers {
  /// Whether a stack may take less of a larger offer, since the first of its goals besides `overflow` is not to use all.
  let mayTurnBack: Bool

  /// - Parameter goals: The goals of the stacks.
  init(goals: [Goal]) { mayTurnBack = goals.first { $0 != .overflow } != .fill }

  private struct Question: Hashable {
    var element: Int
    var proposal: ProposedViewSize
  }

  private var known: [Question: CGSize] = [:]

  /// What an element answers, without a trace.
  func answer(of element: Int, to proposal: ProposedViewSize, _ facts: any StackQuestions) throws -> CGSize {
    let question = Question(element: element, proposal: proposal)
    if let size = known[question] { return size }
    let size = try facts.triedAnswer(of: element, to: proposal)
    known[question] = size
    return size
  }
}
