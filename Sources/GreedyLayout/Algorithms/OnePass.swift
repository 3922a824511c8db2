/// The rules that ask every child once and offer it an equal share of what is left (9.3 of the semantics).
enum OnePass {
  /// Shares `available` points among children asked in `order`, with the arithmetic of ``GreedyDistribution``.
  ///
  /// `places` has room for as many places as there are children.
  static func share(
    _ available: Double, among children: [RangedChild], in order: AskingOrder,
    _ places: UnsafeMutableBufferPointer<Int>, into lengths: inout [Double]
  ) {
    order.sort(children, into: places)
    var available = available
    var start = 0
    while start < places.count {
      let end = PriorityGroups.end(from: start, places, children)
      if start == 0 {
        available -= PriorityGroups.minimum(places[end...], children)
      } else {
        available += PriorityGroups.minimum(places[start..<end], children)
      }
      for place in start..<end {
        let length = children[places[place]].length(offered: max(available / Double(end - place), 0))
        lengths[places[place]] = length
        if !(available - length).isNaN { available -= length }
      }
      start = end
    }
  }
}

/// The rule that offers every child all that the minimums of those after it leave.
enum MaximumFirst {
  /// Shares `available` points among children asked by priority, then in source order.
  static func share(
    _ available: Double, among children: [RangedChild], _ places: UnsafeMutableBufferPointer<Int>,
    into lengths: inout [Double]
  ) {
    AskingOrder.source.sort(children, into: places)
    // Until a child has its length, what the children after it need stands there.
    var reserved = 0.0
    for child in places.reversed() {
      lengths[child] = reserved
      reserved += children[child].minimum
    }
    var left = available
    for child in places {
      lengths[child] = children[child].length(offered: max(left - lengths[child], 0))
      left -= lengths[child]
    }
  }
}
