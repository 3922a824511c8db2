/// What solving a program found: one of the four answers there are, each with its evidence.
public enum Outcome: Hashable, Sendable {
  /// No point is better, and that is proven.
  case optimal(Solution)
  /// No point keeps all rows and bounds.
  case infeasible(InfeasibilityProof)
  /// The objective can be made as good as one likes.
  case unbounded(UnboundednessProof)
  /// A limit was reached first; holds the best point found, if any. Never an optimum.
  case stopped(Incumbent?)
}

/// Why a program has no point.
public enum InfeasibilityProof: Hashable, Sendable {
  /// One multiplier per row (Farkas): the rows, multiplied and added up, demand what no point within the columns'
  /// bounds can give.
  ///
  /// A positive multiplier takes the row's lower bound, a negative one its upper bound.
  case multipliers([Double])
  /// Every way of choosing the integer columns was ruled out; there is no short proof.
  case searchExhausted
}

/// Why a program has no best point.
public struct UnboundednessProof: Hashable, Sendable {
  /// A point of the program, where one is known.
  public var point: [Double]?
  /// One number per column: going this way from any point of the program stays in it and improves the objective.
  public var ray: [Double]

  /// Makes a proof from its parts, unchecked: `Certificate` judges it.
  public init(point: [Double]?, ray: [Double]) {
    self.point = point
    self.ray = ray
  }
}

/// The best point known when a limit was reached.
public struct Incumbent: Hashable, Sendable {
  /// The objective's value at the point.
  public var objective: Double
  /// The point: one value per column.
  public var values: [Double]
  /// What no point's objective can beat; infinite where nothing is known.
  public var bound: Double
  /// The distance of `objective` and `bound` relative to the greater of 1 and |`objective`|; may be infinite.
  public var gap: Double { (objective - bound).magnitude / max(1, objective.magnitude) }

  /// Makes an incumbent from its parts, unchecked: `Certificate` judges it.
  public init(objective: Double, values: [Double], bound: Double) {
    self.objective = objective
    self.values = values
    self.bound = bound
  }
}
