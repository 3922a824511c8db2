internal import LinearProgramming

/// The points at which an objective has its optimum, as its duals tell.
///
/// Where a row or a column is charged for being at a bound, every optimum is at that bound, and whatever is at all of these
/// bounds is an optimum (complementary slackness: Schrijver, Theory of Linear and Integer Programming, 1986, section 7.9). So
/// they keep an optimum as a row of the whole objective does, but join nothing that the program does not.
struct OptimalFace {
  /// The columns that are at a bound, with it.
  private(set) var columns: [(column: LinearProgram.ColumnID, bound: Double)] = []
  /// The rows that are at a bound, with it.
  private(set) var rows: [(row: LinearProgram.RowID, bound: Double)] = []
  /// Whether a point is an optimum if it is at these bounds; false where a charge is too small to be told from a rounding,
  /// or is for a bound that is only nearly one.
  private(set) var isWhole = true

  /// A charge that is a rounding.
  private static let negligible = 1e-10

  /// Finds the points, without duals none.
  ///
  /// - Parameters:
  ///   - least: The least charge that is no rounding.
  ///   - isLoose: Whether the bounds of a row are relaxed by roundings; the same for columns.
  /// - Complexity: O(*n*) for *n* rows and columns.
  init?(
    of solution: Solution, _ sense: LinearProgram.Objective.Sense, in program: LinearProgram, least: Double,
    isLoose: (row: (LinearProgram.RowID) -> Bool, column: (LinearProgram.ColumnID) -> Bool)
  ) {
    guard let duals = solution.duals else { return nil }
    let sign = sense == .minimise ? 1.0 : -1
    for (index, dual) in duals.rows.enumerated() where dual.magnitude > Self.negligible {
      let (row, bounds) = (LinearProgram.RowID(index: index), program.rows[index].bounds)
      guard bounds.lower < bounds.upper else { continue }
      let bound = sign * dual > 0 ? bounds.lower : bounds.upper
      let isClear = dual.magnitude >= least && bound.isFinite && !isLoose.row(row)
      if isClear { rows.append((row, bound)) } else { isWhole = false }
    }
    for (index, cost) in duals.reducedCosts.enumerated() where cost.magnitude > Self.negligible {
      let (column, bounds) = (LinearProgram.ColumnID(index: index), program.columns[index].bounds)
      guard bounds.lower < bounds.upper, !isLoose.column(column) else { continue }
      let bound = sign * cost > 0 ? bounds.lower : bounds.upper
      if cost.magnitude >= least, bound.isFinite { columns.append((column, bound)) } else { isWhole = false }
    }
  }
}

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
    let relaxed = program.mapColumns { LinearProgram.Column(name: $0.name, bounds: $0.bounds, domain: .continuous) }
    guard case .optimal(let found)? = try? solver.solve(relaxed, objective, limits: limits),
      abs(found.objective - optimum) <= 1e-9 * max(1, optimum.magnitude)
    else { return }
    _ = try holdFace(found, objective, in: relaxed, least: Self.leastCharge.relaxed)
  }

  private mutating func holdFace(
    _ solution: Solution, _ objective: LinearProgram.Objective, in program: LinearProgram, least: Double
  ) throws -> Bool {
    let loose = looseRows.union(stated.map(\.row))
    let held = held
    guard
      let face = OptimalFace(
        of: solution, objective.sense, in: program, least: least,
        isLoose: (loose.contains, { held.contains($0) }))
    else { return false }
    for (column, bound) in face.columns { try narrow(column, from: bound, to: bound) }
    for (row, bound) in face.rows { try narrow(row, to: bound) }
    return face.isWhole
  }

  /// Narrows columns to what the rows say of them.
  mutating func propagate() throws {
    guard isLarge, let solution else { return }
    var known = BoundPropagation(program)
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
