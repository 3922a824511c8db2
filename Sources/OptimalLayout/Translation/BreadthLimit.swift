internal import LayoutEngine
internal import LinearProgramming

/// What is required of how long a stack's child is across the stack.
///
/// No stack shares that length out: where the child's axes influence each other, it follows from the length that the stack
/// gives the child, so that only some of those are possible.
struct BreadthLimit: Hashable {
  /// The child's place in the stack.
  var child: Int
  /// How the child's breadth compares with the limit.
  var comparison: LayoutConstraint.Comparison
  /// The limit in points.
  var length: Double

  /// Whether the child is longer or shorter across the stack than the limit allows, by more than a millionth.
  func isMissed(by breadth: CGFloat) -> Bool {
    let rest = Double(breadth) - length
    return !(abs(rest - Bounds(comparison).clamp(rest)) <= 1e-6 * max(1, length.magnitude))
  }
}

extension ChildRanges {
  /// Whether something is required of how long a child is across the stack.
  func isLimitedAcross(_ child: Int, of children: StackChildren) -> Bool {
    record.relations[children.stack]?.breadths.contains { $0.child == child } ?? false
  }

  /// The lengths of a child at which a view is as long as a limit: the child itself across the stack, or what stands in columns
  /// inside a row's child.
  func leapsAtLimits(inside child: Int, of children: StackChildren) throws(LayoutFailure) -> [Double] {
    guard record.relations.values.contains(where: { !$0.breadths.isEmpty }) else { return [] }
    let (facts, axis) = (children.questions, children.axis)
    var leaps: [Double] = []
    for limit in record.relations[children.stack]?.breadths ?? [] where limit.child == child {
      let proposal = ProposedViewSize(nil, along: axis, across: CGFloat(limit.length))
      let answer = try facts.answer(ofChild: children.elements[child], at: proposal, because: .ideal)
      leaps.append(Double(answer.size[axis]))
    }
    var waiting = [(element: children.elements[child], insets: 0.0)]
    while let (next, outer) = waiting.popLast() {
      let node = facts.tree.elements[next]
      var insets = outer
      switch node.kind {
      case .stack(let stack) where stack.axis != axis:
        leaps += (record.relations[next]?.breadths ?? []).map { $0.length + insets }
      case .padding(let edges): insets += Double(edges.total(along: axis))
      default: break
      }
      waiting += node.children.map { ($0, insets) }
    }
    return leaps.filter { $0.isFinite && $0 > 0 }
  }
}
