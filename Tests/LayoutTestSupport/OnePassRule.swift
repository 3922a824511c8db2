/// SwiftUI's rule for a stack of ranges, written down from the theory rather than from the engine: slow and plain.
///
/// In descending priority, then ascending flexibility, then (both infinite) descending minimum, then source order, each
/// child is offered an equal share of what its group has left, at least 0; the minimums of later groups are set aside.
package enum OnePassRule {
  /// What came of it, in source order.
  package struct Result: Hashable, Sendable {
    /// The lengths taken.
    package var lengths: [Double]
    /// The lengths offered.
    package var offers: [Double]
    /// The places in the order of asking, from 1.
    package var asked: [Int]
  }

  /// Shares `available` points among children that answer as their ranges say.
  package static func share(_ available: Double, among children: [RangeChild]) -> Result {
    share(available, among: children) { children[$0].answer(to: $1) }
  }

  /// Shares `available` points among children whose ranges decide the order, and whose answers may be others.
  package static func share<Failure: Error>(
    _ available: Double, among children: [RangeChild],
    _ answer: (_ child: Int, _ offer: Double) throws(Failure) -> Double
  ) throws(Failure) -> Result {
    let order = children.indices.sorted { isAsked($0, before: $1, of: children) }
    var result = Result(
      lengths: children.map { _ in 0 }, offers: children.map { _ in 0 }, asked: children.map { _ in 0 })
    var left = available
    for (place, child) in order.enumerated() {
      let priority = children[child].priority
      let later = order[(place + 1)...]
      let sharers = later.filter { children[$0].priority == priority }.count + 1
      let reserved = later.filter { children[$0].priority < priority }.reduce(0) { $0 + children[$1].minimum }
      let offer = max((left - reserved) / Double(sharers), 0)
      result.asked[child] = place + 1
      result.offers[child] = offer
      result.lengths[child] = try answer(child, offer)
      left -= result.lengths[child]
    }
    return result
  }

  private static func isAsked(_ one: Int, before other: Int, of children: [RangeChild]) -> Bool {
    let (first, second) = (children[one], children[other])
    if first.priority != second.priority { return first.priority > second.priority }
    let widths = (first.maximum - first.minimum, second.maximum - second.minimum)
    if widths.0 != widths.1 { return widths.0 < widths.1 }
    if widths.0 == .infinity, first.minimum != second.minimum { return first.minimum > second.minimum }
    return one < other
  }
}
