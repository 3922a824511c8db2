internal import LinearProgramming

/// Confirming a closed form: the goals one after the other on the program of the stack, each stage started at the answer.
///
/// A stage starts from the basis of a point that is one of its optima, so that the simplex method confirms it in no or few pivots and its
/// duals prove it. Before `fair` these points have other lengths than the closed form: the optima of the earlier stages are no
/// vertices there. They have the children in the order of their groups at their greatest lengths as far as the room goes, one child
/// between its ends, and the rest at the least.
extension ClosedForm {
  /// Pursues `overflow`, `fill`, `priority` and `fair` on the program of the stack.
  ///
  /// - Returns: Whether the program has the lengths of the closed form, but for what relaxed rows and a solver's tolerance move.
  func confirm(on stack: StackProgram, _ program: inout StagedProgram) throws -> Bool {
    try start(stack, program) { start(atLeast: &$0) }
    try program.pursue(.minimise(LinearExpression(stack.overflow)), for: .overflow, narrows: false)
    if roomCase != .overflow {
      try start(stack, program) { start(filling: &$0) }
      try program.pursue(.minimise(LinearExpression(stack.wasted)), for: .fill, narrows: false)
    }
    if case .divided(let dividing) = roomCase {
      let limit = program.kept[0].row
      var kept: [LinearProgram.RowID] = []
      for group in 0...dividing {
        let columns = groups[group].compactMap { stack.columns[$0] }
        guard !columns.isEmpty else { continue }
        try start(stack, program) { basis in
          start(filling: &basis)
          if group == dividing { basis.overflow(upTo: limit) }
        }
        let total = LinearExpression(columns.map { LinearExpression.Term(column: $0, coefficient: 1) })
        try program.pursue(.maximise(total), for: .priority, narrows: false)
        if group < dividing, let row = program.kept.last?.row { kept.append(row) }
      }
      try share(groups[dividing], of: stack, limit, kept, on: &program)
    }
    guard let solution = program.solution else { return false }
    return zip(stack.lengths, lengths).allSatisfy { length, exact in
      abs(length.value(at: solution.values) - exact) <= Self.tolerance * max(1, abs(exact))
    }
  }

  /// How far a length of the program may be from that of the closed form, for its size or 1.
  private static let tolerance = 1e-6

  /// The last stage: those that end below the common level are held there, and for the others the level is made as great as it can be.
  private func share(
    _ group: [Int], of stack: StackProgram, _ limit: LinearProgram.RowID, _ kept: [LinearProgram.RowID],
    on program: inout StagedProgram
  ) throws {
    var rising: [Int] = []
    for child in group {
      guard let column = stack.columns[child] else { continue }
      if lengths[child] == children[child].maximum {
        try program.fix(column, at: lengths[child])
      } else {
        rising.append(child)
      }
    }
    guard rising.contains(where: isBetweenEnds) else { return }
    let ends = rising.compactMap { stack.columns[$0].map { program.program[$0].bounds } }
    let column = try program.addColumn(
      "fair: level",
      in: Bounds(
        lower: -LinearProgram.end(beyond: -(ends.map(\.lower).min() ?? 0)),
        upper: LinearProgram.end(beyond: ends.map(\.upper).max() ?? 0)))
    var rows: [LinearProgram.RowID] = []
    for child in rising {
      guard let length = stack.columns[child] else { continue }
      rows.append(
        try program.require(
          "fair: \(program.program[length].name) ≥ level", LinearExpression(length) - LinearExpression(column),
          in: .nonnegative))
    }
    try start(stack, program) { basis in
      start(filling: &basis)
      for child in group { basis.set(.atLower, child: child) }
      basis.overflow(upTo: limit)
      basis.columns[column.index] = .basic
      for (child, row) in zip(rising, rows) where isBetweenEnds(child) {
        basis.set(.basic, child: child)
        basis.rows[row.index] = .atLower
      }
      // A group that is full gives up what its row was relaxed by: one of its children is a trace shorter.
      for (group, row) in zip(groups, kept) {
        let child = group.max { children[$0].span < children[$1].span }
        guard let child, children[child].span > 1e-3 else { continue }
        basis.set(.basic, child: child)
        basis.rows[row.index] = .atLower
      }
    }
    _ = try program.optimum(.maximise(LinearExpression(column)), for: .fair, isKept: true)
  }
}

extension ClosedForm {
  /// A basis of a stack's program.
  private struct StackBasis {
    let stack: StackProgram
    var columns: [StartingBasis.Status]
    var rows: [StartingBasis.Status]

    mutating func set(_ status: StartingBasis.Status, child: Int) {
      if let column = stack.columns[child] { columns[column.index] = status }
    }

    /// Has the stack overflow by as much as the row relaxes that keeps it from that.
    mutating func overflow(upTo limit: LinearProgram.RowID) {
      columns[stack.overflow.index] = .basic
      rows[limit.index] = .atUpper
    }
  }

  private func start(_ stack: StackProgram, _ program: StagedProgram, _ change: (inout StackBasis) -> Void) throws {
    var basis = StackBasis(
      stack: stack, columns: Array(repeating: .atLower, count: program.program.columns.count),
      rows: Array(repeating: .basic, count: program.program.rows.count))
    change(&basis)
    program.session.start(from: StartingBasis(columns: basis.columns, rows: basis.rows))
  }

  /// All children at their least: what they do not use is wasted, or they overflow.
  private func start(atLeast basis: inout StackBasis) {
    if roomCase == .overflow {
      basis.columns[basis.stack.overflow.index] = .basic
      basis.rows[basis.stack.usedRow.index] = .atUpper
    } else {
      basis.columns[basis.stack.wasted.index] = .basic
      basis.rows[basis.stack.usableRow.index] = .atLower
    }
  }

  /// The children in the order of their groups at their greatest as far as the room goes; one more has what is left of it.
  private func start(filling basis: inout StackBasis) {
    guard case .divided = roomCase else {
      for child in children.indices { basis.set(.atUpper, child: child) }
      return
    }
    var left = room - children.minimum
    for child in groups.joined() where basis.stack.columns[child] != nil {
      guard children[child].span <= left else {
        basis.set(.basic, child: child)
        basis.rows[basis.stack.usedRow.index] = .atUpper
        return
      }
      basis.set(.atUpper, child: child)
      left -= children[child].span
    }
  }
}

extension ChildRange {
  fileprivate var span: Double { maximum - minimum }
}
