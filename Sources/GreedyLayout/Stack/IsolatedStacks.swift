package import ViewTree

/// The stacks of one tree, each measured by itself at proposals that need not occur in the tree's own layout.
///
/// What the views answered is remembered from question to question, as in one layout.
package final class IsolatedStacks {
  let run: LayoutRun

  /// Prepares the stacks of `tree` to be asked as `engine` would.
  package init(of tree: IndexedTree, by engine: GreedyEngine) {
    var options = engine.options
    options.recordsAllocations = true
    options.tracesEveryView = false
    run = LayoutRun(tree, distribution: engine.distribution, tracks: engine.tracks, options: options)
  }

  /// The allocation that the stack with this element makes for a proposal; nil if it has no children.
  package func allocation(
    of stack: Int, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> Allocation? {
    _ = try run.size(of: stack, proposed: proposal)
    return run.answered?.allocation
  }

  /// How a grid with this element shares a proposal among its tracks.
  package func tracks(
    of grid: Int, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> [Allocation] {
    _ = try run.size(of: grid, proposed: proposal)
    return run.answered?.tracks ?? []
  }

  /// Measures any view of the tree at a proposal.
  package func measure(_ element: Int, proposed proposal: ProposedViewSize) throws(LayoutFailure) {
    _ = try run.size(of: element, proposed: proposal)
  }

  /// The layout that answers questions about the stacks' children.
  package var questions: any StackQuestions { run }
}
