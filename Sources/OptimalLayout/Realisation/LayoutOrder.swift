internal import LayoutEngine

/// Which of two layouts of a tree is the better one by goals of its stacks, the outermost first.
struct LayoutOrder {
  private let goals: [Goal]
  private let facts: any StackQuestions

  /// Prepares to compare layouts by goals, in order; those of the whole tree, and `proportional`, say nothing here.
  init(_ goals: [Goal], _ facts: any StackQuestions) {
    self.goals = Goal.settled(goals)
    self.facts = facts
  }

  /// Whether a layout is better than another one: less overflows in all, or the first stack that is offered the same in both
  /// and divides it otherwise has the better lengths.
  func isBetter(_ one: PlacedTree, than other: PlacedTree) -> Bool {
    if goals.first == .overflow, let isBetter = isLess(overflow(of: one), than: overflow(of: other)) { return isBetter }
    let (first, second) = (one.allocations, other.allocations)
    for (mine, theirs) in zip(first, second) where mine.stack == theirs.stack && mine.offered == theirs.offered {
      guard let offered = mine.offered, offered.isFinite else { continue }
      let priorities = facts.tree.elements[mine.stack].children.map { facts.priority(ofChild: $0) }
      for goal in goals {
        for (own, others) in zip(values(of: mine, goal, priorities), values(of: theirs, goal, priorities)) {
          if let isLess = isLess(own, than: others) { return !isLess }
        }
      }
    }
    return false
  }

  /// Whether more overflows in a layout than in another one, in all.
  func overflowsMore(_ one: PlacedTree, than other: PlacedTree) -> Bool {
    isLess(overflow(of: other), than: overflow(of: one)) ?? false
  }

  /// What a goal wants to be large in a stack, the most important first.
  private func values(of stack: Allocation, _ goal: Goal, _ priorities: [Double]) -> [Double] {
    let lengths = stack.lengths.map { Double($0) }
    let groups = Set(priorities).sorted(by: >).map { priority in
      zip(lengths, priorities).filter { $0.1 == priority }.map(\.0)
    }
    switch goal {
    case .overflow: return [-Double(max(0, stack.used - (stack.offered ?? 0)))]
    case .fill: return [Double(min(stack.used, stack.offered ?? 0))]
    case .priority: return groups.map { $0.reduce(0, +) }
    case .fair: return groups.flatMap { $0.sorted() + $0 }
    case .proportional, .ideal, .closest, .constraints: return []
    }
  }

  private func overflow(of placed: PlacedTree) -> Double {
    var analysis = RangeAnalysis(goals: goals)
    analysis.extend(to: placed.tree)
    return (placed.allocations + placed.trackAllocations).reduce(0) { $0 + $1.overflow(&analysis, facts) }
  }

  /// Whether a value is the smaller one of two; nil where they differ by no more than a rounding.
  private func isLess(_ one: Double, than other: Double) -> Bool? {
    abs(one - other) <= 1e-6 * max(1, abs(other)) || one == other ? nil : one < other
  }
}
