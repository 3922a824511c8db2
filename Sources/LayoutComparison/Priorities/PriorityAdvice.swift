internal import GreedyLayout
internal import OptimalLayout

/// Changes of layout priority after which SwiftUI's own rule wastes nothing in a region and overflows no more than it has
/// to.
public struct PriorityAdvice: Hashable, Sendable {
  /// One view's new priority.
  public struct Change: Hashable, Sendable {
    /// The view's key.
    public var view: String
    /// Its new layout priority.
    public var layoutPriority: Double

    /// Makes a change.
    public init(view: String, layoutPriority: Double) {
      self.view = view
      self.layoutPriority = layoutPriority
    }
  }

  /// How good the result is.
  public enum Reach: String, Hashable, Sendable {
    /// The same lengths as the stack's optimum.
    case optimal
    /// Other lengths, but nothing avoidable is wasted or overflows.
    case noWaste = "no waste"
  }

  /// The changes, in source order.
  public var changes: [Change]
  /// The lengths of all children in source order that SwiftUI's rule then gives, in points.
  public var lengths: [Double]
  /// How good they are.
  public var reaches: Reach
}

extension PriorityAdvice {
  /// The number of children up to which every assignment of priorities is tried.
  static let exhaustiveLimit = 6
  /// The most views changed at once where there are more children than that.
  private static let changesBeyondLimit = 2
  /// How many offers to children all trials together make at most.
  private static let offerLimit = 4e6

  /// How many of the children with certain priorities are given others at once at the most: as many as there are up to 6
  /// children; beyond that two, one, or none at all where there are so many children that trying would not end.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  package static func mostChanges(of old: [Double]) -> Int {
    let most = old.count <= exhaustiveLimit ? old.count : changesBeyondLimit
    var offers = 0.0
    for count in stride(from: 1, through: most, by: 1) {
      offers += PriorityAssignment.number(changing: count, of: old) * Double(old.count)
      guard offers <= offerLimit else { return count - 1 }
    }
    return most
  }

  /// The assignments with the fewest changed views that repair a region; none where nothing is avoidable, or changing more
  /// than ``mostChanges(of:)`` would be needed.
  static func all(
    for region: RegionComparison, _ optimum: StackOptimum, in tree: IndexedTree, by engine: GreedyEngine
  ) throws(LayoutFailure) -> [PriorityAdvice] {
    guard max(region.avoidableUnused, region.avoidableOverflow) > Comparison.tolerance,
      let trial = PriorityTrial(of: region.element, in: tree, proposed: region.proposal, by: engine)
    else { return [] }
    let old = region.children.map(\.priority)
    for count in stride(from: 1, through: mostChanges(of: old), by: 1) {
      var found: [Repair] = []
      for assignment in PriorityAssignment.all(changing: count, of: old) {
        let lengths = try trial.lengths(priorities: assignment.priorities).map(Double.init)
        if Repair.isRepaired(lengths, optimum) { found.append(Repair(assignment: assignment, lengths: lengths)) }
      }
      if !found.isEmpty { return Repair.best(of: found, optimum).map { $0.advice(for: region, optimum) } }
    }
    return []
  }
}

/// An assignment that repairs a region.
private struct Repair {
  var assignment: PriorityAssignment
  var lengths: [Double]

  /// Whether lengths waste and overflow no more than the optimum does.
  static func isRepaired(_ lengths: [Double], _ optimum: StackOptimum) -> Bool {
    let used = lengths.reduce(0, +) + optimum.spacing
    return max(0, optimum.usable - used) - optimum.wasted <= Comparison.tolerance
      && max(0, used - optimum.offered) - optimum.overflow <= Comparison.tolerance
  }

  /// One repair for each result: the optimum first, then the fairer lengths, then the order of the source.
  static func best(of repairs: [Repair], _ optimum: StackOptimum) -> [Repair] {
    var kept: [Repair] = []
    for repair in repairs.sorted(by: { $0.assignment.isSimpler(than: $1.assignment) })
    where !kept.contains(where: { $0.hasSameLengths(as: repair.lengths) }) {
      kept.append(repair)
    }
    return kept.sorted { one, other in
      let areOptimal = (one.hasSameLengths(as: optimum.lengths), other.hasSameLengths(as: optimum.lengths))
      if areOptimal.0 != areOptimal.1 { return areOptimal.0 }
      let fairness = (one.lengths.sorted(), other.lengths.sorted())
      if fairness.0 != fairness.1 { return fairness.1.lexicographicallyPrecedes(fairness.0) }
      return one.assignment.isSimpler(than: other.assignment)
    }
  }

  func hasSameLengths(as other: [Double]) -> Bool {
    zip(lengths, other).allSatisfy { abs($0 - $1) <= Comparison.tolerance }
  }

  func advice(for region: RegionComparison, _ optimum: StackOptimum) -> PriorityAdvice {
    PriorityAdvice(
      changes: assignment.changed.map {
        PriorityAdvice.Change(view: region.children[$0].view, layoutPriority: assignment.priorities[$0])
      },
      lengths: lengths, reaches: hasSameLengths(as: optimum.lengths) ? .optimal : .noWaste)
  }
}
