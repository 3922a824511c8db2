import GLPK
import GreedyLayout
import LinearProgramming
import OptimalLayout
import Synchronization
import Testing
import ViewTree

/// What is answered where the time allowed is over before an optimum is proven.
struct StoppedSearchTests {
  /// Solves so many times, and stops then at the point that it has seen last, where that is one; whatever has new columns is
  /// solved again.
  private struct Halting: LinearSolver {
    let solves: Int

    func session<Result>(
      on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
    ) throws -> Result {
      try GLPKSolver().session(on: program, limits: limits) {
        try body(Session(base: $0, left: solves, repeatsLast: true))
      }
    }
  }

  private final class Session: LinearSession {
    let base: any LinearSession
    var left: Int
    let repeatsLast: Bool
    var seen: [Double] = []

    init(base: any LinearSession, left: Int, repeatsLast: Bool) {
      (self.base, self.left, self.repeatsLast) = (base, left, repeatsLast)
    }

    var program: LinearProgram { base.program }

    func solve(_ objective: LinearProgram.Objective) throws -> Outcome {
      guard left > 0 || repeatsLast && !seen.isEmpty && seen.count < program.columns.count else {
        guard repeatsLast, !seen.isEmpty else { return .stopped(nil) }
        let value = objective.expression.value(at: seen)
        let better = objective.sense == .minimise ? value - 1000 : value + 1000
        return .stopped(Incumbent(objective: value, values: seen, bound: better))
      }
      left -= 1
      let outcome = try base.solve(objective)
      if case .optimal(let solution) = outcome { seen = solution.values }
      return outcome
    }

    func addColumn(
      _ name: String, in bounds: Bounds, domain: LinearProgram.Domain
    ) throws -> LinearProgram.ColumnID { try base.addColumn(name, in: bounds, domain: domain) }

    func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
      try base.require(name, expression, in: bounds)
    }

    func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws {
      try base.setBounds(bounds, of: column)
    }

    func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws { try base.setBounds(bounds, of: row) }
  }

  /// Answers so many solves of the first program that it is handed, and finds nothing for the rest of it; all other programs
  /// are solved.
  private final class Silent: LinearSolver {
    private let solves: Int
    private let programs = Mutex(0)

    init(solves: Int) { self.solves = solves }

    func session<Result>(
      on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
    ) throws -> Result {
      let isFirst = programs.withLock { programs in
        programs += 1
        return programs == 1
      }
      return try GLPKSolver().session(on: program, limits: limits) { session in
        try body(isFirst ? Session(base: session, left: solves, repeatsLast: false) : session)
      }
    }
  }

  /// Answers so many solves of each program that states a constraint, and stops then at the point that it has seen last, where
  /// there is one; all other programs are solved. Keeps what each of them was allowed.
  private final class Weary: LinearSolver {
    let solves: Int
    private let allowed = Mutex<[Double]>([])

    init(solves: Int) { self.solves = solves }

    /// The seconds that each program with a constraint was allowed.
    var seconds: [Double] { allowed.withLock { $0 } }

    func session<Result>(
      on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
    ) throws -> Result {
      guard program.rows.contains(where: { $0.name.contains("minX") }) else {
        return try GLPKSolver().session(on: program, limits: SolverLimits(), body)
      }
      allowed.withLock { $0.append(limits.seconds) }
      return try GLPKSolver().session(on: program, limits: SolverLimits()) {
        try body(Session(base: $0, left: solves, repeatsLast: true))
      }
    }
  }

  /// 300 points for 200…250 and 0…60: nothing overflows and nothing is wasted as soon as both use 300 together.
  private let tree = VStack(spacing: 0) {
    Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
    Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
  }

  private func layout(solves: Int) throws -> OptimalResult {
    try OptimalEngine(solver: Halting(solves: solves), goals: [.overflow, .fill, .priority])
      .layout(tree, in: ProposedViewSize(width: 100, height: 300))
  }

  @Test func `the best point found is laid out, and named as not proven`() throws {
    // The overflow and the waste are found, the sum of the lengths is only known to be 300.
    let result = try layout(solves: 2)
    let heights = try ["red", "blue"].map { try #require(result.placed[$0]).height }
    #expect(heights[0] + heights[1] == 300)
    #expect(result.approximations.map(\.view) == ["view"])
    let reason = try #require(result.approximations.first?.reason)
    #expect(reason.hasPrefix("priority is 300"))
    #expect(reason.contains("--time-limit"))
    let stages = result.components.flatMap(\.stages)
    #expect(stages.first { $0.goal == .overflow }?.bound == nil)
    #expect(stages.contains { $0.goal == .priority && $0.bound != nil })
  }

  @Test func `where no point was found there is no layout`() throws {
    #expect(throws: LayoutFailure.self) { try layout(solves: 0) }
  }

  /// Under `closest` the tree is one program, and nothing is stated that a layout could miss: where no point is found at all,
  /// each stack is divided by itself, and later what was found for the goals before.
  @Test(arguments: [(0, "no lengths of all its stacks together were found in time"), (2, "closest may be better")])
  func `a tree for which nothing was found in time is laid out all the same`(solves: Int, reason: String) throws {
    let result = try OptimalEngine(solver: Silent(solves: solves), goals: [.overflow, .fill, .closest])
      .layout(tree, in: ProposedViewSize(width: 100, height: 300))
    let heights = try ["red", "blue"].map { try #require(result.placed[$0]).height }
    #expect(heights[0] + heights[1] == 300)
    let named = try #require(result.approximations.first)
    #expect(named.reason.hasPrefix(reason))
    #expect(named.reason.contains("--time-limit"))
  }

  /// A column of 200 with a row of 20, 60 and a spacer and a bar of 100, which begins at 50; so does `x` where the row is 140
  /// wide. Four solves tell that nothing overflows and how little the row wastes, the fifth that nothing is missed; what comes
  /// after them is not asked again in another program.
  @Test(arguments: [5, 7, 9])
  func `the best that joined stacks were found to do in time is laid out`(solves: Int) throws {
    let solver = Weary(solves: solves)
    let result = try OptimalEngine(solver: solver).layout(UnjoinedStacksTests.document("x.minX == y.minX @strong"))
    #expect(try ["x", "y"].map { try OwnRelationsTests.frame(result, $0)[0] } == [50, 50])
    #expect(!result.approximations.isEmpty)
    #expect(result.approximations.allSatisfy { $0.reason.contains("--time-limit") }, "\(result.approximations)")
    #expect(solver.seconds.count == 1)
  }

  /// A program of some stacks, then ones of all: where none of them has an answer, the others are not allowed the same again.
  @Test func `all searches of a layout have the time of one`() {
    let solver = Weary(solves: 0)
    let engine = OptimalEngine(solver: solver, limits: SolverLimits(seconds: 1e-6))
    #expect(throws: LayoutFailure.self) { try engine.layout(UnjoinedStacksTests.document("x.minX == y.minX @strong")) }
    #expect(solver.seconds.first == 1e-6)
    #expect(solver.seconds.count > 1)
    #expect(solver.seconds.dropFirst().allSatisfy { $0 == 1e-6 / 20 }, "\(solver.seconds)")
  }

  @Test func `what is proven is not called approximate`() throws {
    #expect(try layout(solves: 1000).approximations.isEmpty)
  }
}
