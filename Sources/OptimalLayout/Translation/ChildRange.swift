/// What a stack knows of one child when it divides its length: the lengths that are possible for it, in points.
package struct ChildRange: Hashable, Sendable {
  /// The least length, which the child takes at an offer of 0.
  package var minimum: Double
  /// The greatest length; it may be infinite.
  package var maximum: Double
  /// The length below which something inside the child overflows though the child does not; the minimum if nothing does.
  package var floor: Double
  /// The layout priority that the child shows.
  package var priority: Double
  /// Whether the range holds whatever the child is offered on the other axis.
  package var isSeparable: Bool
  /// The intervals of possible lengths, ascending, of a child that does not simply keep to its offer within its range;
  /// empty where every length of the range is possible and costs nothing.
  package var pieces: [LengthPiece] = []
  /// Whether more lengths may count as possible than are.
  package var isRelaxed = false
  /// The intervals among the pieces that only stand for what was not looked at.
  var unsought: [LengthSet.Interval] = []

  /// Whether `proportional` compares the child: where its range has an end, and is more than rounding, by which its shares
  /// would be nothing but that.
  var isElastic: Bool { maximum.isFinite && maximum - minimum > 1e-7 * max(1, maximum.magnitude) }

  /// Whether a length of a child whose lengths are known in part is one of those.
  func isFound(_ length: Double) -> Bool {
    isRelaxed && !unsought.isEmpty && pieces.contains { $0.lower <= length && length <= $0.upper }
      && !unsought.contains { $0.lower <= length && length <= $0.upper }
  }
}

extension [ChildRange] {
  /// The sum of the minimums.
  package var minimum: Double { reduce(0) { $0 + $1.minimum } }
  /// The sum of the maximums.
  package var maximum: Double { reduce(0) { $0 + $1.maximum } }

  /// The children by priority, the highest group first, each in source order.
  package var priorityGroups: [[Int]] {
    Dictionary(grouping: indices) { self[$0].priority }.sorted { $0.key > $1.key }.map(\.value)
  }
}
