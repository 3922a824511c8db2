import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

/// Generated programs on kept objects, beside fresh ones.
struct KeptRandomProgramTests {
  private struct Interrupted: Error {}

  /// The program with other bounds: each stays, moves or is opened.
  private func varied(_ program: LinearProgram, _ generator: inout ProgramGenerator) -> LinearProgram {
    func bounds(_ old: Bounds) -> Bounds {
      let offset = Double(generator.integer(-12...12)) / 4
      let choice = generator.integer(0...9)
      let moved = try? Bounds(lower: old.lower + offset, upper: old.upper + offset + 1)
      return choice < 4 ? old : choice == 9 ? .free : moved ?? old
    }
    return program.mapColumns { column in
      var column = column
      column.bounds = bounds(column.bounds)
      return column
    }.mapRows { row in
      var row = row
      row.bounds = bounds(row.bounds)
      return row
    }
  }

  /// What a session does besides asking: it adds rows and columns, moves bounds, asks again and may give up.
  private func disturb(
    _ session: any LinearSession, _ objective: LinearProgram.Objective, _ generator: inout ProgramGenerator
  ) throws {
    let program = session.program
    guard generator.uniform() < 0.7 else { return }
    try session.require("kept", objective.expression, in: .atMost(Double(generator.integer(-9...9))))
    let extra = try session.addColumn("extra", in: .nonnegative, domain: program.hasIntegers ? .integer : .continuous)
    var tie = LinearExpression(extra)
    for column in program.columns.indices where generator.uniform() < 0.5 {
      tie += LinearExpression(LinearProgram.ColumnID(index: column))
    }
    try session.require("tied", tie, in: .atMost(Double(generator.integer(0...9))))
    for column in program.columns.indices where generator.uniform() < 0.2 {
      try session.setBounds(.exactly(Double(generator.integer(-3...3))), of: LinearProgram.ColumnID(index: column))
    }
    for row in program.rows.indices where generator.uniform() < 0.2 {
      try session.setBounds(.free, of: LinearProgram.RowID(index: row))
    }
    let goals: [LinearProgram.Objective] = [.maximise(LinearExpression(extra)), .minimise(objective.expression)]
    for goal in goals {
      let outcome = try session.solve(goal)
      #expect(Certificate(of: outcome, for: session.program, objective: goal).check().isEmpty)
    }
    if generator.uniform() < 0.3 { throw Interrupted() }
  }

  private func isSame(_ one: Outcome, _ other: Outcome) -> Bool {
    switch (one, other) {
    case (.optimal(let left), .optimal(let right)):
      (left.objective - right.objective).magnitude <= 1e-6 * max(1, left.objective.magnitude)
    case (.infeasible, .infeasible), (.unbounded, .unbounded), (.stopped, _), (_, .stopped): true
    default: false
    }
  }

  @Test(arguments: ProgramGenerator.Kind.allCases, [false, true])
  func `a kept object answers as a fresh one, whatever was asked of it before`(
    _ kind: ProgramGenerator.Kind, _ integers: Bool
  ) throws {
    let limits = SolverLimits(seconds: 0.5)
    var failures = 0
    let count = RandomProgramTests.count / 6
    for seed in 0..<UInt64(count) {
      var generator = ProgramGenerator(seed: seed &+ UInt64(kind.rawValue) << 40 &+ (integers ? 1 << 50 : 0) &+ 1 << 55)
      let (first, objective) = try generator.program(kind, integers: integers)
      let programs = [first] + (0..<4).map { _ in varied(first, &generator) }
      try GLPKSolver().keepingProblems { solver in
        var sessions = 0
        for program in programs {
          do {
            let fresh = try GLPKSolver().solve(program, objective, limits: limits)
            try solver.session(on: program, limits: limits) { session in
              sessions += 1
              #expect(session.program == program)
              let kept = try session.solve(objective)
              let violations = Certificate(of: kept, for: program, objective: objective).check()
              #expect(violations.isEmpty, "seed \(seed): \(violations.map(\.description))")
              #expect(kind.isWide || isSame(fresh, kept), "seed \(seed): \(fresh) and \(kept)")
              try disturb(session, objective, &generator)
            }
          } catch is SolverFailure {
            failures += 1
          } catch is Interrupted {
            continue
          }
        }
        let statistics = (solver as? GLPKSolver)?.statistics
        #expect(statistics?.made == min(sessions, 1) && statistics?.reused == max(0, sessions - 1))
      }
    }
    // Failures are honest, and counted by the tests of fresh objects.
    #expect(failures <= count / (kind.isWide ? 2 : 10))
  }
}
