public import LayoutEngine
internal import OptimalLayout

/// The layout that a rule for stacks makes of a tree, and what its regions use. Lengths are in points.
///
/// The rule decides for all stacks of the tree, so that an inner region can be offered another length than by another
/// rule. Grids and everything else keep SwiftUI's rules; what a grid's columns and rows come to is measured all the same.
public struct AlgorithmComparison: Sendable {
  /// The rule.
  public let algorithm: DistributionAlgorithm
  /// What was laid out by it.
  public let placed: PlacedTree
  /// The regions of this layout in document order.
  public let regions: [Region]

  /// One region of the layout.
  public struct Region: Hashable, Sendable {
    /// The key of the stack or grid.
    public var view: String
    /// The axis on which length is shared.
    public var axis: Axis
    /// What the region was offered and used.
    public var usage: Usage
    /// What is unused, and a child could take, beyond what the stack's optimum at this offer leaves.
    public var avoidableUnused: Double
    /// What overflows beyond what the stack's optimum at this offer does.
    public var avoidableOverflow: Double
    /// The lengths of the children, or of the tracks, in source order.
    public var lengths: [Double]

    /// What tells the region from all others.
    public var key: RegionKey { RegionKey(view: view, axis: axis) }
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
    var regions: [Region] = []
    for allocation in RegionList(placed).regions {
      guard let optimum = try isolated.optimum(of: allocation), let offered = allocation.offered.map(Double.init)
      else { continue }
      let usage = Usage(offered: offered, used: Double(allocation.used))
      let wasted = max(0, optimum.usable - usage.used)
      let key = RegionKey(allocation, in: placed.tree)
      regions.append(
        Region(
          view: key.view, axis: key.axis, usage: usage,
          avoidableUnused: RegionMeasurement.withoutDust(wasted - optimum.wasted, offered: offered),
          avoidableOverflow: RegionMeasurement.withoutDust(usage.overflow - optimum.overflow, offered: offered),
          lengths: allocation.lengths.map(Double.init)))
    }
    self.regions = regions
  }
}
