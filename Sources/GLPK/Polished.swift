import LinearProgramming

/// The best point with the integers that a search found, and how far the search may have been from it.
struct Polished {
  private(set) var solution: Solution
  private let allowance: Double

  /// A point found by itself.
  init(_ solution: Solution) {
    self.solution = solution
    allowance = 1e-6 * max(1, solution.objective.magnitude)
  }

  /// A point of the program with fixed integers, without its duals, which are none of the search's.
  ///
  /// A search over integers lets rows and columns be missed by 1e-7, for their bound's size; the objective gains that
  /// much times their duals.
  init(_ solution: Solution, in program: LinearProgram) {
    func gain(_ dual: Double, _ value: Double) -> Double { dual.magnitude * 1e-7 * (1 + value.magnitude) }
    let rows = zip(solution.duals?.rows ?? [], solution.rowActivities).reduce(0) { $0 + gain($1.0, $1.1) }
    let gains = zip(solution.duals?.reducedCosts ?? [], solution.values).reduce(rows) { $0 + gain($1.0, $1.1) }
    let least = 1e-6 * max(1, solution.objective.magnitude)
    allowance = min(max(least, gains), 10 * least)
    self.solution = solution
    self.solution.duals = nil
  }

  /// Whether the objective is `value` but for its rounding. Where it is not, other integers may be better, which came to no
  /// more than `value` either.
  func isAsGood(as value: Double) -> Bool {
    (solution.objective - value).magnitude <= 1e-7 * max(1, solution.objective.magnitude)
  }

  /// Whether the objective is `value` but for what a search lets pass.
  func isClose(to value: Double) -> Bool { (solution.objective - value).magnitude <= allowance }
}
