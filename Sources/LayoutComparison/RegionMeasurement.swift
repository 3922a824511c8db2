internal import LayoutEngine
internal import OptimalLayout

/// Measures the regions of SwiftUI's layout against their optima.
struct RegionMeasurement {
  let swiftUI: PlacedTree
  let optimal: OptimalResult
  let isolated: IsolatedOptima
  let texts: PlacedTexts
  let options: Comparison.Options
  private let list: RegionList
  /// The divisions of the optimal layout.
  private let optimalAllocations: [RegionKey: Allocation]

  init(
    swiftUI: PlacedTree, optimal: OptimalResult, isolated: IsolatedOptima, texts: PlacedTexts,
    options: Comparison.Options
  ) {
    self.swiftUI = swiftUI
    self.optimal = optimal
    self.isolated = isolated
    self.texts = texts
    self.options = options
    list = RegionList(swiftUI)
    let placed = optimal.placed
    optimalAllocations = Dictionary(
      (placed.allocations + placed.trackAllocations).map { (RegionKey($0, in: placed.tree), $0) },
      uniquingKeysWith: { one, _ in one })
  }

  /// Every region of SwiftUI's layout, in document order. Tracks have no priorities that could be advised.
  func regions(
    wrapsFrom wraps: NeedlessWraps, advisedBy advisor: PriorityAdvisor?
  ) throws(LayoutFailure) -> [RegionComparison] {
    var regions: [RegionComparison] = []
    for allocation in list.regions {
      guard let optimum = try isolated.optimum(of: allocation) else { continue }
      var region = measure(allocation, optimum)
      let isStack = allocation.kind == .stack
      if !region.differences.isEmpty {
        region.cause = try cause(of: region, absorbed: isStack ? list.absorbed[allocation.stack] ?? [] : [])
      }
      region.wraps = try wraps.wraps(in: region)
      if isStack, let advisor {
        let finding = try advisor.advice(for: region)
        (region.advice, region.adviceIsComplete) = (finding.advice, finding.isComplete)
        for place in region.wraps.indices {
          region.wraps[place].repair = try advisor.repair(of: region.wraps[place], in: region)
        }
      }
      if options.measuresSensitivity { region.sensitivity = try sensitivity(of: allocation) }
      regions.append(region)
    }
    for place in regions.indices where regions[place].cause?.kind == .other {
      let need = hiddenNeed(in: regions[place], among: regions)
      regions[place].cause?.hiddenNeed = need
    }
    return regions
  }

  /// The first stack inside a child that overflows because its need is hidden, and overflows less in the optimal layout.
  private func hiddenNeed(in region: RegionComparison, among regions: [RegionComparison]) -> Cause.HiddenNeed? {
    guard region.kind == .stack else { return nil }
    let tree = swiftUI.tree
    for (element, child) in zip(tree.elements[region.element].children, region.children) {
      let inside = tree.elements(in: [element])
      let starved = regions.first { other in
        other.axis == region.axis && inside.contains(other.element) && other.unavoidableOverflow > 0
          && other.least > child.minimum + other.tolerance
          && other.optimal.overflow < other.swiftUI.overflow - other.tolerance
      }
      if let starved {
        return Cause.HiddenNeed(
          child: child.view, stack: starved.view, least: starved.least, offered: starved.swiftUI.offered ?? 0)
      }
    }
    return nil
  }

  /// What relaxing bounds does: by the whole optimal layout where constraints or goals of the whole tree divide the region.
  private func sensitivity(of allocation: Allocation) throws(LayoutFailure) -> [BoundEffect]? {
    if let joined = try joinedSensitivity(of: allocation) { return joined }
    switch allocation.kind {
    case .stack: return try isolated.sensitivity(of: allocation.stack, proposed: allocation.proposal)
    case .tracks:
      return try isolated.sensitivity(
        ofTracksOf: allocation.stack, along: allocation.axis, proposed: allocation.proposal)
    }
  }

  /// What relaxing bounds does where constraints or goals of the whole tree divide the region in the optimal layout.
  private func joinedSensitivity(of allocation: Allocation) throws(LayoutFailure) -> [BoundEffect]? {
    guard let whole = optimalAllocations[RegionKey(allocation, in: swiftUI.tree)] else { return nil }
    return try optimal.sensitivity(of: whole)
  }

  private func measure(_ allocation: Allocation, _ optimum: StackOptimum) -> RegionComparison {
    let tree = swiftUI.tree
    let usage = Usage(allocation)
    let whole = optimalAllocations[RegionKey(allocation, in: tree)]
    let offered = usage.offered ?? 0
    let wasted = max(0, optimum.usable - usage.used)
    let children = compareChildren(allocation, optimum, whole: whole)
    var region = RegionComparison(
      allocation, in: tree, spacing: optimum.spacing, children: children, optimumAlone: optimum.lengths,
      optimal: Usage(
        offered: whole?.offered.flatMap { $0.isFinite ? Double($0) : nil } ?? offered,
        used: whole.map { Double($0.used) } ?? optimum.used))
    region.avoidableUnused = Self.withoutDust(wasted - optimum.wasted, offered: offered)
    region.avoidableOverflow = Self.withoutDust(usage.overflow - optimum.overflow, offered: offered)
    if region.avoidableUnused > region.tolerance { region.differences.append(.wastes) }
    if region.avoidableOverflow > region.tolerance { region.differences.append(.overflows) }
    if zip(children, optimum.lengths).contains(where: { abs($0.swiftUI - $1) > region.tolerance }) {
      region.differences.append(.distributesDifferently)
    }
    return region
  }

