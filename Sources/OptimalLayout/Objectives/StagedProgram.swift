internal import LinearProgramming

/// One program solved in stages: each stage's optimum becomes a row that later stages keep.
///
/// Every answer is checked by its certificate before anything is built on it.
struct StagedProgram {
  let session: any LinearSession
  /// The key of the stack whose goals are pursued; nil where they are those of the whole tree.
  var view: String?
  private var place: String { view ?? "tree" }
  /// What each stage found, in order.
  private(set) var stages: [SolvedStage] = []
  /// The point found last.
  private(set) var solution: Solution? { didSet { missedLength = solution?.missedLength(in: session.program) ?? 0 } }
  /// How far a length of that point may be from one at a point that misses nothing.
  private(set) var missedLength = 0.0
  /// A row that keeps what a stage found.
  struct Kept {
    var row: LinearProgram.RowID
    var objective: LinearProgram.Objective
    var optimum: Double
    /// How far it is relaxed at least.
    var slack: Double
  }

  private(set) var kept: [Kept] = []
  /// The rows of what was stated or held in numbers, which may be off by a rounding, with their bounds.
  private(set) var stated: [(row: LinearProgram.RowID, bounds: Bounds)] = []
  /// The columns that are held at a value.
  var held = HeldColumns()
  /// The rows that every point has anyway.
  private(set) var aids: [LinearProgram.RowID] = []
  /// The columns that were narrowed to what every point has anyway, with the bounds that they had.
  var decided: [LinearProgram.ColumnID: Bounds] = [:]
  /// The rows that were narrowed likewise.
  private var decidedRows: [LinearProgram.RowID: Bounds] = [:]
  /// What is only the best that was found in the time allowed, with the keys of the views.
  var doubts: [(view: String?, reason: String)] = []
  /// What each solve may spend by now.
  var limits: SolverLimits
  /// How many probings are left out, because those before found nothing.
  var probingPause = (now: 0, next: 1)
  /// The places of the stages whose optimum later stages keep; others only asked what could be.
  private(set) var keeping: [Int] = []
  /// How far the point was behind the optima of stages whose columns are fixed by now.
  private(set) var settledDrift: [Goal: Double] = [:]
  /// The greatest magnitude that was kept so far.
  private(set) var greatest = 1.0
  /// Which of the session's solves each stage is; none where they are not recorded. A solve that finds no point is none.
  private var solves: [Int] = []
  /// The program of each stage; nil where programs are not recorded.
  var journal: ProgramJournal? { session.journal?.only(solves) }

  /// - Parameter limits: Those that the session was opened with.
  init(_ session: any LinearSession, limits: SolverLimits, view: String?) {
    self.session = session
    self.limits = limits
    self.view = view
  }

  /// Solves one stage without adding a row that keeps its optimum; `isKept` tells that its caller has it kept.
  mutating func optimum(
    _ objective: LinearProgram.Objective, for goal: Goal, as purpose: SolvedStage.Purpose = .goal, isKept: Bool = false
  ) throws -> Solution {
    try solution(of: outcome(of: objective), objective, for: goal, as: purpose, isKept: isKept)
  }

  private mutating func solution(
    of outcome: Outcome, _ objective: LinearProgram.Objective, for goal: Goal,
    as purpose: SolvedStage.Purpose = .goal, isKept: Bool = false
  ) throws -> Solution {
    let violations = Certificate(of: outcome, for: session.program, objective: objective).check()
    guard violations.isEmpty else { throw OptimumFailure.uncertified(view: place, goal: goal, violations) }
    guard let solution = try solution(of: outcome, objective) else {
      var stage = session.journal.map { $0.solve($0.count - 1) }
      stage?.outcome = outcome
      throw OptimumFailure.undecided(view: place, goal: goal, outcome, stage: stage)
    }
    if isKept { keeping.append(stages.count) }
    if let journal = session.journal { solves.append(journal.count - 1) }
    var stage = SolvedStage(
      goal: goal, view: view, objective: objective, optimum: value(of: objective, at: solution), purpose: purpose,
      isCertified: violations.isEmpty)
    if case .stopped = outcome {
      stage.bound = solution.bound
      let least = solution.bound.isFinite ? ", where \(Float(solution.bound)) may be possible" : ""
      doubt("\(stage.title) is \(Float(stage.optimum))\(least)")
    }
    stages.append(stage)
    self.solution = solution
    return solution
  }

