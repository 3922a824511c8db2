import LinearProgramming

/// What may be handed to GLPK.
///
/// Beyond these sizes GLPK 5.0 aborts the process or overflows in silence (measured: a coefficient of 1e200 beside
/// ordinary ones, an integer column of value 1e16).
enum Suitability {
  /// The sizes of coefficients other than 0.
  static let coefficients = 1e-20...1e20
  /// A bound of this size or more is set aside; the certificate decides whether that mattered.
  static let greatestBound = 1e20
  /// Integer columns are searched only up to this size, where doubles still tell 1e-6 from 0.
  static let greatestInteger = 1e9

  /// Checks the coefficients of a row or, without a name, of the objective.
  static func check(
    _ terms: [LinearExpression.Term], row: String?, columns: [LinearProgram.Column]
  ) throws(SolverFailure) {
    for term in terms where !coefficients.contains(term.coefficient.magnitude) {
      let place = row.map { "row \"\($0)\"" } ?? "objective"
      throw .unsuitableNumber(
        term.coefficient, place: "\(place), column \"\(columns[term.column.index].name)\"")
    }
  }

  /// The bounds for the relaxation: those of great size are set aside.
  static func relaxed(_ lower: Double, _ upper: Double) -> (lower: Double, upper: Double) {
    (
      lower.magnitude < greatestBound ? lower : -.infinity,
      upper.magnitude < greatestBound ? upper : .infinity
    )
  }
}
