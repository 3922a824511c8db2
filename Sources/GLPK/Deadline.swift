import LinearProgramming

/// How much of its limits one call of `solve` has left.
struct Deadline {
  private let limits: SolverLimits
  private let start = ContinuousClock.now

  init(_ limits: SolverLimits) {
    precondition(!limits.seconds.isNaN, "a time limit is a number")
    self.limits = limits
  }

  /// Seconds left, never below 0; infinite where there is no limit.
  var seconds: Double {
    let spent = (ContinuousClock.now - start).components
    return max(0, limits.seconds - Double(spent.seconds) - Double(spent.attoseconds) * 1e-18)
  }

  var hasPassed: Bool { seconds == 0 }

  /// The iterations that may be spent on one attempt, nil where that is not limited.
  var iterations: Int? { limits.iterations }
}