  /// Solves one stage and keeps its optimum, relaxed outwards so that later stages stay feasible.
  ///
  /// - Parameters:
  ///   - plain: What to keep in place of the optimum found, which may be off by roundings.
  ///   - narrows: Whether a large program is made smaller by what the duals say of all its optima.
  @discardableResult
  mutating func pursue(
    _ objective: LinearProgram.Objective, for goal: Goal, as purpose: SolvedStage.Purpose = .goal,
    keeping plain: (Double) -> Double = { $0 }, narrows: Bool = true
  ) throws -> Solution {
    let solution = try optimum(objective, for: goal, as: purpose, isKept: true)
    let isImplied = try narrows && holdFace(of: solution, of: objective)
    let optimum = plain(value(of: objective, at: solution))
    try keep(objective, at: optimum, best: solution.objective, for: goal, isImplied: isImplied)
    return solution
  }

  /// Notes that the last stage's objective is a goal's value without `fixed`, in units of `unit`.
  mutating func noteMeasure(unit: Double, fixed: Double) {
    guard !stages.isEmpty else { return }
    stages[stages.count - 1].unit = unit
    stages[stages.count - 1].fixed = fixed
  }

  /// Keeps what is known to be the optimum of an objective, relaxed outwards so that later stages stay feasible.
  ///
  /// - Parameters:
  ///   - best: What no point betters, where that is not quite the optimum for rounding.
  ///   - isImplied: Whether the bounds keep it already, and the row is only for the case that they are taken back.
  mutating func keep(
    _ objective: LinearProgram.Objective, at optimum: Double, best: Double? = nil, for goal: Goal,
    isImplied: Bool = false
  ) throws {
    let slack = relaxation(of: optimum)
    greatest = max(greatest, optimum.magnitude)
    let isMinimised = objective.sense == .minimise
    let kept: Bounds = try isMinimised ? .atMost(optimum + slack) : .atLeast(optimum - slack)
    var (bounds, stated) = (kept, kept)
    if hasIntegers {
      // A relaxation does not know that no point is better, and a search would have to find it out again.
      let limit = best.map { isMinimised ? min($0, optimum) : max($0, optimum) } ?? optimum
      let better = Self.rounding(of: limit)
      bounds = try Bounds(
        lower: isMinimised ? limit - better : kept.lower, upper: isMinimised ? kept.upper : limit + better)
      // What is feasible by so little, several rows on end, is infeasible to the presolver of one solver or the other.
      stated = try isMinimised ? .atMost(optimum) : .atLeast(optimum)
    }
    if isImplied { (bounds, stated) = (.free, .free) }
    let row = try session.aid(
      "\(place): keeps \(goal.rawValue)", objective.expression, in: bounds, stating: stated)
    self.kept.append(Kept(row: row, objective: objective, optimum: optimum, slack: slack))
  }

  /// Solves one stage. Where integers leave a choice that fits but for the last digits, or what was stated holds but for
  /// them, a later stage may miss it by one of them: what was kept and stated is then relaxed further, step by step, before
  /// the program counts as infeasible, or as one for which the solver has no answer that stands up.
  private mutating func outcome(of objective: LinearProgram.Objective) throws -> Outcome {
    var outcome = Result { try session.solve(objective) }
    if !outcome.hasPoints, try dropAids() { outcome = Result { try session.solve(objective) } }
    // A solver lets a point miss a row by a fraction of what the row adds up to, however small the optimum is.
    let longest = min(Self.greatestSize, solution?.values.reduce(0) { max($0, $1.magnitude) } ?? 0)
    let further = longest > 10 * greatest ? [(1e-8, longest), (1e-7, longest)] : []
    for (relaxation, size) in [1e-9, 1e-8, 1e-7, 1e-6].map({ ($0, greatest) }) + further {
      guard !outcome.hasPoints, !kept.isEmpty else { break }
      try loosen(by: relaxation, of: size)
      outcome = Result { try session.solve(objective) }
    }
    return try outcome.get()
  }

  /// The greatest length in points by a fraction of which rows are relaxed.
  private static let greatestSize = 1e4

  /// Takes out what only helps a search, in case it is off by a rounding.
  ///
  /// - Returns: Whether there was something.
  private mutating func dropAids() throws -> Bool {
    let hasNarrowed = !decided.isEmpty || !decidedRows.isEmpty
    guard hasNarrowed || !aids.isEmpty || hasIntegers && !kept.isEmpty else { return false }
    for row in aids { try session.setBounds(.free, of: row) }
    for (column, own) in decided { try session.setBounds(own, of: column) }
    for (row, own) in decidedRows { try session.setBounds(own, of: row) }
    (aids, decided, decidedRows) = ([], [:], [:])
    try loosen(by: Self.equation, of: greatest)
    return true
  }

