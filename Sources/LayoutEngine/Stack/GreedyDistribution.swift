public import ViewTree

/// SwiftUI's rule: highest priority first, then the least flexible child, an equal share of what is left for each, and
/// no second look (9.2 and 9.3 of the semantics).
///
/// A priority group is offered what is left when the minimums of the lower groups are taken off. Within it the child
/// with the smallest difference between its greatest and its least length is asked first; ties keep the order they had.
///
/// - Complexity: Three proposals per child and O(*n* log *n*) comparisons for *n* children, O(*n*²) up to 32 of them.
public struct GreedyDistribution: StackDistribution {
  /// The order in which the children of one priority are asked.
  let order: AskingOrder

  /// Makes the rule.
  public init() { self.init(order: .flexibility) }

  /// Makes a rule that differs from SwiftUI's only in the order in which it asks.
  init(order: AskingOrder) { self.order = order }

  /// Offers each child its share, in fitting order.
  public func distribute(
    _ available: CGFloat, among children: inout StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure) {
    // The order is out of the memory while it is used, so that it is changed in place.
    var places: [Int] = []
    swap(&places, &memory.fittingOrder)
    defer { swap(&places, &memory.fittingOrder) }
    if memory.isOutdated { try prioritise(&places, of: children, &memory) }
    try OnePass.share(available, among: &children, in: places, memory)
  }

  /// Sorts the fitting order and asks for the minimums that the highest group has to leave (9.2).
  private func prioritise(
    _ places: inout [Int], of children: StackChildren, _ memory: inout StackMemory
  ) throws(LayoutFailure) {
    memory.forgetOutdated()
    try OnePass.sort(&places, of: children, by: order, &memory)
    guard let first = places.first else { return }
    let highest = children.priority(of: first)
    for child in places.reversed() {
      guard children.priority(of: child) != highest else { break }
      _ = try children.minimum(of: child, because: .reserveProbe, &memory)
    }
  }
}

/// The children of a layout: each is asked for its ends once as long as the minor proposal stays.
extension StackChildren: OnePassChildren {
  func minimum(
    of child: Int, because reason: ProposalReason, _ memory: inout StackMemory
  ) throws(LayoutFailure) -> CGFloat {
    if let known = memory.minimums[child] { return known }
    let minimum = try length(of: child, at: 0, because: reason)
    memory.minimums[child] = minimum
    return minimum
  }

  func maximum(of child: Int, _ memory: inout StackMemory) throws(LayoutFailure) -> CGFloat {
    if let known = memory.maximums[child] { return known }
    let maximum = try length(of: child, at: .infinity, because: .maximumProbe)
    memory.maximums[child] = maximum
    return maximum
  }

  func reserve(for child: Int, _ memory: StackMemory) -> CGFloat { memory.minimums[child] ?? 0 }

  mutating func offer(
    _ length: CGFloat, to child: Int, sharers: Int, of remaining: CGFloat
  ) throws(LayoutFailure) -> CGFloat {
    try offer(length, to: child, sharers: sharers, because: .share(count: sharers, remaining: remaining))
  }
}
