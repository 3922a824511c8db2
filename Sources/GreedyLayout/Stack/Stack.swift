internal import ViewTree

/// HStack and VStack (section 9).
extension LayoutRun {
  /// The stack's size for a proposal (9.1).
  func stackSize(_ element: Int, _ number: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    guard !layers.stacks[number].children.isEmpty else { return CGSize(width: 0, height: 0) }
    try update(element, number, for: proposal)
    answered = stacks.measurements[number]
    return stacks.states[number].size
  }

  /// Brings the stack's state to a proposal, which asks nothing if it is the last one again (9.1).
  private func update(_ element: Int, _ number: Int, for proposal: ProposedViewSize) throws(LayoutFailure) {
    prepare(number)
    guard proposal != stacks.states[number].lastProposal else { return }
    let axis = layers.stacks[number].axis
    var children = StackChildren(
      questions: self, stack: element, elements: layers.stacks[number].children, axis: axis, proposal: proposal,
      spacing: stacks.states[number].spacing, recordsShares: options.recordsAllocations)
    if let major = proposal[axis] {
      try share(major - children.spacing, among: &children, number)
    } else {
      for child in 0..<children.count { try children.settleAtIdeal(child) }
    }
    stacks.assemble(number, children.elements, along: axis)
    stacks.states[number].lastProposal = proposal
    if options.recordsAllocations { record(number, &children) }
  }

  /// Shares a length by the rule; a stack that could not be measured starts anew.
  private func share(_ available: CGFloat, among children: inout StackChildren, _ number: Int) throws(LayoutFailure) {
    let (axis, proposal, last) = (children.axis, children.proposal, stacks.states[number].lastProposal)
    // Nothing else may refer to the memory's arrays while they change, or they would be copied.
    var memory = StackMemory()
    swap(&memory, &stacks.memories[number])
    memory.isOutdated = proposal[axis.other] != last[axis.other] || last[axis] == nil
    do throws(LayoutFailure) {
      if layers.stacks[number].rule == nil {
        try distribution.distribute(available, among: &children, memory: &memory)
      } else {
        try ownRule(ofStack: number).distribute(available, among: &children, memory: &memory)
      }
    } catch {
      stacks.restart(number, count: children.count)
      throw error
    }
    memory.isOutdated = false
    swap(&memory, &stacks.memories[number])
  }

  /// Finds the stack's gaps, the first time it is asked.
  private func prepare(_ number: Int) {
    guard !stacks.states[number].isPrepared else { return }
    let (axis, spacing) = (layers.stacks[number].axis, layers.stacks[number].spacing)
    let children = layers.stacks[number].children
    var total: CGFloat = 0
    for (child, next) in zip(children, children.dropFirst()) {
      let gap = spacing ?? self.spacing(of: child).distance(to: self.spacing(of: next), along: axis)
      stacks.gaps[next] = gap
      total += gap
    }
    stacks.memories[number] = StackMemory(count: children.count)
    stacks.states[number].spacing = total
    stacks.states[number].isPrepared = true
  }

  /// Keeps how the stack shared its length.
  private func record(_ number: Int, _ children: inout StackChildren) {
    for (place, child) in children.elements.enumerated() {
      children.note(
        breadth: stacks.children[child].viewSize.size[children.axis.other], stacks.children[child].measurement,
        of: place)
    }
    let division = Measurement.Division(
      stack: children.stack, axis: children.axis, proposal: children.proposal, size: stacks.states[number].size,
      spacing: children.spacing)
    stacks.measurements[number] = Measurement(division, children.parts)
  }
}

// MARK: - Questions about the children

extension LayoutRun: StackQuestions {
  func spacing(ofStack element: Int) -> CGFloat {
    guard case .stack(let number) = layers[element].operation, !layers.stacks[number].children.isEmpty else {
      return 0
    }
    prepare(number)
    return stacks.states[number].spacing
  }

  func gaps(ofStack element: Int) -> [CGFloat] {
    guard case .stack(let number) = layers[element].operation, !layers.stacks[number].children.isEmpty else {
      return []
    }
    prepare(number)
    return layers.stacks[number].children.dropFirst().map { stacks.gaps[$0] }
  }

