public import LinearProgramming

/// Why there is no optimal layout.
public enum OptimumFailure: Error, CustomStringConvertible {
  /// A solver's answer did not stand up to its certificate.
  case uncertified(view: String, goal: Goal, [Certificate.Violation])
  /// A stage of a stack's program has no proven optimum; holds the stage itself where programs are recorded.
  case undecided(view: String, goal: Goal, Outcome, stage: ProgramJournal.Solve? = nil)
  /// A required constraint speaks of a view whose place no program knows, and the layout without it misses it.
  case unreachable(view: String)
  /// A required constraint speaks of a view that has no end, or stands where there is none, and the layout misses it.
  case endless(view: String)
  /// Lengths so great, in points, that what is possible beside them could not be decided; `limit` is what can be.
  case tooGreat(Double, limit: Double)

  /// One sentence that says which stack and stage it was.
  public var description: String {
    switch self {
    case .unreachable(let view):
      "a constraint speaks of \(view), whose place no row says: it stands in a grid without a length to share or with too many "
        + "counts of adaptive tracks, or by a guide of its own; state it of the view around it"
    case .endless(let view):
      "a constraint speaks of \(view), which has no end, or stands in or beside what has none, so that no lengths keep it; give "
        + "the view or the one around it a frame"
    case .tooGreat(let length, let limit):
      "lengths are up to \(length.shortest) points, beside which no solver tells others apart; keep what is proposed, and the "
        + "frames and lengths of views, below \(limit.shortest)"
    case .uncertified(let view, let goal, let violations):
      "the answer for \(view), goal \(goal.rawValue), is not what it claims: "
        + violations.map(\.description).joined(separator: "; ")
    case .undecided(let view, let goal, .stopped, _):
      "the solver stopped before \(view), goal \(goal.rawValue), was proven optimal; allow it more with --time-limit"
    case .undecided(let view, let goal, .infeasible, _):
      "the program for \(view), goal \(goal.rawValue), has no solution"
    case .undecided(let view, let goal, _, _):
      "the program for \(view), goal \(goal.rawValue), has no bound"
    }
  }
}
