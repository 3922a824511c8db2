import LinearProgramming

/// Solving only the part of a large program that an objective is about.
///
/// Columns that no row joins, because the columns between them are fixed or the rows are free, do not influence each other.
/// Where the optimum found last still is a point of the program but for some rows, only the columns that are joined to the
/// objective's, or to those rows', can have to move: the others stay, their rows charge nothing, and together with the
/// optimum of the part, which is checked, that is an optimum of the program.
extension Problem {
  /// The least number of rows and columns of which a part is looked for.
  private static let leastSize = 400
  /// The greatest number of open integers of a part: with more, a search begins sooner with what is known of the program.
  private static let greatestChoices = 64

  /// The optimum of `objective`, found by solving a part of the program; nil where there is no small part, or it has no
  /// optimum.
  func optimumOfPart(_ objective: LinearProgram.Objective, until deadline: Deadline) -> Solution? {
    guard program.rows.count + program.columns.count >= Self.leastSize, let last = lastValues else { return nil }
    index()
    var values = last
    for column in program.columns[last.count...] { values.append(column.bounds.clamp(0)) }
    guard let part = part(of: objective, from: &values, new: last.count..<values.count),
      let solution = try? solution(of: part, objective, at: values, until: deadline)
    else { return nil }
    // What is next to fixed counts as fixed; the duals may want it at its other end.
    let isExact = program.columns.allSatisfy { !$0.bounds.areOne || $0.bounds.isFixed }
    guard isExact || Certificate(of: .optimal(solution), for: program, objective: objective).check().isEmpty else {
      return nil
    }
    if program.hasIntegers { lastPoint = solution.values }
    return solution
  }

  /// Notes in which rows the columns stand.
  private func index() {
    while rowsOfColumn.count < program.columns.count { rowsOfColumn.append([]) }
    for row in indexedRows..<program.rows.count {
      for term in program.rows[row].terms { rowsOfColumn[term.column.index].append(row) }
    }
    indexedRows = program.rows.count
  }

  /// What is joined to the objective, to new columns, and to what no longer holds at `values`, which are moved into the
  /// columns' bounds; nil where that is most of the program, or no column can make it hold.
  private func part(
    of objective: LinearProgram.Objective, from values: inout [Double], new: Range<Int>
  ) -> ProgramPart? {
    let columns = program.columns
    var waiting = objective.expression.terms.map(\.column.index) + Array(new)
    for (column, value) in values.enumerated() {
      let inside = columns[column].bounds.clamp(value)
      guard inside != value else { continue }
      values[column] = inside
      waiting.append(column)
    }
    for row in program.rows where !row.bounds.isFree {
      let activity = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.column.index] }
      guard !row.bounds.holds(activity) else { continue }
      let free = row.terms.map(\.column.index).filter { !columns[$0].bounds.areOne }
      guard !free.isEmpty else { return nil }
      waiting += free
    }
    var isChosen = [Bool](repeating: false, count: columns.count)
    var isJoined = [Bool](repeating: false, count: program.rows.count)
    var count = 0
    // The duals of a part are those of the program only where no row charges what stays.
    let splits = program.hasIntegers ? splits : [:]
    while let column = waiting.popLast() {
      guard !isChosen[column], !columns[column].bounds.areOne else { continue }
      isChosen[column] = true
      count += 1
      guard 2 * count <= columns.count else { return nil }
      for row in rowsOfColumn[column] where !program.rows[row].bounds.isFree {
        // What a sum has at its least for each of its parts joins none of them to another one.
        let split = splits[row]?.terms(beside: column)
        guard !isJoined[row] || split != nil else { continue }
        isJoined[row] = true
        waiting += (split ?? program.rows[row].terms).map(\.column.index)
      }
    }
    return ProgramPart(
      columns: isChosen.indices.filter { isChosen[$0] }, rows: isJoined.indices.filter { isJoined[$0] })
  }

  /// The optimum of a part, with the other columns at `values`; nil where there is none.
  private func solution(
    of part: ProgramPart, _ objective: LinearProgram.Objective, at values: [Double], until deadline: Deadline
  ) throws -> Solution? {
    let restriction = try ProgramPart.Restriction(of: part, in: program, at: values)
    let small = restriction.program
    let choices = small.columns.count { $0.domain != .continuous && !$0.bounds.isFixed }
    guard choices == 0 || choices <= Self.greatestChoices && !isProbedFirst else { return nil }
    let goal = objective.restricted(by: restriction)
    let problem = try problem(of: part, as: restriction)
    if let lastPart, lastPart.part == part {
      problem.handle.setBasis(lastPart.basis)
      problem.pointBasis = lastPart.pointBasis
    }
    let outcome =
      small.hasIntegers
      ? try problem.search(goal, until: deadline)
      : try problem.settled(goal, hasChoices: hasChoices, until: deadline)
    let basis = problem.handle.basis(rows: small.rows.count, columns: small.columns.count)
    lastPart = SolvedPart(part: part, basis: basis, pointBasis: problem.pointBasis)
    isProbedFirst = problem.isProbedFirst
    guard case .optimal(let found) = outcome else { return nil }
    var point = values
    for (index, value) in zip(part.columns, found.values) { point[index] = value }
    var duals = [Double](repeating: 0, count: program.rows.count)
    for (index, dual) in zip(part.rows, found.duals?.rows ?? []) { duals[index] = dual }
    var solution = Solution(point, duals, of: objective, in: program)
    if program.hasIntegers {
      solution.duals = nil
      solution.bound = found.bound
    }
    return solution
  }

  /// A problem of a part alone, whose searches begin with what is known of the part.
  func problem(of part: ProgramPart, as restriction: ProgramPart.Restriction) throws -> Problem {
    let problem = try Problem(restriction.program)
    for (column, value) in suggested { if let column = restriction[column] { problem.suggested[column] = value } }
    if let lastPoint, part.columns.allSatisfy({ $0 < lastPoint.count }) {
      problem.lastPoint = part.columns.map { lastPoint[$0] }
    }
    return problem
  }
}

/// A part of a program that was solved by itself, and where that ended.
struct SolvedPart {
  var part: ProgramPart
  /// The basis after the last solve.
  var basis: StartingBasis
  /// That of the best point with fixed integers; nil where none was sought.
  var pointBasis: StartingBasis?
}

extension LinearProgram.Objective {
  /// What is left of the objective where a program's other columns are at their values.
  func restricted(by restriction: ProgramPart.Restriction) -> Self {
    var objective = self
    objective.expression = restriction.restricted(expression)
    return objective
  }
}

extension Bounds {
  /// Whether all values within the bounds are the same, but for a rounding.
  fileprivate var areOne: Bool { lower.isFinite && upper - lower <= 1e-8 * max(1, lower.magnitude) }

  /// Whether a sum lies within the bounds, but for a rounding.
  fileprivate func holds(_ sum: Double) -> Bool {
    sum >= lower - 1e-9 * max(1, lower.magnitude) && sum <= upper + 1e-9 * max(1, upper.magnitude)
  }
}
