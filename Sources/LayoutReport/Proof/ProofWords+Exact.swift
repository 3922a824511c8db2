internal import ExactSimplex
internal import LinearProgramming

/// What exact arithmetic says, in fractions.
extension ProofWords {
  func lines(for exact: StageProof.Exact, in solve: ProgramJournal.Solve) -> [String] {
    switch exact {
    case .tooManyColumns(let count):
      return [
        "  Not solved in fractions: the program has \(count) columns, and programs of up to "
          + "\(ExactSolver.greatestColumnCount) are."
      ]
    case .loosened(let outcome, let fraction, let tight):
      return [
        "  In fractions the bounds, rounded as they are, leave no point\(best(tight)). "
          + "With each further out by \(Self.digits(fraction)) of it:"
      ] + lines(for: .solved(outcome), in: solve)
    case .solved(.optimal(let solution)):
      return ["  In fractions the optimum is \(Self.fraction(solution.objective))\(difference(solution, solve))"]
        + fractions(solution, in: solve.program)
    case .solved(.infeasible(let multipliers)):
      let rows = Self.named(multipliers, solve.program.rows.map(\.name))
      return ["  In fractions there is no point\(shortfall(multipliers, solve)); the rows' multipliers are"] + rows
    case .solved(.exhausted): return ["  In fractions there is no point either: every choice was ruled out."]
    case .solved(.unbounded(_, let ray)):
      return ["  In fractions there is no best point; the direction is"]
        + Self.named(ray, solve.program.columns.map(\.name))
    case .solved(.stopped): return ["  Not solved in fractions: a limit was reached first."]
    }
  }

  /// The best that rounded bounds leave, as the end of a sentence; empty where they leave nothing.
  private func best(_ tight: ExactOutcome) -> String {
    guard case .optimal(let solution) = tight else { return "" }
    return " better than \(Self.digits(Double(solution.objective)))"
  }

  /// By how much the rows exclude every point, where floating point found one: what earlier stages found is kept to
  /// within its rounding only.
  private func shortfall(_ multipliers: [Rational], _ solve: ProgramJournal.Solve) -> String {
    guard case .optimal? = solve.outcome else { return "" }
    let outcome = Outcome.infeasible(.multipliers(multipliers.map { Double($0) }))
    let proof = WrittenProof(of: outcome, for: solve.program, objective: solve.objective)
    guard case .contradiction(let contradiction) = proof.evidence else { return "" }
    return ", by \(Self.digits(contradiction.demand - contradiction.supply)), the rounding of earlier stages"
  }

  /// How far the optimum in floating point is from the exact one.
  private func difference(_ solution: ExactSolution, _ solve: ProgramJournal.Solve) -> String {
    guard case .optimal(let floating)? = solve.outcome else { return "." }
    let difference = Double(Rational(floating.objective) + -solution.objective)
    return difference == 0
      ? "; in floating point the same."
      : "; in floating point \(Self.digits(difference.magnitude)) \(difference > 0 ? "more" : "less")."
  }

  private func fractions(_ solution: ExactSolution, in program: LinearProgram) -> [String] {
    Self.named(solution.values, program.columns.map(\.name))
      + Self.named(solution.rowDuals, program.rows.map { "dual of \($0.name)" })
  }

  private static func named(_ values: [Rational], _ names: [String]) -> [String] {
    zip(names, values).map { "    \($0.printable()): \(fraction($1))" }
  }

  private static func fraction(_ value: Rational) -> String {
    value.description.replacing("-", with: "−")
  }
}
