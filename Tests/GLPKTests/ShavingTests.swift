import LinearProgramTestSupport
import LinearProgramming
import Testing

@testable import GLPK

/// Choices that no single row rules out, but all of them together.
///
/// Of three lengths each two have 100 points: added up, the three rows say that twice all three are at most 300, so that
/// they have 150. A choice of more than that has no point; propagation leaves each length 0 to 100.
struct ShavingTests {
  private struct Thirds {
    var program = LinearProgram()
    /// The choices of each set, and how much each needs.
    var sets: [[(column: LinearProgram.ColumnID, need: Double)]] = []

    /// - Parameter needs: How much the three lengths of each choice have at least where it is made, by sets.
    init(_ needs: [[Double]]) throws {
      for (number, needs) in needs.enumerated() {
        let choices = try needs.indices.map { try program.addColumn("\(number): \($0)", in: .unit, domain: .binary) }
        let one = choices.map { LinearExpression.Term(column: $0, coefficient: 1) }
        try program.require("one of \(number)", LinearExpression(one), in: .exactly(1))
        for (choice, need) in zip(choices, needs) {
          let lengths = try (0..<3).map { try program.addColumn("length \($0)", in: Bounds(lower: 0, upper: 100)) }
          for (one, other) in [(0, 1), (1, 2), (0, 2)] {
            try program.require("two lengths", [lengths[one]: 1, lengths[other]: 1], in: .atMost(100))
          }
          let have = lengths.map { LinearExpression.Term(column: $0, coefficient: 1) }
          let lacking = LinearExpression.Term(column: choice, coefficient: -need)
          try program.require("enough", LinearExpression(have + [lacking]), in: .nonnegative)
        }
        sets.append(Array(zip(choices, needs)))
      }
    }

    func shaved() throws -> NarrowedProblem {
      let nothing = LinearProgram.Objective.minimise(LinearExpression())
      let deadline = Deadline(SolverLimits())
      return try NarrowedProblem(program, for: nothing, until: deadline).shaved(for: nothing, until: deadline)
    }
  }

  @Test func `a choice is ruled out by rows together, not by one after the other`() throws {
    let thirds = try Thirds([[151, 150, 20]])
    let probed = try #require(Probing(thirds.program, limit: 1_000_000).bounds)
    #expect(thirds.sets[0].map { probed[$0.column.index].upper } == [1, 1, 1])
    guard case .open(let program, _) = try thirds.shaved() else { throw Unexpected() }
    #expect(thirds.sets[0].map { program[$0.column].bounds.upper } == [0, 1, 1])
  }

  @Test func `what is left of a set of two is chosen`() throws {
    let thirds = try Thirds([[20, 170]])
    guard case .open(let program, _) = try thirds.shaved() else { throw Unexpected() }
    #expect(program[thirds.sets[0][0].column].bounds.lower == 1)
  }

  @Test func `a set without a choice leaves no point`() throws {
    let thirds = try Thirds([[20, 30], [160, 170]])
    #expect(try hasNoPoint(thirds.shaved()))
  }

  /// What is left is what arithmetic leaves.
  @Test(arguments: UInt64(1)...20) func `exactly what has no point is ruled out`(seed: UInt64) throws {
    var generator = ProgramGenerator(seed: seed)
    let thirds = try Thirds((0..<6).map { _ in (0..<3).map { _ in Double(generator.integer(100...170)) } })
    let narrowed = try thirds.shaved()
    if thirds.sets.contains(where: { $0.allSatisfy { $0.need > 150 } }) {
      #expect(try hasNoPoint(narrowed))
      return
    }
    guard case .open(let program, _) = narrowed else { throw Unexpected() }
    for choice in thirds.sets.joined() {
      #expect((program[choice.column].bounds.upper == 1) == (choice.need <= 150))
    }
  }

  /// Whether nothing is left to be searched, or what is left has no point even with parts of choices.
  private func hasNoPoint(_ narrowed: NarrowedProblem) throws -> Bool {
    switch narrowed {
    case .impossible: return true
    case .unsayable: return false
    case .open(_, let problem):
      let outcome = try problem.relaxation(.minimise(LinearExpression()), until: Deadline(SolverLimits()))
      if case .infeasible = outcome { return true }
      return false
    }
  }

  private struct Unexpected: Error {}
}
