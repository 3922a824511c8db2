/// Finds the fewest rows of a program that, together with the rows that cannot be dropped, no point satisfies.
///
///     let search = ConflictSearch(solver: GLPKSolver())
///     if let conflict = try search.smallestConflict(in: program, among: rows) {
///       conflict.rows        // drop one of them, and the others can hold
///     }
///
/// The rows that may be dropped are the *candidates*; all others, and the columns' bounds, are hard. Every set that is
/// tried is a program of its own, whose answer counts only if its certificate holds.
///
/// A smallest conflict is found by hitting sets: each set of candidates that can hold together leaves out a set of which
/// every conflict has a member. A smallest set of candidates that hits all these is tried; if it cannot hold, no
/// conflict is smaller, as each of those would hit them too; if it can, as many candidates as possible are added to it,
/// and what is left out is one more set to hit. The hitting sets are binary programs for the same solver.
///
/// - Complexity: A linear number of solves for a conflict from which nothing can be taken away. For a smallest one
///   exponentially many at worst; some dozens of candidates are a matter of milliseconds, and where the time is over the
///   conflict found so far is answered as what it is.
public struct ConflictSearch: Sendable {
  /// What solves the programs.
  public var solver: any LinearSolver
  /// What may be spent: the seconds on a whole search, the iterations on each program.
  public var limits: SolverLimits

  /// Makes a search.
  public init(solver: any LinearSolver, limits: SolverLimits = SolverLimits()) {
    self.solver = solver
    self.limits = limits
  }

  /// Candidates that cannot hold together.
  public struct Conflict: Hashable, Sendable {
    /// The positions, in the list of candidates, of those that cannot hold together, ascending; empty where the hard
    /// rows alone cannot.
    public var members: [Int]
    /// The rows of these candidates, in the order of the candidates.
    public var rows: [LinearProgram.RowID]
    /// Why they cannot hold together: a proof for ``program``.
    public var proof: InfeasibilityProof
    /// The hard rows and these candidates; the rows of the others are free.
    public var program: LinearProgram
    /// Whether it is proven that no conflict has fewer members. Otherwise the time was over, and some of the members may
    /// not even be needed.
    public var isSmallest: Bool
  }

  /// The search was stopped before it was known whether the candidates can hold together.
  public struct Undecided: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence.
    public var description: String {
      "the solver stopped before it was known whether all rows can hold; allow it more time"
    }
  }
}

extension ConflictSearch {
  /// The smallest conflict among rows; nil if the program has a point.
  ///
  /// - Parameters:
  ///   - program: The program; all its rows that are not among `rows` are hard.
  ///   - rows: The rows that may be dropped; naming one twice changes nothing.
  /// - Throws: `LinearProgramError.unknownRow`; ``Undecided``; `SolverFailure` where no trustworthy answer was obtained.
  public func smallestConflict(
    in program: LinearProgram, among rows: [LinearProgram.RowID]
  ) throws -> Conflict? {
    try smallestConflict(in: program, among: rows.map { [$0] })
  }

  /// The smallest conflict among groups of rows that are dropped together; nil if the program has a point.
  ///
  /// The fewest groups are looked for, however many rows they have.
  ///
  /// - Parameters:
  ///   - program: The program; all its rows that are in no group are hard.
  ///   - groups: The groups. A row of several groups is there as long as one of them is.
  /// - Throws: `LinearProgramError.unknownRow`; ``Undecided``; `SolverFailure` where no trustworthy answer was obtained.
  public func smallestConflict(
    in program: LinearProgram, among groups: [[LinearProgram.RowID]]
  ) throws -> Conflict? {
    for row in groups.joined() where !program.rows.indices.contains(row.index) {
      throw LinearProgramError.unknownRow(index: row.index, count: program.rows.count)
    }
    return try solver.session(on: program, limits: limits) { session in
      let trials = ConflictTrials(session, program, groups)
      guard case .conflict(let known) = try trials.outcome(of: Set(groups.indices)) else { return nil }
      return try smallest(trials, than: known, until: SearchDeadline(limits))
    }
  }

  /// The smallest conflict that is found in time, `known` being one.
  private func smallest(
    _ trials: ConflictTrials, than known: Conflict, until deadline: SearchDeadline
  ) throws -> Conflict {
    var conflict = known
    do {
      guard try reduce(&conflict, trials, until: deadline) else { return conflict }
      // Without one member of two or more everything can hold, so one alone, or all that there are, cannot be fewer.
      conflict.isSmallest = conflict.members.count <= 1 || conflict.members.count == trials.count
      if !conflict.isSmallest { try replace(&conflict, trials, until: deadline) }
    } catch is Undecided {
      // A program took too long: what is known remains.
    }
    return conflict
  }

  /// Takes members away until each is needed; false if the time is over before.
  private func reduce(
    _ conflict: inout Conflict, _ trials: ConflictTrials, until deadline: SearchDeadline
  ) throws -> Bool {
    if case .conflict(let none) = try trials.outcome(of: []) {
      conflict = none
      return true
    }
    conflict = try trials.core(of: conflict)
    for member in conflict.members where conflict.members.contains(member) {
      if deadline.hasPassed { return false }
      let fewer = Set(conflict.members).subtracting([member])
      if case .conflict(let smaller) = try trials.outcome(of: fewer) { conflict = try trials.core(of: smaller) }
    }
    return true
  }

  /// Puts a smallest conflict in the place of one of which every member is needed, or finds that it is one itself.
  private func replace(
    _ conflict: inout Conflict, _ trials: ConflictTrials, until deadline: SearchDeadline
  ) throws {
    var hitting = HittingSets(solver: solver)
    let all = Set(0..<trials.count)
    // The others of each member can hold together, which gives the first sets to hit.
    for member in conflict.members where !deadline.hasPassed {
      let others = Set(conflict.members).subtracting([member])
      if case .point(let point) = try trials.outcome(of: others) {
        hitting.add(all.subtracting(try trials.grown(others, holdingAt: point)))
      }
    }
    while !deadline.hasPassed, let trial = try hitting.smallest(limits: deadline.remaining) {
      if trial.count >= conflict.members.count {
        conflict.isSmallest = true
        return
      }
      switch try trials.outcome(of: trial) {
      case .conflict(let smallest):
        conflict = smallest
        conflict.isSmallest = true
        return
      case .point(let point):
        hitting.add(all.subtracting(try trials.grown(trial, holdingAt: point)))
      }
    }
  }
}

/// When a search has to end.
private struct SearchDeadline {
  private let limits: SolverLimits
  private let start = ContinuousClock.now

  init(_ limits: SolverLimits) { self.limits = limits }

  private var seconds: Double {
    let spent = (ContinuousClock.now - start).components
    return max(0, limits.seconds - Double(spent.seconds) - Double(spent.attoseconds) * 1e-18)
  }

  var hasPassed: Bool { seconds == 0 }

  /// What a single program may still take.
  var remaining: SolverLimits { SolverLimits(seconds: seconds, iterations: limits.iterations) }
}
