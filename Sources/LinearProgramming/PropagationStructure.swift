/// The rows of a program by columns and by sets of binaries.
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
    for row in program.rows where !row.terms.isEmpty || !row.bounds.contains(0) {
      let terms = row.terms.map { Term(column: $0.column.index, coefficient: $0.coefficient) }
        .sorted { (setOfColumn[$0.column], $0.column) < (setOfColumn[$1.column], $1.column) }
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
      rows.append(Row(terms: terms, parts: parts, lower: row.bounds.lower, upper: row.bounds.upper))
    }
  }

  /// Finds rows that say that one binary, or at most one, is 1; a binary is in one set at most.
  private mutating func findSets(of program: LinearProgram, exact: Bool) {
    for row in program.rows where row.terms.count > 1 && row.bounds.upper == 1 && (row.bounds.lower == 1) == exact {
      let isSet = row.terms.allSatisfy {
        $0.coefficient == 1 && program[$0.column].domain == .binary && setOfColumn[$0.column.index] < 0
      }
      guard isSet, exact || row.bounds.lower <= 0 else { continue }
      for term in row.terms { setOfColumn[term.column.index] = sets.count }
      sets.append(Choice(members: row.terms.map(\.column.index), isExact: exact))
    }
  }
}
