public import LinearProgramming

/// What exact arithmetic found, in fractions.
public enum ExactOutcome: Hashable, Sendable {
  /// No point is better.
  case optimal(ExactSolution)
  /// No point keeps all rows and bounds: one multiplier per row proves it (see `InfeasibilityProof.multipliers`).
  case infeasible(multipliers: [Rational])
  /// No choice of the integer columns keeps all rows and bounds.
  case exhausted
  /// The objective improves forever from the point along the ray.
  case unbounded(point: [Rational], ray: [Rational])
  /// A limit was reached first; the best point found, if any, and what no point's objective can beat, if known.
  case stopped(ExactSolution?, bound: Rational?)
}

/// An optimum in fractions; for programs with integers, or at a limit, a point without duals.
public struct ExactSolution: Hashable, Sendable {
  /// The objective's value at the point.
  public var objective: Rational
  /// The point: one value per column.
  public var values: [Rational]
  /// The sum of each row's terms at the point.
  public var rowActivities: [Rational]
  /// The rows' duals, with the signs of `Solution.Duals`; empty where there are none.
  public var rowDuals: [Rational]
  /// The columns' reduced costs; empty where there are none.
  public var reducedCosts: [Rational]
}

extension ExactOutcome {
  /// The outcome in doubles, each the nearest to its fraction.
  ///
  /// - Parameter sense: Of the objective; says on which side an unknown bound is infinite.
  public func rounded(_ sense: LinearProgram.Objective.Sense) -> Outcome {
    switch self {
    case .optimal(let solution): .optimal(solution.rounded)
    case .infeasible(let multipliers): .infeasible(.multipliers(multipliers.map { Double($0) }))
    case .exhausted: .infeasible(.searchExhausted)
    case .unbounded(let point, let ray):
      .unbounded(UnboundednessProof(point: point.map { Double($0) }, ray: ray.map { Double($0) }))
    case .stopped(nil, _): .stopped(nil)
    case .stopped(let best?, let bound):
      .stopped(
        Incumbent(
          objective: Double(best.objective), values: best.values.map { Double($0) },
          bound: bound.map { Double($0) } ?? (sense == .minimise ? -.infinity : .infinity)))
    }
  }
}

extension ExactSolution {
  fileprivate var rounded: Solution {
    let duals = Solution.Duals(
      rows: rowDuals.map { Double($0) }, reducedCosts: reducedCosts.map { Double($0) })
    return Solution(
      objective: Double(objective), values: values.map { Double($0) },
      rowActivities: rowActivities.map { Double($0) },
      duals: rowDuals.isEmpty && reducedCosts.isEmpty && !values.isEmpty ? nil : duals, bound: Double(objective))
  }
}
