internal import LayoutEngine

/// The regions of SwiftUI's layout without an optimum beside them.
struct UnjudgedRegions {
  /// The regions in document order.
  let regions: [RegionComparison]

  /// Measures the regions of a layout that `engine` made.
  ///
  /// - Parameter findsWraps: Whether texts are looked for that are not whole without need.
  /// - Complexity: two questions to each child of a stack, and those that it asks inside.
  init(of placed: PlacedTree, by engine: GreedyEngine, findsWraps: Bool) throws(LayoutFailure) {
    let tree = placed.tree
    let questions = IsolatedStacks(of: tree, by: engine).questions
    var regions: [RegionComparison] = []
    for allocation in RegionList(placed).regions {
      let keys = tree.keys(ofChildrenIn: allocation)
      let elements = allocation.kind == .stack ? tree.elements[allocation.stack].children : []
      var children: [ChildComparison] = []
      for (place, share) in allocation.shares.enumerated() {
        var range = share.range ?? LengthRange(minimum: share.length, maximum: share.length)
        if allocation.kind == .stack {
          func length(at offer: CGFloat) throws(LayoutFailure) -> CGFloat {
            let proposal = ProposedViewSize(
              offer, along: allocation.axis, across: allocation.proposal[allocation.axis.other])
            return try questions.answer(ofChild: elements[place], at: proposal, because: .root).size[allocation.axis]
          }
          range = LengthRange(minimum: try length(at: 0), maximum: try length(at: .infinity))
        }
        children.append(
          ChildComparison(
            view: keys[place], priority: elements.isEmpty ? 0 : questions.priority(ofChild: elements[place]),
            minimum: Double(range.minimum), maximum: Double(range.maximum), swiftUI: Double(share.length), optimal: nil,
            offer: share.offer.map(Double.init), asked: share.asked, sharers: share.sharers))
      }
      var region = RegionComparison(
        allocation, in: tree, spacing: Double(allocation.spacing), children: children,
        optimumAlone: allocation.lengths.map(Double.init), optimal: Usage(allocation))
      region.isJudged = false
      regions.append(region)
    }
    if findsWraps {
      let wraps = NeedlessWraps(in: placed, PlacedTexts(of: placed, by: engine), by: engine)
      for place in regions.indices { regions[place].wraps = try wraps.wraps(in: regions[place]) }
    }
    self.regions = regions
  }
}
