import LinearProgramming
import Testing

@testable import ExactSimplex

struct ExactSolverTests {
  private let solver = ExactSolver()

  @Test func `thirds are thirds`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: .nonnegative)
    try program.require("a", [x: 3, y: 1], in: .atMost(1))
    try program.require("b", [x: 1, y: 3], in: .atMost(2))
    let outcome = try solver.solveExactly(program, .maximise(([x: 1, y: 1] as LinearExpression) + 10))
    guard case .optimal(let solution) = outcome else {
      Issue.record("not an optimum: \(outcome)")
      return
    }
    #expect(solution.values.map(\.description) == ["1/8", "5/8"])
    #expect(solution.objective.description == "43/4")
    #expect(solution.rowDuals.map(\.description) == ["1/4", "1/4"])
    #expect(solution.reducedCosts.map(\.description) == ["0", "0"])
    #expect(solution.rowActivities.map(\.description) == ["1", "2"])
  }

  @Test func `a program infeasible by the least double is infeasible`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .atMost(1))
    try program.require("more", [x: 1], in: .atLeast(1.0.nextUp))
    let objective = LinearProgram.Objective.minimise([x: 1])
    guard case .infeasible(let multipliers) = try solver.solveExactly(program, objective) else {
      Issue.record("not infeasible")
      return
    }
    #expect(multipliers.count == 1 && multipliers[0] > Rational(0))
    try program.setBounds(.atLeast(1), of: LinearProgram.RowID(index: 0))
    guard case .optimal(let solution) = try solver.solveExactly(program, objective) else {
      Issue.record("not an optimum")
      return
    }
    #expect(solution.values == [Rational(1)])
  }

  /// 3 x = 61 and x = 20.333333333333332: no double is 61/3, so that no point is left until the number is read as one.
  @Test func `numbers are read as the fractions that they were rounded from`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .atMost(61.0 / 3))
    let y = try program.addColumn("y", in: .nonnegative)
    try program.require("thrice", [x: 3], in: .exactly(61))
    try program.require("sum", [x: 1, y: 0.1], in: .atMost(61.0 / 3 + 100.0 / 29))
    let objective = LinearProgram.Objective.maximise([y: 1])
    guard case .infeasible = try solver.solveExactly(program, objective) else {
      Issue.record("feasible in doubles")
      return
    }
    guard case .optimal(let solution) = try ExactSolver(reading: .asFractions).solveExactly(program, objective) else {
      Issue.record("infeasible in fractions")
      return
    }
    #expect(solution.values.map(\.description) == ["61/3", "1000/29"])
    // The dual of `sum` is 10, which `thrice` takes back for x: 10/3.
    #expect(solution.rowDuals.map(\.description) == ["-10/3", "10"])
    #expect(solution.rowActivities.map(\.description) == ["61", "2069/87"])
  }

  /// π, a millionth of a millionth, and what rounding does not explain are no fractions with small denominators.
  @Test(arguments: [Double.pi, 1e-12, 0.3333333, 1e15 + 0.5, -2.000000001])
  func `a number that is no fraction is the double`(number: Double) throws {
    #expect(Rational(number, reading: .asFractions) == Rational(number))
  }

  @Test(arguments: [1.0 / 3: "1/3", -0.1: "-1/10", 1e6 + 2.0 / 7: "7000002/7", 0.5: "1/2", -7: "-7", 0: "0"])
  func `a number that was rounded is the fraction`(number: Double, fraction: String) {
    #expect(Rational(number, reading: .asFractions).description == fraction)
  }

  @Test func `an unbounded program has an exact point and ray`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    let y = try program.addColumn("y", in: .atLeast(2))
    try program.require("ratio", [x: 3, y: -7], in: .atMost(3))
    let outcome = try solver.solveExactly(program, .maximise([x: 1]))
    guard case .unbounded(let point, let ray) = outcome else {
      Issue.record("not unbounded: \(outcome)")
      return
    }
    #expect(Rational(3) * ray[0] == Rational(7) * ray[1] && ray[0] > Rational(0))
    #expect(Rational(3) * point[0] + Rational(-7) * point[1] <= Rational(3))
  }

  @Test func `stages keep the tableau, and rows and bounds may change between them`() throws {
    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 200, upper: 250))
    let blue = try program.addColumn("blue", in: Bounds(lower: 0, upper: 60))
    try program.require("fits", [red: 1, blue: 1], in: .atMost(300))
    try solver.session(on: program, limits: SolverLimits()) { session in
      func values(_ objective: LinearProgram.Objective) throws -> [Double]? {
        if case .optimal(let solution) = try session.solve(objective) { solution.values } else { nil }
      }
      let used: LinearExpression = [red: 1, blue: 1]
      let first = try values(.maximise(used))
      #expect(first?.reduce(0, +) == 300)
      try session.require("kept", used * 0.1, in: .atLeast(30))
      let second = try values(.maximise([blue: 1]))
      #expect(second == [240, 60])
      let third = try values(.maximise([red: 1]))
      #expect(third == [250, 50])
      try session.setBounds(.exactly(10), of: blue)
      let none = try values(.maximise(used))
      #expect(none == nil)
      try session.setBounds(.free, of: LinearProgram.RowID(index: 1))
      let last = try values(.maximise(used))
      #expect(last == [250, 10])
      #expect(session.program.rows.count == 2)
    }
  }

  @Test func `binaries are branched on until they are whole`() throws {
    var program = LinearProgram()
    let items = try [5.0, 4, 3].map { try program.addColumn("\($0)", in: .unit, domain: .binary) }
    try program.require("room", [items[0]: 2, items[1]: 3, items[2]: 1], in: .atMost(5))
    try program.require("more", [items[0]: 4, items[1]: 1, items[2]: 2], in: .atMost(11))
    let outcome = try solver.solve(program, .maximise([items[0]: 5, items[1]: 4, items[2]: 3]))
    let right = Solution(objective: 9, values: [1, 1, 0], rowActivities: [5, 5], duals: nil, bound: 9)
    #expect(outcome == .optimal(right))
  }

  @Test func `whole columns that no whole number fits are exhausted`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: Bounds(lower: 0, upper: 10), domain: .integer)
    try program.require("half", [x: 2], in: .exactly(7))
    #expect(try solver.solve(program, .minimise([x: 1])) == .infeasible(.searchExhausted))
    try program.setBounds(Bounds(lower: 0.25, upper: 0.75), of: x)
    #expect(try solver.solveExactly(program, .minimise([x: 1])) == .exhausted)
  }

  @Test func `limits stop it without an answer`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .nonnegative)
    try program.require("r", [x: 3], in: .atMost(7))
    for limits in [SolverLimits(seconds: 0), SolverLimits(iterations: 0)] {
      #expect(try solver.solve(program, .maximise([x: 1]), limits: limits) == .stopped(nil))
    }
  }

  @Test func `more than fifty columns are refused`() throws {
    var program = LinearProgram()
    for index in 0...50 { try program.addColumn("x\(index)", in: .unit) }
    let error = #expect(throws: SolverFailure.self) { try solver.solve(program, .minimise(LinearExpression())) }
    #expect(error?.description == "number of columns: 51 is beyond what the solver can work with")
  }
}
