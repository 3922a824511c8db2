import GLPK
import LinearProgramming
import Testing

/// Points with which a search over integers may begin.
struct SuggestedPointTests {
  /// 40 even weights of which some are to weigh as much as possible, but no more than an odd number: one less is the most,
  /// and no relaxation says so. A column of any value from 0 to ¼ on top hides from the solver that all sums are even.
  private struct Weights {
    var program = LinearProgram()
    var choices: [LinearProgram.ColumnID] = []
    let weights = (0..<40).map { Double(2 * (50 + ($0 * 37) % 41)) }
    var total = LinearExpression()
    var objective = LinearProgram.Objective.maximise(LinearExpression())
    /// The weight of the first 20.
    var half: Double { weights.prefix(20).reduce(0, +) }

    init() throws {
      for (number, weight) in weights.enumerated() {
        choices.append(try program.addColumn("choice \(number)", in: .unit, domain: .binary))
        total += LinearExpression(choices[number]) * weight
      }
      try program.require("not more", total, in: .atMost(half + 1))
      let top = try program.addColumn("top", in: Bounds(lower: 0, upper: 0.25))
      objective = .maximise(total + LinearExpression(top))
    }

    var firstHalf: [LinearProgram.ColumnID: Double] {
      Dictionary(uniqueKeysWithValues: choices.enumerated().map { ($1, $0 < 20 ? 1 : 0) })
    }
  }

  /// Fewer subproblems than a search needs that has to find out what the weights have in common.
  private let limits = SolverLimits(iterations: 300)

  @Test func `a suggested point that reaches a known bound ends the search`() throws {
    let weights = try Weights()
    try GLPKSolver().session(on: weights.program, limits: limits) { session in
      guard case .stopped = try session.solve(weights.objective) else {
        Issue.record("the search was not too long")
        return
      }
      try session.require("no odd sum", weights.total, in: .atMost(weights.half))
      session.suggest(weights.firstHalf)
      guard case .optimal(let solution) = try session.solve(weights.objective) else {
        Issue.record("no optimum")
        return
      }
      #expect(solution.objective == weights.half + 0.25)
    }
  }

  @Test func `the point found last is the optimum of what it satisfies as well as anything can`() throws {
    let weights = try Weights()
    try GLPKSolver().session(on: weights.program, limits: limits) { session in
      try session.require("no odd sum", weights.total, in: .atMost(weights.half))
      session.suggest(weights.firstHalf)
      _ = try session.solve(weights.objective)
      // The same again, with a column more and nothing suggested.
      let rest = LinearExpression(try session.addColumn("rest", in: .nonnegative, domain: .continuous))
      try session.require("the rest", rest + weights.total, in: .atLeast(weights.half))
      guard case .optimal(let solution) = try session.solve(.minimise(rest)) else {
        Issue.record("no optimum")
        return
      }
      #expect(solution.objective == 0)
    }
  }

  @Test func `a suggestion that is no point, or a bad one, changes no answer`() throws {
    let weights = try Weights()
    let few = Set(weights.choices.prefix(3))
    for value in [1.0, 0, 7] {
      let suggestion = weights.firstHalf.mapValues { _ in value }
      try GLPKSolver().session(on: weights.program, limits: SolverLimits()) { session in
        for choice in weights.choices where !few.contains(choice) { try session.setBounds(.zero, of: choice) }
        session.suggest(suggestion)
        // 100 + 174 + 166 fit.
        guard case .optimal(let solution) = try session.solve(weights.objective) else {
          Issue.record("no optimum")
          return
        }
        #expect(solution.objective == weights.weights.prefix(3).reduce(0, +) + 0.25)
      }
    }
  }
}
