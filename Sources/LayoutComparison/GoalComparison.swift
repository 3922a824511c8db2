internal import LayoutEngine
public import OptimalLayout

/// What a goal comes to, over all regions, in both layouts. Values are in points.
public struct GoalComparison: Hashable, Sendable {
  /// The goal.
  public var goal: Goal
  /// Its value in SwiftUI's layout.
  public var swiftUI: Double
  /// Its value in the optimal layout.
  public var optimal: Double
  /// By how much the optimal layout may fall behind through the relaxed rows of later stages.
  public var drift: Double
}

extension GoalComparison {
  /// The goals that have one number, in the order in which they were pursued.
  static func all(
    _ goals: [Goal], swiftUI: PlacedTree, optimal: OptimalResult, isolated: IsolatedOptima,
    swiftUIIsolated: IsolatedOptima, targets: TargetLengths?
  ) throws(LayoutFailure) -> [GoalComparison] {
    let greedySums = try GoalSums(of: swiftUI, swiftUIIsolated)
    let optimalSums = try GoalSums(of: optimal.placed, isolated)
    let components = optimal.components
    return goals.compactMap { goal in
      let greedy = greedySums[goal] ?? targets?.distance(of: swiftUI, for: goal)
      let best = optimalSums[goal] ?? targets?.distance(of: optimal.placed, for: goal)
      guard let greedy, let best else { return nil }
      let drift = components.reduce(0) { $0 + ($1.drift[goal] ?? 0) }
      return GoalComparison(goal: goal, swiftUI: greedy, optimal: best, drift: drift)
    }
  }
}

/// The overflow and the wasted length of a layout, over all its regions and trees of their own.
private struct GoalSums {
  private var overflow = 0.0
  private var wasted = 0.0

  init(of placed: PlacedTree, _ isolated: IsolatedOptima) throws(LayoutFailure) {
    for allocation in placed.allocations { overflow += isolated.minorOverflow(allocation) }
    for region in RegionList(placed).regions {
      guard let offered = region.offered, let optimum = try isolated.optimum(of: region) else { continue }
      overflow += Double(max(0, region.used - offered))
      wasted += max(0, optimum.usable - Double(region.used))
    }
  }

  subscript(goal: Goal) -> Double? {
    switch goal {
    case .overflow: overflow
    case .fill: wasted
    case .priority, .fair, .proportional, .ideal, .closest, .constraints: nil
    }
  }
}
