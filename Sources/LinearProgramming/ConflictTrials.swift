/// Tries which candidates of a program can hold together, in one session: the rows of the others are set free.
final class ConflictTrials {
  /// What a trial found.
  enum Result {
    /// The candidates hold at a point.
    case point([Double])
    /// They cannot hold together.
    case conflict(ConflictSearch.Conflict)
  }

  private let session: any LinearSession
  private let program: LinearProgram
  private let groups: [[LinearProgram.RowID]]
  /// How many of the candidates that are tried have each row.
  private var uses: [Int: Int] = [:]
  /// The candidates whose rows are bounded in the session.
  private var tried: Set<Int>

  init(_ session: any LinearSession, _ program: LinearProgram, _ groups: [[LinearProgram.RowID]]) {
    self.session = session
    self.program = program
    self.groups = groups
    tried = Set(groups.indices)
    for row in groups.joined() { uses[row.index, default: 0] += 1 }
  }

  /// The number of candidates.
  var count: Int { groups.count }

  /// What becomes of the program with only these candidates.
  func outcome(of candidates: Set<Int>) throws -> Result {
    for candidate in tried.symmetricDifference(candidates).sorted() {
      try set(candidate, isTried: candidates.contains(candidate))
    }
    tried = candidates
    let objective = LinearProgram.Objective.minimise(LinearExpression())
    let outcome = try session.solve(objective)
    let violations = Certificate(of: outcome, for: session.program, objective: objective).check()
    guard violations.isEmpty else { throw SolverFailure.inaccurate(violations) }
    switch outcome {
    case .optimal(let solution): return .point(solution.values)
    case .unbounded(let proof): return .point(proof.point ?? [])
    case .stopped(let incumbent?): return .point(incumbent.values)
    case .infeasible(let proof):
      let members = candidates.sorted()
      return .conflict(
        ConflictSearch.Conflict(
          members: members, rows: members.flatMap { groups[$0] }, proof: proof, program: session.program,
          isSmallest: false))
    case .stopped(nil): throw ConflictSearch.Undecided()
    }
  }

  /// The part of a conflict that its proof needs; all of it where the proof names no rows.
  func core(of conflict: ConflictSearch.Conflict) throws -> ConflictSearch.Conflict {
    guard case .multipliers(let multipliers) = conflict.proof else { return conflict }
    let needed = conflict.members.filter { member in groups[member].contains { multipliers[$0.index] != 0 } }
    guard needed.count < conflict.members.count else { return conflict }
    // The proof holds for these alone, but a solver may still take their program for one that has a point.
    guard case .conflict(let core) = try outcome(of: Set(needed)) else { return conflict }
    return core
  }

  /// As many candidates as can hold together with these, which hold at a point.
  func grown(_ candidates: Set<Int>, holdingAt point: [Double]) throws -> Set<Int> {
    var grown = candidates.union(holding(at: point))
    for candidate in groups.indices where !grown.contains(candidate) {
      guard case .point(let point) = try outcome(of: grown.union([candidate])) else { continue }
      grown.insert(candidate)
      grown.formUnion(holding(at: point))
    }
    return grown
  }

  /// The candidates that hold at a point, exactly.
  private func holding(at point: [Double]) -> [Int] {
    guard point.count == program.columns.count else { return [] }
    return groups.indices.filter { candidate in
      groups[candidate].allSatisfy { id in
        let row = program[id]
        return row.bounds.contains(LinearExpression(row.terms).value(at: point))
      }
    }
  }

  private func set(_ candidate: Int, isTried: Bool) throws {
    for row in groups[candidate] {
      let before = uses[row.index, default: 0]
      let after = before + (isTried ? 1 : -1)
      uses[row.index] = after
      if min(before, after) == 0 { try session.setBounds(isTried ? program[row].bounds : .free, of: row) }
    }
  }
}

/// Finds smallest sets that have a member of each of some sets.
struct HittingSets {
  private let solver: any LinearSolver
  private var sets: [Set<Int>] = []

  init(solver: any LinearSolver) { self.solver = solver }

  /// Adds a set to be hit.
  mutating func add(_ set: Set<Int>) { sets.append(set) }

  /// A smallest set that hits all; nil if none is proven within the limits.
  func smallest(limits: SolverLimits) throws -> Set<Int>? {
    var program = LinearProgram()
    // Only what stands in a set can be of use in hitting them.
    let useful = sets.reduce(into: Set<Int>()) { $0.formUnion($1) }.sorted()
    var columns: [Int: LinearProgram.ColumnID] = [:]
    for member in useful { columns[member] = try program.addColumn("x\(member)", in: .unit, domain: .binary) }
    for (index, set) in sets.enumerated() {
      try program.require("hit \(index)", sum(of: set.sorted(), columns), in: .atLeast(1))
    }
    let objective = LinearProgram.Objective.minimise(sum(of: useful, columns))
    guard case .optimal(let solution) = try solver.solve(program, objective, limits: limits) else { return nil }
    let outcome = Outcome.optimal(solution)
    let violations = Certificate(of: outcome, for: program, objective: objective).check()
    guard violations.isEmpty else { throw SolverFailure.inaccurate(violations) }
    return Set(useful.filter { member in columns[member].map { solution[$0] > 0.5 } ?? false })
  }

  private func sum(of members: [Int], _ columns: [Int: LinearProgram.ColumnID]) -> LinearExpression {
    LinearExpression(
      members.compactMap { columns[$0] }.map { LinearExpression.Term(column: $0, coefficient: 1) })
  }
}
