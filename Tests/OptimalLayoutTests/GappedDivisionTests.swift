import GLPK
import LayoutTestSupport
import LinearProgramming
import Testing

@testable import OptimalLayout

/// Stacks whose children's lengths have gaps, beside every choice of intervals with the closed form for each.
struct GappedDivisionTests {
  /// Children that can have any length of one of some intervals, for nothing.
  private struct Stack {
    var children: [[ClosedRange<Double>]]
    var offered: Double

    /// Lengths are whole or half points, so that the same sums come about in several ways.
    static func random(_ generator: inout SeededGenerator) -> Stack {
      func half(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator)) / 2
      }
      let children = (0..<Int.random(in: 2...7, using: &generator)).map { _ -> [ClosedRange<Double>] in
        var start = half(0...30)
        return (0..<[1, 1, 2, 3].randomElement(using: &generator)!).map { _ in
          let end = Bool.random(using: &generator) ? start : start + half(1...30)
          defer { start = end + half(1...30) }
          return start...end
        }
      }
      let (least, most) = (
        children.map(\.first!.lowerBound).reduce(0, +), children.map(\.last!.upperBound).reduce(0, +)
      )
      return Stack(children: children, offered: half(Int(2 * least)...Int(2 * most)))
    }

    /// The best of what each choice of intervals allows: the greatest total within the offer, then the largest smallest
    /// lengths, then the largest earlier ones. Within a choice that is clamp(λ, lower, upper) for one level λ.
    var optimum: [Double] {
      var best: (total: Double, ascending: [Double], lengths: [Double]) = (-1, [], [])
      var choices: [[ClosedRange<Double>]] = [[]]
      for child in children { choices = choices.flatMap { choice in child.map { choice + [$0] } } }
      for choice in choices where choice.map(\.lowerBound).reduce(0, +) <= offered {
        let total = min(offered, choice.map(\.upperBound).reduce(0, +))
        let lengths = Self.level(choice, total)
        let candidate = (total: total, ascending: lengths.sorted(), lengths: lengths)
        let isBetter =
          abs(total - best.total) > 1e-9
          ? total > best.total
          : Self.precedes(best.ascending, candidate.ascending)
            ?? Self.precedes(best.lengths, candidate.lengths) ?? false
        if isBetter { best = candidate }
      }
      return best.lengths
    }

    private static func precedes(_ one: [Double], _ other: [Double]) -> Bool? {
      zip(one, other).first { abs($0 - $1) > 1e-9 }.map { $0 < $1 }
    }

    private static func level(_ choice: [ClosedRange<Double>], _ total: Double) -> [Double] {
      func lengths(_ level: Double) -> [Double] { choice.map { min(max(level, $0.lowerBound), $0.upperBound) } }
      var (low, high) = (0.0, choice.map(\.upperBound).max() ?? 0)
      for _ in 0..<80 {
        let middle = (low + high) / 2
        if lengths(middle).reduce(0, +) < total { low = middle } else { high = middle }
      }
      return lengths(high)
    }

    func solved() throws -> [Double] {
      let ranges = children.map { intervals in
        ChildRange(
          minimum: intervals.first!.lowerBound, maximum: intervals.last!.upperBound,
          floor: intervals.first!.lowerBound, priority: 0, isSeparable: false,
          pieces: intervals.count == 1 && intervals[0].lowerBound < intervals[0].upperBound
            ? [] : intervals.map { LengthPiece(from: $0.lowerBound, .init(), to: $0.upperBound, .init()) })
      }
      let program = try StackProgram(
        ranges, names: children.indices.map { "child \($0)" }, spacing: 0, offered: offered, key: "stack")
      guard program.hasChoice else { return ranges.map(\.minimum) }
      return try GLPKSolver().session(on: program.program, limits: SolverLimits()) { session in
        var goals = StackGoals(
          program, ranges, key: "stack", goals: Goal.standard, solver: GLPKSolver(), session: session)
        #expect(try goals.pursue().isEmpty)
        let solution = try #require(goals.program.solution)
        return Cleaning(ranges, room: offered, slack: goals.program.looseness, goals: Goal.standard)
          .clean(program.lengths.map { solution.value(of: $0) })
      }
    }
  }

  @Test(arguments: Seeds.first(60)) func `divisions are the best of all choices of intervals`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 7000)
    for _ in 0..<4 {
      let stack = Stack.random(&generator)
      let (lengths, expected) = (try stack.solved(), stack.optimum)
      let isClose = zip(lengths, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
      #expect(isClose, "\(stack): \(lengths), expected \(expected)")
    }
  }

  /// 40 children of 10, 20 or 30 in 835: 83 tens are used, 3 more than two for each, so that the first 3 children have 30
  /// and nobody has 10.
  @Test func `many children of few lengths`() throws {
    let child = [10.0...10, 20...20, 30...30]
    let lengths = try Stack(children: Array(repeating: child, count: 40), offered: 835).solved()
    #expect(lengths == Array(repeating: 30, count: 3) + Array(repeating: 20, count: 37))
  }

  /// 30 flexible children up to 11, 12 … 40, and one of 20 or 60. With 20 for it, 600 leave 580 for the 30: those up to
  /// 19 have their greatest, 11 + 12 + … + 19 = 135, and 21 share the other 445: 21.19 each, but one has 20 and stops
  /// there, and one stops at 21, which leaves (445 − 41)/19 = 21.263 for the last 19. With 60 for it the least of
  /// those that go on is 540 − 135 = 405 over 21, 19.29: smaller, so it has 20.
  @Test func `one gap among many flexible children`() throws {
    let flexible = (11...40).map { [0.0...Double($0)] }
    let lengths = try Stack(children: [[20...20, 60...60]] + flexible, offered: 600).solved()
    let expected = [20] + (11...40).map { min(Double($0), 404.0 / 19) }
    #expect(zip(lengths, expected).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(lengths)")
  }

  /// Whether all children reach a length is asked on the way, and may be denied: that is no stage, and each stage has the
  /// program that it was solved on.
  @Test func `stages are those that have an optimum`() throws {
    let text = "eight words that will have to wrap somewhere"
    let column = VStack(spacing: 0) {
      Text(text)
      Text(text)
      Rectangle().frame(minHeight: 30, maxHeight: 50)
    }
    let engine = OptimalEngine(solver: RecordingSolver(GLPKSolver()))
    let result = try engine.layout(column, in: ProposedViewSize(width: 100, height: 120))
    let component = try #require(result.components.first)
    let journal = try #require(component.journal)
    #expect(component.stages.contains { $0.goal == .fair })
    #expect(component.stages.map(\.objective) == journal.solves.map(\.objective))
    for (stage, solve) in zip(component.stages, journal.solves) {
      guard case .optimal(let solution) = solve.outcome else {
        Issue.record("a stage without an optimum")
        continue
      }
      #expect(abs(solution.objective - stage.optimum) <= 1e-6)
    }
  }
}
