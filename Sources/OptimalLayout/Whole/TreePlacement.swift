internal import LayoutEngine
internal import LinearProgramming

/// Where views stand, as sums over a program's columns, found outwards from each view that a constraint names.
struct TreePlacement {
  /// What is placed, and where.
  let area: PlannedArea
  private var known: [Place: Quantity] = [:]
  private var placed = PlacedOffers()

  private struct Place: Hashable {
    var element: Int
    var axis: Axis
  }

  init(in area: PlannedArea) { self.area = area }

  /// The length of an element where it is placed, in points.
  ///
  /// - Throws: `OptimumFailure.unreachable` for a view that no row speaks of, and `OptimumFailure.endless` for one without end.
  mutating func side(of element: Int, along axis: Axis, _ translation: inout TreeTranslation) throws -> Quantity {
    let length = try placed.extent(of: element, &translation)[axis].quantity(&translation)
    guard !length.isEndless else { throw OptimumFailure.endless(view: translation.key(element)) }
    return length
  }

  /// Finds on what it depends whether an element is shown: the cell of a grid in which it stands may not have been translated.
  func findCandidates(around element: Int, _ translation: inout TreeTranslation) throws {
    try placed.translateCell(around: element, &translation)
  }

  /// The origin of an element on one axis, in points.
  ///
  /// - Throws: `OptimumFailure.unreachable` for a view that stands where no row says.
  mutating func origin(
    of element: Int, along axis: Axis, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    let place = Place(element: element, axis: axis)
    if let known = known[place] { return known }
    let found: Quantity
    if let parent = translation.parent(of: element) {
      let outer = try origin(of: parent, along: axis, &translation)
      var before = try distance(of: element, in: parent, along: axis, &translation)
      if axis == .horizontal, translation.facts.tree.elements[parent].isRightToLeft {
        let own = try side(of: element, along: axis, &translation)
        before = try side(of: parent, along: axis, &translation) + (before + own) * -1
      }
      found = outer + before
    } else {
      found = try rootOrigin(element, along: axis, &translation)
    }
    known[place] = found
    return found
  }

  private mutating func rootOrigin(_ root: Int, along axis: Axis, _ translation: inout TreeTranslation) throws
    -> Quantity
  {
    guard let anchor = area.anchor(of: root, along: axis) else {
      throw OptimumFailure.unreachable(view: translation.key(root))
    }
    if let guide = anchor.guide, translation.analysis.setsGuides(for: guide, in: [root], translation.facts.tree) {
      throw OptimumFailure.unreachable(view: translation.key(root))
    }
    let position = Quantity.constant(anchor.position)
    return anchor.share == 0 ? position : try position + side(of: root, along: axis, &translation) * -anchor.share
  }

