import GLPK
import LinearProgramTestSupport
import LinearProgramming
import Testing

/// Smallest conflicts, by hand and against all subsets.
struct ConflictSearchTests {
  private typealias RowID = LinearProgram.RowID

  private let search = ConflictSearch(solver: GLPKSolver())

  /// Whether the proof of a conflict stands up by itself.
  private func holds(_ conflict: ConflictSearch.Conflict) -> Bool {
    let outcome = Outcome.infeasible(conflict.proof)
    let certificate = Certificate(of: outcome, for: conflict.program, objective: .minimise(LinearExpression()))
    return certificate.check().isEmpty
  }

  /// x and y from 0 to 300, with rows about them as candidates.
  private func program(
    _ rows: [(name: String, [Double], Bounds)], domain: LinearProgram.Domain = .continuous
  ) throws -> (LinearProgram, [RowID]) {
    var program = LinearProgram()
    let columns = try ["x", "y"].map { name in
      try program.addColumn(name, in: Bounds(lower: 0, upper: 300), domain: domain)
    }
    let ids = try rows.map { name, coefficients, bounds in
      let terms = zip(columns, coefficients).map { LinearExpression.Term(column: $0, coefficient: $1) }
      return try program.require(name, LinearExpression(terms), in: bounds)
    }
    return (program, ids)
  }

  @Test func `what can hold has no conflict`() throws {
    let (program, rows) = try program([
      ("x is 100", [1, 0], .exactly(100)), ("x is at least y", [1, -1], .atLeast(0)),
    ])
    #expect(try search.smallestConflict(in: program, among: rows) == nil)
    #expect(try search.smallestConflict(in: program, among: [RowID]()) == nil)
    #expect(try search.smallestConflict(in: LinearProgram(), among: [RowID]()) == nil)
  }

  @Test func `two rows that contradict each other are the conflict`() throws {
    let (program, rows) = try program([
      ("y is free", [0, 1], .free), ("x is 100", [1, 0], .exactly(100)), ("x is at least y", [1, -1], .atLeast(0)),
      ("x is at least 120", [1, 0], .atLeast(120)),
    ])
    let conflict = try #require(try search.smallestConflict(in: program, among: rows))
    #expect(conflict.rows.map { program[$0].name } == ["x is 100", "x is at least 120"])
    #expect(conflict.members == [1, 3])
    #expect(conflict.isSmallest && holds(conflict))
    // The rows that are no part of it are free in the program of the proof.
    #expect(conflict.program[rows[2]].bounds == .free && conflict.program[rows[1]].bounds == program[rows[1]].bounds)
  }

  @Test func `where taking rows away in turn leaves three, the two are found`() throws {
    // Without the first, then the second row, x ≥ 200, y ≥ 200 and x + y ≤ 300 are left, each of them needed.
    let (program, rows) = try program([
      ("x is at most 50", [1, 0], .atMost(50)), ("x is at least 60", [1, 0], .atLeast(60)),
      ("x is at least 200", [1, 0], .atLeast(200)), ("y is at least 200", [0, 1], .atLeast(200)),
      ("both are at most 300", [1, 1], .atMost(300)),
    ])
    let conflict = try #require(try search.smallestConflict(in: program, among: rows))
    #expect(conflict.rows.count == 2 && conflict.rows.contains(rows[0]))
    #expect(conflict.isSmallest && holds(conflict))
    // Candidates that are dropped in turn, whatever else is smaller: the filter alone.
    var kept = rows
    for row in rows {
      let fewer = kept.filter { $0 != row }
      if try isInfeasible(program, keeping: fewer, of: rows) { kept = fewer }
    }
    #expect(kept == Array(rows[2...]))
  }

  @Test func `one row against the columns' bounds or the hard rows is a conflict by itself`() throws {
    let (program, rows) = try program([
      ("x is at least y", [1, -1], .atLeast(0)), ("y is at least 200", [0, 1], .atLeast(200)),
      ("x is at most 100", [1, 0], .atMost(100)), ("x is negative", [1, 0], .atMost(-1)),
    ])
    #expect(try search.smallestConflict(in: program, among: rows)?.members == [3])
    // The first and the third row are hard.
    #expect(try search.smallestConflict(in: program, among: [rows[1]])?.members == [])
    var softer = program
    try softer.setBounds(.free, of: rows[3])
    #expect(try search.smallestConflict(in: softer, among: [rows[1]])?.members == [0])
  }

  @Test func `hard rows that cannot hold are a conflict of no candidate`() throws {
    let (program, rows) = try program([
      ("x is at most 50", [1, 0], .atMost(50)), ("x is at least 60", [1, 0], .atLeast(60)),
      ("y is 5", [0, 1], .exactly(5)),
    ])
    let conflict = try #require(try search.smallestConflict(in: program, among: [rows[2]]))
    #expect(conflict.rows.isEmpty && conflict.isSmallest && holds(conflict))
  }

