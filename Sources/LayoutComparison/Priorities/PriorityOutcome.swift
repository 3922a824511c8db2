/// One division of a region that some choice of its children's layout priorities gives. Lengths are in points.
public struct PriorityOutcome: Hashable, Sendable {
  /// What a reader loses against SwiftUI's layout as it is.
  public enum Harm: Hashable, Sendable {
    /// A text that can be read becomes illegible: cut, or broken inside a word.
    case illegibleText
    /// A Spacer takes room that content could use.
    case fedSpacer
  }

  /// The children's lengths in source order.
  public var lengths: [Double]
  /// What was offered and is not used; 0 or more.
  public var unused: Double
  /// What is used beyond the offer; 0 or more.
  public var overflow: Double
  /// What is unused, and a child could take, beyond what the optimum leaves.
  public var avoidableUnused: Double
  /// What overflows beyond what the optimum has to.
  public var avoidableOverflow: Double
  /// The smallest length.
  public var fairness: Double
  /// What a reader loses, wherever in the tree; nil where it is nothing.
  public var harm: Harm?
  /// How many of the orderings that were tried give these lengths; of a large tree, as far as the stack alone can tell.
  public var assignments: Int
  /// The fewest changes that do, in source order; empty for the priorities as they are.
  public var changes: [PriorityAdvice.Change]
  /// How good the lengths are; nil where something avoidable is wasted or overflows, where a text that could be read is broken
  /// or cut, where a Spacer takes what content could use, and where the region is offered another length than now.
  public var reaches: PriorityAdvice.Reach?
}

/// Which orderings of a region's children were tried.
public struct PriorityCoverage: Hashable, Sendable {
  /// How many different ones.
  public var orderings: Int
  /// How many there are; infinite where that is beyond a double.
  public var possible: Double
  /// Every ordering was tried that changes at most so many views.
  public var changedViews: Int
  /// How many of those tried were drawn at random, from a fixed seed.
  public var drawn: Int
  /// How many of those tried were found by moving one view in the best orderings known.
  public var improved: Int
  /// How many outcomes are left out because the tree is too large to be laid out with each.
  public var notLaidOut = 0

  /// Whether every ordering was tried, and every outcome laid out.
  public var isComplete: Bool { Double(orderings) == possible && notLaidOut == 0 }
}

/// All divisions of one region that layout priorities can reach, the best first.
public struct RegionPriorities: Sendable {
  /// The region in the layout as it is.
  public var region: RegionComparison
  /// The outcomes: the optimum, then the least overflow, the least unused length, the fairest; those that harm a reader last.
  public var outcomes: [PriorityOutcome]
  /// Which orderings were tried.
  public var coverage: PriorityCoverage

  /// The outcome of the priorities as they are.
  public var present: PriorityOutcome? { outcomes.first { $0.changes.isEmpty } }
}
