internal import GreedyLayout
internal import LinearProgramming

/// Pursues the goals of a whole tree on its program, stack by stack from the outside in, with the stated constraints and
/// the goals of the whole tree in their place between them.
struct TreeGoals {
  /// The stacks, outer ones first, with the keys of their views.
  private let keys: [String]
  private var pursuits: [StackPursuit]
  /// The lengths that no stage to come can change.
  private var settled: Set<LinearProgram.ColumnID> = []
  private let constraints: TreeConstraints
  private let goals: [Goal]
  private(set) var program: StagedProgram
  /// What the stated goals leave open, by the place of the stack.
  private(set) var open: [Int: [OpenLength]] = [:]

  init(
    _ translation: TreeTranslation, _ constraints: TreeConstraints, _ targets: TargetLengths?, goals: [Goal],
    session: any LinearSession
  ) {
    let inside = Self.inside(translation.stacks.map(\.element), translation.analysis.containers)
    keys = translation.stacks.map { translation.key($0.element) }
    pursuits = translation.stacks.enumerated().map { place, stack in
      let overflows = inside[place].map { translation.stacks[$0].overflow }
      return StackPursuit(
        of: DividedStack(stack, inside: overflows, isAlwaysShown: stack.shown.isEmpty) { goal in
          stack.kind == .stack ? targets?.lengths(of: stack.element, for: goal) : nil
        })
    }
    self.constraints = constraints
    self.goals = goals
    program = StagedProgram(session, view: nil)
  }

  /// Pursues every goal; what they leave open is settled by `fair`.
  mutating func pursue() throws {
    if constraints.isEmpty, !goals.contains(where: \.isOfWholeTree) { try divideInTurn() } else { try divideTogether() }
  }

  /// Divides each stack to the end before those inside it, which bend nothing around them.
  private mutating func divideInTurn() throws {
    for place in pursuits.indices {
      try pursue(goals, at: place)
      guard !goals.contains(.fair) else { continue }
      try noteOpenLengths(at: place)
      try pursue([.fair], at: place)
    }
  }

  /// Pursues the goals before a goal of the whole tree, or the soft constraints, on every stack, then that one, and so on.
  private mutating func divideTogether() throws {
    var waiting = goals[...]
    if let overflow = waiting.firstIndex(of: .overflow), !waiting[..<overflow].contains(where: \.isOfWholeTree) {
      try pursueByStack(Array(waiting[...overflow]))
      waiting = waiting[(overflow + 1)...]
    }
    try keepConstraints()
    while !waiting.isEmpty {
      let section = waiting.prefix { !$0.isOfWholeTree }
      try pursueByStack(Array(section))
      waiting = waiting[section.endIndex...]
      if let goal = waiting.popFirst() { try approach(goal) }
    }
    guard !goals.contains(.fair) else { return }
    for place in pursuits.indices { try noteOpenLengths(at: place) }
    try pursueByStack([.fair])
  }

  /// The soft constraints, the strongest first.
  private mutating func keepConstraints() throws {
    program.view = nil
    for (_, total) in constraints.violations { try program.pursue(.minimise(total), for: .constraints) }
  }

  /// One stage over all stacks.
  private mutating func approach(_ goal: Goal) throws {
    program.view = nil
    try NearTargets(goal: goal, aims: pursuits.flatMap { $0.stack.aims(for: goal) }).pursue(on: &program)
  }

  private mutating func pursueByStack(_ goals: [Goal]) throws {
    for place in pursuits.indices { try pursue(goals, at: place) }
  }

  private mutating func pursue(_ goals: [Goal], at place: Int) throws {
    turn(to: place)
    for goal in goals { try pursuits[place].pursue(goal, on: &program) }
    if pursuits[place].isSettled { settled.formUnion(pursuits[place].stack.children.compactMap(\.column)) }
  }

  private mutating func noteOpenLengths(at place: Int) throws {
    turn(to: place)
    open[place] = try pursuits[place].openLengths(after: goals.last ?? .fair, on: &program)
  }

  /// Turns to a stack, whose offer no longer varies where it follows from settled lengths alone.
  private mutating func turn(to place: Int) {
    program.view = keys[place]
    pursuits[place].isOfferSettled = pursuits[place].stack.room.expression.terms.allSatisfy {
      settled.contains($0.column)
    }
  }

  /// The places of the stacks inside each one, however deep, in order; a grid's rows count as inside its columns.
  private static func inside(_ stacks: [Int], _ containers: ContainerMap) -> [[Int]] {
    var inside: [[Int]] = Array(repeating: [], count: stacks.count)
    let places = Dictionary(grouping: stacks.indices) { stacks[$0] }
    for (place, stack) in stacks.enumerated() {
      var next: Int? = stack
      while let outer = next {
        for found in places[outer] ?? [] where found < place { inside[found].append(place) }
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
        column: length.constant == nil ? length.expression.terms.first?.column : nil)
    }
    room = stack.offered + -stack.spacing
    overflow = stack.overflow
    wholeOverflow = inside.reduce(stack.overflow, +)
    wasted = stack.wasted
    isAlone = false
    self.isAlwaysShown = isAlwaysShown
    self.targets = targets
  }
}
