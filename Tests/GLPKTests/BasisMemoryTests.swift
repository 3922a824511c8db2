import GLPK
import LinearProgramming
import Testing

/// Starting from the basis of the last program of the same shape.
struct BasisMemoryTests {
  /// A chain x₁ ≤ 1, xᵢ₊₁ ≤ xᵢ + 1 of 30 columns: its greatest last one takes a pivot for each.
  private func chain(end: Double) throws -> (LinearProgram, LinearProgram.Objective) {
    var program = LinearProgram()
    var columns: [LinearProgram.ColumnID] = []
    for number in 1...30 { columns.append(try program.addColumn("x\(number)", in: .nonnegative)) }
    try program.require("first", [columns[0]: 1], in: .atMost(end))
    for (one, next) in zip(columns, columns.dropFirst()) {
      try program.require("next", [next: 1, one: -1], in: .atMost(1))
    }
    return (program, .maximise([columns[29]: 1]))
  }

  @Test func `a program that differs in bounds only is solved from the last basis`() throws {
    let few = SolverLimits(iterations: 3)
    let (program, objective) = try chain(end: 1)
    // Three pivots do not solve it from the start.
    guard case .stopped = try GLPKSolver().solve(program, objective, limits: few) else {
      Issue.record("solved within three pivots")
      return
    }
    let solver = GLPKSolver(remembering: BasisMemory())
    guard case .optimal(let first) = try solver.solve(program, objective) else {
      Issue.record("not solved")
      return
    }
    #expect(first.objective == 30)
    let (longer, _) = try chain(end: 5)
    guard case .optimal(let second) = try solver.solve(longer, objective, limits: few) else {
      Issue.record("not solved from the last basis")
      return
    }
    // 5 and 29 steps of 1.
    #expect(second.objective == 34)
  }

  @Test func `a program of another shape starts from the beginning`() throws {
    let solver = GLPKSolver(remembering: BasisMemory())
    let (program, objective) = try chain(end: 1)
    _ = try solver.solve(program, objective)
    var other = program
    try other.require("cut", [LinearProgram.ColumnID(index: 29): 1], in: .atMost(7))
    guard case .optimal(let solution) = try solver.solve(other, objective) else {
      Issue.record("not solved")
      return
    }
    #expect(solution.objective == 7)
  }
}