  @Test func `groups are dropped as a whole, and a shared row stays as long as one has it`() throws {
    let (program, rows) = try program([
      ("x is at most 50", [1, 0], .atMost(50)), ("y is at least 60", [0, 1], .atLeast(60)),
      ("x is at least 40", [1, 0], .atLeast(40)), ("x is at least y", [1, -1], .atLeast(0)),
      ("x is at least 55", [1, 0], .atLeast(55)),
    ])
    // With the last row hard, the first group cannot hold: 50 ≥ x ≥ 55.
    let groups = [[rows[0], rows[2]], [rows[1], rows[3], rows[1]]]
    #expect(try search.smallestConflict(in: program, among: groups)?.members == [0])
    // Without it, 50 ≥ x ≥ y ≥ 60 takes both.
    var softer = program
    try softer.setBounds(.free, of: rows[4])
    let conflict = try #require(try search.smallestConflict(in: softer, among: groups))
    #expect(conflict.members == [0, 1] && conflict.rows == groups.flatMap(\.self))
    #expect(conflict.isSmallest && holds(conflict))
    // Both groups have the row x ≥ y: without one of them it still holds.
    let shared = [[rows[0]], [rows[1], rows[3]], [rows[3]]]
    #expect(try search.smallestConflict(in: softer, among: shared)?.members == [0, 1])
  }

  @Test func `rows that only whole numbers cannot satisfy are found`() throws {
    // 2 x + 2 y = 101 has points, but no whole ones; x ≤ 50 and x ≥ 51 have none at all.
    let (program, rows) = try program(
      [
        ("y is at most 100", [0, 1], .atMost(100)), ("the sum of doubles is odd", [2, 2], .exactly(101)),
        ("x is at most 50", [1, 0], .atMost(50)), ("x is at least 51", [1, 0], .atLeast(51)),
      ], domain: .integer)
    let conflict = try #require(try search.smallestConflict(in: program, among: rows))
    #expect(conflict.members == [1] && conflict.isSmallest && holds(conflict))
    #expect(try search.smallestConflict(in: program, among: [rows[0], rows[2], rows[3]])?.members == [])
    var softer = program
    try softer.setBounds(.free, of: rows[1])
    #expect(try search.smallestConflict(in: softer, among: rows)?.members == [2, 3])
  }

  @Test func `among dozens of candidates the smallest conflict is found`() throws {
    // A chain x0 ≤ x1 − 1 ≤ … of 12 columns from 0 to 10 is too long: 12 rows. x3 = x5 contradicts two of its rows.
    // Thirty more rows contradict nothing.
    var program = LinearProgram()
    let columns = try (0..<12).map { try program.addColumn("x\($0)", in: Bounds(lower: 0, upper: 10)) }
    var rows: [RowID] = []
    for (one, next) in zip(columns, columns.dropFirst()) {
      rows.append(try program.require("step", [next: 1, one: -1], in: .atLeast(1)))
    }
    for index in 0..<30 {
      rows.append(try program.require("slack", [columns[index % 12]: 1, columns[index % 11]: 2], in: .atMost(100)))
    }
    rows.append(try program.require("same", [columns[3]: 1, columns[5]: -1], in: .exactly(0)))
    let conflict = try #require(try search.smallestConflict(in: program, among: rows))
    #expect(conflict.members == [3, 4, 41] && conflict.isSmallest && holds(conflict))
  }

  @Test func `a row that the program does not have is no candidate`() throws {
    let (program, _) = try program([])
    #expect(throws: LinearProgramError.unknownRow(index: 3, count: 0)) {
      try search.smallestConflict(in: program, among: [RowID(index: 3)])
    }
  }
}

// MARK: - A second method, and limits

extension ConflictSearchTests {
  /// Whether a program with only some of the candidates has no point, solved from nothing.
  private func isInfeasible(_ program: LinearProgram, keeping kept: [RowID], of rows: [RowID]) throws -> Bool {
    var smaller = program
    for row in rows where !kept.contains(row) { try smaller.setBounds(.free, of: row) }
    if case .infeasible = try GLPKSolver().solve(smaller, .minimise(LinearExpression())) { return true }
    return false
  }

