internal import LinearProgramming

/// Ends of columns that no goal wants to be great.
///
/// A column that is only to be as great as some excess needs no more than the greatest that this comes to. Solvers are at
/// their surest where every column has two ends.
extension LinearProgram {
  /// Ends a column just beyond the greatest of `excesses` and its own least value; without an end where one has none.
  mutating func end(_ column: ColumnID, beyond excesses: [LinearExpression]) throws {
    let greatest = excesses.reduce(max(0, self[column].bounds.lower)) { max($0, span(of: $1).upper) }
    guard greatest.isFinite else { return }
    try setBounds(Bounds(lower: self[column].bounds.lower, upper: Self.end(beyond: greatest)), of: column)
  }

  /// A whole number above what a value comes to, however relaxed the rows are that make it.
  static func end(beyond greatest: Double) -> Double { (greatest + 1e-6 * greatest.magnitude).rounded(.down) + 1 }

  /// Between which values an expression lies, as far as the bounds of its columns say.
  func span(of expression: LinearExpression) -> (lower: Double, upper: Double) {
    expression.terms.reduce((expression.constant, expression.constant)) { span, term in
      guard term.coefficient != 0 else { return span }
      let bounds = self[term.column].bounds
      let ends = [term.coefficient * bounds.lower, term.coefficient * bounds.upper]
      return (span.0 + min(ends[0], ends[1]), span.1 + max(ends[0], ends[1]))
    }
  }
}
