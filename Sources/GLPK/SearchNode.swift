import CGLPK

/// A subproblem of a search, inside GLPK's callback.
///
/// Columns and rows count from 0.
struct SearchNode {
  private let tree: OpaquePointer
  private let problem: OpaquePointer

  init?(_ tree: OpaquePointer) {
    guard let problem = glp_ios_get_prob(tree) else { return nil }
    (self.tree, self.problem) = (tree, problem)
  }

  func bounds(column: Int) -> (lower: Double, upper: Double) {
    (glp_get_col_lb(problem, Int32(column + 1)), glp_get_col_ub(problem, Int32(column + 1)))
  }

  func setColumnBounds(_ column: Int, lower: Double, upper: Double) {
    glp_set_col_bnds(problem, Int32(column + 1), lower == upper ? GLP_FX : GLP_DB, lower, upper)
  }

  func setRowBounds(_ row: Int, lower: Double, upper: Double) {
    glp_set_row_bnds(problem, Int32(row + 1), lower == upper ? GLP_FX : GLP_DB, lower, upper)
  }

  /// The value of a column in the subproblem's relaxation.
  func value(column: Int) -> Double { glp_get_col_prim(problem, Int32(column + 1)) }

  /// Whether the column is to be whole and is not in the subproblem's relaxation.
  func isFractional(column: Int) -> Bool { glp_ios_can_branch(tree, Int32(column + 1)) != 0 }

  /// Divides the subproblem at a column's value, and goes on where it is greater.
  func branchUp(column: Int) { glp_ios_branch_upon(tree, Int32(column + 1), GLP_UP_BRNCH) }
}
