public import GreedyLayout
internal import OptimalLayout

/// The layout that a rule for stacks makes of a tree, and what its regions use. Lengths are in points.
///
/// The rule decides for all stacks of the tree, so that an inner region can be offered another length than by another
/// rule. Grids and everything else keep SwiftUI's rules.
public struct AlgorithmComparison: Sendable {
  /// The rule.
  public let algorithm: DistributionAlgorithm
  /// What was laid out by it.
  public let placed: PlacedTree
  /// The regions of this layout in document order.
  public let regions: [Region]

  /// One region of the layout.
  public struct Region: Hashable, Sendable {
    /// The key of the stack.
    public var view: String
    /// The axis on which length is shared.
    public var axis: Axis
    /// What the region was offered and used.
    public var usage: Usage
    /// What is unused, and a child could take, beyond what the stack's optimum at this offer leaves.
    public var avoidableUnused: Double
    /// What overflows beyond what the stack's optimum at this offer does.
    public var avoidableOverflow: Double
    /// The children's lengths in source order.
    public var lengths: [Double]
  }

  /// What all regions together leave unused.
  public var unused: Double { regions.reduce(0) { $0 + $1.usage.unused } }
  /// What of it children could take.
  public var avoidableUnused: Double { regions.reduce(0) { $0 + $1.avoidableUnused } }
  /// What all regions together overflow.
  public var overflow: Double { regions.reduce(0) { $0 + $1.usage.overflow } }
  /// What of it could fit.
  public var avoidableOverflow: Double { regions.reduce(0) { $0 + $1.avoidableOverflow } }
}

extension AlgorithmComparison {
  /// Measures the regions of a layout made by `algorithm`.
  init(_ algorithm: DistributionAlgorithm, _ placed: PlacedTree, _ isolated: IsolatedOptima) throws(LayoutFailure) {
    self.algorithm = algorithm
    self.placed = placed
    let containers = ContainerMap(placed.tree)
    var regions: [Region] = []
    for allocation in placed.allocations {
      guard let offered = allocation.offered, offered.isFinite,
        containers.absorbing(allocation.stack, along: allocation.axis) == nil,
        let optimum = try isolated.optimum(of: allocation.stack, proposed: allocation.proposal)
      else { continue }
      let usage = Usage(offered: Double(offered), used: Double(allocation.used))
      let wasted = max(0, optimum.usable - usage.used)
      regions.append(
        Region(
          view: placed.tree.key(of: allocation.stack), axis: allocation.axis, usage: usage,
          avoidableUnused: RegionMeasurement.withoutDust(wasted - optimum.wasted, offered: Double(offered)),
          avoidableOverflow: RegionMeasurement.withoutDust(
            usage.overflow - optimum.overflow, offered: Double(offered)),
          lengths: allocation.lengths.map(Double.init)))
    }
    self.regions = regions
  }
}
