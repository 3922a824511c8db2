internal import LayoutEngine
internal import LinearProgramming

/// Pursues the goals of a whole tree on its program, stack by stack from the outside in, with the stated constraints and
/// the goals of the whole tree in their place between them.
struct TreeGoals {
  /// The tree; stacks whose division has to wait are added as those around them are settled.
  private(set) var translation: TreeTranslation
  /// The stacks, outer ones first, with the keys of their views.
  private var keys: [String] = []
  private var pursuits: [StackPursuit] = []
  /// The lengths that no stage to come can change.
  private var settled: Set<LinearProgram.ColumnID> = []
  /// The lengths of the stacks that were settled, without what the relaxed rows added, by column.
  private(set) var cleaned: [LinearProgram.ColumnID: Double] = [:]
  private let constraints: TreeConstraints
  private let targets: TargetLengths?
  private let goals: [Goal]
  /// The stacks whose own goals are pursued after the constraints; nil for all.
  private let joined: JoinedElements?
  /// What solves programs besides that of the tree.
  private let solver: any LinearSolver
  private(set) var program: StagedProgram
  /// What the stated goals leave open, by the place of the stack.
  private(set) var open: [Int: [OpenLength]] = [:]

  init(
    _ translation: TreeTranslation, _ constraints: TreeConstraints, _ targets: TargetLengths?, goals: [Goal],
    solver: any LinearSolver, session: any LinearSession, limits: SolverLimits, of joined: JoinedElements? = nil
  ) {
    self.solver = solver
    self.joined = joined
    self.translation = translation
    self.targets = targets
    self.constraints = constraints
    self.goals = goals
    program = StagedProgram(session, limits: limits, view: nil)
    program.mayBeOff(constraints.required.flatMap(\.rows))
    takeStacks(from: 0)
  }

  /// Prepares to pursue the goals of the translated stacks from this place on.
  private mutating func takeStacks(from start: Int) {
    let stacks = Array(translation.stacks[start...])
    let inside = Self.inside(
      stacks.map(\.element), areRepeated: translation.areRepeated[start...], translation.analysis.containers)
    keys += stacks.map { translation.key($0.element) }
    for (stack, inside) in zip(stacks, inside) {
      let overflows = inside.map { stacks[$0].overflow + stacks[$0].hiddenOverflow }
      let targets = stack.kind == .stack ? targets : nil
      pursuits.append(
        StackPursuit(
          of: DividedStack(stack, inside: overflows, isAlwaysShown: stack.shown.isEmpty) { goal in
            targets?.lengths(of: stack.element, for: goal)
          }))
    }
  }

  /// Pursues every goal; what they leave open is settled by `fair`.
  mutating func pursue() throws {
    if constraints.isEmpty, !goals.contains(where: \.isOfWholeTree) { try divideInTurn() } else { try divideTogether() }
  }

  /// Only finds how little can overflow; what that leaves open stays open.
  mutating func pursueOverflow() throws { try pursueByStack([.overflow]) }

  /// Divides each stack to the end before those inside it, which bend nothing around them.
  private mutating func divideInTurn() throws {
    var place = 0
    while place < pursuits.count {
      let start = program.mark
      try pursue(goals, at: place)
      if !goals.contains(.fair) {
        var seen = SeenValues(looseness: program.looseness)
        try noteOpenLengths(at: place, seen: &seen)
        try pursue([.fair], at: place)
      }
      try settle(place, since: start)
      place += 1
    }
  }

  /// Cleans the lengths of a stack that no stage to come can change, and divides what had to wait for them.
  private mutating func settle(_ place: Int, since start: StagedProgram.Mark) throws {
    let stack = translation.stacks[place]
    guard pursuits[place].isSettled, let solution = program.solution else { return }
    let hasStacksInside = pursuits[place].stack.hasStacksInside
    let isFree = stack.offered.constant != nil && !hasStacksInside
    let lengths = cleanLengths(
      at: place, solution, slack: isFree ? program.looseness(since: start) : program.looseness)
    for (length, cleaned) in zip(stack.lengths, lengths) where length.constant == nil {
      if let column = length.expression.terms.first?.column { self.cleaned[column] = cleaned }
    }
    // What overflows inside is least for these lengths anyway where that comes first; another list may leave more.
    try fix(stack, at: lengths, solution, since: start)
    try divideDeferred(in: stack, at: lengths)
  }

