import LinearProgramming

/// One problem object, solved in stages, on the thread that opened it.
final class GLPKSession: LinearSession {
  private var limits: SolverLimits
  private var open: Problem?

  init(_ problem: Problem, limits: SolverLimits) {
    self.limits = limits
    open = problem
  }

  /// Lets go of the problem object, while its thread is still there.
  func close() { open = nil }

  private var problem: Problem {
    guard let open else { preconditionFailure("a session is valid only inside the closure it is handed to") }
    return open
  }

  var program: LinearProgram { problem.program }
  var iterations: Int { problem.handle.iterations }

  func solve(_ objective: LinearProgram.Objective) throws -> Outcome {
    try program.check(objective)
    try Suitability.check(objective.expression.terms, row: nil, columns: program.columns)
    let deadline = Deadline(limits)
    defer {
      problem.noteStart()
      problem.suggested = [:]
    }
    if let optimum = problem.optimumOfPart(objective, until: deadline) {
      problem.lastValues = optimum.values
      return .optimal(optimum)
    }
    let outcome =
      program.hasIntegers
      ? try problem.search(objective, until: deadline)
      : try problem.settled(objective, hasChoices: problem.hasChoices, until: deadline)
    if case .optimal(let optimum) = outcome { problem.lastValues = optimum.values }
    return outcome
  }

  func limit(to limits: SolverLimits) { self.limits = limits }

  func suggest(_ values: [LinearProgram.ColumnID: Double]) { problem.suggested = values }

  func start(from basis: StartingBasis) {
    problem.handle.setStandardBasis()
    problem.handle.setBasis(
      StartingBasis(
        columns: Array(basis.columns.prefix(program.columns.count)), rows: Array(basis.rows.prefix(program.rows.count)))
    )
  }

  func addColumn(
    _ name: String, in bounds: Bounds, domain: LinearProgram.Domain
  ) throws -> LinearProgram.ColumnID {
    try problem.addColumn(name, in: bounds, domain: domain)
  }

  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
    try problem.require(name, expression, in: bounds)
  }

  func aid(
    _ name: String, _ expression: LinearExpression, in bounds: Bounds, stating stated: Bounds
  ) throws -> LinearProgram.RowID {
    let row = try problem.require(name, expression, in: bounds)
    problem.note(stated, of: row)
    return row
  }

  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws {
    try problem.setBounds(bounds, of: column)
  }

  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws {
    try problem.setBounds(bounds, of: row)
  }
}
