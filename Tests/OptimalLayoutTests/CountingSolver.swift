import GLPK
import LinearProgramming
import Synchronization

/// GLPK, with the number of programs that it was given.
final class CountingSolver: LinearSolver {
  private let count = Mutex(0)

  var opened: Int { count.withLock { $0 } }

  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    count.withLock { $0 += 1 }
    return try GLPKSolver().session(on: program, limits: limits, body)
  }
}
