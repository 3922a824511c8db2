extension LinearProgram {
  /// The program and an objective in CPLEX's LP format, as glpsol, CBC, HiGHS and others read it.
  ///
  /// A row with two bounds is written as two rows, `name` and `name.upper`; one without bounds only as a comment; the
  /// objective's constant as the coefficient of a column that is 1. Integer columns have their bounds
  /// rounded inwards. Coefficients read back as the same numbers. Comments
  /// at the top say which names had to be changed.
  ///
  /// - Parameter title: A comment for the first lines; empty for none.
  /// - Throws: `LinearProgramError` for an objective that is not this program's.
  /// - Complexity: linear in the length of the text.
  public func lpFormat(_ objective: Objective, title: String = "") throws(LinearProgramError) -> String {
    try check(objective)
    return LPWriter(self, objective, title: title).text
  }
}

private struct LPWriter {
  private let program: LinearProgram
  private let objective: LinearProgram.Objective
  private let names: ExportedNames
  private(set) var text = ""

  init(_ program: LinearProgram, _ objective: LinearProgram.Objective, title: String) {
    self.program = program
    self.objective = objective
    names = ExportedNames(program)
    for comment in title.split(whereSeparator: \.isNewline) + names.changes.map({ $0[...] }) { line("\\ \(comment)") }
    writeObjective()
    writeRows()
    writeBounds()
    writeDomains()
    line("End")
  }

  private mutating func line(_ content: String) { text += content + "\n" }

  private mutating func writeObjective() {
    line(objective.sense == .minimise ? "Minimize" : "Maximize")
    var words = sum(objective.expression.terms)
    if usesOne { words.append(term(objective.expression.constant, names.one, isFirst: words.isEmpty)) }
    wrap(" \(names.objective):", words)
  }

  private mutating func writeRows() {
    line("Subject To")
    var upperNames = Set(names.rows)
    for (row, name) in zip(program.rows, names.rows) {
      let words = sum(row.terms).isEmpty ? ["0 \(names.columns.first ?? names.one)"] : sum(row.terms)
      let (lower, upper) = (row.bounds.lower, row.bounds.upper)
      switch (lower.isFinite, upper.isFinite) {
      case (false, false): line("\\ row \(name) has no bounds")
      case (true, false): wrap(" \(name):", words + [">= \(lower.shortest)"])
      case (false, true): wrap(" \(name):", words + ["<= \(upper.shortest)"])
      case (true, true) where row.bounds.isFixed: wrap(" \(name):", words + ["= \(lower.shortest)"])
      case (true, true):
        var second = name + ".upper"
        while !upperNames.insert(second).inserted { second = "_" + second }
        wrap(" \(name):", words + [">= \(lower.shortest)"])
        wrap(" \(second):", words + ["<= \(upper.shortest)"])
      }
    }
    // Readers want at least one row.
    if program.rows.allSatisfy({ $0.bounds == .free }) {
      line(" \(upperNames.contains("none") ? "_none" : "none"): 0 \(names.columns.first ?? names.one) >= 0")
    }
  }

  private mutating func writeBounds() {
    line("Bounds")
    for (column, name) in zip(program.columns, names.columns) {
      let bounds = column.wholeBounds
      let (lower, upper) = (bounds.lower, bounds.upper)
      switch (lower.isFinite, upper.isFinite) {
      case (false, false): line(" \(name) free")
      case (true, false): line(" \(name) >= \(lower.shortest)")
      case (false, true): line(" -inf <= \(name) <= \(upper.shortest)")
      case (true, true) where bounds.isFixed: line(" \(name) = \(lower.shortest)")
      case (true, true): line(" \(lower.shortest) <= \(name) <= \(upper.shortest)")
      }
    }
    if usesOne { line(" \(names.one) = 1") }
  }

  private mutating func writeDomains() {
    let whole = zip(program.columns, names.columns).filter { $0.0.domain != .continuous }.map(\.1)
    guard !whole.isEmpty else { return }
    line("Generals")
    wrap("", whole)
  }

  /// Whether the column that is 1 is needed: for a constant, or because there is no other column to write.
  private var usesOne: Bool {
    objective.expression.constant != 0 || program.columns.isEmpty || objective.expression.terms.isEmpty
  }

  private func sum(_ terms: [LinearExpression.Term]) -> [String] {
    terms.enumerated().map { term($1.coefficient, names.columns[$1.column.index], isFirst: $0 == 0) }
  }

  /// A term with its sign, in one piece: not every reader lets a line end within.
  private func term(_ coefficient: Double, _ name: String, isFirst: Bool) -> String {
    let sign = coefficient < 0 ? "- " : isFirst ? "" : "+ "
    return sign + (coefficient.magnitude == 1 ? name : "\(coefficient.magnitude.shortest) \(name)")
  }

  /// Words on as many lines as they need; readers allow at least 255 characters, and one word may have as many.
  private mutating func wrap(_ first: String, _ words: [String]) {
    var current = first
    for word in words {
      if current.utf8.count + word.utf8.count >= 100, current != first {
        line(current)
        current = "  "
      }
      current += " " + word
    }
    line(current)
  }
}
