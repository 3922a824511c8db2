internal import LayoutEngine
internal import OptimalLayout
public import ViewTree

/// What tells a region from all others of a tree: the view, and the axis on which it shares a length.
///
/// A stack has one region at most. A Grid has two, its columns and its rows, and both have the grid's key.
public struct RegionKey: Hashable, Sendable {
  /// The key of the view whose region it is.
  public var view: String
  /// The axis on which length is shared.
  public var axis: Axis

  /// Names the region of a view on an axis.
  public init(view: String, axis: Axis) {
    self.view = view
    self.axis = axis
  }
}

extension RegionKey {
  /// The region that divided a length, whether it was offered a finite one or not.
  init(_ allocation: Allocation, in tree: IndexedTree) {
    self.init(view: tree.key(of: allocation.stack), axis: allocation.axis)
  }
}

/// The regions of a layout: the one place that says what a region is.
///
/// A region is a stack that was offered a finite length which it does not give back to a stack around it, or the columns or
/// rows of a grid that was offered a finite length. Source: section 1 of the optimum's definition.
struct RegionList {
  /// The divisions that are regions, in document order, the columns of a grid before its rows.
  let regions: [Allocation]
  /// The divisions of the stacks inside each region that give their length back to it, in document order, by its element.
  private(set) var absorbed: [Int: [Allocation]] = [:]

  /// Finds the regions of a layout.
  init(_ placed: PlacedTree) {
    let containers = ContainerMap(placed.tree)
    var regions = placed.trackAllocations
    for allocation in placed.allocations {
      var stack = allocation.stack
      while let outer = containers.absorbing(stack, along: allocation.axis) { stack = outer }
      if stack == allocation.stack {
        regions.append(allocation)
      } else {
        absorbed[stack, default: []].append(allocation)
      }
    }
    let views = placed.tree.elements.map(\.view)
    self.regions = regions.filter { $0.offered?.isFinite == true }
      .sorted { (views[$0.stack], $0.axis.rank) < (views[$1.stack], $1.axis.rank) }
  }
}

extension IsolatedOptima {
  /// The optimum of a region alone at the length that it divided.
  func optimum(of region: Allocation) throws(LayoutFailure) -> StackOptimum? {
    switch region.kind {
    case .stack: try optimum(of: region.stack, proposed: region.proposal)
    case .tracks: try optimum(ofTracksOf: region.stack, along: region.axis, proposed: region.proposal)
    }
  }
}

extension Axis {
  /// Columns before rows.
  fileprivate var rank: Int { self == .horizontal ? 0 : 1 }
}

extension Sequence {
  /// The elements by what tells them apart, the first where several have the same key.
  ///
  ///     let regions = comparison.regions.byKey(\.key)
  ///     regions[key]?.children.byKey(\.view)["title"]
  package func byKey<Key: Hashable>(_ key: KeyPath<Element, Key>) -> [Key: Element] {
    Dictionary(map { ($0[keyPath: key], $0) }, uniquingKeysWith: { first, _ in first })
  }
}
