public import LinearProgramming

/// Solves linear and integer programs with GLPK.
///
/// An answer is handed out only if its certificate holds; where GLPK's first answer does not, it is asked again from
/// another basis, with scaling, and in rational arithmetic.
///
///     let outcome = try GLPKSolver().solve(program, .maximise([red: 1, blue: 1]))
public struct GLPKSolver: LinearSolver {
  /// Names the problem objects that are kept; nil where none are.
  private let scope: ResidentProblems.Scope?

  /// Makes a solver without state.
  public init() { scope = nil }

  private init(keeping scope: ResidentProblems.Scope) { self.scope = scope }

  /// Opens a session on `program`, hands it to `body` and closes it when `body` returns.
  ///
  /// The session belongs to the thread that opened it and must not be kept.
  ///
  /// - Throws: what `body` throws, and `SolverFailure.unsuitableNumber` for a coefficient other than 0 whose size is
  ///   not between 1e-20 and 1e20.
  public func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    func run(_ problem: Problem) throws -> Result {
      let session = GLPKSession(problem, limits: limits)
      defer { session.close() }
      return try body(session)
    }
    guard let scope, let store = ResidentProblems.store(of: scope) else { return try run(Problem(program)) }
    return try store.withProblem(for: program, run)
  }
}

/// Keeping problem objects.
extension GLPKSolver {
  /// Hands `body` a solver that keeps GLPK's problem objects, and frees them when `body` returns.
  ///
  /// A program that differs from an earlier one only in bounds and names is solved on the earlier one's object, from the
  /// basis in which its first solve ended. Answers do not depend on where a solve starts, but for the choice among several
  /// optima; every one is checked as always.
  ///
  ///     try GLPKSolver().keepingProblems { solver in
  ///       for program in programs { _ = try solver.solve(program, objective) }
  ///     }
  ///
  /// The objects belong to this thread. On another one, and when `body` has returned, the solver makes an object for each
  /// session; so does a session on a program whose object another session is using. Memory is bounded: past a thousand
  /// objects, or a million rows, columns and coefficients, keeping starts anew.
  ///
  /// - Throws: what `body` throws.
  public func keepingProblems<Result, Failure: Error>(
    _ body: (any LinearSolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try keepingProblems(ResidentProblems.Capacity(), body)
  }

  /// The same with another capacity; inside a closure that keeps already, its objects are used.
  func keepingProblems<Result, Failure: Error>(
    _ capacity: ResidentProblems.Capacity, _ body: (GLPKSolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let scope, ResidentProblems.store(of: scope) != nil { return try body(self) }
    let scope = ResidentProblems.Scope()
    return try ResidentProblems.run(scope, capacity) { () throws(Failure) in try body(GLPKSolver(keeping: scope)) }
  }

  /// How often sessions were given a new problem object, and how often one that was there.
  package struct ReuseStatistics: Hashable, Sendable {
    /// Objects made for sessions.
    package var made = 0
    /// Sessions on an object that an earlier session had used.
    package var reused = 0
  }

  /// What this solver's sessions on the present thread were given; nil where no objects are kept.
  package var statistics: ReuseStatistics? { scope.flatMap { ResidentProblems.store(of: $0)?.statistics } }
}
