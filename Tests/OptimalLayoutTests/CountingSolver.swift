import GLPK
import LinearProgramming
import Synchronization

/// GLPK, with the number of programs that it was given, and the most columns that one of them had.
final class CountingSolver: LinearSolver {
  private let count = Mutex(0)
  private let greatest = Mutex(0)

  var opened: Int { count.withLock { $0 } }
  var mostColumns: Int { greatest.withLock { $0 } }

  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    count.withLock { $0 += 1 }
    greatest.withLock { $0 = max($0, program.columns.count) }
    return try GLPKSolver().session(on: program, limits: limits, body)
  }
}
