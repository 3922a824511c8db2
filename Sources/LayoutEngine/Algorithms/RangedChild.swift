/// A child of a stack that is nothing but a range: it answers an offer with `clamp(offer, minimum, maximum)`.
///
/// Colours, shapes, spacers and frames around them are such children; texts and aspect ratios are not. Lengths are in
/// points.
public struct RangedChild: Hashable, Sendable {
  /// The answer to 0; 0 or more, and finite.
  public var minimum: Double
  /// The answer to infinity; at least the minimum, and infinite for a child without a greatest length.
  public var maximum: Double
  /// The layout priority; −∞ for a spacer.
  public var priority: Double

  /// Makes a child of a range, of priority 0 unless another is given.
  public init(minimum: Double, maximum: Double, priority: Double = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.priority = priority
  }

  /// The length that the child takes when it is offered `offer` points.
  public func length(offered offer: Double) -> Double { min(max(offer, minimum), maximum) }
}
