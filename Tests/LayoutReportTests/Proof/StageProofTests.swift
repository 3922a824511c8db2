import ExactSimplex
import GLPK
import LayoutComparison
import LayoutReport
import LayoutTestSupport
import LinearProgramming
import Testing

/// Proofs as people read them.
struct StageProofTests {
  /// The 300-point stack.
  static let document = LayoutDocument(
    proposal: ProposedViewSize(width: 300, height: 300),
    view: ViewNode(
      .vStack(alignment: .center, spacing: 0, dynamic: true), id: "stack",
      content: [
        ViewNode(
          .rectangle, id: "red", modifiers: [.flexibleFrame(FrameBounds(minHeight: 200, maxHeight: 250))]),
        ViewNode(
          .rectangle, id: "blue", modifiers: [.flexibleFrame(FrameBounds(minHeight: 0, maxHeight: 60))]),
      ]))

  private static func compare(_ recording: StageRecording) throws -> Comparison {
    var options = Comparison.Options()
    options.recording = recording
    options.measuresSensitivity = true
    return try Comparison(of: document, solver: GLPKSolver(), options: options)
  }

  /// A program with one stage of its own, solved by GLPK and in fractions.
  private static func proof(
    _ program: LinearProgram, _ objective: LinearProgram.Objective, outcome: Outcome? = nil
  ) throws -> StageProof {
    let found = try outcome ?? GLPKSolver().solve(program, objective)
    let solve = ProgramJournal.Solve(program: program, objective: objective, outcome: found)
    let stage = SolvedStage(goal: .fill, view: nil, objective: objective, optimum: 0)
    let exact = try ExactSolver().solveExactly(program, objective)
    return StageProof(number: 2, component: 1, stage: stage, solve: solve, exact: .solved(exact))
  }

  @Test func `the report with stages, proofs and fractions`() throws {
    let comparison = try Self.compare(.answers)
    let proofs = try StageProof.all(of: comparison.optimal) {
      .solved(try ExactSolver().solveExactly($0.program, $0.objective))
    }
    let report = ComparisonText(name: "three-hundred-points", comparison, includesStages: true, proofs: proofs)
    try GoldenFile("three-hundred-points.proof.txt").check(report.text)
  }

  @Test func `the JSON with stages and proofs`() throws {
    let comparison = try Self.compare(.answers)
    let json = JSONReport.comparison(
      name: "three-hundred-points", comparison, includesStages: true, proofs: StageProof.all(of: comparison.optimal))
    try GoldenFile("three-hundred-points.proof.json").check(json.text(pretty: true) + "\n")
  }

  @Test func `without records there are stages but no proofs`() throws {
    let comparison = try Self.compare(.optima)
    #expect(comparison.optimal.components.map(\.stages.count) == [4])
    #expect(StageProof.all(of: comparison.optimal).isEmpty)
  }

