internal import ViewTree

/// The rule that offers each child, by priority and then in source order, all that the minimums of those after it leave.
///
/// - Complexity: Two proposals per child, one for the first asked; minimums are kept as long as the stack's minor proposal
///   stays.
struct MaximumFirstDistribution: StackDistribution {
  func distribute(
    _ available: CGFloat, among children: inout StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure) {
    memory.forgetOutdated()
    let priorities = (0..<children.count).map { children.priority(of: $0) }
    let order = priorities.indices.sorted { one, other in
      priorities[one] == priorities[other] ? one < other : priorities[one] > priorities[other]
    }
    var reserved: CGFloat = 0
    var reserves: [CGFloat] = []
    for child in order.reversed() {
      reserves.append(reserved)
      if child != order.first { reserved += try children.minimum(of: child, because: .reserveProbe, &memory) }
    }
    var available = available
    for child in order {
      let reserve = reserves.removeLast()
      let length = try children.offer(max(available - reserve, 0), to: child, because: .rest)
      if !(available - length).isNaN { available -= length }
    }
  }
}
