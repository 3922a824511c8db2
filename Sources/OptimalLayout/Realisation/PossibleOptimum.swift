internal import LayoutEngine

extension ChildRanges {
  /// Takes in the lengths of a stack's optimum that are not possible for its children.
  ///
  /// - Returns: Whether there was one of which nothing was known before, so that the stack is to be solved again.
  func correct(
    _ optimum: StackOptimum, of children: StackChildren, by distribution: OptimalDistribution
  ) throws(LayoutFailure) -> Bool {
    var isNew = false
    for (child, range) in optimum.children.enumerated() where !range.isSeparable {
      let length = optimum.lengths[child]
      let offer = try distribution.offer(for: child, of: children, in: optimum)
      let answered = Double(try children.answer(of: child, at: offer, because: .prescribed).size[children.axis])
      guard abs(answered - length) > 1e-6 * max(1, length.magnitude) else { continue }
      guard !Coupling(in: children.elements[child], of: children.questions.tree).isTable else { continue }
      if correct(child, of: children, at: length, answered: answered) { isNew = true }
    }
    return isNew
  }
}
