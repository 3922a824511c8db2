internal import LayoutEngine

/// The possible lengths of a view where it is proposed a length across: a guide to those where it is proposed another one.
struct LengthGuide {
  /// What it is proposed across, in points; nil where that is left open.
  var across: CGFloat?
  /// The possible lengths in ascending order; none where nothing is known.
  var pieces: [LengthPiece] = []
  /// The intervals in which it keeps to every offer, whatever its lengths cost there.
  var intervals: [LengthSet.Interval] = []

  /// How many are kept of each view.
  static let greatestCount = 16
  /// Of how many pieces they are at most: to look at more of them takes as long as to ask.
  static let mostPieces = PossibleLengths.limit

  /// A guide that knows nothing.
  init() {}

  /// Makes a guide of possible lengths in ascending order; pieces no further than a pixel apart are one interval.
  init(_ pieces: [LengthPiece], across: CGFloat?, pixel: Double) {
    self.across = across
    self.pieces = pieces
    for piece in pieces {
      if let last = intervals.last, piece.lower - last.upper <= pixel,
        piece.lower < piece.upper || last.lower < last.upper
      {
        intervals[intervals.count - 1].upper = piece.upper
      } else {
        intervals.append(LengthSet.Interval(lower: piece.lower, upper: piece.upper))
      }
    }
  }

  /// How far what is proposed across is from something else, in points.
  func distance(to other: CGFloat?) -> Double {
    guard let across, let other else { return across == other ? 0 : .infinity }
    return across == other ? 0 : Double(abs(across - other))
  }
}

extension OptimumRecord.PiecesKey {
  /// The key of the same view whatever it is proposed across.
  var acrossAll: Self {
    var key = self
    key.across = nil
    key.likeness = nil
    return key
  }
}
