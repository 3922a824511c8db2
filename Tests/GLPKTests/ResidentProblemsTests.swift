import Foundation
import LinearProgramming
import Synchronization
import Testing

@testable import GLPK

/// Problem objects that are kept from program to program.
struct ResidentProblemsTests {
  private struct Interrupted: Error {}

  /// A chain x₁ ≤ end, xᵢ₊₁ ≤ xᵢ + 1 of 30 columns: its greatest last one takes a pivot for each.
  private func chain(end: Double) throws -> (LinearProgram, LinearProgram.Objective) {
    var program = LinearProgram()
    var columns: [LinearProgram.ColumnID] = []
    for number in 1...30 { columns.append(try program.addColumn("x\(number)", in: .nonnegative)) }
    try program.require("first", [columns[0]: 1], in: .atMost(end))
    for (one, next) in zip(columns, columns.dropFirst()) {
      try program.require("next", [next: 1, one: -1], in: .atMost(1))
    }
    return (program, .maximise([columns[29]: 1]))
  }

  /// Two children of a stack: 200…250 and 0…60.
  private func stack(_ offered: Bounds) throws -> LinearProgram {
    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 200, upper: 250))
    let blue = try program.addColumn("blue", in: Bounds(lower: 0, upper: 60))
    try program.require("stack: fits", [red: 1, blue: 1], in: offered)
    return program
  }

  private let red = LinearProgram.ColumnID(index: 0)
  private let blue = LinearProgram.ColumnID(index: 1)

  private func keeping<Result>(
    _ capacity: ResidentProblems.Capacity = ResidentProblems.Capacity(), by solver: GLPKSolver = GLPKSolver(),
    _ body: (GLPKSolver) throws -> Result
  ) throws -> Result {
    try solver.keepingProblems(capacity) { (solver) throws(any Error) in try body(solver) }
  }

  private func objective(_ outcome: Outcome) -> Double? {
    guard case .optimal(let solution) = outcome else { return nil }
    return solution.objective
  }

  private func expect(_ value: Double, _ outcome: Outcome, at place: SourceLocation = #_sourceLocation) {
    #expect(objective(outcome) == value, sourceLocation: place)
  }

  private func used(_ made: Int, _ reused: Int) -> GLPKSolver.ReuseStatistics {
    GLPKSolver.ReuseStatistics(made: made, reused: reused)
  }

  @Test func `a program that differs in bounds only is solved on the last object, from its basis`() throws {
    let few = SolverLimits(iterations: 3)
    let (program, goal) = try chain(end: 1)
    // Three pivots do not solve it from the start.
    guard case .stopped = try GLPKSolver().solve(program, goal, limits: few) else {
      Issue.record("solved within three pivots")
      return
    }
    try keeping { solver in
      try expect(30, solver.solve(program, goal))
      // 5 and 29 steps of 1.
      try expect(34, solver.solve(chain(end: 5).0, goal, limits: few))
      #expect(solver.statistics == used(1, 1))
    }
  }

  @Test func `a program of other terms, domains or counts has an object of its own`() throws {
    try keeping { solver in
      let goal = LinearProgram.Objective.maximise([red: 1, blue: 1])
      let plain = try stack(.atMost(300))
      try expect(300, solver.solve(plain, goal))
      var longer = plain
      try longer.require("cut", [red: 1], in: .atMost(210))
      try expect(270, solver.solve(longer, goal))
      let dearer = plain.mapRows { row in
        var row = row
        row.terms[1].coefficient = 2
        return row
      }
      // 250 + 2 · 25 = 300.
      try expect(275, solver.solve(dearer, goal))
      let whole = try stack(.atMost(299.5)).mapColumns { column in
        var column = column
        column.domain = .integer
        return column
      }
      try expect(299, solver.solve(whole, goal))
      #expect(solver.statistics == used(4, 0))
      try expect(299.5, solver.solve(stack(.atMost(299.5)), goal))
      #expect(solver.statistics == used(4, 1))
      let problem = try Problem(plain)
      #expect([plain, longer, dearer, whole].map { problem.hasShape(of: $0) } == [true, false, false, false])
    }
  }

  @Test func `optima, contradictions and endless directions follow each other on one object`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: .nonnegative)
    let row = try program.require("sum", [x: 1, y: 2], in: .atMost(8))
    let goal = LinearProgram.Objective.maximise([x: 1, y: 1])
    try keeping { solver in
      func outcome(_ sum: Bounds) throws -> Outcome {
        try program.setBounds(sum, of: row)
        let outcome = try solver.solve(program, goal)
        #expect(Certificate(of: outcome, for: program, objective: goal).check().isEmpty)
        return outcome
      }
      for _ in 0..<3 {
        try expect(8, outcome(.atMost(8)))
        guard case .infeasible = try outcome(.atMost(-1)) else {
          Issue.record("not infeasible")
          return
        }
        try expect(0, outcome(.exactly(0)))
        guard case .unbounded = try outcome(.free) else {
          Issue.record("not unbounded")
          return
        }
      }
      #expect(solver.statistics == used(1, 11))
    }
  }

  @Test func `what a session added, changed and left in the middle is gone for the next`() throws {
    try keeping { solver in
      for offered in [300.0, 250, 400, 210] {
        let program = try stack(.atMost(offered))
        try? solver.session(on: program, limits: SolverLimits()) { session in
          #expect(session.program == program)
          let extra = try session.addColumn("extra", in: .nonnegative, domain: .integer)
          try session.require("ties", [extra: 1, blue: -1], in: .atMost(0))
          try session.require("more", [extra: 1, red: 1], in: .atLeast(255))
          _ = try session.solve(.maximise([extra: 2]))
          try session.setBounds(.exactly(7), of: blue)
          try session.setBounds(.exactly(1000), of: LinearProgram.RowID(index: 0))
          guard case .infeasible = try session.solve(.minimise([red: 1])) else {
            Issue.record("not infeasible")
            return
          }
          throw Interrupted()
        }
        let outcome = try solver.solve(program, .maximise([red: 1, blue: 2]))
        // Blue takes its 60 as soon as red has its 200.
        let expected = offered - 200 < 60 ? 200 + 2 * (offered - 200) : min(offered - 60, 250) + 120
        #expect(objective(outcome) == expected)
      }
      #expect(solver.statistics == used(1, 7))
    }
  }

  @Test func `a session inside another of the same shape has an object of its own`() throws {
    try keeping { solver in
      let goal = LinearProgram.Objective.maximise([red: 1, blue: 1])
      for round in 0..<2 {
        try solver.session(on: stack(.atMost(300)), limits: SolverLimits()) { outer in
          try expect(300, outer.solve(goal))
          try expect(220, solver.solve(stack(.atMost(220)), goal))
          try expect(300, outer.solve(goal))
        }
        #expect(solver.statistics == used(2, 2 * round))
      }
    }
  }

  @Test func `on another thread, and afterwards, each session has an object of its own`() throws {
    let goal = LinearProgram.Objective.maximise([red: 1, blue: 1])
    let program = try stack(.atMost(300))
    let escaped = try keeping { solver in
      try expect(300, solver.solve(program, goal))
      let elsewhere = Mutex<(objective: Double?, isKept: Bool)?>(nil)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let outcome = try? solver.solve(program, goal)
        elsewhere.withLock { $0 = (outcome.flatMap(objective), solver.statistics != nil) }
        isDone.signal()
      }
      isDone.wait()
      let found = elsewhere.withLock { $0 }
      #expect(found?.objective == 300 && found?.isKept == false)
      #expect(solver.statistics == used(1, 0))
      return solver
    }
    #expect(escaped.statistics == nil)
    try expect(300, escaped.solve(program, goal))
    #expect(GLPKSolver().statistics == nil)
  }

  @Test func `closures inside each other keep what their own solver asked`() throws {
    let goal = LinearProgram.Objective.maximise([red: 1, blue: 1])
    let program = try stack(.atMost(300))
    try keeping { outer in
      _ = try outer.solve(program, goal)
      try keeping { inner in
        _ = try inner.solve(program, goal)
        _ = try outer.solve(program, goal)
        _ = try outer.solve(program, goal)
        #expect(inner.statistics == used(1, 0))
        #expect(outer.statistics == used(1, 2))
        // A solver that keeps already goes on with what it has.
        try keeping(by: outer) { same in
          _ = try same.solve(program, goal)
          #expect(same.statistics == used(1, 3))
        }
      }
      _ = try outer.solve(program, goal)
      #expect(outer.statistics == used(1, 4))
    }
  }

  @Test func `what is kept is limited in number and in size`() throws {
    let goal = LinearProgram.Objective.maximise([red: 1, blue: 1])
    let program = try stack(.atMost(300))
    var other = program
    try other.require("other", [red: 1], in: .free)
    func rounds(_ problems: Int, _ entries: Int) throws -> GLPKSolver.ReuseStatistics? {
      let capacity = ResidentProblems.Capacity(problems: problems, entries: entries)
      return try keeping(capacity) { solver in
        for _ in 0..<3 {
          try expect(300, solver.solve(program, goal))
          try expect(300, solver.solve(other, goal))
        }
        return solver.statistics
      }
    }
    // 2 columns, 1 row and 2 coefficients; 2 columns, 2 rows and 3 coefficients.
    #expect(try rounds(2, 12) == used(2, 4))
    #expect(try rounds(1, 12) == used(6, 0))
    #expect(try rounds(2, 11) == used(6, 0))
    #expect(try rounds(2, 6) == used(4, 2))
    #expect(try rounds(0, 12) == used(6, 0))
  }

  @Test func `a recording of a solver that keeps its objects keeps them too`() throws {
    let goal = LinearProgram.Objective.maximise([red: 1, blue: 1])
    try keeping { solver in
      try RecordingSolver(solver).keepingProblems { (recording) throws(any Error) in
        for offered in [300.0, 220] {
          try recording.session(on: stack(.atMost(offered)), limits: SolverLimits()) { session in
            try expect(offered, session.solve(goal))
            #expect(session.journal?.count == 1)
          }
        }
      }
      #expect(solver.statistics == used(1, 1))
    }
  }
}
