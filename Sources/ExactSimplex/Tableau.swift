import BigInt

/// The simplex tableau in whole numbers: every basic variable as a combination of the nonbasic ones.
///
/// Variables are the program's columns and, after them, its rows' sums. All entries share one denominator; each pivot
/// divides without remainder (Edmonds 1967, Bareiss 1968), so numbers grow no faster than determinants do. Bounds are
/// whole multiples of one fraction, the same for all.
struct Tableau {
  /// Where a nonbasic variable lies.
  enum Side {
    case lower, upper
    /// At 0, because it has no bounds.
    case zero
  }

  /// The basic variable of each row.
  private(set) var basic: [Int] = []
  /// The nonbasic variable of each column.
  private(set) var nonbasic: [Int]
  /// basic[i] = Σ entries[i][j] / denominator × nonbasic[j].
  private(set) var entries: [[BigInt]] = []
  /// Above 0.
  private(set) var denominator: BigInt = 1
  /// The objective's row; its denominator is the same.
  private(set) var costs: [BigInt]
  /// Bounds of every variable, in units of 1/`unit`; nil where there is none.
  private(set) var lower: [BigInt?]
  private(set) var upper: [BigInt?]
  /// Where every variable lies while it is nonbasic.
  private(set) var sides: [Side]
  private(set) var unit: BigInt = 1

  /// A tableau of `count` columns and no rows, each column without bounds.
  init(columns count: Int) {
    nonbasic = Array(0..<count)
    costs = [BigInt](repeating: 0, count: count)
    lower = [BigInt?](repeating: nil, count: count)
    upper = [BigInt?](repeating: nil, count: count)
    sides = [Side](repeating: .zero, count: count)
  }
}

/// Changing the program.
extension Tableau {
  /// Adds a row: a variable that is the sum of `terms`, whole numbers by column; it has no bounds yet.
  mutating func addRow(_ terms: [(column: Int, coefficient: BigInt)]) {
    entries.append(combination(terms))
    basic.append(lower.count)
    lower.append(nil)
    upper.append(nil)
    sides.append(.zero)
  }

  /// Makes the sum of `terms`, whole numbers by column, the objective.
  mutating func setCosts(_ terms: [(column: Int, coefficient: BigInt)]) {
    costs = combination(terms)
  }

  /// A sum over columns as a combination of the nonbasic variables, in units of 1/denominator.
  private func combination(_ terms: [(column: Int, coefficient: BigInt)]) -> [BigInt] {
    var sum = [BigInt](repeating: 0, count: nonbasic.count)
    for (column, coefficient) in terms {
      if let position = nonbasic.firstIndex(of: column) {
        sum[position] += coefficient * denominator
      } else if let row = basic.firstIndex(of: column) {
        for position in sum.indices where entries[row][position] != 0 {
          sum[position] += coefficient * entries[row][position]
        }
      }
    }
    return sum
  }

  /// Replaces the bounds of a variable; nil for none.
  mutating func setBounds(of variable: Int, lower: Rational?, upper: Rational?) {
    for bound in [lower, upper] { if let bound { refine(for: bound) } }
    self.lower[variable] = lower.map(whole)
    self.upper[variable] = upper.map(whole)
    settle(variable)
  }

  /// Replaces one bound of a variable by a whole number.
  mutating func setLower(of variable: Int, _ bound: BigInt) {
    lower[variable] = bound * unit
    settle(variable)
  }

  /// Replaces one bound of a variable by a whole number.
  mutating func setUpper(of variable: Int, _ bound: BigInt) {
    upper[variable] = bound * unit
    settle(variable)
  }

  /// A bound in units of 1/`unit`, which has to be a multiple of its denominator.
  private func whole(_ bound: Rational) -> BigInt { bound.numerator * (unit / bound.denominator) }

  /// Makes the unit a multiple of a bound's denominator.
  private mutating func refine(for bound: Rational) {
    let factor = bound.denominator / bound.denominator.greatestCommonDivisor(with: unit)
    guard factor != 1 else { return }
    unit *= factor
    lower = lower.map { $0.map { $0 * factor } }
    upper = upper.map { $0.map { $0 * factor } }
  }

  private mutating func settle(_ variable: Int) {
    switch (lower[variable], upper[variable]) {
    case (nil, nil): sides[variable] = .zero
    case (nil, _?): sides[variable] = .upper
    case (_?, nil): sides[variable] = .lower
    case (_?, _?): if sides[variable] == .zero { sides[variable] = .lower }
    }
  }
}

/// Values and pivots.
extension Tableau {
  /// The value of a nonbasic variable, in units of 1/`unit`.
  func value(nonbasic variable: Int) -> BigInt {
    switch sides[variable] {
    case .lower: lower[variable] ?? 0
    case .upper: upper[variable] ?? 0
    case .zero: 0
    }
  }

  /// The value of a row's basic variable, in units of 1/`unit` / denominator.
  func value(row: Int) -> BigInt { sum(entries[row]) }

  /// The objective's value, in units of 1/`unit` / denominator.
  var objective: BigInt { sum(costs) }

  private func sum(_ weights: [BigInt]) -> BigInt {
    var sum: BigInt = 0
    for (weight, variable) in zip(weights, nonbasic) where weight != 0 {
      let value = value(nonbasic: variable)
      if value != 0 { sum += weight * value }
    }
    return sum
  }

  /// The exact value of any variable.
  func value(_ variable: Int) -> Rational {
    guard let row = basic.firstIndex(of: variable) else {
      return Rational(value(nonbasic: variable), over: unit)
    }
    return Rational(value(row: row), over: unit * denominator)
  }

  func canIncrease(_ variable: Int) -> Bool {
    switch sides[variable] {
    case .lower: lower[variable] != upper[variable]
    case .upper: false
    case .zero: true
    }
  }

  func canDecrease(_ variable: Int) -> Bool {
    switch sides[variable] {
    case .lower: false
    case .upper: lower[variable] != upper[variable]
    case .zero: true
    }
  }

  /// Moves a nonbasic variable to its other bound.
  mutating func flip(_ variable: Int) {
    sides[variable] = sides[variable] == .lower ? .upper : .lower
  }

  /// Exchanges the basic variable of `row`, which goes to `side`, and the nonbasic variable of `column`.
  mutating func pivot(row: Int, column: Int, to side: Side) {
    let pivot = entries[row][column]
    let pivotRow = entries[row]
    func updated(_ line: [BigInt]) -> [BigInt] {
      let factor = line[column]
      var result = line
      for position in line.indices where position != column {
        let product = factor == 0 || pivotRow[position] == 0 ? 0 : factor * pivotRow[position]
        if line[position] == 0, product == 0 { continue }
        result[position] = (pivot * line[position] - product) / denominator
      }
      return result
    }
    for index in entries.indices where index != row { entries[index] = updated(entries[index]) }
    costs = updated(costs)
    entries[row] = pivotRow.map { -$0 }
    entries[row][column] = denominator
    denominator = pivot
    if denominator.sign == .minus {
      denominator.negate()
      entries = entries.map { $0.map { -$0 } }
      costs = costs.map { -$0 }
    }
    sides[basic[row]] = side
    swap(&basic[row], &nonbasic[column])
  }
}
