/// A space in which a place is told.
///
/// A name is compared and not changed, so that one of any type can be handed from thread to thread.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the whole layout.
  case global
  /// The view's own space, in which its origin is 0.
  case local
  /// The space of a view around that has this name.
  case named(AnyHashable)
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space, in which its origin is 0.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Makes the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole layout.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Makes the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole layout.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Names the view's space, in which views inside it can ask for their frames; no effect on layout.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedView<Self> {
    guard case .named(let name) = name.coordinateSpace else { return unmodified }
    return coordinateSpace(name: name)
  }

  /// Names the view's space, in which views inside it can ask for their frames; no effect on layout.
  public func coordinateSpace<T: Hashable>(name: T) -> ModifiedView<Self> {
    modified(by: .geometry(.space(SpaceName(AnyHashable(name)))))
  }
}

extension GeometryProxy {
  /// The frame in a space, in points: at 0 in the local one, where the layout puts it in the global one (section 14 of the
  /// semantics), and relative to the view of a named one. A name that no view placed before this one has stands for the
  /// global space.
  ///
  /// Effects around the view, but for those around the space too, are seen: the frame is the least rectangle around the view
  /// as it is drawn (V7.5 of the vocabulary). A view of 33 × 24 that is turned by 90° has a frame of 24 × 33.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: return globalFrame
    case .local: return bounds
    case .named(let name):
      guard let space = spaces[SpaceName(name)] else { return globalFrame }
      return place.rectangle(bounds, in: space)
    }
  }

  /// The frame in a space, as ``frame(in:)-(CoordinateSpace)`` has it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the view's own coordinates; nil, as spaces of scroll views alone have bounds in SwiftUI.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}
