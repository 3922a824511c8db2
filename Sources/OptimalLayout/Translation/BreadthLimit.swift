internal import GreedyLayout
internal import LinearProgramming

/// What is required of how long a stack's child is across the stack.
///
/// No stack shares that length out: where the child's axes influence each other, it follows from the length that the stack
/// gives the child, so that only some of those are possible.
struct BreadthLimit: Hashable {
  /// The child's place in the stack.
  var child: Int
  /// How the child's breadth compares with the limit.
  var comparison: LayoutConstraint.Comparison
  /// The limit in points.
  var length: Double

  /// Whether the child is longer or shorter across the stack than the limit allows, by more than a millionth.
  func isMissed(by breadth: CGFloat) -> Bool {
    let rest = Double(breadth) - length
    return !(abs(rest - Bounds(comparison).clamp(rest)) <= 1e-6 * max(1, length.magnitude))
  }
}
