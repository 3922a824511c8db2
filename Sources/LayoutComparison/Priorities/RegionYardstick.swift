/// What lengths of a region's children are measured against: its offer, and its optimum there.
struct RegionYardstick {
  /// The offered length in points.
  let offered: Double
  /// The sum of the gaps.
  let spacing: Double
  /// The lengths of the stack's optimum at that offer.
  let optimum: [Double]
  /// The offered length that the children together could use.
  private let usable: Double
  /// The difference from which on two lengths count as different.
  private let tolerance: Double

  /// Takes a region's offer under SwiftUI's layout.
  init(_ region: RegionComparison) {
    offered = region.swiftUI.offered ?? 0
    spacing = region.spacing
    optimum = region.optimumAlone
    usable = min(offered, region.children.reduce(0) { $0 + $1.maximum } + spacing)
    tolerance = region.tolerance
  }

  /// What is offered and not used; 0 where it is no more than rounding.
  func unused(_ lengths: [Double]) -> Double { withoutDust(offered - used(lengths)) }

  /// What is used beyond the offer; 0 where it is no more than rounding.
  func overflow(_ lengths: [Double]) -> Double { withoutDust(used(lengths) - offered) }

  /// What a child could still take, beyond what the optimum leaves of that.
  func avoidableUnused(_ lengths: [Double]) -> Double { withoutDust(wasted(lengths) - wasted(optimum)) }

  /// What is used beyond the offer, beyond what the optimum has to.
  func avoidableOverflow(_ lengths: [Double]) -> Double { withoutDust(overflow(lengths) - overflow(optimum)) }

  /// How good a division is; nil where something avoidable is wasted or overflows, where a reader is worse off with it, and
  /// where it divides another length than the one that the optimum is for.
  func reach(of division: PriorityLayouts.Division) -> PriorityAdvice.Reach? {
    guard division.harm == nil, let offer = division.usage.offered, withoutDust(abs(offer - offered)) == 0 else {
      return nil
    }
    return reach(of: division.lengths)
  }

  /// How good lengths are; nil where something avoidable is wasted or overflows.
  func reach(of lengths: [Double]) -> PriorityAdvice.Reach? {
    if isOptimal(lengths) { return .optimal }
    return max(avoidableUnused(lengths), avoidableOverflow(lengths)) > tolerance ? nil : .noWaste
  }

  /// How good lengths are, for sorting.
  func merit(of lengths: [Double]) -> Merit {
    Merit(
      isOptimal: isOptimal(lengths), overflow: Merit.rounded(overflow(lengths)),
      unused: Merit.rounded(unused(lengths)), fairness: lengths.sorted().map(Merit.rounded), lengths: lengths)
  }

  private func used(_ lengths: [Double]) -> Double { lengths.reduce(0, +) + spacing }

  private func wasted(_ lengths: [Double]) -> Double { max(0, usable - used(lengths)) }

  private func isOptimal(_ lengths: [Double]) -> Bool {
    zip(lengths, optimum).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// A difference, or 0 where it is no more than the rounding of sums of this magnitude.
  func withoutDust(_ difference: Double) -> Double {
    difference > 1e-9 * max(1, abs(offered)) ? difference : 0
  }
}

/// How good lengths are: the optimum first, then the least overflow, the least unused, the fairest, and the larger ones
/// for earlier children; what harms a reader is last.
struct Merit {
  var isOptimal: Bool
  /// Whether a reader loses something.
  var isHarmful = false
  var overflow: Double
  var unused: Double
  /// The lengths in ascending order.
  var fairness: [Double]
  var lengths: [Double]

  /// A length without the rounding of sums, in millionths of a point.
  static func rounded(_ length: Double) -> Double { (length * 1e6).rounded() }

  func isBetter(than other: Merit) -> Bool {
    if isHarmful != other.isHarmful { return other.isHarmful }
    if isOptimal != other.isOptimal { return isOptimal }
    if overflow != other.overflow { return overflow < other.overflow }
    if unused != other.unused { return unused < other.unused }
    if fairness != other.fairness { return other.fairness.lexicographicallyPrecedes(fairness) }
    return other.lengths.lexicographicallyPrecedes(lengths)
  }
}
