extension LinearProgram {
  /// The program and an objective in free MPS format, as glpsol, CBC, HiGHS and others read it.
  ///
  /// What is maximised is written with its signs changed, because not every reader knows a section for the sense; a
  /// comment says so. The objective's constant is the coefficient of a column that is 1. A row with two bounds is a
  /// range where that is exact, else two rows, `name` and `name.upper`. Integer columns have their bounds
  /// rounded inwards. Coefficients read back as the same numbers. Comments at the
  /// top say which names had to be changed.
  ///
  /// - Parameter title: A comment for the first lines; empty for none.
  /// - Throws: `LinearProgramError` for an objective that is not this program's.
  /// - Complexity: O(*n* log *n*) for *n* coefficients.
  public func mpsFormat(_ objective: Objective, title: String = "") throws(LinearProgramError) -> String {
    try check(objective)
    return MPSWriter(self, objective, title: title).text
  }
}

private struct MPSWriter {
  /// A row as MPS has it: one type, one right-hand side, perhaps a range.
  private struct Line {
    var name: String
    var type: Character
    var bound: Double?
    var range: Double?
    var terms: [LinearExpression.Term]
  }

  private let program: LinearProgram
  private let objective: LinearProgram.Objective
  private let names: ExportedNames
  private var lines: [Line] = []
  private(set) var text = ""

  init(_ program: LinearProgram, _ objective: LinearProgram.Objective, title: String) {
    self.program = program
    self.objective = objective
    names = ExportedNames(program)
    lines = split()
    for comment in title.split(whereSeparator: \.isNewline) + names.changes.map({ $0[...] }) { line("* \(comment)") }
    if objective.sense == .maximise { line("* the objective is to be maximised; its signs are changed") }
    line("NAME program")
    writeRows()
    writeColumns()
    writeRightHandSides()
    writeBounds()
    line("ENDATA")
  }

  private mutating func line(_ content: String) { text += content + "\n" }

  private func split() -> [Line] {
    var taken = Set(names.rows)
    return zip(program.rows, names.rows).flatMap { row, name -> [Line] in
      let (lower, upper) = (row.bounds.lower, row.bounds.upper)
      func line(_ type: Character, _ bound: Double?, range: Double? = nil) -> Line {
        Line(name: name, type: type, bound: bound, range: range, terms: row.terms)
      }
      switch (lower.isFinite, upper.isFinite) {
      case (false, false): return [line("N", nil)]
      case (true, false): return [line("G", lower)]
      case (false, true): return [line("L", upper)]
      case (true, true) where row.bounds.isFixed: return [line("E", lower)]
      case (true, true) where upper - (upper - lower) == lower: return [line("L", upper, range: upper - lower)]
      case (true, true):
        var second = line("L", upper)
        second.name = name + ".upper"
        while !taken.insert(second.name).inserted { second.name = "_" + second.name }
        return [line("G", lower), second]
      }
    }
  }

  private mutating func writeRows() {
    line("ROWS")
    line(" N \(names.objective)")
    for row in lines { line(" \(row.type) \(row.name)") }
  }

  private mutating func writeColumns() {
    line("COLUMNS")
    let sign: Double = objective.sense == .minimise ? 1 : -1
    var entries = [[(row: String, coefficient: Double)]](repeating: [], count: program.columns.count)
    for term in objective.expression.terms {
      entries[term.column.index].append((names.objective, sign * term.coefficient))
    }
    for row in lines {
      for term in row.terms { entries[term.column.index].append((row.name, term.coefficient)) }
    }
    var isWhole = false
    var markers = 0
    for (index, column) in program.columns.enumerated() {
      if (column.domain != .continuous) != isWhole {
        isWhole.toggle()
        markers += 1
        line(" MARKER\(markers) 'MARKER' '\(isWhole ? "INTORG" : "INTEND")'")
      }
      if entries[index].isEmpty { entries[index] = [(names.objective, 0)] }
      for entry in entries[index] { line(" \(names.columns[index]) \(entry.row) \(entry.coefficient.shortest)") }
    }
    if isWhole { line(" MARKER\(markers + 1) 'MARKER' 'INTEND'") }
    if usesOne { line(" \(names.one) \(names.objective) \((sign * objective.expression.constant).shortest)") }
  }

  private mutating func writeRightHandSides() {
    line("RHS")
    for row in lines {
      if let bound = row.bound, bound != 0 { line(" RHS \(row.name) \(bound.shortest)") }
    }
    guard lines.contains(where: { $0.range != nil }) else { return }
    line("RANGES")
    for row in lines {
      if let range = row.range { line(" RNG \(row.name) \(range.shortest)") }
    }
  }

  /// Both bounds of every column that differs from "0 or more", because readers disagree on what one alone implies.
  private mutating func writeBounds() {
    line("BOUNDS")
    for (column, name) in zip(program.columns, names.columns) {
      let bounds = column.wholeBounds
      let (lower, upper) = (bounds.lower, bounds.upper)
      switch (lower.isFinite, upper.isFinite) {
      case (false, false): line(" FR BND \(name)")
      case (true, false):
        if lower != 0 { line(" LO BND \(name) \(lower.shortest)") }
        if column.domain != .continuous { line(" PL BND \(name)") }
      case (false, true):
        line(" MI BND \(name)")
        line(" UP BND \(name) \(upper.shortest)")
      case (true, true) where bounds.isFixed: line(" FX BND \(name) \(lower.shortest)")
      case (true, true):
        line(" LO BND \(name) \(lower.shortest)")
        line(" UP BND \(name) \(upper.shortest)")
      }
    }
    if usesOne { line(" FX BND \(names.one) 1") }
  }

  /// Whether the column that is 1 is needed: for a constant, or because there is no other column to write.
  private var usesOne: Bool { objective.expression.constant != 0 || program.columns.isEmpty }
}
