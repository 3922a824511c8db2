/// Where a simplex method starts: which columns and rows are basic, and at which bound each of the others is.
///
/// A basis has as many basic members as the program has rows. Of the program with the row s₁ + s₂ ≤ 300 and s₁ in 200…250, s₂ in
/// 0…60, the point 240, 60 has s₁ basic, s₂ at its upper bound and the row at its upper bound.
///
/// No answer depends on it, only how soon it is found: a solver falls back to its own start where the columns chosen are singular, and
/// finds a feasible point first where theirs violates a bound (Bertsimas and Tsitsiklis, Introduction to Linear Optimization, 3.3).
public struct StartingBasis: Hashable, Sendable {
  /// Where a column or a row is.
  public enum Status: Hashable, Sendable {
    /// Between its bounds: what the rows make of it.
    case basic
    /// At its lower bound; at its only value where both bounds are one.
    case atLower
    /// At its upper bound.
    case atUpper
  }

  /// One per column, in their order; columns beyond them are at their lower bounds.
  public var columns: [Status]
  /// One per row, in their order; rows beyond them are basic.
  public var rows: [Status]

  /// Makes a basis from the places of columns and rows.
  public init(columns: [Status], rows: [Status]) {
    self.columns = columns
    self.rows = rows
  }
}
