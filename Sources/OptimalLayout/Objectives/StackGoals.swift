internal import LinearProgramming

/// Pursues a stack's goals one after the other on its program.
struct StackGoals {
  let stack: StackProgram
  let children: [ChildRange]
  let key: String
  let goals: [Goal]
  private(set) var program: StagedProgram

  init(_ stack: StackProgram, _ children: [ChildRange], key: String, goals: [Goal], session: any LinearSession) {
    self.stack = stack
    self.children = children
    self.key = key
    self.goals = goals
    program = StagedProgram(session, view: key)
  }

  /// Pursues every goal in order; what they leave open is settled by `fair`, and reported.
  mutating func pursue() throws -> [OpenLength] {
    for goal in goals { try pursue(goal) }
    guard !goals.contains(.fair) else { return [] }
    let open = try openLengths()
    try pursue(.fair)
    return open
  }

  private mutating func pursue(_ goal: Goal) throws {
    switch goal {
    case .overflow:
      try program.pursue(.minimise(LinearExpression(stack.overflow) + stack.hiddenOverflow), for: .overflow)
      if !stack.hiddenOverflow.terms.isEmpty {
        try program.pursue(.minimise(LinearExpression(stack.overflow)), for: .overflow)
      }
    case .fill:
      try program.pursue(.minimise(LinearExpression(stack.wasted)), for: .fill)
    case .priority:
      for group in children.priorityGroups {
        let total = LinearExpression(group.flatMap { stack.lengths[$0].terms })
        if !total.terms.isEmpty { try program.pursue(.maximise(total), for: .priority) }
      }
    case .fair:
      for (group, level) in zip(children.priorityGroups, stack.levels) { try divideFairly(group, level: level) }
    }
  }

  /// Raises the common level of a group's children; those that hold it down are fixed there, and the rest go on.
  ///
  /// - Complexity: At most as many solves as the group has children.
  private mutating func divideFairly(_ group: [Int], level: LinearProgram.ColumnID) throws {
    var rising: [(child: Int, column: LinearProgram.ColumnID, row: LinearProgram.RowID)] = []
    for child in group {
      guard let column = stack.columns[child] else { continue }
      let above = LinearExpression(column) - LinearExpression(level)
      rising.append((child, column, try program.require("fair \(child + 1)", above, in: .nonnegative)))
    }
    while !rising.isEmpty {
      let solution = try program.optimum(.maximise(LinearExpression(level)), for: .fair)
      let reached = solution[level]
      var held = rising.filter { abs(solution.duals?.rows[$0.row.index] ?? 0) > 1e-9 }
      if held.isEmpty {
        let lowest = rising.map { solution[$0.column] }.min() ?? reached
        held = rising.filter { solution[$0.column] <= lowest + StagedProgram.slack(for: lowest) }
      }
      for child in held {
        try program.release(child.row)
        try program.hold(child.column, at: reached)
      }
      rising.removeAll { child in held.contains { $0.child == child.child } }
    }
  }

  /// The children whose length the goals pursued so far leave open, with the interval in which it may lie.
  private mutating func openLengths() throws -> [OpenLength] {
    var open: [OpenLength] = []
    for (child, column) in stack.columns.enumerated() {
      guard let column else { continue }
      let last = goals.last ?? .fair
      let least = try program.optimum(.minimise(LinearExpression(column)), for: last)[column]
      let greatest = try program.optimum(.maximise(LinearExpression(column)), for: last)[column]
      if greatest - least > 1e-6 * max(1, greatest.magnitude) {
        open.append(OpenLength(child: child, minimum: least, maximum: greatest))
      }
    }
    return open
  }
}

/// A child whose length the stated goals do not determine.
package struct OpenLength: Hashable, Sendable {
  /// The child's place in source order.
  package var child: Int
  /// The least length, in points, at which the goals are met.
  package var minimum: Double
  /// The greatest length, in points, at which the goals are met.
  package var maximum: Double
}
