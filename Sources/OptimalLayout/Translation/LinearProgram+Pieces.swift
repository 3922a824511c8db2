internal import LinearProgramming

/// Choices among the intervals of a child's possible lengths.
extension LinearProgram {
  /// Adds a binary for each interval, one of which holds the child's length; none where there is but one.
  mutating func addChoice(
    among pieces: [LengthPiece], for column: LinearProgram.ColumnID, name: String
  ) throws -> PieceChoice {
    if pieces.count == 1 { return pieces[0].costs(of: LinearExpression(column), held: LinearExpression(1)) }
    let end = self[column].bounds.upper
    var chosen = LinearExpression()
    var length = LinearExpression()
    var choices: [LinearProgram.ColumnID] = []
    var costs = (overflow: LinearExpression(), excess: LinearExpression())
    for (number, piece) in pieces.enumerated() {
      choices.append(try addColumn("\(name): lengths \(number + 1)", in: .unit, domain: .binary))
      let choice = LinearExpression(choices[number])
      chosen += choice
      var part = choice * piece.lower
      if piece.lower < min(piece.upper, end) {
        // The length where this interval is chosen, else 0.
        let within = LinearExpression(
          try addColumn("\(name): length \(number + 1)", in: Bounds(lower: 0, upper: min(piece.upper, end))))
        try require(
          "\(name): length \(number + 1) from \(piece.lower)", within - choice * piece.lower, in: .nonnegative)
        try require(
          "\(name): length \(number + 1) to \(piece.upper)", choice * min(piece.upper, end) - within,
          in: .nonnegative)
        part = within
      }
      length += part
      let cost = piece.costs(of: part, held: choice)
      costs.overflow += cost.overflow
      costs.excess += cost.excess
    }
    try require("\(name): one of its lengths", chosen, in: .exactly(1))
    try require("\(name): length", LinearExpression(column) - length, in: .exactly(0))
    return PieceChoice(columns: choices, overflow: costs.overflow, excess: costs.excess)
  }
}

/// The binaries by which an interval is chosen, one of them 1, and what the length then costs.
struct PieceChoice {
  var columns: [LinearProgram.ColumnID] = []
  var overflow = LinearExpression()
  var excess = LinearExpression()
}

extension LengthPiece {
  /// The costs of a length on the piece, where `held` is 1 if it is on it, and both are 0 if it is not.
  func costs(
    of length: LinearExpression, held: LinearExpression
  ) -> PieceChoice {
    func cost(_ line: Line) -> LinearExpression {
      held * (line.value - line.slope * lower) + length * line.slope
    }
    return PieceChoice(overflow: cost(overflow), excess: cost(excess))
  }
}
