public import ViewTree

/// A rule by which a stack shares its length among its children.
///
/// SwiftUI's rule is ``GreedyDistribution``; the other rules compared with it, and the lengths that an optimum
/// prescribes, conform as well. A rule is only asked where the stack is proposed a length on its major axis; without
/// one every child is asked for its ideal length (9.4 of the semantics).
public protocol StackDistribution: Sendable {
  /// Makes every child one offer by `children.offer(_:to:sharers:)`.
  ///
  /// - Parameters:
  ///   - available: The major length in points, the gaps taken off; it may be infinite or negative.
  ///   - children: The children, which can be asked.
  ///   - memory: What the stack remembers of its children from call to call within one layout.
  func distribute(
    _ available: CGFloat, among children: inout StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure)
}

/// What a stack remembers of its children from call to call within one layout (section 9 of the semantics).
public struct StackMemory: Sendable {
  /// The children in the order in which they are asked; source order at first, and never reset by sorting again.
  public var fittingOrder: [Int]
  /// Each child's least length, where it was asked for at the present minor proposal.
  public var minimums: [CGFloat?]
  /// Each child's greatest length, where it was asked for at the present minor proposal.
  public var maximums: [CGFloat?]
  /// Whether order, minimums and maximums are out of date, because the minor proposal changed or there was no major one.
  public var isOutdated = true

  /// Forgets the children's ends, where they are out of date.
  mutating func forgetOutdated() {
    guard isOutdated else { return }
    for child in minimums.indices {
      minimums[child] = nil
      maximums[child] = nil
    }
  }

  /// The memory of a stack of `count` children that was not asked yet.
  public init(count: Int) {
    fittingOrder = Array(0..<count)
    minimums = Array(repeating: nil, count: count)
    maximums = Array(repeating: nil, count: count)
  }
}
