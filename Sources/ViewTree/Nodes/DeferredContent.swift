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
  /// The view's place.
  package let place: DrawnPlace
  /// How far the safe area stays inside the view's sides, in points.
  public let safeAreaInsets: EdgeInsets

  /// The places of the views whose spaces have names.
  package let spaces: [SpaceName: DrawnPlace]

  package init(
    size: CGSize, origin: CGPoint, effects: ProjectionTransform? = nil, safeAreaInsets: EdgeInsets = EdgeInsets(),
    spaces: [SpaceName: DrawnPlace] = [:]
  ) {
    self.size = size
    place = DrawnPlace(origin: origin, effects: effects)
    self.safeAreaInsets = safeAreaInsets
    self.spaces = spaces
  }

  /// The view's own rectangle, in its own coordinates.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The frame in global coordinates: the least rectangle around the view as it is drawn.
  package var globalFrame: CGRect { place.rectangle(bounds, in: .global) }
}
