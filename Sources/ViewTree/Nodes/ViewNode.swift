/// One view of a tree, with the modifiers applied to it and the views inside it.
///
/// The builders of the DSL and the reader of layout documents both make these values; ``IndexedTree`` lays them out
/// flat for the engines.
public struct ViewNode: Hashable, Sendable {
  /// What the view is.
  public var kind: ViewKind
  /// The name under which results speak of the view *with all its modifiers*; its path stands in where it is `nil`.
  public var id: String?
  /// The modifiers in the order in which they are applied, the innermost first.
  public var modifiers: [ModifierNode]
  /// The views inside it, in source order; empty for a leaf.
  public var content: [ViewNode] {
    get { inside.nodes }
    set { inside = newValue.isEmpty ? .empty : NodeContent(newValue) }
  }
  /// What is stated, for the constraint engine, about the frames of the views inside it and of others.
  public var constraints: [LayoutConstraint]
  /// Where a view is written that was put elsewhere, as the label of a button is; `nil` where the tree itself tells it.
  var place: DocumentPath?
  var inside: NodeContent

  /// Makes a node.
  public init(
    _ kind: ViewKind, id: String? = nil, modifiers: [ModifierNode] = [], content: [ViewNode] = [],
    constraints: [LayoutConstraint] = []
  ) {
    self.kind = kind
    self.id = id
    self.modifiers = modifiers
    inside = content.isEmpty ? .empty : NodeContent(content)
    self.constraints = constraints
  }

  /// How many views stand inside each other at the most, this one included.
  package var depth: Int { survey.depth }

  /// Takes the views out of the node, its modifiers' too, as far as no other node shares them.
  mutating func takeContent() -> [ViewNode] {
    var taken: [ViewNode] = []
    if isKnownUniquelyReferenced(&inside) { taken = inside.take() }
    for modifier in modifiers { taken += modifier.content ?? [] }
    modifiers = []
    return taken
  }

  /// Whether both nodes are the same in everything.
  public static func == (one: ViewNode, other: ViewNode) -> Bool {
    one.kind == other.kind && one.id == other.id && one.modifiers == other.modifiers
      && one.constraints == other.constraints && (one.inside === other.inside || one.content == other.content)
  }

  /// Hashes what the node is and what is inside it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(id)
    hasher.combine(modifiers)
    hasher.combine(constraints)
    hasher.combine(content)
  }
}

/// What a view is, with the parameters of its kind. Lengths are in points.
public enum ViewKind: Hashable, Sendable {
  /// A colour: fills the proposal, 10 where unspecified.
  case color
  /// A rectangle: fills the proposal, 10 where unspecified.
  case rectangle
  /// A rectangle with round corners: fills the proposal, 10 where unspecified.
  case roundedRectangle(cornerRadius: CGFloat)
  /// A capsule: fills the proposal, 10 where unspecified.
  case capsule
  /// An ellipse: fills the proposal, 10 where unspecified.
  case ellipse
  /// A circle: the square of the proposal's smaller side.
  case circle
  /// A flexible gap along its stack's axis; `nil` stands for the default minimum of 8.
  case spacer(minLength: CGFloat?)
  /// A line one pixel thick across its stack's axis.
  case divider
  /// Nothing: no member of its container.
  case emptyView
  /// A text, broken into lines.
  indirect case text(String, format: TextFormat = TextFormat())
  /// An image of an intrinsic size; a resizable one takes its proposal.
  case image(size: CGSize, resizable: Bool)
  /// A vertical stack; spacing `nil` leaves each gap to the children's preferences; a dynamic one is never bypassed.
  case vStack(alignment: HorizontalAlignment, spacing: CGFloat?, dynamic: Bool)
  /// A horizontal stack; spacing `nil` leaves each gap to the children's preferences; a dynamic one is never bypassed.
  case hStack(alignment: VerticalAlignment, spacing: CGFloat?, dynamic: Bool)
  /// A horizontal or vertical stack with a rule of its own for sharing its length.
  indirect case ruledStack(RuledStack)
  /// Views on top of each other; a dynamic one is never bypassed.
  case zStack(alignment: Alignment, dynamic: Bool)
  /// Several views in one place: its members become members of the container, each with its modifiers.
  case group
  /// A view that takes its proposal and lays its content out in it.
  case geometryReader(DeferredContent?)
  /// Content that scrolls along the given axes.
  case scrollView(axes: Axis.Set)
  /// Rows of cells in columns of given widths.
  case lazyVGrid(columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?)
  /// Columns of cells in rows of given heights.
  case lazyHGrid(rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?)
  /// Rows of cells whose columns line up.
  indirect case grid(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  /// One row of a grid.
  case gridRow(alignment: VerticalAlignment?)
  /// The first of its views that fits.
  case viewThatFits(axes: Axis.Set)
  /// Views arranged by a layout of the program's own; never bypassed.
  indirect case customLayout(CustomLayout)
  /// A leaf whose size is looked up by the proposal.
  case responses(table: [Response], default: CGSize)
  /// A view of a document that stands for others, which are not made yet.
  case composed(ComposedView)
  /// A view by its type's name that is made of the views inside: it has the frame of the only one.
  case composite(String)
}

/// One line of a `Responses` table: the size answered to a proposal.
public struct Response: Hashable, Sendable {
  /// The proposal to which the line belongs.
  public var proposal: ProposedViewSize
  /// The size in points that is answered to it.
  public var size: CGSize

  /// Makes a line.
  public init(proposal: ProposedViewSize, size: CGSize) {
    self.proposal = proposal
    self.size = size
  }
}

/// A row or a column of a lazy grid.
public struct GridItem: Hashable, Sendable {
  /// How wide a column (how high a row) is, in points.
  public enum Size: Hashable, Sendable {
    /// One track of exactly this length.
    case fixed(CGFloat)
    /// One track between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as fit in its place.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The track's size.
  public var size: Size
  /// The gap to the next track in points; `nil` stands for 8.
  public var spacing: CGFloat?
  /// How cells are aligned in the track; `nil` leaves it to the grid.
  public var alignment: Alignment?

  /// Makes a track.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
