/// Children of equal layout priority, served together from the highest priority down.
enum PriorityGroups {
  /// Shares a budget within one group: `places` are the group's children.
  typealias Rule = (
    _ budget: Double, _ children: [RangedChild], _ places: Slice<UnsafeMutableBufferPointer<Int>>,
    _ lengths: inout [Double]
  ) -> Void

  /// Lets `rule` share among each group what is left when the minimums of the lower groups are taken off.
  ///
  /// Where the minimums do not fit, every child gets its minimum.
  static func share(
    _ available: Double, among children: [RangedChild], _ places: UnsafeMutableBufferPointer<Int>,
    into lengths: inout [Double], _ rule: Rule
  ) {
    AskingOrder.source.sort(children, into: places)
    guard minimum(places[...], children) < available else {
      for child in children.indices { lengths[child] = children[child].minimum }
      return
    }
    var left = available
    var start = 0
    while start < places.count {
      let end = end(from: start, places, children)
      rule(left - minimum(places[end...], children), children, places[start..<end], &lengths)
      for child in places[start..<end] { left -= lengths[child] }
      start = end
    }
  }

  /// Where the group that begins at `start` ends.
  static func end(from start: Int, _ places: UnsafeMutableBufferPointer<Int>, _ children: [RangedChild]) -> Int {
    let priority = children[places[start]].priority
    var end = start + 1
    while end < places.count, children[places[end]].priority == priority { end += 1 }
    return end
  }

  /// The minimums of some children, added in the order given.
  static func minimum(_ places: Slice<UnsafeMutableBufferPointer<Int>>, _ children: [RangedChild]) -> Double {
    var sum = 0.0
    for child in places { sum += children[child].minimum }
    return sum
  }
}
