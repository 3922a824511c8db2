import GLPK
import LayoutTestSupport
import LinearProgramming
import Testing

@testable import OptimalLayout

/// The least overflow that is found by sums, beside that of the program.
struct CheapestLengthsTests {
  /// Children with costs, constant or growing with the length, in half points.
  private static func children(_ generator: inout SeededGenerator) -> [ChildRange] {
    func half(_ range: ClosedRange<Int>) -> Double { Double(generator.integer(range)) / 2 }
    return (0..<generator.integer(1...6)).map { _ in
      var start = half(0...30)
      let pieces = (0..<generator.pick([1, 2, 3, 4])).map { _ -> LengthPiece in
        let end = generator.chance(0.6) ? start : start + half(1...30)
        defer { start = end + half(1...30) }
        let first = LengthPiece.Cost(
          overflow: generator.chance(0.5) ? half(0...20) : 0, excess: generator.chance(0.4) ? half(-8...20) : 0)
        let last = LengthPiece.Cost(
          overflow: first.overflow + (generator.chance(0.3) ? half(0...9) : 0), excess: first.excess)
        return LengthPiece(from: start, first, to: end, last)
      }
      return ChildRange(
        minimum: pieces[0].lower, maximum: pieces[pieces.count - 1].upper, floor: pieces[0].lower, priority: 0,
        isSeparable: false, pieces: pieces)
    }
  }

  @Test(arguments: Seeds.first(60)) func `sums find the least overflow of the program`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 31_000)
    for _ in 0..<5 {
      let children = Self.children(&generator)
      let offered = Double(generator.integer(0...Int(children.maximum) + 4))
      let stack = try StackProgram(
        children, names: children.indices.map { "child \($0)" }, spacing: 0, offered: offered,
        excess: generator.chance(0.5) ? Double(generator.integer(0...4)) : nil, key: "stack")
      guard stack.hasChoice else { continue }
      var effort = CheapestLengths.usualEffort
      let found = try #require(
        CheapestLengths(
          of: children, excess: stack.countsExcess ? stack.fixedExcess : nil, room: offered, effort: &effort))
      let overflow = LinearExpression(stack.overflow) + stack.hiddenOverflow
      let least = try GLPKSolver().session(on: stack.program, limits: SolverLimits()) { session -> Double? in
        guard case .optimal(let solution) = try session.solve(.minimise(overflow)) else { return nil }
        return solution.objective
      }
      #expect(abs(found.total - (try #require(least))) <= 1e-6, "\(children) in \(offered)")
    }
  }

  /// The intervals found come to the total that is claimed: their least lengths beyond the room, and their costs.
  @Test(arguments: Seeds.first(60)) func `the lengths found cost what is said`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 32_000)
    let children = Self.children(&generator)
    let room = Double(generator.integer(0...Int(children.maximum)))
    var effort = CheapestLengths.usualEffort
    let found = try #require(CheapestLengths(of: children, excess: nil, room: room, effort: &effort))
    let chosen = zip(children, found.pieces).map { child, piece in
      child.minimum < child.maximum ? child.pieces[piece] : LengthPiece(lower: child.minimum, upper: child.minimum)
    }
    let total = chosen.reduce(0) { $0 + $1.overflow.value } + max(0, chosen.reduce(-room) { $0 + $1.lower })
    #expect(abs(found.total - total) <= 1e-9)
  }

  /// Twenty-six rows of different lengths, each of which may be short at a cost of a twentieth of what that saves and 2, in
  /// room for about half of the long ones: strongly correlated, the kind of knapsack that searches are worst at. Told what
  /// is possible, one takes no more than these iterations.
  @Test func `many rows that do not fit are divided without a long search`() throws {
    let children = (0..<26).map { row -> ChildRange in
      let saved = Double(20 + row * 17 % 41)
      return ChildRange(
        minimum: 28, maximum: 28 + saved, floor: 28, priority: 0, isSeparable: false,
        pieces: [
          LengthPiece(at: 28, cost: LengthPiece.Cost(overflow: 2 + saved / 20)),
          LengthPiece(at: 28 + saved, cost: LengthPiece.Cost()),
        ])
    }
    let stack = try StackProgram(
      children, names: children.indices.map { "row \($0)" }, spacing: 0, offered: 1_229, key: "list")
    let limits = SolverLimits(iterations: 100)
    let stage = try GLPKSolver().session(on: stack.program, limits: limits) { session in
      var program = StagedProgram(session, limits: limits, view: "list")
      try DividedStack(stack, children).pursue(.overflow, on: &program, using: nil)
      return program.stages.first
    }
    var effort = CheapestLengths.usualEffort
    let least = CheapestLengths(of: children, excess: nil, room: 1_229, effort: &effort)
    #expect(stage.map { abs($0.optimum - (least?.total ?? 0)) <= 1e-6 } == true)
    #expect(stage?.bound == nil)
  }
}
