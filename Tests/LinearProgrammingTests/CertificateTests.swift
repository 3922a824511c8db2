import LinearProgramming
import Testing

/// Maximise 3x + 2y − z + 10, x in 0…4, y ≥ 0, z free; "sum": x + y ≤ 6, "tie": y − z = 1. Optimum x = 4, y = 2, z
/// = 1: 25.
struct OptimumExample {
  var program = LinearProgram()
  let objective: LinearProgram.Objective
  var solution: Solution

  init() throws {
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 4))
    let y = try program.addColumn("y", in: .nonnegative)
    let z = try program.addColumn("z", in: .free)
    try program.require("sum", [x: 1, y: 1], in: .atMost(6))
    try program.require("tie", [y: 1, z: -1], in: .exactly(1))
    objective = .maximise(([x: 3, y: 2, z: -1] as LinearExpression) + 10)
    solution = Solution(
      objective: 25, values: [4, 2, 1], rowActivities: [6, 1],
      duals: Solution.Duals(rows: [1, 1], reducedCosts: [2, 0, 0]), bound: 25)
  }

  func violations(_ change: (inout Solution) -> Void = { _ in }) -> [String] {
    var changed = solution
    change(&changed)
    return Certificate(of: .optimal(changed), for: program, objective: objective).check().map(\.description)
  }
}

struct OptimumCertificateTests {
  @Test func `a right optimum has no violation`() throws {
    #expect(try OptimumExample().violations() == [])
  }

  @Test func `rounding is no violation`() throws {
    let example = try OptimumExample()
    #expect(example.violations { $0.values = [4 + 4e-9, 2 - 3e-9, 1 - 2e-9] } == [])
    let nearDuals = Solution.Duals(rows: [1 + 1e-11, 1 - 1e-11], reducedCosts: [2, 0, 0])
    #expect(example.violations { $0.duals = nearDuals } == [])
  }

  struct Tampering: CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout Solution) -> Void
    var message: String

    init(_ description: String, _ message: String, _ change: @escaping @Sendable (inout Solution) -> Void) {
      testDescription = description
      self.change = change
      self.message = message
    }
  }

  @Test(arguments: [
    Tampering("x above its bound", "column \"x\" is out of its bounds by 0.5; 4e-07 is allowed") { $0.values[0] = 4.5 },
    Tampering("y too large", "row \"sum\" is out of its bounds by 1; 7e-07 is allowed") { $0.values[1] = 3 },
    Tampering("z too small", "row \"tie\" is out of its bounds by 1; 2e-07 is allowed") { $0.values[2] = 0 },
    Tampering("activity of sum", "row \"sum\": the stated activity is off by 1; 6e-07 is allowed") {
      $0.rowActivities[0] = 5
    },
    Tampering("activity of tie", "row \"tie\": the stated activity is off by 1; 3e-07 is allowed") {
      $0.rowActivities[1] = 2
    },
    Tampering("objective", "the stated objective is off by 1; 2.7e-06 is allowed") { $0.objective = 26 },
    Tampering("bound", "the objective is 2 from its bound; 2.7e-06 is allowed") { $0.bound = 27 },
    Tampering("sign of a dual", "row \"sum\" has a dual of 1 for a bound it does not have; 4e-10 is allowed") {
      $0.duals?.rows[0] = -1
    },
    Tampering("reduced cost", "column \"y\": the stated reduced cost is off by 1; 4e-10 is allowed") {
      $0.duals?.reducedCosts[1] = 1
    },
    Tampering("no duals", "the duals are missing") { $0.duals = nil },
    Tampering("too few values", "values: 2 numbers where 3 belong") { $0.values = [4, 2] },
    Tampering("no activities", "rowActivities: 0 numbers where 2 belong") { $0.rowActivities = [] },
    Tampering("too few duals", "duals.rows: 1 numbers where 2 belong") { $0.duals?.rows = [1] },
    Tampering("no reduced costs", "duals.reducedCosts: 0 numbers where 3 belong") { $0.duals?.reducedCosts = [] },
    Tampering("a value that is no number", "values[1] is nan") { $0.values[1] = .nan },
    Tampering("an infinite objective", "objective is inf") { $0.objective = .infinity },
  ])
  func `each part, tampered with, is reported`(_ test: Tampering) throws {
    let example = try OptimumExample()
    #expect(example.violations(test.change).first == test.message)
  }

  @Test func `a dual that the objective does not pay for is reported as a cost without a bound`() throws {
    let violations = try OptimumExample().violations {
      $0.duals = Solution.Duals(rows: [1, 2], reducedCosts: [2, -1, 1])
    }
    #expect(violations.contains { $0.hasPrefix("column \"z\" has a reduced cost of 1 for a bound it does not have; ") })
  }

  @Test func `a feasible point that is no optimum is neither tight nor worth what the duals promise`() throws {
    let violations = try OptimumExample().violations {
      $0.values = [3, 2, 1]
      $0.rowActivities = [5, 1]
      $0.objective = 22
      $0.bound = 22
    }
    #expect(violations.count == 3)
    #expect(violations[0].hasPrefix("row \"sum\" has a dual but is 1 from its bound; "))
    #expect(violations[1].hasPrefix("column \"x\" has a reduced cost but is 1 from its bound; "))
    #expect(violations[2].hasPrefix("the objectives of point and duals differ by 3; "))
  }

  @Test func `the wrong sense is reported`() throws {
    let example = try OptimumExample()
    let opposite = LinearProgram.Objective.minimise(example.objective.expression)
    #expect(!Certificate(of: .optimal(example.solution), for: example.program, objective: opposite).check().isEmpty)
  }

  @Test func `small units are judged as strictly as large ones`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    try program.require("tiny", [x: 1e-9], in: .atLeast(5e-9))
    let objective = LinearProgram.Objective.minimise([x: 1e-9])
    func outcome(_ value: Double) -> Outcome {
      .optimal(
        Solution(
          objective: 1e-9 * value, values: [value], rowActivities: [1e-9 * value],
          duals: Solution.Duals(rows: [1], reducedCosts: [0]), bound: 1e-9 * value))
    }
    #expect(Certificate(of: outcome(5), for: program, objective: objective).check().isEmpty)
    #expect(!Certificate(of: outcome(4.9), for: program, objective: objective).check().isEmpty)
    #expect(!Certificate(of: outcome(5.1), for: program, objective: objective).check().isEmpty)
  }

  @Test func `a column just out of its bounds cannot pay for a row that multiplies it`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    try program.require("steep", [x: -1e9], in: .atLeast(50))
    let solution = Solution(
      objective: 0, values: [-5e-8], rowActivities: [50], duals: Solution.Duals(rows: [0], reducedCosts: [0]), bound: 0)
    let violations = Certificate(
      of: .optimal(solution), for: program, objective: .minimise(LinearExpression())
    ).check()
    #expect(violations.map(\.description).first?.hasPrefix("row \"steep\" is out of its bounds by 50; ") == true)
  }

  @Test func `an objective of another program is reported`() throws {
    let example = try OptimumExample()
    let foreign = LinearProgram.Objective.minimise([LinearProgram.ColumnID(index: 9): 1])
    #expect(
      Certificate(of: .stopped(nil), for: example.program, objective: foreign).check().map(\.description)
        == ["objective: there is no column 9; the program has 3"])
  }
}
