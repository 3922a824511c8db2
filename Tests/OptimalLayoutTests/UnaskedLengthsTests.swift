import GLPK
import LinearProgramming
import Testing

@testable import OptimalLayout

/// Stacks of more children than there are questions for.
struct UnaskedLengthsTests {
  /// Thirty children of 0 … 60 in 600 points: each may have any of these lengths, as the others have room for the rest, and
  /// `fair` gives each 600 / 30 = 20. With effort for ten questions the first ten are asked for, and of the others it is said
  /// that they were not; with the usual effort all are.
  @Test func `lengths that are not asked for are told apart`() throws {
    let ranges = (0..<30).map { _ in
      ChildRange(minimum: 0, maximum: 60, floor: 0, priority: 0, isSeparable: false, pieces: [])
    }
    let program = try StackProgram(
      ranges, names: ranges.indices.map { "child \($0)" }, spacing: 0, offered: 600, key: "stack")
    for questions in [10, nil] {
      try GLPKSolver().session(on: program.program, limits: SolverLimits()) { session in
        var goals = StackGoals(
          program, ranges, key: "stack", goals: [.overflow, .fill], solver: GLPKSolver(), session: session)
        // Two rows keep the two goals by then.
        let size = program.program.columns.count + program.program.rows.count + 2
        if let questions { goals.questionEffort = questions * size + size / 2 }
        let open = try goals.pursue()
        #expect(open.map(\.child) == Array(0..<30))
        let asked = open.filter(\.isAsked)
        #expect(asked.map(\.child) == Array(0..<(questions ?? 30)))
        #expect(asked.allSatisfy { $0.intervals == [0...60] && $0.isComplete })
        #expect(open.allSatisfy { $0.minimum >= 0 && $0.maximum <= 60 && ($0.isAsked || !$0.isComplete) })
        let solution = try #require(goals.program.solution)
        #expect(program.lengths.allSatisfy { abs(solution.value(of: $0) - 20) <= 1e-6 })
      }
    }
  }
}
