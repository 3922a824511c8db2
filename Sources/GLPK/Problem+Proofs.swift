import LinearProgramming

/// Proofs, obtained from programs of their own rather than from GLPK's rays.
extension Problem {
  /// Looks for a Farkas ray: the duals of the elastic program, in which every row may be missed at a price.
  ///
  /// Where the misses turn out to be no more than rounding, the program is not infeasible: the objective is then
  /// optimised from the point found, with the misses that it needs.
  ///
  /// - Returns: an outcome that holds, else the last one found.
  func infeasibility(_ trial: Trial, mayLoosen: Bool, until deadline: Deadline) -> Outcome {
    let rows = trial.program.rows
    var last = Outcome.infeasible(.multipliers([Double](repeating: 0, count: rows.count)))
    guard let elastic = try? Elastic(trial.program) else { return last }
    var nearest: [Double]?
    let isProven = elastic.problem.eachOptimum(of: elastic.objective, until: deadline) { solution in
      nearest = solution.values
      let multipliers = zip(solution.duals?.rows ?? [], rows).map { $1.bounds.allows(multiplier: $0) ? $0 : 0 }
      // What rounding leaves of a multiplier gives weight to columns that the proof is not about.
      let rounding = 1e-12 * (multipliers.map(\.magnitude).max() ?? 0)
      for multipliers in [multipliers, multipliers.map { $0.magnitude > rounding ? $0 : 0 }] {
        last = .infeasible(.multipliers(multipliers))
        if trial.violations(of: last).isEmpty { return true }
      }
      return false
    }
    guard !isProven, mayLoosen, let nearest else { return last }
    return (try? elastic.optimum(trial, from: nearest, until: deadline)) ?? last
  }

  /// Looks for an improving direction: the optimum of the recession program, whose bounds are 0 or 1 away.
  ///
  /// - Returns: `point` and the first direction whose certificate holds, else the last one found.
  func unboundedness(_ trial: Trial, from point: [Double], until deadline: Deadline) -> Outcome {
    var last = UnboundednessProof(point: point, ray: [Double](repeating: 0, count: point.count))
    guard let recession = try? Problem(trial.program.recession) else { return .unbounded(last) }
    var slope = trial.objective
    slope.expression.constant = 0
    recession.eachOptimum(of: slope, until: deadline) { solution in
      last.ray = zip(solution.values, recession.program.columns).map { $1.bounds.clamp($0) }
      return trial.violations(of: .unbounded(last)).isEmpty
    }
    return .unbounded(last)
  }

  /// Hands the optimum of each attempt, as it is and refined, to `isEnough`, and answers whether one was.
  @discardableResult
  private func eachOptimum(
    of objective: LinearProgram.Objective, until deadline: Deadline, isEnough: (Solution) -> Bool
  ) -> Bool {
    let factor = pass(objective)
    for attempt in Attempt.allCases {
      guard case .optimal = run(attempt, until: deadline) else { continue }
      let claimed = solution(of: objective, factor: factor)
      if isEnough(claimed) || refine(claimed, of: objective, until: deadline, isEnough: isEnough) { return true }
    }
    return false
  }
}

/// A program in which every row may be missed, each by a column of its own, and the misses cost.
private struct Elastic {
  let problem: Problem
  let objective: LinearProgram.Objective
  /// The row that each miss belongs to, in the order of the objective's terms.
  private var owners: [Int] = []

  init(_ relaxed: LinearProgram) throws {
    var elastic = relaxed
    elastic.removeRows()
    var misses: [LinearExpression.Term] = []
    for (index, row) in relaxed.rows.enumerated() {
      let size = row.terms.map(\.coefficient.magnitude).max() ?? 1
      var expression = LinearExpression(row.terms)
      for (bound, sign) in [(row.bounds.lower, 1.0), (row.bounds.upper, -1.0)] where bound.isFinite {
        let miss = try elastic.addColumn("", in: .nonnegative)
        misses.append(LinearExpression.Term(column: miss, coefficient: 1))
        owners.append(index)
        expression += LinearExpression(miss, times: sign * size)
      }
      try elastic.require(row.name, expression, in: row.bounds)
    }
    problem = try Problem(elastic)
    objective = .minimise(LinearExpression(misses))
  }

  /// The outcome for the trial's own objective, each row missed by no more than at `point` and what rounding makes
  /// of it.
  func optimum(_ trial: Trial, from point: [Double], until deadline: Deadline) throws -> Outcome {
    for (miss, owner) in zip(objective.expression.terms.map(\.column), owners) {
      let terms = trial.program.rows[owner].terms
      let size = terms.reduce(0) { max($0, $1.coefficient.magnitude) }
      let magnitude = terms.reduce(0) { $0 + ($1.coefficient * point[$1.column.index]).magnitude }
      let rounding = size > 0 ? 1e-9 * magnitude / size : 0
      try problem.setBounds(Bounds(lower: 0, upper: max(0, point[miss.index]) + rounding), of: miss)
    }
    let count = trial.program.columns.count
    switch try problem.relaxation(trial.objective, mayLoosen: false, until: deadline) {
    case .optimal(let found):
      let values = Array(found.values.prefix(count))
      return .optimal(Solution(values, found.duals?.rows ?? [], of: trial.objective, in: trial.program))
    case .unbounded(let proof):
      return .unbounded(
        UnboundednessProof(point: proof.point.map { Array($0.prefix(count)) }, ray: Array(proof.ray.prefix(count))))
    case .infeasible(let proof):
      return .infeasible(proof)
    case .stopped:
      return .stopped(nil)
    }
  }
}

extension Bounds {
  fileprivate func allows(multiplier: Double) -> Bool {
    multiplier > 0 ? lower.isFinite : upper.isFinite
  }

  /// The directions in which one may go forever, cut off at `reach`.
  fileprivate func recession(reach: Double) -> Bounds {
    let down = lower.isFinite ? 0 : -reach
    let up = upper.isFinite ? 0 : reach
    return (try? Bounds(lower: down, upper: up)) ?? .free
  }
}

extension LinearProgram {
  /// The program whose points are the directions in which one never leaves this one.
  fileprivate var recession: LinearProgram {
    mapColumns { Column(name: $0.name, bounds: $0.bounds.recession(reach: 1), domain: .continuous) }
      .mapRows { Row(name: $0.name, terms: $0.terms, bounds: $0.bounds.recession(reach: .infinity)) }
  }
}
