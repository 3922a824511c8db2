package import ViewTree

/// The stacks of one tree, each measured by itself at proposals that need not occur in the tree's own layout.
///
/// What the views answered is remembered from question to question, as in one layout.
package final class IsolatedStacks {
  private let run: LayoutRun

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
    try run.answer(of: stack, proposed: proposal, because: .root).measurement?.allocation
  }

  /// How a grid with this element shares a proposal among its tracks.
  package func tracks(
    of grid: Int, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> [Allocation] {
    try run.answer(of: grid, proposed: proposal, because: .root).measurement?.tracks ?? []
  }

  /// Measures any view of the tree at a proposal.
  package func measure(_ element: Int, proposed proposal: ProposedViewSize) throws(LayoutFailure) {
    _ = try run.answer(of: element, proposed: proposal, because: .root)
  }

  /// How the texts inside a view read where it is proposed a size, as if it had not been asked before.
  ///
  /// - Throws: ``LayoutFailure`` where the view cannot be measured or placed.
  /// - Complexity: one layout of the view.
  package func reading(of element: Int, proposed proposal: ProposedViewSize) throws(LayoutFailure) -> TextReading {
    let inside = run.tree.elements(in: [element]).sorted()
    run.forget(inside)
    let answer = try run.answer(of: element, proposed: proposal, because: .root)
    for inner in inside { run.frames[inner] = nil }
    try run.place(element, at: .zero, ViewSize(answer.size, proposal: proposal), kept: answer.measurement)
    let texts = inside.compactMap { inner -> PlacedText? in
      guard let frame = run.frames[inner], let text = run.elements.layouts[inner] as? TextElement else { return nil }
      return text.placed(inner, in: frame.size, run)
    }
    return TextReading(size: answer.size, texts: texts)
  }

  /// The layout that answers questions about the stacks' children.
  package var questions: any StackQuestions { run }
}
