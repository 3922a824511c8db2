internal import LinearProgramming

/// Pursues goals of one stack in turn, until those pursued leave its lengths no choice.
struct StackPursuit {
  /// The stack whose goals they are.
  let stack: DividedStack
  /// Whether no stage to come can change what the stack is offered.
  var isOfferSettled = false
  private var pursued: [Goal] = []
  /// Whether what was pursued keeps all children at their greatest length, or all at their least.
  private var isDetermined = false

  init(of stack: DividedStack) { self.stack = stack }

  /// Whether no stage to come can change the stack's lengths.
  var isSettled: Bool {
    isDetermined || stack.isAlwaysShown && pursued.contains(.fair)
  }

  /// Pursues a goal and keeps it, unless it has nothing left to choose.
  ///
  /// No length is the best for a goal that wants it as great as possible where nothing ends it: then the least overflow
  /// comes first, so that what the stack is offered does.
  mutating func pursue(_ goal: Goal, on program: inout StagedProgram) throws {
    try narrow(&program)
    // On the program of a tree the overflow counts other stacks and lengths across, which this one's lengths leave open.
    if isDetermined, stack.isAlone || goal != .overflow { return }
    if !pursued.contains(.overflow), stack.isEndless(for: goal) { try pursue(.overflow, on: &program) }
    try stack.pursue(goal, on: &program)
    pursued.append(goal)
    noteDetermination(in: program)
  }

  /// The children whose length the goals pursued so far leave open, with the interval in which it may lie; `last` is the
  /// goal that the solves are counted to.
  ///
  /// - Parameter seen: What the columns were at points that keep all that is kept now; those found are added.
  mutating func openLengths(
    after last: Goal, on program: inout StagedProgram, seen: inout SeenValues
  ) throws -> [OpenLength] {
    try narrow(&program)
    guard !isDetermined else { return [] }
    return try stack.openLengths(after: last, keepsOverflow: pursued.contains(.overflow), on: &program, seen: &seen)
  }
}

extension StackPursuit {
  /// Uses what was pursued to leave less to choose.
  private mutating func narrow(_ program: inout StagedProgram) throws {
    noteDetermination(in: program)
    if !isDetermined, pursued.last == .overflow || pursued.last == .fill { try ruleOutPieces(of: &program) }
  }

  /// Between which values the lengths together can lie at every point that keeps what was pursued.
  ///
  /// They use at most the offer and the overflow, at least what the children could use of the offer but for what is
  /// wasted. Both goals' values are kept; where the offer may still vary, its bounds count.
  private func together(at solution: Solution) -> (least: Double, greatest: Double) {
    let room = stack.room
    let offered = solution.value(of: room.expression)
    let isKnown = isOfferSettled && !room.isEndless
    let usable = min(isKnown ? offered : room.lower, stack.ranges.maximum)
    return (
      least: pursued.contains(.fill) ? usable - solution.value(of: stack.wasted) : -.infinity,
      greatest: pursued.contains(.overflow)
        ? (isKnown ? offered : room.upper) + solution.value(of: stack.overflow) : .infinity
    )
  }

  private mutating func noteDetermination(in program: StagedProgram) {
    guard !isDetermined, stack.isAlwaysShown, let solution = program.solution else { return }
    let (least, greatest) = (stack.ranges.minimum, stack.ranges.maximum)
    let together = together(at: solution)
    isDetermined =
      together.greatest <= least + 1e-9 * max(1, least.magnitude)
      || together.least >= greatest - 1e-9 * max(1, greatest.magnitude)
  }

  /// Takes out the intervals of lengths for which what was pursued leaves no room, so that a search need not try them.
  private func ruleOutPieces(of program: inout StagedProgram) throws {
    let children = stack.children
    guard stack.isAlwaysShown, let solution = program.solution, children.contains(where: { !$0.choices.isEmpty })
    else { return }
    let slack = 1e-6 * max(1, stack.room.upper.magnitude)
    let together = together(at: solution)
    let (least, most) = (together.least - slack, together.greatest + slack)
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
