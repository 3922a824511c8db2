/// A length that follows from another one in a way that only asking tells: pieces of straight lines, found by asking at
/// more and more places where it is not straight.
///
/// A jump is enclosed to 1e-7 of where it is; a feature narrower than the first places asked may be missed. Where the value
/// at 0 is another than next to it, as that of a text is that is proposed nothing, it is a piece of its own.
struct SampledLength {
  /// A straight part: the values between two places, at `value` + `slope` × place.
  struct Piece {
    var lower: Double
    var upper: Double
    var value: Double
    var slope: Double

    func at(_ place: Double) -> Double { value + slope * place }
  }

  /// How many intervals are looked at first.
  private static let first = 24
  /// The most pieces that are found before the search gives up.
  private static let most = 4_000

  private let ask: (Double) throws -> Double
  private var known: [Double: Double] = [:]
  private var found: [Piece] = []

  private init(_ ask: @escaping (Double) throws -> Double) { self.ask = ask }

  /// The pieces of a length, in order; nil where it has no end somewhere, or too many pieces.
  ///
  /// - Parameter first: How many intervals are looked at first.
  static func pieces(
    from lower: Double, to upper: Double, startingWith first: Int = first, _ ask: @escaping (Double) throws -> Double
  ) throws -> [Piece]? {
    var sampled = SampledLength(ask)
    let step = (upper - lower) / Double(first)
    for interval in 0..<first {
      let end = interval == first - 1 ? upper : lower + step * Double(interval + 1)
      guard try sampled.search(lower + step * Double(interval), end) else { return nil }
    }
    let pieces = try sampled.joined()
    guard lower == 0, let first = pieces.first else { return pieces }
    let nothing = try sampled.value(at: 0)
    return isClose(nothing, first.at(0)) ? pieces : [Piece(lower: 0, upper: 0, value: nothing, slope: 0)] + pieces
  }

  private mutating func value(at place: Double) throws -> Double {
    if let value = known[place] { return value }
    let value = try ask(place)
    known[place] = value
    return value
  }

  /// Finds the pieces of an interval; false where there are too many, or a value has no end.
  private mutating func search(_ lower: Double, _ upper: Double) throws -> Bool {
    let (first, last) = (try value(at: lower), try value(at: upper))
    guard first.isFinite, last.isFinite, found.count < Self.most else { return false }
    let slope = (last - first) / (upper - lower)
    let piece = Piece(lower: lower, upper: upper, value: first - slope * lower, slope: slope)
    var isStraight = true
    for part in [0.5, 0.21, 0.83] where isStraight {
      let place = lower + (upper - lower) * part
      isStraight = Self.isClose(try value(at: place), piece.at(place))
    }
    let isNarrow = upper - lower <= 1e-7 * max(1, upper)
    if isStraight, !isNarrow || Self.isClose(first, last) {
      found.append(piece)
      return true
    }
    if isNarrow { return true }
    let middle = Self.division(of: lower, upper)
    return try search(lower, middle) && search(middle, upper)
  }

  /// Where an interval is halved: at a third of a point, since texts have such widths on most screens, or just before one.
  /// A jump stands there more often than not, and is found sooner.
  private static func division(of lower: Double, _ upper: Double) -> Double {
    let middle = (lower + upper) / 2
    let third = (middle * 3).rounded() / 3
    if lower + 1e-3 < third, third < upper - 1e-3 { return third }
    let isThird = abs((upper * 3).rounded() / 3 - upper) <= 1e-9
    return isThird && upper - lower > 1e-2 ? upper - 0.9e-7 * max(1, upper) : middle
  }

  /// The pieces that lie on the same line made one, the longest first, and their ends where the lines meet or a jump is.
  private mutating func joined() throws -> [Piece] {
    var lines = found.map { (piece: $0, isDone: false) }
    while let longest = lines.indices.filter({ !lines[$0].isDone }).max(by: {
      lines[$0].piece.upper - lines[$0].piece.lower < lines[$1].piece.upper - lines[$1].piece.lower
    }) {
      var whole = lines[longest].piece
      var (start, end) = (longest, longest)
      func isOnLine(_ piece: Piece) -> Bool {
        Self.isClose(piece.at(piece.lower), whole.at(piece.lower))
          && Self.isClose(piece.at(piece.upper), whole.at(piece.upper))
      }
      while start > 0, isOnLine(lines[start - 1].piece) { start -= 1 }
      while end + 1 < lines.count, isOnLine(lines[end + 1].piece) { end += 1 }
      (whole.lower, whole.upper) = (lines[start].piece.lower, lines[end].piece.upper)
      lines.replaceSubrange(start...end, with: [(whole, true)])
    }
    var pieces = try withoutChords(lines.map(\.piece))
    for place in pieces.indices.dropFirst() { try meet(&pieces, place - 1, place) }
    return pieces.filter { $0.lower <= $0.upper }
  }

  /// The pieces without those that only cut off a corner where their neighbours meet: across a short interval such a corner
  /// is as good as straight.
  private mutating func withoutChords(_ lines: [Piece]) throws -> [Piece] {
    var pieces: [Piece] = []
    for (place, piece) in lines.enumerated() {
      if let one = pieces.last, place + 1 < lines.count,
        let corner = try corner(of: one, lines[place + 1], across: piece)
      {
        pieces[pieces.count - 1].upper = corner
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Where two pieces meet across another one that only joins them there; nil where they do not, or the value is another one.
  private mutating func corner(of one: Piece, _ other: Piece, across chord: Piece) throws -> Double? {
    guard one.slope != other.slope, Self.isClose(one.at(chord.lower), chord.at(chord.lower)),
      Self.isClose(other.at(chord.upper), chord.at(chord.upper))
    else { return nil }
    let corner = (one.value - other.value) / (other.slope - one.slope)
    guard chord.lower <= corner, corner <= chord.upper else { return nil }
    let value = try value(at: corner)
    return abs(value - one.at(corner)) <= 1e-9 * max(1, abs(value)) ? corner : nil
  }

  /// Moves the ends of two neighbours to where their lines meet, or to the plain number at which one jumps to the other.
  private mutating func meet(_ pieces: inout [Piece], _ before: Int, _ after: Int) throws {
    let (one, other) = (pieces[before], pieces[after])
    let gap = 1e-6 * max(1, other.lower)
    if one.slope != other.slope {
      let meeting = (one.value - other.value) / (other.slope - one.slope)
      if one.upper - gap <= meeting, meeting <= other.lower + gap {
        (pieces[before].upper, pieces[after].lower) = (meeting, meeting)
        return
      }
    }
    // Jumps are where a view's length is reached, which is seldom a number of many digits.
    for unit in [1.0, 3, 1024] {
      let plain = (other.lower * unit).rounded() / unit
      guard one.upper - gap <= plain, plain <= other.lower + gap else { continue }
      let value = try value(at: plain)
      if Self.isClose(value, other.at(plain)) {
        pieces[after].lower = plain
        pieces[before].upper = min(one.upper, plain - gap)
      } else if Self.isClose(value, one.at(plain)) {
        pieces[before].upper = plain
        pieces[after].lower = max(other.lower, plain + gap)
      }
      return
    }
  }

  private static func isClose(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(other))
  }
}
