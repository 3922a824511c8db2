internal import LayoutEngine

/// What overflows in one stack or grid (section 1 of the optimum's definition).
extension Allocation {
  /// The stack's overflow and minor overflow in points; an absorbed stack has only the second, tracks only the first.
  func overflow(_ analysis: inout RangeAnalysis, _ facts: any StackQuestions) -> Double {
    guard kind == .stack else { return Double(max(0, used - (offered ?? used))) }
    let minorOverflow = minorOverflow(&analysis, facts)
    guard let offered, offered.isFinite, analysis.containers.absorbing(stack, along: axis) == nil else {
      return minorOverflow
    }
    return minorOverflow + Double(max(0, used - offered))
  }

  /// By how much the stack exceeds its finite minor proposal, in points, the stacks of the other axis inside left out; 0
  /// where its parent container is a stack, which counts that for itself.
  func minorOverflow(_ analysis: inout RangeAnalysis, _ facts: any StackQuestions) -> Double {
    let minor = axis.other
    guard let offered = proposal[minor], offered.isFinite, analysis.containers.stack(around: stack) == nil else {
      return 0
    }
    var largest: CGFloat = 0
    for (child, share) in zip(facts.tree.elements[stack].children, shares) {
      let isLeftOut = facts.tree.containsStack(along: minor, in: child)
      largest = max(
        largest, isLeftOut ? MinorNeeds.need(of: child, along: minor, &analysis, facts) : share.breadth)
    }
    return Double(max(0, largest - offered))
  }
}
