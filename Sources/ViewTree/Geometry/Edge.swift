/// One of the four sides of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where reading starts; the left one where views stand from left to right.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends; the right one where views stand from left to right.
  case trailing

  /// The axis that the edge's inset shortens: vertical for top and bottom, horizontal for leading and trailing.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// The edge on the other side: leading for trailing, and the edge itself where it is the top or the bottom.
  package var mirrored: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top, .bottom: self
    }
  }

  /// A set of edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge, in the order top, leading, bottom, trailing.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Whether `edge` is a member.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// The distances, in points, between the sides of a rectangle and those of one inside it; negative ones point outwards.
@frozen public struct EdgeInsets: Equatable, Hashable, Sendable {
  /// Points between the upper sides.
  public var top: CGFloat
  /// Points between the leading sides.
  public var leading: CGFloat
  /// Points between the lower sides.
  public var bottom: CGFloat
  /// Points between the trailing sides.
  public var trailing: CGFloat

  /// Makes insets from four distances in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of 0 points on every side.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of `length` points on the given edges and 0 on the others.
  package init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The inset of one edge in points.
  package subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }

  /// The insets with the leading and the trailing one exchanged.
  package var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }

  /// The sum of the two insets along an axis, leading or top first.
  package func total(along axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }

  /// The inset at the start of an axis: leading or top.
  package func start(along axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
}

/// Whether a view with a ratio is scaled to fit inside the space offered or to fill it.
@frozen public enum ContentMode: Int8, CaseIterable, Hashable, Sendable {
  /// The largest scale at which both sides fit.
  case fit
  /// The smallest scale at which both sides are filled.
  case fill
}

/// A point in a rectangle as fractions of its width and height.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading side.
  public var x: CGFloat
  /// The fraction of the height, from the upper side.
  public var y: CGFloat

  /// Makes a point from two fractions.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the point (0, 0).
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// The point (0, 0), the same as the top-leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
