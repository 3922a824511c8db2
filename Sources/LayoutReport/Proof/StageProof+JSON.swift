internal import ExactSimplex
internal import LinearProgramming
internal import OptimalLayout
public import ViewTree

extension StageProof {
  /// The proof as an object: the program with the point and the duals beside its columns and rows. `value` is the goal's,
  /// which is `fixed` and `unit` times the objective; null where there is no optimum.
  public var json: JSONText {
    var members: [JSONText.Member] = [
      .init("stage", .number(number.map(Double.init))), .init("component", .number(component.map(Double.init))),
      .init("goal", .string(stage.goal.rawValue)), .init("view", .string(stage.view)),
      .init("sense", solve.objective.sense == .minimise ? "minimise" : "maximise"),
    ]
    if let outcome = solve.outcome, let written { members += Self.members(outcome, written, solve, of: stage) }
    if let exact { members.append(.init("exact", Self.json(exact, solve))) }
    return .object(members)
  }

  private static func members(
    _ outcome: Outcome, _ written: WrittenProof, _ solve: ProgramJournal.Solve, of stage: SolvedStage
  ) -> [JSONText.Member] {
    let numbers = Numbers(outcome)
    let expression = solve.objective.expression
    return [
      .init("outcome", .string(numbers.outcome)),
      .init("objective", .number(numbers.objective)), .init("bound", .number(numbers.bound)),
      .init("gap", .number(numbers.gap)),
      .init("value", .number(stage.optimum.isFinite ? stage.value : nil)),
      .init("fixed", .number(stage.fixed)), .init("unit", .number(stage.unit)),
      .init("constant", .number(expression.constant)), .init("terms", terms(expression.terms)),
      .init(
        "columns",
        .array(
          solve.program.columns.enumerated().map { index, column in
            [
              "name": .string(column.name), "lower": .number(column.bounds.lower),
              "upper": .number(column.bounds.upper), "domain": .string("\(column.domain)"),
              "value": .number(numbers.values?[index]), "reducedCost": .number(numbers.reducedCosts?[index]),
              "ray": .number(numbers.ray?[index]),
            ]
          })),
      .init(
        "rows",
        .array(
          solve.program.rows.enumerated().map { index, row in
            [
              "name": .string(row.name), "terms": terms(row.terms), "lower": .number(row.bounds.lower),
              "upper": .number(row.bounds.upper), "activity": .number(written.activity(index)),
              "dual": .number(numbers.duals?[index]),
            ]
          })),
      .init("dualSum", .number(written.dualSum)),
      .init("violations", .array(written.violations.map { .string($0.description) })),
    ]
  }

  private static func terms(_ terms: [LinearExpression.Term]) -> JSONText {
    .array(terms.map { [.number(Double($0.column.index)), .number($0.coefficient)] })
  }

  /// An answer's numbers, whichever it has.
  private struct Numbers {
    var outcome = "optimal"
    var objective: Double?
    var bound: Double?
    var gap: Double?
    var values: [Double]?
    var reducedCosts: [Double]?
    var duals: [Double]?
    var ray: [Double]?

    init(_ answer: Outcome) {
      switch answer {
      case .optimal(let solution):
        (objective, bound, gap) = (solution.objective, solution.bound, solution.gap)
        (values, duals, reducedCosts) = (solution.values, solution.duals?.rows, solution.duals?.reducedCosts)
      case .infeasible(.multipliers(let multipliers)): (outcome, duals) = ("infeasible", multipliers)
      case .infeasible(.searchExhausted): outcome = "infeasible"
      case .unbounded(let proof): (outcome, values, ray) = ("unbounded", proof.point, proof.ray)
      case .stopped(let incumbent):
        outcome = "stopped"
        (objective, bound, gap) = (incumbent?.objective, incumbent?.bound, incumbent?.gap)
        values = incumbent?.values
      }
    }
  }

  private static func json(_ exact: Exact, _ solve: ProgramJournal.Solve) -> JSONText {
    switch exact {
    case .loosened(let outcome, let fraction, _):
      json(.solved(outcome), solve).adding(.init("loosened", .number(fraction)))
    case .tooManyColumns(let count): ["outcome": "too many columns", "columns": .number(Double(count))]
    case .solved(.optimal(let solution)):
      [
        "outcome": "optimal", "objective": .string(solution.objective.description),
        "difference": .number(difference(solution, solve)), "values": fractions(solution.values),
        "duals": fractions(solution.rowDuals), "reducedCosts": fractions(solution.reducedCosts),
      ]
    case .solved(.infeasible(let multipliers)): ["outcome": "infeasible", "duals": fractions(multipliers)]
    case .solved(.exhausted): ["outcome": "infeasible"]
    case .solved(.unbounded(let point, let ray)):
      ["outcome": "unbounded", "values": fractions(point), "ray": fractions(ray)]
    case .solved(.stopped): ["outcome": "stopped"]
    }
  }

  /// The optimum in floating point less the exact one.
  private static func difference(_ solution: ExactSolution, _ solve: ProgramJournal.Solve) -> Double? {
    guard case .optimal(let floating)? = solve.outcome else { return nil }
    return Double(Rational(floating.objective) + -solution.objective)
  }

  private static func fractions(_ values: [Rational]) -> JSONText {
    .array(values.map { .string($0.description) })
  }
}

extension WrittenProof {
  /// The sum of a row's terms at the point; nil where there is none.
  fileprivate func activity(_ row: Int) -> Double? {
    switch evidence {
    case .optimum(let point, _), .searched(let point, _, _), .endless(_, let point?), .stopped(let point?, _, _):
      point.rows[row].sum.value
    case .contradiction, .exhausted, .endless, .stopped: nil
    }
  }

  /// What the duals add up to.
  fileprivate var dualSum: Double? {
    switch evidence {
    case .optimum(_, let bound): bound.value
    case .contradiction(let contradiction): contradiction.demand - contradiction.supply
    default: nil
    }
  }
}
