/// One layer of an ``IndexedTree``: a view itself, or one modifier around another element.
///
/// A tree has an element for each view and for most modifiers, so that one takes no more room than it needs: a single child, as each
/// modifier has it, stands in the element itself, and what few elements say of themselves stands apart.
package struct Element: Sendable {
  /// What the layer does.
  package var kind: ElementKind
  /// The elements inside it.
  private var inside: Inside
  private var said = Said.nothing
  private var viewNumber: Int32
  private var mirroring: Int32 = -1
  /// The direction in which what is inside the element is placed; nil is from left to right, as nobody said otherwise.
  var direction: LayoutDirection?

  /// Makes an element around others.
  ///
  /// - Parameter view: The view to which the layer belongs.
  package init(kind: ElementKind, children: [Int], view: Int) {
    self.kind = kind
    inside = Inside(children)
    viewNumber = Int32(view)
  }

  /// Makes a modifier around one element.
  init(kind: ElementKind, around content: Int, view: Int) {
    self.kind = kind
    inside = .one(Int32(content))
    viewNumber = Int32(view)
  }

  /// What the element says to the container around it.
  private enum Said: Sendable {
    case nothing
    indirect case traits(ContainerTraits)
  }

  private enum Inside: Sendable {
    case one(Int32)
    case several([Int])

    init(_ children: [Int]) { self = children.count == 1 ? .one(Int32(children[0])) : .several(children) }
  }
}

extension Element {
  /// The elements inside it; the content of a modifier comes first.
  package var children: [Int] {
    get {
      switch inside {
      case .one(let child): [Int(child)]
      case .several(let children): children
      }
    }
    set { inside = Inside(newValue) }
  }

  /// How many elements are inside it.
  package var childCount: Int {
    switch inside {
    case .one: 1
    case .several(let children): children.count
    }
  }

  /// The first of the elements inside it: the content of a modifier.
  package var firstChild: Int? {
    switch inside {
    case .one(let child): Int(child)
    case .several(let children): children.first
    }
  }

  /// Visits the elements inside it in order.
  package func forEachChild(_ visit: (Int) -> Void) {
    switch inside {
    case .one(let child): visit(Int(child))
    case .several(let children): for child in children { visit(child) }
    }
  }

  /// The view to which the layer belongs.
  package var view: Int { Int(viewNumber) }

  /// The element directly around this one, where what is inside that is placed from right to left.
  package internal(set) var mirroringContainer: Int? {
    get { mirroring < 0 ? nil : Int(mirroring) }
    set { mirroring = newValue.map { Int32($0) } ?? -1 }
  }
}

/// What an element says to the container around it.
package struct ContainerTraits: Sendable {
  /// The layout values that a layout reads from it (6.8 of the semantics).
  package var layoutValues: [LayoutValue] = []
  /// The container values that the container reads from it.
  package var containerValues = ContainerValues()
  /// What a Grid reads from it.
  package var gridCell = GridCellTraits()
}

extension Element {
  /// What the element says to the container around it.
  package var traits: ContainerTraits {
    get { if case .traits(let traits) = said { traits } else { ContainerTraits() } }
    set { said = .traits(newValue) }
  }

  /// Says to the container what another element says, to which the same container belongs.
  mutating func takeTraits(of other: Element) { said = other.said }

  /// Says nothing as a cell of a Grid.
  mutating func forgetGridCell() {
    if case .traits = said { traits.gridCell = GridCellTraits() }
  }
}

extension Element {
  /// Whether what is inside the element is placed from right to left.
  package var isRightToLeft: Bool { direction == .rightToLeft }

  /// Whether the element has its leading side where the one around it has its trailing side.
  package var isTurnedAround: Bool { isRightToLeft != (mirroringContainer != nil) }
}

/// What an element does, with parameters ready for the engines. Lengths are in points.
package enum ElementKind: Sendable {
  case filler
  case circle
  case spacer(minLength: CGFloat, axis: Axis?)
  case image(CGSize, resizable: Bool)
  case responses([Response], default: CGSize)
  case stack(StackParameters)
  case zStack(Alignment)
  case geometryReader(DeferredContent?)
  indirect case text(String, TextFormat)
  case scrollView(Axis.Set)
  indirect case lazyGrid(LazyGridParameters)
  indirect case grid(GridParameters)
  case viewThatFits(Axis.Set)
  indirect case customLayout(CustomLayout)
  case fixedFrame(FixedFrame)
  case flexibleFrame(FlexibleFrame)
  case padding(EdgeInsets)
  case fixedSize(Axis.Set)
  case aspectRatio(CGFloat?, ContentMode)
  case layoutPriority(Double)
  case offset(CGPoint)
  case position(CGPoint)
  case overlay(Alignment)
  case background(Alignment)
  case border
  indirect case alignmentGuide(GuideSetting)
  indirect case safeAreaInset(SafeAreaInset)
  case ignoresSafeArea(Edge.Set)
  case inspect(label: String, position: Bool)
  case passing(PassingModifier)
}

