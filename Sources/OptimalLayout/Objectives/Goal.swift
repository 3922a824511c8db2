/// Something that an optimal allocation is best at; goals are pursued in strict order (section 2 of the optimum's
/// definition).
public enum Goal: String, CaseIterable, Hashable, Sendable {
  /// Least sum of overflow over the stack and everything inside it, in points.
  case overflow
  /// Least length wasted: offered, not used, and still wanted by a child.
  case fill
  /// From the highest priority group down, the most length for its children together.
  case priority
  /// In each priority group, the lengths lexicographically max–min: the smallest as large as possible, and so on.
  case fair
  /// Over the children with a finite, non-empty range, (length − minimum) / (maximum − minimum) lexicographically
  /// max–min.
  case proportional

  /// The goals pursued where none are named.
  public static let standard: [Goal] = [.overflow, .fill, .priority, .fair]
}
