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
  /// The rows that were added to divide the lengths.
  private var division: [LinearProgram.RowID] = []

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
    let rows = program.program.rows.count
    try stack.pursue(goal, on: &program, using: usable(in: program))
    pursued.append(goal)
    if goal == .fill { try stack.limitUse(on: &program) }
    if goal.comparesLengths { division += program.rows(from: rows) }
    if goal == .fair { try holdLengths(on: &program) }
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
  /// Holds the lengths, which no goal to come can change, in place of the rows that found them: those bind the lengths many
  /// times over, which helps no later stage.
  private mutating func holdLengths(on program: inout StagedProgram) throws {
    guard stack.isAlwaysShown, program.hasIntegers else { return }
    try program.hold(stack.children.compactMap(\.column), insteadOf: division)
    division = []
  }

  /// Uses what was pursued to leave less to choose.
  private mutating func narrow(_ program: inout StagedProgram) throws {
    noteDetermination(in: program)
    if !isDetermined { try program.probe() }
    if !isDetermined, pursued.last == .overflow || pursued.last == .fill { try ruleOutPieces(of: &program) }
  }

  /// Between which values the lengths together can lie at every point that keeps what was pursued.
  ///
  /// They use at most the offer and the overflow, at least what the children could use of the offer but for what is
  /// wasted. Both goals' values are kept; where the offer may still vary, its bounds count. What all groups of a priority
  /// use is kept too.
  private func together(at solution: Solution) -> (least: Double, greatest: Double) {
    let room = stack.room
    let offered = solution.value(of: room.expression)
    let isKnown = isOfferSettled && !room.isEndless
    let usable = min(isKnown ? offered : room.lower, stack.greatest.lower)
    if pursued.contains(.priority) {
      let used = solution.value(of: stack.used)
      return (used, used)
    }
    return (
      least: pursued.contains(.fill) ? usable - solution.value(of: stack.wasted) : -.infinity,
      greatest: pursued.contains(.overflow)
        ? (isKnown ? offered : room.upper) + solution.value(of: stack.overflow) : .infinity
    )
  }

  /// Between which values the lengths together can lie, where they may have gaps; nil where that is not known.
  private func usable(in program: StagedProgram) -> LengthSet.Interval? {
    guard stack.isAlwaysShown, let solution = program.solution, stack.children.contains(where: { !$0.choices.isEmpty })
    else { return nil }
    let together = together(at: solution)
    return LengthSet.Interval(lower: together.least, upper: together.greatest)
  }

  private mutating func noteDetermination(in program: StagedProgram) {
    guard !isDetermined, stack.isAlwaysShown, let solution = program.solution else { return }
    if stack.children.allSatisfy({ $0.column.map(program.isFixed) ?? true }) { return isDetermined = true }
    let (least, greatest) = (stack.ranges.minimum, stack.ranges.maximum)
    let together = together(at: solution)
    isDetermined =
      together.greatest <= least + 1e-9 * max(1, least.magnitude)
      || together.least >= greatest - 1e-9 * max(1, greatest.magnitude)
  }

  /// Takes out the intervals of lengths for which what was pursued leaves no room, and the sums that no lengths have, so
  /// that a search need not try them.
  private func ruleOutPieces(of program: inout StagedProgram) throws {
    let children = stack.children
    guard stack.isAlwaysShown, let solution = program.solution, children.contains(where: { !$0.choices.isEmpty })
    else { return }
    let intervals = children.map { $0.intervals(in: program) }
    let slack = 1e-6 * max(1, stack.room.upper.magnitude)
    let together = together(at: solution)
    let (least, most) = (together.least - slack, together.greatest + slack)
    guard let sums = LengthSums(intervals.map { LengthSet($0) }, atMost: most + slack) else { return }
    let reached = sums.all.limited(from: least, to: most)
    guard let lower = reached.least, let upper = reached.greatest else { return }
    try keep(
      from: least.isFinite && lower > least + 2 * slack ? lower : -.infinity,
      to: most.isFinite && upper < most - 2 * slack ? upper : .infinity, on: &program)
    for (child, areUsed) in zip(children, sums.areUsed(intervals, from: lower - slack, to: upper + slack)) {
      let open = child.openChoices(in: program)
      guard areUsed.contains(true), open.count == areUsed.count else { continue }
      for (column, isUsed) in zip(open, areUsed) where !isUsed { try program.ruleOut(column) }
    }
    suggest(sums, of: upper, on: program)
  }

  /// Keeps what the children use together between the sums that are possible.
  private func keep(from lower: Double, to upper: Double, on program: inout StagedProgram) throws {
    guard lower.isFinite || upper.isFinite else { return }
    let bounds = try Bounds(
      lower: lower - StagedProgram.rounding(of: lower), upper: upper + StagedProgram.rounding(of: upper))
    try program.aid("a sum of possible lengths", stack.used, in: bounds)
  }

  /// Has the next search begin with intervals that have a certain sum.
  private func suggest(_ sums: LengthSums, of sum: Double, on program: StagedProgram) {
    let slack = program.slack(for: sum)
    guard let choices = sums.choice(from: sum - slack, to: sum + slack) else { return }
    let intervals = stack.children.map { $0.intervals(in: program) }
    let columns = stack.children.map { $0.openChoices(in: program) }
    program.suggest(LengthSums.values(of: columns, intervals: intervals, for: choices[...]))
  }
}
