extension Certificate {
  /// Checks a claimed optimum: its point, and its duals or, where there are integers, its bound.
  func check(_ solution: Solution) -> [Violation] {
    let columns = program.columns.count
    let rows = program.rows.count
    var malformed =
      shapeViolations(solution.values, of: "values", count: columns)
      + shapeViolations(solution.rowActivities, of: "rowActivities", count: rows)
    if let duals = solution.duals {
      malformed += shapeViolations(duals.rows, of: "duals.rows", count: rows)
      malformed += shapeViolations(duals.reducedCosts, of: "duals.reducedCosts", count: columns)
    }
    for (what, value) in [("objective", solution.objective), ("bound", solution.bound)] where !value.isFinite {
      malformed.append(.notFinite(of: what, value: value))
    }
    guard malformed.isEmpty else { return malformed }

    var violations = check(point: solution.values)
    violations += check(activities: solution.rowActivities, at: solution.values)
    violations += check(objective: solution.objective, at: solution.values)
    violations += check(bound: solution.bound, of: solution)
    switch solution.duals {
    case let duals? where !program.hasIntegers: violations += check(duals, of: solution)
    case nil where program.hasIntegers: break
    case let duals: violations.append(.wrongKindOfProof(hasDuals: duals != nil))
    }
    return violations
  }

  private func check(activities: [Double], at point: [Double]) -> [Violation] {
    zip(program.rows, activities).compactMap { row, stated in
      let actual = sum(row.terms, at: point)
      let amount = (actual.value - stated).magnitude
      let limit = tolerance * scale(of: row, activity: actual.magnitude, bound: 0)
      return amount <= limit ? nil : .wrongActivity(row: row.name, amount: amount, limit: limit)
    }
  }

  private func check(bound: Double, of solution: Solution) -> [Violation] {
    let magnitude = value(objective.expression, at: solution.values).magnitude
    let amount = (solution.objective - bound).magnitude
    let limit = tolerance * max(magnitude, objectiveUnit)
    return amount <= limit ? [] : [.boundNotReached(amount: amount, limit: limit)]
  }

  /// Checks the duals' signs, that what they charge is earned at the bound (complementary slackness), and that they
  /// promise the objective that the point has.
  private func check(_ duals: Solution.Duals, of solution: Solution) -> [Violation] {
    let charges = ColumnCharges(of: duals.rows.map { sign * $0 }, on: costs, in: program)
    var promise = CompensatedSum(sign * objective.expression.constant)
    var violations: [Violation] = []
    for (index, row) in program.rows.enumerated() {
      let dual = sign * duals.rows[index]
      guard dual != 0 else { continue }
      let limit = charges.negligibleDual(of: row, tolerance: tolerance)
      let bound = dual > 0 ? row.bounds.lower : row.bounds.upper
      guard bound.isFinite else {
        if dual.magnitude > limit {
          violations.append(.dualWithoutBound(row: row.name, amount: dual.magnitude, limit: limit))
        }
        continue
      }
      promise.add(dual, times: bound)
      let activity = sum(row.terms, at: solution.values)
      let distance = (activity.value - bound).magnitude
      let reach = tolerance * scale(of: row, activity: activity.magnitude, bound: bound)
      if dual.magnitude > limit, distance > reach {
        violations.append(.rowNotTight(row: row.name, amount: distance, limit: reach))
      }
    }
    for (index, column) in program.columns.enumerated() {
      let limit = charges.negligible(index, tolerance: tolerance)
      let cost = charges.reducedCosts[index]
      let stated = (sign * duals.reducedCosts[index] - cost).magnitude
      if stated > limit { violations.append(.wrongReducedCost(column: column.name, amount: stated, limit: limit)) }
      let bound = cost > 0 ? column.bounds.lower : column.bounds.upper
      guard bound.isFinite else {
        if cost.magnitude > limit {
          violations.append(.reducedCostWithoutBound(column: column.name, amount: cost.magnitude, limit: limit))
        }
        continue
      }
      promise.add(cost, times: bound)
      let distance = (solution.values[index] - bound).magnitude
      let reach = tolerance * max(1, bound.magnitude)
      if cost.magnitude > limit, distance > reach {
        violations.append(.columnNotTight(column: column.name, amount: distance, limit: reach))
      }
    }
    let actual = value(objective.expression, at: solution.values)
    let gap = (sign * actual.value - promise.value).magnitude
    let limit = max(tolerance * max(actual.magnitude, objectiveUnit), tolerance * 1e-5 * promise.magnitude)
    if !(gap <= limit) { violations.append(.objectivesDiffer(amount: gap, limit: limit)) }
    return violations
  }
}

/// What the rows charge each column at given duals, and the sizes against which the charges are judged.
struct ColumnCharges {
  /// Cost less charges, per column.
  private(set) var reducedCosts: [Double]
  /// The sum of |cost| and |charges|, per column.
  private var magnitudes: [Double]
  /// The greatest |coefficient| of each column.
  private var coefficients: [Double]
  private let greatestDual: Double

  init(of duals: [Double], on costs: [Double], in program: LinearProgram) {
    var sums = costs.map { CompensatedSum($0) }
    coefficients = [Double](repeating: 0, count: costs.count)
    for (dual, row) in zip(duals, program.rows) {
      for term in row.terms {
        if dual != 0 { sums[term.column.index].add(-dual, times: term.coefficient) }
        coefficients[term.column.index] = max(coefficients[term.column.index], term.coefficient.magnitude)
      }
    }
    reducedCosts = sums.map(\.value)
    magnitudes = sums.map(\.magnitude)
    greatestDual = duals.reduce(0) { max($0, $1.magnitude) }
  }

  /// The greatest reduced cost of a column that counts as zero: a thousandth of `tolerance` of what it is the sum of, or
  /// what rounding makes of the greatest dual.
  func negligible(_ column: Int, tolerance: Double) -> Double {
    max(tolerance * 1e-3 * magnitudes[column], tolerance * 1e-6 * greatestDual * coefficients[column])
  }

  /// The greatest dual of `row` that counts as zero: one whose charges are negligible on every column.
  func negligibleDual(of row: LinearProgram.Row, tolerance: Double) -> Double {
    row.terms.reduce(.infinity) {
      min($0, negligible($1.column.index, tolerance: tolerance) / $1.coefficient.magnitude)
    }
  }
}
