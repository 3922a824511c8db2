internal import GreedyLayout
internal import LinearProgramming

/// Pursues the goals of a whole tree on its program, stack by stack from the outside in, with the stated constraints and
/// the goals of the whole tree in their place between them.
struct TreeGoals {
  /// The stacks, outer ones first.
  let stacks: [TreeStack]
  let constraints: TreeConstraints
  let targets: TargetLengths?
  let goals: [Goal]
  let containers: ContainerMap
  let key: (Int) -> String
  private(set) var program: StagedProgram
  /// What the stated goals leave open, by the place of the stack.
  private(set) var open: [Int: [OpenLength]] = [:]

  init(
    _ translation: TreeTranslation, _ constraints: TreeConstraints, _ targets: TargetLengths?, goals: [Goal],
    session: any LinearSession
  ) {
    stacks = translation.stacks
    self.constraints = constraints
    self.targets = targets
    self.goals = goals
    containers = translation.analysis.containers
    key = { translation.key($0) }
    program = StagedProgram(session, view: nil)
  }

  /// Pursues every goal; what they leave open is settled by `fair`.
  mutating func pursue() throws {
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
    for place in stacks.indices { open[place] = try openLengths(of: stacks[place]) }
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
    var lengths: [(name: String, length: LinearExpression, target: Double)] = []
    for stack in stacks {
      guard stack.kind == .stack, let wanted = targets?.lengths(of: stack.element, for: goal) else { continue }
      for (place, target) in wanted.enumerated() where target.isFinite && stack.lengths[place].constant == nil {
        lengths.append((stack.names[place], stack.lengths[place].expression, target))
      }
    }
    if !lengths.isEmpty { try NearTargets(goal: goal, lengths: lengths).pursue(on: &program) }
  }

  private mutating func pursueByStack(_ goals: [Goal]) throws {
    for place in stacks.indices {
      program.view = key(stacks[place].element)
      for goal in goals { try pursue(goal, at: place) }
    }
  }

  private mutating func pursue(_ goal: Goal, at place: Int) throws {
    let stack = stacks[place]
    switch goal {
    case .overflow:
      let inside = stacks[place...].filter { isInside($0.element, stack.element) }
      let total = inside.reduce(LinearExpression()) { $0 + $1.overflow }
      try program.pursue(.minimise(total), for: .overflow)
      if inside.count > 1 { try program.pursue(.minimise(stack.overflow), for: .overflow) }
    case .fill:
      try program.pursue(.minimise(stack.wasted), for: .fill)
    case .priority:
      for group in stack.ranges.priorityGroups {
        let total = group.reduce(LinearExpression()) { $0 + stack.lengths[$1].expression }
        if !total.terms.isEmpty { try program.pursue(.maximise(total), for: .priority) }
      }
    case .fair:
      for group in stack.ranges.priorityGroups { try divide(group, of: stack, for: .fair) { _, length in length } }
    case .proportional:
      let elastic = stack.ranges.indices.filter { stack.ranges[$0].maximum.isFinite }
      try divide(elastic, of: stack, for: .proportional) { range, length in
        (length - range.minimum) * (1 / (range.maximum - range.minimum))
      }
    case .ideal, .closest, .constraints:
      break
    }
  }

  private func isInside(_ element: Int, _ outer: Int) -> Bool {
    var next: Int? = element
    while let inner = next {
      if inner == outer { return true }
      next = containers.parent(of: inner)
    }
    return false
  }

  private mutating func divide(
    _ places: [Int], of stack: TreeStack, for goal: Goal,
    _ quantity: (ChildRange, LinearExpression) -> LinearExpression
  ) throws {
    let quantities = places.filter { stack.lengths[$0].constant == nil }.map {
      FairDivision.Quantity(
        name: stack.names[$0], value: quantity(stack.ranges[$0], stack.lengths[$0].expression))
    }
    try FairDivision(goal: goal, quantities: quantities).pursue(on: &program)
  }

  /// The children whose length the goals pursued so far leave open.
  private mutating func openLengths(of stack: TreeStack) throws -> [OpenLength] {
    program.view = key(stack.element)
    var open: [OpenLength] = []
    let last = goals.last ?? .fair
    for (child, length) in stack.lengths.enumerated() where length.constant == nil {
      let least = try program.optimum(.minimise(length.expression), for: last).value(of: length.expression)
      let greatest = try program.optimum(.maximise(length.expression), for: last).value(of: length.expression)
      if greatest - least > 1e-6 * max(1, greatest.magnitude) {
        open.append(OpenLength(child: child, minimum: least, maximum: greatest))
      }
    }
    return open
  }
}
