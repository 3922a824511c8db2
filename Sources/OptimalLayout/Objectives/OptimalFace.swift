internal import LinearProgramming

/// The points at which an objective has its optimum, as its duals tell.
///
/// Where a row or a column is charged for being at a bound, every optimum is at that bound, and whatever is at all of these
/// bounds is an optimum (complementary slackness: Schrijver, Theory of Linear and Integer Programming, 1986, section 7.9). So
/// they keep an optimum as a row of the whole objective does, but join nothing that the program does not.
struct OptimalFace {
  /// The columns that are at a bound, with it.
  private(set) var columns: [(column: LinearProgram.ColumnID, bound: Double)] = []
  /// The rows that are at a bound, with it.
  private(set) var rows: [(row: LinearProgram.RowID, bound: Double)] = []
  /// Whether a point is an optimum if it is at these bounds; false where a charge is too small to be told from a rounding,
  /// or is for a bound that is only nearly one.
  private(set) var isWhole = true

  /// A charge that is a rounding.
  private static let negligible = 1e-10

  /// Finds the points, without duals none.
  ///
  /// - Parameters:
  ///   - least: The least charge that is no rounding.
  ///   - isLoose: Whether the bounds of a row are relaxed by roundings; the same for columns.
  /// - Complexity: O(*n*) for *n* rows and columns.
  init?(
    of solution: Solution, _ sense: LinearProgram.Objective.Sense, in program: LinearProgram, least: Double,
    isLoose: (row: (LinearProgram.RowID) -> Bool, column: (LinearProgram.ColumnID) -> Bool)
  ) {
    guard let duals = solution.duals else { return nil }
    let sign = sense == .minimise ? 1.0 : -1
    for (index, dual) in duals.rows.enumerated() where dual.magnitude > Self.negligible {
      let (row, bounds) = (LinearProgram.RowID(index: index), program.rows[index].bounds)
      guard bounds.lower < bounds.upper else { continue }
      let bound = sign * dual > 0 ? bounds.lower : bounds.upper
      let isClear = dual.magnitude >= least && bound.isFinite && !isLoose.row(row)
      if isClear { rows.append((row, bound)) } else { isWhole = false }
    }
    for (index, cost) in duals.reducedCosts.enumerated() where cost.magnitude > Self.negligible {
      let (column, bounds) = (LinearProgram.ColumnID(index: index), program.columns[index].bounds)
      guard bounds.lower < bounds.upper, !isLoose.column(column) else { continue }
      let bound = sign * cost > 0 ? bounds.lower : bounds.upper
      if cost.magnitude >= least, bound.isFinite { columns.append((column, bound)) } else { isWhole = false }
    }
  }
}
