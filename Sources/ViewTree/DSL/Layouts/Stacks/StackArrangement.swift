/// What the layout of an HStack or VStack keeps from call to call (section 9 of the semantics).
public struct StackLayoutCache {
  /// The gap in points before each subview; 0 before the first.
  var gaps: [CGFloat]
  /// The sum of the gaps in points.
  var spacing: CGFloat
  /// The subviews in the order in which they are asked; source order at first, and never reset by sorting again.
  var fittingOrder: [Int]
  /// Each subview's least length in points, where it was asked for at the present minor proposal.
  var minimums: [CGFloat?]
  /// Each subview's greatest length in points, where it was asked for at the present minor proposal.
  var maximums: [CGFloat?]
  /// Where the subviews stand in the stack, as measured last.
  var placements: [SubviewPlacement]
  var lastProposal = ProposedViewSize(width: -.infinity, height: -.infinity)
  /// The stack's size in points for the last proposal.
  var size = CGSize.zero
}

/// The subviews of a stack's layout, whose space it shares by SwiftUI's rule (section 9 of the semantics).
struct StackArrangement {
  let stack: StackParameters
  let subviews: LayoutSubviews

  var major: Axis { stack.axis }
  var minor: Axis { stack.axis.other }

  /// What a stack keeps that was not asked yet.
  var cache: StackLayoutCache {
    var gaps = subviews.isEmpty ? [] : [CGFloat(0)]
    for (subview, next) in zip(subviews, subviews.dropFirst()) {
      gaps.append(stack.spacing ?? subview.spacing.distance(to: next.spacing, along: major))
    }
    return StackLayoutCache(
      gaps: gaps, spacing: gaps.dropFirst().reduce(0, +), fittingOrder: Array(subviews.indices),
      minimums: Array(repeating: nil, count: subviews.count), maximums: Array(repeating: nil, count: subviews.count),
      placements: subviews.map {
        SubviewPlacement(subview: $0, origin: .zero, size: .zero, proposal: .unspecified)
      })
  }

  /// The stack's size in points for a proposal, which asks nothing if it is the last one again (9.1).
  func size(for proposal: ProposedViewSize, _ cache: inout StackLayoutCache) -> CGSize {
    precondition(cache.placements.count == subviews.count, "the cache belongs to other subviews: call updateCache")
    guard !subviews.isEmpty, proposal != cache.lastProposal else { return cache.size }
    if let length = proposal[major] {
      if proposal[minor] != cache.lastProposal[minor] || cache.lastProposal[major] == nil {
        prioritise(across: proposal[minor], &cache)
      }
      share(length - cache.spacing, across: proposal[minor], &cache)
    } else {
      for index in subviews.indices { settle(index, at: proposal, &cache) }
    }
    assemble(&cache)
    cache.lastProposal = proposal
    return cache.size
  }

  /// Measures a subview for good, and returns its major length in points (9.3, 9.4).
  @discardableResult
  func settle(_ index: Int, at proposal: ProposedViewSize, _ cache: inout StackLayoutCache) -> CGFloat {
    let dimensions = subviews[index].dimensions(in: proposal)
    let guide = dimensions.value(of: stack.alignment)
    cache.placements[index].origin = CGPoint(0, along: major, across: guide.isNaN ? -.infinity : -guide)
    cache.placements[index].size = dimensions.size
    cache.placements[index].proposal = proposal
    return dimensions.size[major]
  }

  /// Lines the measured subviews up and finds the stack's size (9.5).
  private func assemble(_ cache: inout StackLayoutCache) {
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    for placement in cache.placements {
      let start = placement.origin[minor]
      lower = min(lower, start)
      upper = max(upper, start + placement.size[minor])
    }
    var edge: CGFloat = 0
    for index in cache.placements.indices {
      let start = edge + cache.gaps[index]
      if !start.isNaN { cache.placements[index].origin[major] = start }
      let offset = cache.placements[index].origin[minor] - lower
      if !offset.isNaN { cache.placements[index].origin[minor] = offset }
      edge = cache.placements[index].origin[major] + cache.placements[index].size[major]
    }
    cache.size = CGSize(edge, along: major, across: upper - lower)
  }

  /// Where the subviews stand in the stack's bounds (9.7).
  func placements(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout StackLayoutCache
  ) -> [SubviewPlacement] {
    var proposal = proposal
    if proposal[minor] == nil { proposal[minor] = bounds.size[minor] }
    _ = size(for: proposal, &cache)
    // A negative size, as negative spacing makes it, lies to the left of the origin or above it.
    let corner = CGPoint(x: bounds.minX, y: bounds.minY)
    var edge = corner[major]
    return zip(cache.placements, cache.gaps).map { measured, gap in
      var placement = measured
      let start = edge + gap
      placement.origin[major] = start
      placement.origin[minor] = measured.origin[minor] + corner[minor]
      edge = start + measured.size[major]
      return placement
    }
  }

  /// The subviews' explicit guides as one, in points from the bounds' origin (9.8).
  func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout StackLayoutCache
  ) -> CGFloat? {
    placements(in: CGRect(origin: .zero, size: bounds.size), proposal, &cache).explicitGuide(key)
  }

  /// Minor edges from all subviews, each major edge from the subview that stands there (8.6).
  var spacing: ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var spacing = ViewSpacing()
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: major == .horizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: major == .horizontal ? .leading : .top)
    spacing.formUnion(last.spacing, edges: major == .horizontal ? .trailing : .bottom)
    return spacing
  }
}
