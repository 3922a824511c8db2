internal import GreedyLayout
internal import LinearProgramming

/// The widths that a Grid's column can have whose cells hold stacks that take notice of the row's height.
extension TreeTranslation {
  /// The widths that a column with coupled stacks in its cells keeps to: they are asked for without a height, where each
  /// stack has its own optimum, and only placed at the height of their row.
  mutating func columnRange(
    of track: Int, in element: Int, _ cells: [Int], upTo offered: Double
  ) throws -> ChildRange {
    let record = OptimumRecord()
    let search = TrackSearch(record: record, facts: facts, grid: element, track: track, axis: .horizontal)
    let greatest = offered.isFinite ? offered : reach
    let found = try facts.trying { () throws(LayoutFailure) in
      try search.pieces(of: cells, offered: greatest) { _ in nil }
    }
    for (view, reason) in record.approximations { approximate(view: view, because: reason) }
    // What overflows in the cells is that of their placement.
    var widths = LengthSet(
      found.map { LengthSet.Interval(lower: Self.plain($0.lower), upper: Self.plain($0.upper)) })
    if ownAnswers.mayTurnBack { widths = try kept(widths, by: cells, upTo: greatest) }
    let pieces = widths.intervals.map { LengthPiece(at: $0) }
    let (minimum, maximum) = (pieces.first?.lower ?? 0, pieces.last?.upper ?? 0)
    return ChildRange(
      minimum: minimum, maximum: maximum, floor: minimum, priority: 0, isSeparable: false,
      pieces: pieces.count == 1 ? [] : pieces)
  }

  /// Those of some widths to which cells keep, and those between them, where stacks may take less of a larger offer: one of
  /// 54 points may have lengths of 41 that are nearer to their ideal ones.
  private func kept(_ found: LengthSet, by cells: [Int], upTo greatest: Double) throws -> LengthSet {
    let (facts, answers) = (facts, ownAnswers)
    func width(_ offer: Double) throws -> Double {
      let proposal = ProposedViewSize(width: CGFloat(offer), height: nil)
      return try cells.reduce(0) { max($0, Double(try answers.answer(of: $1, to: proposal, facts).width)) }
    }
    func isKept(_ length: Double) throws -> Bool { try abs(width(length) - length) <= 1e-6 * max(1, length) }
    guard let sampled = try SampledLength.pieces(from: 0, to: greatest, width) else { return found }
    var pieces = sampled
    var kept: [LengthSet.Interval] = []
    for interval in found.intervals {
      if interval.upper - interval.lower <= 1e-6 {
        if try isKept(interval.lower) { kept.append(interval) }
      } else if interval.upper.isFinite {
        pieces += try SampledLength.pieces(from: interval.lower, to: interval.upper, startingWith: 3, width) ?? []
      } else {
        kept.append(LengthSet.Interval(lower: max(interval.lower, greatest), upper: interval.upper))
      }
    }
    for piece in pieces {
      if abs(piece.slope - 1) <= 1e-6 {
        guard abs(piece.value) <= 1e-6 * max(1, piece.upper) else { continue }
        kept.append(LengthSet.Interval(lower: piece.lower, upper: piece.upper))
      } else {
        let length = Self.plain(piece.value / (1 - piece.slope))
        let tolerance = 1e-6 * max(1, length)
        guard piece.lower - tolerance <= length, length <= piece.upper + tolerance, try isKept(length) else { continue }
        kept.append(LengthSet.Interval(lower: length, upper: length))
      }
    }
    return kept.isEmpty ? found : LengthSet(kept)
  }

  /// A width without what the relaxed rows of a stack's own program added to it, where it is a plain number.
  private static func plain(_ length: Double) -> Double {
    guard length.isFinite else { return length }
    return PossibleLengths.plainNumbers(near: length).first { abs($0 - length) <= 1e-7 * max(1, length) } ?? length
  }
}
