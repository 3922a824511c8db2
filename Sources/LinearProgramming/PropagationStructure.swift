/// The rows of a program by columns and by sets of binaries, without the columns that are fixed: what these add to a row is
/// taken off its bounds.
struct PropagationStructure {
  struct Term {
    var column: Int
    var coefficient: Double
  }

  /// A column of a row, or all of its columns in one set.
  struct Part {
    /// The set; −1 for a column alone.
    var set: Int
    var first: Int
    var end: Int
  }

  struct Row {
    var terms: [Term]
    var parts: [Part]
    var lower: Double
    var upper: Double
  }

  /// Binaries of which one is 1.
  struct Choice {
    var members: [Int]
    /// Whether one is 1 in any case.
    var isExact: Bool
  }

  private(set) var rows: [Row] = []
  private(set) var sets: [Choice] = []
  let isInteger: [Bool]
  private var setOfColumn: [Int]
  private var rowsOfColumn: [[Int]]

  func set(of column: Int) -> Int? { setOfColumn[column] < 0 ? nil : setOfColumn[column] }

  func rows(of column: Int) -> [Int] { rowsOfColumn[column] }

  init(_ program: LinearProgram) {
    isInteger = program.columns.map { $0.domain != .continuous }
    setOfColumn = Array(repeating: -1, count: program.columns.count)
    rowsOfColumn = Array(repeating: [], count: program.columns.count)
    findSets(of: program, exact: true)
    findSets(of: program, exact: false)
    for row in program.rows {
      var fixed = 0.0
      var terms: [Term] = []
      for term in row.terms {
        let bounds = program[term.column].wholeBounds
        if bounds.isFixed {
          fixed += term.coefficient * bounds.lower
        } else {
          terms.append(Term(column: term.column.index, coefficient: term.coefficient))
        }
      }
      let (lower, upper) = (row.bounds.lower - fixed, row.bounds.upper - fixed)
      guard !terms.isEmpty || lower > 0 || upper < 0 else { continue }
      terms.sort { (setOfColumn[$0.column], $0.column) < (setOfColumn[$1.column], $1.column) }
      var parts: [Part] = []
      for (index, term) in terms.enumerated() {
        let set = setOfColumn[term.column]
        if set >= 0, let last = parts.last, last.set == set {
          parts[parts.count - 1].end = index + 1
        } else {
          parts.append(Part(set: set, first: index, end: index + 1))
        }
        rowsOfColumn[term.column].append(rows.count)
      }
      rows.append(Row(terms: terms, parts: parts, lower: lower, upper: upper))
    }
  }

  /// Finds rows that say that one binary, or at most one, is 1; a binary is in one set at most.
  private mutating func findSets(of program: LinearProgram, exact: Bool) {
    for row in program.rows where row.terms.count > 1 && row.bounds.upper == 1 && (row.bounds.lower == 1) == exact {
      let isSet = row.terms.allSatisfy {
        $0.coefficient == 1 && program[$0.column].domain == .binary && setOfColumn[$0.column.index] < 0
      }
      let members = row.terms.map(\.column).filter { !program[$0].wholeBounds.isFixed }.map(\.index)
      let isSettled = row.terms.contains { program[$0.column].wholeBounds.lower > 0.5 }
      guard isSet, exact || row.bounds.lower <= 0, members.count > 1, !isSettled else { continue }
      for member in members { setOfColumn[member] = sets.count }
      sets.append(Choice(members: members, isExact: exact))
    }
  }
}
