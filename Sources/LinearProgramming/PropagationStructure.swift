/// The rows of a program by columns and by sets of binaries, without the columns that are fixed: what these add to a row is
/// taken off its bounds.
struct PropagationStructure {
  struct Term {
    var column: Int
    var coefficient: Double
  }

  /// A column of a row, or all of its columns in one set, as a range of ``terms``.
  struct Part {
    /// The set; −1 for a column alone.
    var set: Int
    var first: Int
    var end: Int
  }

  /// A row, as a range of ``parts`` whose terms follow one another.
  struct Row {
    var first: Int
    var end: Int
    var termCount: Int
    var lower: Double
    var upper: Double
  }

  /// Binaries of which one is 1, as a range of ``members``.
  struct Choice {
    var first: Int
    var end: Int
    /// Whether one is 1 in any case.
    var isExact: Bool

    var count: Int { end - first }
  }

  // Flat arrays of plain values: a search reads them millions of times, and counts no references then.
  private(set) var terms: [Term] = []
  private(set) var parts: [Part] = []
  private(set) var rows: [Row] = []
  private(set) var members: [Int] = []
  private(set) var sets: [Choice] = []
  let isInteger: [Bool]
  private var setOfColumn: [Int]
  /// The rows of the columns one after the other, and where those of each begin.
  private(set) var rowsOfColumns: [Int] = []
  private var starts: [Int] = []

  /// The set of a column; −1 where it is in none.
  func set(of column: Int) -> Int { setOfColumn[column] }

  /// Where the rows of a column stand among ``rowsOfColumns``.
  func rows(of column: Int) -> Range<Int> { starts[column]..<starts[column + 1] }

  init(_ program: LinearProgram) {
    isInteger = program.columns.map { $0.domain != .continuous }
    setOfColumn = Array(repeating: -1, count: program.columns.count)
    findSets(of: program, exact: true)
    findSets(of: program, exact: false)
    for row in program.rows { take(row, of: program) }
    listRows(ofColumns: program.columns.count)
  }

  private mutating func take(_ row: LinearProgram.Row, of program: LinearProgram) {
    var fixed = 0.0
    var open: [Term] = []
    for term in row.terms {
      let bounds = program[term.column].wholeBounds
      if bounds.isFixed {
        fixed += term.coefficient * bounds.lower
      } else {
        open.append(Term(column: term.column.index, coefficient: term.coefficient))
      }
    }
    let (lower, upper) = (row.bounds.lower - fixed, row.bounds.upper - fixed)
    guard !open.isEmpty || lower > 0 || upper < 0 else { return }
    open.sort { (setOfColumn[$0.column], $0.column) < (setOfColumn[$1.column], $1.column) }
    let first = parts.count
    for term in open {
      let set = setOfColumn[term.column]
      if set >= 0, parts.count > first, parts[parts.count - 1].set == set {
        parts[parts.count - 1].end += 1
      } else {
        parts.append(Part(set: set, first: terms.count, end: terms.count + 1))
      }
      terms.append(term)
    }
    rows.append(Row(first: first, end: parts.count, termCount: open.count, lower: lower, upper: upper))
  }

  private mutating func listRows(ofColumns count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    for term in terms { starts[term.column + 1] += 1 }
    for column in 0..<count { starts[column + 1] += starts[column] }
    rowsOfColumns = Array(repeating: 0, count: terms.count)
    var next = starts
    for (index, row) in rows.enumerated() {
      for part in row.first..<row.end {
        for term in parts[part].first..<parts[part].end {
          rowsOfColumns[next[terms[term].column]] = index
          next[terms[term].column] += 1
        }
      }
    }
  }

  /// Finds rows that say that one binary, or at most one, is 1; a binary is in one set at most.
  private mutating func findSets(of program: LinearProgram, exact: Bool) {
    for row in program.rows where row.terms.count > 1 && row.bounds.upper == 1 && (row.bounds.lower == 1) == exact {
      let isSet = row.terms.allSatisfy {
        $0.coefficient == 1 && program[$0.column].domain == .binary && setOfColumn[$0.column.index] < 0
      }
      let open = row.terms.map(\.column).filter { !program[$0].wholeBounds.isFixed }.map(\.index)
      let isSettled = row.terms.contains { program[$0.column].wholeBounds.lower > 0.5 }
      guard isSet, exact || row.bounds.lower <= 0, open.count > 1, !isSettled else { continue }
      for member in open { setOfColumn[member] = sets.count }
      sets.append(Choice(first: members.count, end: members.count + open.count, isExact: exact))
      members += open
    }
  }
}
