/// What a parent offers a child: a width and a height, each of which may be left open.
///
/// Per side, `nil` asks for the ideal length, 0 for the minimum and `.infinity` for the maximum; any other number is an
/// offer in points that the child may ignore. Source: section 2 of the semantics.
@frozen public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// The proposed width in points, or `nil` to ask for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` to ask for the ideal height.
  public var height: CGFloat?

  /// A proposal of 0 × 0, which asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal without lengths, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of ∞ × ∞, which asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from a width and a height in points, each `nil` where it is unspecified.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes the proposal that offers exactly `size`.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposed size, with `size` standing in for each unspecified side; 10 × 10 points by default.
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Whether both sides are equal; written out so that look-ups in caches compare in place.
  @inlinable public static func == (one: ProposedViewSize, other: ProposedViewSize) -> Bool {
    one.width == other.width && one.height == other.height
  }

  /// The proposed width for the horizontal axis, the proposed height for the vertical one.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Makes a proposal from its side along `axis` and its side across it.
  @inlinable package init(_ along: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
}
