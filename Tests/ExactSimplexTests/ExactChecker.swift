import ExactSimplex
import LinearProgramming

/// Checks exact outcomes by the definitions, in fractions and without any tolerance.
struct ExactChecker {
  let program: LinearProgram
  let objective: LinearProgram.Objective

  /// What is wrong, in words; empty if nothing is.
  func faults(_ outcome: ExactOutcome) -> [String] {
    switch outcome {
    case .optimal(let solution) where program.hasIntegers: pointFaults(solution.values) + valueFaults(solution)
    case .optimal(let solution): pointFaults(solution.values) + valueFaults(solution) + dualFaults(solution)
    case .infeasible(let multipliers): separationFaults(multipliers)
    case .unbounded(let point, let ray): pointFaults(point) + rayFaults(ray)
    case .exhausted: program.hasIntegers ? [] : ["exhausted without integers"]
    case .stopped(let best, _): best.map { pointFaults($0.values) + valueFaults($0) } ?? []
    }
  }

  private let zero = Rational(0)

  init(_ program: LinearProgram, _ objective: LinearProgram.Objective) {
    self.program = program
    self.objective = objective
  }

  private func sum(_ terms: [LinearExpression.Term], _ point: [Rational]) -> Rational {
    terms.reduce(zero) { $0 + Rational($1.coefficient) * point[$1.column.index] }
  }

  private func contains(_ bounds: Bounds, _ value: Rational) -> Bool {
    (bounds.lower == -.infinity || Rational(bounds.lower) <= value)
      && (bounds.upper == .infinity || value <= Rational(bounds.upper))
  }

  private func pointFaults(_ point: [Rational]) -> [String] {
    var faults: [String] = []
    for (column, value) in zip(program.columns, point) {
      if !contains(column.bounds, value) { faults.append("\(column.name) is out of bounds") }
      if column.domain != .continuous, !value.isWhole { faults.append("\(column.name) is not whole") }
    }
    for row in program.rows where !contains(row.bounds, sum(row.terms, point)) {
      faults.append("\(row.name) is out of bounds")
    }
    return faults
  }

  private func valueFaults(_ solution: ExactSolution) -> [String] {
    let value = sum(objective.expression.terms, solution.values) + Rational(objective.expression.constant)
    let activities = program.rows.map { sum($0.terms, solution.values) }
    return (value == solution.objective ? [] : ["objective"])
      + (activities == solution.rowActivities ? [] : ["activities"])
  }

  /// The bound that a dual is charged to, nil where it does not exist.
  private func bound(_ bounds: Bounds, _ dual: Rational) -> Rational? {
    let isLower = (dual > zero) == (objective.sense == .minimise)
    let bound = isLower ? bounds.lower : bounds.upper
    return bound.isFinite ? Rational(bound) : nil
  }

  private func dualFaults(_ solution: ExactSolution) -> [String] {
    var costs = [Rational](repeating: zero, count: program.columns.count)
    for term in objective.expression.terms { costs[term.column.index] = Rational(term.coefficient) }
    var promise = Rational(objective.expression.constant)
    var faults: [String] = []
    for (row, dual) in zip(program.rows, solution.rowDuals) where dual != zero {
      for term in row.terms { costs[term.column.index] = costs[term.column.index] + -dual * Rational(term.coefficient) }
      if let bound = bound(row.bounds, dual) { promise = promise + dual * bound } else { faults.append("dual") }
    }
    for (column, cost) in zip(program.columns, costs) where cost != zero {
      if let bound = bound(column.bounds, cost) { promise = promise + cost * bound } else { faults.append("cost") }
    }
    if costs != solution.reducedCosts { faults.append("reduced costs") }
    return faults + (promise == solution.objective ? [] : ["duals promise \(promise)"])
  }

  private func separationFaults(_ multipliers: [Rational]) -> [String] {
    var weights = [Rational](repeating: zero, count: program.columns.count)
    var excess = zero
    for (row, multiplier) in zip(program.rows, multipliers) where multiplier != zero {
      let bound = multiplier > zero ? row.bounds.lower : row.bounds.upper
      guard bound.isFinite else { return ["multiplier of \(row.name)"] }
      excess = excess + multiplier * Rational(bound)
      for term in row.terms {
        weights[term.column.index] = weights[term.column.index] + multiplier * Rational(term.coefficient)
      }
    }
    for (column, weight) in zip(program.columns, weights) where weight != zero {
      let bound = weight > zero ? column.bounds.upper : column.bounds.lower
      guard bound.isFinite else { return ["\(column.name) escapes"] }
      excess = excess + -weight * Rational(bound)
    }
    return excess > zero ? [] : ["no separation"]
  }

  private func rayFaults(_ ray: [Rational]) -> [String] {
    func leaves(_ bounds: Bounds, _ step: Rational) -> Bool {
      if step > zero { return bounds.upper.isFinite }
      return step < zero && bounds.lower.isFinite
    }
    var faults: [String] = []
    for (column, step) in zip(program.columns, ray) where leaves(column.bounds, step) {
      faults.append("ray leaves \(column.name)")
    }
    for row in program.rows where leaves(row.bounds, sum(row.terms, ray)) { faults.append("ray leaves \(row.name)") }
    let gain = sum(objective.expression.terms, ray)
    let improves = objective.sense == .minimise ? gain < zero : gain > zero
    return improves ? faults : faults + ["ray does not improve"]
  }
}
