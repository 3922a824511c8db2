import GLPK
import LinearProgramming
import Testing

/// Programs that GLPK itself aborts on, answers wrongly or refuses (measured with 5.0).
struct ExtremeProgramTests {
  private let solver = GLPKSolver()

  /// x, y ≥ 0; x + 2y ≤ 10 but for what `change` makes of it; maximise x + y.
  private func outcome(
    _ first: Double = 1, x: Bounds = .nonnegative, domain: LinearProgram.Domain = .continuous, offered: Bounds? = nil,
    cost: Double = 1
  ) throws -> Outcome {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: x, domain: domain)
    let y = try program.addColumn("y", in: .nonnegative)
    try program.require("fits", [x: first, y: 2], in: offered ?? .atMost(10))
    let objective = LinearProgram.Objective.maximise([x: cost, y: 1])
    let outcome = try solver.solve(program, objective)
    #expect(Certificate(of: outcome, for: program, objective: objective).check().isEmpty)
    return outcome
  }

  private func objective(_ outcome: Outcome) -> Double? {
    if case .optimal(let solution) = outcome { solution.objective } else { nil }
  }

  @Test(arguments: [1e200, -1e21, 1e-21, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude])
  func `a coefficient beyond 1e20 is refused with its row and column`(_ coefficient: Double) throws {
    let error = #expect(throws: SolverFailure.self) { try outcome(coefficient) }
    #expect(
      error?.description
        == "row \"fits\", column \"x\": \(coefficient) is beyond what the solver can work with")
  }

  @Test func `a cost beyond 1e20 is refused with its column`() throws {
    let error = #expect(throws: SolverFailure.self) { try outcome(cost: 1e300) }
    #expect(error?.description == "objective, column \"x\": 1e+300 is beyond what the solver can work with")
  }

  @Test(arguments: [1e19, 1e-19, 1e9, 1e-9])
  func `a coefficient within 1e20 is answered`(_ coefficient: Double) throws {
    #expect(objective(try outcome(coefficient)) == max(10 / coefficient, 5))
  }

  @Test func `bounds of the greatest size are as good as none while they do not matter`() throws {
    let huge = Double.greatestFiniteMagnitude
    #expect(objective(try outcome(x: Bounds(lower: 0, upper: huge))) == 10)
    #expect(objective(try outcome(x: .nonnegative, offered: Bounds(lower: -1e308, upper: 10))) == 10)
  }

  @Test func `bounds of the greatest size that do matter are proven or a failure, never passed over`() throws {
    if case .infeasible = try outcome(x: .atLeast(1e300)) {} else { Issue.record("x does not fit") }
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 1e300))
    #expect(throws: SolverFailure.self) { try solver.solve(program, .maximise([x: 1])) }
  }

  @Test func `equal and almost equal bounds are answered`() throws {
    #expect(objective(try outcome(x: .exactly(4))) == 7)
    #expect(objective(try outcome(x: Bounds(lower: 4, upper: 4.0.nextUp))) == 7)
    #expect(objective(try outcome(x: Bounds(lower: -Double.leastNonzeroMagnitude, upper: .leastNonzeroMagnitude))) == 5)
  }

  @Test func `fractional bounds of whole columns are rounded inwards`() throws {
    #expect(objective(try outcome(x: Bounds(lower: 0.25, upper: 2.75), domain: .integer)) == 6)
    #expect(try outcome(x: Bounds(lower: 0.25, upper: 0.75), domain: .integer) == .infeasible(.searchExhausted))
    #expect(try outcome(x: Bounds(lower: 0.25, upper: 0.75), domain: .binary) == .infeasible(.searchExhausted))
    #expect(objective(try outcome(x: Bounds(lower: 0.5, upper: 1), domain: .binary)) == 5.5)
  }

  @Test func `whole columns without bounds of their own are searched as far as the rows reach`() throws {
    #expect(objective(try outcome(x: .nonnegative, domain: .integer)) == 10)
    #expect(objective(try outcome(x: .free, domain: .integer)) == 10)
  }

  @Test func `a whole column that may be beyond what doubles count is never searched there`() throws {
    let outcome = try outcome(x: Bounds(lower: 0, upper: 1e18), domain: .integer, offered: .free, cost: -1)
    if case .optimal = outcome { Issue.record("y is unbounded") }
    let bounded = try self.outcome(x: Bounds(lower: 0, upper: 1e15), domain: .integer, offered: .atMost(1e14))
    if case .optimal(let solution) = bounded { #expect(solution.objective == 1e14) }
  }
}
