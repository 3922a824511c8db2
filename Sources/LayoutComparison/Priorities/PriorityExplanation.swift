internal import LayoutEngine

/// What SwiftUI's rule does in one region with a given assignment of priorities, step by step. Lengths are in points.
public struct PriorityExplanation: Sendable {
  /// Children of equal priority, which share what the lower ones' minimums leave.
  public struct Group: Hashable, Sendable {
    /// Their layout priority; −∞ for spacers.
    public var priority: Double
    /// The minimums set aside for the children of lower priority.
    public var reserved: Double
    /// What each child is offered and takes, in the order of asking.
    public var steps: [Step]
  }

  /// One child's turn.
  public struct Step: Hashable, Sendable {
    /// The child's key.
    public var view: String
    /// Its place among all, from 1.
    public var asked: Int
    /// What its group has left when it is asked; negative where others took more than there was.
    public var left: Double
    /// How many share that, this child included.
    public var sharers: Int
    /// Its equal share, or 0 where nothing is left.
    public var offer: Double
    /// The length it takes.
    public var length: Double
    /// The least length that is possible for it.
    public var minimum: Double
    /// The greatest length that is possible for it; it may be infinite.
    public var maximum: Double
  }

  /// The region in the layout as it is.
  public var region: RegionComparison
  /// The priorities that were given to children, in source order; the others keep theirs.
  public var given: [PriorityAdvice.Change]
  /// All children's priorities in source order.
  public var priorities: [Double]
  /// What there is to share: the offer without the gaps.
  public var available: Double
  /// The groups in the order of asking.
  public var groups: [Group]
  /// What comes of it. How many orderings do the same is not counted here and is 1.
  public var outcome: PriorityOutcome
}

extension PriorityChoices {
  /// What a given assignment does in each region that has one of the children named, step by step.
  ///
  /// - Parameters:
  ///   - assignment: New layout priorities of children by their keys, finite; the others keep theirs.
  ///   - stack: The key of the only region to look at; nil for all.
  /// - Throws: ``PriorityQuestionError`` where a key is none of a region's or its children's, or `LayoutFailure`.
  public func explanations(
    of assignment: [PriorityAdvice.Change], in stack: String? = nil
  ) throws -> [PriorityExplanation] {
    let regions = try regions(of: stack)
    let children = regions.flatMap { $0.children.map(\.view) }
    for change in assignment where !children.contains(change.view) {
      throw PriorityQuestionError.unknownChild(change.view, children: children)
    }
    let concerned = regions.filter { region in
      stack != nil || region.children.contains { child in assignment.contains { $0.view == child.view } }
    }
    return try concerned.compactMap { try explanation(of: assignment, in: $0) }
  }

  private func explanation(
    of assignment: [PriorityAdvice.Change], in region: RegionComparison
  ) throws(LayoutFailure) -> PriorityExplanation? {
    let tree = comparison.swiftUI.tree
    return try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> PriorityExplanation? in
      guard let trial = trial(of: region) else { return nil }
      let priorities = region.children.map { child in
        assignment.last { $0.view == child.view }?.layoutPriority ?? child.priority
      }
      let given = zip(region.children, priorities).compactMap { child, priority in
        assignment.contains { $0.view == child.view }
          ? PriorityAdvice.Change(view: child.view, layoutPriority: priority) : nil
      }
      let all = PriorityAssignment(all: priorities, of: region.children.map(\.priority))
      guard let division = try division(of: region, with: all, trial) else { return nil }
      let available = (division.usage.offered ?? 0) - region.spacing
      return PriorityExplanation(
        region: region, given: given, priorities: priorities, available: available,
        groups: try groups(of: division.shares, all, trial, in: region, available: available),
        outcome: RegionYardstick(region).outcome(of: division, assignments: 1, changes: given))
    }
  }

  /// What an assignment gives; nil where the region is not there then.
  private func division(
    of region: RegionComparison, with assignment: PriorityAssignment, _ trial: PriorityTrial
  ) throws(LayoutFailure) -> PriorityLayouts.Division? {
    do throws(PriorityLayouts.Absence) {
      return try layouts().division(of: region, with: assignment, trial)
    } catch {
      if case .failed(let failure) = error { throw failure }
      return nil
    }
  }

  /// The turns in the order of asking, by groups of equal priority.
  private func groups(
    of shares: [Allocation.Share], _ assignment: PriorityAssignment, _ trial: PriorityTrial,
    in region: RegionComparison, available: Double
  ) throws(LayoutFailure) -> [PriorityExplanation.Group] {
    let priorities = assignment.priorities
    var taken = 0.0
    var groups: [PriorityExplanation.Group] = []
    for child in shares.indices.sorted(by: { (shares[$0].asked ?? 0) < (shares[$1].asked ?? 0) }) {
      let priority = priorities[child]
      if groups.last?.priority != priority {
        var reserved = 0.0
        for lower in shares.indices where priorities[lower] < priority {
          reserved += Double(try trial.length(of: lower, at: 0, isWritten: assignment.changed.contains(lower)))
        }
        groups.append(PriorityExplanation.Group(priority: priority, reserved: reserved, steps: []))
      }
      let step = PriorityExplanation.Step(
        view: region.children[child].view, asked: shares[child].asked ?? 0,
        left: available - taken - groups[groups.count - 1].reserved, sharers: shares[child].sharers ?? 1,
        offer: Double(shares[child].offer ?? 0), length: Double(shares[child].length),
        minimum: region.children[child].minimum, maximum: region.children[child].maximum)
      groups[groups.count - 1].steps.append(step)
      taken += step.length
    }
    return groups
  }
}
