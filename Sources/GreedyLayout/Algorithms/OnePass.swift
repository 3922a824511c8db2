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
