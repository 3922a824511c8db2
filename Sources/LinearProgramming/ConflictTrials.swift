/// Tries which candidates of a program can hold together, in one session: the rows of the others are set free.
final class ConflictTrials {
  /// What a trial found.
  enum Result {
    /// The candidates hold at a point.
    case point([Double])
    /// They cannot hold together.
    case conflict(InfeasibilityProof)
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
    case .infeasible(let proof): return .conflict(proof)
    case .stopped(nil): throw ConflictSearch.Undecided()
    }
  }

  /// Whether these candidates cannot hold together.
  func conflicts(_ candidates: Set<Int>) throws -> Bool {
    if case .conflict = try outcome(of: candidates) { true } else { false }
  }

  /// The conflict of candidates that cannot hold together.
  func conflict(of members: Set<Int>) throws -> ConflictSearch.Conflict {
    guard case .conflict(let proof) = try outcome(of: members) else {
      // The same program was proven infeasible before: the solver contradicts itself.
      throw SolverFailure.failed(.numericalInstability, code: "conflict")
    }
    let sorted = members.sorted()
    return ConflictSearch.Conflict(
      members: sorted, rows: sorted.flatMap { groups[$0] }, proof: proof, program: session.program, isSmallest: false)
  }

  /// The candidates that a proof needs; all of them for a proof that names no rows.
  func named(by proof: InfeasibilityProof, among candidates: Set<Int>) -> Set<Int> {
    guard case .multipliers(let multipliers) = proof else { return candidates }
    return candidates.filter { groups[$0].contains { multipliers[$0.index] != 0 } }
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
  private let count: Int
  private let solver: any LinearSolver
  private var sets: [Set<Int>] = []

  init(count: Int, solver: any LinearSolver) {
    self.count = count
    self.solver = solver
  }

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
