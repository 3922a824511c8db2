/// A certificate written out: every product and sum that a person needs to check an answer by hand.
///
/// It is made of the program, the objective, and the point with its duals, the multipliers or the ray of the answer; no
/// sum is taken from the solver.
///
///     let proof = WrittenProof(of: outcome, for: program, objective: objective)
///     if case .optimum(let point, let bound) = proof.evidence { print(point.objective.value, bound.value) }
public struct WrittenProof: Sendable {
  /// What the answer rests on.
  public enum Evidence: Sendable {
    /// A point, and a bound on the objective of every point, which it reaches.
    case optimum(Point, DualBound)
    /// A point, and a bound that a search over the integers found without a short proof.
    case searched(Point, bound: Double, gap: Double)
    /// Multiplied rows that demand more than the columns can give.
    case contradiction(Contradiction)
    /// Every way of choosing the integers was ruled out; there is no short proof.
    case exhausted
    /// A direction that never leaves the program and always improves, and a point where one is known.
    case endless(Direction, from: Point?)
    /// A limit was reached: the best point found, if any, with the bound known.
    case stopped(Point?, bound: Double?, gap: Double?)
  }

  /// What the answer rests on.
  public let evidence: Evidence
  /// What is wrong with the answer; empty if it holds.
  public let violations: [Certificate.Violation]

  /// Writes out the answer `outcome` to `objective` over `program`.
  ///
  /// - Precondition: the objective is the program's, and lists in the answer have the program's counts.
  /// - Complexity: O(coefficients).
  public init(of outcome: Outcome, for program: LinearProgram, objective: LinearProgram.Objective) {
    violations = Certificate(of: outcome, for: program, objective: objective).check()
    func point(_ values: [Double]) -> Point { Point(values, of: program, objective) }
    switch outcome {
    case .optimal(let solution):
      let found = point(solution.values)
      if let duals = solution.duals {
        evidence = .optimum(found, DualBound(duals, of: program, objective))
      } else {
        evidence = .searched(found, bound: solution.bound, gap: solution.gap)
      }
    case .infeasible(.multipliers(let multipliers)):
      evidence = .contradiction(Contradiction(multipliers, of: program))
    case .infeasible(.searchExhausted): evidence = .exhausted
    case .unbounded(let proof):
      evidence = .endless(Direction(proof.ray, of: program, objective), from: proof.point.map(point))
    case .stopped(let incumbent):
      evidence = .stopped(incumbent.map { point($0.values) }, bound: incumbent?.bound, gap: incumbent?.gap)
    }
  }
}

extension WrittenProof {
  /// One summand: a number times another that has a name.
  public struct Product: Hashable, Sendable {
    /// The first factor.
    public var factor: Double
    /// What the second factor is called.
    public var name: String
    /// The second factor.
    public var value: Double
    /// Both multiplied.
    public var product: Double { factor * value }
  }

  /// A constant plus products.
  public struct Sum: Hashable, Sendable {
    /// What it is the sum of; the row's or the column's name.
    public var name: String
    /// What is added to the products.
    public var constant = 0.0
    /// The products, in the program's order.
    public var products: [Product] = []
    /// The sum, its rounding errors carried along.
    public var value: Double {
      var sum = CompensatedSum(constant)
      for product in products { sum.add(product.factor, times: product.value) }
      return sum.value
    }
  }

  /// A sum that has to lie within bounds.
  public struct Line: Hashable, Sendable {
    /// The sum.
    public var sum: Sum
    /// Where it has to lie.
    public var bounds: Bounds
  }

  /// What a row or column contributes to a bound: its dual times the bound that the dual charges.
  public struct Charge: Hashable, Sendable {
    /// The position of the row or column in the program, from 0.
    public var index: Int
    /// The row's or the column's name.
    public var name: String
    /// The dual, the reduced cost, the multiplier or the weight.
    public var dual: Double
    /// The bound it charges; nil where there is none, so that the dual can only be rounding and counts as 0.
    public var bound: Double?
    /// What it adds.
    public var product: Double { dual * (bound ?? 0) }
  }

  /// A point of the program, with what shows that it is one.
  public struct Point: Hashable, Sendable {
    /// Each column's value as the constant of a sum without products, within its bounds.
    public var columns: [Line]
    /// Whether each column has to be whole.
    public var isWhole: [Bool]
    /// The rows' sums at the point.
    public var rows: [Line]
    /// The objective at the point.
    public var objective: Sum
  }

  /// Why no point has a better objective.
  ///
  /// Any point's objective is constant + Σ dual × row's sum + Σ reduced cost × column's value, because the reduced costs
  /// are what is left of the objective; and with the signs that duals have, that is no better than with every sum and
  /// value at the bound that is charged.
  public struct DualBound: Hashable, Sendable {
    /// One per column: its objective coefficient less what the rows charge for it.
    public var reducedCosts: [Sum]
    /// One per row with a dual.
    public var rows: [Charge]
    /// One per column with a reduced cost.
    public var columns: [Charge]
    /// The objective's constant.
    public var constant: Double
    /// The constant and all charges added up.
    public var value: Double { WrittenProof.total(rows + columns, from: constant) }
  }

  /// Why there is no point: the multiplied rows add up to something that the columns cannot be.
  public struct Contradiction: Hashable, Sendable {
    /// What each row with a multiplier demands.
    public var rows: [Charge]
    /// One per column: its weight in the rows' sum.
    public var weights: [Sum]
    /// The most that each column with a weight can give.
    public var columns: [Charge]
    /// The least that the rows' sum has to be.
    public var demand: Double { WrittenProof.total(rows, from: 0) }
    /// The most that it can be.
    public var supply: Double { WrittenProof.total(columns, from: 0) }
  }

  /// Why there is no best point: a direction in which one can go on for ever.
  public struct Direction: Hashable, Sendable {
    /// Each column's step.
    public var steps: [Line]
    /// How much each row's sum changes with a step; within 0 and the side on which the row has no bound.
    public var rows: [Line]
    /// How much the objective changes with a step.
    public var objective: Sum
  }

  private static func total(_ charges: [Charge], from constant: Double) -> Double {
    var sum = CompensatedSum(constant)
    for charge in charges { sum.add(charge.dual, times: charge.bound ?? 0) }
    return sum.value
  }
}
