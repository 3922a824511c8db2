/// A custom alignment guide: its default position in a view that sets none.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in points from the view's origin, where the view sets no explicit one.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What tells one alignment guide from another.
package enum AlignmentKey: Hashable, Sendable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
  case custom(CustomAlignment)

  /// The axis on which the guide is a position.
  package var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing: .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    case .custom(let custom): custom.axis
    }
  }

  /// The guide's position in a view of the given dimensions that sets none (7.1 of the semantics).
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: dimensions.width * 0.5
    case .verticalCenter: dimensions.height * 0.5
    case .trailing: dimensions.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: dimensions.height
    case .custom(let custom): custom.defaultValue(in: dimensions)
    }
  }
}

/// A guide made from an ``AlignmentID`` or stated by a document; two are equal if they come from the same type, or from equal
/// statements, on the same axis.
package struct CustomAlignment: Hashable, Sendable {
  /// Where the guide comes from. The type itself and no closure around it, and a number in place of a statement, so that an
  /// alignment is copied without counting references.
  private enum Origin: Hashable, Sendable {
    case type(any AlignmentID.Type)
    case statement(Int)

    static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.type(let first), .type(let second)): ObjectIdentifier(first) == ObjectIdentifier(second)
      case (.statement(let first), .statement(let second)): first == second
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .type(let id): hasher.combine(ObjectIdentifier(id))
      case .statement(let number): hasher.combine(number)
      }
    }
  }

  private let origin: Origin
  /// The axis on which the guide is a position.
  package let axis: Axis

  /// Makes the guide that `id` stands for on one axis.
  package init(_ id: any AlignmentID.Type, axis: Axis) {
    origin = .type(id)
    self.axis = axis
  }

  /// Makes the guide that a document states.
  init(stated alignment: StatedAlignment) {
    origin = .statement(alignment.number)
    axis = alignment.axis
  }

  /// The name of the type, or that which a document states.
  package var name: String {
    switch origin {
    case .type(let id): "\(id)"
    case .statement(let number): StatedAlignment.numbered(number).name
    }
  }

  /// What a document states; nil for a guide made from a type.
  var statement: StatedAlignment? {
    if case .statement(let number) = origin { StatedAlignment.numbered(number) } else { nil }
  }

  /// The guide's position in a view that sets none.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch origin {
    case .type(let id): id.defaultValue(in: dimensions)
    case .statement(let number): StatedAlignment.numbered(number).position.value(in: dimensions)
    }
  }
}

/// A horizontal position by which views are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment from a guide on the horizontal axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// Makes an alignment from a custom guide.
  public init(_ id: any AlignmentID.Type) { key = .custom(CustomAlignment(id, axis: .horizontal)) }

  /// The leading side: 0.
  public static let leading = HorizontalAlignment(AlignmentKey.leading)
  /// The middle: half the width.
  public static let center = HorizontalAlignment(AlignmentKey.horizontalCenter)
  /// The trailing side: the width.
  public static let trailing = HorizontalAlignment(AlignmentKey.trailing)
}

/// A vertical position by which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment from a guide on the vertical axis.
  package init(_ key: AlignmentKey) { self.key = key }

  /// Makes an alignment from a custom guide.
  public init(_ id: any AlignmentID.Type) { key = .custom(CustomAlignment(id, axis: .vertical)) }

  /// The upper side: 0.
  public static let top = VerticalAlignment(AlignmentKey.top)
  /// The middle: half the height.
  public static let center = VerticalAlignment(AlignmentKey.verticalCenter)
  /// The lower side: the height.
  public static let bottom = VerticalAlignment(AlignmentKey.bottom)
  /// The baseline of the first line of text; the lower side of a view without text.
  public static let firstTextBaseline = VerticalAlignment(AlignmentKey.firstTextBaseline)
  /// The baseline of the last line of text; the lower side of a view without text.
  public static let lastTextBaseline = VerticalAlignment(AlignmentKey.lastTextBaseline)
}

/// A horizontal and a vertical alignment.
public struct Alignment: Hashable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide on one axis.
  package func key(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal middle, by the first line's baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal middle, by the last line's baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading side, by the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side, by the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing side, by the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side, by the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