  /// A view of at most 100 points is at least 50 away from 150. The program says by how much more, which is 0 at best.
  @Test func `what an objective leaves out is added to be the value of the stage`() throws {
    let document = try LayoutDocument(
      reading:
        """
        proposal: { width: 120, height: 30 }
        view: { type: HStack, content: [{ type: Rectangle, id: red, modifiers: [{ type: frame, maxWidth: 100 }] }] }
        constraints: ["red.width == 150 @weak"]
        """)
    let optimal = try OptimalEngine(solver: GLPKSolver(), recording: .answers).layout(document)
    let proof = try #require(StageProof.all(of: optimal).first { $0.stage.goal == .constraints })
    #expect(proof.stage.value == 50)
    #expect(
      proof.text.contains(
        "The goal's value is 50, which every point has, and the objective besides:\n    = 50 + 1 × 0 = 50"))
    #expect(proof.json.text().contains(#""objective":0,"bound":0,"gap":0,"value":50,"fixed":50,"unit":1,"#))
  }

  @Test func `a contradiction is written out`() throws {
    // 200 + 150 > 300: red ≥ 200 and blue ≥ 150 add up to 350, but fit in 300.
    var program = LinearProgram()
    let red = try program.addColumn("red", in: .atLeast(200))
    let blue = try program.addColumn("blue", in: .atLeast(150))
    try program.require("fits", [red: 1, blue: 1], in: .atMost(300))
    try GoldenFile("contradiction.txt").check(try Self.proof(program, .minimise([red: 1])).text + "\n")
  }

  @Test func `a direction is written out`() throws {
    // red − blue ≤ 10, and both may grow together.
    var program = LinearProgram()
    let red = try program.addColumn("red", in: .nonnegative)
    let blue = try program.addColumn("blue", in: .nonnegative)
    try program.require("near", [red: 1, blue: -1], in: .atMost(10))
    try GoldenFile("direction.txt").check(try Self.proof(program, .maximise([red: 2, blue: -1])).text + "\n")
  }

  @Test func `an optimum over whole numbers is its point, its bound and its gap`() throws {
    // 3 red + 2 blue where 2 red + 2 blue ≤ 5: one of them, and red is worth more: 3 + 0.5.
    var program = LinearProgram()
    let red = try program.addColumn("red", in: .unit, domain: .binary)
    let blue = try program.addColumn("blue", in: .unit, domain: .binary)
    try program.require("room", [red: 2, blue: 2], in: .atMost(3))
    let objective = LinearProgram.Objective.maximise([red: 3, blue: 2] as LinearExpression + 0.5)
    try GoldenFile("whole-numbers.txt").check(try Self.proof(program, objective).text + "\n")
  }

  @Test func `an answer that does not hold is said not to`() throws {
    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 0, upper: 2))
    let wrong = Outcome.optimal(
      Solution(objective: 1, values: [1], rowActivities: [], duals: .init(rows: [], reducedCosts: [1]), bound: 1))
    let text = try Self.proof(program, .maximise([red: 1]), outcome: wrong).text
    #expect(text.contains("It does not hold: column \"red\" has a reduced cost but is 1 from its bound"))
    #expect(text.contains("In fractions the optimum is 2; in floating point 1 less."))
  }

  /// No double x keeps to 3 x = 1 and to x = 0.3333333333333333 both; with bounds a billionth further out the least of x is
  /// (1 − 1e-9) / 3 or 1/3 − 1e-9, whichever is more.
  @Test func `where rounding leaves no point the bounds are loosened, and the proof says so`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("x", in: .free)
    try program.require("thrice", [x: 3], in: .exactly(1))
    try program.require("once", [x: 1], in: .exactly(1.0 / 3))
    var proof = try Self.proof(program, .minimise([x: 1]))
    #expect(proof.text.contains("In fractions there is no point"))
    let loosened = try program.loosened(by: 1e-9)
    let tight = try ExactSolver().solveExactly(program, .minimise([x: 1]))
    proof.exact = .loosened(try ExactSolver().solveExactly(loosened, .minimise([x: 1])), by: 1e-9, tight: tight)
    let text = Page.$width.withValue(120) { proof.text }
    #expect(text.contains("rounded as they are, leave no point. With each"))
    #expect(text.contains("With each further out by 1e-09 of it:\n  In fractions the optimum is "))
    #expect(proof.json.text().contains("\"loosened\":1e-09"))
    guard case .loosened(.optimal(let solution), _, _)? = proof.exact else {
      Issue.record("no optimum")
      return
    }
    #expect(abs(Double(solution.objective) - (1 - 1e-9) / 3) <= 1e-15)
  }

  /// 3 × 33.3333333334 = 100.0000000002 is more than 100. With bounds a billionth further out the columns' sum is as low as
  /// 100.0000000002 · (1 − 1e-9) = 99.9999999002 and the row's as low as 99.9999999: the former is the optimum.
  @Test func `lengths that were rounded up are solved in fractions with bounds further out`() throws {
    var program = LinearProgram()
    var sum = LinearExpression()
    for name in ["x", "y", "z"] {
      sum += LinearExpression(try program.addColumn(name, in: .atLeast(33.3333333334)))
    }
    try program.require("sum", sum, in: .exactly(100))
    let objective = LinearProgram.Objective.minimise(sum)
    let found = try GLPKSolver().solve(program, objective)
    let solve = ProgramJournal.Solve(program: program, objective: objective, outcome: found)
    let exact = try StageProof.Exact.inFractions(solve)
    guard case .loosened(.optimal(let loose), let distance, .infeasible) = exact else {
      Issue.record("not loosened")
      return
    }
    #expect(distance == 1e-9)
    #expect(abs(Double(loose.objective) - 100.0000000002 * (1 - 1e-9)) <= 1e-12)
  }

  @Test func `a program of 51 columns is not solved in fractions`() throws {
    var program = LinearProgram()
    for index in 0...50 { _ = try program.addColumn("x\(index)", in: .unit) }
    let solve = ProgramJournal.Solve(program: program, objective: .minimise(LinearExpression()), outcome: nil)
    guard case .tooManyColumns(51) = try StageProof.Exact.inFractions(solve) else {
      Issue.record("solved")
      return
    }
  }

  @Test func `a stop says how far the search came`() throws {
    var program = LinearProgram()
    let red = try program.addColumn("red", in: Bounds(lower: 0, upper: 9), domain: .integer)
    let stopped = Outcome.stopped(Incumbent(objective: 4, values: [4], bound: 9))
    let text = try Self.proof(program, .maximise([red: 1]), outcome: stopped).text
    #expect(text.contains("Not proven: a limit was reached first, and nothing is above 9 (gap 1.25)."))
    let empty = try Self.proof(program, .maximise([red: 1]), outcome: .stopped(nil)).text
    #expect(empty.contains("Not proven: a limit was reached first."))
  }

  @Test func `a program with too many columns says so`() throws {
    let comparison = try Self.compare(.answers)
    let proof = try #require(StageProof.all(of: comparison.optimal) { _ in .tooManyColumns(51) }.first)
    let text = Page.$width.withValue(120) { proof.text }
    #expect(text.contains("Not solved in fractions: the program has 51 columns, and programs of up to 50 are."))
    #expect(proof.json.text().hasSuffix(#""exact":{"outcome":"too many columns","columns":51}}"#))
  }
}

