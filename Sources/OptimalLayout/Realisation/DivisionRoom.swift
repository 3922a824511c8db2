/// The offers at which a stack that is proposed the same breadth has the same optimum.
///
/// A division costs what overflows inside the children, which their lengths alone tell, and what they use beyond the offer.
/// Where the offer grows by a point, each division costs at most one point less. So one that uses more than is offered, and
/// is the best there, stays the best up to all that it uses: until then it becomes cheaper by all that was added. And one
/// that fits costs the same down to what it uses, where no other one becomes cheaper.
struct DivisionRoom {
  /// In points.
  var offers: ClosedRange<Double>
  var optimum: StackOptimum

  /// The offers at which an optimum is known to be one; nil where these are no more than that for which it was found.
  ///
  /// - Parameter overflowsLeast: Whether the first goal is the least overflow, and no other one depends on the offer but
  ///   that as little as possible is wasted of it.
  init?(of optimum: StackOptimum, overflowsLeast: Bool) {
    let (used, offered) = (optimum.used, optimum.offered)
    if optimum.isGreatest {
      // Offered more than its children can take together, a stack divides it no otherwise.
      offers = used...Double.infinity
    } else if overflowsLeast, used < offered {
      offers = used...offered
    } else if overflowsLeast, used.isFinite, used > offered {
      offers = offered...used
    } else {
      return nil
    }
    self.optimum = optimum
  }

  /// Whether both are of the same division, at offers that have one in common.
  func isJoined(with other: DivisionRoom) -> Bool {
    offers.overlaps(other.offers) && optimum.lengths == other.optimum.lengths
      && optimum.offeredNothing == other.optimum.offeredNothing
  }

  /// Takes in the offers of another one of the same division.
  mutating func join(_ other: DivisionRoom) {
    offers = min(offers.lowerBound, other.offers.lowerBound)...max(offers.upperBound, other.offers.upperBound)
  }
}
