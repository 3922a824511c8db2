internal import GreedyLayout
internal import OptimalLayout

/// Measures the regions of SwiftUI's layout against their optima.
struct RegionMeasurement {
  let swiftUI: PlacedTree
  let optimal: OptimalResult
  let isolated: IsolatedOptima
  let options: Comparison.Options
  private let containers: ContainerMap
  /// The allocations of the optimal layout by the stack's key, and those of tracks by the first track's.
  private let optimalAllocations: [String: Allocation]

  init(swiftUI: PlacedTree, optimal: OptimalResult, isolated: IsolatedOptima, options: Comparison.Options) {
    self.swiftUI = swiftUI
    self.optimal = optimal
    self.isolated = isolated
    self.options = options
    containers = ContainerMap(swiftUI.tree)
    let placed = optimal.placed
    optimalAllocations = Dictionary(
      (placed.allocations + placed.trackAllocations).map { (placed.tree.key(of: $0), $0) },
      uniquingKeysWith: { one, _ in one })
  }

  /// Every region of SwiftUI's layout, in document order.
  func regions(advisedBy engine: GreedyEngine) throws(LayoutFailure) -> [RegionComparison] {
    let allocations = swiftUI.allocations
    var absorbed: [Int: [Allocation]] = [:]
    for allocation in allocations {
      if let region = region(absorbing: allocation) { absorbed[region, default: []].append(allocation) }
    }
    var regions: [RegionComparison] = []
    for allocation in allocations where isRegion(allocation) {
      guard let optimum = try isolated.optimum(of: allocation.stack, proposed: allocation.proposal) else { continue }
      var region = measure(allocation, optimum)
      if !region.differences.isEmpty {
        region.cause = try cause(of: region, absorbed: absorbed[allocation.stack] ?? [])
      }
      if options.givesAdvice {
        region.advice = try PriorityAdvice.all(for: region, optimum, in: swiftUI.tree, by: engine)
      }
      if options.measuresSensitivity {
        region.sensitivity = try joinedSensitivity(of: allocation)
        if region.sensitivity == nil {
          region.sensitivity = try isolated.sensitivity(of: allocation.stack, proposed: allocation.proposal)
        }
      }
      regions.append(region)
    }
    regions += try trackRegions()
    let views = swiftUI.tree.elements.map(\.view)
    return regions.sorted { (views[$0.element], $0.axis.rank) < (views[$1.element], $1.axis.rank) }
  }

  /// The tracks of every grid that was offered a finite length; they have no priorities that could be advised.
  private func trackRegions() throws(LayoutFailure) -> [RegionComparison] {
    var regions: [RegionComparison] = []
    for tracks in swiftUI.trackAllocations where tracks.offered?.isFinite == true {
      guard
        let optimum = try isolated.optimum(
          ofTracksOf: tracks.stack, along: tracks.axis, proposed: tracks.proposal)
      else { continue }
      var region = measure(tracks, optimum)
      if !region.differences.isEmpty { region.cause = try cause(of: region, absorbed: []) }
      if options.measuresSensitivity {
        region.sensitivity = try joinedSensitivity(of: tracks)
        if region.sensitivity == nil {
          region.sensitivity = try isolated.sensitivity(
            ofTracksOf: tracks.stack, along: tracks.axis, proposed: tracks.proposal)
        }
      }
      regions.append(region)
    }
    return regions
  }

  /// What relaxing bounds does where constraints or goals of the whole tree divide the region in the optimal layout.
  private func joinedSensitivity(of allocation: Allocation) throws(LayoutFailure) -> [BoundEffect]? {
    guard let whole = optimalAllocations[swiftUI.tree.key(of: allocation)] else { return nil }
    return try optimal.sensitivity(of: whole)
  }

  /// Whether a stack is a region: offered a finite length that it does not give back to a stack around it.
  private func isRegion(_ allocation: Allocation) -> Bool {
    allocation.offered?.isFinite == true
      && containers.absorbing(allocation.stack, along: allocation.axis) == nil
  }