/// The parameters of an HStack or VStack.
package struct StackParameters: Hashable, Sendable {
  /// The axis along which the children stand.
  package var axis: Axis
  /// The guide by which they are aligned across it.
  package var alignment: AlignmentKey
  /// The gap between neighbours in points; nil leaves it to their preferences.
  package var spacing: CGFloat?
  /// The stack's own rule for sharing its length; nil leaves it to the engine.
  package var rule: StackRule?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, rule: StackRule? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.rule = rule
  }
}

/// The parameters of a LazyVGrid or LazyHGrid.
package struct LazyGridParameters: Hashable, Sendable {
  /// The axis along which the tracks stand side by side: horizontal for the columns of a LazyVGrid.
  package var axis: Axis
  /// The tracks as they are described.
  package var tracks: [GridItem]
  /// The guide by which the tracks, and cells without an alignment of their own, stand along the axis.
  package var alignment: AlignmentKey
  /// The gap between lines of cells in points; nil stands for 8.
  package var spacing: CGFloat?
}

/// The parameters of views at an edge that shorten the safe area of another.
package struct SafeAreaInset: Hashable, Sendable {
  /// The edge.
  package var edge: Edge
  /// The guide, across the edge's axis, that both have in common.
  package var alignment: Alignment
  /// The gap in points; nil leaves it to the views' preferences.
  package var spacing: CGFloat?
}

/// A frame of fixed lengths; a side that is nil is the content's (11.1 of the semantics).
package struct FixedFrame: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment

  /// Makes a frame; a length that is negative or not finite counts as nil.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    self.height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    self.alignment = alignment
  }

  package subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

/// A frame between bounds, made consistent as SwiftUI does it (11.2 of the semantics).
package struct FlexibleFrame: Hashable, Sendable {
  package var horizontal: Bounds
  package var vertical: Bounds
  package var alignment: Alignment

  /// The bounds of one axis; nil where there is none.
  package struct Bounds: Hashable, Sendable {
    private var lower: OptionalLength
    private var middle: OptionalLength
    private var upper: OptionalLength

    package var minimum: CGFloat? { lower.value }
    package var ideal: CGFloat? { middle.value }
    package var maximum: CGFloat? { upper.value }

    /// Lifts each bound to the one below it; a minimum above a maximum without an ideal stays contradictory.
    package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
      let lower = minimum.map { max($0, 0) }
      let middle = ideal.map { max(lower ?? 0, $0) }
      self.lower = OptionalLength(lower)
      self.middle = OptionalLength(middle)
      upper = OptionalLength(maximum.map { max(middle ?? 0, $0) })
    }

    /// Whether the bounds constrain anything.
    package var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Both ends of the frame's own range, where it has both and they are in order.
    package var range: (minimum: CGFloat, maximum: CGFloat)? {
      guard let minimum, let maximum, minimum <= maximum else { return nil }
      return (minimum, maximum)
    }
  }

  package init(_ bounds: FrameBounds) {
    horizontal = Bounds(minimum: bounds.minWidth, ideal: bounds.idealWidth, maximum: bounds.maxWidth)
    vertical = Bounds(minimum: bounds.minHeight, ideal: bounds.idealHeight, maximum: bounds.maxHeight)
    alignment = bounds.alignment
  }

  package subscript(axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }
}

/// A length that may be absent, in no more room than a length takes: where it is, there is a NaN that no arithmetic makes.
private struct OptionalLength: Hashable, Sendable {
  private let length: CGFloat

  private static let absent: UInt64 = 0x7FF8_0000_0000_A110

  init(_ value: CGFloat?) { length = value ?? CGFloat(Double(bitPattern: Self.absent)) }

  var value: CGFloat? { Double(length).bitPattern == Self.absent ? nil : length }

