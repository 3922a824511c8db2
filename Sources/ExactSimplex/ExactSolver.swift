public import LinearProgramming

/// Solves small linear and integer programs in fractions, without any rounding.
///
/// It is there to judge other solvers: it is slow, and takes at most 50 columns. Its pivots follow Bland's rule, so it
/// always ends.
///
///     let outcome = try ExactSolver().solve(program, .maximise([red: 1, blue: 1]))
public struct ExactSolver: LinearSolver {
  /// The most columns a program may have.
  public static let greatestColumnCount = 50

  /// How a program's numbers are read.
  public enum Reading: Hashable, Sendable {
    /// As the binary fractions that they are.
    case asDoubles
    /// As the fractions that they were rounded from: 0.1 as 1/10, 20.333333333333332 as 61/3. A number is one whose denominator
    /// is so small that only rounding brings a fraction like it so near, or else the binary fraction that it is.
    case asFractions
  }

  /// How a program's numbers are read.
  public var reading: Reading

  /// Makes a solver, which has no state.
  public init(reading: Reading = .asDoubles) { self.reading = reading }

  /// Opens a session on `program`, hands it to `body` and closes it when `body` returns.
  ///
  /// - Throws: what `body` throws, and `SolverFailure.unsuitableNumber` for a program of more than 50 columns.
  public func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    try body(ExactSession(problem(program), limits: limits))
  }

  /// Solves one objective on `program` and answers in fractions.
  ///
  /// - Throws: `LinearProgramError` for an objective that is not this program's; `SolverFailure.unsuitableNumber` for a
  ///   program of more than 50 columns.
  /// - Complexity: exponential in the worst case; each pivot is O(rows × columns) operations on whole numbers that may
  ///   grow to as many digits as a determinant of the program has.
  public func solveExactly(
    _ program: LinearProgram, _ objective: LinearProgram.Objective, limits: SolverLimits = SolverLimits()
  ) throws -> ExactOutcome {
    try ExactSession(problem(program), limits: limits).solveExactly(objective)
  }

  fileprivate func problem(_ program: LinearProgram) throws(SolverFailure) -> ExactProblem {
    guard program.columns.count <= Self.greatestColumnCount else {
      throw .unsuitableNumber(Double(program.columns.count), place: "number of columns")
    }
    return ExactProblem(program, reading: reading)
  }
}

/// One tableau, solved in stages.
private final class ExactSession: LinearSession {
  private var problem: ExactProblem
  private let limits: SolverLimits

  init(_ problem: ExactProblem, limits: SolverLimits) {
    self.problem = problem
    self.limits = limits
  }

  var program: LinearProgram { problem.program }

  func solve(_ objective: LinearProgram.Objective) throws -> Outcome {
    try solveExactly(objective).rounded(objective.sense)
  }

  func solveExactly(_ objective: LinearProgram.Objective) throws -> ExactOutcome {
    try program.check(objective)
    let start = ContinuousClock.now
    var iterations = 0
    let mayGoOn = { [limits] in
      iterations += 1
      if let limit = limits.iterations, iterations > limit { return false }
      return ContinuousClock.now - start < .seconds(limits.seconds)
    }
    if program.hasIntegers { return problem.search(objective, while: mayGoOn) }
    return problem.relaxation(of: problem.pass(objective), while: mayGoOn)
  }

  func addColumn(
    _ name: String, in bounds: Bounds, domain: LinearProgram.Domain
  ) throws -> LinearProgram.ColumnID {
    var extended = program
    let column = try extended.addColumn(name, in: bounds, domain: domain)
    problem = try ExactSolver(reading: problem.reading).problem(extended)
    return column
  }

  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
    try problem.require(name, expression, in: bounds)
  }

  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws {
    try problem.setBounds(bounds, of: column)
  }

  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws {
    try problem.setBounds(bounds, of: row)
  }
}
