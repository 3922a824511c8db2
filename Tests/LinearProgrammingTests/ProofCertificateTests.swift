import LinearProgramming
import Testing

struct ProofCertificateTests {
  /// x + y ≥ 5, x − y ≤ 1, x in 0…2, y ≤ 2; infeasible because x + y ≤ 4.
  private func infeasible() throws -> LinearProgram {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 2))
    let y = try program.addColumn("y", in: .atMost(2))
    try program.require("sum", [x: 1, y: 1], in: .atLeast(5))
    try program.require("difference", [x: 1, y: -1], in: .atMost(1))
    return program
  }

  private func violations(_ outcome: Outcome, _ program: LinearProgram, _ objective: LinearProgram.Objective? = nil)
    -> [String]
  {
    let objective = objective ?? .minimise(LinearExpression())
    return Certificate(of: outcome, for: program, objective: objective).check().map(\.description)
  }

  @Test func `multipliers that demand more than the columns give prove infeasibility`() throws {
    #expect(violations(.infeasible(.multipliers([1, 0])), try infeasible()) == [])
    #expect(violations(.infeasible(.multipliers([3, -0.5])), try infeasible()) == [])
  }

  @Test func `multipliers that prove nothing are reported`() throws {
    let program = try infeasible()
    #expect(
      violations(.infeasible(.multipliers([0, 0])), program)
        == ["the multiplied rows demand 0 more than the columns give; more than 0 is needed"])
    #expect(
      violations(.infeasible(.multipliers([-1, 0])), program)
        == ["row \"sum\" has a multiplier of 1 for a bound it does not have; 0 is allowed"])
    #expect(
      violations(.infeasible(.multipliers([1, -2])), program)
        == ["the multiplied rows demand -3 more than the columns give; more than 1.3e-13 is needed"])
    #expect(
      violations(.infeasible(.multipliers([0, -1])), program).first
        == "the multiplied rows demand -3 more than the columns give; more than 3e-14 is needed")
    #expect(
      violations(.infeasible(.multipliers([1])), program) == ["multipliers: 1 numbers where 2 belong"])
    #expect(
      violations(.infeasible(.multipliers([1, .nan])), program) == ["multipliers[1] is nan"])
  }

  @Test func `a column without a bound lets the multiplied rows escape`() throws {
    var program = try infeasible()
    try program.setBounds(.free, of: LinearProgram.ColumnID(index: 1))
    let found = violations(.infeasible(.multipliers([1, 0])), program)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("column \"y\" has no bound but a weight of 1 in the multiplied rows; ") == true)
  }

  @Test func `an exhausted search needs something to search`() throws {
    var program = try infeasible()
    #expect(
      violations(.infeasible(.searchExhausted), program)
        == ["a search is said to be exhausted, but the program has no integers"])
    try program.addColumn("z", in: .unit, domain: .binary)
    #expect(violations(.infeasible(.searchExhausted), program) == [])
  }

  /// x, y ≥ 0, x − y ≤ 3; maximise x is unbounded along (1, 1).
  private func unbounded() throws -> LinearProgram {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: .nonnegative)
    try program.require("difference", [x: 1, y: -1], in: .atMost(3))
    return program
  }

  @Test func `a ray that stays and improves proves unboundedness, with or without a point`() throws {
    let program = try unbounded()
    let goal = LinearProgram.Objective.maximise([LinearProgram.ColumnID(index: 0): 1])
    for point in [[3, 0], [0, 0], nil] as [[Double]?] {
      #expect(violations(.unbounded(UnboundednessProof(point: point, ray: [1, 1])), program, goal) == [])
    }
  }

  @Test func `a ray that leaves or does not improve is reported, and a point that is none`() throws {
    let program = try unbounded()
    let goal = LinearProgram.Objective.maximise([LinearProgram.ColumnID(index: 0): 1])
    func first(_ ray: [Double], _ point: [Double]? = nil) -> String? {
      violations(.unbounded(UnboundednessProof(point: point, ray: ray)), program, goal).first
    }
    #expect(first([1, 0]) == "the ray leaves row \"difference\" by 1; 1e-10 is allowed")
    #expect(first([1, -0.5]) == "the ray leaves row \"difference\" by 1.5; 1.5e-10 is allowed")
    #expect(first([0, 1]) == "the ray improves the objective by 0; more than 0 is needed")
    #expect(first([-1, 0]) == "the ray leaves column \"x\" by 1; 0 is allowed")
    #expect(first([1]) == "ray: 1 numbers where 2 belong")
    #expect(first([1, 1], [0]) == "point: 1 numbers where 2 belong")
    #expect(first([1, 1], [5, 0])?.hasPrefix("row \"difference\" is out of its bounds by 2; ") == true)
    #expect(first([1, .infinity]) == "ray[1] is inf")
  }

  /// Minimise x + z with 2x + z ≥ 3, x whole in 0…5, z binary: x = 1, z = 1 gives 2.
  private func integers() throws -> (LinearProgram, LinearProgram.Objective) {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 5), domain: .integer)
    let z = try program.addColumn("z", in: .unit, domain: .binary)
    try program.require("enough", [x: 2, z: 1], in: .atLeast(3))
    return (program, .minimise([x: 1, z: 1]))
  }

  @Test func `an integer optimum needs whole values and a bound, and has no duals`() throws {
    let (program, objective) = try integers()
    let right = Solution(objective: 2, values: [1, 1], rowActivities: [3], duals: nil, bound: 2)
    func first(_ change: (inout Solution) -> Void) -> String? {
      var solution = right
      change(&solution)
      return violations(.optimal(solution), program, objective).first
    }
    #expect(first { _ in } == nil)
    #expect(first { $0.values = [1.5, 0] } == "column \"x\" is 0.5 from a whole number; 1e-07 is allowed")
    #expect(first { $0.values = [1.25, 0.75] } == "column \"x\" is 0.25 from a whole number; 1e-07 is allowed")
    #expect(first { $0.bound = 1.5 } == "the objective is 0.5 from its bound; 2e-07 is allowed")
    #expect(
      first { $0.duals = Solution.Duals(rows: [0.5], reducedCosts: [0, 0.5]) }
        == "duals are stated for a program with integers")
  }

  @Test func `an incumbent needs a point, its objective and a bound on the right side`() throws {
    let (program, objective) = try integers()
    func first(_ objectiveValue: Double, _ values: [Double], _ bound: Double) -> String? {
      let incumbent = Incumbent(objective: objectiveValue, values: values, bound: bound)
      return violations(.stopped(incumbent), program, objective).first
    }
    #expect(first(2, [2, 0], 1.5) == nil)
    #expect(first(2, [2, 0], -.infinity) == nil)
    #expect(first(2, [2, 0], 2.5) == "the objective is 0.5 from its bound; 2e-07 is allowed")
    #expect(first(3, [2, 0], 1) == "the stated objective is off by 1; 2e-07 is allowed")
    #expect(first(1, [1, 0], 1)?.hasPrefix("row \"enough\" is out of its bounds by 1; ") == true)
    #expect(first(2, [2], 1) == "values: 1 numbers where 2 belong")
    #expect(violations(.stopped(nil), program, objective) == [])
  }

  @Test func `the gap is relative to the objective where that is above one`() {
    #expect(Incumbent(objective: 200, values: [], bound: 150).gap == 0.25)
    #expect(Incumbent(objective: 0.5, values: [], bound: 0).gap == 0.5)
    #expect(Incumbent(objective: 1, values: [], bound: -.infinity).gap == .infinity)
    #expect(Solution(objective: -4, values: [], rowActivities: [], duals: nil, bound: -5).gap == 0.25)
  }
}
