internal import ViewTree

/// What a stack remembers from call to call within one layout (section 9).
struct StackState {
  /// The gap before each child; 0 before the first.
  var gaps: [CGFloat]
  /// The sum of the gaps.
  var spacing: CGFloat
  var memory: StackMemory
  /// Each child's origin in the stack and its view size, as measured last.
  var children: [ChildGeometry]
  var lastProposal = ProposedViewSize(width: -.infinity, height: -.infinity)
  var size = CGSize(width: 0, height: 0)
  var measurement: Measurement?
}

/// HStack and VStack (section 9).
extension LayoutRun {
  /// The stack's size for a proposal (9.1).
  func stackSize(
    _ element: Int, _ stack: StackParameters, _ proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGSize {
    guard !tree.elements[element].children.isEmpty else { return CGSize(width: 0, height: 0) }
    try update(element, stack, for: proposal)
    answered = stacks[element]!.measurement
    return stacks[element]!.size
  }

  /// Brings the stack's state to a proposal, which asks nothing if it is the last one again (9.1).
  private func update(
    _ element: Int, _ stack: StackParameters, for proposal: ProposedViewSize
  ) throws(LayoutFailure) {
    prepare(element, stack)
    let last = stacks[element]!.lastProposal
    guard proposal != last else { return }
    let minor = stack.axis.other
    var questions = StackChildren(
      questions: self, stack: element, elements: tree.elements[element].children, axis: stack.axis,
      proposal: proposal, spacing: stacks[element]!.spacing)
    if let major = proposal[stack.axis] {
      var memory = stacks[element]!.memory
      memory.isOutdated = proposal[minor] != last[minor] || last[stack.axis] == nil
      try distribution.distribute(major - questions.spacing, among: &questions, memory: &memory)
      memory.isOutdated = false
      stacks[element]!.memory = memory
    } else {
      for child in 0..<questions.count { try questions.settleAtIdeal(child) }
    }
    assemble(element, stack)
    stacks[element]!.lastProposal = proposal
    if options.recordsAllocations { record(element, stack, questions) }
  }

  /// Finds the stack's gaps, the first time it is asked.
  private func prepare(_ element: Int, _ stack: StackParameters) {
    if stacks[element] == nil { stacks[element] = initialState(of: element, stack) }
  }

  private func initialState(of element: Int, _ stack: StackParameters) -> StackState {
    let children = tree.elements[element].children
    var gaps: [CGFloat] = [0]
    for (child, next) in zip(children, children.dropFirst()) {
      gaps.append(stack.spacing ?? spacing(of: child).distance(to: spacing(of: next), along: stack.axis))
    }
    let nowhere = ChildGeometry(
      origin: CGPoint(x: 0, y: 0), viewSize: ViewSize(CGSize(width: 0, height: 0), proposal: .unspecified))
    return StackState(
      gaps: gaps, spacing: gaps.dropFirst().reduce(0, +), memory: StackMemory(count: children.count),
      children: Array(repeating: nowhere, count: children.count))
  }

  /// Lines the measured children up and finds the stack's size (9.5).
  private func assemble(_ element: Int, _ stack: StackParameters) {
    let major = stack.axis
    let minor = major.other
    var state = stacks[element]!
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    for child in state.children {
      let start = child.origin[minor]
      lower = min(lower, start)
      upper = max(upper, start + child.viewSize.size[minor])
    }
    var edge: CGFloat = 0
    for index in state.children.indices {
      let start = edge + state.gaps[index]
      if !start.isNaN { state.children[index].origin[major] = start }
      let offset = state.children[index].origin[minor] - lower
      if !offset.isNaN { state.children[index].origin[minor] = offset }
      edge = state.children[index].origin[major] + state.children[index].viewSize.size[major]
    }
    state.size = CGSize(edge, along: major, across: upper - lower)
    stacks[element] = state
  }

  private func record(_ element: Int, _ stack: StackParameters, _ questions: StackChildren) {
    let state = stacks[element]!
    var shares = questions.shares
    for index in shares.indices { shares[index].breadth = state.children[index].viewSize.size[stack.axis.other] }
    let allocation = Allocation(
      stack: element, axis: stack.axis, proposal: questions.proposal, size: state.size, spacing: state.spacing,
      shares: shares)
    stacks[element]!.measurement = Measurement(
      allocation: allocation, children: state.children.map(\.measurement))
  }
}

// MARK: - Questions about the children

extension LayoutRun: StackQuestions {
  func spacing(ofStack element: Int) -> CGFloat {
    guard case .stack(let stack) = tree.elements[element].kind, !tree.elements[element].children.isEmpty else {
      return 0
    }
    prepare(element, stack)
    return stacks[element]!.spacing
  }

