import BigInt
import LinearProgramming

/// A program and its tableau, kept in step.
struct ExactProblem {
  private(set) var program = LinearProgram()
  var tableau: Tableau
  /// Each row was multiplied by 2^unit to make its coefficients whole.
  private var units: [Int] = []

  init(_ program: LinearProgram) {
    self.program = program
    tableau = Tableau(columns: program.columns.count)
    for column in program.columns.indices { passBounds(column: column) }
    for row in program.rows.indices { passRow(row) }
  }

  private mutating func passBounds(column: Int) {
    let bounds = program.columns[column].wholeBounds
    tableau.setBounds(of: column, lower: Dyadic(finite: bounds.lower), upper: Dyadic(finite: bounds.upper))
  }

  private mutating func passBounds(row: Int) {
    let bounds = program.rows[row].bounds
    tableau.setBounds(
      of: program.columns.count + row, lower: Dyadic(finite: bounds.lower), upper: Dyadic(finite: bounds.upper),
      unit: units[row])
  }

  private mutating func passRow(_ row: Int) {
    let (terms, unit) = Self.whole(program.rows[row].terms)
    units.append(unit)
    tableau.addRow(terms)
    passBounds(row: row)
  }

  /// The terms multiplied by the power of two that makes them whole and as small as can be, and its exponent.
  private static func whole(
    _ terms: [LinearExpression.Term]
  ) -> (terms: [(column: Int, coefficient: BigInt)], unit: Int) {
    let dyadics = terms.map { Dyadic($0.coefficient) }
    let unit = -(dyadics.map(\.exponent).min() ?? 0)
    return (zip(terms, dyadics).map { ($0.column.index, $1.scaled(by: unit)) }, unit)
  }
}

/// Changing both.
extension ExactProblem {
  mutating func require(
    _ name: String, _ expression: LinearExpression, in bounds: Bounds
  ) throws(LinearProgramError) -> LinearProgram.RowID {
    let row = try program.require(name, expression, in: bounds)
    passRow(row.index)
    return row
  }

  mutating func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws(LinearProgramError) {
    try program.setBounds(bounds, of: column)
    passBounds(column: column.index)
  }

  mutating func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws(LinearProgramError) {
    try program.setBounds(bounds, of: row)
    passBounds(row: row.index)
  }
}

/// Solving the relaxation.
extension ExactProblem {
  /// The objective as the tableau has it: minimised, in whole numbers.
  struct PassedObjective {
    let objective: LinearProgram.Objective
    fileprivate let unit: Int

    /// One unit of the tableau's costs in units of the objective.
    fileprivate var factor: Rational {
      let size = Rational.power(-unit)
      return objective.sense == .minimise ? size : -size
    }
  }

  mutating func pass(_ objective: LinearProgram.Objective) -> PassedObjective {
    let (terms, unit) = Self.whole(objective.expression.terms)
    let sign: BigInt = objective.sense == .minimise ? 1 : -1
    tableau.setCosts(terms.map { ($0.column, sign * $0.coefficient) })
    return PassedObjective(objective: objective, unit: unit)
  }

  /// Solves the relaxation for an objective that has been passed.
  mutating func relaxation(of passed: PassedObjective, while mayGoOn: () -> Bool) -> ExactOutcome {
    switch tableau.minimise(while: mayGoOn) {
    case .done: .optimal(solution(of: passed))
    case .infeasible(let row, let isTooSmall): .infeasible(multipliers: multipliers(row: row, isTooSmall: isTooSmall))
    case .unbounded(let column, let isIncreasing):
      .unbounded(point: point, ray: ray(column: column, isIncreasing: isIncreasing))
    case .stopped: .stopped(nil, bound: nil)
    }
  }

  /// The value of every column.
  var point: [Rational] { program.columns.indices.map { tableau.value($0) } }

  /// The present point with its duals.
  private func solution(of passed: PassedObjective) -> ExactSolution {
    var rowDuals = [Rational](repeating: Rational(0), count: program.rows.count)
    var reducedCosts = [Rational](repeating: Rational(0), count: program.columns.count)
    for (cost, variable) in zip(tableau.costs, tableau.nonbasic) where cost != 0 {
      let value = Rational(cost, over: tableau.denominator) * passed.factor
      if variable < program.columns.count {
        reducedCosts[variable] = value
      } else {
        let row = variable - program.columns.count
        rowDuals[row] = value * .power(units[row])
      }
    }
    let unit = BigInt(1) << tableau.scale
    let objective =
      Rational(tableau.objective, over: unit * tableau.denominator) * passed.factor
      + Rational(passed.objective.expression.constant)
    return ExactSolution(
      objective: objective, values: point, rowActivities: rowActivities, rowDuals: rowDuals,
      reducedCosts: reducedCosts)
  }

  private var rowActivities: [Rational] {
    program.rows.indices.map { tableau.value(program.columns.count + $0) * .power(-units[$0]) }
  }

  /// A basic variable that cannot reach its bound is a sum of others at theirs: its row of the tableau is the proof.
  private func multipliers(row: Int, isTooSmall: Bool) -> [Rational] {
    var multipliers = [Rational](repeating: Rational(0), count: program.rows.count)
    func add(_ weight: BigInt, _ variable: Int) {
      let row = variable - program.columns.count
      if row >= 0 { multipliers[row] = Rational(isTooSmall ? weight : -weight) * .power(units[row]) }
    }
    add(tableau.denominator, tableau.basic[row])
    for (entry, variable) in zip(tableau.entries[row], tableau.nonbasic) { add(-entry, variable) }
    return multipliers.dividedByGreatest
  }

  private func ray(column: Int, isIncreasing: Bool) -> [Rational] {
    var ray = [Rational](repeating: Rational(0), count: program.columns.count)
    func add(_ step: BigInt, _ variable: Int) {
      if variable < ray.count { ray[variable] = Rational(isIncreasing ? step : -step) }
    }
    add(tableau.denominator, tableau.nonbasic[column])
    for (line, variable) in zip(tableau.entries, tableau.basic) { add(line[column], variable) }
    return ray.dividedByGreatest
  }
}

extension Dyadic {
  /// A finite number, or nil.
  fileprivate init?(finite value: Double) {
    guard value.isFinite else { return nil }
    self.init(value)
  }
}

extension Rational {
  /// 2 to the `exponent`.
  static func power(_ exponent: Int) -> Rational {
    exponent < 0 ? Rational(1, over: BigInt(1) << -exponent) : Rational(BigInt(1) << exponent)
  }
}

extension [Rational] {
  /// The numbers divided by the power of two next to the greatest, so that none overflows as a double.
  fileprivate var dividedByGreatest: [Rational] {
    let exponents = filter { $0.numerator != 0 }
      .map { $0.numerator.magnitude.bitWidth - $0.denominator.magnitude.bitWidth }
    guard let greatest = exponents.max() else { return self }
    return map { $0 * .power(-greatest) }
  }
}
