import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

/// Optima compared with what enumeration finds.
struct SecondOpinionTests {
  /// The best of all vertices: the feasible points where as many rows and bounds as there are columns are equalities.
  private func bestVertex(_ program: LinearProgram, _ objective: LinearProgram.Objective) -> Double? {
    let count = program.columns.count
    var faces: [(normal: [Double], offset: Double)] = []
    func add(_ normal: [Double], _ bounds: Bounds) {
      if bounds.lower.isFinite { faces.append((normal, bounds.lower)) }
      if bounds.upper.isFinite, !bounds.isFixed { faces.append((normal, bounds.upper)) }
    }
    for (index, column) in program.columns.enumerated() {
      add((0..<count).map { $0 == index ? 1 : 0 }, column.bounds)
    }
    for row in program.rows {
      var normal = [Double](repeating: 0, count: count)
      for term in row.terms { normal[term.column.index] = term.coefficient }
      add(normal, row.bounds)
    }
    let sign: Double = objective.sense == .minimise ? 1 : -1
    var best: Double?
    for choice in combinations(count, of: faces.count) {
      guard let point = solve(choice.map { faces[$0].normal + [faces[$0].offset] }), contains(program, point) else {
        continue
      }
      let value = objective.expression.value(at: point)
      if best.map({ sign * value < sign * $0 }) ?? true { best = value }
    }
    return best
  }

  private func contains(_ program: LinearProgram, _ point: [Double]) -> Bool {
    func near(_ value: Double, _ bounds: Bounds) -> Bool { (value - bounds.clamp(value)).magnitude < 1e-6 }
    return zip(program.columns, point).allSatisfy { near($1, $0.bounds) }
      && program.rows.allSatisfy { near(LinearExpression($0.terms).value(at: point), $0.bounds) }
  }

  private func combinations(_ size: Int, of count: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    guard size <= count else { return [] }
    return combinations(size - 1, of: count - 1).map { $0 + [count - 1] } + combinations(size, of: count - 1)
  }

  /// Gaussian elimination with row pivoting; nil for a singular system.
  private func solve(_ system: [[Double]]) -> [Double]? {
    var rows = system
    for pivot in rows.indices {
      guard let best = rows.indices[pivot...].max(by: { rows[$0][pivot].magnitude < rows[$1][pivot].magnitude }),
        rows[best][pivot].magnitude > 1e-9
      else { return nil }
      rows.swapAt(pivot, best)
      for other in rows.indices where other != pivot {
        let factor = rows[other][pivot] / rows[pivot][pivot]
        for index in rows[other].indices { rows[other][index] -= factor * rows[pivot][index] }
      }
    }
    return rows.enumerated().map { $1[rows.count] / $1[$0] }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the optimum is the best vertex, and infeasible means that there is none`(_ seed: UInt64) throws {
    var generator = ProgramGenerator(seed: seed)
    var program = LinearProgram()
    let columns = try (0..<generator.integer(1...4)).map {
      try program.addColumn("x\($0)", in: Bounds(lower: Double(-$0), upper: Double(generator.integer(0...6))))
    }
    for row in 0..<generator.integer(0...4) {
      var expression = LinearExpression()
      for column in columns { expression += LinearExpression(column, times: Double(generator.integer(-3...3))) }
      let lower = Double(generator.integer(-6...4))
      try program.require(
        "r\(row)", expression, in: Bounds(lower: lower, upper: lower + Double(generator.integer(0...5))))
    }
    var goal = LinearExpression(3)
    for column in columns { goal += LinearExpression(column, times: Double(generator.integer(-4...4))) }
    for objective in [LinearProgram.Objective.minimise(goal), .maximise(goal)] {
      let best = bestVertex(program, objective)
      switch try GLPKSolver().solve(program, objective) {
      case .optimal(let solution):
        #expect(best.map { ($0 - solution.objective).magnitude < 1e-6 } == true)
      case .infeasible(.multipliers): #expect(best == nil)
      case let outcome: Issue.record("a bounded program without integers: \(outcome)")
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the optimum over binaries is the best of all choices`(_ seed: UInt64) throws {
    var generator = ProgramGenerator(seed: seed)
    var program = LinearProgram()
    let columns = try (0..<generator.integer(1...8)).map { try program.addColumn("z\($0)", in: .unit, domain: .binary) }
    for row in 0..<generator.integer(1...4) {
      var expression = LinearExpression()
      for column in columns { expression += LinearExpression(column, times: Double(generator.integer(-9...9))) }
      try program.require("r\(row)", expression, in: .atMost(Double(generator.integer(-6...9))))
    }
    var goal = LinearExpression(3)
    for column in columns { goal += LinearExpression(column, times: Double(generator.integer(-9...9))) }
    let points = (0..<1 << columns.count).map { choice in columns.indices.map { Double(choice >> $0 & 1) } }
    let best = points.filter { contains(program, $0) }.map { goal.value(at: $0) }.max()
    let outcome = try GLPKSolver().solve(program, .maximise(goal))
    #expect(Certificate(of: outcome, for: program, objective: .maximise(goal)).check().isEmpty)
    switch outcome {
    case .optimal(let solution): #expect(solution.objective == best && solution.bound == best)
    case .infeasible: #expect(best == nil)
    case .unbounded, .stopped: Issue.record("a finite search: \(outcome)")
    }
  }

  @Test func `an integer column beside continuous ones with a great multiplier cannot cheat by a fraction`() throws {
    var program = LinearProgram()
    let z = try program.addColumn("opened", in: .unit, domain: .binary)
    let x = try program.addColumn("x", in: .nonnegative)
    try program.require("only if opened", [x: 1, z: -1e6], in: .atMost(0))
    try program.require("needed", [x: 1], in: .atLeast(5))
    let outcome = try GLPKSolver().solve(program, .minimise([x: 1, z: 100]))
    guard case .optimal(let solution) = outcome else {
      Issue.record("not an optimum: \(outcome)")
      return
    }
    #expect(solution.values == [1, 5] && solution.objective == 105)
  }
}
