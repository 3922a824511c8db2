internal import LinearProgramming

/// Pursues a stack's goals one after the other on a program of its own.
struct StackGoals {
  private var pursuit: StackPursuit
  private let goals: [Goal]
  /// What solves programs besides that of the stack.
  private let solver: any LinearSolver
  private(set) var program: StagedProgram
  /// How much of the program may be looked at for the lengths that the goals leave open.
  var questionEffort = SeenValues.usualEffort

  /// Prepares to pursue `goals`; `targets` is what the goals of the whole tree want the lengths to be near to, nil where
  /// they have nothing to say.
  init(
    _ stack: StackProgram, _ ranges: [ChildRange], key: String, goals: [Goal],
    targets: @escaping (Goal) -> [Double]? = { _ in nil }, solver: any LinearSolver, session: any LinearSession,
    limits: SolverLimits = SolverLimits()
  ) {
    self.goals = goals
    self.solver = solver
    pursuit = StackPursuit(of: DividedStack(stack, ranges, targets: targets))
    program = StagedProgram(session, limits: limits, view: key)
  }

  /// Pursues every goal in order; what they leave open is settled by `fair`, and reported.
  ///
  /// - Parameter isTrial: Whether the lengths only serve a search, which asks nobody what was open.
  mutating func pursue(isTrial: Bool = false) throws -> [OpenLength] {
    for goal in goals.withConstraints(stack: pursuit.stack) { try pursuit.pursue(goal, on: &program) }
    guard !goals.contains(.fair) else { return [] }
    let open = isTrial ? [] : try openLengths()
    try pursuit.pursue(.fair, on: &program)
    return open
  }

  /// The children whose length the goals leave open.
  private mutating func openLengths() throws -> [OpenLength] {
    var seen = SeenValues(looseness: program.looseness, effort: questionEffort)
    try seen.takeClosed(among: pursuit.stack.children.compactMap(\.column), of: &program, solver: solver)
    return try pursuit.openLengths(after: goals.last ?? .fair, on: &program, seen: &seen)
  }
}

extension [Goal] {
  /// The goals with what is stated of a stack's children and may be missed, right after `overflow`, or first.
  fileprivate func withConstraints(stack: DividedStack) -> [Goal] {
    guard !stack.violations.isEmpty else { return self }
    let place = stack.missesFirst ? 0 : Goal.countBeforeConstraints(self)
    return self[..<place] + [.constraints] + self[place...]
  }
}

extension DividedStack {
  /// A stack whose children have these ranges, on a program of its own, or of stacks none of which stands in another.
  init(
    _ stack: StackProgram, _ ranges: [ChildRange], isAlone: Bool = true,
    targets: @escaping (Goal) -> [Double]? = { _ in nil }
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
    self.isAlone = isAlone
    excess = stack.countsExcess ? stack.fixedExcess : nil
    violations = stack.violations
    missesFirst = stack.missesFirst
    hasStacksInside = false
    isAlwaysShown = true
    self.targets = targets
  }
}
