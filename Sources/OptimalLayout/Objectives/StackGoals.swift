internal import LinearProgramming

/// Pursues a stack's goals one after the other on a program of its own.
struct StackGoals {
  private let translation: StackProgram
  private let stack: DividedStack
  private let goals: [Goal]
  private(set) var program: StagedProgram

  /// Prepares to pursue `goals`; `targets` is what the goals of the whole tree want the lengths to be near to, nil where
  /// they have nothing to say.
  init(
    _ translation: StackProgram, _ ranges: [ChildRange], key: String, goals: [Goal],
    targets: @escaping (Goal) -> [Double]? = { _ in nil }, session: any LinearSession
  ) {
    self.translation = translation
    self.goals = goals
    stack = DividedStack(translation, ranges, targets: targets)
    program = StagedProgram(session, view: key)
  }

  /// Pursues every goal in order; what they leave open is settled by `fair`, and reported.
  mutating func pursue() throws -> [OpenLength] {
    for (place, goal) in goals.enumerated() {
      try stack.pursue(goal, on: &program)
      if isDetermined(after: goals[...place]) { return [] }
      if goal == .overflow || goal == .fill { try ruleOutPieces(after: goals[...place]) }
    }
    guard !goals.contains(.fair) else { return [] }
    let open = try stack.openLengths(after: goals.last ?? .fair, on: &program)
    try stack.pursue(.fair, on: &program)
    return open
  }

  /// Whether what was pursued keeps all children at their greatest length, or all at their least, and leaves nothing to the
  /// goals that follow.
  private func isDetermined(after pursued: some Sequence<Goal>) -> Bool {
    guard let solution = program.solution else { return false }
    let (least, greatest) = (stack.ranges.minimum, stack.ranges.maximum)
    return pursued.contains { goal in
      switch goal {
      case .overflow:
        translation.room + solution.value(of: stack.overflow) <= least + 1e-9 * max(1, least.magnitude)
      case .fill:
        translation.usable - solution.value(of: stack.wasted) >= greatest - 1e-9 * max(1, greatest.magnitude)
      default: false
      }
    }
  }

  /// Takes out the intervals of lengths for which what was pursued leaves no room, so that a search need not try them.
  private mutating func ruleOutPieces(after pursued: some Sequence<Goal>) throws {
    let children = stack.children
    guard let solution = program.solution, children.contains(where: { !$0.choices.isEmpty }) else { return }
    let slack = 1e-6 * max(1, translation.room.magnitude)
    let most = pursued.contains(.overflow) ? translation.room + solution.value(of: stack.overflow) + slack : .infinity
    let least = pursued.contains(.fill) ? translation.usable - solution.value(of: stack.wasted) - slack : -.infinity
    var (minimums, maximums) = (children.map(\.range.minimum), children.map(\.range.maximum))
    var isOut = children.map { $0.range.pieces.map { _ in false } }
    for _ in 0..<3 {
      for (place, child) in children.enumerated() where !child.choices.isEmpty {
        let upper = most - (minimums.reduce(0, +) - minimums[place])
        let others = maximums.indices.reduce(0) { $1 == place ? $0 : $0 + maximums[$1] }
        let lower = others.isFinite ? least - others : -.infinity
        let pieces = child.range.pieces
        for (number, piece) in pieces.enumerated() where piece.lower > upper || piece.upper < lower {
          isOut[place][number] = true
        }
        let left = pieces.indices.filter { !isOut[place][$0] }
        guard let first = left.first, let last = left.last else { return }
        minimums[place] = pieces[first].lower
        maximums[place] = pieces[last].upper
      }
    }
    for (child, isOut) in zip(children, isOut) {
      for (column, isOut) in zip(child.choices, isOut) where isOut { try program.ruleOut(column) }
    }
  }
}

extension DividedStack {
  /// A stack on a program of its own, whose children have these ranges.
  fileprivate init(_ stack: StackProgram, _ ranges: [ChildRange], targets: @escaping (Goal) -> [Double]?) {
    children = ranges.indices.map { place in
      let column = stack.columns[place]
      return Child(
        name: column.map { stack.program[$0].name } ?? "", range: ranges[place], column: column,
        choices: stack.choices[place])
    }
    overflow = LinearExpression(stack.overflow)
    wholeOverflow = overflow + stack.hiddenOverflow
    wasted = LinearExpression(stack.wasted)
    self.targets = targets
  }
}
