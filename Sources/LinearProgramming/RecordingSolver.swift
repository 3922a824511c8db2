/// A solver whose sessions keep a journal of what they solved; the answers are another solver's.
///
///     try RecordingSolver(GLPKSolver()).session(on: program, limits: SolverLimits()) { session in
///       _ = try session.solve(objective)
///       return session.journal    // the program, the objective and its answer
///     }
public struct RecordingSolver: LinearSolver {
  private let base: any LinearSolver
  private let keepsOutcomes: Bool

  /// Records the sessions of `base`.
  ///
  /// - Parameter keepsOutcomes: Whether the answers are kept beside the programs.
  public init(_ base: some LinearSolver, keepsOutcomes: Bool = true) {
    self.base = base
    self.keepsOutcomes = keepsOutcomes
  }

  /// Opens a session of the other solver that is recorded.
  ///
  /// - Throws: what `body` and the other solver throw.
  public func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    try base.session(on: program, limits: limits) { session in
      try body(RecordedSession(session, solver: base, limits: limits, keepsOutcomes: keepsOutcomes))
    }
  }

  /// Hands `body` a solver that records too, and keeps what the other solver keeps from program to program.
  ///
  /// - Throws: what `body` throws.
  public func keepingProblems<Result, Failure: Error>(
    _ body: (any LinearSolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try base.keepingProblems { (keeping) throws(Failure) -> Result in
      try body(RecordingSolver(keeping, keepsOutcomes: keepsOutcomes))
    }
  }
}

/// A session that notes every change that the other one accepted, and every answer.
private final class RecordedSession: LinearSession {
  private let base: any LinearSession
  private let solver: any LinearSolver
  private let limits: SolverLimits
  private let keepsOutcomes: Bool
  private var notes: ProgramJournal
  /// What is stated of the rows that help a search.
  private var stated: [LinearProgram.RowID: Bounds] = [:]
  /// What is stated of the columns that are narrowed to help it.
  private var statedColumns: [LinearProgram.ColumnID: Bounds] = [:]

  init(_ base: any LinearSession, solver: any LinearSolver, limits: SolverLimits, keepsOutcomes: Bool) {
    self.base = base
    self.solver = solver
    self.limits = limits
    self.keepsOutcomes = keepsOutcomes
    notes = ProgramJournal(base.program)
  }

  var program: LinearProgram { base.program }
  var journal: ProgramJournal? { notes }
  var iterations: Int { base.iterations }

  func solve(_ objective: LinearProgram.Objective) throws -> Outcome {
    let outcome = try base.solve(objective)
    notes.note(objective, keepsOutcomes ? try proven(outcome, objective) : nil)
    return outcome
  }

  /// An answer as it stands for the program that is stated: duals that charge for what only helps a search prove nothing
  /// there. Where integers are open, the bound is that of a search; else the program is solved as it is stated.
  private func proven(_ outcome: Outcome, _ objective: LinearProgram.Objective) throws -> Outcome {
    guard case .optimal(var solution) = outcome, let duals = solution.duals, chargesMoreThanStated(duals, objective)
    else { return outcome }
    if program.hasIntegers {
      solution.duals = nil
      return .optimal(solution)
    }
    var stated = program
    for (row, bounds) in self.stated { try stated.setBounds(bounds, of: row) }
    for (column, bounds) in statedColumns { try stated.setBounds(bounds, of: column) }
    guard case .optimal(let again)? = try? solver.solve(stated, objective, limits: limits) else { return outcome }
    return .optimal(again)
  }

  /// Whether duals charge for a bound that is not stated.
  private func chargesMoreThanStated(_ duals: Solution.Duals, _ objective: LinearProgram.Objective) -> Bool {
    let sign = objective.sense == .minimise ? 1.0 : -1
    func charges(_ charge: Double, for bounds: Bounds, stating stated: Bounds) -> Bool {
      guard charge.magnitude > 1e-10 else { return false }
      let (bound, wider) = charge > 0 ? (bounds.lower, stated.lower) : (bounds.upper, stated.upper)
      return !wider.isFinite || abs(bound - wider) > 1e-6 * max(1, bound.magnitude)
    }
    return stated.contains { charges(sign * duals.rows[$0.index], for: program[$0].bounds, stating: $1) }
      || statedColumns.contains {
        charges(sign * duals.reducedCosts[$0.index], for: program[$0].bounds, stating: $1)
      }
  }

  func limit(to limits: SolverLimits) { base.limit(to: limits) }

  func suggest(_ values: [LinearProgram.ColumnID: Double]) { base.suggest(values) }

  func start(from basis: StartingBasis) { base.start(from: basis) }

  func addColumn(
    _ name: String, in bounds: Bounds, domain: LinearProgram.Domain
  ) throws -> LinearProgram.ColumnID {
    let column = try base.addColumn(name, in: bounds, domain: domain)
    notes.note(column: LinearProgram.Column(name: name, bounds: bounds, domain: domain))
    return column
  }

  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
    let row = try base.require(name, expression, in: bounds)
    notes.note(row: name, expression, in: bounds)
    return row
  }

  func aid(
    _ name: String, _ expression: LinearExpression, in bounds: Bounds, stating stated: Bounds
  ) throws -> LinearProgram.RowID {
    let row = try base.aid(name, expression, in: bounds, stating: stated)
    notes.note(row: name, expression, in: stated)
    if stated != bounds { self.stated[row] = stated }
    return row
  }

  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws {
    try base.setBounds(bounds, of: column)
    notes.note(bounds, of: column)
    statedColumns[column] = nil
  }

  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID, stating stated: Bounds) throws {
    try base.setBounds(bounds, of: column, stating: stated)
    notes.note(stated, of: column)
    statedColumns[column] = stated
  }

  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID, stating stated: Bounds) throws {
    try base.setBounds(bounds, of: row, stating: stated)
    notes.note(stated, of: row)
    self.stated[row] = stated
  }

  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws {
    try base.setBounds(bounds, of: row)
    notes.note(bounds, of: row)
    stated[row] = nil
  }
}
