import LinearProgramTestSupport
import LinearProgramming
import Testing

@testable import GLPK

/// Searches of programs whose parts have nothing to do with each other, beside enumeration.
struct IndependentPartsTests {
  /// Several sums of lengths of three values each, every one to be near to a target of its own. A row over all lengths says
  /// what they leave of a room, and what they exceed it by: as long as that costs nothing it joins no two sums.
  private struct Sums {
    var program = LinearProgram()
    var distances: [LinearProgram.ColumnID] = []
    private(set) var excess = LinearProgram.ColumnID(index: 0)
    private var values: [[[Double]]] = []
    private var targets: [Double] = []
    private let room: Double

    init(seed: UInt64, of count: Int = 3) throws {
      var generator = ProgramGenerator(seed: seed)
      room = Double(generator.integer(120...330))
      var all = LinearExpression()
      for sum in 0..<count {
        values.append([])
        targets.append(Double(generator.integer(40...140)) + 0.25)
        var together = LinearExpression()
        for number in 0..<5 {
          values[sum].append((0..<3).map { _ in Double(generator.integer(0...40)) })
          let name = "\(sum).\(number)"
          let binaries = try (0..<3).map { try program.addColumn("\(name): \($0)", in: .unit, domain: .binary) }
          let one = binaries.map { LinearExpression.Term(column: $0, coefficient: 1) }
          try program.require("one of \(sum).\(number)", LinearExpression(one), in: .exactly(1))
          for (binary, value) in zip(binaries, values[sum][number]) { together += LinearExpression(binary) * value }
        }
        let distance = try program.addColumn("distance \(sum)", in: .nonnegative)
        try program.require("not above \(sum)", LinearExpression(distance) - together, in: .atLeast(-targets[sum]))
        try program.require("not below \(sum)", LinearExpression(distance) + together, in: .atLeast(targets[sum]))
        distances.append(distance)
        all += together
      }
      let unused = try program.addColumn("unused", in: .nonnegative)
      excess = try program.addColumn("excess", in: .nonnegative)
      try program.require("room", all + LinearExpression(unused) - LinearExpression(excess), in: .exactly(room))
    }

    /// The possible values of a sum.
    private func reached(_ sum: Int) -> Set<Double> {
      values[sum].reduce([0]) { sums, values in Set(sums.flatMap { sum in values.map { sum + $0 } }) }
    }

    /// The values of each sum that are nearest to its target.
    private var nearest: [[Double]] {
      targets.indices.map { sum in
        let all = reached(sum)
        let least = all.map { abs($0 - targets[sum]) }.min() ?? .infinity
        return all.filter { abs($0 - targets[sum]) == least }
      }
    }

    /// The least that all distances come to.
    var least: Double { zip(nearest, targets).reduce(0) { $0 + abs(($1.0.first ?? .infinity) - $1.1) } }

    /// The least that exceeds the room where all sums are as near to their targets as they can be.
    var leastExcess: Double { max(0, nearest.reduce(0) { $0 + ($1.min() ?? .infinity) } - room) }
  }

  private static func optimum(_ objective: LinearProgram.Objective, on session: any LinearSession) throws -> Solution {
    let outcome = try session.solve(objective)
    #expect(Certificate(of: outcome, for: session.program, objective: objective).check().isEmpty)
    guard case .optimal(let solution) = outcome else { throw SolverFailure.inaccurate([]) }
    return solution
  }

  /// Five sets of three binaries a sum: 15 each, or 45 together where the room's excess costs, which all of them share. A row
  /// that only helps a search joins nothing, one that states the same does.
  @Test func `what joins parts`() throws {
    var sums = try Sums(seed: 5)
    let total = LinearExpression(sums.distances.map { LinearExpression.Term(column: $0, coefficient: 1) })
    func choices(_ objective: LinearExpression, stating stated: [Int: Bounds] = [:]) -> [Int] {
      IndependentParts(of: sums.program, stating: stated, for: .minimise(objective)).parts.map(\.choices)
    }
    #expect(choices(total) == [15, 15, 15])
    #expect(choices(LinearExpression(sums.excess)) == [45])
    let row = try sums.program.require("at least", total, in: .atLeast(1))
    #expect(choices(total) == [45])
    #expect(choices(total, stating: [row.index: .free]) == [15, 15, 15])
  }

  @Test(arguments: UInt64(1)...12) func `parts come to the sum of what each comes to`(seed: UInt64) throws {
    let sums = try Sums(seed: seed)
    let total = LinearExpression(sums.distances.map { LinearExpression.Term(column: $0, coefficient: 1) })
    try GLPKSolver().session(on: sums.program, limits: SolverLimits()) { session in
      let found = try Self.optimum(.minimise(total), on: session)
      #expect(abs(found.objective - sums.least) <= 1e-6)
      // Kept, each is as near as it can be: the next stage, which all sums have to do with, has that for its least.
      _ = try session.require("keeps", total, in: .atMost(found.objective + 1e-9))
      let excess = try Self.optimum(.minimise(LinearExpression(sums.excess)), on: session)
      #expect(abs(excess.objective - sums.leastExcess) <= 1e-6)
      // And so has one that only a part has to do with.
      for (distance, value) in zip(sums.distances, sums.distances.map { found[$0] }) {
        let greatest = try Self.optimum(.maximise(LinearExpression(distance)), on: session)
        #expect(abs(greatest.objective - value) <= 1e-6)
      }
    }
  }

  /// With its choices made the program is a linear one: the row that keeps the sum charges all distances, so that the duals
  /// of one part are not those of the whole. Each distance still is the least that it can be.
  @Test func `what is kept of all parts has duals`() throws {
    let sums = try Sums(seed: 1, of: 20)
    let total = LinearExpression(sums.distances.map { LinearExpression.Term(column: $0, coefficient: 1) })
    try GLPKSolver().session(on: sums.program, limits: SolverLimits()) { session in
      let found = try Self.optimum(.minimise(total), on: session)
      #expect(abs(found.objective - sums.least) <= 1e-6)
      _ = try session.require("keeps", total, in: .atMost(found.objective + 1e-9))
      for index in sums.program.columns.indices where sums.program.columns[index].domain == .binary {
        let column = LinearProgram.ColumnID(index: index)
        try session.setBounds(.exactly(found[column].rounded()), of: column)
      }
      #expect(!session.program.hasIntegers)
      for distance in sums.distances {
        let greatest = try Self.optimum(.maximise(LinearExpression(distance)), on: session)
        #expect(abs(greatest.objective - found[distance]) <= 1e-6)
        #expect(greatest.duals != nil)
      }
    }
  }

  /// A part without a point leaves the whole none.
  @Test func `a part that contradicts itself`() throws {
    var sums = try Sums(seed: 3)
    let names = sums.program.columns.map(\.name)
    let six = names.indices.filter { names[$0].hasPrefix("0.0") || names[$0].hasPrefix("0.1") }
    let terms = six.map { LinearExpression.Term(column: LinearProgram.ColumnID(index: $0), coefficient: 1) }
    // One of each set is 1: all six come to 2.
    try sums.program.require("three of six", LinearExpression(terms), in: .atLeast(2.5))
    let total = LinearExpression(sums.distances.map { LinearExpression.Term(column: $0, coefficient: 1) })
    let outcome = try GLPKSolver().solve(sums.program, .minimise(total))
    guard case .infeasible = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
