/// The share of a sum's magnitude that rounding may account for where a proof must hold exactly.
private let rounding = 1e-14

extension Certificate {
  /// Checks a Farkas ray: the multiplied rows demand more than the columns can give within their bounds.
  ///
  /// Every point of the program has Σ multiplier × activity at least as great as the demand, and Σ weight × value
  /// is the same number; but the columns' bounds keep that below the demand.
  func check(multipliers: [Double]) -> [Violation] {
    let malformed = shapeViolations(multipliers, of: "multipliers", count: program.rows.count)
    guard malformed.isEmpty else { return malformed }
    var violations: [Violation] = []
    var excess = CompensatedSum()
    var weights = [CompensatedSum](repeating: CompensatedSum(), count: program.columns.count)
    for (row, multiplier) in zip(program.rows, multipliers) where multiplier != 0 {
      let bound = multiplier > 0 ? row.bounds.lower : row.bounds.upper
      guard bound.isFinite else {
        violations.append(.multiplierWithoutBound(row: row.name, amount: multiplier.magnitude, limit: 0))
        continue
      }
      excess.add(multiplier, times: bound)
      for term in row.terms { weights[term.column.index].add(multiplier, times: term.coefficient) }
    }
    for (column, weight) in zip(program.columns, weights) where weight.value != 0 {
      let bound = weight.value > 0 ? column.bounds.upper : column.bounds.lower
      if bound.isFinite {
        excess.add(-weight.value, times: bound)
      } else {
        let limit = tolerance * 1e-3 * weight.magnitude
        guard weight.value.magnitude > limit else { continue }
        violations.append(.columnEscapes(column: column.name, amount: weight.value.magnitude, limit: limit))
      }
    }
    let limit = rounding * excess.magnitude
    if violations.isEmpty, !(excess.value > limit) {
      violations.append(.doesNotSeparate(amount: excess.value, limit: limit))
    }
    return violations
  }

  /// Checks that the ray stays in every row and bound, that it improves, and that the point, if one is stated, is one.
  func check(_ proof: UnboundednessProof) -> [Violation] {
    var malformed = shapeViolations(proof.ray, of: "ray", count: program.columns.count)
    if let point = proof.point { malformed += shapeViolations(point, of: "point", count: program.columns.count) }
    guard malformed.isEmpty else { return malformed }
    var violations = proof.point.map { check(point: $0) } ?? []
    for row in program.rows {
      let drift = sum(row.terms, at: proof.ray)
      let leaves = drift.value > 0 ? row.bounds.upper.isFinite : row.bounds.lower.isFinite
      let limit = tolerance * 1e-3 * drift.magnitude
      if leaves, drift.value.magnitude > limit {
        violations.append(.rayLeavesRow(row: row.name, amount: drift.value.magnitude, limit: limit))
      }
    }
    for (column, step) in zip(program.columns, proof.ray) {
      if step > 0 ? column.bounds.upper.isFinite : step < 0 && column.bounds.lower.isFinite {
        violations.append(.rayLeavesColumn(column: column.name, amount: step.magnitude, limit: 0))
      }
    }
    let change = sum(objective.expression.terms, at: proof.ray)
    let gain = -sign * change.value
    let limit = tolerance * 1e-3 * change.magnitude
    if !(gain > limit) { violations.append(.rayDoesNotImprove(amount: gain, limit: limit)) }
    return violations
  }
}
