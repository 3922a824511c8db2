internal import LinearProgramming

/// Takes off what the relaxed rows added to a point of a program of many stacks: the point next to it at which what holds
/// almost exactly holds exactly.
///
/// Bounds and rows that the point touches, lengths that are equal, and the optima of the stages are equations; they are
/// solved by elimination in that order, and whatever none of them fixes stays where it is.
///
/// - Complexity: cubic in the number of columns at worst; programs with more than ``limit`` columns are left as they are.
struct ActiveSet {
  /// The most columns of a program that is solved again.
  static let limit = 1_500

  /// One equation, solved for one column.
  private struct Solved {
    var column: Int
    var terms: [Int: Double]
    var constant: Double
  }

  private let point: [Double]
  /// What a sum may be off by for its size or 1, and in any case.
  private let tolerance: Double
  private let looseness: Double
  private var solved: [Solved] = []
  private var placeOfColumn: [Int: Int] = [:]

  /// Prepares to move `point`, whose lengths relaxed rows may have moved by `looseness` points.
  init(at point: [Double], looseness: Double) {
    self.point = point
    self.looseness = 2 * looseness
    // A great length may be moved by more than small ones could ever differ by.
    tolerance = min(max(1e-7, 2 * looseness), 1e-5)
  }

  /// A point at which the stages of a program ended that divides stacks with these lengths, without what their relaxed rows
  /// added; `program` is as it was before them.
  ///
  /// - Parameter wanted: What goals of the whole tree want lengths to be near to.
  static func exact(
    _ point: [Double], of program: LinearProgram, _ stacks: [(lengths: [LinearExpression], ranges: [ChildRange])],
    wanted: [(length: LinearExpression, target: Double)] = [], _ stages: StagedProgram
  ) -> [Double] {
    guard point.count <= limit else { return point }
    var active = ActiveSet(at: point, looseness: stages.looseness)
    active.touch(program)
    for (length, target) in wanted where target.isFinite { active.hold(length, at: target) }
    for stack in stacks {
      for group in stack.ranges.priorityGroups { active.holdCommonLevel(of: group.map { stack.lengths[$0] }) }
    }
    active.hold(stages.stages)
    return active.solution
  }

  private func mayMiss(_ value: Double) -> Double { max(tolerance * max(1, abs(value)), looseness) }

  /// Takes in the bounds and rows that the point touches, of the program before its first stage.
  mutating func touch(_ program: LinearProgram) {
    for (index, column) in program.columns.enumerated() {
      let bounds = column.bounds
      let column = LinearExpression(LinearProgram.ColumnID(index: index))
      if bounds.lower.isFinite { hold(column, at: bounds.lower) }
      if bounds.upper.isFinite, bounds.upper != bounds.lower { hold(column, at: bounds.upper) }
    }
    for row in program.rows {
      let sum = LinearExpression(row.terms)
      if row.bounds.lower.isFinite { hold(sum, at: row.bounds.lower) }
      if row.bounds.upper.isFinite, row.bounds.upper != row.bounds.lower { hold(sum, at: row.bounds.upper) }
    }
  }

  /// Takes in an equation, if the point almost fulfils it and it says something new.
  mutating func hold(_ expression: LinearExpression, at value: Double) {
    guard abs(expression.value(at: point) - value) <= mayMiss(value) else { return }
    var terms: [Int: Double] = [:]
    var constant = expression.constant - value
    for term in expression.terms { Self.add(term.coefficient, of: term.column.index, to: &terms) }
    // Columns that are solved for are replaced by what they equal.
    while let column = terms.keys.filter({ placeOfColumn[$0] != nil }).min(), let place = placeOfColumn[column] {
      let factor = terms.removeValue(forKey: column) ?? 0
      for (other, coefficient) in solved[place].terms { Self.add(coefficient * factor, of: other, to: &terms) }
      constant += solved[place].constant * factor
    }
    let pivot = terms.max { (abs($0.value), $1.key) < (abs($1.value), $0.key) }
    guard let pivot, abs(pivot.value) > 1e-9 else { return }
    terms[pivot.key] = nil
    let solution = Solved(
      column: pivot.key, terms: terms.mapValues { -$0 / pivot.value }, constant: -constant / pivot.value)
    for place in solved.indices {
      guard let factor = solved[place].terms.removeValue(forKey: pivot.key) else { continue }
      for (other, coefficient) in solution.terms { Self.add(coefficient * factor, of: other, to: &solved[place].terms) }
      solved[place].constant += solution.constant * factor
    }
    placeOfColumn[pivot.key] = solved.count
    solved.append(solution)
  }

  /// Takes in that lengths are equal where they almost are, the ones next to each other in `lengths`; those without a choice
  /// are left out.
  mutating func holdCommonLevel(of lengths: [LinearExpression]) {
    let free = lengths.filter { !$0.terms.isEmpty }
    for (one, other) in zip(free, free.dropFirst()) { hold(one - other, at: 0) }
  }

  /// Takes in what stages found.
  mutating func hold(_ stages: [SolvedStage]) {
    for stage in stages { hold(stage.objective.expression, at: stage.optimum) }
  }

  private static func add(_ coefficient: Double, of column: Int, to terms: inout [Int: Double]) {
    let sum = (terms[column] ?? 0) + coefficient
    terms[column] = abs(sum) > 1e-12 ? sum : nil
  }

  /// The point that fulfils the equations; one that would lie further away than they were missed by is not moved to.
  var solution: [Double] {
    let plain = point.map { Self.plain($0) }
    var moved = plain
    for equation in solved {
      let value = equation.terms.sorted { $0.key < $1.key }.reduce(equation.constant) { $0 + $1.value * plain[$1.key] }
      if abs(value - point[equation.column]) <= 100 * mayMiss(value) { moved[equation.column] = Self.plain(value) }
    }
    return moved
  }

  /// The multiple of a millionth, or below 1 of a billionth, from which only the roundings of an elimination keep a value.
  private static func plain(_ value: Double) -> Double {
    let unit = value.magnitude < 1 ? 1e9 : 1e6
    let plain = (value * unit).rounded() / unit
    return abs(plain - value) <= min(1e-12 * max(1, value.magnitude), 1e-10) ? plain + 0 : value
  }
}
