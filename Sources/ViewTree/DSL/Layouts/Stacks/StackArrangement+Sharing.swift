/// How a stack's layout shares its length: the same rule as the stacks of the tree, for the methods that another layout
/// calls.
extension StackArrangement {
  /// Makes every subview one offer, in fitting order, the groups of the highest priority first (9.3).
  func share(_ available: CGFloat, across minor: CGFloat?, _ cache: inout StackLayoutCache) {
    let order = cache.fittingOrder
    var available = available
    var start = 0
    while start < order.count {
      let priority = subviews[order[start]].priority
      let end = order[start...].firstIndex { subviews[$0].priority != priority } ?? order.count
      if start == 0 {
        available -= reserve(for: order[end...], cache)
      } else {
        available += reserve(for: order[start..<end], cache)
      }
      for position in start..<end {
        let offer = max(available / CGFloat(end - position), 0)
        let length = settle(order[position], at: ProposedViewSize(offer, along: major, across: minor), &cache)
        if !(available - length).isNaN { available -= length }
      }
      start = end
    }
  }

  /// The least lengths of some subviews, added in fitting order.
  private func reserve(for subviews: ArraySlice<Int>, _ cache: StackLayoutCache) -> CGFloat {
    subviews.reduce(0) { $0 + (cache.minimums[$1] ?? 0) }
  }
}

extension StackArrangement {
  /// Sorts the fitting order and asks for the least lengths that the highest group has to leave (9.2).
  func prioritise(across minor: CGFloat?, _ cache: inout StackLayoutCache) {
    cache.minimums = Array(repeating: nil, count: subviews.count)
    cache.maximums = Array(repeating: nil, count: subviews.count)
    sortFittingOrder(across: minor, &cache)
    guard let highest = cache.fittingOrder.first.map({ subviews[$0].priority }) else { return }
    for index in cache.fittingOrder.reversed() {
      guard subviews[index].priority != highest else { break }
      _ = minimum(of: index, across: minor, &cache)
    }
  }

  /// By insertion up to 32 subviews, so that the first comparison is of subview 1 with subview 0; by the standard
  /// library's sort above.
  private func sortFittingOrder(across minor: CGFloat?, _ cache: inout StackLayoutCache) {
    var order = cache.fittingOrder
    if order.count > 32 {
      order.sort { isBefore($0, $1, across: minor, &cache) }
    } else {
      for start in order.indices.dropFirst() {
        let current = order[start]
        var hole = start
        while hole > 0, isBefore(current, order[hole - 1], across: minor, &cache) {
          order[hole] = order[hole - 1]
          hole -= 1
        }
        order[hole] = current
      }
    }
    cache.fittingOrder = order
  }

  /// Whether one subview is asked before another: by priority without measuring, else the less flexible one first; of
  /// two without a greatest length the one with the larger least length (9.2, 9.6).
  private func isBefore(
    _ one: Int, _ other: Int, across minor: CGFloat?, _ cache: inout StackLayoutCache
  ) -> Bool {
    let priorities = (subviews[one].priority, subviews[other].priority)
    if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
    let first = range(of: one, across: minor, &cache)
    let second = range(of: other, across: minor, &cache)
    let flexibilities = (first.maximum - first.minimum, second.maximum - second.minimum)
    if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
    return flexibilities.0 == .infinity && first.minimum > second.minimum
  }

  private func range(
    of index: Int, across minor: CGFloat?, _ cache: inout StackLayoutCache
  ) -> (minimum: CGFloat, maximum: CGFloat) {
    let minimum = minimum(of: index, across: minor, &cache)
    if let maximum = cache.maximums[index] { return (minimum, maximum) }
    let maximum = length(of: index, at: .infinity, across: minor)
    cache.maximums[index] = maximum
    return (minimum, maximum)
  }

  private func minimum(of index: Int, across minor: CGFloat?, _ cache: inout StackLayoutCache) -> CGFloat {
    if let known = cache.minimums[index] { return known }
    let minimum = length(of: index, at: 0, across: minor)
    cache.minimums[index] = minimum
    return minimum
  }

  private func length(of index: Int, at major: CGFloat, across minor: CGFloat?) -> CGFloat {
    subviews[index].lengthThatFits(ProposedViewSize(major, along: stack.axis, across: minor), along: stack.axis)
  }
}
