import LinearProgramming
import Testing

/// Certificates written out, with the arithmetic beside each number.
struct WrittenProofTests {
  @Test func `the duals of an optimum add up to its objective`() throws {
    // Most of 2 red + blue + 5 where red + blue ≤ 300, red in 200…250, blue in 0…60: 2 × 250 + 50 + 5 = 555.
    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 200, upper: 250))
    let blue = try program.addColumn("blue", in: Bounds(lower: 0, upper: 60))
    try program.require("fits", [red: 1, blue: 1], in: .atMost(300))
    let objective = LinearProgram.Objective.maximise([red: 2, blue: 1] as LinearExpression + 5)
    let solution = Solution(
      objective: 555, values: [250, 50], rowActivities: [300], duals: .init(rows: [1], reducedCosts: [1, 0]), bound: 555
    )
    let proof = WrittenProof(of: .optimal(solution), for: program, objective: objective)
    #expect(proof.violations.isEmpty)
    guard case .optimum(let point, let bound) = proof.evidence else {
      Issue.record("\(proof.evidence)")
      return
    }
    #expect(point.rows.map(\.sum.value) == [300])
    #expect(point.objective.value == 555)
    #expect(bound.reducedCosts.map(\.value) == [1, 0])  // 2 − 1 × 1, 1 − 1 × 1
    #expect(bound.rows.map(\.product) == [300])  // 1 × 300
    #expect(bound.columns.map(\.product) == [250])  // 1 × 250
    #expect(bound.value == 555)  // 5 + 300 + 250
  }

  @Test func `minimising, a positive dual is charged to the lower bound`() throws {
    // Least of 3 x where x + y ≥ 4 and y ≤ 1: x = 3, 9 = 3 × 4 − 3 × 1.
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: Bounds(lower: 0, upper: 1))
    try program.require("enough", [x: 1, y: 1], in: .atLeast(4))
    let solution = Solution(
      objective: 9, values: [3, 1], rowActivities: [4], duals: .init(rows: [3], reducedCosts: [0, -3]), bound: 9)
    let proof = WrittenProof(of: .optimal(solution), for: program, objective: .minimise([x: 3]))
    guard case .optimum(_, let bound) = proof.evidence else {
      Issue.record("\(proof.evidence)")
      return
    }
    #expect(bound.rows.map(\.name) == ["enough"])
    #expect(bound.rows.map(\.product) == [12])  // 3 × 4
    #expect(bound.columns.map(\.name) == ["y"])
    #expect(bound.columns.map(\.product) == [-3])  // −3 × 1
    #expect(bound.value == 9)
  }

  @Test func `a contradiction demands more than there is`() throws {
    // x + y ≥ 5 with x and y at most 2 each: 5 > 2 + 2.
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 2))
    let y = try program.addColumn("y", in: Bounds(lower: 0, upper: 2))
    try program.require("enough", [x: 1, y: 1], in: .atLeast(5))
    let proof = WrittenProof(of: .infeasible(.multipliers([1])), for: program, objective: .minimise([x: 1]))
    #expect(proof.violations.isEmpty)
    guard case .contradiction(let contradiction) = proof.evidence else {
      Issue.record("\(proof.evidence)")
      return
    }
    #expect(contradiction.demand == 5)
    #expect(contradiction.weights.map(\.value) == [1, 1])
    #expect(contradiction.supply == 4)
  }

  @Test func `a direction leaves no row and changes the objective`() throws {
    // Most of x where x − y ≤ 1: both may grow together.
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: .nonnegative)
    try program.require("near", [x: 1, y: -1], in: .atMost(1))
    let answer = Outcome.unbounded(UnboundednessProof(point: [1, 0], ray: [1, 1]))
    let proof = WrittenProof(of: answer, for: program, objective: .maximise([x: 2]))
    guard case .endless(let direction, let point) = proof.evidence else {
      Issue.record("\(proof.evidence)")
      return
    }
    #expect(direction.rows.map(\.sum.value) == [0])
    #expect(direction.rows.map(\.bounds) == [.nonpositive])
    #expect(direction.steps.map(\.bounds) == [.nonnegative, .nonnegative])
    #expect(direction.objective.value == 2)
    #expect(point?.rows.map(\.sum.value) == [1])
  }

  @Test func `what is wrong with an answer is said`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 2))
    let wrong = Solution(
      objective: 3, values: [3], rowActivities: [], duals: .init(rows: [], reducedCosts: [1]), bound: 3)
    let proof = WrittenProof(of: .optimal(wrong), for: program, objective: .maximise([x: 1]))
    #expect(!proof.violations.isEmpty)
  }
}
