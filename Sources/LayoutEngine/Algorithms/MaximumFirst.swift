internal import ViewTree

/// The rule that offers every child all that the minimums of those after it leave.
enum MaximumFirst {
  /// Shares `available` points among children in the order in which they are asked: by priority, then in source order.
  static func share(
    _ available: Double, among children: inout RangedChildren, in places: UnsafeMutableBufferPointer<Int>
  ) {
    // Until a child has its length, what the children after it need stands there.
    var reserved = 0.0
    for child in places.reversed() {
      children.lengths[child] = reserved
      reserved += children.ranges[child].minimum
    }
    var left = available
    for child in places {
      let offer = CGFloat(max(left - children.lengths[child], 0))
      left -= Double(children.offer(offer, to: child, sharers: 1, of: CGFloat(left)))
    }
  }
}
