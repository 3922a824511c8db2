import GLPK
import LayoutComparison
import LayoutTestSupport
import LinearProgramming
import Synchronization
import Testing

/// Sweeps solve the programs of their sizes on the same problem objects.
struct SweepReuseTests {
  /// Three panes of 5…100, 80…∞ and 20…60 inside as many paddings of no width.
  private func document(paddings: Int) -> LayoutDocument {
    let stack = RangeStack(
      .horizontal, offered: 300, [RangeChild(5, 100), RangeChild(80, .infinity), RangeChild(20, 60)])
    var document = stack.document()
    document.view.modifiers += Array(repeating: .padding(.edges(.all, length: 0)), count: paddings)
    return document
  }

  /// 61 elements inside each other no longer fit on the caller's own stack.
  @Test(arguments: [0, 80])
  func `the programs of one shape share an object, however deep the tree is`(_ paddings: Int) throws {
    let solver = ObservedSolver()
    let document = document(paddings: paddings)
    let sweep = try Sweep(
      of: document, along: .horizontal, SweepSizes(from: 10, to: 400, by: 10), solver: solver, limit: 100)
    let used = solver.used
    #expect(used.count == 1)
    // One program where all children have a range, and few others where some are fixed.
    #expect(used.allSatisfy { (1...4).contains($0.made) && $0.reused > sweep.points.count / 2 })
    let alone = try sweep.sizes.values.map { size -> [Double] in
      var document = document
      document.proposal.width = size
      let comparison = try Comparison(of: document, solver: GLPKSolver())
      return comparison.regions.flatMap(\.children).map { $0.optimal ?? .nan }
    }
    #expect(sweep.points.map { $0.regions.flatMap(\.children).map { $0.optimal ?? .nan } } == alone)
  }

  @Test func `all lines of a grid share the objects`() throws {
    let solver = ObservedSolver()
    _ = try GridSweep(
      of: document(paddings: 0), widths: SweepSizes(from: 100, to: 300, by: 50),
      heights: SweepSizes(from: 10, to: 30, by: 10), solver: solver, limit: 10)
    let used = solver.used
    #expect(used.count == 1)
    #expect(used.allSatisfy { (1...4).contains($0.made) && $0.reused > 15 })
  }
}

/// GLPK, with what the sessions of each closure were given.
private final class ObservedSolver: LinearSolver {
  private let notes = Mutex<[GLPKSolver.ReuseStatistics]>([])

  var used: [GLPKSolver.ReuseStatistics] { notes.withLock { $0 } }

  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    try GLPKSolver().session(on: program, limits: limits, body)
  }

  func keepingProblems<Result, Failure: Error>(
    _ body: (any LinearSolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try GLPKSolver().keepingProblems { (solver) throws(Failure) -> Result in
      let result = try body(solver)
      if let used = (solver as? GLPKSolver)?.statistics { notes.withLock { $0.append(used) } }
      return result
    }
  }
}