  /// The lengths of a stack at a point without what the relaxed rows added to them, as far as they may have.
  private func cleanLengths(at place: Int, _ solution: Solution, slack: Double) -> [Double] {
    let stack = translation.stacks[place]
    func value(_ expression: LinearExpression) -> Double {
      expression.terms.reduce(expression.constant) {
        $0 + $1.coefficient * (cleaned[$1.column] ?? solution[$1.column])
      }
    }
    let cleaning = Cleaning(
      stack.ranges, room: value(pursuits[place].stack.room.expression), slack: slack, goals: goals,
      exceeded: stack.fixedExcess,
      wanted: stack.kind == .stack ? targets?.lengths(of: stack.element, wantedBy: goals) ?? [] : [])
    return cleaning.clean(stack.lengths.map { value($0.expression) })
  }

  /// Lets lengths that are held exactly be what they are without what the relaxed rows added: content that needs all of one
  /// would no longer fit, by less than a rounding.
  private mutating func cleanHeld(at place: Int) throws {
    // Only large programs hold lengths exactly.
    guard program.isLarge, let solution = program.solution else { return }
    let lengths = cleanLengths(at: place, solution, slack: program.looseness)
    for (length, cleaned) in zip(translation.stacks[place].lengths, lengths) where length.constant == nil {
      if let column = length.expression.terms.first?.column { try program.reach(cleaned, by: column) }
    }
  }

  /// Fixes the columns of a settled stack, and lets go of the rows that kept what was pursued for it.
  private mutating func fix(
    _ stack: TreeStack, at lengths: [Double], _ solution: Solution, since start: StagedProgram.Mark
  ) throws {
    for (place, length) in stack.lengths.enumerated() where length.constant == nil {
      if let column = length.expression.terms.first?.column { try program.fix(column, at: lengths[place]) }
      for choice in stack.choices[place] { try program.fix(choice, at: solution[choice].rounded()) }
    }
    try program.release(since: start)
  }

  /// Adds the stacks that had to wait for these lengths to the program, to be pursued after all that are there.
  private mutating func divideDeferred(in stack: TreeStack, at lengths: [Double]) throws {
    guard !stack.deferred.isEmpty else { return }
    let start = translation.stacks.count
    translation.program = program.program
    try translation.translateDeferred(in: stack, lengths: lengths)
    try program.extend(to: translation.program)
    takeStacks(from: start)
  }

  /// Pursues the goals before a goal of the whole tree, or the soft constraints, on every stack, then that one, and so on.
  private mutating func divideTogether() throws {
    var waiting = goals[...]
    if let overflow = waiting.firstIndex(of: .overflow), !waiting[..<overflow].contains(where: \.isOfWholeTree) {
      try pursueByStack(Array(waiting[...overflow]))
      waiting = waiting[(overflow + 1)...]
    }
    let places = pursuits.indices.filter { place in
      joined?.contain(translation.stacks[place].element, along: translation.stacks[place].axis) ?? true
    }
    if goals.contains(.fill) {
      // What no constraint may bend uses what it is offered, whatever that is.
      try pursueByStack([.fill], at: pursuits.indices.filter { !places.contains($0) })
    }
    try keepConstraints()
    while !waiting.isEmpty {
      let section = waiting.prefix { !$0.isOfWholeTree }
      try pursueByStack(Array(section), at: places)
      waiting = waiting[section.endIndex...]
      if let goal = waiting.popFirst() { try approach(goal) }
    }
    guard !goals.contains(.fair) else { return }
    var seen = SeenValues(looseness: program.looseness)
    try seen.takeClosed(
      among: places.flatMap { pursuits[$0].stack.children.compactMap(\.column) }, of: &program, solver: solver)
    for place in places { try noteOpenLengths(at: place, seen: &seen) }
    try pursueByStack([.fair], at: places)
  }

