internal import ViewTree

/// What a view answers on one axis, where that does not depend on the other: `clamp(offer, minimum, maximum)`.
struct AxisAnswer: Hashable, Sendable {
  /// The least length in points.
  var minimum: CGFloat
  /// The greatest length in points; it may be infinite.
  var maximum: CGFloat
  /// The length answered without an offer; nil where it depends on the other axis.
  var ideal: CGFloat?

  /// The same length for every offer.
  static func constant(_ length: CGFloat) -> AxisAnswer {
    AxisAnswer(minimum: length, maximum: length, ideal: length)
  }

  /// The length answered to a finite offer.
  func length(for offer: CGFloat) -> CGFloat { min(max(offer, minimum), maximum) }
}