  func priority(ofChild element: Int) -> Double { priority(of: element) }

  func length(
    ofChild element: Int, at proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    self.reason = reason
    return try length(of: element, proposed: proposal, along: axis)
  }

  func settle(
    child: Int, of stack: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    guard case .stack(let parameters) = tree.elements[stack].kind else { return 0 }
    let element = tree.elements[stack].children[child]
    self.reason = reason
    let size = try size(of: element, proposed: proposal)
    let measurement = answered
    let viewSize = ViewSize(size, proposal: proposal)
    let guide = try guide(parameters.alignment, of: element, viewSize)
    let origin = CGPoint(0, along: parameters.axis, across: guide.isNaN ? -.infinity : -guide)
    stacks[stack]!.children[child] = ChildGeometry(origin: origin, viewSize: viewSize, measurement: measurement)
    return size[parameters.axis]
  }
}

// MARK: - Placing

extension LayoutRun {
  /// Where the children stand when the stack is placed with its corner at `origin` (9.7, steps 1–3).
  func stackGeometries(
    _ element: Int, _ stack: StackParameters, _ viewSize: ViewSize, origin: CGPoint
  ) throws(LayoutFailure) -> [ChildGeometry] {
    guard !tree.elements[element].children.isEmpty else { return [] }
    let major = stack.axis
    let minor = major.other
    var proposal = viewSize.proposal
    if proposal[minor] == nil { proposal[minor] = viewSize.size[minor] }
    try update(element, stack, for: proposal)
    let state = stacks[element]!
    var edge = origin[major]
    return zip(state.children, state.gaps).map { child, gap in
      var placed = child
      let start = edge + gap
      placed.origin[major] = start
      placed.origin[minor] = child.origin[minor] + origin[minor]
      edge = start + child.viewSize.size[major]
      return placed
    }
  }

  /// Places the stack's children (9.7) and notes the allocation on which its length rests.
  func placeStack(
    _ element: Int, _ stack: StackParameters, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?
  ) throws(LayoutFailure) {
    let geometries = try stackGeometries(element, stack, viewSize, origin: origin)
    let placed = stacks[element]?.measurement
    let chosen = note(kept, placed, of: element)
    for (index, child) in tree.elements[element].children.enumerated() {
      let geometry = geometries[index]
      let keptInside = chosen?.children[index] ?? geometry.measurement
      try place(child, at: geometry.origin, geometry.viewSize, kept: keptInside)
    }
  }

  /// Keeps the measurement whose size the parent used; the placement's where there was none, or where only that one
  /// had a finite length to share.
  private func note(_ kept: Measurement?, _ placed: Measurement?, of element: Int) -> Measurement? {
    guard let placed, var allocation = placed.allocation else { return nil }
    let placedOffer = allocation.offered
    var chosen = placed
    if let kept, let keptAllocation = kept.allocation, keptAllocation.stack == element {
      let lacksOffer = keptAllocation.offered?.isFinite != true && placedOffer?.isFinite == true
      if !lacksOffer {
        chosen = kept
        allocation = keptAllocation
        if placedOffer != keptAllocation.offered { allocation.placedAt = placedOffer }
      }
    }
    allocations[element] = allocation
    return chosen
  }
}
