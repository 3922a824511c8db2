import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

/// Stages on a large program of parts that no row joins, each beside one solve of the whole program from the start.
struct ProgramPartsTests {
  /// Some columns that share a length, with integers in some of them.
  private struct Block {
    var columns: [LinearProgram.ColumnID] = []
    var sum: LinearExpression { columns.reduce(LinearExpression()) { $0 + LinearExpression($1) } }
  }

  private static func blocks(
    _ count: Int, hasIntegers: Bool, _ generator: inout ProgramGenerator
  ) throws -> (program: LinearProgram, blocks: [Block]) {
    var program = LinearProgram()
    let blocks = try (0..<count).map { number in
      var block = Block()
      for place in 0..<generator.integer(2...5) {
        let upper = Double(generator.integer(1...40))
        block.columns.append(
          try program.addColumn(
            "\(number).\(place)", in: Bounds(lower: 0, upper: upper),
            domain: hasIntegers && generator.chance(0.3) ? .integer : .continuous))
      }
      try program.require("\(number): room", block.sum, in: .atMost(Double(generator.integer(10...90)) + 0.5))
      return block
    }
    return (program, blocks)
  }

  /// What is asked for goes through the blocks, keeps what was found, fixes and frees columns, and now and then joins two
  /// blocks or asks for a sum over all.
  @Test(arguments: 0..<UInt64(6)) func `stages on parts find what the whole program has`(seed: UInt64) throws {
    var generator = ProgramGenerator(seed: seed &+ 51_000)
    let (program, blocks) = try Self.blocks(110, hasIntegers: seed.isMultiple(of: 3), &generator)
    try GLPKSolver().session(on: program, limits: SolverLimits()) { session in
      for stage in 0..<16 {
        let block = generator.pick(blocks)
        var expression = LinearExpression()
        for column in block.columns { expression += LinearExpression(column) * Double(generator.integer(-2...3)) }
        if generator.chance(0.1) { expression += generator.pick(blocks).sum }
        if stage == 8, !program.hasIntegers { expression = blocks.reduce(expression) { $0 + $1.sum } }
        let objective: LinearProgram.Objective = generator.chance(0.5) ? .minimise(expression) : .maximise(expression)
        guard case .optimal(let found) = try session.solve(objective) else {
          Issue.record("stage \(stage) has no optimum")
          return
        }
        #expect(Certificate(of: .optimal(found), for: session.program, objective: objective).check().isEmpty)
        let whole = try GLPKSolver().session(on: session.program, limits: SolverLimits()) { try $0.solve(objective) }
        guard case .optimal(let expected) = whole else {
          Issue.record("the program of stage \(stage) has no optimum")
          return
        }
        #expect(abs(found.objective - expected.objective) <= 1e-6, "stage \(stage)")
        let slack = 1e-6
        if objective.sense == .minimise {
          _ = try session.require("keeps \(stage)", expression, in: .atMost(found.objective + slack))
        } else {
          _ = try session.require("keeps \(stage)", expression, in: .atLeast(found.objective - slack))
        }
        if generator.chance(0.3) {
          let column = generator.pick(block.columns)
          let isWhole = session.program[column].domain == .integer
          try session.setBounds(.exactly(isWhole ? found[column].rounded() : found[column]), of: column)
        }
        if generator.chance(0.3) {
          let added = try session.addColumn("level \(stage)", in: .nonnegative, domain: .continuous)
          _ = try session.require(
            "level \(stage)", LinearExpression(added) - block.sum, in: .atLeast(Double(generator.integer(-9...9))))
        }
      }
    }
  }

  /// A column without bounds that is the sum of a block reaches from 0 to the greatest sum that a whole solve finds.
  @Test(arguments: [true, false]) func `a column without bounds moves with its part`(hasIntegers: Bool) throws {
    var generator = ProgramGenerator(seed: 52_000)
    var (program, blocks) = try Self.blocks(110, hasIntegers: hasIntegers, &generator)
    let sum = try program.addColumn("sum", in: .free)
    try program.require("sum", LinearExpression(sum) - blocks[0].sum, in: .zero)
    let greatest = LinearProgram.Objective.maximise(LinearExpression(sum))
    guard
      case .optimal(let expected) = try GLPKSolver().session(
        on: program, limits: SolverLimits(), { try $0.solve(greatest) })
    else {
      Issue.record("the program has no optimum")
      return
    }
    try GLPKSolver().session(on: program, limits: SolverLimits()) { session in
      for (objective, value) in [(.minimise(blocks[0].sum), 0), (greatest, expected.objective)] {
        guard case .optimal(let found) = try session.solve(objective) else {
          Issue.record("\(objective) has no optimum")
          return
        }
        #expect(abs(found.objective - value) <= 1e-6)
      }
    }
  }
}

extension ProgramGenerator {
  fileprivate mutating func chance(_ probability: Double) -> Bool { Double(integer(0...999)) < 1_000 * probability }

  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[integer(0...elements.count - 1)]
  }
}