  /// The soft constraints, the strongest first.
  private mutating func keepConstraints() throws {
    program.view = nil
    for total in constraints.violations { try program.pursue(total) }
  }

  /// One stage over all stacks; one that is divided for several proposals counts for what it is measured at.
  private mutating func approach(_ goal: Goal) throws {
    program.view = nil
    let counted = zip(pursuits, translation.areRepeated).filter { !$0.1 }.map(\.0)
    let stacks = pursuits.map { pursuit in
      pursuit.stack.children.compactMap { child in
        child.column.map { column in
          ProgramBlocks.Child(
            length: column, intervals: child.choices.isEmpty ? [] : child.pieces, choices: child.choices)
        }
      }
    }
    let aims = counted.flatMap { $0.stack.aims(for: goal) }
    let solver = solver
    try NearTargets(goal: goal, aims: aims).pursue(on: &program, solver: solver) { program, total in
      try JoinedTargets(
        of: program.program, joinedBy: stacks, cost: total, besides: program.looseRows, solver: solver,
        limits: program.limits)
    }
  }

  private mutating func pursueByStack(_ goals: [Goal], at places: [Int]? = nil) throws {
    for place in places ?? Array(pursuits.indices) { try pursue(goals, at: place) }
  }

  private mutating func pursue(_ goals: [Goal], at place: Int) throws {
    turn(to: place)
    for goal in goals { try pursuits[place].pursue(goal, on: &program) }
    if goals.contains(.fair) { try cleanHeld(at: place) }
    if pursuits[place].isSettled { settled.formUnion(pursuits[place].stack.children.compactMap(\.column)) }
  }

  private mutating func noteOpenLengths(at place: Int, seen: inout SeenValues) throws {
    turn(to: place)
    open[place] = try pursuits[place].openLengths(after: goals.last ?? .fair, on: &program, seen: &seen)
  }

  /// Turns to a stack, whose offer no longer varies where it follows from settled lengths alone.
  private mutating func turn(to place: Int) {
    program.view = keys[place]
    pursuits[place].isOfferSettled = pursuits[place].stack.room.expression.terms.allSatisfy {
      settled.contains($0.column)
    }
  }

  /// The places of the stacks inside each one, however deep, in order; a grid's rows count as inside its columns. Of stacks that
  /// are divided for several proposals one counts.
  private static func inside(
    _ stacks: [Int], areRepeated: ArraySlice<Bool>, _ containers: ContainerMap
  ) -> [[Int]] {
    let areRepeated = Array(areRepeated)
    var inside: [[Int]] = Array(repeating: [], count: stacks.count)
    let places = Dictionary(grouping: stacks.indices) { stacks[$0] }
    for (place, stack) in stacks.enumerated() where !areRepeated[place] {
      var next: Int? = stack
      while let outer = next {
        for found in places[outer] ?? [] where found < place && !areRepeated[found] { inside[found].append(place) }
        next = containers.parent(of: outer)
      }
    }
    return inside
  }
}

extension DividedStack {
  /// A stack on the program of a whole tree; `inside` is the overflow of the stacks inside.
  fileprivate init(
    _ stack: TreeStack, inside: [LinearExpression], isAlwaysShown: Bool, targets: @escaping (Goal) -> [Double]?
  ) {
    children = stack.names.indices.map { place in
      let length = stack.lengths[place]
      return Child(
        name: stack.names[place], range: stack.ranges[place],
        column: length.constant == nil ? length.expression.terms.first?.column : nil, choices: stack.choices[place],
        pieces: stack.intervals[place],
        isEndless: stack.endless.contains(place))
    }
    room = stack.offered + -stack.spacing
    greatest = stack.greatest
    overflow = stack.overflow
    wholeOverflow = inside.reduce(stack.overflow + stack.hiddenOverflow, +)
    wasted = stack.wasted
    isAlone = false
    hasStacksInside = !inside.isEmpty
    self.isAlwaysShown = isAlwaysShown
    self.targets = targets
  }
}
