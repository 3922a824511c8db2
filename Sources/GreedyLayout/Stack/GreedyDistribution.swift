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
    if memory.isOutdated { try prioritise(children, &memory) }
    var available = available
    var start = 0
    var isFirst = true
    while start < children.count {
      let priority = children.priority(of: memory.fittingOrder[start])
      var end = start + 1
      while end < children.count, children.priority(of: memory.fittingOrder[end]) == priority { end += 1 }
      if isFirst {
        available -= minimums(of: memory.fittingOrder[end...], memory)
      } else {
        available += minimums(of: memory.fittingOrder[start..<end], memory)
      }
      isFirst = false
      for position in start..<end {
        let sharers = end - position
        let length = try children.offer(
          max(available / CGFloat(sharers), 0), to: memory.fittingOrder[position], sharers: sharers,
          because: .share(count: sharers, remaining: available))
        if !(available - length).isNaN { available -= length }
      }
      start = end
    }
  }

  /// The minimums reserved for some children, added in fitting order.
  private func minimums(of children: ArraySlice<Int>, _ memory: StackMemory) -> CGFloat {
    children.reduce(0) { $0 + (memory.minimums[$1] ?? 0) }
  }
}

extension GreedyDistribution {
  /// Sorts the fitting order and asks for the minimums that the highest group has to leave (9.2).
  private func prioritise(_ children: StackChildren, _ memory: inout StackMemory) throws(LayoutFailure) {
    for child in 0..<children.count {
      memory.minimums[child] = nil
      memory.maximums[child] = nil
    }
    if children.count <= 32 {
      try sortByInsertion(children, &memory)
    } else {
      memory.fittingOrder = try sortedByLibrary(children, memory: &memory)
    }
    guard let first = memory.fittingOrder.first else { return }
    let highest = children.priority(of: first)
    for place in memory.fittingOrder.indices.reversed() {
      let child = memory.fittingOrder[place]
      guard children.priority(of: child) != highest else { break }
      _ = try minimum(of: child, children, &memory, because: .reserveProbe)
    }
  }

  /// Shifts each child in front of those before which it belongs; the first comparison is of child 1 with child 0.
  private func sortByInsertion(_ children: StackChildren, _ memory: inout StackMemory) throws(LayoutFailure) {
    for start in memory.fittingOrder.indices.dropFirst() {
      let current = memory.fittingOrder[start]
      var hole = start
      while hole > 0, try isBefore(current, memory.fittingOrder[hole - 1], children, &memory) {
        memory.fittingOrder[hole] = memory.fittingOrder[hole - 1]
        hole -= 1
      }
      memory.fittingOrder[hole] = current
    }
  }

  /// Sorts more than 32 children with the standard library's sort, whose order of comparisons SwiftUI shares.
  private func sortedByLibrary(
    _ children: StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure) -> [Int] {
    var copy = memory
    var failure: LayoutFailure?
    let sorted = memory.fittingOrder.sorted { first, second in
      guard failure == nil else { return false }
      do throws(LayoutFailure) {
        return try isBefore(first, second, children, &copy)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    memory = copy
    return sorted
  }

  /// Whether `first` is asked before `second`: by priority without measuring, else by flexibility (9.2, 9.6) or by what
  /// another order goes by.
  private func isBefore(
    _ first: Int, _ second: Int, _ children: StackChildren, _ memory: inout StackMemory
  ) throws(LayoutFailure) -> Bool {
    let priorities = (children.priority(of: first), children.priority(of: second))
    if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
    switch order {
    case .flexibility:
      let one = try flexibility(of: first, children, &memory)
      let other = try flexibility(of: second, children, &memory)
      return one < other
    case .minimum:
      let one = try minimum(of: first, children, &memory, because: .minimumProbe)
      return try one > minimum(of: second, children, &memory, because: .minimumProbe)
    case .maximum:
      let one = try maximum(of: first, children, &memory)
      return try one < maximum(of: second, children, &memory)
    case .source: return false
    }
  }

  private func flexibility(
    of child: Int, _ children: StackChildren, _ memory: inout StackMemory
  ) throws(LayoutFailure) -> Flexibility {
    let minimum = try minimum(of: child, children, &memory, because: .minimumProbe)
    return Flexibility(minimum: minimum, maximum: try maximum(of: child, children, &memory))
  }

  private func maximum(
    of child: Int, _ children: StackChildren, _ memory: inout StackMemory
  ) throws(LayoutFailure) -> CGFloat {
    if let known = memory.maximums[child] { return known }
    let maximum = try children.length(of: child, at: .infinity, because: .maximumProbe)
    memory.maximums[child] = maximum
    return maximum
  }

  private func minimum(
    of child: Int, _ children: StackChildren, _ memory: inout StackMemory, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    if let known = memory.minimums[child] { return known }
    let minimum = try children.length(of: child, at: 0, because: reason)
    memory.minimums[child] = minimum
    return minimum
  }
}

/// How far a child's length can vary, in the order in which SwiftUI asks (9.6 of the semantics).
public struct Flexibility: Sendable {
  /// The difference between the greatest and the least length in points; infinite for a child without a greatest.
  public let width: CGFloat
  private let tieBreaker: CGFloat

  /// Makes the flexibility of a child that answers `minimum` to 0 and `maximum` to ∞.
  public init(minimum: CGFloat, maximum: CGFloat) {
    width = maximum - minimum
    tieBreaker = width == .infinity ? -minimum : 0
  }

  /// Whether a child of the first flexibility is asked before one of the second; of two infinite ones the one with the
  /// larger minimum is, and equal finite ones keep their order.
  public static func < (first: Flexibility, second: Flexibility) -> Bool {
    first.width == second.width ? first.tieBreaker < second.tieBreaker : first.width < second.width
  }
}
