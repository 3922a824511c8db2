package import LayoutEngine

/// The stacks of one tree, each asked for its optimum at proposals that need not occur in a layout.
package final class IsolatedOptima {
  let stacks: IsolatedStacks
  private let engine: GreedyEngine
  let distribution: OptimalDistribution
  private var record: OptimumRecord { distribution.record }

  init(_ tree: IndexedTree, _ distribution: OptimalDistribution, _ options: GreedyEngine.Options) {
    engine = GreedyEngine(
      distribution: distribution, tracks: OptimalTracks(stacks: distribution), options: options)
    stacks = IsolatedStacks(of: tree, by: engine)
    self.distribution = distribution
  }

  /// The optimum of one stack at a proposal with a finite major length, its inner stacks laid out optimally.
  package func optimum(
    of stack: Int, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> StackOptimum? {
    guard let allocation = try stacks.allocation(of: stack, proposed: proposal),
      let optimum = try provenOptimum(of: allocation)
    else { return nil }
    return try ChildRanges(record: record).completed(optimum, of: children(of: allocation))
  }

  /// Has a program solved for every stack of a layout whose lengths so far only served a search.
  func prove(_ placed: PlacedTree) throws(LayoutFailure) {
    for allocation in placed.allocations { _ = try provenOptimum(of: allocation) }
  }

  /// The optimum of a stack with a program, solved now where the answer rests on a search alone; nil for a stack that has
  /// another rule, or nothing to share.
  private func provenOptimum(of allocation: Allocation) throws(LayoutFailure) -> StackOptimum? {
    let (stack, proposal, axis) = (allocation.stack, allocation.proposal, allocation.axis)
    if let known = record.optimum(stack: stack, proposal: proposal, axis: axis) { return known }
    guard allocation.offered?.isFinite == true,
      case .stack(let parameters) = stacks.questions.tree.elements[stack].kind
    else { return nil }
    guard parameters.rule == nil else {
      try stacks.measure(stack, proposed: proposal)
      return record.optimum(stack: stack, proposal: proposal, axis: axis)
    }
    _ = try distribution.optimum(for: children(of: allocation))
    return record.optimum(stack: stack, proposal: proposal, axis: axis)
  }

  /// The children of a stack at the proposal of an allocation.
  func children(of allocation: Allocation) -> StackChildren {
    StackChildren(
      questions: stacks.questions, stack: allocation.stack,
      elements: stacks.questions.tree.elements[allocation.stack].children, axis: allocation.axis,
      proposal: allocation.proposal, spacing: allocation.spacing)
  }

  /// The optimum of a grid's columns or rows at a proposal with a finite length along `axis`.
  package func optimum(
    ofTracksOf grid: Int, along axis: Axis, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> StackOptimum? {
    if case .grid = stacks.questions.tree.elements[grid].kind {
      return try optimum(ofGrid: grid, along: axis, proposed: proposal)
    }
    try stacks.measure(grid, proposed: proposal)
    if let known = record.optimum(grid: grid, proposal: proposal, axis: axis) { return known }
    // What only served a search has no program; views that remember no answer have one solved.
    try IsolatedStacks(of: stacks.questions.tree, by: engine).measure(grid, proposed: proposal)
    return record.optimum(grid: grid, proposal: proposal, axis: axis)
  }

  /// What a Grid's columns or rows take at a proposal, which are left to SwiftUI's rule.
  private func optimum(
    ofGrid grid: Int, along axis: Axis, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> StackOptimum? {
    let divisions = try stacks.tracks(of: grid, proposed: proposal)
    guard let tracks = divisions.first(where: { $0.stack == grid && $0.axis == axis }), let offered = tracks.offered
    else { return nil }
    let children = tracks.shares.map { share in
      let least = Double(share.range?.minimum ?? share.length)
      return ChildRange(
        minimum: least, maximum: Double(share.range?.maximum ?? share.length), floor: least, priority: 0,
        isSeparable: false)
    }
    return StackOptimum(
      lengths: tracks.lengths.map { Double($0) }, children: children, spacing: Double(tracks.spacing),
      offered: Double(offered))
  }

  /// By how much a stack exceeds its finite minor proposal, in points, the stacks of the other axis inside left out; 0
  /// where its parent container is a stack, which counts that for itself.
  package func minorOverflow(_ allocation: Allocation) -> Double {
    let facts = stacks.questions
    return record.withAnalysis(of: facts.tree) { allocation.minorOverflow(&$0, facts) }
  }

  /// The layout priorities of a stack's children, in source order.
  package func priorities(ofChildrenOf stack: Int) -> [Double] {
    stacks.questions.tree.elements[stack].children.map { stacks.questions.priority(ofChild: $0) }
  }
}

extension OptimumRecord {
  /// The optimum found for a stack at a proposal.
  func optimum(stack: Int, proposal: ProposedViewSize, axis: Axis) -> StackOptimum? {
    guard let offered = proposal[axis], offered.isFinite else { return nil }
    let place = PlannedDivision.Place(element: stack, axis: axis)
    return planned(place, proposal: proposal)?.optimum ?? optimum(Key(stack: stack, offered: offered, minor: .any))
      ?? optimum(Key(stack: stack, offered: offered, minor: .proposed(proposal[axis.other])))
  }
}
