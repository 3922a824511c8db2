extension Certificate {
  /// Checks that a point lies in the columns' bounds and the rows, and is whole where it must be.
  ///
  /// The rows are judged at the point moved into the columns' bounds, so that a column just out of its bounds cannot
  /// pay for a row that multiplies it by a million.
  func check(point: [Double]) -> [Violation] {
    var violations: [Violation] = []
    var inside = point
    for (index, column) in program.columns.enumerated() {
      let value = point[index]
      let nearest = column.bounds.clamp(value)
      let limit = tolerance * max(1, nearest.magnitude)
      let amount = (value - nearest).magnitude
      if amount > limit { violations.append(.columnOutOfBounds(column: column.name, amount: amount, limit: limit)) }
      inside[index] = nearest
      guard column.domain != .continuous else { continue }
      let fraction = (value - value.rounded()).magnitude
      if fraction > tolerance {
        violations.append(.fractional(column: column.name, amount: fraction, limit: tolerance))
      }
    }
    for row in program.rows where !row.bounds.isFree {
      let activity = sum(row.terms, at: inside)
      let nearest = row.bounds.clamp(activity.value)
      let amount = (activity.value - nearest).magnitude
      let limit = tolerance * scale(of: row, activity: activity.magnitude, bound: nearest)
      if !(amount <= limit) {
        violations.append(.rowOutOfBounds(row: row.name, amount: amount, limit: limit))
      }
    }
    return violations
  }

  /// The size against which a row's distance from `bound` is judged.
  func scale(of row: LinearProgram.Row, activity magnitude: Double, bound: Double) -> Double {
    let greatest = row.terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    return max(magnitude, bound.isFinite ? bound.magnitude : 0, row.terms.isEmpty ? 1 : min(1, greatest))
  }

  /// Checks that `stated` is the objective's value at the point.
  func check(objective stated: Double, at point: [Double]) -> [Violation] {
    let actual = value(objective.expression, at: point)
    let amount = (actual.value - stated).magnitude
    let limit = tolerance * max(actual.magnitude, objectiveUnit)
    return amount <= limit ? [] : [.wrongObjective(amount: amount, limit: limit)]
  }

  /// What one unit of the dearest column costs, but at most 1: the least size against which objectives are compared.
  var objectiveUnit: Double {
    min(1, objective.expression.terms.reduce(0) { max($0, $1.coefficient.magnitude) })
  }

  /// Checks the best point known when a limit was reached: the point itself, its objective and the side of its bound.
  func check(_ incumbent: Incumbent) -> [Violation] {
    let malformed = shapeViolations(incumbent.values, of: "values", count: program.columns.count)
    guard malformed.isEmpty else { return malformed }
    guard incumbent.objective.isFinite else { return [.notFinite(of: "objective", value: incumbent.objective)] }
    var violations = check(point: incumbent.values) + check(objective: incumbent.objective, at: incumbent.values)
    let excess = sign * (incumbent.bound - incumbent.objective)
    let limit = tolerance * max(1, incumbent.objective.magnitude)
    if !(excess <= limit) { violations.append(.boundNotReached(amount: excess, limit: limit)) }
    return violations
  }
}
