/// What is done with a view's size and place while its tree is laid out.
public enum GeometryUse: Hashable, Sendable {
  /// A closure of the program, called when the tree has been laid out.
  case afterLayout(GeometryObserver)
  /// A closure called as soon as the view is placed, before what is placed after it: for anchors.
  case atPlacement(GeometryObserver)
  /// The view's space has a name, in which views inside it can ask for their frames.
  case space(SpaceName)

  /// Calls a closure when the tree has been laid out.
  static func afterLayout(_ observe: @escaping @Sendable (GeometryProxy) -> Void) -> GeometryUse {
    .afterLayout(GeometryObserver(observe))
  }

  /// Calls a closure as soon as the view is placed.
  static func atPlacement(_ observe: @escaping @Sendable (GeometryProxy) -> Void) -> GeometryUse {
    .atPlacement(GeometryObserver(observe))
  }
}

/// The name of a coordinate space.
public struct SpaceName: Hashable, @unchecked Sendable {
  /// A value of any type that can be told apart from others; it is compared and not changed.
  private let name: AnyHashable

  /// Takes a name.
  package init(_ name: AnyHashable) { self.name = name }
}

/// A closure that takes a view's size and place; equal only to itself.
public struct GeometryObserver: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// Takes the geometry of the view.
  package let observe: @Sendable (GeometryProxy) -> Void
  private let identity = Identity()

  package init(_ observe: @escaping @Sendable (GeometryProxy) -> Void) { self.observe = observe }

  /// Whether both are the same closure.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  /// Hashes the closure's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
