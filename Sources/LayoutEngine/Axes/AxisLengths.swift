internal import ViewTree

/// The lengths and guides of separable elements on one axis.
extension AxisTables {
  /// The length that an element answers on an axis to what it is proposed there, in points.
  ///
  /// - Complexity: O(1) where a container's memo has it, else linear in what is inside and was not asked the same before.
  func length(of element: Int, along axis: Axis, proposed proposal: CGFloat?) throws(AxisFailure) -> CGFloat {
    questions.pointee += 1
    guard questions.pointee <= questionLimit else { throw .tooManyQuestions(element: element) }
    let node = nodes + element
    let rule = axis == .horizontal ? node.pointee.horizontal : node.pointee.vertical
    switch rule {
    case .offer, .fixed, .spacer: return rule.leafLength(for: proposal)
    case .passing, .moved, .guide, .layers, .centred:
      return try length(of: Int(node.pointee.first), along: axis, proposed: proposal)
    case .row, .across, .pile: break
    case .inset, .frame, .bounds, .ideal, .point:
      if let known = rule.known(for: proposal) { return known }
      guard node.pointee.memo >= 0 else { return try lengthAroundContent(node, rule, along: axis, proposal) }
    }
    let (memo, key) = (memos + Int(node.pointee.memo), AxisMemo.key(proposal))
    if let known = memo.pointee.find(key, along: axis) { return known }
    let length: CGFloat
    switch rule {
    case .row: length = try rowLength(node, along: axis, proposal)
    case .across(let guide): length = try breadth(node, guide, along: axis, proposal).length
    case .pile: length = try pileLength(node, along: axis, proposal)
    default: length = try lengthAroundContent(node, rule, along: axis, proposal)
    }
    memo.pointee.push(key, length, along: axis)
    return length
  }

  @inline(__always)
  private func lengthAroundContent(
    _ node: UnsafeMutablePointer<AxisNode>, _ rule: AxisRule, along axis: Axis, _ proposal: CGFloat?
  ) throws(AxisFailure) -> CGFloat {
    let inside = rule.proposal(inside: proposal)
    let content = try length(of: Int(node.pointee.first), along: axis, proposed: inside)
    return rule.length(around: content, proposed: inside)
  }

  /// The children of a container.
  @inline(__always)
  func children(of node: UnsafeMutablePointer<AxisNode>) -> UnsafeMutableBufferPointer<AxisChild> {
    UnsafeMutableBufferPointer(start: children + Int(node.pointee.first), count: Int(node.pointee.count))
  }

  /// The sum of a row's lengths and gaps, added as a stack lines its children up (9.5).
  private func rowLength(
    _ node: UnsafeMutablePointer<AxisNode>, along axis: Axis, _ proposal: CGFloat?
  ) throws(AxisFailure) -> CGFloat {
    try divide(node, along: axis, proposal)
    var edge: CGFloat = 0
    for child in children(of: node) {
      let start = edge + child.gap
      edge = (start.isNaN ? 0 : start) + child.length
    }
    return edge
  }

  /// The lengths of a stack's children across it, and where the first of them begins from the guide that they have in common: at
  /// most 0 (9.5).
  func breadth(
    _ node: UnsafeMutablePointer<AxisNode>, _ guide: AxisGuide, along axis: Axis, _ proposal: CGFloat?
  ) throws(AxisFailure) -> (length: CGFloat, lower: CGFloat) {
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    for child in children(of: node) {
      let length = try length(of: Int(child.element), along: axis, proposed: proposal)
      let start = try start(of: Int(child.element), guide, along: axis, proposal, length)
      lower = min(lower, start)
      upper = max(upper, start + length)
    }
    return (upper - lower, lower)
  }

  /// Where a stack's child begins from the guide that the children have in common.
  @inline(__always)
  func start(
    of child: Int, _ guide: AxisGuide, along axis: Axis, _ proposal: CGFloat?, _ length: CGFloat
  ) throws(AxisFailure) -> CGFloat {
    let place = try self.guide(guide, of: child, along: axis, proposal, length)
    return place.isNaN ? -.infinity : -place
  }

  /// The largest of the top-priority views, from 0 (section 13).
  private func pileLength(
    _ node: UnsafeMutablePointer<AxisNode>, along axis: Axis, _ proposal: CGFloat?
  ) throws(AxisFailure) -> CGFloat {
    let children = children(of: node)
    let top = topPriority(of: children)
    var largest: CGFloat = 0
    for child in children where nodes[Int(child.element)].priority == top {
      largest = max(largest, try length(of: Int(child.element), along: axis, proposed: proposal))
    }
    return largest
  }

  func topPriority(of children: UnsafeMutableBufferPointer<AxisChild>) -> Double {
    guard let first = children.first else { return 0 }
    return children.dropFirst().reduce(nodes[Int(first.element)].priority) { max($0, nodes[Int($1.element)].priority) }
  }
}

// MARK: - Guides

extension AxisTables {
  /// The place of a guide in an element of a length, in points (7.1).
  @inline(__always)
  func guide(
    _ guide: AxisGuide, of element: Int, along axis: Axis, _ proposal: CGFloat?, _ length: CGFloat
  ) throws(AxisFailure) -> CGFloat {
    guard nodes[element].holdsGuides else { return guide.place(in: length) }
    return try explicitGuide(guide, of: element, along: axis, proposal, length) ?? guide.place(in: length)
  }

  /// The place of a guide that is set in an element, or in the content that passes it out; nil where there is none.
  func explicitGuide(
    _ guide: AxisGuide, of element: Int, along axis: Axis, _ proposal: CGFloat?, _ length: CGFloat
  ) throws(AxisFailure) -> CGFloat? {
    let node = nodes + element
    guard node.pointee.holdsGuides else { return nil }
    let (rule, content) = (node.pointee[axis], Int(node.pointee.first))
    switch rule {
    case .offer, .fixed, .spacer, .row, .across, .pile: return nil
    case .guide(guide, let value): return value
    case .passing, .moved, .guide, .layers:
      return try explicitGuide(guide, of: content, along: axis, proposal, length)
    case .inset, .frame, .bounds, .ideal, .point, .centred:
      let inside = try contentPlace(in: element, along: axis, proposal, length)
      let place = try explicitGuide(guide, of: content, along: axis, inside.proposal, inside.length)
      return place.map { inside.origin + $0 }
    }
  }

  /// Where the content of a modifier of a length stands from the modifier's origin, what it is proposed there, and what it answers.
  @inline(__always)
  func contentPlace(
    in element: Int, along axis: Axis, _ proposal: CGFloat?, _ length: CGFloat
  ) throws(AxisFailure) -> (origin: CGFloat, proposal: CGFloat?, length: CGFloat) {
    let node = nodes + element
    let (rule, content) = (node.pointee[axis], Int(node.pointee.first))
    let inside = rule.placedProposal(proposal, length: length)
    let answer = try self.length(of: content, along: axis, proposed: inside)
    // A content without end has no place, as 0 times ∞ is no number.
    switch rule {
    case .inset(let before, _): return (before - answer * 0, inside, answer)
    case .frame(_, let guide), .bounds(_, let guide):
      let place = guide.place(in: length) - (try self.guide(guide, of: content, along: axis, inside, answer))
      return (place - answer * 0, inside, answer)
    case .point(let point): return (point - answer * 0.5, inside, answer)
    default: return (length * 0.5 - answer * 0.5, inside, answer)
    }
  }
}
