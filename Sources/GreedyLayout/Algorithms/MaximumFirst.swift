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
