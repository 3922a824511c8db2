/// Judges an outcome against the program and objective it claims to answer, by arithmetic alone.
///
/// It shares no code with any solver. An optimum is accepted if, after perturbing each number of the program by a
/// relative `tolerance`, point and duals would prove each other optimal; a proof of infeasibility or unboundedness if
/// it holds but for rounding.
///
///     let violations = Certificate(of: outcome, for: program, objective: objective).check()   // [] if valid
public struct Certificate: Sendable {
  /// The answer on trial.
  public let outcome: Outcome
  /// The program it answers.
  public let program: LinearProgram
  /// The objective it answers.
  public let objective: LinearProgram.Objective
  /// What counts as zero, relative to the numbers that a remainder is the sum of.
  public let tolerance: Double

  /// Puts `outcome` on trial.
  ///
  /// - Parameter tolerance: 1e-7 where nothing is said, which is what floating-point solvers work to. A row's
  ///   violation is measured against the sum of its |terms| and the bound's size, or against one unit of its greatest
  ///   coefficient, but at most 1, where these are smaller; a column's against the greater of 1 and its bound; the
  ///   objective's against the sum of its |terms|. Duals and rays, which no one wants relaxed, are held to a thousandth
  ///   of it.
  public init(
    of outcome: Outcome, for program: LinearProgram, objective: LinearProgram.Objective, tolerance: Double = 1e-7
  ) {
    self.outcome = outcome
    self.program = program
    self.objective = objective
    self.tolerance = tolerance
  }

  /// Lists everything that is wrong, in the order rows, columns, objective; empty if the certificate is valid.
  ///
  /// - Complexity: O(coefficients).
  public func check() -> [Violation] {
    do {
      try program.check(objective)
    } catch {
      return [.foreignObjective(error)]
    }
    return switch outcome {
    case .optimal(let solution): check(solution)
    case .infeasible(.multipliers(let multipliers)): check(multipliers: multipliers)
    case .infeasible(.searchExhausted): program.hasIntegers ? [] : [.nothingToSearch]
    case .unbounded(let proof): check(proof)
    case .stopped(nil): []
    case .stopped(let incumbent?): check(incumbent)
    }
  }
}

extension Certificate {
  /// +1 where less is better, −1 where more is: multiplies objective and duals so that everything is minimised.
  var sign: Double { objective.sense == .minimise ? 1 : -1 }

  /// One objective coefficient per column, of the minimised objective.
  var costs: [Double] {
    var costs = [Double](repeating: 0, count: program.columns.count)
    for term in objective.expression.terms { costs[term.column.index] = sign * term.coefficient }
    return costs
  }

  func shapeViolations(_ list: [Double], of what: String, count: Int) -> [Violation] {
    guard list.count == count else { return [.wrongCount(of: what, count: list.count, expected: count)] }
    return list.enumerated().filter { !$0.element.isFinite }.map {
      .notFinite(of: "\(what)[\($0.offset)]", value: $0.element)
    }
  }

  func value(_ expression: LinearExpression, at point: [Double]) -> CompensatedSum {
    var sum = CompensatedSum(expression.constant)
    for term in expression.terms { sum.add(term.coefficient, times: point[term.column.index]) }
    return sum
  }

  func sum(_ terms: [LinearExpression.Term], at point: [Double]) -> CompensatedSum {
    var sum = CompensatedSum()
    for term in terms { sum.add(term.coefficient, times: point[term.column.index]) }
    return sum
  }
}
