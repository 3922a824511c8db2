internal import LinearProgramming

/// By how much a soft constraint is missed: `fixed` + `unit` × `rest`.
///
/// Solvers and certificates tell numbers apart by a fraction of their magnitude, and so do the rows that keep a stage's
/// optimum. `a.width == 1000000000` in a row of 8 points is missed by at least 999 999 992: beside that, whole points are
/// roundings. What is missed at every point of the columns' bounds is therefore taken out, and what is left is measured in
/// the unit of its coefficients, so that the program's values have the size of lengths.
struct StatedViolation {
  /// What it is missed by at every point.
  var fixed: Double
  /// What one of `rest` is worth: a power of 2.
  var unit: Double
  /// What it is missed by besides.
  var rest: LinearExpression
}

/// The violations of one strength that are minimised together: their sum is `fixed` + `unit` × `rest`.
struct TotalViolation {
  var fixed: Double
  var unit: Double
  var rest: LinearExpression

  /// How many times larger the unit of one violation is than that of another, where no sum of both would show the other.
  static let apart = 1e6

  /// The totals of some violations. Those of much larger units come first: what a point is worth to them, the others cannot
  /// make up for.
  static func totals(of violations: [StatedViolation]) -> [TotalViolation] {
    var totals: [TotalViolation] = []
    for violation in violations.sorted(by: { $0.unit < $1.unit }) {
      if let last = totals.last, violation.unit < last.unit * apart {
        totals[totals.count - 1].fixed += violation.fixed
        totals[totals.count - 1].rest += violation.rest * (violation.unit / last.unit)
      } else {
        totals.append(TotalViolation(fixed: violation.fixed, unit: violation.unit, rest: violation.rest))
      }
    }
    return totals.reversed()
  }
}

extension StagedProgram {
  /// Makes the violations of one strength small.
  mutating func pursue(_ total: TotalViolation) throws {
    try pursue(.minimise(total.rest), for: .constraints)
    noteMeasure(unit: total.unit, fixed: total.fixed)
  }
}

extension TreeTranslation {
  /// What a relation is missed by, in parts.
  mutating func violations(of relation: StatedRelation, name: String) throws -> [StatedViolation] {
    guard let missed = relation.missedWhereShown, missed.least > TotalViolation.apart else {
      return [try violation(of: relation, name: name)]
    }
    // Whether its views are shown is worth so much that no sum with lengths would show these.
    let unit = relation.unit
    let column = try program.addColumn("\(name): violation where shown", in: .nonnegative)
    let rest = (missed.rest + (missed.shown - 1) * missed.span) * (1 / unit)
    try program.require("\(name): missed", LinearExpression(column) - rest, in: .nonnegative)
    try program.end(column, beyond: [rest])
    let worth = Double(sign: .plus, exponent: missed.least.exponent, significand: 1)
    return [
      StatedViolation(fixed: 0, unit: worth, rest: missed.shown * (missed.least / worth)),
      StatedViolation(fixed: 0, unit: unit, rest: LinearExpression(column)),
    ]
  }

  /// What a relation is missed by, with a column that is at least as much as the part that varies.
  private mutating func violation(of relation: StatedRelation, name: String) throws -> StatedViolation {
    try program.addViolation(name, of: relation.rows(reach: reach), unit: relation.unit)
  }
}

extension LinearProgram {
  /// Adds a column that is at least as much as what a relation is missed by, as far as that varies.
  ///
  /// - Parameter rows: What is to be 0 or more for the relation to hold, with the way in which it is missed where it is less.
  mutating func addViolation(
    _ name: String, of rows: [(name: String, sum: LinearExpression)], unit: Double
  ) throws -> StatedViolation {
    let fixed = rows.map { -span(of: LinearExpression($0.sum.terms)).upper - $0.sum.constant }.reduce(0, max)
    let column = LinearExpression(try addColumn("\(name): violation", in: .nonnegative))
    var ends: [LinearExpression] = []
    for row in rows {
      var sum = LinearExpression(row.sum.terms)
      let span = span(of: sum)
      // What is missed in any case is not written as the sum of two great numbers.
      sum.constant = fixed > 0 && -span.upper - row.sum.constant == fixed ? -span.upper : fixed + row.sum.constant
      guard span.lower + sum.constant < 0 else { continue }
      try require("\(name): \(row.name)", column + sum * (1 / unit), in: .nonnegative)
      ends.append(sum * (-1 / unit))
    }
    if let column = column.terms.first?.column { try end(column, beyond: ends) }
    return StatedViolation(fixed: fixed, unit: unit, rest: column)
  }
}

extension LinearExpression {
  /// The power of 2 at the greatest coefficient, or 1 where the coefficients are of the usual size.
  var unit: Double {
    let greatest = terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    guard greatest > 0, !(1.0 / 64...64).contains(greatest) else { return 1 }
    return Double(sign: .plus, exponent: greatest.exponent, significand: 1)
  }
}