  static func == (one: Self, other: Self) -> Bool { one.value == other.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension ElementKind {
  /// Whether the element is a container of its own, which shows its own container none of its content's values (6.8).
  package var isContainer: Bool {
    if case .inspect = self { true } else { false }
  }

  /// The kind of element that a view is by itself.
  init(_ kind: ViewKind) {
    switch kind {
    case .circle: self = .circle
    case .image(let size, let resizable): self = .image(size, resizable: resizable)
    case .responses(let table, let standard): self = .responses(table, default: standard)
    case .vStack(let alignment, let spacing, _):
      self = .stack(StackParameters(axis: .vertical, alignment: alignment.key, spacing: spacing))
    case .hStack(let alignment, let spacing, _):
      self = .stack(StackParameters(axis: .horizontal, alignment: alignment.key, spacing: spacing))
    case .ruledStack(let stack): self = .stack(stack.parameters)
    case .zStack(let alignment, _): self = .zStack(alignment)
    case .geometryReader(let deferred): self = .geometryReader(deferred)
    case .text(let text, let format): self = .text(text, format)
    case .scrollView(let axes): self = .scrollView(axes)
    case .lazyVGrid(let columns, let alignment, let spacing):
      self = .lazyGrid(
        LazyGridParameters(axis: .horizontal, tracks: columns, alignment: alignment.key, spacing: spacing))
    case .lazyHGrid(let rows, let alignment, let spacing):
      self = .lazyGrid(LazyGridParameters(axis: .vertical, tracks: rows, alignment: alignment.key, spacing: spacing))
    case .grid(let alignment, let horizontal, let vertical):
      self = .grid(
        GridParameters(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical))
    case .viewThatFits(let axes): self = .viewThatFits(axes)
    case .customLayout(let layout): self = .customLayout(layout)
    case .spacer(let minLength): self = .spacer(minLength: minLength ?? 8, axis: nil)
    case .color, .rectangle, .roundedRectangle, .capsule, .ellipse, .divider, .emptyView, .group, .gridRow, .composed,
      .composite:
      self = .filler
    }
  }

  /// The kind of element that a modifier makes; nil for one that has no part in layout.
  init?(_ modifier: ModifierNode) {
    switch modifier {
    case .frame(let width, let height, let alignment):
      self = .fixedFrame(FixedFrame(width: width, height: height, alignment: alignment))
    case .flexibleFrame(let bounds): self = .flexibleFrame(FlexibleFrame(bounds))
    case .padding(let padding): self = .padding(padding.resolved)
    case .fixedSize(let horizontal, let vertical):
      self = .fixedSize(Axis.Set(horizontal ? [.horizontal] : []).union(vertical ? [.vertical] : []))
    case .aspectRatio(let ratio, let contentMode): self = .aspectRatio(ratio, contentMode)
    case .layoutPriority(let value): self = .layoutPriority(value.isNaN ? 0 : value)
    case .offset(let x, let y): self = .offset(CGPoint(x: x, y: y))
    case .position(let x, let y): self = .position(CGPoint(x: x, y: y))
    case .overlay(let alignment, _): self = .overlay(alignment)
    case .background(let alignment, _): self = .background(alignment)
    case .border: self = .border
    case .inspect(let label, let position): self = .inspect(label: label, position: position)
    case .alignmentGuide(let setting): self = .alignmentGuide(setting)
    case .safeAreaInset(let edge, let alignment, let spacing, _):
      self = .safeAreaInset(SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing))
    case .ignoresSafeArea(let edges): self = .ignoresSafeArea(edges)
    case .passing(let modifier): self = .passing(modifier)
    case .foregroundColor, .composed, .neutral, .follows, .layoutValue, .containerValues, .geometry, .layoutDirection,
      .gridCellColumns, .gridCellUnsizedAxes, .gridCellAnchor, .gridColumnAlignment:
      return nil
    }
  }
}

extension ViewKind {
  /// The name of the view's type, as documents spell it.
  package var typeName: String {
    switch self {
    case .color: "Color"
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .ellipse: "Ellipse"
    case .circle: "Circle"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .emptyView: "EmptyView"
    case .text: "Text"
    case .image: "Image"
    case .vStack: "VStack"
    case .hStack: "HStack"
    case .ruledStack(let stack): stack.typeName
    case .zStack: "ZStack"
    case .group: "Group"
    case .geometryReader: "GeometryReader"
    case .scrollView: "ScrollView"
    case .lazyVGrid: "LazyVGrid"
    case .lazyHGrid: "LazyHGrid"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .viewThatFits: "ViewThatFits"
    case .customLayout(let layout): layout.typeName
    case .responses: "Responses"
    case .composed(let composed): composed.name
    case .composite(let name): name
    }
  }
}
