/// The horizontal or vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Widths and x positions.
  case horizontal
  /// Heights and y positions.
  case vertical

  /// The axis at a right angle to this one.
  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis: 1 for horizontal, 2 for vertical.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one axis.
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)

    /// Whether `axis` is a member.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
  /// The width for the horizontal axis, the height for the vertical one.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a size from its length along `axis` and its length across it.
  @inlinable package init(_ along: CGFloat, along axis: Axis, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  /// The x coordinate for the horizontal axis, the y coordinate for the vertical one.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Makes a point from its coordinate along `axis` and the one across it.
  @inlinable package init(_ along: CGFloat, along axis: Axis, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
