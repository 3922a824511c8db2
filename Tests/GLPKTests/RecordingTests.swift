import GLPK
import LinearProgramming
import Testing

/// The journal of a session beside what the session itself said at the time.
struct RecordingTests {
  /// 300 points for [200, 250] and [0, 60].
  private func program() throws -> (LinearProgram, LinearProgram.ColumnID, LinearProgram.ColumnID) {
    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 200, upper: 250))
    let blue = try program.addColumn("blue", in: Bounds(lower: 0, upper: 60))
    try program.require("fits", [red: 1, blue: 1], in: .atMost(300))
    return (program, red, blue)
  }

  @Test func `each solve has the program as it was, and its answer`() throws {
    let (program, red, blue) = try program()
    var programs: [LinearProgram] = []
    var outcomes: [Outcome] = []
    let objectives: [LinearProgram.Objective] = [
      .maximise([red: 1, blue: 1]), .maximise([blue: 1]), .minimise([red: 1, blue: -2]), .maximise([red: 1]),
    ]
    let journal = try RecordingSolver(GLPKSolver()).session(on: program, limits: SolverLimits()) { session in
      func solve(_ index: Int) throws {
        programs.append(session.program)
        outcomes.append(try session.solve(objectives[index]))
      }
      try solve(0)
      let row = try session.require("keeps", [red: 1, blue: 1] as LinearExpression - 1, in: .atLeast(298))
      try solve(1)
      try session.setBounds(Bounds(lower: 210, upper: 220), of: red)
      try session.setBounds(.free, of: row)
      #expect(throws: LinearProgramError.self) { try session.setBounds(.free, of: LinearProgram.ColumnID(index: 7)) }
      try solve(2)
      try solve(3)
      return session.journal
    }
    let kept = try #require(journal)
    #expect(kept.count == 4)
    #expect(kept.initial == program)
    for (index, solve) in kept.solves.enumerated() {
      #expect(solve.program == programs[index])
      #expect(solve.objective == objectives[index])
      #expect(solve.outcome == outcomes[index])
      #expect(kept.solve(index) == solve)
    }
    #expect(programs[1].rows.count == 2 && programs[3].rows[1].bounds == .free)
  }

  /// Of whole numbers with 2 count ≤ 15 the greatest is 7, of all numbers with 2 count ≤ 14 too. A row that says so may be
  /// all that the duals of an answer charge for; where it is not stated, they prove nothing.
  @Test(arguments: [(LinearProgram.Domain.integer, 15.0), (.continuous, 14)])
  func `an answer proves nothing by what is not stated`(domain: LinearProgram.Domain, most: Double) throws {
    var program = LinearProgram()
    let count = try program.addColumn("count", in: Bounds(lower: 0, upper: 100), domain: domain)
    try program.require("fits", [count: 2], in: .atMost(most))
    let objective = LinearProgram.Objective.maximise([count: 1])
    let journal = try RecordingSolver(GLPKSolver()).session(on: program, limits: SolverLimits()) { session in
      _ = try session.aid("a whole number", [count: 1], in: .atMost(7), stating: .free)
      let outcome = try session.solve(objective)
      #expect(Certificate(of: outcome, for: session.program, objective: objective).check().isEmpty)
      return session.journal
    }
    let solve = try #require(journal).solve(0)
    let outcome = try #require(solve.outcome)
    #expect(Certificate(of: outcome, for: solve.program, objective: objective).check().isEmpty)
    guard case .optimal(let solution) = outcome else {
      Issue.record("no optimum")
      return
    }
    #expect(solution.objective == 7 && solution.bound == 7)
    #expect(solution.duals?.rows == (domain == .integer ? nil : [0.5, 0]))
  }

  /// The same where the column has the bound, and the row is out for as long as it does.
  @Test(arguments: [(LinearProgram.Domain.integer, 15.0), (.continuous, 14)])
  func `a journal has the bounds that are stated in place of others`(
    domain: LinearProgram.Domain, most: Double
  ) throws {
    var program = LinearProgram()
    let count = try program.addColumn("count", in: Bounds(lower: 0, upper: 100), domain: domain)
    let fits = try program.require("fits", [count: 2], in: .atMost(most))
    let objective = LinearProgram.Objective.maximise([count: 1])
    let journal = try RecordingSolver(GLPKSolver()).session(on: program, limits: SolverLimits()) { session in
      try session.setBounds(Bounds(lower: 0, upper: 7), of: count, stating: Bounds(lower: 0, upper: 100))
      try session.setBounds(.free, of: fits, stating: .atMost(most))
      _ = try session.solve(objective)
      try session.setBounds(Bounds(lower: 0, upper: 5), of: count)
      _ = try session.solve(objective)
      return session.journal
    }
    let (first, last) = (try #require(journal).solve(0), try #require(journal).solve(1))
    #expect(first.program == program)
    #expect(last.program[count].bounds.upper == 5)
    let outcome = try #require(first.outcome)
    #expect(Certificate(of: outcome, for: first.program, objective: objective).check().isEmpty)
    guard case .optimal(let solution) = outcome, case .optimal(let less)? = last.outcome else {
      Issue.record("no optimum")
      return
    }
    #expect(solution.objective == 7 && less.objective == 5)
    #expect(solution.duals?.rows == (domain == .integer ? nil : [0.5]))
  }

  @Test func `answers are left out where they are not wanted, and nothing is kept where nobody records`() throws {
    let (program, red, _) = try program()
    let solver = RecordingSolver(GLPKSolver(), keepsOutcomes: false)
    let journal = try solver.session(on: program, limits: SolverLimits()) { session in
      _ = try session.solve(.maximise([red: 1]))
      return session.journal
    }
    #expect(journal?.solve(0).outcome == nil)
    #expect(journal?.count == 1)
    #expect(try GLPKSolver().session(on: program, limits: SolverLimits()) { $0.journal } == nil)
  }
}