  /// Relaxes what was kept, held and stated by a fraction of its magnitude, or of `size` where that is greater.
  private func loosen(by fraction: Double, of size: Double) throws {
    func slack(_ value: Double) -> Double { fraction * max(size, value.magnitude) }
    for stage in kept {
      let slack = max(stage.slack, slack(stage.optimum))
      let bound =
        (stage.objective.sense == .minimise ? stage.optimum + slack : stage.optimum - slack)
        - stage.objective.expression.constant
      try session.setBounds(stage.objective.sense == .minimise ? .atMost(bound) : .atLeast(bound), of: stage.row)
    }
    for (row, bounds) in stated { try session.setBounds(bounds.loosened(by: fraction), of: row) }
    for (column, value, own) in held.all { try hold(column, at: value, within: own, slack: slack(value)) }
  }

  /// The objective at the point moved into the columns' bounds, where that is worse than at the point itself: what a
  /// solver's tolerance lets a column be out of its bounds is no gain that later stages could keep.
  private func value(of objective: LinearProgram.Objective, at solution: Solution) -> Double {
    let columns = session.program.columns
    let inside = objective.expression.terms.reduce(into: objective.expression.constant) { sum, term in
      let column = term.column.index
      sum += term.coefficient * columns[column].bounds.clamp(solution.values[column])
    }
    return objective.sense == .minimise ? max(inside, solution.objective) : min(inside, solution.objective)
  }

  /// Has the next search begin with these values of integer columns, if the program has a point with them.
  func suggest(_ values: [LinearProgram.ColumnID: Double]) { session.suggest(values) }

