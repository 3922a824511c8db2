internal import GreedyLayout

/// Stacks that are placed at another proposal than they were measured at.
extension TreeTranslation {
  /// What a stack is proposed when it is placed, where that is to be translated and its division depends on it.
  ///
  /// Without an offer across a stack measures its children without one, and is placed with the breadth that they have
  /// then. A child whose axes influence each other may have other possible lengths there: a circle beside a view that is
  /// 60 high is 10 wide at most where it is measured, and up to 60 where it is placed; a stack across has 60 to divide
  /// there. The breadth is that of the stack's own optimum, which is what it measures as long as the division for its placement alone is bent.
  mutating func asPlaced(_ element: Int, _ offers: Offers) throws -> Offers {
    guard takesPlacements, case .stack(let stack) = facts.tree.elements[element].kind else { return offers }
    let minor = stack.axis.other
    guard case .unspecified = offers[minor], case .length = offers[stack.axis], let proposal = offers.constant else {
      return offers
    }
    let children = facts.tree.elements[element].children
    guard
      children.contains(where: { analysis.answer(of: $0, along: stack.axis, facts) == nil || isBent($0, along: minor) })
    else { return offers }
    let breadth = try answer(of: element, to: proposal)[minor]
    guard breadth.isFinite else { return offers }
    tookPlacement = true
    var placed = offers
    placed[minor] = .length(.constant(Double(breadth)))
    return placed
  }
}
