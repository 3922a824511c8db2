internal import LinearProgramming

/// The columns of a program that are held at a value, with the bounds that they had, in the order in which they were.
struct HeldColumns {
  private(set) var all: [(column: LinearProgram.ColumnID, value: Double, own: Bounds)] = []
  private var columns: Set<LinearProgram.ColumnID> = []

  func contains(_ column: LinearProgram.ColumnID) -> Bool { columns.contains(column) }

  mutating func insert(_ column: LinearProgram.ColumnID, at value: Double, own: Bounds) {
    all.append((column, value, own))
    columns.insert(column)
  }

  mutating func remove(_ column: LinearProgram.ColumnID) {
    guard columns.remove(column) != nil else { return }
    all.removeAll { $0.column == column }
  }
}

/// Holding what no later stage is to change.
extension StagedProgram {
  /// Holds a value where it is, relaxed outwards; a single column by its bounds, within its own.
  ///
  /// Of a share of a range it is the points that are relaxed: a share is many of them.
  mutating func hold(_ expression: LinearExpression, at value: Double) throws {
    func slack(_ value: Double) -> Double { max(Self.equation * max(greatest, value.magnitude), missedLength) }
    guard expression.terms.count == 1, let term = expression.terms.first, term.coefficient != 0 else {
      let unit = min(1, expression.terms.reduce(0) { max($0, $1.coefficient.magnitude) })
      let bounds = try Bounds(lower: value - unit * slack(value), upper: value + unit * slack(value))
      return mayBeOff([try require("kept", expression, in: bounds)])
    }
    let value = (value - expression.constant) / term.coefficient
    let slack = slack(value)
    let own = session.program[term.column].bounds
    held.insert(term.column, at: value, own: own)
    // What thousands of bounds are apart adds up.
    let isExact = isLarge && missedLength <= Self.exactMiss
    try hold(term.column, at: value, within: own, slack: isExact ? 0 : slack)
  }

  /// How far a point may miss its program, in points, to have its lengths held as they are.
  private static let exactMiss = 1e-10
  /// The least number of rows and columns of a large program.
  private static let leastSize = 400

  /// How many rows and columns the program has.
  var size: Int { session.program.rows.count + session.program.columns.count }

  /// Whether the program is worth making smaller: what later stages cannot change is held.
  var isLarge: Bool { size >= Self.leastSize }

  func hold(_ column: LinearProgram.ColumnID, at value: Double, within own: Bounds, slack: Double) throws {
    try session.setBounds(Bounds(lower: own.clamp(value - slack), upper: own.clamp(value + slack)), of: column)
  }

  /// Holds columns where the last point has them.
  mutating func hold(_ columns: [LinearProgram.ColumnID]) throws {
    guard let solution else { return }
    for column in columns where column.index < solution.values.count && !held.contains(column) {
      try hold(LinearExpression(column), at: solution[column])
    }
  }

  /// Holds columns where the last point has them, and takes out rows that limit nothing else.
  mutating func hold(_ columns: [LinearProgram.ColumnID], insteadOf rows: [LinearProgram.RowID]) throws {
    guard solution != nil else { return }
    try hold(columns)
    try release(Set(rows).subtracting(stated.map(\.row)))
  }

  /// Lets a column that is held exactly have a value besides, which is no more than a rounding away.
  mutating func reach(_ value: Double, by column: LinearProgram.ColumnID) throws {
    let bounds = session.program[column].bounds
    guard bounds.isFixed, value != bounds.lower,
      abs(value - bounds.lower) <= Self.greatestRounding * max(1, abs(value)),
      let held = held.all.last(where: { $0.column == column })
    else { return }
    let reached = held.own.clamp(value)
    try session.setBounds(
      Bounds(lower: min(bounds.lower, reached), upper: max(bounds.upper, reached)), of: column)
  }

  /// How far apart lengths are at most that relaxed rows moved, for their size or 1.
  private static let greatestRounding = 1e-9

  /// Undoes a release and a hold.
  mutating func restore(_ row: LinearProgram.RowID, _ expression: LinearExpression, to bounds: Bounds?) throws {
    try session.setBounds(.nonnegative, of: row)
    guard let bounds, let column = expression.terms.first?.column else { return }
    try session.setBounds(bounds, of: column)
    held.remove(column)
  }

  /// Fixes a column at a value.
  mutating func fix(_ column: LinearProgram.ColumnID, at value: Double) throws {
    held.remove(column)
    decided[column] = nil
    try session.setBounds(.exactly(value), of: column)
  }

  /// Whether a column has one value, but for a rounding.
  func isFixed(_ column: LinearProgram.ColumnID) -> Bool {
    held.contains(column) || session.program[column].bounds.isFixed
  }
}