  func guide(
    _ key: AlignmentKey, of element: Int, answering size: CGSize, to proposal: ProposedViewSize
  ) throws(LayoutFailure) -> CGFloat {
    try guide(key, of: element, ViewSize(size, proposal: proposal))
  }

  func priority(ofChild element: Int) -> Double { priority(of: element) }

  func priority(ofChild element: Int, at proposal: ProposedViewSize) throws(LayoutFailure) -> Double {
    try priority(of: element, at: proposal)
  }

  func length(
    ofChild element: Int, at proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    self.reason = reason
    return try length(of: element, proposed: proposal, along: axis)
  }

  func answer(
    ofChild element: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> ChildAnswer {
    self.reason = reason
    let size = try size(of: element, proposed: proposal)
    return ChildAnswer(size: size, measurement: answered)
  }

  func trying<Result>(_ questions: () throws(LayoutFailure) -> Result) throws(LayoutFailure) -> Result {
    trials += 1
    defer { trials -= 1 }
    return try questions()
  }

  func settle(
    child: Int, of stack: Int, at proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    guard case .stack(let number) = layers[stack].operation else { return 0 }
    let axis = layers.stacks[number].axis
    let element = layers.stacks[number].children[child]
    self.reason = reason
    let viewSize = ViewSize(try size(of: element, proposed: proposal), proposal: proposal)
    let measurement = answered
    let guide = try guide(layers.stacks[number].alignment, of: element, viewSize)
    let origin = CGPoint(0, along: axis, across: guide.isNaN ? -.infinity : -guide)
    stacks.children[element] = ChildGeometry(origin: origin, viewSize: viewSize, measurement: measurement)
    return viewSize.size[axis]
  }
}

// MARK: - Placing

extension LayoutRun {
  /// Lays the children out for a view size, as the stack does before it places them and whenever it is asked for a guide
  /// (9.7, steps 1 and 2).
  private func layOut(_ element: Int, _ number: Int, for viewSize: ViewSize) throws(LayoutFailure) {
    let minor = layers.stacks[number].axis.other
    var proposal = viewSize.proposal
    if proposal[minor] == nil { proposal[minor] = viewSize.size[minor] }
    try update(element, number, for: proposal)
  }

  /// Places the stack's children (9.7) and notes the allocation on which its length rests.
  func placeStack(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?
  ) throws(LayoutFailure) {
    guard case .stack(let number) = layers[element].operation, !layers.stacks[number].children.isEmpty else { return }
    try layOut(element, number, for: viewSize)
    // A negative size, as negative spacing makes it, lies to the left of the origin or above it.
    let bounds = CGRect(origin: origin, size: viewSize.size)
    let geometries = stackGeometries(number, from: CGPoint(x: bounds.minX, y: bounds.minY))
    let chosen = note(kept, stacks.measurements[number], of: element)
    for (index, child) in tree.elements[element].children.enumerated() {
      let geometry = geometries[index]
      let keptInside = chosen?.child(index) ?? geometry.measurement
      try place(child, at: geometry.origin, geometry.viewSize, kept: keptInside)
    }
  }

  /// Where the children stand that were measured last, from the least corner of the stack's bounds on (9.7, step 3).
  private func stackGeometries(_ number: Int, from corner: CGPoint) -> [ChildGeometry] {
    let major = layers.stacks[number].axis
    var edge = corner[major]
    return layers.stacks[number].children.map { child in
      var geometry = stacks.children[child]
      geometry.origin[major] = edge + stacks.gaps[child]
      geometry.origin[major.other] += corner[major.other]
      edge = geometry.origin[major] + geometry.viewSize.size[major]
      return geometry
    }
  }

  /// The stack's explicit guide, for which the children are laid out anew: since the view size was answered the stack may
  /// have been asked for another (9.8).
  func stackGuide(
    _ key: AlignmentKey, of element: Int, _ number: Int, _ viewSize: ViewSize
  ) throws(LayoutFailure) -> CGFloat? {
    let children = layers.stacks[number].children
    guard !children.isEmpty else { return nil }
    try layOut(element, number, for: viewSize)
    return try combinedGuide(key, of: children, at: children.map { stacks.children[$0] })
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
