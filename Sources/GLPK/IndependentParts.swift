import LinearProgramming

/// The parts of a program that have nothing to do with each other: sets of columns that no row joins.
///
/// Rows that hold whatever their columns are join nothing. Nor do rows that columns without a cost see to which stand in no
/// other row, as the one does that says what a stack leaves unused: these columns follow from the others (column singletons:
/// Andersen and Andersen, "Presolving in linear programming", 1995).
struct IndependentParts {
  private let program: LinearProgram
  /// What is stated of rows that help a search.
  private let stated: [Int: Bounds]
  /// The parts with their numbers of open integers, the fewest first; those without are one.
  private(set) var parts: [(part: ProgramPart, choices: Int)] = []
  /// Rows that columns of their own see to, with these, in the order in which they were left out.
  private var left: [(row: Int, columns: [Int])] = []

  /// - Parameter stated: The wider bounds that are stated of rows which help a search. Such a row joins nothing for the sake
  ///   of the narrower ones.
  /// - Complexity: O(*n*) for *n* coefficients, but for rows that are left out one after the other.
  init(of program: LinearProgram, stating stated: [Int: Bounds], for objective: LinearProgram.Objective) {
    self.program = program
    self.stated = stated
    var isCostly = [Bool](repeating: false, count: program.columns.count)
    for term in objective.expression.terms where term.coefficient != 0 { isCostly[term.column.index] = true }
    var isJoining = program.rows.indices.map { !holds($0, with: []) }
    var rowsOfColumn = [Set<Int>](repeating: [], count: program.columns.count)
    for (index, row) in program.rows.enumerated() where isJoining[index] {
      for term in row.terms where isOpen(term) { rowsOfColumn[term.column.index].insert(index) }
    }
    var waiting = Array(program.rows.indices.reversed())
    while let index = waiting.popLast() {
      guard isJoining[index] else { continue }
      let row = program.rows[index]
      let own = row.terms.map(\.column.index).filter {
        rowsOfColumn[$0].count == 1 && !isCostly[$0] && program.columns[$0].domain == .continuous
      }
      guard !own.isEmpty, holds(index, with: Set(own)) else { continue }
      isJoining[index] = false
      left.append((index, own))
      for term in row.terms where isOpen(term) {
        rowsOfColumn[term.column.index].remove(index)
        waiting += rowsOfColumn[term.column.index]
      }
    }
    join(rowsOfColumn)
  }

  private func isOpen(_ term: LinearExpression.Term) -> Bool {
    term.coefficient != 0 && !program.columns[term.column.index].bounds.isFixed
  }

  /// Whether a row holds whatever its columns are, but for some that can be chosen for its sake.
  private func holds(_ index: Int, with seeing: Set<Int>) -> Bool {
    let row = program.rows[index]
    let bounds = stated[index] ?? row.bounds
    if bounds.isFree { return true }
    var (given, chosen) = ((least: 0.0, greatest: 0.0), (least: 0.0, greatest: 0.0))
    for term in row.terms where term.coefficient != 0 {
      let own = program.columns[term.column.index].wholeBounds
      let ends = (term.coefficient * own.lower, term.coefficient * own.upper)
      let (least, greatest) = (min(ends.0, ends.1), max(ends.0, ends.1))
      if seeing.contains(term.column.index) {
        chosen = (chosen.least + least, chosen.greatest + greatest)
      } else {
        given = (given.least + least, given.greatest + greatest)
      }
    }
    return given.greatest + chosen.least <= bounds.upper && given.least + chosen.greatest >= bounds.lower
  }

  /// Finds the parts, with the rows in which each column still stands.
  private mutating func join(_ rowsOfColumn: [Set<Int>]) {
    var isFound = program.columns.map(\.bounds.isFixed)
    for column in left.flatMap(\.columns) { isFound[column] = true }
    var rest = ProgramPart()
    for start in program.columns.indices where !isFound[start] {
      var part = ProgramPart()
      var rows: Set<Int> = []
      var waiting = [start]
      isFound[start] = true
      while let column = waiting.popLast() {
        part.columns.append(column)
        for row in rowsOfColumn[column] where rows.insert(row).inserted {
          for next in program.rows[row].terms.map(\.column.index) where !isFound[next] {
            isFound[next] = true
            waiting.append(next)
          }
        }
      }
      part.columns.sort()
      part.rows = rows.sorted()
      let choices = part.columns.count { program.columns[$0].domain != .continuous }
      if choices > 0 {
        parts.append((part, choices))
      } else {
        rest.columns += part.columns
        rest.rows += part.rows
      }
    }
    takeIn()
    parts.sort { ($0.choices, $0.part.columns[0]) < ($1.choices, $1.part.columns[0]) }
    rest.columns.sort()
    rest.rows.sort()
    if !rest.columns.isEmpty { parts.insert((rest, 0), at: 0) }
  }

  /// Has the parts keep the rows that only help a search, each the part that has all its columns.
  private mutating func takeIn() {
    var place = [Int?](repeating: nil, count: program.columns.count)
    for (index, entry) in parts.enumerated() { for column in entry.part.columns { place[column] = index } }
    for index in stated.keys.sorted() where !program.rows[index].bounds.isFree {
      let open = program.rows[index].terms.filter(isOpen).map { place[$0.column.index] }
      if let first = open.first, let part = first, open.allSatisfy({ $0 == first }),
        !parts[part].part.rows.contains(index)
      {
        parts[part].part.rows.append(index)
      }
    }
  }

  /// Gives the columns values that follow from the others.
  func complete(_ values: inout [Double]) {
    for (index, columns) in left.reversed() {
      let row = program.rows[index]
      for column in columns { values[column] = program.columns[column].bounds.clamp(0) }
      for term in row.terms where columns.contains(term.column.index) {
        let activity = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.column.index] }
        let missing = row.bounds.clamp(activity) - activity
        guard missing != 0 else { break }
        let column = term.column.index
        values[column] = program.columns[column].bounds.clamp(values[column] + missing / term.coefficient)
      }
    }
  }
}
