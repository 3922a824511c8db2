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
    for (place, goal) in goals.enumerated() {
      try pursue(goal)
      if isDetermined(after: goals[...place]) { return [] }
      if goal == .overflow || goal == .fill { try ruleOutPieces(after: goals[...place]) }
    }
    guard !goals.contains(.fair) else { return [] }
    let open = try openLengths()
    try pursue(.fair)
    return open
  }

  /// Whether what was pursued keeps all children at their greatest length, or all at their least, and leaves nothing to the
  /// goals that follow.
  private func isDetermined(after pursued: some Sequence<Goal>) -> Bool {
    guard let solution = program.solution else { return false }
    let (least, greatest) = (children.minimum, children.maximum)
    return pursued.contains { goal in
      switch goal {
      case .overflow: stack.room + solution[stack.overflow] <= least + 1e-9 * max(1, least.magnitude)
      case .fill: stack.usable - solution[stack.wasted] >= greatest - 1e-9 * max(1, greatest.magnitude)
      default: false
      }
    }
  }

  /// Takes out the intervals of lengths for which what was pursued leaves no room, so that a search need not try them.
  private mutating func ruleOutPieces(after pursued: some Sequence<Goal>) throws {
    guard let solution = program.solution, stack.choices.contains(where: { !$0.isEmpty }) else { return }
    let slack = 1e-6 * max(1, stack.room.magnitude)
    let most = pursued.contains(.overflow) ? stack.room + solution[stack.overflow] + slack : .infinity
    let least = pursued.contains(.fill) ? stack.usable - solution[stack.wasted] - slack : -.infinity
    var (minimums, maximums) = (children.map(\.minimum), children.map(\.maximum))
    var isOut = children.map { $0.pieces.map { _ in false } }
    for _ in 0..<3 {
      for (child, range) in children.enumerated() where !stack.choices[child].isEmpty {
        let upper = most - (minimums.reduce(0, +) - minimums[child])
        let others = maximums.indices.reduce(0) { $1 == child ? $0 : $0 + maximums[$1] }
        let lower = others.isFinite ? least - others : -.infinity
        for (place, piece) in range.pieces.enumerated() where piece.lower > upper || piece.upper < lower {
          isOut[child][place] = true
        }
        let left = range.pieces.indices.filter { !isOut[child][$0] }
        guard let first = left.first, let last = left.last else { return }
        minimums[child] = range.pieces[first].lower
        maximums[child] = range.pieces[last].upper
      }
    }
    for (columns, isOut) in zip(stack.choices, isOut) {
      for (column, isOut) in zip(columns, isOut) where isOut { try program.ruleOut(column) }
    }
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
        name: stack.program[column].name, value: quantity(children[place], stack.lengths[place]),
        canBe: { [range = children[place]] in goal != .fair || range.canBe($0) })
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
