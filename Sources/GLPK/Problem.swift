import LinearProgramming

/// A linear program and its copy inside GLPK, kept in step; answers questions about the relaxation.
///
/// Columns are handed over as continuous, those of integer domain with their bounds rounded inwards.
final class Problem {
  let handle: ProblemHandle
  private(set) var program: LinearProgram
  private var isScaled = false
  /// How many choices of the integers were taken out because they hold only within GLPK's tolerance.
  var exclusions = 0
  /// What narrows the subproblems of a search; nil where the program was not probed.
  var nodes: NodePropagation?
  /// How many subproblems the next search may begin; nil for any number.
  var mostSubproblems: Int?
  /// Whether an earlier search took so long that probing comes first now.
  var isProbedFirst = false
  /// Whether only points are sought that are better than a known one, so that there need be none.
  var isImproving = false
  /// How many subproblems the last search began.
  var begun = 0
  /// Whether the last search ended because it had begun as many subproblems as it may.
  var isCutShort = false
  /// The optimum that a search found last, whose integers later searches begin with; nil before there is one.
  var lastPoint: [Double]?
  /// The basis of the best point with fixed integers that was found last, from which the next one is sought; nil before there
  /// is one. Rows and columns may have been added since.
  var pointBasis: StartingBasis?
  /// The optimum that was found last, from which parts of a large program are solved; nil before there is one.
  var lastValues: [Double]?
  /// The part that was solved last, from whose basis the same one is solved again; nil before there is one.
  var lastPart: SolvedPart?
  /// The rows in which each column stands, as far as they were noted, and how many rows were.
  var rowsOfColumn: [[Int]] = []
  var indexedRows = 0
  /// The wider bounds that are stated of rows which help a search: no best point leaves the others.
  private(set) var stated: [Int: Bounds] = [:]
  /// What the independent parts of the objective that was solved last cost at least; nil where it had none.
  var leastOfParts: SplitSum?
  /// The rows that keep such a sum at its least, so that each part keeps its own.
  private(set) var splitRows: [Int: SplitSum] = [:]
  /// Values of integer columns that the next search is to begin with, if there is a point with them.
  var suggested: [LinearProgram.ColumnID: Double] = [:]
  /// What there was when the problem was made.
  private(set) var base = Extent()
  /// What there is now, and the most there was.
  private var extent = Extent() { didSet { greatestSize = max(greatestSize, extent.size) } }
  /// The greatest number of rows, columns and coefficients that there were at a time.
  private(set) var greatestSize = 0
  /// The basis from which the next program of this shape is to start; nil before there is one.
  var start: StartingBasis?

  init(_ program: LinearProgram) throws(SolverFailure) {
    for row in program.rows { try Suitability.check(row.terms, row: row.name, columns: program.columns) }
    self.program = program
    handle = ProblemHandle()
    handle.addColumns(program.columns.count)
    handle.addRows(program.rows.count)
    for column in program.columns.indices { passBounds(column: column) }
    for row in program.rows.indices { passRow(row) }
    extent.columns = program.columns.count
    base = extent
    greatestSize = extent.size
  }

  func passBounds(column: Int) {
    let bounds = program.columns[column].wholeBounds
    let (lower, upper) = Suitability.relaxed(bounds.lower, bounds.upper)
    handle.setColumnBounds(column, lower: lower, upper: upper)
  }

  func passBounds(row: Int) {
    let bounds = program.rows[row].bounds
    let (lower, upper) = Suitability.relaxed(bounds.lower, bounds.upper)
    handle.setRowBounds(row, lower: lower, upper: upper)
  }

  /// Whether the numbers differ so much in size that an answer accurate in one row may be worthless in another.
  func isWide(_ objective: LinearProgram.Objective) -> Bool {
    var all = extent.sizes
    all.include(objective.expression.terms)
    return all.isWide
  }

  private func passRow(_ row: Int) {
    let terms = program.rows[row].terms
    extent.include(terms)
    handle.setRow(row, columns: terms.map(\.column.index), coefficients: terms.map(\.coefficient))
    passBounds(row: row)
  }
}

/// Changing both copies.
extension Problem {
  func addColumn(
    _ name: String, in bounds: Bounds, domain: LinearProgram.Domain
  ) throws(LinearProgramError) -> LinearProgram.ColumnID {
    let column = try program.addColumn(name, in: bounds, domain: domain)
    handle.addColumns(1)
    extent.columns += 1
    passBounds(column: column.index)
    return column
  }

  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
    try program.check(expression, ofRow: name)
    try Suitability.check(expression.terms, row: name, columns: program.columns)
    let row = try program.require(name, expression, in: bounds)
    handle.addRows(1)
    passRow(row.index)
    if let leastOfParts, leastOfParts.isSum(of: expression) { splitRows[row.index] = leastOfParts }
    return row
  }

  func setBounds(_ bounds: Bounds, of column: LinearProgram.ColumnID) throws(LinearProgramError) {
    try program.setBounds(bounds, of: column)
    passBounds(column: column.index)
  }

  func setBounds(_ bounds: Bounds, of row: LinearProgram.RowID) throws(LinearProgramError) {
    try program.setBounds(bounds, of: row)
    stated[row.index] = nil
    passBounds(row: row.index)
  }

  /// Notes that a row only states these bounds.
  func note(_ bounds: Bounds, of row: LinearProgram.RowID) { stated[row.index] = bounds }
}