  /// How far an element stands from the origin of the one directly around it.
  private mutating func distance(
    of element: Int, in parent: Int, along axis: Axis, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    let node = translation.facts.tree.elements[parent]
    switch node.kind {
    case .stack(let stack) where stack.axis == axis:
      var distance = Quantity.constant(0)
      let gaps = translation.facts.gaps(ofStack: parent).map(Double.init) + [0]
      for (child, gap) in zip(node.children, gaps) {
        if child == element { break }
        distance = try distance + side(of: child, along: axis, &translation) + gap
      }
      return distance
    case .stack(let stack):
      guard translation.analysis.setsGuides(for: stack.alignment, in: node.children, translation.facts.tree) else {
        let breadth = try breadth(of: parent, along: axis, &translation)
        return try aligned(element, within: breadth, at: stack.alignment, along: axis, &translation)
      }
      let guides = try placed.withPlacements(of: node.children, for: stack.alignment, &translation) { translation in
        try translation.reach(of: node.children, at: stack.alignment).flatMap { reach in
          try translation.guide(stack.alignment, of: element).map { Side.difference(reach.backwards, $0) }
        }
      }
      guard let guides else { throw OptimumFailure.unreachable(view: translation.key(element)) }
      return try guides.quantity(&translation)
    case .zStack(let alignment):
      let guide = alignment.key(along: axis)
      let top = translation.analysis.topPriority(of: node.children, translation.facts)
      guard translation.analysis.setsGuides(for: guide, in: node.children, translation.facts.tree) else {
        let length = try reach(of: top, in: parent, along: axis, &translation)
        return try aligned(element, within: length, at: guide, along: axis, &translation)
      }
      let guides = try top.map { try place(of: guide, in: $0, &translation) }
      return try Side.difference(.largest(of: guides), place(of: guide, in: element, &translation))
        .quantity(&translation)
    case .fixedFrame(let frame):
      return try aligned(element, in: parent, at: frame.alignment.key(along: axis), along: axis, &translation)
    case .flexibleFrame(let frame):
      return try aligned(element, in: parent, at: frame.alignment.key(along: axis), along: axis, &translation)
    case .padding(let insets):
      return .constant(Double(axis == .horizontal ? insets.leading : insets.top))
    case .offset(let offset):
      return .constant(Double(offset[axis]))
    case .fixedSize, .aspectRatio, .layoutPriority, .viewThatFits:
      return try centred(element, within: side(of: parent, along: axis, &translation), along: axis, &translation)
    case .ignoresSafeArea where isInsideInset(parent, translation):
      throw OptimumFailure.unreachable(view: translation.key(element))
    case .overlay, .background, .border, .inspect, .alignmentGuide, .ignoresSafeArea, .scrollView, .passing:
      return .constant(0)
    case .safeAreaInset(let inset):
      return try distance(of: element, besides: inset, in: parent, along: axis, &translation)
    case .lazyGrid:
      guard let cell = translation.cellPlaces[element] else {
        throw OptimumFailure.unreachable(view: translation.key(element))
      }
      return try cell.start[axis].quantity(&translation) + aligned(element, in: cell, along: axis, &translation)
    default:
      throw OptimumFailure.unreachable(view: translation.key(element))
    }
  }

  /// How long the longest of a stack's children is across it as they are placed: the stack's own breadth, but where it was
  /// translated as it is placed, and its breadth is that of its measurement.
  private mutating func breadth(
    of stack: Int, along axis: Axis, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    guard let placed = translation.placedSizes[stack] else { return try side(of: stack, along: axis, &translation) }
    return try placed[axis].quantity(&translation)
  }

  /// How long the longest of a ZStack's views is as they are placed: the ZStack's own length where each is as long as it was
  /// measured.
  private mutating func reach(
    of views: [Int], in parent: Int, along axis: Axis, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    let lengths = try views.map { try placed.extent(of: $0, &translation)[axis] }
    // A ZStack is measured with what it is proposed itself.
    let areMeasured = zip(views, lengths).allSatisfy { view, length in
      guard let extent = translation.extents[view], let asked = translation.offers[view],
        let outer = translation.offers[parent], asked.areSame(as: outer)
      else { return false }
      return length === extent[axis] || length.isConstant(as: extent[axis])
    }
    guard !areMeasured else { return try side(of: parent, along: axis, &translation) }
    return try Side.largest(of: lengths).quantity(&translation)
  }

  /// How far the two views of a safeAreaInset stand from its origin: along the edge's axis each at its end, across it where
  /// the guides meet, which the first of them has at its own origin (12 of the semantics).
  private mutating func distance(
    of element: Int, besides inset: SafeAreaInset, in parent: Int, along axis: Axis,
    _ translation: inout TreeTranslation
  ) throws -> Quantity {
    let children = translation.facts.tree.elements[parent].children
    let isAtEdge = children.count > 1 && element == children[1]
    if axis == inset.edge.axis {
      guard isAtEdge == (inset.edge == .bottom || inset.edge == .trailing) else { return .constant(0) }
      return try side(of: parent, along: axis, &translation) + side(of: element, along: axis, &translation) * -1
    }
    guard isAtEdge else { return .constant(0) }
    let guide = inset.alignment.key(along: axis)
    let breadth = try side(of: children[0], along: axis, &translation)
    guard translation.analysis.setsGuides(for: guide, in: [children[0]], translation.facts.tree) else {
      return try aligned(element, within: breadth, at: guide, along: axis, &translation)
    }
    return try Side.difference(
      place(of: guide, in: children[0], &translation), place(of: guide, in: element, &translation)
    ).quantity(&translation)
  }

