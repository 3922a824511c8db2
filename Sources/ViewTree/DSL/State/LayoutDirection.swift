/// The direction in which views stand side by side (V7.1 of the vocabulary).
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The leading side is the left one.
  case leftToRight
  /// The leading side is the right one.
  case rightToLeft
}

extension EnvironmentValues {
  /// The direction in which views stand side by side; from left to right where no view around says otherwise.
  ///
  /// A container places what is inside it by the direction that it reads, while its own place belongs to the direction of
  /// the container around it (V7.2 of the vocabulary).
  public var layoutDirection: LayoutDirection {
    get { statedDirection ?? .leftToRight }
    set { statedDirection = newValue }
  }

  /// The value of the nearest `environment(\.layoutDirection, …)` around; nil without one, where the root's direction holds.
  fileprivate var statedDirection: LayoutDirection? {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }

extension ViewList {
  /// The nodes of a view whose environment has been changed, with the direction that they have got by it, if any.
  func directed(by changed: EnvironmentValues, insteadOf environment: EnvironmentValues) -> ViewList {
    guard let direction = changed.statedDirection, direction != environment.statedDirection else { return self }
    var list = self
    for index in list.nodes.indices { list.nodes[index].modifiers.append(.layoutDirection(direction)) }
    return list
  }
}
