internal import ViewTree

/// HStack and VStack (section 9). How they share their length is the matter of ``StackArrangement`` and of the rule.
struct StackElement: ElementLayout {
  /// The stack's number, under which the run keeps its arrangement.
  let number: Int
  let axis: Axis

  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize {
    let stack = run.state.pointee.stacks[number]
    guard !stack.pointee.children.isEmpty else { return MeasuredSize(.zero) }
    try update(stack, element, for: proposal, in: run)
    return MeasuredSize(stack.pointee.arrangement.size, stack.pointee.arrangement.measurement)
  }

  /// Places the children (9.7) and notes the allocation on which the stack's length rests.
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let stack = run.state.pointee.stacks[number]
    guard !stack.pointee.children.isEmpty else { return }
    try layOut(stack, element, for: viewSize, in: run)
    let geometries = stack.pointee.arrangement.geometries(
      in: CGRect(origin: origin, size: viewSize.size), along: axis, stack.pointee.gaps)
    let chosen = run.recorded.note(kept, stack.pointee.arrangement.measurement, of: element)
    for (index, child) in stack.pointee.children.enumerated() {
      let keptInside = chosen?.child(index) ?? geometries[index].measurement
      try run.place(child, at: geometries[index].origin, geometries[index].viewSize, kept: keptInside)
    }
  }

  /// The explicit guide, for which the children are laid out anew: since the view size was answered the stack may have been
  /// asked for another (9.8).
  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    try run.rememberedGuide(key, of: element, viewSize) { () throws(LayoutFailure) in
      let stack = run.state.pointee.stacks[number]
      guard !stack.pointee.children.isEmpty else { return nil }
      try layOut(stack, element, for: viewSize, in: run)
      return try run.combinedGuide(key, of: stack.pointee.children, at: stack.pointee.arrangement.children)
    }
  }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    run.stackSpacing(of: run.tree.elements[element].children, along: axis)
  }

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { isEmpty ? -.infinity : 0 }

  /// Lays the children out for a view size, as the stack does before it places them and whenever it is asked for a guide
  /// (9.7, steps 1 and 2).
  private func layOut(
    _ stack: UnsafeMutablePointer<StackState>, _ element: Int, for viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) {
    try update(stack, element, for: viewSize.proposal.completed(across: axis, by: viewSize.size), in: run)
  }

  /// Brings the stack's arrangement to a proposal, which asks nothing if it is the last one again (9.1).
  private func update(
    _ stack: UnsafeMutablePointer<StackState>, _ element: Int, for proposal: ProposedViewSize, in run: LayoutRun
  ) throws(LayoutFailure) {
    guard proposal != stack.pointee.arrangement.lastProposal else { return }
    run.prepareGaps(ofStack: stack)
    try run.arrange(
      stack.pointee.children, of: stack.pointee.parameters, element, stack.pointee.gaps, for: proposal,
      sharingBy: run.rule(ofStack: number), &stack.pointee.arrangement)
  }
}

extension ProposedViewSize {
  /// The proposal with the length of `size` across an axis, where it proposes none there.
  func completed(across axis: Axis, by size: CGSize) -> ProposedViewSize {
    var proposal = self
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    return proposal
  }
}
