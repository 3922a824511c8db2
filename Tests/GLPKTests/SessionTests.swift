import GLPK
import LinearProgramming
import Testing

struct SessionTests {
  private let solver = GLPKSolver()

  private func valid(_ outcome: Outcome, _ program: LinearProgram, _ objective: LinearProgram.Objective) -> Bool {
    Certificate(of: outcome, for: program, objective: objective).check().isEmpty
  }

  private func optimum(_ outcome: Outcome) throws -> Solution {
    guard case .optimal(let solution) = outcome else {
      Issue.record("not an optimum: \(outcome)")
      throw SolverFailure.inaccurate([])
    }
    return solution
  }

  /// Two children of a stack of 300 points: 200…250 and 0…60.
  private func stack() throws -> (LinearProgram, red: LinearProgram.ColumnID, blue: LinearProgram.ColumnID) {
    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 200, upper: 250))
    let blue = try program.addColumn("blue", in: Bounds(lower: 0, upper: 60))
    try program.require("stack: fits", [red: 1, blue: 1], in: .atMost(300))
    return (program, red, blue)
  }

  @Test func `goals solved in turn, each kept as a row moved outwards, end at the fair division`() throws {
    let (program, red, blue) = try stack()
    try solver.session(on: program, limits: SolverLimits()) { session in
      let used: LinearExpression = [red: 1, blue: 1]
      let fill = try optimum(session.solve(.maximise(used)))
      #expect(fill.objective == 300)
      try session.require("fill: kept", used, in: .atLeast(300 - 1e-9 * 300))
      #expect(session.program.rows.map(\.name) == ["stack: fits", "fill: kept"])
      let small = try optimum(session.solve(.maximise(LinearExpression(blue))))
      #expect((small[blue] - 60).magnitude < 1e-6 && (small[red] - 240).magnitude < 1e-6)
      #expect(valid(.optimal(small), session.program, .maximise(LinearExpression(blue))))
      #expect(small.value(of: used) == small[red] + small[blue])
    }
  }

  @Test func `a sweep changes bounds on one session and sees each change`() throws {
    let (program, red, blue) = try stack()
    let objective = LinearProgram.Objective.maximise([red: 1, blue: 2])
    try solver.session(on: program, limits: SolverLimits()) { session in
      for (offered, expected) in [(300, [240.0, 60]), (250, [200, 50]), (400, [250, 60]), (210, [200, 10])] {
        try session.setBounds(.atMost(Double(offered)), of: LinearProgram.RowID(index: 0))
        #expect(try optimum(session.solve(objective)).values == expected)
      }
      try session.setBounds(.exactly(5), of: blue)
      try session.setBounds(.free, of: LinearProgram.RowID(index: 0))
      #expect(try optimum(session.solve(objective)).values == [250, 5])
      #expect(session.program[blue].bounds.upper == 5)
    }
  }

  @Test func `an infeasible stage leaves the session usable`() throws {
    let (program, red, blue) = try stack()
    let objective = LinearProgram.Objective.minimise([red: 1, blue: 1])
    try solver.session(on: program, limits: SolverLimits()) { session in
      let row = try session.require("too much", [red: 1, blue: 1], in: .atLeast(301))
      let outcome = try session.solve(objective)
      guard case .infeasible(.multipliers(let multipliers)) = outcome else {
        Issue.record("not infeasible: \(outcome)")
        return
      }
      #expect(multipliers.count == 2 && multipliers[0] < 0 && multipliers[1] > 0)
      #expect(valid(outcome, session.program, objective))
      try session.setBounds(.free, of: row)
      #expect(try optimum(session.solve(objective)).values == [200, 0])
    }
  }

  @Test func `an unbounded program is answered with a point and a ray`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: .atLeast(2))
    try program.require("difference", [x: 1, y: -1], in: .atMost(3))
    let objective = LinearProgram.Objective.maximise([x: 1])
    let outcome = try solver.solve(program, objective)
    guard case .unbounded(let proof) = outcome else {
      Issue.record("not unbounded: \(outcome)")
      return
    }
    #expect(proof.ray == [1, 1])
    #expect(proof.point != nil)
    #expect(valid(outcome, program, objective))
  }

  @Test func `maximising has the duals of its own sense`() throws {
    let (program, red, blue) = try stack()
    let most = try optimum(solver.solve(program, .maximise([red: 1, blue: 2])))
    #expect(most.duals?.rows == [1])
    #expect(most.duals?.reducedCosts == [0, 1])
    let least = try optimum(solver.solve(program, .minimise([red: 1, blue: 2])))
    #expect(least.duals?.rows == [0])
    #expect(least.duals?.reducedCosts == [1, 2])
  }

  @Test func `a constant is part of the objective, the bound and nothing else`() throws {
    let (program, red, _) = try stack()
    let solution = try optimum(solver.solve(program, .minimise(LinearExpression(red) + 1000)))
    #expect(solution.objective == 1200 && solution.bound == 1200 && solution.gap == 0)
  }

  @Test func `a program without rows, without columns or without anything is answered`() throws {
    let empty = LinearProgram()
    #expect(try optimum(solver.solve(empty, .minimise(LinearExpression(7)))).objective == 7)
    var rowless = LinearProgram()
    let x = try rowless.addColumn("x", in: Bounds(lower: -2, upper: 5))
    #expect(try optimum(solver.solve(rowless, .maximise([x: 3]))).values == [5])
    var columnless = LinearProgram()
    try columnless.require("nothing", LinearExpression(), in: .atMost(1))
    #expect(try optimum(solver.solve(columnless, .minimise(LinearExpression()))).rowActivities == [0])
    try columnless.require("something", LinearExpression(), in: .atLeast(1))
    let outcome = try solver.solve(columnless, .minimise(LinearExpression()))
    guard case .infeasible = outcome else {
      Issue.record("not infeasible: \(outcome)")
      return
    }
    #expect(valid(outcome, columnless, .minimise(LinearExpression())))
  }

  @Test func `what the session refuses leaves it as it was`() throws {
    let (program, red, blue) = try stack()
    try solver.session(on: program, limits: SolverLimits()) { session in
      #expect(throws: LinearProgramError.self) { try session.require("r", [red: .nan], in: .free) }
      #expect(throws: LinearProgramError.self) { try session.solve(.minimise([LinearProgram.ColumnID(index: 5): 1])) }
      #expect(throws: SolverFailure.self) { try session.require("r", [red: 1, blue: 1e200], in: .free) }
      #expect(throws: LinearProgramError.self) { try session.setBounds(.free, of: LinearProgram.RowID(index: 5)) }
      #expect(session.program == program)
      let least = try optimum(session.solve(.minimise([red: 1])))
      #expect(least.objective == 200)
    }
  }

  @Test func `what the closure throws comes out, and the next session starts anew`() throws {
    struct Interrupted: Error {}
    let (program, red, _) = try stack()
    #expect(throws: Interrupted.self) {
      try solver.session(on: program, limits: SolverLimits()) { session -> Void in
        try session.setBounds(.exactly(1), of: red)
        throw Interrupted()
      }
    }
    #expect(try optimum(solver.solve(program, .minimise([red: 1]))).objective == 200)
  }

  @Test func `without time or iterations the answer is stopped, never an optimum`() throws {
    let (program, red, blue) = try stack()
    for limits in [SolverLimits(seconds: 0), SolverLimits(iterations: 0)] {
      let outcome = try solver.solve(program, .maximise([red: 1, blue: 1]), limits: limits)
      guard case .stopped = outcome else {
        Issue.record("not stopped: \(outcome)")
        continue
      }
      #expect(valid(outcome, program, .maximise([red: 1, blue: 1])))
    }
  }

  @Test func `threads have sessions of their own`() async throws {
    let (program, red, blue) = try stack()
    let objectives = await withTaskGroup(of: Double?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let outcome = try? GLPKSolver().solve(program, .maximise([red: 1, blue: 1]))
          guard case .optimal(let solution) = outcome else { return nil }
          return solution.objective
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(objectives == [Double?](repeating: 300, count: 8))
  }
}
