/// Content that is made when the size around it is known; equal only to itself.
public struct DeferredContent: Hashable, Sendable {
  private final class Identity: Sendable {}

  private let identity = Identity()
  /// Makes the content for the geometry of its reader.
  package let content: @Sendable (GeometryProxy) -> [ViewNode]

  package init(_ content: @escaping @Sendable (GeometryProxy) -> [ViewNode]) { self.content = content }

  /// Whether both are the same value.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  /// Hashes the value's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// The size and place that a view was given.
public struct GeometryProxy: Sendable {
  /// The view's size in points.
  public let size: CGSize
  /// The view's origin in global coordinates.
  package let origin: CGPoint
  /// How far the safe area stays inside the view's sides, in points.
  public let safeAreaInsets: EdgeInsets

  /// The origins of the spaces that have names, in global coordinates.
  package let spaces: [SpaceName: CGPoint]

  package init(
    size: CGSize, origin: CGPoint, safeAreaInsets: EdgeInsets = EdgeInsets(), spaces: [SpaceName: CGPoint] = [:]
  ) {
    self.size = size
    self.origin = origin
    self.safeAreaInsets = safeAreaInsets
    self.spaces = spaces
  }

  /// The frame in global coordinates.
  package var globalFrame: CGRect { CGRect(origin: origin, size: size) }
}
