internal import LinearProgramming

/// Pursues a stack's goals one after the other on a program of its own.
struct StackGoals {
  private var pursuit: StackPursuit
  private let goals: [Goal]
  private(set) var program: StagedProgram

  /// Prepares to pursue `goals`; `targets` is what the goals of the whole tree want the lengths to be near to, nil where
  /// they have nothing to say.
  init(
    _ stack: StackProgram, _ ranges: [ChildRange], key: String, goals: [Goal],
    targets: @escaping (Goal) -> [Double]? = { _ in nil }, session: any LinearSession,
    limits: SolverLimits = SolverLimits()
  ) {
    self.goals = goals
    pursuit = StackPursuit(of: DividedStack(stack, ranges, targets: targets))
    program = StagedProgram(session, limits: limits, view: key)
  }

  /// Pursues every goal in order; what they leave open is settled by `fair`, and reported.
  ///
  /// - Parameter isTrial: Whether the lengths only serve a search, which asks nobody what was open.
  mutating func pursue(isTrial: Bool = false) throws -> [OpenLength] {
    for goal in goals { try pursuit.pursue(goal, on: &program) }
    guard !goals.contains(.fair) else { return [] }
    var seen = SeenValues()
    let open = isTrial ? [] : try pursuit.openLengths(after: goals.last ?? .fair, on: &program, seen: &seen)
    try pursuit.pursue(.fair, on: &program)
    return open
  }
}

extension DividedStack {
  /// A stack on a program of its own, whose children have these ranges.
  init(
    _ stack: StackProgram, _ ranges: [ChildRange], targets: @escaping (Goal) -> [Double]? = { _ in nil }
  ) {
    children = ranges.indices.map { place in
      let column = stack.columns[place]
      return Child(
        name: column.map { stack.program[$0].name } ?? "", range: ranges[place], column: column,
        choices: stack.choices[place],
        pieces: ranges[place].pieces.map { LengthSet.Interval(lower: $0.lower, upper: $0.upper) },
        isEndless: ranges[place].maximum == .infinity)
    }
    room = .constant(stack.room)
    greatest = .constant(ranges.maximum)
    overflow = LinearExpression(stack.overflow)
    wholeOverflow = overflow + stack.hiddenOverflow
    wasted = LinearExpression(stack.wasted)
    isAlone = true
    excess = stack.countsExcess ? stack.fixedExcess : nil
    hasStacksInside = false
    isAlwaysShown = true
    self.targets = targets
  }
}
