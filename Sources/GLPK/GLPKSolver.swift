public import LinearProgramming

/// Solves linear and integer programs with GLPK.
///
/// An answer is handed out only if its certificate holds; where GLPK's first answer does not, it is asked again from
/// another basis, with scaling, and in rational arithmetic.
///
///     let outcome = try GLPKSolver().solve(program, .maximise([red: 1, blue: 1]))
public struct GLPKSolver: LinearSolver {
  private let memory: BasisMemory?

  /// Makes a solver without state.
  public init() { memory = nil }

  /// Makes a solver that starts each program from the basis of the last one of the same shape, as a sweep over sizes
  /// does.
  public init(remembering memory: BasisMemory) { self.memory = memory }

  /// Opens a session on `program`, hands it to `body` and closes it when `body` returns.
  ///
  /// The session belongs to the thread that opened it and must not be kept.
  ///
  /// - Throws: what `body` throws, and `SolverFailure.unsuitableNumber` for a coefficient other than 0 whose size is
  ///   not between 1e-20 and 1e20.
  public func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    let session = try GLPKSession(program, limits: limits, memory: memory)
    defer { session.close() }
    return try body(session)
  }
}
