internal import LinearProgramming

/// Pursues a stack's goals one after the other on its program.
struct StackGoals {
  let stack: StackProgram
  let children: [ChildRange]
  let key: String
  let goals: [Goal]
  /// What the goals of the whole tree want the lengths to be near to; nil where they have nothing to say.
  let targets: (Goal) -> [Double]?
  private(set) var program: StagedProgram

  init(
    _ stack: StackProgram, _ children: [ChildRange], key: String, goals: [Goal],
    targets: @escaping (Goal) -> [Double]? = { _ in nil }, session: any LinearSession
  ) {
    self.targets = targets
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
      for group in children.priorityGroups {
        try divide(group, for: .fair) { _, length in length }
      }
    case .proportional:
      let elastic = children.indices.filter { children[$0].maximum.isFinite }
      try divide(elastic, for: .proportional) { range, length in
        (length - range.minimum) * (1 / (range.maximum - range.minimum))
      }
    case .ideal, .closest:
      try approach(targets(goal), for: goal)
    case .constraints:
      break
    }
  }

  /// Brings the lengths near to the goal's targets, those without a choice left out.
  private mutating func approach(_ targets: [Double]?, for goal: Goal) throws {
    guard let targets, targets.count == children.count else { return }
    let lengths = children.indices.filter { stack.columns[$0] != nil && targets[$0].isFinite }.map {
      ("child \($0 + 1)", stack.lengths[$0], targets[$0])
    }
    if !lengths.isEmpty { try NearTargets(goal: goal, lengths: lengths).pursue(on: &program) }
  }

  /// Makes what `quantity` makes of the lengths of some children lexicographically max–min, those without a choice left
  /// out: they compare equal.
  private mutating func divide(
    _ places: [Int], for goal: Goal, _ quantity: (ChildRange, LinearExpression) -> LinearExpression
  ) throws {
    let quantities = places.compactMap { place -> FairDivision.Quantity? in
      guard let column = stack.columns[place] else { return nil }
      return FairDivision.Quantity(
        name: stack.program[column].name, value: quantity(children[place], stack.lengths[place]))
    }
    try FairDivision(goal: goal, quantities: quantities).pursue(on: &program)
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