  /// The least number of candidates that cannot hold together, by trying all sets; nil if all can.
  private func leastByTrying(_ program: LinearProgram, _ rows: [RowID]) throws -> Int? {
    let sets = (0..<(1 << rows.count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    return try sets.first { set in
      let kept = rows.enumerated().filter { set >> $0.offset & 1 == 1 }.map(\.element)
      return try isInfeasible(program, keeping: kept, of: rows)
    }?.nonzeroBitCount
  }

  /// Two to four columns from 0 to 10 and up to seven rows of small whole numbers, the first of which is hard.
  private func generated(_ seed: UInt64, domain: LinearProgram.Domain) throws -> (LinearProgram, [RowID]) {
    var numbers = ProgramGenerator(seed: seed)
    var program = LinearProgram()
    let columns = try (0..<numbers.integer(2...4)).map { index in
      try program.addColumn("x\(index)", in: Bounds(lower: 0, upper: 10), domain: domain)
    }
    let rows = try (0...numbers.integer(3...7)).map { index in
      let terms = columns.map { LinearExpression.Term(column: $0, coefficient: Double(numbers.integer(-2...2))) }
      let bounds: Bounds =
        switch numbers.integer(0...5) {
        case 0, 1, 2: try .atLeast(Double(numbers.integer(-6...12)))
        case 3, 4: try .atMost(Double(numbers.integer(-2...14)))
        default: try .exactly(Double(numbers.integer(-2...12)))
        }
      return try program.require("row \(index)", LinearExpression(terms), in: bounds)
    }
    return (program, Array(rows.dropFirst()))
  }

  @Test(arguments: [LinearProgram.Domain.continuous, .integer])
  func `generated programs have no smaller conflicts, all sets being tried`(domain: LinearProgram.Domain) throws {
    var sizes: [Int?: Int] = [:]
    for seed in UInt64(0)..<200 {
      let (program, rows) = try generated(seed, domain: domain)
      let conflict = try search.smallestConflict(in: program, among: rows)
      let least = try leastByTrying(program, rows)
      #expect(conflict?.rows.count == least, "seed \(seed)")
      sizes[least, default: 0] += 1
      guard let conflict else { continue }
      #expect(conflict.isSmallest && holds(conflict), "seed \(seed)")
      #expect(try isInfeasible(program, keeping: conflict.rows, of: rows), "seed \(seed)")
    }
    // The programs are of all sorts: what can hold, and conflicts of one row to three.
    for size in [nil, 1, 2, 3] { #expect(sizes[size, default: 0] > 0, "none of \(size.map(String.init) ?? "no") rows") }
  }

  @Test func `without time nothing is known`() throws {
    let (program, rows) = try program([("x is 1", [1, 0], .exactly(1)), ("x is 2", [1, 0], .exactly(2))])
    let hasty = ConflictSearch(solver: GLPKSolver(), limits: SolverLimits(seconds: 0))
    #expect(throws: ConflictSearch.Undecided.self) { try hasty.smallestConflict(in: program, among: rows) }
  }

  @Test(arguments: 1...30)
  func `a solver that stops in between leaves what was found by then`(patience: Int) throws {
    let (program, rows) = try program([
      ("x is at most 50", [1, 0], .atMost(50)), ("x is at least 60", [1, 0], .atLeast(60)),
      ("x is at least 200", [1, 0], .atLeast(200)), ("y is at least 200", [0, 1], .atLeast(200)),
      ("both are at most 300", [1, 1], .atMost(300)),
    ])
    let search = ConflictSearch(solver: ImpatientSolver(patience: patience))
    let conflict = try #require(try search.smallestConflict(in: program, among: rows))
    #expect(holds(conflict))
    #expect(try isInfeasible(program, keeping: conflict.rows, of: rows))
    if conflict.isSmallest { #expect(conflict.rows.count == 2) }
    if patience == 30 { #expect(conflict.isSmallest) }
    if patience == 1 { #expect(!conflict.isSmallest) }
  }
}

/// GLPK, but it stops without an answer after some solves of a session.
private struct ImpatientSolver: LinearSolver {
  let patience: Int

  func session<Result>(
    on program: LinearProgram, limits: SolverLimits, _ body: (any LinearSession) throws -> Result
  ) throws -> Result {
    try GLPKSolver().session(on: program, limits: limits) { try body(ImpatientSession($0, patience)) }
  }
}

private final class ImpatientSession: LinearSession {
  private let session: any LinearSession
  private var patience: Int

  init(_ session: any LinearSession, _ patience: Int) {
    self.session = session
    self.patience = patience
  }

  var program: LinearProgram { session.program }

  func solve(_ objective: LinearProgram.Objective) throws -> Outcome {
    patience -= 1
    return patience < 0 ? .stopped(nil) : try session.solve(objective)
  }

  func addColumn(
    _ name: String, in bounds: Bounds, domain: LinearProgram.Domain
  ) throws -> LinearProgram.ColumnID {
    try session.addColumn(name, in: bounds, domain: domain)
  }

  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
    try session.require(name, expression, in: bounds)
  }

  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws {
    try session.setBounds(bounds, of: column)
  }

  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws { try session.setBounds(bounds, of: row) }
}
