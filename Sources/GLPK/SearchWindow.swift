import LinearProgramming

/// The bounds between which the integer columns are searched.
///
/// GLPK aborts on an integer column whose value exceeds what doubles count in steps of one, so every one is given
/// bounds: its own, or those the rows imply, or else a size that no length reaches; then the search is not complete.
struct SearchWindow {
  private struct Side {
    var column: Int
    var lower: Double
    var upper: Double
  }

  private var sides: [Side] = []
  /// Whether no point of the program lies outside.
  private(set) var isComplete = true

  /// - Throws: `SolverFailure` where a bound that the rows imply cannot be computed.
  init(of problem: Problem, until deadline: Deadline) throws(SolverFailure) {
    let reach = -Suitability.greatestInteger...Suitability.greatestInteger
    for (index, column) in problem.program.columns.enumerated() where column.domain != .continuous {
      let bounds = column.wholeBounds
      var side = Side(column: index, lower: bounds.lower, upper: bounds.upper)
      if !reach.contains(side.lower) {
        side.lower = try Self.implied(.minimise, index, in: problem, until: deadline).rounded(.up) - 1
      }
      if !reach.contains(side.upper) {
        side.upper = try Self.implied(.maximise, index, in: problem, until: deadline).rounded(.down) + 1
      }
      if !reach.contains(side.lower) || !reach.contains(side.upper) { isComplete = false }
      side.lower = min(max(side.lower, reach.lowerBound), reach.upperBound)
      side.upper = min(max(side.upper, reach.lowerBound), reach.upperBound)
      sides.append(side)
    }
  }

  func open(on problem: Problem) {
    for side in sides {
      problem.handle.setColumnBounds(side.column, lower: side.lower, upper: side.upper)
      problem.handle.setInteger(side.column, true)
    }
  }

  func close(on problem: Problem) {
    for side in sides {
      problem.handle.setInteger(side.column, false)
      problem.passBounds(column: side.column)
    }
  }

  private static func implied(
    _ sense: LinearProgram.Objective.Sense, _ column: Int, in problem: Problem, until deadline: Deadline
  ) throws(SolverFailure) -> Double {
    let expression = LinearExpression(LinearProgram.ColumnID(index: column))
    let objective = LinearProgram.Objective(sense: sense, expression: expression)
    guard case .optimal(let solution) = try problem.relaxation(objective, until: deadline) else {
      return sense == .minimise ? -.infinity : .infinity
    }
    return solution.objective
  }
}
