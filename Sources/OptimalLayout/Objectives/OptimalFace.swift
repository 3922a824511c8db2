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
  /// How far a point at these bounds may be behind the optimum: infinitely far where a charge is too small to be told from
  /// a rounding.
  private(set) var drift = 0.0

  /// A charge that is a rounding.
  private static let negligible = 1e-10

  /// Finds the points, without duals none.
  ///
  /// - Parameters:
  ///   - least: The least charge that is no rounding.
  ///   - slack: How far beyond its bounds a row may be; nil for those that are where their bounds are.
  ///   - isLoose: Whether a column may be beyond its bounds by a rounding.
  /// - Complexity: O(*n*) for *n* rows and columns.
  init?(
    of solution: Solution, _ sense: LinearProgram.Objective.Sense, in program: LinearProgram, least: Double,
    slack: [LinearProgram.RowID: Double], isLoose: (LinearProgram.ColumnID) -> Bool
  ) {
    guard let duals = solution.duals else { return nil }
    let sign = sense == .minimise ? 1.0 : -1
    for (index, dual) in duals.rows.enumerated() where dual.magnitude > Self.negligible {
      let (row, bounds) = (LinearProgram.RowID(index: index), program.rows[index].bounds)
      guard bounds.lower < bounds.upper else { continue }
      let bound = sign * dual > 0 ? bounds.lower : bounds.upper
      if let slack = slack[row] {
        drift += dual.magnitude * slack
      } else if dual.magnitude >= least, bound.isFinite {
        rows.append((row, bound))
      } else {
        drift = .infinity
      }
    }
    for (index, cost) in duals.reducedCosts.enumerated() where cost.magnitude > Self.negligible {
      let (column, bounds) = (LinearProgram.ColumnID(index: index), program.columns[index].bounds)
      guard bounds.lower < bounds.upper, !isLoose(column) else { continue }
      let bound = sign * cost > 0 ? bounds.lower : bounds.upper
      if cost.magnitude >= least, bound.isFinite { columns.append((column, bound)) } else { drift = .infinity }
    }
  }
}
