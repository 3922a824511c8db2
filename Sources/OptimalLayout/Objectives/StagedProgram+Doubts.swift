internal import LinearProgramming

/// What a program answers where the time allowed is over before an optimum is proven.
extension StagedProgram {
  /// The optimum, or the best point known where a search was stopped; nil where there is none.
  func solution(of outcome: Outcome, _ objective: LinearProgram.Objective) throws -> Solution? {
    switch outcome {
    case .optimal(let solution): return solution
    case .infeasible, .unbounded: return nil
    case .stopped(let incumbent):
      return (incumbent ?? lastPoint(for: objective)).map { Solution($0, in: session.program) }
    }
  }

  /// Notes what is only the best that was found. What follows may take but a fraction of the time: it is not what would
  /// follow from the optimum.
  mutating func doubt(_ reason: String) {
    limits.seconds /= doubts.isEmpty ? 20 : 2
    session.limit(to: limits)
    doubts.append((view, "\(reason): the search was stopped; allow it more with --time-limit"))
  }

  /// Whether a question was answered by no point, be it that there is none or that the time allowed was over.
  mutating func hasNoPoint(_ outcome: Outcome, for goal: Goal) -> Bool {
    switch outcome {
    case .infeasible: return true
    case .optimal, .unbounded, .stopped(.some): return false
    case .stopped(nil):
      doubt("\(goal.rawValue) may be better")
      return true
    }
  }

  /// The last point as one for an objective; nil where it is none of the program any more.
  private func lastPoint(for objective: LinearProgram.Objective) -> Incumbent? {
    guard let last = solution, last.values.count == session.program.columns.count else { return nil }
    let point = Incumbent(
      objective: objective.expression.value(at: last.values), values: last.values,
      bound: objective.sense == .minimise ? -.infinity : .infinity)
    let violations = Certificate(of: .stopped(point), for: session.program, objective: objective).check()
    return violations.isEmpty ? point : nil
  }
}

extension Solution {
  /// The best point known as a solution, which is not proven.
  fileprivate init(_ incumbent: Incumbent, in program: LinearProgram) {
    let activities = program.rows.map { row in
      row.terms.reduce(0) { $0 + $1.coefficient * incumbent.values[$1.column.index] }
    }
    self.init(
      objective: incumbent.objective, values: incumbent.values, rowActivities: activities, duals: nil,
      bound: incumbent.bound)
  }
}

extension Result<Outcome, any Error> {
  /// Whether the program may have points, as far as was found out.
  var hasPoints: Bool {
    switch self {
    case .success(.infeasible), .failure(is SolverFailure): false
    case .success, .failure: true
    }
  }
}
