internal import ViewTree

/// A rule that decides every child's length from their ranges, and then offers each child its length.
///
/// Children are asked for their ranges and made their offers in source order; the offers are traced as prescribed.
///
/// - Complexity: Three proposals per child; ranges are kept as long as the stack's minor proposal stays.
struct PlannedDistribution: StackDistribution {
  /// How lengths follow from ranges.
  let algorithm: DistributionAlgorithm

  func distribute(
    _ available: CGFloat, among children: inout StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure) {
    memory.forgetOutdated()
    var ranges: [RangedChild] = []
    ranges.reserveCapacity(children.count)
    for child in 0..<children.count {
      ranges.append(try range(of: child, children, &memory))
    }
    // An infinite length is offered as such: a child's answer to it is its maximum.
    let lengths = available < .infinity ? algorithm.lengths(Double(available), among: ranges) : nil
    for child in 0..<children.count {
      try children.offer(lengths.map { CGFloat($0[child]) } ?? .infinity, to: child, because: .prescribed)
    }
  }

  private func range(
    of child: Int, _ children: StackChildren, _ memory: inout StackMemory
  ) throws(LayoutFailure) -> RangedChild {
    let minimum = try children.minimum(of: child, because: .minimumProbe, &memory)
    let maximum = try children.maximum(of: child, &memory)
    return RangedChild(
      minimum: Double(minimum), maximum: Double(max(minimum, maximum)), priority: children.priority(of: child))
  }
}
