public import ExactSimplex
public import LinearProgramming
public import OptimalLayout

/// The proof of one stage of an optimal layout, ready to be written.
public struct StageProof: Sendable {
  /// What exact arithmetic says of the same program.
  public enum Exact: Sendable {
    /// Its answer in fractions.
    case solved(ExactOutcome)
    /// Its answer with all bounds further out by a fraction of them, because the program's own, which were rounded, leave no
    /// point in fractions, or none that is nearly as good: `tight` is the answer that they leave.
    case loosened(ExactOutcome, by: Double, tight: ExactOutcome)
    /// Nothing, because the program has more columns than are solved exactly.
    case tooManyColumns(Int)
  }

  /// The number of the stage among all of the layout, from 1; nil for a stage that ended a layout.
  public var number: Int?
  /// The number of the program among those solved apart, from 1; nil for a stage that ended a layout.
  public var component: Int?
  /// The stage.
  public var stage: SolvedStage
  /// What was solved, and the answer.
  public var solve: ProgramJournal.Solve
  /// What exact arithmetic says; nil where it was not asked.
  public var exact: Exact?

  /// Makes the proof of a stage.
  public init(number: Int?, component: Int?, stage: SolvedStage, solve: ProgramJournal.Solve, exact: Exact?) {
    self.number = number
    self.component = component
    self.stage = stage
    self.solve = solve
    self.exact = exact
  }

  /// The proofs of all stages of a layout whose answers were recorded, in order.
  ///
  /// - Parameter exactly: Solves a stage in fractions; nil where that is not asked for.
  /// - Throws: what `exactly` throws.
  public static func all(
    of optimal: OptimalResult, exactly: ((ProgramJournal.Solve) throws -> Exact)? = nil
  ) rethrows -> [StageProof] {
    var proofs: [StageProof] = []
    for (component, solved) in optimal.components.enumerated() {
      guard let journal = solved.journal else { continue }
      for (stage, solve) in zip(solved.stages, journal.solves) {
        proofs.append(
          StageProof(
            number: proofs.count + 1, component: component + 1, stage: stage, solve: solve,
            exact: try exactly?(solve)))
      }
    }
    return proofs
  }

  /// The proof that there is no optimum, where a stage that was recorded has none, or constraints contradict each other;
  /// nil for every other failure.
  ///
  /// - Parameter exactly: Solves the program in fractions; nil where that is not asked for.
  /// - Throws: what `exactly` throws.
  public init?(
    of failure: LayoutFailure, exactly: ((ProgramJournal.Solve) throws -> Exact)? = nil
  ) rethrows {
    let (view, goal, solve): (String?, Goal, ProgramJournal.Solve)
    switch failure {
    case .undecided(_, let cause as OptimumFailure):
      guard case .undecided(let stack, let pursued, _, let last?) = cause else { return nil }
      (view, goal, solve) = (stack, pursued, last)
    case .conflictingConstraints(let conflict):
      guard let last = conflict.evidence.first as? ProgramJournal.Solve else { return nil }
      (view, goal, solve) = (nil, .constraints, last)
    default:
      return nil
    }
    let stage = SolvedStage(goal: goal, view: view, objective: solve.objective, optimum: .nan)
    self.init(number: nil, component: nil, stage: stage, solve: solve, exact: try exactly?(solve))
  }

  /// The certificate written out; nil where the answer was not recorded.
  var written: WrittenProof? {
    solve.outcome.map { WrittenProof(of: $0, for: solve.program, objective: solve.objective) }
  }
}
