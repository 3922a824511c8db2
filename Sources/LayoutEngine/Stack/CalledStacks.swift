internal import ViewTree

/// What a layout keeps that calls an `HStackLayout` or `VStackLayout` by hand.
private struct CalledStack: StackCacheContent {
  var gaps: StackGaps
  var arrangement: StackArrangement
}

/// Stacks that other layouts call by hand: the steps of the tree's own stacks, always by SwiftUI's rule.
extension LayoutRun: StackHost {
  func stackCache(_ stack: StackParameters, of subviews: [Int]) -> StackLayoutCache {
    StackLayoutCache(calledStack(stack, of: subviews))
  }

  func stackSize(
    _ stack: StackParameters, of subviews: [Int], proposed proposal: ProposedViewSize, cache: inout StackLayoutCache
  ) -> CGSize {
    update(stack, of: subviews, for: proposal, &cache).arrangement.size
  }

  func placeStack(
    _ stack: StackParameters, of subviews: [Int], in bounds: CGRect, proposed proposal: ProposedViewSize,
    cache: inout StackLayoutCache
  ) {
    let called = update(stack, of: subviews, for: proposal.completed(across: stack.axis, by: bounds.size), &cache)
    let geometries = called.arrangement.geometries(in: bounds, along: stack.axis, called.gaps)
    for (subview, geometry) in zip(subviews, geometries) { notePlacement(of: subview, geometry) }
  }

  func stackSpacing(_ stack: StackParameters, of subviews: [Int]) -> SpacingPreference {
    stackSpacing(of: subviews, along: stack.axis)
  }

  func stackGuide(
    _ key: AlignmentKey, of stack: StackParameters, _ subviews: [Int], in size: CGSize,
    proposed proposal: ProposedViewSize, cache: inout StackLayoutCache
  ) -> CGFloat? {
    let called = update(stack, of: subviews, for: proposal.completed(across: stack.axis, by: size), &cache)
    return answering(nil) { () throws(LayoutFailure) in
      try combinedGuide(key, of: subviews, at: called.arrangement.children)
    }
  }

  func zStackSize(of subviews: [Int], proposed proposal: ProposedViewSize) -> CGSize {
    answering(.zero) { () throws(LayoutFailure) in
      try zStackAnswer(of: subviews, proposed: proposal, because: .measuring).size
    }
  }

  func placeZStack(of subviews: [Int], _ alignment: Alignment, in bounds: CGRect) {
    answering(()) { () throws(LayoutFailure) in
      for (subview, geometry) in zip(subviews, try zStackGeometries(of: subviews, alignment, in: bounds)) {
        notePlacement(of: subview, geometry)
      }
    }
  }

  func zStackGuide(_ key: AlignmentKey, of subviews: [Int], _ alignment: Alignment, in size: CGSize) -> CGFloat? {
    guard size.isFinite else { return nil }
    return answering(nil) { () throws(LayoutFailure) in
      let geometries = try zStackGeometries(of: subviews, alignment, in: CGRect(origin: .zero, size: size))
      return try combinedGuide(key, of: subviews, at: geometries)
    }
  }

  private func calledStack(_ stack: StackParameters, of subviews: [Int]) -> CalledStack {
    CalledStack(gaps: gaps(between: subviews, of: stack), arrangement: StackArrangement(count: subviews.count))
  }

  /// Brings what a layout keeps of a stack to a proposal; nothing is asked if it is the last one again (9.1).
  private func update(
    _ stack: StackParameters, of subviews: [Int], for proposal: ProposedViewSize, _ cache: inout StackLayoutCache
  ) -> CalledStack {
    let known = (cache.content as? CalledStack).flatMap { $0.gaps.before.count == subviews.count ? $0 : nil }
    var called = known ?? calledStack(stack, of: subviews)
    if !subviews.isEmpty, proposal != called.arrangement.lastProposal {
      answering(()) { () throws(LayoutFailure) in
        try arrange(
          subviews, of: stack, nil, called.gaps, for: proposal, sharingBy: GreedyDistribution(), &called.arrangement)
      }
    }
    cache.content = called
    return called
  }
}
