/// A rule by which a stack shares its length: SwiftUI's, or one that researchers compare with it.
///
/// ``distribution`` makes stacks of any views share by the rule; ``lengths(_:among:)`` computes what comes of it for
/// children that are nothing but ranges, without views.
///
///     let children = [RangedChild(minimum: 200, maximum: 250), RangedChild(minimum: 0, maximum: 60)]
///     DistributionAlgorithm.swiftui.lengths(300, among: children)        // [200, 60]
///     DistributionAlgorithm.flexbox.lengths(300, among: children)        // [240, 60]
///
/// Every rule but ``flexbox`` serves the children by their layout priority as SwiftUI does: the highest first, with what
/// is left when the minimums of the lower ones are taken off. Children are asked in source order where nothing else
/// decides.
public enum DistributionAlgorithm: String, CaseIterable, Sendable, Hashable {
  /// SwiftUI's rule: one pass, the least flexible child first, each offered an equal share of what is left.
  ///
  /// Source: 9.2, 9.3 and 9.6 of the semantics.
  case swiftui
  /// CSS's flexible lengths: the freeze loop over items with `flex: 1 1 0`, their ranges as minimum and maximum sizes.
  ///
  /// CSS knows no layout priorities, so they are ignored, a spacer's too.
  /// Source: [CSS Flexible Box Layout, 9.7](https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths).
  case flexbox
  /// One pass in source order, each child offered an equal share of what is left.
  ///
  /// Source: the rule of the columns of SwiftUI's `LazyVGrid` (15.2 of the semantics), with a stack's priorities; a grid
  /// takes its fixed columns off beforehand, a stack knows none.
  case inOrder
  /// Every child gets its minimum and the same fraction of its range; beside children without a maximum, which share
  /// equally what the minimums leave, a child with one gets its minimum.
  ///
  /// Source: the columns of an HTML table, [HTML 4.01, B.5.2](https://www.w3.org/TR/html401/appendix/notes.html#h-B.5.2);
  /// without a maximum as glue with infinite stretchability in Knuth's *The TeXbook*, chapter 12.
  case proportional
  /// One pass in source order, each child offered all that the minimums of those after it leave, so that it takes its
  /// maximum if that fits.
  ///
  /// Source: SwiftUI's rule where priorities fall from child to child. Jetpack Compose's `Row` measures children without
  /// a weight in this order too, but sets no minimums aside.
  case maximumFirst
  /// One level for all: every child gets that level, or the end of its range that is nearest to it.
  ///
  /// Source: the closed form of the optimum for children that are ranges (section 2 of the optimum's definition).
  case waterfilling
  /// SwiftUI's rule with another order: the largest minimum first. It overflows only where the minimums do.
  ///
  /// Source: the table of one-pass orders in the project's theory.
  case minimum
  /// SwiftUI's rule with another order: the smallest maximum first. It leaves nothing unused that a child could take.
  ///
  /// Source: the table of one-pass orders in the project's theory.
  case maximum
}

extension DistributionAlgorithm {
  /// The rule for stacks of any views.
  ///
  /// The rules that ask each child once go by what it answers. The others ask every child for its least and its greatest
  /// length, at the stack's own minor proposal, share as if all lengths between were possible, and offer each child what
  /// it is to get; a text or an aspect ratio may answer another length, and nobody makes up for that.
  public var distribution: any StackDistribution {
    switch onePass {
    case .equalShares(let order): GreedyDistribution(order: order)
    case .maximumFirst: MaximumFirstDistribution()
    case nil: PlannedDistribution(algorithm: self)
    }
  }

  /// The lengths that children of ranges get, in source order.
  ///
  /// - Parameter available: The length to share in points, the gaps taken off. Where it is less than the minimums add up
  ///   to, 0 or negative, lengths add up to more. An infinite one gives every child its maximum.
  /// - Returns: One length per child, at least its minimum and at most its maximum; finite for a finite `available`.
  /// - Complexity: See ``share(_:among:into:)``.
  public func lengths(_ available: Double, among children: [RangedChild]) -> [Double] {
    var lengths: [Double] = []
    share(available, among: children, into: &lengths)
    return lengths
  }

  /// Writes the lengths that children of ranges get into an array, which is made as long as there are children.
  ///
  /// An array that already is as long is changed in place: for fewer than 32 children nothing is allocated.
  ///
  /// - Parameter available: The length to share in points, the gaps taken off; it may be negative or infinite.
  /// - Complexity: O(*n* log *n*) for *n* children, times the number of priorities; O(*n*²) for ``flexbox``, and up to 32
  ///   children where they are sorted.
  public func share(_ available: Double, among children: [RangedChild], into lengths: inout [Double]) {
    if lengths.count != children.count { lengths = Array(repeating: 0, count: children.count) }
    guard available < .infinity else {
      for child in children.indices { lengths[child] = children[child].maximum }
      return
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { places in
      if let onePass { return Self.share(available, among: children, by: onePass, places, into: &lengths) }
      switch self {
      case .proportional: PriorityGroups.share(available, among: children, places, into: &lengths, Proportion.share)
      case .waterfilling: PriorityGroups.share(available, among: children, places, into: &lengths, WaterLevel.share)
      default: FlexibleLengths.resolve(available, among: children, places, into: &lengths)
      }
    }
  }

  /// Writes the lengths of children that need not take the nearest length of their range, as texts do not.
  ///
  /// A one-pass rule subtracts each answer before the next offer: of 100 points, a text that is offered 50 and takes 40
  /// leaves 60. Flexbox, proportional and water-filling compute all lengths from the ranges first, and then offer them.
  ///
  /// - Parameters:
  ///   - children: What the children answer to 0 and to ∞, and their priorities.
  ///   - answer: What a child, by its place, takes of an offer in points.
  package func share(
    _ available: Double, among children: [RangedChild], into lengths: inout [Double],
    answering answer: (_ child: Int, _ offer: Double) -> Double
  ) {
    guard let onePass else {
      share(available, among: children, into: &lengths)
      for child in children.indices { lengths[child] = answer(child, lengths[child]) }
      return
    }
    if lengths.count != children.count { lengths = Array(repeating: 0, count: children.count) }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { places in
      withoutActuallyEscaping(answer) { answer in
        Self.share(available, among: children, by: onePass, places, into: &lengths, answering: answer)
      }
    }
  }

  private static func share(
    _ available: Double, among children: [RangedChild], by onePass: OnePassAlgorithm,
    _ places: UnsafeMutableBufferPointer<Int>, into lengths: inout [Double],
    answering answer: ((_ child: Int, _ offer: Double) -> Double)? = nil
  ) {
    // The lengths are changed in place where nothing else refers to them.
    var asked = RangedChildren(ranges: children, answer: answer)
    swap(&asked.lengths, &lengths)
    asked.share(available, by: onePass, places)
    swap(&asked.lengths, &lengths)
  }
}
