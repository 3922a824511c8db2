/// Why a solver gave no answer. An infeasible or unbounded program is an answer, not a failure.
public enum SolverFailure: Error, Hashable, Sendable {
  /// What the solver itself says went wrong.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The starting basis has the wrong number of basic rows and columns.
    case invalidBasis
    /// The basis cannot be factorised.
    case singularBasis
    /// The basis can be factorised only with a great loss of accuracy.
    case illConditionedBasis
    /// Bounds are out of order, or an integer column has fractional ones.
    case invalidBounds
    /// The solver gave up.
    case gaveUp
    /// A limit on the objective was reached, though none was set.
    case objectiveLimit
    /// A limit on iterations was reached, though none of ours was.
    case iterationLimit
    /// A limit on time was reached, though none of ours was.
    case timeLimit
    /// The search was stopped by a callback.
    case interrupted
    /// A preprocessor found no feasible point, though none was asked for.
    case noFeasiblePoint
    /// A preprocessor found no dual feasible point, though none was asked for.
    case noDualFeasiblePoint
    /// The search over integers was started without the optimum of the relaxation.
    case missingRelaxation
    /// A gap was reached at which the search may stop, though none was set.
    case gapReached
    /// An interior-point method did not converge.
    case noConvergence
    /// Rounding errors grew too large.
    case numericalInstability
    /// The data cannot be read.
    case invalidData
    /// A result is too large for its type.
    case resultOutOfRange
    /// The solver ended without error and without a status that means anything.
    case undecided
    /// The solver answered something its manual does not list.
    case undocumented
  }

  /// The solver reports an error; `code` is its own name for it.
  case failed(Reason, code: String)
  /// Every attempt ended in an answer that does not stand up to its certificate; holds what was wrong with the last.
  case inaccurate([Certificate.Violation])
  /// A number is too large or too small for the solver to work with; `place` names its row or column.
  case unsuitableNumber(Double, place: String)
}

extension SolverFailure: CustomStringConvertible {
  /// One sentence, with the solver's own code where it has one.
  public var description: String {
    switch self {
    case .failed(let reason, let code):
      "the solver gave no answer: \(reason.sentence) (\(code))"
    case .inaccurate(let violations):
      "the solver's answer is not accurate enough: "
        + violations.map(\.description).joined(separator: "; ")
    case .unsuitableNumber(let number, let place):
      "\(place): \(number.shortest) is beyond what the solver can work with"
    }
  }
}

extension SolverFailure.Reason {
  /// The reason in words.
  public var sentence: String {
    switch self {
    case .invalidBasis: "the starting basis is invalid"
    case .singularBasis: "the basis is singular"
    case .illConditionedBasis: "the basis is ill-conditioned"
    case .invalidBounds: "bounds are invalid"
    case .gaveUp: "it gave up"
    case .objectiveLimit: "the objective reached a limit that was not set"
    case .iterationLimit: "it ran out of iterations"
    case .timeLimit: "it ran out of time"
    case .interrupted: "the search was interrupted"
    case .noFeasiblePoint: "preprocessing found no feasible point"
    case .noDualFeasiblePoint: "preprocessing found no dual feasible point"
    case .missingRelaxation: "the optimum of the relaxation is missing"
    case .gapReached: "the search stopped at a gap that was not set"
    case .noConvergence: "it did not converge"
    case .numericalInstability: "it became numerically unstable"
    case .invalidData: "the data are invalid"
    case .resultOutOfRange: "a result is out of range"
    case .undecided: "it ended without deciding the program"
    case .undocumented: "it answered something undocumented"
    }
  }
}
