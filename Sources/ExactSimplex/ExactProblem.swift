import BigInt
import LinearProgramming

/// A program and its tableau, kept in step.
struct ExactProblem {
  private(set) var program = LinearProgram()
  var tableau: Tableau
  /// What each row was multiplied by to make its coefficients whole.
  private var factors: [Rational] = []
  let reading: ExactSolver.Reading

  init(_ program: LinearProgram, reading: ExactSolver.Reading) {
    self.program = program
    self.reading = reading
    tableau = Tableau(columns: program.columns.count)
    for column in program.columns.indices { passBounds(column: column) }
    for row in program.rows.indices { passRow(row) }
  }

  private mutating func passBounds(column: Int) {
    let bounds = program.columns[column].wholeBounds
    tableau.setBounds(of: column, lower: read(bound: bounds.lower), upper: read(bound: bounds.upper))
  }

  private mutating func passBounds(row: Int) {
    let bounds = program.rows[row].bounds
    tableau.setBounds(
      of: program.columns.count + row, lower: read(bound: bounds.lower).map { $0 * factors[row] },
      upper: read(bound: bounds.upper).map { $0 * factors[row] })
  }

  private mutating func passRow(_ row: Int) {
    let (terms, factor) = whole(program.rows[row].terms)
    factors.append(factor)
    tableau.addRow(terms)
    passBounds(row: row)
  }

  private func read(_ number: Double) -> Rational { Rational(number, reading: reading) }

  /// A finite bound; nil for none.
  private func read(bound: Double) -> Rational? { bound.isFinite ? read(bound) : nil }

  /// The terms multiplied by what makes them whole and as small as can be.
  private func whole(
    _ terms: [LinearExpression.Term]
  ) -> (terms: [(column: Int, coefficient: BigInt)], factor: Rational) {
    let coefficients = terms.map { read($0.coefficient) }
    let unit = coefficients.commonDenominator.numerator
    let whole = coefficients.map { $0.numerator * (unit / $0.denominator) }
    let divisor = whole.reduce(BigInt(0)) { $0.greatestCommonDivisor(with: $1) }
    guard divisor != 0 else { return ([], Rational(1)) }
    return (zip(terms, whole).map { ($0.column.index, $1 / divisor) }, Rational(unit, over: divisor))
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
    /// One unit of the tableau's costs in units of the objective.
    fileprivate let factor: Rational
  }

  mutating func pass(_ objective: LinearProgram.Objective) -> PassedObjective {
    let (terms, factor) = whole(objective.expression.terms)
    let sign: BigInt = objective.sense == .minimise ? 1 : -1
    tableau.setCosts(terms.map { ($0.column, sign * $0.coefficient) })
    return PassedObjective(objective: objective, factor: Rational(sign) * factor.inverse)
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
        rowDuals[row] = value * factors[row]
      }
    }
    let objective =
      Rational(tableau.objective, over: tableau.unit * tableau.denominator) * passed.factor
      + read(passed.objective.expression.constant)
    return ExactSolution(
      objective: objective, values: point, rowActivities: rowActivities, rowDuals: rowDuals,
      reducedCosts: reducedCosts)
  }

  private var rowActivities: [Rational] {
    program.rows.indices.map { tableau.value(program.columns.count + $0) * factors[$0].inverse }
  }

  /// A basic variable that cannot reach its bound is a sum of others at theirs: its row of the tableau is the proof.
  private func multipliers(row: Int, isTooSmall: Bool) -> [Rational] {
    var multipliers = [Rational](repeating: Rational(0), count: program.rows.count)
    func add(_ weight: BigInt, _ variable: Int) {
      let row = variable - program.columns.count
      if row >= 0 { multipliers[row] = Rational(isTooSmall ? weight : -weight) * factors[row] }
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
