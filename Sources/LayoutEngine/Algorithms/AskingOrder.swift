internal import ViewTree

/// The order in which the children of one priority are asked by a rule that asks each of them once.
enum AskingOrder: Sendable, Hashable {
  /// The least flexible first (9.6 of the semantics): SwiftUI's order.
  case flexibility
  /// The largest minimum first.
  case minimum
  /// The smallest maximum first.
  case maximum
  /// As they stand in the source.
  case source

  /// Whether one child is asked before another: by priority, for which nobody is measured, else by what the order goes by.
  func asks<Children: OnePassChildren>(
    _ first: Int, before second: Int, of children: Children, _ memory: inout Children.Memory
  ) throws(Children.Failure) -> Bool {
    let priorities = (children.priority(of: first), children.priority(of: second))
    if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
    switch self {
    case .flexibility:
      let one = try flexibility(of: first, children, &memory)
      let other = try flexibility(of: second, children, &memory)
      return one < other
    case .minimum:
      let one = try children.minimum(of: first, because: .minimumProbe, &memory)
      return try one > children.minimum(of: second, because: .minimumProbe, &memory)
    case .maximum:
      let one = try children.maximum(of: first, &memory)
      return try one < children.maximum(of: second, &memory)
    case .source: return false
    }
  }

  private func flexibility<Children: OnePassChildren>(
    of child: Int, _ children: Children, _ memory: inout Children.Memory
  ) throws(Children.Failure) -> Flexibility {
    let minimum = try children.minimum(of: child, because: .minimumProbe, &memory)
    return Flexibility(minimum: minimum, maximum: try children.maximum(of: child, &memory))
  }
}