  /// Whether an element stands where a safeAreaInset around it has the safe area end.
  private func isInsideInset(_ element: Int, _ translation: TreeTranslation) -> Bool {
    guard let parent = translation.parent(of: element) else { return false }
    if case .safeAreaInset = translation.facts.tree.elements[parent].kind { return true }
    return isInsideInset(parent, translation)
  }

  /// Where a guide stands in a view as it is placed; a baseline, in one that is placed as it was measured: a text may break in
  /// another way elsewhere.
  private mutating func place(
    of guide: AlignmentKey, in element: Int, _ translation: inout TreeTranslation
  ) throws -> Side {
    if guide.combines {
      let placed = try placed.extent(of: element, &translation)
      let isSame = translation.extents[element].map { measured in
        Axis.allCases.allSatisfy { placed[$0] === measured[$0] || placed[$0].isConstant(as: measured[$0]) }
      }
      guard isSame ?? false else { throw OptimumFailure.unreachable(view: translation.key(element)) }
    }
    let place = try placed.withPlacements(of: [element], for: guide, &translation) { translation in
      try translation.guide(guide, of: element)
    }
    guard let place else { throw OptimumFailure.unreachable(view: translation.key(element)) }
    return place
  }

  /// The distance of a cell from the beginning of its place.
  private mutating func aligned(
    _ element: Int, in cell: CellPlace, along axis: Axis, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    let length = try cell.size[axis].quantity(&translation)
    var ways: [(guide: AlignmentKey, choice: LinearExpression)] = []
    for (guides, choice) in try cell.alignments?(&translation) ?? [] {
      if let way = ways.firstIndex(where: { $0.guide == guides[axis] }) {
        ways[way].choice += choice
      } else {
        ways.append((guides[axis], choice))
      }
    }
    guard ways.count > 1 else {
      let guide = ways.first?.guide ?? cell.key(along: axis)
      return try aligned(element, within: length, at: guide, along: axis, &translation)
    }
    let distances = try ways.map { try aligned(element, within: length, at: $0.guide, along: axis, &translation) }
    return try translation.chosen("\(translation.key(element)): distance", distances, by: ways.map(\.choice))
  }

  private mutating func centred(
    _ element: Int, within length: Quantity, along axis: Axis, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    try (length + side(of: element, along: axis, &translation) * -1) * 0.5
  }

  /// The distance of a view from the container in which its guide stands at the container's.
  private mutating func aligned(
    _ element: Int, in parent: Int, at guide: AlignmentKey, along axis: Axis, _ translation: inout TreeTranslation
  ) throws -> Quantity {
    try aligned(
      element, within: side(of: parent, along: axis, &translation), at: guide, along: axis, &translation)
  }

  /// The distance of a view from the beginning of a length in which its guide stands at that of the length.
  private mutating func aligned(
    _ element: Int, within length: Quantity, at guide: AlignmentKey, along axis: Axis,
    _ translation: inout TreeTranslation
  ) throws -> Quantity {
    guard !translation.analysis.setsGuides(for: guide, in: [element], translation.facts.tree) else {
      guard let usual = translation.usualPlace(of: guide, in: Side(length)) else {
        throw OptimumFailure.unreachable(view: translation.key(element))
      }
      return try Side.difference(usual, place(of: guide, in: element, &translation)).quantity(&translation)
    }
    switch guide {
    case .leading, .top: return .constant(0)
    case .horizontalCenter, .verticalCenter: return try centred(element, within: length, along: axis, &translation)
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline:
      // A baseline that nothing sets is at the bottom.
      return try length + side(of: element, along: axis, &translation) * -1
    case .custom:
      throw OptimumFailure.unreachable(view: translation.key(element))
    }
  }
}

extension Alignment {
  /// The guide on one axis.
  func key(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

extension Side {
  /// Whether both lengths never vary and are the same.
  fileprivate func isConstant(as other: Side) -> Bool { constant != nil && constant == other.constant }
}
