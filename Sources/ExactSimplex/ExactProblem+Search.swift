import BigInt
import LinearProgramming

/// Programs with integer columns: branch and bound, depth first, the nearer whole number first.
extension ExactProblem {
  /// Solves the program with its integers.
  mutating func search(_ objective: LinearProgram.Objective, while mayGoOn: () -> Bool) -> ExactOutcome {
    guard program.columns.allSatisfy(\.isPossible) else { return .exhausted }
    let passed = pass(objective)
    let root = relaxation(of: passed, while: mayGoOn)
    switch root {
    case .infeasible(let multipliers):
      let outcome = Outcome.infeasible(.multipliers(multipliers.map { Double($0) }))
      let isValid = Certificate(of: outcome, for: program, objective: objective).check().isEmpty
      return isValid ? root : .exhausted
    case .exhausted, .stopped: return root
    case .unbounded(_, let ray):
      switch search(.minimise(LinearExpression()), while: mayGoOn) {
      case .optimal(let solution): return .unbounded(point: solution.values, ray: ray)
      case .stopped: return .stopped(nil, bound: nil)
      case let none: return none
      }
    case .optimal(let relaxed):
      return search(passed, from: relaxed, while: mayGoOn)
    }
  }

  private func search(
    _ passed: PassedObjective, from relaxed: ExactSolution, while mayGoOn: () -> Bool
  ) -> ExactOutcome {
    let isMinimised = passed.objective.sense == .minimise
    func isBetter(_ left: Rational, than right: Rational) -> Bool { isMinimised ? left < right : left > right }
    var best: ExactSolution?
    var nodes = [Node(problem: self, bound: relaxed.objective)]
    while var node = nodes.popLast() {
      if let best, !isBetter(node.bound, than: best.objective) { continue }
      switch node.problem.relaxation(of: passed, while: mayGoOn) {
      case .infeasible, .exhausted, .unbounded: continue
      case .stopped:
        let bounds = nodes.map(\.bound) + [node.bound] + (best.map { [$0.objective] } ?? [])
        return .stopped(best, bound: isMinimised ? bounds.min() : bounds.max())
      case .optimal(let solution):
        if let best, !isBetter(solution.objective, than: best.objective) { continue }
        if let column = firstFractional(solution) {
          node.bound = solution.objective
          nodes += node.branches(on: column, at: solution.values[column])
        } else {
          best = solution.withoutDuals
        }
      }
    }
    return best.map { .optimal($0) } ?? .exhausted
  }

  private func firstFractional(_ solution: ExactSolution) -> Int? {
    program.columns.indices.first { program.columns[$0].domain != .continuous && !solution.values[$0].isWhole }
  }
}

/// A part of the program, cut out by whole bounds.
private struct Node {
  var problem: ExactProblem
  /// What no point of the node can beat.
  var bound: Rational

  /// The parts below and above a fractional value, the nearer last, so that it is taken first.
  func branches(on column: Int, at value: Rational) -> [Node] {
    var (below, above) = (self, self)
    let floor = value.floor
    below.problem.tableau.setUpper(of: column, floor)
    above.problem.tableau.setLower(of: column, floor + 1)
    let isNearerBelow = value + -Rational(floor) < Rational(1, over: 2)
    return isNearerBelow ? [above, below] : [below, above]
  }
}

extension ExactSolution {
  fileprivate var withoutDuals: ExactSolution {
    var point = self
    (point.rowDuals, point.reducedCosts) = ([], [])
    return point
  }
}
