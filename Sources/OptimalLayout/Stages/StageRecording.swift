internal import LinearProgramming

/// What a result keeps of the programs that were solved for it.
public enum StageRecording: Hashable, Sendable {
  /// Each stage's objective and its optimum.
  case optima
  /// The program of each stage too, with the rows that keep the earlier ones: what an export needs.
  case programs
  /// The answer to each stage too, with its evidence: what a proof needs.
  case answers
}

extension StageRecording {
  /// The solver, recorded as far as that is asked for.
  func solver(_ base: any LinearSolver) -> any LinearSolver {
    switch self {
    case .optima: base
    case .programs: RecordingSolver(base, keepsOutcomes: false)
    case .answers: RecordingSolver(base)
    }
  }
}