  /// Adds a row that later stages keep.
  func require(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws -> LinearProgram.RowID {
    try session.require("\(place): \(name)", expression, in: bounds)
  }

  /// Adds a row that every point has anyway, which a search would have to find out.
  mutating func aid(_ name: String, _ expression: LinearExpression, in bounds: Bounds) throws {
    aids.append(try session.aid("\(place): \(name)", expression, in: bounds, stating: .free))
  }

  /// The rows that keep what stages found, and those that only help a search: they may join everything.
  var looseRows: Set<LinearProgram.RowID> { Set(kept.map(\.row) + aids) }

  /// Narrows a column to what every point has anyway, which a search would have to find out.
  mutating func narrow(_ column: LinearProgram.ColumnID, from lower: Double, to upper: Double) throws {
    let own = session.program[column].bounds
    let bounds = try Bounds(lower: own.clamp(lower), upper: own.clamp(upper))
    guard bounds != own else { return }
    let stated = decided[column] ?? own
    decided[column] = stated
    // Where choices are left, lengths are known to fewer digits than another solver may ask for.
    guard hasIntegers, session.program[column].domain == .continuous else {
      return try session.setBounds(bounds, of: column)
    }
    try session.setBounds(bounds, of: column, stating: stated)
  }

  /// Narrows a row to the bound at which every point has it anyway.
  mutating func narrow(_ row: LinearProgram.RowID, to bound: Double) throws {
    let stated = decidedRows[row] ?? session.program[row].bounds
    decidedRows[row] = stated
    guard hasIntegers else { return try session.setBounds(.exactly(bound), of: row) }
    try session.setBounds(.exactly(bound), of: row, stating: stated)
  }

  /// Adds a column for a later stage.
  func addColumn(_ name: String, in bounds: Bounds) throws -> LinearProgram.ColumnID {
    try session.addColumn("\(place): \(name)", in: bounds, domain: .continuous)
  }

  /// Keeps an expression at a limit or below, relaxed outwards, if the program has a point where it is.
  ///
  /// - Returns: Whether it has one; otherwise nothing is changed.
  mutating func attempt(
    _ name: String, _ expression: LinearExpression, atMost limit: Double, for goal: Goal
  ) throws -> Bool {
    let slack = slack(for: limit)
    let row = try require(name, expression, in: .atMost(limit + slack))
    // Nothing that was kept is relaxed further for its sake.
    let objective = LinearProgram.Objective.minimise(LinearExpression())
    let outcome = try session.solve(objective)
    if hasNoPoint(outcome, for: goal) {
      try release(row)
      return false
    }
    _ = try solution(of: outcome, objective, for: goal)
    kept.append(Kept(row: row, objective: .minimise(expression), optimum: limit, slack: slack))
    return true
  }

  /// The greatest value of a column, or nil where the program has no point; nothing is relaxed further for its sake.
  mutating func level(_ column: LinearProgram.ColumnID, for goal: Goal) throws -> Double? {
    let objective = LinearProgram.Objective.maximise(LinearExpression(column))
    let outcome = try session.solve(objective)
    guard !hasNoPoint(outcome, for: goal) else { return nil }
    return try solution(of: outcome, objective, for: goal)[column]
  }

  /// The bounds of an expression that is a single column; nil for others.
  func bounds(of expression: LinearExpression) -> Bounds? {
    guard expression.terms.count == 1, let term = expression.terms.first, term.coefficient == 1,
      expression.constant == 0
    else { return nil }
    return session.program[term.column].bounds
  }

  /// Keeps a binary at 0.
  func ruleOut(_ column: LinearProgram.ColumnID) throws { try session.setBounds(.zero, of: column) }

  /// The optimum where some columns have other bounds for this once, or nil where the program has no point; nothing is
  /// kept of it, or relaxed further for its sake.
  mutating func probe(
    _ objective: LinearProgram.Objective, for goal: Goal, as purpose: SolvedStage.Purpose,
    with bounds: [(column: LinearProgram.ColumnID, bounds: Bounds)]
  ) throws -> Solution? {
    let own = bounds.map { session.program[$0.column].bounds }
    for (column, bounds) in bounds { try session.setBounds(bounds, of: column) }
    let outcome = try session.solve(objective)
    var found: Solution?
    if !hasNoPoint(outcome, for: goal) { found = try solution(of: outcome, objective, for: goal, as: purpose) }
    for (entry, own) in zip(bounds, own) { try session.setBounds(own, of: entry.column) }
    return found
  }

  /// Takes a row out.
  mutating func release(_ row: LinearProgram.RowID) throws {
    decidedRows[row] = nil
    try session.setBounds(.free, of: row)
  }

  /// Takes out rows that limit nothing any more.
  mutating func release(_ rows: Set<LinearProgram.RowID>) throws {
    for row in rows.sorted(by: { $0.index < $1.index }) { try release(row) }
    kept.removeAll { rows.contains($0.row) }
    aids.removeAll { rows.contains($0) }
  }

  /// Takes in rows that state numbers, which may be off by a rounding.
  mutating func mayBeOff(_ rows: [LinearProgram.RowID]) {
    stated += rows.map { ($0, session.program[$0].bounds) }
  }

  /// The program with all rows and columns that it has by now.
  var program: LinearProgram { session.program }

  /// The rows that were added after the first `count`.
  func rows(from count: Int) -> [LinearProgram.RowID] {
    (count..<session.program.rows.count).map(LinearProgram.RowID.init(index:))
  }

  /// Adds the columns and rows that `program` has beyond those of the session.
  mutating func extend(to program: LinearProgram) throws {
    let (columns, rows) = (session.program.columns.count, session.program.rows.count)
    for column in program.columns[columns...] {
      _ = try session.addColumn(column.name, in: column.bounds, domain: column.domain)
    }
    for row in program.rows[rows...] {
      _ = try session.require(row.name, LinearExpression(row.terms), in: row.bounds)
    }
    // The last point says nothing of the new columns.
    if columns < program.columns.count { solution = nil }
  }

  /// How far the stages have come.
  struct Mark {
    fileprivate var stages: Int
    fileprivate var kept: Int
    fileprivate var aids: Int
  }

  /// How far the stages have come by now.
  var mark: Mark { Mark(stages: stages.count, kept: kept.count, aids: aids.count) }

  /// By how much the rows relaxed since `mark` together can have moved a length.
  func looseness(since mark: Mark) -> Double { stages[mark.stages...].reduce(0) { $0 + slack(for: $1.optimum) } }

  /// Takes out the rows that keep what was found since `mark`, and those that helped to find it, where the columns in them
  /// are fixed.
  mutating func release(since mark: Mark) throws {
    let settled = keeping.filter { $0 >= mark.stages }
    settledDrift.merge(drift(of: settled), uniquingKeysWith: max)
    keeping.removeAll { $0 >= mark.stages }
    for row in kept[mark.kept...].map(\.row) + aids.dropFirst(mark.aids) { try release(row) }
    kept.removeSubrange(mark.kept...)
    aids.removeLast(max(0, aids.count - mark.aids))
  }

  /// Whether some columns are limited to whole numbers.
  var hasIntegers: Bool { session.program.hasIntegers }

  /// How far a value may be from another one that counts as the same: by 1e-9 of its magnitude, or of the greatest that was
  /// kept before.
  func slack(for value: Double) -> Double { 1e-9 * max(greatest, value.magnitude) }

  /// How far a kept value is relaxed: by a fraction of its magnitude, or of the greatest that was kept before.
  ///
  /// A small value may owe all it has to what a great one was relaxed by. Kept more narrowly than that it would force the
  /// great one to its edge, and leave a program that is feasible to fewer digits than solvers tell apart.
  private func relaxation(of value: Double) -> Double { Self.equation * max(greatest, value.magnitude) }

  /// The fraction by which what is kept is relaxed: so little that solvers take two bounds so close for an equation.
  ///
  /// Between 1e-9 and 1e-6 apart, they are not: a presolver that lets rows be missed by 1e-7 may choose one end of them for a
  /// column and the other for the next, and find no point where a factor between the two makes more than 1e-7 of it.
  static let equation = 1e-12

  /// By how much the relaxed rows together can have moved a length.
  var looseness: Double { looseness(since: Mark(stages: 0, kept: 0, aids: 0)) }
}
