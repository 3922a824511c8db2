internal import ViewTree

/// Children whose ends are known, with the lengths that they get.
struct RangedChildren: KnownEnds {
  let ranges: [RangedChild]
  /// In points, in source order.
  var lengths: [Double] = []
  /// What a child takes of an offer; nil where all take the nearest length of their range.
  var answer: ((_ child: Int, _ offer: Double) -> Double)?

  var count: Int { ranges.count }

  func priority(of child: Int) -> Double { ranges[child].priority }

  func minimum(of child: Int) -> CGFloat { CGFloat(ranges[child].minimum) }

  func maximum(of child: Int) -> CGFloat { CGFloat(ranges[child].maximum) }

  mutating func offer(_ length: CGFloat, to child: Int, sharers: Int, of remaining: CGFloat) -> CGFloat {
    lengths[child] = answer?(child, Double(length)) ?? ranges[child].length(offered: Double(length))
    return CGFloat(lengths[child])
  }
}

extension AskingOrder {
  /// Writes the places of ranges into `places`, which has room for them, the one asked first in front.
  func sort(_ ranges: [RangedChild], into places: UnsafeMutableBufferPointer<Int>) {
    for place in places.indices { places[place] = place }
    var places = places
    var nothing: Void = ()
    OnePass.sort(&places, of: RangedChildren(ranges: ranges), by: self, &nothing)
  }
}

extension RangedChildren {
  /// Shares `available` points by a rule that asks each child once; `places` has room for as many places as there are
  /// children.
  mutating func share(
    _ available: Double, by algorithm: OnePassAlgorithm, _ places: UnsafeMutableBufferPointer<Int>
  ) {
    switch algorithm {
    case .equalShares(let order):
      order.sort(ranges, into: places)
      OnePass.share(CGFloat(available), among: &self, in: places, ())
    case .maximumFirst:
      AskingOrder.source.sort(ranges, into: places)
      MaximumFirst.share(available, among: &self, in: places)
    }
  }
}

/// The rules that ask each child once.
enum OnePassAlgorithm {
  /// An equal share of what is left for each, asked in an order.
  case equalShares(AskingOrder)
  /// All that the minimums of the later ones leave, in source order.
  case maximumFirst
}

extension DistributionAlgorithm {
  /// The rule by which each child is asked once; nil for a rule that decides all lengths from the ends of the ranges.
  var onePass: OnePassAlgorithm? {
    switch self {
    case .swiftui: .equalShares(.flexibility)
    case .inOrder: .equalShares(.source)
    case .minimum: .equalShares(.minimum)
    case .maximum: .equalShares(.maximum)
    case .maximumFirst: .maximumFirst
    case .flexbox, .proportional, .waterfilling: nil
    }
  }
}