/// Solving one program after another.
extension Problem {
  /// Whether `other` differs from the program that the problem was made for in bounds and names only.
  func hasShape(of other: LinearProgram) -> Bool {
    other.columns.count == base.columns && other.rows.count == base.rows
      && zip(other.columns, program.columns).allSatisfy { $0.domain == $1.domain }
      && zip(other.rows, program.rows).allSatisfy { $0.terms == $1.terms }
  }

  /// Notes where the next program of this shape is to start, if this is the first solve and the program has not grown
  /// before it: each such program is asked for the same first.
  func noteStart() {
    guard start == nil, extent.columns == base.columns, extent.rows == base.rows else { return }
    start = handle.basis(rows: base.rows, columns: base.columns)
  }

  /// Makes this the problem of `program`, which has the shape of the one that it was made for.
  ///
  /// What a session does to a problem is undone: additions, bounds, scaling. Costs are passed with every objective, and a
  /// search closes what it opens.
  func restart(as program: LinearProgram) {
    if isScaled { handle.unscale() }
    isScaled = false
    handle.removeRows(from: base.rows, to: extent.rows)
    handle.removeColumns(from: base.columns, to: extent.columns)
    extent = base
    self.program = program
    for column in program.columns.indices { passBounds(column: column) }
    for row in program.rows.indices { passBounds(row: row) }
    if let start { handle.setBasis(start) } else { handle.setStandardBasis() }
    start = nil
    lastPoint = nil
    lastValues = nil
    pointBasis = nil
    lastPart = nil
    rowsOfColumn = []
    indexedRows = 0
    stated = [:]
    leastOfParts = nil
    splitRows = [:]
    suggested = [:]
    isProbedFirst = false
  }
}

/// Attempts at the relaxation.
extension Problem {
  /// How many iterations an attempt may take for each row and column.
  private static let usualIterations = 50
  /// The most rows and columns that rational arithmetic is tried on.
  private static let greatestExactSize = 300

  /// Ways of asking, from the cheapest to the most stubborn.
  enum Attempt: CaseIterable {
    /// From the basis where the last solve ended.
    case warm
    /// From the standard basis by the dual method.
    case restarted
    /// From the standard basis, scaled, with a hundredth of the tolerance.
    case scaled
    /// In rational arithmetic.
    case exact
  }

  /// What GLPK says after one attempt.
  enum Answer {
    case optimal, infeasible, unbounded
    /// A limit was reached; whether the basis is primal feasible.
    case stopped(isFeasible: Bool)
    case failed(SolverFailure)
  }

  /// Makes `objective` the one that attempts minimise, and answers the factor that its numbers were divided by.
  func pass(_ objective: LinearProgram.Objective) -> Double {
    let terms = objective.expression.terms
    let greatest = terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    let scale = (0x1p-10...0x1p10).contains(greatest) || greatest == 0 ? 1 : greatest.binade
    let factor = objective.sense == .minimise ? scale : -scale
    var costs = [Double](repeating: 0, count: program.columns.count)
    for term in terms { costs[term.column.index] = term.coefficient / factor }
    for (column, cost) in costs.enumerated() { handle.setCost(column, cost) }
    return factor
  }

  func run(_ attempt: Attempt, until deadline: Deadline) -> Answer {
    guard !deadline.hasPassed else { return .stopped(isFeasible: false) }
    switch attempt {
    case .warm:
      // From near the optimum the way is short; one that goes in circles is left the sooner.
      return simplex(.primal, tolerance: 1e-7, until: deadline, iterationsPerSize: 2)
    case .restarted:
      handle.setStandardBasis()
      return simplex(.dualThenPrimal, tolerance: 1e-7, until: deadline)
    case .scaled:
      if isScaled { handle.unscale() } else { handle.scale() }
      isScaled.toggle()
      handle.setStandardBasis()
      return simplex(.primal, tolerance: 1e-9, until: deadline)
    case .exact:
      return exact(until: deadline)
    }
  }

  /// Runs one of GLPK's simplex methods from the present basis.
  ///
  /// - Parameter tolerance: By what fraction of a bound it may be missed.
  func simplex(
    _ method: ProblemHandle.Method, tolerance: Double, until deadline: Deadline,
    iterationsPerSize: Int = usualIterations
  ) -> Answer {
    let code = handle.simplex(
      method, tolerance: tolerance, seconds: deadline.seconds,
      iterations: iterations(until: deadline, perSize: iterationsPerSize))
    return answer(to: code, until: deadline)
  }

