internal import ViewTree

/// A reader takes what it is offered and stacks its content at its corner (section 14); content that depends on its size is
/// made when it is placed.
struct GeometryReaderElement: LeafElement {
  /// What makes the content; nil where the content is in the tree already.
  let deferred: DeferredContent?

  var hasSizeCache: Bool { false }

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) -> MeasuredSize {
    MeasuredSize(proposal.replacingUnspecifiedDimensions())
  }

  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let depth = if let deferred { try run.graft(deferred, into: element) } else { 0 }
    try DeepStack.run(depth: depth) { () throws(LayoutFailure) in
      try placeContent(run.tree.elements[element].children, at: origin, proposed: viewSize.size, in: run)
    }
  }

  /// Proposes every child the reader's size, then places each with its corner at the reader's.
  private func placeContent(
    _ children: [Int], at origin: CGPoint, proposed size: CGSize, in run: LayoutRun
  ) throws(LayoutFailure) {
    let proposal = ProposedViewSize(size)
    var answers: [MeasuredSize] = []
    for child in children { answers.append(try run.answer(of: child, proposed: proposal, because: .placing)) }
    for (child, answer) in zip(children, answers) {
      try run.place(child, at: origin, ViewSize(answer.size, proposal: proposal), kept: answer.measurement)
    }
  }
}

extension LayoutRun {
  /// Makes a reader's content for the geometry that it was given, and lets it take part.
  ///
  /// - Returns: How deeply elements stand inside each other in it.
  fileprivate func graft(_ deferred: DeferredContent, into reader: Int) throws(LayoutFailure) -> Int {
    let depth = tree.graft(deferred.content(proxy(of: reader)), into: reader)
    guard tree.depth <= DeepStack.depthLimit else {
      throw .tooDeep(depth: tree.depth, limit: DeepStack.depthLimit)
    }
    extendToTree()
    return depth
  }
}
