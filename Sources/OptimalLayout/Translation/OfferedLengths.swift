internal import LayoutEngine

/// Views whose axes influence each other and that still keep to every offer between two lengths: a circle, or a rectangle
/// that fits an aspect ratio, in frames and padding.
extension ChildRanges {
  /// The range of a child that keeps to every offer from what it answers to nothing to what it answers to infinity; nil
  /// for another child, and where what it takes across the stack is counted.
  func offeredRange(
    of child: Int, priority: Double, in children: StackChildren
  ) throws(LayoutFailure) -> ChildRange? {
    let tree = children.questions.tree
    guard Self.keepsToOffers(children.elements[child], along: children.axis, in: tree), !countsExcess(of: children),
      !isLimitedAcross(child, of: children)
    else { return nil }
    let minimum = Double(try children.length(of: child, at: 0, because: .minimumProbe))
    let maximum = Double(try children.length(of: child, at: .infinity, because: .maximumProbe))
    guard minimum <= maximum else { return nil }
    return ChildRange(minimum: minimum, maximum: maximum, floor: minimum, priority: priority, isSeparable: false)
  }

  /// Whether a view answers every offer with the offer itself, kept between two lengths, whatever it is proposed across.
  private static func keepsToOffers(_ element: Int, along axis: Axis, in tree: IndexedTree) -> Bool {
    var element = element
    while true {
      let node = tree.elements[element]
      switch node.kind {
      case .filler, .circle, .image(_, resizable: true): return true
      case .aspectRatio(let ratio, .fit):
        return (ratio ?? 1) > 0 && Coupling.takesOffers(node.children[0], of: tree)
      case .flexibleFrame(let frame):
        if let least = frame[axis].minimum, let greatest = frame[axis].maximum, least > greatest { return false }
      case .fixedFrame, .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border: break
      default: return false
      }
      element = node.children[0]
    }
  }
}
