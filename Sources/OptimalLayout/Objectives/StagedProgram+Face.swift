internal import LinearProgramming

/// Keeping what a stage found by the bounds at which it is.
extension StagedProgram {
  /// The least charge that counts, for an optimum of the program and for one that it has without whole numbers.
  private static let leastCharge = (own: 1e-6, relaxed: 1e-2)

  /// Has all points be optima of an objective, as far as a large program's duals tell.
  ///
  /// - Returns: Whether no row is needed to keep the optimum.
  mutating func holdFace(of solution: Solution, of objective: LinearProgram.Objective) throws -> Bool {
    guard isLarge, !hasIntegers else { return false }
    return try holdFace(solution, objective, in: program, least: Self.leastCharge.own)
  }

  /// Has all points be optima of an objective that is kept, where it is not better without whole numbers either: then the
  /// duals of the program without them tell of this one too.
  mutating func holdRelaxedFace(
    of objective: LinearProgram.Objective, at optimum: Double, solver: any LinearSolver
  ) throws {
    guard isLarge, hasIntegers else { return }
    let own = rowsKeeping(objective)
    let relaxed = program.relaxed.freeing(own)
    guard case .optimal(let found)? = try? solver.solve(relaxed, objective, limits: limits),
      abs(found.objective - optimum) <= 1e-9 * max(1, optimum.magnitude)
    else { return }
    guard try holdFace(found, objective, in: relaxed, least: Self.leastCharge.relaxed) else { return }
    for row in own { try session.setBounds(.free, of: row) }
  }

  private mutating func holdFace(
    _ solution: Solution, _ objective: LinearProgram.Objective, in program: LinearProgram, least: Double
  ) throws -> Bool {
    let held = held
    guard
      let face = OptimalFace(
        of: solution, objective.sense, in: program, least: least, slack: slackOfRows, isLoose: { held.contains($0) })
    else { return false }
    for (column, bound) in face.columns { try narrow(column, from: bound, to: bound) }
    for (row, bound) in face.rows { try narrow(row, to: bound) }
    return face.drift <= slack(for: solution.objective)
  }

  /// Narrows columns to what the rows say of them.
  mutating func propagate() throws {
    guard isLarge, let solution else { return }
    var known = BoundPropagation(program, isThorough: true)
    guard known.propagate(limit: 20_000_000) else { return }
    for (index, column) in program.columns.enumerated() where column.domain == .continuous && !column.bounds.isFixed {
      let value = solution.values[index]
      // What thousands of bounds are wider by roundings adds up.
      func end(_ bound: Double) -> Double {
        abs(bound - value) <= 1e-8 * max(1, value.magnitude) ? value : bound
      }
      try narrow(
        LinearProgram.ColumnID(index: index), from: end(known.lower[index]), to: end(known.upper[index]))
    }
  }
}
