import GLPK
import LinearProgramming
import Testing

@testable import OptimalLayout

/// What the blocks of a program cost at least together.
struct JoinedTargetsTests {
  /// Two lengths of 0 to 10, each of which costs what it is short of 10, and which are 12 together at most.
  private static func program() throws -> (
    program: LinearProgram, children: [ProgramBlocks.Child], cost: LinearExpression
  ) {
    var program = LinearProgram()
    var (children, cost, sum) = ([ProgramBlocks.Child](), LinearExpression(), LinearExpression())
    for number in 1...2 {
      let length = try program.addColumn("length \(number)", in: Bounds(lower: 0, upper: 10))
      let short = LinearExpression(try program.addColumn("short \(number)", in: Bounds(lower: 0, upper: 10)))
      try program.require("short \(number)", short + LinearExpression(length), in: .atLeast(10))
      children.append(ProgramBlocks.Child(length: length, intervals: [], choices: []))
      cost += short
      sum += LinearExpression(length)
    }
    try program.require("together", sum, in: .atMost(12))
    return (program, children, cost)
  }

  private static func least(by solver: some LinearSolver) throws -> Double {
    let (program, children, cost) = try program()
    let targets = try JoinedTargets(
      of: program, joinedBy: [children], cost: cost, besides: [], solver: solver, limits: SolverLimits())
    return try #require(targets).least
  }

  /// 20 − 12, whether or not the greatest sum of the lengths is found a rounding too small.
  @Test(arguments: [0, 5e-8])
  func `the least cost is what is reached, not what a rounding less room leaves`(rounding: Double) throws {
    #expect(abs(try Self.least(by: RoundingSolver(rounding: rounding)) - 8) <= 1e-10)
  }
}

/// GLPK, whose greatest values are found too small by a rounding.
private struct RoundingSolver: LinearSolver {
  var rounding: Double

  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    try GLPKSolver().session(on: program, limits: limits) { session in
      try body(RoundingSession(session: session, rounding: rounding))
    }
  }
}

private final class RoundingSession: LinearSession {
  private let session: any LinearSession
  private let rounding: Double

  init(session: any LinearSession, rounding: Double) {
    (self.session, self.rounding) = (session, rounding)
  }

  var program: LinearProgram { session.program }

  func solve(_ objective: LinearProgram.Objective) throws -> Outcome {
    let outcome = try session.solve(objective)
    guard case .optimal(var solution) = outcome else { return outcome }
    if objective.sense == .maximise { solution.objective -= rounding }
    return .optimal(solution)
  }

  func addColumn(_ name: String, in bounds: Bounds, domain: LinearProgram.Domain) throws -> LinearProgram.ColumnID {
    try session.addColumn(name, in: bounds, domain: domain)
  }

  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
    try session.require(name, expression, in: bounds)
  }

  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws {
    try session.setBounds(bounds, of: column)
  }

  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws {
    try session.setBounds(bounds, of: row)
  }
}
