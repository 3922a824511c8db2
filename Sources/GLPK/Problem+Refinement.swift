import LinearProgramming

/// Iterative refinement: what is left of an almost optimal answer is itself a linear program, which is enlarged and
/// solved in its turn (Gleixner, Steffy and Wolter, "Iterative refinement for linear programming", 2016).
///
/// GLPK sees nothing smaller than its tolerance; enlarged a million times, it does.
extension Problem {
  private static let rounds = 6

  /// By how much more a round enlarges what is left than the one before.
  enum Zoom: Double {
    case finest = 0x1p20
    /// For rows that contradict each other by the rounding of their own numbers, visibly so if they are enlarged more.
    case coarse = 0x1p13
  }

  /// Improves the last attempt's optimum until `isEnough`, and answers whether it was.
  ///
  /// Leaves the objective and the bounds in GLPK as they were before.
  @discardableResult
  func refine(
    _ solution: Solution, of objective: LinearProgram.Objective, enlargedBy zoom: Zoom = .finest,
    until deadline: Deadline, isEnough: (Solution) -> Bool
  ) -> Bool {
    defer {
      for column in program.columns.indices { passBounds(column: column) }
      for row in program.rows.indices { passBounds(row: row) }
      _ = pass(objective)
    }
    var point = solution.values
    var duals = solution.duals?.rows ?? []
    var (primalZoom, dualZoom) = (1.0, 1.0)
    let sign: Double = objective.sense == .minimise ? 1 : -1
    for _ in 0..<Self.rounds {
      let remainder = Remainder(of: point, duals, sign: sign, objective, in: program)
      primalZoom = min(1 / max(remainder.primal, 1e-60), primalZoom * zoom.rawValue).binade
      dualZoom = min(1 / max(remainder.dual, 1e-60), dualZoom * zoom.rawValue).binade
      remainder.pass(to: self, primalZoom: primalZoom, dualZoom: dualZoom)
      guard case .optimal = run(.warm, until: deadline) else { return false }
      for column in point.indices {
        let bounds = program.columns[column].wholeBounds
        point[column] = bounds.clamp(point[column] + handle.value(column: column) / primalZoom) + 0
      }
      for row in duals.indices { duals[row] += sign * handle.dual(row: row) / dualZoom }
      if isEnough(Solution(point, duals, of: objective, in: program)) { return true }
    }
    return false
  }
}

/// What an answer leaves open: how far each bound is away and what each column still costs.
private struct Remainder {
  private var columns: [(lower: Double, upper: Double)] = []
  private var rows: [(lower: Double, upper: Double)] = []
  private var costs: [Double] = []
  /// The farthest that a value or activity is out of its bounds.
  private(set) var primal = 0.0
  /// The greatest reduced cost of a column, or dual of a row, that does not lie at the bound that earns it.
  private(set) var dual = 0.0

  init(
    of point: [Double], _ duals: [Double], sign: Double, _ objective: LinearProgram.Objective,
    in program: LinearProgram
  ) {
    var sums = [TwoPartSum](repeating: TwoPartSum(), count: point.count)
    for term in objective.expression.terms { sums[term.column.index].add(sign, times: term.coefficient) }
    for (row, dual) in zip(program.rows, duals) {
      var activity = TwoPartSum()
      for term in row.terms {
        activity.add(term.coefficient, times: point[term.column.index])
        sums[term.column.index].add(-sign * dual, times: term.coefficient)
      }
      let left = (lower: activity.distance(to: row.bounds.lower), upper: activity.distance(to: row.bounds.upper))
      rows.append(left)
      note(left, cost: sign * dual)
    }
    costs = sums.map(\.value)
    for (index, column) in program.columns.enumerated() {
      let bounds = column.wholeBounds
      let left = (lower: bounds.lower - point[index], upper: bounds.upper - point[index])
      columns.append(left)
      note(left, cost: costs[index])
    }
  }

  private mutating func note(_ left: (lower: Double, upper: Double), cost: Double) {
    primal = max(primal, left.lower, -left.upper)
    let distance = cost > 0 ? -left.lower : left.upper
    if distance > 1e-9 { dual = max(dual, cost.magnitude) }
  }

  func pass(to problem: Problem, primalZoom: Double, dualZoom: Double) {
    for (index, left) in columns.enumerated() {
      let (lower, upper) = Suitability.relaxed(left.lower * primalZoom, left.upper * primalZoom)
      problem.handle.setColumnBounds(index, lower: min(lower, upper), upper: upper)
      problem.handle.setCost(index, costs[index] * dualZoom)
    }
    for (index, left) in rows.enumerated() {
      let (lower, upper) = Suitability.relaxed(left.lower * primalZoom, left.upper * primalZoom)
      problem.handle.setRowBounds(index, lower: min(lower, upper), upper: upper)
    }
  }
}

/// A sum of products in two doubles, about thirty digits.
private struct TwoPartSum {
  private var high = 0.0
  private var low = 0.0

  var value: Double { high + low }

  func distance(to bound: Double) -> Double { bound.isFinite ? (bound - high) - low : bound }

  mutating func add(_ left: Double, times right: Double) {
    let product = left * right
    let sum = high + product
    let virtual = sum - high
    low += (high - (sum - virtual)) + (product - virtual) + (-product).addingProduct(left, right)
    high = sum
  }
}