  private func compareChildren(
    _ allocation: Allocation, _ optimum: StackOptimum, whole: Allocation?
  ) -> [ChildComparison] {
    let keys = swiftUI.tree.keys(ofChildrenIn: allocation)
    return keys.indices.map { index in
      let share = allocation.shares[index]
      let range = optimum.children[index]
      return ChildComparison(
        view: keys[index], priority: range.priority, minimum: range.minimum,
        maximum: range.maximum, swiftUI: Double(share.length), optimal: whole.map { Double($0.shares[index].length) },
        offer: share.offer.map(Double.init), asked: share.asked, sharers: share.sharers,
        hiddenPriority: allocation.kind == .stack
          ? hiddenPriority(of: swiftUI.tree.elements[allocation.stack].children[index], shown: range.priority) : nil)
    }
  }

  /// The `layoutPriority` of a view inside other modifiers of its own, which show the stack another.
  private func hiddenPriority(of child: Int, shown: Double) -> Double? {
    let tree = swiftUI.tree
    let view = tree.elements[child].view
    var element = child
    while tree.elements[element].view == view {
      if case .layoutPriority(let priority) = tree.elements[element].kind, priority != shown { return priority }
      guard let content = tree.elements[element].firstChild else { return nil }
      element = content
    }
    return nil
  }

  /// The cause, from the record of the region's stack, then from those absorbed in it.
  private func cause(of region: RegionComparison, absorbed: [Allocation]) throws(LayoutFailure) -> Cause {
    var records = [
      Cause.Record(
        stack: region.view, usage: region.swiftUI, children: region.children, optimum: region.optimumAlone,
        breaking: breaking(in: region.element, along: region.axis, region.kind))
    ]
    for allocation in absorbed where allocation.offered?.isFinite == true {
      guard let optimum = try isolated.optimum(of: allocation.stack, proposed: allocation.proposal) else { continue }
      records.append(
        Cause.Record(
          stack: swiftUI.tree.key(of: allocation.stack),
          usage: Usage(allocation),
          children: compareChildren(allocation, optimum, whole: nil), optimum: optimum.lengths,
          breaking: breaking(in: allocation.stack, along: allocation.axis, .stack)))
    }
    return Cause.find(in: records, countsPriorities: options.goals.contains(.priority))
  }

  /// The places of a stack's children whose length ends where a text breaks; none of a grid's tracks.
  private func breaking(in stack: Int, along axis: Axis, _ kind: RegionComparison.Kind) -> Set<Int> {
    guard kind == .stack else { return [] }
    let children = swiftUI.tree.elements[stack].children
    return Set(children.indices.filter { texts.breaks(in: children[$0], along: axis) })
  }

  /// A positive difference, or 0 where it is no more than the rounding of sums of this magnitude.
  static func withoutDust(_ difference: Double, offered: Double) -> Double {
    difference > 1e-9 * max(1, abs(offered)) ? difference : 0
  }
}

extension RegionComparison {
  /// A region of SwiftUI's layout before anything is said to be avoidable or advised.
  init(
    _ allocation: Allocation, in tree: IndexedTree, spacing: Double, children: [ChildComparison],
    optimumAlone: [Double], optimal: Usage
  ) {
    let view = tree.views[tree.namedView(of: allocation.stack)]
    self.init(
      view: tree.key(of: allocation.stack), isNamed: view.isNamed, typeName: view.typeName, axis: allocation.axis,
      kind: allocation.kind == .stack ? .stack : .tracks, swiftUI: Usage(allocation), optimal: optimal,
      placedAt: allocation.placedAt.map(Double.init), spacing: spacing, avoidableUnused: 0, avoidableOverflow: 0,
      differences: [], cause: nil, children: children, advice: [], element: allocation.stack,
      proposal: allocation.proposal, optimumAlone: optimumAlone, tolerance: RegionTolerance.of(allocation, in: tree))
  }
}

extension Usage {
  /// What an allocation was offered and used.
  init(_ allocation: Allocation) {
    self.init(offered: allocation.offered.map(Double.init), used: Double(allocation.used))
  }
}

extension IndexedTree {
  /// The keys of those who got the parts of an allocation, in source order.
  func keys(ofChildrenIn allocation: Allocation) -> [String] {
    switch allocation.kind {
    case .stack: elements[allocation.stack].children.map { key(ofChild: $0) }
    case .tracks:
      allocation.shares.indices.map { key(ofTrack: $0, of: allocation.stack, along: allocation.axis) }
    }
  }
}
