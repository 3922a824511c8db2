public import ViewTree

/// Where content is scrolled to. A layout is of content that is not scrolled: it keeps what it is told.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case unknown
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
    case view(ViewName, anchor: UnitPoint?)
  }

  /// The id of a view.
  private struct ViewName: Equatable, Sendable {
    let id: any Hashable & Sendable

    static func == (one: ViewName, other: ViewName) -> Bool { AnyHashable(one.id) == AnyHashable(other.id) }
  }

  private var place: Place

  /// Nowhere yet, to be moved to views whose ids are of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { place = .unknown }

  /// At a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(ViewName(id: id), anchor: anchor)
  }

  /// At an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }

  /// At a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { place = .point(point) }

  /// At a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(CGPoint(x: x, y: y))
  }

  /// At a place from left to right.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .x(x) }

  /// At a place from top to bottom.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .y(y) }
}

extension ScrollPosition {
  /// Moves to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(ViewName(id: id), anchor: anchor)
  }

  /// Moves to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Moves to a point.
  public mutating func scrollTo(point: CGPoint) { place = .point(point) }

  /// Moves to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }

  /// Moves to a place from left to right.
  public mutating func scrollTo(x: CGFloat) { place = .x(x) }

  /// Moves to a place from top to bottom.
  public mutating func scrollTo(y: CGFloat) { place = .y(y) }
}

extension ScrollPosition {
  /// Whether a user has moved it, which nobody does in a layout.
  public var isPositionedByUser: Bool { false }

  /// The edge that it was moved to; nil if to something else.
  public var edge: Edge? {
    guard case .edge(let edge) = place else { return nil }
    return edge
  }

  /// The point that it was moved to; nil if to something else.
  public var point: CGPoint? {
    guard case .point(let point) = place else { return nil }
    return point
  }

  /// The place from left to right that it was moved to; nil if to something else.
  public var x: CGFloat? {
    switch place {
    case .x(let x): x
    case .point(let point): point.x
    default: nil
    }
  }

  /// The place from top to bottom that it was moved to; nil if to something else.
  public var y: CGFloat? {
    switch place {
    case .y(let y): y
    case .point(let point): point.y
    default: nil
    }
  }

  /// The id of the view that it was moved to; nil if to something else.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let name, _) = place else { return nil }
    return name.id
  }

  /// The id, of a type, of the view that it was moved to; nil if to something else.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}
