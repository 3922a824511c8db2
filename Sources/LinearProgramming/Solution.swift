/// A proven optimum.
public struct Solution: Hashable, Sendable {
  /// What the rows and bounds are worth: the evidence that no point is better.
  public struct Duals: Hashable, Sendable {
    /// One per row: how much the objective grows per unit by which the row's active bound grows; 0 where none is
    /// active.
    ///
    /// Minimising, a positive dual belongs to the lower bound and a negative one to the upper; maximising, the
    /// other way.
    public var rows: [Double]
    /// One per column: its objective coefficient less what the rows charge for it, with the same signs for its bounds.
    public var reducedCosts: [Double]

    /// Makes duals for the rows and columns of a program, in their order.
    public init(rows: [Double], reducedCosts: [Double]) {
      self.rows = rows
      self.reducedCosts = reducedCosts
    }
  }

  /// The objective's value at the point.
  public var objective: Double
  /// The point: one value per column.
  public var values: [Double]
  /// The sum of each row's terms at the point.
  public var rowActivities: [Double]
  /// The duals; nil for programs with integer or binary columns, which have none.
  public var duals: Duals?
  /// What no point's objective can beat; the objective itself for programs without integers.
  public var bound: Double
  /// The distance of `objective` and `bound` relative to the greater of 1 and |`objective`|.
  public var gap: Double { (objective - bound).magnitude / max(1, objective.magnitude) }

  /// Makes a solution from its parts, unchecked: `Certificate` judges it.
  public init(objective: Double, values: [Double], rowActivities: [Double], duals: Duals?, bound: Double) {
    self.objective = objective
    self.values = values
    self.rowActivities = rowActivities
    self.duals = duals
    self.bound = bound
  }

  /// The value of a column.
  public subscript(column: LinearProgram.Column.ID) -> Double { values[column.index] }

  /// The value of an expression at the point.
  public func value(of expression: LinearExpression) -> Double { expression.value(at: values) }
}
