/// Following what the lengths of an interval cost.
///
/// The costs are piecewise linear, and may leap where something inside the child does. From the least length on, the line
/// that the costs begin with is followed to its end; the next line begins there, or beyond the leap.
extension PossibleLengths {
  /// The most lines that are made for the costs of a child.
  private static let mostCuts = 80

  /// An interval cut where a cost begins to grow at another rate, and where it leaps.
  mutating func linearPieces(from lower: Double, to upper: Double) throws -> [LengthPiece] {
    var pieces: [LengthPiece] = []
    var start = lower
    while true {
      if cuts < Self.mostCuts, lower < upper, let known = try guidedLine(from: start, until: upper) {
        cuts += 1
        pieces.append(known.line)
        start = known.next
        continue
      }
      let rest = try chord(from: start, to: upper)
      guard cuts < Self.mostCuts, let aside = try lengthAside(rest) else { return pieces + [rest] }
      cuts += 1
      let end = try ending(ofLineIn: rest, before: aside)
      guard end.next > start else { return pieces + [rest] }
      let line = try chord(from: start, to: end.line)
      pieces += try lengthAside(line) == nil ? [line] : linearPieces(from: start, to: end.line)
      guard end.line < upper else { return pieces }
      start = min(end.next, upper)
    }
  }

  private mutating func chord(from lower: Double, to upper: Double) throws -> LengthPiece {
    try LengthPiece(from: lower, answer(at: lower).cost, to: upper, answer(at: upper).cost)
  }

  /// A length inside a piece whose costs are not those that it states; nil where neither three lengths nor those that were
  /// asked for before tell of one.
  private mutating func lengthAside(_ piece: LengthPiece) throws -> Double? {
    guard piece.lower < piece.upper else { return nil }
    let even = [0.5, 0.23, 0.81].map { piece.lower + (piece.upper - piece.lower) * $0 }
    if let aside = try even.first(where: { try !isOn(piece, $0) }) { return aside }
    // Beside its ends the costs may lie on the next line already.
    let edge = 1e-6 * max(1, piece.upper)
    let asked = known.keys.filter { $0 > piece.lower + edge && $0 < piece.upper - edge }
    return try asked.sorted().first { try keeps($0) && !isOn(piece, $0) }
  }

  mutating func isOn(_ line: LengthPiece, _ length: Double) throws -> Bool {
    try answer(at: length).cost.isClose(to: line.cost(at: length), within: 1e-7)
  }

  /// Where the line ends that the costs of an interval begin with, and where the next one begins: at the same length, or
  /// beside it where the costs leap.
  private mutating func ending(
    ofLineIn piece: LengthPiece, before aside: Double
  ) throws -> (line: Double, next: Double) {
    let step = (piece.upper - piece.lower) / 64
    if let bend = try bend(in: piece, step: step) {
      let isLate = bend > piece.upper - step - 1e-9
      return try isLate ? leap(atEndOf: piece, step: step) ?? (bend, bend) : (bend, bend)
    }
    // The beginning may be narrow itself.
    var first = try chord(from: piece.lower, to: piece.lower + step)
    while try lengthAside(first) != nil {
      guard first.upper - first.lower > pixel / 64 else {
        return try leap(of: chord(from: piece.lower, to: piece.lower), between: (piece.lower, first.upper))
      }
      first = try chord(from: first.lower, to: first.lower + (first.upper - first.lower) / 64)
    }
    let beyond = try isOn(first, piece.upper) ? aside : piece.upper
    let ends = try boundary(from: first.upper, to: beyond, within: pixel / 64) { try !$0.isOn(first, $1) }
    if let bend = try bend(of: first, near: ends, until: piece.upper) { return (bend, bend) }
    return try leap(of: first, between: ends)
  }

  /// Where the lines at both ends of a piece meet, if they do so inside it and the costs there are on both.
  private mutating func bend(in piece: LengthPiece, step: Double) throws -> Double? {
    let left = try chord(from: piece.lower, to: piece.lower + step)
    let right = try chord(from: piece.upper - step, to: piece.upper)
    return try meeting(of: left, right, after: piece.lower, before: piece.upper)
  }

  /// The end of the line that the costs of a piece begin with, where they leap at the greatest length: the line through it and
  /// the lengths beside it is none of theirs, and meets the first one where it was begun. Nil where they do not.
  private mutating func leap(
    atEndOf piece: LengthPiece, step: Double
  ) throws -> (line: Double, next: Double)? {
    let line = try chord(from: piece.lower, to: piece.lower + step)
    let before = max(piece.lower, piece.upper - pixel / 64)
    guard try isOn(line, piece.upper - step / 2), try isOn(line, before) else { return nil }
    return try apart(of: line, before, piece.upper, missed: piece.upper)
  }

