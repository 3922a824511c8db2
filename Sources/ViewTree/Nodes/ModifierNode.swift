/// One modifier of a view, with its parameters. Lengths are in points.
public enum ModifierNode: Hashable, Sendable {
  /// A frame of fixed lengths; `nil` leaves an axis to the content (11.1 of the semantics).
  case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  /// A frame between bounds (11.2 of the semantics).
  indirect case flexibleFrame(FrameBounds)
  /// Insets around the view.
  case padding(Padding)
  /// The view at its ideal length on the given axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The view proposed a size of one ratio; `nil` stands for the ratio of its ideal size.
  case aspectRatio(CGFloat?, contentMode: ContentMode)
  /// The priority with which its stack offers it space.
  case layoutPriority(Double)
  /// The view drawn elsewhere, without effect on layout.
  case offset(x: CGFloat, y: CGFloat)
  /// The view's centre at a point of the space around it.
  case position(x: CGFloat, y: CGFloat)
  /// Views in front of it.
  case overlay(alignment: Alignment, content: [ViewNode])
  /// Views behind it.
  case background(alignment: Alignment, content: [ViewNode])
  /// An explicit alignment guide.
  indirect case alignmentGuide(GuideSetting)
  /// Views at an edge, which shorten the safe area of the view.
  indirect case safeAreaInset(edge: Edge, alignment: Alignment, spacing: CGFloat?, content: [ViewNode])
  /// The view extended over the insets of the safe area on the given edges.
  case ignoresSafeArea(edges: Edge.Set)
  /// A value for the layout around the view.
  case layoutValue(LayoutValue)
  /// Values for the container around the view: those that are set replace what modifiers further inside set.
  case containerValues(ContainerValues)
  /// What is done with the view's size and place, without effect on layout.
  case geometry(GeometryUse)
  /// The direction in which what is inside the view stands side by side, where no view further inside says otherwise; the
  /// view's own place belongs to the direction around it.
  case layoutDirection(LayoutDirection)
  /// How many columns of a Grid the view spans as a cell, 1 or more.
  case gridCellColumns(Int)
  /// The axes on which the view, as a cell of a Grid, is offered what the other cells made of its tracks.
  case gridCellUnsizedAxes(Axis.Set)
  /// The point of the view that a Grid puts on the same point of its place as a cell.
  case gridCellAnchor(UnitPoint)
  /// How a Grid's cells stand in the column in which the view begins as a cell.
  case gridColumnAlignment(HorizontalAlignment)
  /// A stroked rectangle in front: no effect on sizes, but it asks for the alignment guides.
  case border(color: String?, width: CGFloat)
  /// A modifier whose content answers in its place, by a rule in a file of its own.
  case passing(PassingModifier)
  /// The colour in which the view is drawn.
  case foregroundColor(String)
  /// A point where proposals, answers and (if asked for) positions are traced.
  case inspect(label: String, position: Bool)
  /// A rule by which the view is made of others, for which neither a recording nor audited code vouches. No document has it.
  case follows(Rule)
  /// A modifier of a document that hands values down or is made of others, which are not made yet.
  case composed(ComposedModifier)
  /// A modifier of SwiftUI's without effect on layout, as a document has it.
  case neutral(NeutralModifier)
}

extension ModifierNode {
  /// The views inside the modifier; `nil` where it has none.
  var content: [ViewNode]? {
    switch self {
    case .overlay(_, let content), .background(_, let content), .safeAreaInset(_, _, _, let content): content
    default: nil
    }
  }
}

/// A modifier without effect on layout: `{"type": "opacity", "value": 0.5}`. What its keys say is kept and not read.
public struct NeutralModifier: Hashable, Sendable {
  /// The modifier's name.
  public let name: String
  /// Its keys in the order of the document, but for values nested deeper than 20 levels.
  public let members: [JSONText.Member]

  /// Makes a modifier.
  package init(_ name: String, members: [JSONText.Member]) {
    self.name = name
    self.members = members
  }
}

/// The bounds of a flexible frame in points; `nil` where there is none.
public struct FrameBounds: Hashable, Sendable {
  /// The least width.
  public var minWidth: CGFloat?
  /// The width answered to an unspecified one.
  public var idealWidth: CGFloat?
  /// The greatest width.
  public var maxWidth: CGFloat?
  /// The least height.
  public var minHeight: CGFloat?
  /// The height answered to an unspecified one.
  public var idealHeight: CGFloat?
  /// The greatest height.
  public var maxHeight: CGFloat?
  /// Where the content stands in the frame.
  public var alignment: Alignment

  /// Makes the bounds of a frame.
  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// The insets of a padding, as they were written.
public enum Padding: Hashable, Sendable {
  /// The same length on some edges; `nil` stands for 16.
  case edges(Edge.Set, length: CGFloat?)
  /// A length for each edge.
  case insets(EdgeInsets)

  /// The insets that the padding stands for.
  package var resolved: EdgeInsets {
    switch self {
    case .edges(let edges, let length): EdgeInsets(length ?? 16, on: edges)
    case .insets(let insets): insets
    }
  }
}

/// An alignment guide set by a modifier, to a number or to what a closure finds in the view's own dimensions.
public struct GuideSetting: Hashable, Sendable {
  package enum Value: Sendable {
    case constant(CGFloat)
    case computed(@Sendable (ViewDimensions) -> CGFloat)
  }

  private final class Identity: Sendable {}

  package let key: AlignmentKey
  package let value: Value
  /// The expression by which a document states the value; nil where it is a number or a closure of source.
  let expression: GuideExpression?
  private let identity: Identity?

  /// Sets a guide to `value` points from the view's origin.
  package init(_ key: AlignmentKey, to value: CGFloat) {
    self.key = key
    self.value = .constant(value)
    expression = nil
    identity = nil
  }

  /// Sets a guide to what `compute` finds.
  package init(_ key: AlignmentKey, compute: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    self.key = key
    value = .computed(compute)
    expression = nil
    identity = Identity()
  }

  /// Sets a guide to what an expression finds.
  init(_ key: AlignmentKey, to expression: GuideExpression) {
    self.key = key
    value = .computed { expression.value(in: $0) }
    self.expression = expression
    identity = nil
  }

  /// Whether both set the same guide to the same number or expression, or are the same closure.
  public static func == (one: Self, other: Self) -> Bool {
    if let expression = one.expression { return one.key == other.key && other.expression == expression }
    return switch (one.value, other.value) {
    case (.constant(let first), .constant(let second)): one.key == other.key && first == second
    default: one.identity != nil && one.identity === other.identity
    }
  }

  /// Hashes the guide.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
