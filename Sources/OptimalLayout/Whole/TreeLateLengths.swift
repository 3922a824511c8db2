internal import LayoutEngine
internal import LinearProgramming

/// Stacks and Grids that are measured without a length to share and placed with one.
extension TreeTranslation {
  /// The size of a stack that is measured without a length and placed with one, where stacks inside it are divided in both:
  /// what it takes where each of them has its own optimum. It is divided as it is placed. So is what stands in a cell of a
  /// lazy grid, which is placed with the length of its line, that of the longest cell.
  ///
  /// A row in a column that stands in a row without a height is asked without a height, and then at the one that the column
  /// gives it; the second is the one that is shown. A column of two rectangles in a lazy grid beside a view of 60 points is
  /// 10 + 10 high as it is measured, and has 60 to share as it is placed.
  ///
  /// - Returns: Nil for others, and where its size has too many pieces.
  mutating func measuredWithoutLength(_ element: Int, _ offers: Offers) throws -> Extent? {
    guard isStackWithoutLength(element, offers) || isLateCell(element, offers) else { return nil }
    guard let extent = try measuredApart(element, offers) else { return nil }
    if takesPlacements { tookOtherWay = true }
    extents[element] = extent
    self.offers[element] = offers
    unasked.append(
      UnaskedContent(element: element, isMeasured: true, shown: shown, candidateDepth: candidateDepth))
    return extent
  }

  /// Whether an element is a stack or a Grid that shares a length only as it is placed.
  private func isStackWithoutLength(_ element: Int, _ offers: Offers) -> Bool {
    guard bends, !isMeasuring, let axis = axisToShare(of: element, offers),
      let giver = giver(ofLengthTo: element, along: axis)
    else { return false }
    guard offers[axis.other].isLength else {
      // Only a ratio gives both sides where it is given one of them.
      return isInsideRatio(element)
    }
    let isInLine = if case .lazyGrid = facts.tree.elements[giver].kind { true } else { false }
    return isInLine || isStack(element, withDivisionsAlong: axis.other)
  }

  /// Whether an element is the cell of a lazy grid inside which a length is shared, and nothing along the tracks as it is
  /// measured, or something that may be divided anew as it is placed.
  mutating func isLateCell(_ element: Int, _ offers: Offers) -> Bool {
    guard bends, !isMeasuring, let parent = parent(of: element),
      case .lazyGrid(let grid) = facts.tree.elements[parent].kind,
      case .unspecified = offers[grid.axis.other], offers[grid.axis].isLength,
      isBent(element), giver(ofLengthTo: element, along: grid.axis.other) == parent
    else { return false }
    guard isBent(element, along: grid.axis) else { return true }
    let node = facts.tree.elements[element]
    guard case .stack = node.kind, !isBent(element, along: grid.axis.other) else { return takesPlacements }
    // A stack along the tracks is divided again for its own breadth; that of its line makes a difference to what couples its
    // axes.
    return keepsMeasurements && node.children.contains { analysis.answer(of: $0, along: grid.axis, facts) == nil }
  }

  /// The size that an element is measured with, apart from what is divided inside it as it is placed.
  private mutating func measuredApart(_ element: Int, _ offers: Offers) throws -> Extent? {
    if keepsMeasurements {
      tookOtherWay = true
      return try keptMeasurement(of: element, offers)
    }
    guard let horizontal = try ownAnswer(of: element, along: .horizontal, offers),
      let vertical = try ownAnswer(of: element, along: .vertical, offers)
    else { return nil }
    return Extent(horizontal: horizontal, vertical: vertical)
  }

  /// Whether an element is a stack with children inside which a length is shared along an axis.
  private func isStack(_ element: Int, withDivisionsAlong axis: Axis) -> Bool {
    let node = facts.tree.elements[element]
    guard case .stack = node.kind else { return false }
    return node.children.contains { isBent($0, along: axis) }
  }

  /// A stack across the one in which it stands takes the length as it is placed that it was measured with: that stack divides its
  /// own length once for both.
  mutating func keepLength(of element: Int, _ measured: Extent, _ placed: Extent) throws {
    guard shown.isEmpty, case .stack(let stack) = facts.tree.elements[element].kind else { return }
    let across = stack.axis.other
    guard analysis.containers.absorbing(element, along: across) != nil, measured[across].upper.isFinite else { return }
    try keep("\(key(element)) as placed", to: measured[across].quantity(&self), placed[across])
  }

  /// The axis along which a stack would share a length, and is offered none; nil for others.
  private func axisToShare(of element: Int, _ offers: Offers) -> Axis? {
    func isUnspecified(_ axis: Axis) -> Bool { if case .unspecified = offers[axis] { true } else { false } }
    switch facts.tree.elements[element].kind {
    case .stack(let stack): return isUnspecified(stack.axis) ? stack.axis : nil
    default: return nil
    }
  }

  /// Whether an element is scaled to a ratio, whatever else modifies it.
  private func isInsideRatio(_ element: Int) -> Bool {
    guard let parent = parent(of: element) else { return false }
    switch facts.tree.elements[parent].kind {
    case .aspectRatio: return true
    case .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border, .inspect, .alignmentGuide:
      return isInsideRatio(parent)
    default: return false
    }
  }

  /// What gives a length to an element that is proposed none on an axis, when it is placed: the stack whose breadth it is, a
  /// ZStack, or the lazy grid in whose line it stands; nil where it gets none.
  private func giver(ofLengthTo element: Int, along axis: Axis) -> Int? {
    guard let parent = parent(of: element) else { return nil }
    switch facts.tree.elements[parent].kind {
    // What is given a length across gives it to what stands in it.
    case .stack(let stack) where stack.axis != axis: return giver(ofLengthTo: parent, along: axis) ?? parent
    case .safeAreaInset(let inset) where inset.edge.axis != axis:
      return giver(ofLengthTo: parent, along: axis) ?? parent
    case .zStack: return giver(ofLengthTo: parent, along: axis) ?? parent
    case .scrollView(let axes): return axes.contains(Axis.Set(axis)) ? nil : parent
    case .lazyGrid(let grid) where grid.axis != axis: return parent
    // What is given one side has both.
    case .aspectRatio: return giver(ofLengthTo: parent, along: axis) ?? giver(ofLengthTo: parent, along: axis.other)
    case .fixedFrame(let frame): return frame[axis] == nil ? giver(ofLengthTo: parent, along: axis) : nil
    case .stack, .flexibleFrame, .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border, .inspect,
      .alignmentGuide, .viewThatFits:
      return giver(ofLengthTo: parent, along: axis)
    default: return nil
    }
  }
}
