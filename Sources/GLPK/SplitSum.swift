import LinearProgramming

/// A sum whose least is known for each of some parts that have nothing to do with each other: where it is at its least, each
/// part is at its own.
struct SplitSum {
  /// The terms of one part, and the least that they come to.
  struct Part {
    var terms: [LinearExpression.Term]
    var least: Double
  }

  /// By how much a sum may be off for its size or 1.
  private static let rounding = 1e-9

  let sense: LinearProgram.Objective.Sense
  let expression: LinearExpression
  private(set) var parts: [Part] = []
  /// The bounds with which that was found.
  private let columns: [Bounds]
  private let rows: [Bounds]

  /// - Parameter stated: The wider bounds that are stated of some rows.
  init(of objective: LinearProgram.Objective, in program: LinearProgram, stating stated: [Int: Bounds]) {
    (sense, expression) = (objective.sense, objective.expression)
    columns = program.columns.map(\.bounds)
    rows = program.rows.enumerated().map { stated[$0] ?? $1.bounds }
  }

  /// Whether the program still has no point that it did not have then.
  func holds(in program: LinearProgram, stating stated: [Int: Bounds]) -> Bool {
    zip(program.columns, columns).allSatisfy { $0.bounds.isWithin($1) }
      && rows.enumerated().allSatisfy { (stated[$0] ?? program.rows[$0].bounds).isWithin($1) }
  }

  /// Takes in a part whose columns are some of the program's; one without a term is none.
  mutating func add(_ columns: [Int], least: Double) {
    let own = Set(columns)
    let terms = expression.terms.filter { own.contains($0.column.index) }
    if !terms.isEmpty { parts.append(Part(terms: terms, least: least)) }
  }

  /// Whether this is the sum of an expression's terms.
  func isSum(of other: LinearExpression) -> Bool { parts.count > 1 && expression.terms == other.terms }

  /// The terms of the part that a column is of; nil where it is of none.
  func terms(beside column: Int) -> [LinearExpression.Term]? {
    parts.first { $0.terms.contains { $0.column.index == column } }?.terms
  }

  /// What is left for the parts of the bounds of a row with this sum, but for fixed columns: each has an equal share of what
  /// lies beyond the least; nil where that is less than nothing by more than a rounding.
  ///
  /// - Parameter fixed: What the columns come to that are of no part.
  func shares(of bounds: Bounds, without fixed: Double) -> [Bounds]? {
    let total = parts.reduce(fixed) { $0 + $1.least }
    let isMinimised = sense == .minimise
    let spare = isMinimised ? bounds.upper - total : total - bounds.lower
    guard spare >= -Self.rounding * max(1, total.magnitude), spare.isFinite else { return nil }
    let share = max(0, spare) / Double(parts.count)
    let found = parts.map { part in
      isMinimised ? try? Bounds.atMost(part.least + share) : try? Bounds.atLeast(part.least - share)
    }
    return found.contains(nil) ? nil : found.compactMap { $0 }
  }
}

extension Bounds {
  /// Whether all that the bounds allow others allow too.
  fileprivate func isWithin(_ other: Bounds) -> Bool { lower >= other.lower && upper <= other.upper }
}