  /// Exact pivots lead to the right basis of slightly rounded data; the values of the data themselves are then computed
  /// for that basis.
  ///
  /// It takes too long for large problems. GLPK refuses one without rows or columns, and aborts where rounding the data swaps two bounds: such
  /// bounds are one for the time being.
  private func exact(until deadline: Deadline) -> Answer {
    let size = program.rows.count + program.columns.count
    guard !program.rows.isEmpty, !program.columns.isEmpty, size <= Self.greatestExactSize else {
      return simplex(.primal, tolerance: 1e-9, until: deadline)
    }
    for (index, column) in program.columns.enumerated() where column.wholeBounds.isSwappedByRounding {
      handle.setColumnBounds(index, lower: column.wholeBounds.lower, upper: column.wholeBounds.lower)
    }
    for (index, row) in program.rows.enumerated() where row.bounds.isSwappedByRounding {
      handle.setRowBounds(index, lower: row.bounds.lower, upper: row.bounds.lower)
    }
    handle.setStandardBasis()
    let code = handle.exact(seconds: deadline.seconds, iterations: iterations(until: deadline))
    let answer = answer(to: code, until: deadline)
    for index in program.columns.indices { passBounds(column: index) }
    for index in program.rows.indices { passBounds(row: index) }
    guard case .optimal = answer else { return answer }
    let evaluation = handle.evaluateBasis()
    return evaluation == 0 ? .optimal : .failed(SolverFailure(returnCode: evaluation))
  }

  /// Without a limit of the caller's own, an attempt that seems to cycle is given up for the next.
  private func iterations(until deadline: Deadline, perSize: Int = usualIterations) -> Int {
    deadline.iterations ?? 1_000 + perSize * (program.rows.count + program.columns.count)
  }

  private func answer(to code: Int32, until deadline: Deadline) -> Answer {
    if code == 0 {
      switch handle.status {
      case .optimal: return .optimal
      case .noFeasible: return .infeasible
      case .unbounded: return .unbounded
      case .undefined, .feasible, .infeasible, .undocumented: return .failed(SolverFailure(undecided: handle.status))
      }
    }
    let failure = SolverFailure(returnCode: code)
    switch failure {
    case .failed(.timeLimit, _) where deadline.hasPassed, .failed(.iterationLimit, _) where deadline.iterations != nil:
      return .stopped(isFeasible: handle.primalStatus == .feasible)
    default:
      return .failed(failure)
    }
  }
}

/// Reading the answer to the last attempt.
extension Problem {
  /// The point of the last attempt; −0 becomes 0.
  var point: [Double] { program.columns.indices.map { handle.value(column: $0) + 0 } }

  /// The optimum that the last attempt claims for `objective`, passed with `factor`.
  func solution(of objective: LinearProgram.Objective, factor: Double) -> Solution {
    let duals = program.rows.indices.map { handle.dual(row: $0) * factor + 0 }
    return Solution(point, duals, of: objective, in: program)
  }
}

extension Solution {
  /// The solution at `values`, with what follows from point and row duals computed anew.
  init(
    _ values: [Double], _ duals: [Double], of objective: LinearProgram.Objective, in program: LinearProgram
  ) {
    var reducedCosts = [Double](repeating: 0, count: values.count)
    for term in objective.expression.terms { reducedCosts[term.column.index] = term.coefficient }
    var activities: [Double] = []
    activities.reserveCapacity(duals.count)
    for (row, dual) in zip(program.rows, duals) {
      var activity = 0.0
      for term in row.terms {
        activity += term.coefficient * values[term.column.index]
        reducedCosts[term.column.index] -= term.coefficient * dual
      }
      activities.append(activity)
    }
    let value = objective.expression.value(at: values)
    self.init(
      objective: value, values: values, rowActivities: activities,
      duals: Duals(rows: duals, reducedCosts: reducedCosts), bound: value)
  }
}

/// How much there is of a program.
struct Extent {
  var columns = 0
  private(set) var rows = 0
  private var coefficients = 0
  /// The least and the greatest coefficient.
  private(set) var sizes = SizeRange()

  /// Rows, columns and coefficients together.
  var size: Int { columns + rows + coefficients }

  mutating func include(_ row: [LinearExpression.Term]) {
    rows += 1
    coefficients += row.count
    sizes.include(row)
  }
}

/// The least and the greatest of some sizes.
struct SizeRange {
  private var least = Double.infinity
  private var greatest = 0.0

  var isWide: Bool { greatest > 1e6 * least }

  mutating func include(_ terms: [LinearExpression.Term]) {
    for term in terms {
      least = min(least, term.coefficient.magnitude)
      greatest = max(greatest, term.coefficient.magnitude)
    }
  }
}

extension Bounds {
  /// Whether the bounds are so close that rounding each to nine digits may change their order.
  fileprivate var isSwappedByRounding: Bool {
    lower.isFinite && upper.isFinite && !isFixed && upper - lower <= 1e-8 * max(1, lower.magnitude, upper.magnitude)
  }
}
