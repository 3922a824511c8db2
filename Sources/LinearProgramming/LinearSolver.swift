/// What a solver may spend on one solve.
public struct SolverLimits: Hashable, Sendable {
  /// Seconds for one call of `solve`, all attempts together; 0 stops at once, infinity never.
  public var seconds: Double
  /// Simplex iterations for one attempt, and subproblems of one search over integers; nil leaves only the time.
  public var iterations: Int?

  /// Makes limits; a minute and any number of iterations where nothing is said.
  public init(seconds: Double = 60, iterations: Int? = nil) {
    self.seconds = seconds
    self.iterations = iterations
  }
}

/// One problem, solved in stages: columns and rows may be added and bounds changed between solves, each of which starts from where
/// the one before ended.
///
/// A session is valid only inside the closure it is handed to, on that thread.
public protocol LinearSession: AnyObject {
  /// The program as it stands, with what was added and the bounds changed so far.
  var program: LinearProgram { get }

  /// What was solved so far, with the programs as they then were; nil where that is not recorded.
  var journal: ProgramJournal? { get }

  /// How many simplex iterations, or pivots, there have been; 0 where that is not counted.
  var iterations: Int { get }

  /// Finds the optimum of `objective`, or why there is none.
  ///
  /// - Throws: `LinearProgramError` for an objective that is not this program's; `SolverFailure` where no trustworthy
  ///   answer was obtained.
  func solve(_ objective: LinearProgram.Objective) throws -> Outcome

  /// Adds a column that no row names yet, as `LinearProgram.addColumn(_:in:domain:)` does.
  @discardableResult
  func addColumn(
    _ name: String, in bounds: Bounds, domain: LinearProgram.Domain
  ) throws -> LinearProgram.ColumnID

  /// Adds a row, as `LinearProgram.require(_:_:in:)` does.
  @discardableResult
  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID

  /// Adds a row with bounds that no best point leaves, which may help a search; all that the row states are wider ones.
  ///
  /// A journal has the stated bounds.
  @discardableResult
  func aid(
    _ name: String, _ expression: LinearExpression, in bounds: Bounds, stating stated: Bounds
  ) throws -> LinearProgram.RowID

  /// Replaces the bounds of a column.
  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws

  /// Replaces the bounds of a row.
  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws

  /// Replaces the bounds of a column by some that no best point leaves, which may help a search; all that is stated are wider
  /// ones.
  ///
  /// A journal has the stated bounds.
  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID, stating stated: Bounds) throws

  /// Replaces the bounds of a row by some that, together with all others, leave the same best points as the stated ones.
  ///
  /// A journal has the stated bounds.
  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID, stating stated: Bounds) throws

  /// Replaces what the solves to come may spend.
  ///
  /// A session that has no use for it ignores it.
  func limit(to limits: SolverLimits)

  /// Suggests values of integer columns with which the next solve may begin, where the program has a point with them.
  ///
  /// No answer depends on it, only how soon it is found. A session that does not search from points ignores it.
  func suggest(_ values: [LinearProgram.ColumnID: Double])

  /// Has the next solve start from a basis (a warm start).
  ///
  /// No answer depends on it, only how soon it is found. A session without a simplex method ignores it.
  func start(from basis: StartingBasis)
}

extension LinearSession {
  /// Nothing: a session records only inside a ``RecordingSolver``.
  public var journal: ProgramJournal? { nil }

  /// None: nothing is counted.
  public var iterations: Int { 0 }

  /// Adds the row as any other.
  @discardableResult
  public func aid(
    _ name: String, _ expression: LinearExpression, in bounds: Bounds, stating stated: Bounds
  ) throws -> LinearProgram.RowID {
    try require(name, expression, in: bounds)
  }

  /// Replaces the bounds as any others.
  public func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID, stating stated: Bounds) throws {
    try setBounds(bounds, of: column)
  }

  /// Replaces the bounds as any others.
  public func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID, stating stated: Bounds) throws {
    try setBounds(bounds, of: row)
  }

  /// Ignores the limits.
  public func limit(to limits: SolverLimits) {}

  /// Ignores what is suggested.
  public func suggest(_ values: [LinearProgram.ColumnID: Double]) {}

  /// Ignores the basis.
  public func start(from basis: StartingBasis) {}
}

/// Something that solves linear programs.
///
/// A solver has to open sessions; what it keeps from one program to the next, if anything, is up to it.
public protocol LinearSolver: Sendable {
  /// Opens a session on `program`, hands it to `body` and closes it when `body` returns.
  ///
  /// - Throws: what `body` throws, and `SolverFailure` for a program with numbers the solver cannot take.
  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result

  /// Hands `body` a solver that may keep what it learns from each program for the next ones, as a sweep over sizes needs
  /// it, until `body` returns.
  ///
  /// - Throws: what `body` throws.
  func keepingProblems<Result, Failure: Error>(
    _ body: (any LinearSolver) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension LinearSolver {
  /// Hands `body` this solver: nothing is kept where a solver does not say otherwise.
  public func keepingProblems<Result, Failure: Error>(
    _ body: (any LinearSolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(self)
  }

  /// Solves one objective on `program`.
  ///
  /// - Throws: `LinearProgramError` for an objective that is not this program's; `SolverFailure` where no trustworthy
  ///   answer was obtained.
  public func solve(
    _ program: LinearProgram, _ objective: LinearProgram.Objective, limits: SolverLimits = SolverLimits()
  ) throws -> Outcome {
    try session(on: program, limits: limits) { try $0.solve(objective) }
  }
}