  /// The outermost stack to which an absorbed one gives back what it does not use; nil for a region.
  private func region(absorbing allocation: Allocation) -> Int? {
    var stack = allocation.stack
    while let outer = containers.absorbing(stack, along: allocation.axis) { stack = outer }
    return stack == allocation.stack ? nil : stack
  }

  private func measure(_ allocation: Allocation, _ optimum: StackOptimum) -> RegionComparison {
    let tree = swiftUI.tree
    let usage = Usage(offered: allocation.offered.map(Double.init), used: Double(allocation.used))
    let whole = optimalAllocations[tree.key(of: allocation)]
    let offered = usage.offered ?? 0
    let wasted = max(0, optimum.usable - usage.used)
    let children = compareChildren(allocation, optimum, whole: whole)
    var region = RegionComparison(
      view: tree.key(of: allocation.stack),
      typeName: tree.views[tree.elements[allocation.stack].view].typeName,
      axis: allocation.axis, kind: allocation.kind == .stack ? .stack : .tracks, swiftUI: usage,
      optimal: Usage(
        offered: whole?.offered.flatMap { $0.isFinite ? Double($0) : nil } ?? offered,
        used: whole.map { Double($0.used) } ?? optimum.used),
      placedAt: allocation.placedAt.map(Double.init), spacing: optimum.spacing,
      avoidableUnused: Self.withoutDust(wasted - optimum.wasted, offered: offered),
      avoidableOverflow: Self.withoutDust(usage.overflow - optimum.overflow, offered: offered),
      differences: [], cause: nil, children: children, advice: [], element: allocation.stack,
      proposal: allocation.proposal, optimumAlone: optimum.lengths)
    if region.avoidableUnused > Comparison.tolerance { region.differences.append(.wastes) }
    if region.avoidableOverflow > Comparison.tolerance { region.differences.append(.overflows) }
    if zip(children, optimum.lengths).contains(where: { abs($0.swiftUI - $1) > Comparison.tolerance }) {
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
        offer: share.offer.map(Double.init), asked: share.asked, sharers: share.sharers)
    }
  }

  /// The cause, from the record of the region's stack, then from those absorbed in it.
  private func cause(of region: RegionComparison, absorbed: [Allocation]) throws(LayoutFailure) -> Cause {
    var records = [
      Cause.Record(
        stack: region.view, usage: region.swiftUI, children: region.children, optimum: region.optimumAlone)
    ]
    for allocation in absorbed where allocation.offered?.isFinite == true {
      guard let optimum = try isolated.optimum(of: allocation.stack, proposed: allocation.proposal) else { continue }
      records.append(
        Cause.Record(
          stack: swiftUI.tree.key(of: allocation.stack),
          usage: Usage(offered: allocation.offered.map(Double.init), used: Double(allocation.used)),
          children: compareChildren(allocation, optimum, whole: nil), optimum: optimum.lengths))
    }
    return Cause.find(in: records, countsPriorities: options.goals.contains(.priority))
  }

  /// A positive difference, or 0 where it is no more than the rounding of sums of this magnitude.
  static func withoutDust(_ difference: Double, offered: Double) -> Double {
    difference > 1e-9 * max(1, abs(offered)) ? difference : 0
  }
}

extension IndexedTree {
  /// What tells an allocation from others in the same tree: the stack's key, or that of a grid's first column or row.
  fileprivate func key(of allocation: Allocation) -> String {
    switch allocation.kind {
    case .stack: key(of: allocation.stack)
    case .tracks: key(ofTrack: 0, of: allocation.stack, along: allocation.axis)
    }
  }

  /// The keys of those who got the parts of an allocation, in source order.
  func keys(ofChildrenIn allocation: Allocation) -> [String] {
    switch allocation.kind {
    case .stack: elements[allocation.stack].children.map { key(ofChild: $0) }
    case .tracks:
      allocation.shares.indices.map { key(ofTrack: $0, of: allocation.stack, along: allocation.axis) }
    }
  }
}

extension Axis {
  /// Columns before rows.
  fileprivate var rank: Int { self == .horizontal ? 0 : 1 }
}