/// A solver that never finds a point.
private struct Pessimist: LinearSolver {
  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    var narrowed = program
    let column = LinearProgram.ColumnID(index: 0)
    try narrowed.require("at most −1", LinearExpression(column), in: .atMost(-1))
    return try GLPKSolver().session(on: narrowed, limits: limits, body)
  }
}

/// The proof of a stage that ends a layout.
struct FailureProofTests {
  @Test func `a stage without a point is proven to have none`() throws {
    let engine = OptimalEngine(solver: Pessimist(), recording: .answers)
    let failure = try #require(throws: LayoutFailure.self) { try engine.layout(StageProofTests.document) }
    let text = try #require(StageProof(of: failure)).text
    // The overflow is 0 or more, and −1 at most.
    #expect(text.hasPrefix("The last stage   overflow of \"stack\": least stack: overflow\n  No point: the rows,"))
    #expect(text.contains("row at most −1: (−1) × (−1) = 1\n    together 1."))
    #expect(text.contains("    together 0, which is less by 1.\n  It holds."))
  }

  @Test func `without records there is nothing to prove`() throws {
    let engine = OptimalEngine(solver: Pessimist())
    let failure = try #require(throws: LayoutFailure.self) { try engine.layout(StageProofTests.document) }
    #expect(StageProof(of: failure) == nil)
  }

  /// a ≥ 200 and a + b ≤ 390 leave b at most 190, which is not a: a half of each of the last two relations added to the
  /// first asks for 200 − 195 = 5 of nothing.
  @Test func `constraints that contradict each other are proven to`() throws {
    let row = HStack(spacing: 0) {
      Color.red.id("a")
      Color.blue.id("b")
    }
    let constrained = row.constrain { views in
      views["a"].width.isAtLeast(200)
      views["b"].width.equals(views["a"].width)
      (views["a"].width + views["b"].width).isAtMost(390)
    }
    let failure = try #require(throws: LayoutFailure.self) {
      try OptimalEngine(solver: GLPKSolver()).layout(constrained, in: ProposedViewSize(width: 300, height: 100))
    }
    let text = try #require(StageProof(of: failure)).text
    #expect(text.contains("  No point: the rows,"))
    for row in ["a.width >= 200", "b.width == a.width", "a.width + b.width <= 390"] {
      #expect(text.contains("\n    row \(row): "))
    }
    #expect(text.contains("  It holds."))
  }
}
