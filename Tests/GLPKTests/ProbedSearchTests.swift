import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

/// Searches that are long enough for their program to be probed.
struct ProbedSearchTests {
  /// 12 lengths of three values each, of which neighbours differ by at most a number, and a sum that is to be near a target.
  private struct Chain {
    var program = LinearProgram()
    var objective = LinearProgram.Objective.minimise(LinearExpression())
    var values: [[Double]] = []
    let step: Double
    let target: Double

    init(seed: UInt64) throws {
      var generator = ProgramGenerator(seed: seed)
      step = Double(generator.integer(8...16))
      target = Double(generator.integer(150...330)) + 0.5
      var lengths: [LinearProgram.ColumnID] = []
      for number in 0..<12 {
        values.append((0..<3).map { _ in Double(generator.integer(0...120)) / 3 })
        lengths.append(try program.addColumn("length \(number)", in: Bounds(lower: 0, upper: 50)))
        let binaries = try (0..<3).map { try program.addColumn("\(number): \($0)", in: .unit, domain: .binary) }
        let one = binaries.map { LinearExpression.Term(column: $0, coefficient: 1) }
        try program.require("one of \(number)", LinearExpression(one), in: .exactly(1))
        let chosen = zip(binaries, values[number]).map { LinearExpression.Term(column: $0, coefficient: -$1) }
        try program.require(
          "length of \(number)", LinearExpression(chosen) + LinearExpression(lengths[number]), in: .zero)
        guard number > 0 else { continue }
        try program.require(
          "near \(number)", [lengths[number]: 1, lengths[number - 1]: -1], in: Bounds(lower: -step, upper: step))
      }
      let (over, under) = (
        try program.addColumn("over", in: .nonnegative), try program.addColumn("under", in: .nonnegative)
      )
      var sum = LinearExpression(lengths.map { LinearExpression.Term(column: $0, coefficient: 1) })
      sum += LinearExpression(under) - LinearExpression(over)
      try program.require("sum", sum, in: .exactly(target))
      objective = .minimise([over: 1, under: 1])
    }

    /// The least distance of a sum from the target, nil where no neighbours are near; by enumeration in thirds.
    var best: Double? {
      // What sums end in which value: the value before decides which may follow.
      var ending: [Int: Set<Int>] = [:]
      for value in values[0] { ending[Int((value * 3).rounded()), default: []].insert(Int((value * 3).rounded())) }
      for choices in values.dropFirst() {
        var next: [Int: Set<Int>] = [:]
        for value in choices {
          let thirds = Int((value * 3).rounded())
          for (last, all) in ending where abs(last - thirds) <= Int(step * 3) {
            next[thirds, default: []].formUnion(all.map { $0 + thirds })
          }
        }
        ending = next
      }
      return ending.values.flatMap(\.self).map { abs(Double($0) / 3 - target) }.min()
    }
  }

  @Test(arguments: UInt64(1)...40) func `a search that probes finds what enumeration finds`(seed: UInt64) throws {
    let chain = try Chain(seed: seed)
    let outcome = try GLPKSolver().solve(chain.program, chain.objective)
    #expect(Certificate(of: outcome, for: chain.program, objective: chain.objective).check().isEmpty)
    switch (outcome, chain.best) {
    case (.optimal(let solution), let best?): #expect(abs(solution.objective - best) < 1e-6)
    case (.infeasible, nil): break
    default: Issue.record("\(outcome) for \(String(describing: chain.best))")
    }
  }
}
