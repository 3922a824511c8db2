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
    guard isWorthNarrowing, hasIntegers else { return }
    let own = rowsKeeping(objective)
    let relaxed = program.relaxed.freeing(own)
    guard case .optimal(let found)? = try? solver.solve(relaxed, objective, limits: limits),
      abs(found.objective - optimum) <= 1e-9 * max(1, optimum.magnitude)
    else { return }
    guard try holdFace(found, objective, in: relaxed, least: Self.leastCharge.relaxed) else { return }
    try release(rowsKeeping: objective)
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

  /// The rows that keep an objective, and those that only help a search.
  private func rowsKeeping(_ objective: LinearProgram.Objective) -> Set<LinearProgram.RowID> {
    Set(kept.filter { $0.objective == objective }.map(\.row) + aids)
  }

  /// Takes those rows out where others keep the objective; it is still stated to be kept.
  private func release(rowsKeeping objective: LinearProgram.Objective) throws {
    for row in aids { try session.setBounds(.free, of: row) }
    for stage in kept where stage.objective == objective {
      let optimum = stage.optimum - objective.expression.constant
      try session.setBounds(
        .free, of: stage.row, stating: objective.sense == .minimise ? .atMost(optimum) : .atLeast(optimum))
    }
  }

  /// How far the rows that keep or state what may be off by a rounding are relaxed; infinitely far for those that only help
  /// a search.
  private var slackOfRows: [LinearProgram.RowID: Double] {
    var slack = Dictionary(stated.map { ($0.row, Self.rounding(of: greatest)) }) { $1 }
    for row in kept { slack[row.row] = row.slack }
    for row in aids { slack[row] = .infinity }
    return slack
  }

  /// The least number of rows and columns with which a program with whole numbers is narrowed.
  private static let leastSizeWithIntegers = 5000

  /// Whether the time that narrower bounds save is worth the digits that they cost where there are whole numbers: what a search
  /// finds misses rows by up to 1e-7 of a length.
  private var isWorthNarrowing: Bool { hasIntegers ? size >= Self.leastSizeWithIntegers : isLarge }

  /// Narrows columns to what the rows say of them.
  mutating func propagate() throws {
    guard isWorthNarrowing, let solution else { return }
    // What a search finds misses rows by more than a rounding, so that ends which are nearly one cannot be told from it.
    let isExact = !hasIntegers
    var known = BoundPropagation(program, isThorough: isExact)
    guard known.propagate(limit: 20_000_000) else { return }
    for (index, column) in program.columns.enumerated() where column.domain == .continuous && !column.bounds.isFixed {
      let value = solution.values[index]
      // What thousands of bounds are wider by roundings adds up.
      func isSame(_ bound: Double) -> Bool { isExact && abs(bound - value) <= 1e-8 * max(1, value.magnitude) }
      let (lower, upper) = (known.lower[index], known.upper[index])
      guard isExact || upper - lower > 1e-5 * max(1, value.magnitude) else { continue }
      try narrow(
        LinearProgram.ColumnID(index: index), from: isSame(lower) ? value : min(lower, value),
        to: isSame(upper) ? value : max(upper, value))
    }
  }
}
