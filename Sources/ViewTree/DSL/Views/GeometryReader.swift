/// A view that takes what it is proposed, 10 points where that is unspecified, and makes its content for the size that
/// it was given (section 14 of the semantics). Each view of the content stands at the reader's upper leading corner.
public struct GeometryReader<Content: View>: View {
  let content: @Sendable (GeometryProxy) -> Content

  /// Makes a reader whose content is made while the tree is laid out.
  ///
  /// - Parameter content: Makes the content, once for every placement of the reader. It may run on any thread: views
  ///   that are captured should be `Sendable`, otherwise the compiler warns.
  @preconcurrency public init(@ViewBuilder content: @escaping @Sendable (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let content = content
    let deferred = DeferredContent { proxy in
      let view = environment.whileCurrent { content(proxy) }
      return ViewList(view, in: environment).nodes
    }
    return ViewList([ViewNode(.geometryReader(deferred))])
  }
}

/// A space in which a place is told.
public enum CoordinateSpace: Hashable, Sendable {
  /// The space of the whole layout.
  case global
  /// The view's own space, in which its origin is 0.
  case local
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

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole layout.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension GeometryProxy {
  /// The frame in a space: at 0 in the local one, where the layout puts it in the global one (section 14 of the
  /// semantics).
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: coordinateSpace == .global ? origin : .zero, size: size)
  }

  /// The frame in a space: at 0 in the local one, where the layout puts it in the global one (section 14 of the
  /// semantics).
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
