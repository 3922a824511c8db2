import LinearProgramming

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The problem objects that a thread keeps for programs to come, while a closure runs.
///
/// GLPK's memory belongs to the thread that asked for it. What is here is reached by the thread's own storage and by
/// nothing else, so no other thread can use or free it.
final class ResidentProblems {
  /// Names one closure's objects; the solver that the closure is handed holds it.
  final class Scope: Sendable {}

  /// How much a store keeps; where it would be more, it starts anew.
  struct Capacity {
    var problems = 1_000
    /// Rows, columns and coefficients of all problems together, each at its largest.
    var entries = 1_000_000
  }

  private let scope: Scope
  private let capacity: Capacity
  /// The store of the closure around this one, on the same thread.
  private let outer: ResidentProblems?
  /// The problems that no session uses, by a number that programs of one shape have in common.
  private var idle: [UInt64: [Problem]] = [:]
  private var problems = 0
  private var entries = 0
  /// What was made and what was used again.
  private(set) var statistics = GLPKSolver.ReuseStatistics()

  private init(_ scope: Scope, _ capacity: Capacity, outer: ResidentProblems?) {
    self.scope = scope
    self.capacity = capacity
    self.outer = outer
  }

  /// Hands `body` a problem for `program`: one of the same shape that no session uses, else a new one.
  ///
  /// - Throws: what `body` throws, and `SolverFailure.unsuitableNumber`.
  func withProblem<Result>(for program: LinearProgram, _ body: (Problem) throws -> Result) throws -> Result {
    let fingerprint = program.shapeFingerprint
    let problem = try restarted(program, fingerprint) ?? made(program)
    defer { keep(problem, fingerprint) }
    return try body(problem)
  }

  private func restarted(_ program: LinearProgram, _ fingerprint: UInt64) -> Problem? {
    guard let place = idle[fingerprint]?.lastIndex(where: { $0.hasShape(of: program) }),
      let problem = idle[fingerprint]?.remove(at: place)
    else { return nil }
    problems -= 1
    entries -= problem.greatestSize
    problem.restart(as: program)
    statistics.reused += 1
    return problem
  }

  private func made(_ program: LinearProgram) throws -> Problem {
    let problem = try Problem(program)
    statistics.made += 1
    return problem
  }

  private func keep(_ problem: Problem, _ fingerprint: UInt64) {
    let size = problem.greatestSize
    guard size <= capacity.entries, capacity.problems > 0 else {
      if idle[fingerprint]?.isEmpty == true { idle[fingerprint] = nil }
      return
    }
    if problems >= capacity.problems || entries + size > capacity.entries { removeAll() }
    idle[fingerprint, default: []].append(problem)
    problems += 1
    entries += size
  }

  private func removeAll() {
    idle = [:]
    (problems, entries) = (0, 0)
  }
}

/// The present thread's stores.
extension ResidentProblems {
  /// Where a thread notes its innermost store; nil where the system has no more keys.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  private static var innermost: ResidentProblems? {
    guard let key, let address = pthread_getspecific(key) else { return nil }
    return Unmanaged<ResidentProblems>.fromOpaque(address).takeUnretainedValue()
  }

  /// The store of this name if it is the present thread's; nil on other threads, and once its closure has returned.
  static func store(of scope: Scope) -> ResidentProblems? {
    var store = innermost
    while let candidate = store, candidate.scope !== scope { store = candidate.outer }
    return store
  }

  /// Runs `body` with a store on the present thread, and frees what was kept.
  static func run<Result, Failure: Error>(
    _ scope: Scope, _ capacity: Capacity, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let key else { return try body() }
    let outer = innermost
    let store = ResidentProblems(scope, capacity, outer: outer)
    pthread_setspecific(key, Unmanaged.passUnretained(store).toOpaque())
    defer {
      pthread_setspecific(key, outer.map { Unmanaged.passUnretained($0).toOpaque() })
      store.removeAll()
    }
    return try body()
  }
}
