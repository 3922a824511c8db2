/// Following the possible lengths that the same view has where it is proposed another length across.
///
/// A view that is proposed a little more or less across mostly keeps to the same lengths. So what was found there is looked
/// at first: an end or a bend that stands here too takes a few questions, where a search takes dozens. One that does not is
/// sought.
extension PossibleLengths {
  /// Where the interval that ends at `end` begins, as far as the guide tells.
  enum GuidedBeginning {
    /// Just there.
    case at(Double)
    /// At this length or below it.
    case below(Double)
    /// Between a length that is none of it and one that is.
    case between(Double, Double)
  }

  /// Where the interval that ends at `end` begins, if it looks like one that the guide knows.
  mutating func guidedBeginning(of end: Double) throws -> GuidedBeginning? {
    guard let run = guide.intervals.last(where: { $0.lower < end - pixel && end <= $0.upper + pixel }) else {
      return nil
    }
    let (start, top) = (run.lower, end - pixel)
    var good = top
    for part in [0.69, 0.41, 0.13, 0] {
      let offer = start + (top - start) * part
      guard try keeps(offer) else { return .between(offer, good) }
      good = offer
    }
    if start <= 0 { return .at(start) }
    return try keeps(max(0, start - 1e-8 * max(1, start))) ? .below(start) : .at(start)
  }

  /// The line that the costs of an interval begin with, and where the next one begins, where the guide knows both.
  mutating func guidedLine(from start: Double, until end: Double) throws -> (line: LengthPiece, next: Double)? {
    // Where one line ends and the next one begins there is no gap.
    let cuts = zip(guide.pieces, guide.pieces.dropFirst()).filter {
      $0.upper > start && $0.upper <= $1.lower && $1.lower - $0.upper <= pixel && $1.lower < end
    }
    for (last, next) in cuts {
      let line = try LengthPiece(from: start, answer(at: start).cost, to: last.upper, answer(at: last.upper).cost)
      guard try isOn(line, (start + last.upper) / 2) else { return nil }
      let isAside = try !isOn(
        line, next.lower < min(next.upper, end) ? (next.lower + min(next.upper, end)) / 2 : next.lower)
      guard isAside else { continue }
      return try last.upper < next.lower && isOn(line, next.lower) ? nil : (line, next.lower)
    }
    return nil
  }

  /// The next possible length below one to which the child also answers where it is offered less, if the guide knows it.
  mutating func guidedLength(below start: Double) throws -> Double? {
    let slack = 1e-9 * max(1, start.magnitude)
    guard let length = guide.pieces.last(where: { $0.upper < start - pixel })?.upper, try keeps(length),
      try answer(at: length + pixel / 16).length >= start - slack
    else { return nil }
    return length
  }

  /// Where a view that may take less of a larger offer is looked at above its greatest length: all that the guide knows of,
  /// and a few offers beside.
  func guidedOffers(above greatest: Double, upTo reach: Double) -> [Double] {
    let known = guide.pieces.filter { $0.upper > greatest + pixel }
    return known.flatMap { [$0.lower, ($0.lower + min($0.upper, reach)) / 2, $0.upper] }
      + (1...4).map { greatest + (reach - greatest) * Double($0) / 5 }
  }
}
