internal import ViewTree

/// Where a stack's children stand, and what it remembers of them from call to call (section 9).
struct StackArrangement {
  /// The stack's size for the last proposal, in points.
  var size = CGSize.zero
  /// The proposal that the children were asked for last; one that equals none before that.
  var lastProposal = ProposedViewSize(width: -.infinity, height: -.infinity)
  /// Each child's origin in the stack and its view size, as measured last.
  var children: [ChildGeometry]
  /// What the rule remembers.
  var memory: StackMemory
  /// How the stack shared its length the last time, where that is recorded.
  var measurement: Measurement?

  /// The arrangement of a stack of `count` children that was not asked yet.
  init(count: Int) {
    children = Array(repeating: .nowhere, count: count)
    memory = StackMemory(count: count)
  }

  /// Lines the measured children up and finds the stack's size (9.5).
  mutating func assemble(along major: Axis, _ gaps: StackGaps) {
    let minor = major.other
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    for child in children {
      let start = child.origin[minor]
      lower = min(lower, start)
      upper = max(upper, start + child.viewSize.size[minor])
    }
    var edge: CGFloat = 0
    for index in children.indices {
      let start = edge + gaps.before[index]
      if !start.isNaN { children[index].origin[major] = start }
      let offset = children[index].origin[minor] - lower
      if !offset.isNaN { children[index].origin[minor] = offset }
      edge = children[index].origin[major] + children[index].viewSize.size[major]
    }
    size = CGSize(edge, along: major, across: upper - lower)
  }

  /// Where the measured children stand in the bounds of the stack, in the coordinates of the bounds (9.7, step 3).
  ///
  /// A negative size, as negative spacing makes it, lies to the left of the origin or above it.
  func geometries(in bounds: CGRect, along major: Axis, _ gaps: StackGaps) -> [ChildGeometry] {
    let corner = CGPoint(x: bounds.minX, y: bounds.minY)
    var edge = corner[major]
    return zip(children, gaps.before).map { child, gap in
      var geometry = child
      geometry.origin[major] = edge + gap
      geometry.origin[major.other] += corner[major.other]
      edge = geometry.origin[major] + geometry.viewSize.size[major]
      return geometry
    }
  }
}

/// The gaps of a stack in points.
struct StackGaps {
  /// The gap before each child; 0 before the first.
  var before: [CGFloat] = []
  /// All of them together.
  var total: CGFloat = 0
}

/// The steps of every HStack and VStack, those of the tree and those of layouts that call `HStackLayout`.
extension LayoutRun {
  /// The gaps of a stack: as stated, else as the neighbours prefer (8.3).
  func gaps(between children: [Int], of stack: StackParameters) -> StackGaps {
    var gaps = StackGaps(before: children.isEmpty ? [] : [0])
    for (child, next) in zip(children, children.dropFirst()) {
      let gap = stack.spacing ?? spacing(of: child).distance(to: spacing(of: next), along: stack.axis)
      gaps.before.append(gap)
      gaps.total += gap
    }
    return gaps
  }

  /// Brings an arrangement to a proposal: shares its length among the children by `rule`, or takes them at their ideal
  /// lengths where it has none to share (9.1 to 9.5). One that could not be measured starts anew.
  ///
  /// - Parameter element: The stack's element; nil for one that a layout calls, whose sharing is not recorded.
  func arrange(
    _ children: [Int], of stack: StackParameters, _ element: Int?, _ gaps: StackGaps, for proposal: ProposedViewSize,
    sharingBy rule: any StackDistribution, _ arrangement: inout StackArrangement
  ) throws(LayoutFailure) {
    let (major, last) = (stack.axis, arrangement.lastProposal)
    arrangement.memory.isOutdated = proposal[major.other] != last[major.other] || last[major] == nil
    let recordsShares = element != nil && options.recordsAllocations
    do throws(LayoutFailure) {
      var asked = StackChildren(
        asking: self, stack: element ?? 0, elements: children, axis: major, proposal: proposal,
        spacing: gaps.total, aligning: stack.alignment, recordsShares: recordsShares)
      swap(&asked.settled, &arrangement.children)
      if let length = proposal[major] {
        try rule.distribute(length - gaps.total, among: &asked, memory: &arrangement.memory)
        arrangement.memory.isOutdated = false
      } else {
        for child in children.indices { try asked.settleAtIdeal(child) }
      }
      swap(&asked.settled, &arrangement.children)
      arrangement.assemble(along: major, gaps)
      arrangement.lastProposal = proposal
      if recordsShares { arrangement.measurement = asked.measurement(answering: arrangement) }
    } catch {
      arrangement = StackArrangement(count: children.count)
      throw error
    }
  }

  /// Minor edges from all children, each major edge from the child that stands there (8.6).
  func stackSpacing(of children: [Int], along axis: Axis) -> SpacingPreference {
    guard let first = children.first, let last = children.last else { return .zero }
    var preference = SpacingPreference([:])
    for child in children {
      preference.formUnion(spacing(of: child), on: axis == .horizontal ? .vertical : .horizontal)
    }
    preference.formUnion(spacing(of: first), on: axis == .horizontal ? .leading : .top)
    preference.formUnion(spacing(of: last), on: axis == .horizontal ? .trailing : .bottom)
    return preference
  }
}

extension StackChildren {
  /// The record of how the stack shared its length.
  fileprivate func measurement(answering arrangement: StackArrangement) -> Measurement {
    var parts = parts
    for (place, child) in arrangement.children.enumerated() {
      parts[place].share.breadth = child.viewSize.size[axis.other]
      parts[place].measurement = child.measurement
    }
    let division = Measurement.Division(
      stack: stack, axis: axis, proposal: proposal, size: arrangement.size, spacing: spacing)
    return Measurement(division, parts)
  }
}