  /// Where a line meets the one that begins beside its end.
  private mutating func bend(
    of line: LengthPiece, near ends: (lower: Double, upper: Double), until upper: Double
  ) throws -> Double? {
    let step = min(pixel / 64, (upper - ends.upper) / 2)
    guard step > 0 else { return nil }
    let next = try chord(from: ends.upper, to: ends.upper + step)
    return try meeting(of: line, next, after: ends.lower - pixel / 64, before: ends.upper + pixel / 64)
  }

  private mutating func meeting(
    of left: LengthPiece, _ right: LengthPiece, after lower: Double, before upper: Double
  ) throws -> Double? {
    for line in [\LengthPiece.overflow, \LengthPiece.excess] {
      let (first, last) = (left[keyPath: line], right[keyPath: line])
      guard abs(first.slope - last.slope) > 1e-9 else { continue }
      let gap = last.value - last.slope * right.lower - (first.value - first.slope * left.lower)
      let meeting = gap / (first.slope - last.slope)
      // The lines are known but for what programs inside leave open.
      let plain = Self.plainNumbers(near: meeting).filter { abs($0 - meeting) <= 1e-7 * max(1, meeting) }
      for length in plain + [meeting] where length > lower + 1e-9 && length < upper - 1e-9 {
        if try isOn(left, length), try isOn(right, length) { return length }
      }
    }
    return nil
  }

  /// The greatest length found on a line, and the least one beyond its end: the plain number there, if it is one, else as
  /// near as doubles tell. The one that costs more keeps a small distance, so that neither is taken for the other; the
  /// one that costs less ends a pixel before a plain number that it does not reach.
  private mutating func leap(
    of line: LengthPiece, between ends: (lower: Double, upper: Double)
  ) throws -> (line: Double, next: Double) {
    // Where a text lets in the next word, it takes the rest of a pixel beyond the offer: between the two nothing is possible.
    let beyond = try answer(at: ends.upper).length
    if beyond > ends.upper, beyond >= ends.lower + pixel / 64, beyond <= ends.upper + 2 * pixel, try keeps(ends.lower),
      try !keeps(ends.upper), try keeps(beyond), try !isOn(line, beyond)
    {
      return (ends.lower, beyond)
    }
    let width = 1e-11 * max(1, ends.upper)
    for rounded in Self.plainNumbers(near: ends.upper).prefix(3) where rounded > ends.lower && rounded <= ends.upper {
      // Mostly a line ends just before a plain number.
      let before = max(ends.lower, rounded - 1e-6 * max(1, rounded))
      if try !isOn(line, rounded), try isOn(line, before),
        try answer(at: before).cost.distance(to: answer(at: rounded).cost) > 1e-6
      {
        return try apart(of: line, before, rounded, missed: rounded)
      }
    }
    var (lower, upper) = try boundary(from: ends.lower, to: ends.upper, within: width) { try !$0.isOn(line, $1) }
    var missed: Double?
    for rounded in Self.plainNumbers(near: upper) {
      // What divides the views inside may have leapt early, by as much as its own program leaves open, and what is found
      // of that by as much as it passes for the same length.
      guard abs(rounded - upper) <= 2e-6 * max(1, rounded), rounded >= ends.lower, rounded <= ends.upper else {
        continue
      }
      if try isOn(line, rounded) {
        lower = rounded
      } else {
        upper = rounded
        missed = rounded
      }
      break
    }
    return try apart(of: line, lower, upper, missed: missed)
  }

  /// The same, with the distance that the lengths on both sides of a leap keep.
  private mutating func apart(
    of line: LengthPiece, _ last: Double, _ next: Double, missed: Double?
  ) throws -> (line: Double, next: Double) {
    var (lower, upper) = (last, next)
    let costs = try (lower: answer(at: lower).cost, upper: answer(at: upper).cost)
    guard costs.lower.distance(to: costs.upper) > 1e-6 else { return (lower, upper) }
    if costs.lower.sum > costs.upper.sum {
      lower = max(line.lower, upper - pixel / 64)
    } else if let missed {
      lower = max(line.lower, missed - pixel)
    } else {
      upper = lower + pixel / 64
    }
    return (lower, upper)
  }
}

extension LengthPiece {
  /// The costs that the piece states for a length.
  fileprivate func cost(at length: Double) -> Cost {
    Cost(
      overflow: overflow.value + overflow.slope * (length - lower),
      excess: excess.value + excess.slope * (length - lower), missesRelations: missesRelations)
  }
}
