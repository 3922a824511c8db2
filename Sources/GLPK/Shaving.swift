import LinearProgramming

/// Choices that are ruled out because the relaxation has no point with them (Martin and Shmoys, A new approach to computing
/// optimal schedules for the job-shop scheduling problem, 1996).
///
/// Propagation looks at one row after the other; a relaxation looks at all of them together, and takes longer. So only sets
/// of few choices are tried: which of two lengths is the greater one decides more than which of a hundred a text has.
struct Shaving {
  /// How many choices a set may have left.
  private static let greatestSet = 3
  /// How many simplex iterations a trial may take, and how many all of them.
  private static let effort = 500, allEffort = 20_000
  /// How many terms of rows propagation may look at in one trial.
  private static let propagationEffort = 200_000

  private let problem: Problem
  private var propagation: BoundPropagation
  /// The relaxation's optimum, from which trials begin.
  private let basis: StartingBasis
  private let values: [Double]
  private var iterations = 0

  /// Prepares trials on a problem; nil where its relaxation has no optimum.
  init?(_ problem: Problem, for objective: LinearProgram.Objective, until deadline: Deadline) {
    self.problem = problem
    propagation = BoundPropagation(problem.program)
    _ = problem.pass(objective)
    guard propagation.propagate(limit: 10 * Self.propagationEffort), case .optimal = problem.run(.warm, until: deadline)
    else { return nil }
    basis = problem.handle.basis(rows: problem.program.rows.count, columns: problem.program.columns.count)
    values = problem.point
  }

  /// Tries the choices of all small sets.
  ///
  /// - Returns: The integer columns whose bounds are narrower then; nil where no point is left.
  mutating func shave(until deadline: Deadline) -> [(column: LinearProgram.ColumnID, bounds: Bounds)]? {
    let start = propagation.mark
    for set in propagation.choices {
      let open = set.filter { propagation.upper[$0] > 0.5 }
      guard open.count > 1, open.count <= Self.greatestSet else { continue }
      // The relaxation has a point with a choice that it made itself.
      for column in open where values[column] < 1 - 1e-6 && propagation.upper[column] > 0.5 {
        guard iterations < Self.allEffort, !deadline.hasPassed else { break }
        guard isRuledOut(column, until: deadline) else { continue }
        propagation.narrow(column, to: 0, 0)
        guard propagation.propagate(limit: Self.propagationEffort) else { return nil }
      }
    }
    return narrowed(since: start).compactMap { column in
      let bounds = try? Bounds(lower: propagation.lower[column], upper: propagation.upper[column])
      return bounds.map { (LinearProgram.ColumnID(index: column), $0) }
    }
  }

  /// Whether the relaxation has no point in which a binary is 1, as far as a few simplex iterations tell.
  private mutating func isRuledOut(_ column: Int, until deadline: Deadline) -> Bool {
    let mark = propagation.mark
    defer { propagation.takeBack(to: mark) }
    propagation.narrow(column, to: 1, 1)
    guard propagation.propagate(limit: Self.propagationEffort) else { return true }
    let changed = narrowed(since: mark)
    for column in changed {
      problem.handle.setColumnBounds(column, lower: propagation.lower[column], upper: propagation.upper[column])
    }
    defer { for column in changed { problem.passBounds(column: column) } }
    problem.handle.setBasis(basis)
    let before = problem.handle.iterations
    let code = problem.handle.simplex(
      .dualThenPrimal, tolerance: 1e-7, seconds: deadline.seconds, iterations: Self.effort)
    iterations += problem.handle.iterations - before
    return code == 0 && problem.handle.status == .noFeasible
  }

  /// The integer columns whose bounds were narrowed since a mark.
  private func narrowed(since mark: Int) -> [Int] {
    let isInteger = { (column: Int) in problem.program.columns[column].domain != .continuous }
    return Set(propagation.changed(since: mark)).filter(isInteger).sorted()
  }
}
