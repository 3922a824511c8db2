internal import LayoutEngine

/// A one-pass rule of two orders: children by ascending maximum, but the last of them by descending minimum, each for an
/// equal share of what is left. Priorities are ignored.
///
/// With the number of children it loses the least that an order can lose which does not know the offer: of the two
/// losses the worse is at most the greater of 1 − 1/t and 1 − t/n, for t of n children asked by their minimums.
///
/// - Complexity: Three proposals per child.
struct SplitOrderDistribution: StackDistribution {
  /// How many children are asked by their minimums.
  let minimumLast: Int

  func distribute(
    _ available: CGFloat, among children: inout StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure) {
    var minimums: [CGFloat] = []
    var maximums: [CGFloat] = []
    for child in 0..<children.count {
      minimums.append(try children.length(of: child, at: 0, because: .minimumProbe))
      maximums.append(try children.length(of: child, at: .infinity, because: .maximumProbe))
    }
    // Ties keep source order.
    func sorted(_ places: some Sequence<Int>, _ isBefore: (Int, Int) -> Bool) -> [Int] {
      places.sorted { isBefore($0, $1) || (!isBefore($1, $0) && $0 < $1) }
    }
    let byMaximum = sorted(0..<children.count) { maximums[$0] < maximums[$1] }
    let first = max(0, children.count - minimumLast)
    let order = byMaximum[..<first] + sorted(byMaximum[first...]) { minimums[$0] > minimums[$1] }
    var left = available
    for (place, child) in order.enumerated() {
      let sharers = children.count - place
      let length = try children.offer(
        max(left / CGFloat(sharers), 0), to: child, sharers: sharers, because: .share(count: sharers, remaining: left))
      if !(left - length).isNaN { left -= length }
    }
  }
}
