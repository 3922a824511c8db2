import LinearProgramming

/// Proofs, obtained from programs of their own rather than from GLPK's rays.
extension Problem {
  /// Looks for a Farkas ray: the duals of the elastic program, in which every row may be missed at a price.
  ///
  /// - Returns: the first ray whose certificate holds, else the last one found; all zeros where there was none.
  func proofOfInfeasibility(of relaxed: LinearProgram, until deadline: Deadline) -> Outcome {
    let none = [Double](repeating: 0, count: relaxed.rows.count)
    var last = Outcome.infeasible(.multipliers(none))
    guard let elastic = try? Elastic(relaxed) else { return last }
    elastic.problem.eachOptimum(of: elastic.objective, until: deadline) { solution in
      let duals = solution.duals?.rows ?? none
      last = .infeasible(.multipliers(zip(duals, relaxed.rows).map { $1.bounds.allows(multiplier: $0) ? $0 : 0 }))
      return Certificate(of: last, for: relaxed, objective: elastic.noObjective).check().isEmpty
    }
    return last
  }

  /// Looks for an improving direction: the optimum of the recession program, whose bounds are 0 or 1 away.
  ///
  /// - Returns: `point` and the first direction whose certificate holds, else the last one found.
  func proofOfUnboundedness(
    of relaxed: LinearProgram, _ objective: LinearProgram.Objective, from point: [Double], until deadline: Deadline
  ) -> Outcome {
    var last = UnboundednessProof(point: point, ray: [Double](repeating: 0, count: relaxed.columns.count))
    guard let recession = try? Problem(relaxed.recession) else { return .unbounded(last) }
    var slope = objective
    slope.expression.constant = 0
    recession.eachOptimum(of: slope, until: deadline) { solution in
      last.ray = zip(solution.values, recession.program.columns).map { $1.bounds.clamp($0) }
      return Certificate(of: .unbounded(last), for: relaxed, objective: objective).check().isEmpty
    }
    return .unbounded(last)
  }

  /// Hands the optimum of each attempt to `isEnough`, until it says so.
  private func eachOptimum(
    of objective: LinearProgram.Objective, until deadline: Deadline, isEnough: (Solution) -> Bool
  ) {
    let factor = pass(objective)
    for attempt in Attempt.allCases {
      guard case .optimal = run(attempt, until: deadline) else { continue }
      if isEnough(solution(of: objective, factor: factor)) { return }
    }
  }
}

/// A program in which every row may be missed, each by a column of its own, and the misses cost.
private struct Elastic {
  let problem: Problem
  let objective: LinearProgram.Objective
  let noObjective = LinearProgram.Objective.minimise(LinearExpression())

  init(_ relaxed: LinearProgram) throws {
    var elastic = relaxed
    elastic.removeRows()
    var misses: [LinearExpression.Term] = []
    for row in relaxed.rows {
      let size = row.terms.map(\.coefficient.magnitude).max() ?? 1
      var expression = LinearExpression(row.terms)
      for (bound, sign) in [(row.bounds.lower, 1.0), (row.bounds.upper, -1.0)] where bound.isFinite {
        let miss = try elastic.addColumn("", in: .nonnegative)
        misses.append(LinearExpression.Term(column: miss, coefficient: 1))
        expression += LinearExpression(miss, times: sign * size)
      }
      try elastic.require(row.name, expression, in: row.bounds)
    }
    problem = try Problem(elastic)
    objective = .minimise(LinearExpression(misses))
  }
}

extension Bounds {
  fileprivate func allows(multiplier: Double) -> Bool {
    multiplier > 0 ? lower.isFinite : upper.isFinite
  }

  /// The directions in which one may go forever, cut off at 1.
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
