internal import LayoutEngine
internal import ViewTree

/// One layout of a picture: what is to be drawn of it, in its own coordinates.
struct PicturePanel {
  /// What the layout is called, such as `SwiftUI`.
  let title: String
  let placed: PlacedTree
  let painting: Painting
  /// The views, in document order.
  let views: [View]
  /// What the root was proposed, where it stands; a side without a length is the root's.
  let area: CGRect
  /// The stacks and grids that leave something of their offer, or take more.
  let usages: [Usage]

  /// A view that is drawn.
  struct View {
    var key: String
    /// What a reader calls it: its id, or its type with its text.
    var name: String
    var typeName: String
    var frame: CGRect
    /// The part of the frame that no clip hides; nil where there is none.
    var visible: CGRect?
    /// How many drawn views stand around it.
    var depth: Int
    /// The places, among the views, of those directly around it.
    var parent: Int?
    var isLeaf = true
    var isSpacer: Bool
    /// When its stack asked it, from 1, and what it was offered.
    var asked: Int?
    var offer: Double?

    /// The view's size, as `240 × 60`.
    var size: String { "\(Wording.number(frame.width)) × \(Wording.number(frame.height))" }
    /// When it was asked, and what it was offered.
    var question: String? { asked.map { "asked \(Wording.ordinal($0)), offered \(Wording.number(offer ?? 0))" } }
  }

  /// What a region leaves or takes too much.
  struct Usage {
    var name: String
    var axis: Axis
    var unused: Double
    var overflow: Double
    var frame: CGRect
    /// The empty rectangles beside the region, as far as they are its own.
    var empty: [CGRect]
  }

  /// Prepares a layout.
  ///
  /// - Parameter showsQuestions: Whether it is told in which order views were asked, and with which offers.
  init(title: String, _ placed: PlacedTree, by engine: GreedyEngine, showsQuestions: Bool) {
    self.title = title
    self.placed = placed
    let painting = engine.painting(of: placed)
    self.painting = painting
    let tree = placed.tree
    var views: [View] = []
    var places: [Int: Int] = [:]
    for outline in painting.outlines where outline.frame.isDrawable {
      let view = tree.views[outline.view]
      var around = view.parent
      while let next = around, places[next] == nil { around = tree.views[next].parent }
      let parent = around.flatMap { places[$0] }
      let text = view.text.map { " “\(Wording.name($0))”" } ?? ""
      places[outline.view] = views.count
      views.append(
        View(
          key: tree.key(ofView: outline.view),
          name: view.isNamed ? Wording.name(tree.key(ofView: outline.view)) : view.typeName + text,
          typeName: view.typeName, frame: outline.frame, visible: outline.visible,
          depth: parent.map { views[$0].depth + 1 } ?? 0, parent: parent, isSpacer: view.typeName == "Spacer"))
      if let parent { views[parent].isLeaf = false }
    }
    if showsQuestions {
      for allocation in placed.allocations where allocation.shares.count > 1 {
        let children = tree.elements[allocation.stack].children
        for (child, share) in zip(children, allocation.shares) {
          guard let asked = share.asked, let offer = share.offer, offer.isFinite,
            let place = tree.view(withKey: tree.key(ofChild: child)).flatMap({ places[$0] })
          else { continue }
          (views[place].asked, views[place].offer) = (asked, Double(offer))
        }
      }
    }
    self.views = views
    let root = placed.elementFrames[tree.root] ?? .zero
    let area = Self.area(of: placed.proposal, around: root)
    self.area = area
    let around = Self.containers(in: tree)
    usages = (placed.allocations + placed.trackAllocations).compactMap {
      Self.usage($0, in: placed, around, area: area)
    }
  }

  /// The rectangle around everything that is seen.
  var bounds: CGRect {
    views.reduce(area) { bounds, view in view.visible.map { bounds.union($0) } ?? bounds }
  }

  /// The area in whose middle the root stands.
  private static func area(of proposal: ProposedViewSize, around root: CGRect) -> CGRect {
    func side(_ proposed: CGFloat?, _ origin: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard let proposed, proposed.isFinite else { return (origin, length) }
      return (origin - (proposed - length) / 2, proposed)
    }
    let (x, width) = side(proposal.width, root.origin.x, root.width)
    let (y, height) = side(proposal.height, root.origin.y, root.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

// MARK: - What is left

extension PicturePanel {
  /// What a region leaves or takes too much; nil where it is neither, by a pixel, and for parts of controls. A text of 61.2 points
  /// takes 61.333, in pixels, and no one sees the difference.
  private static func usage(
    _ allocation: Allocation, in placed: PlacedTree, _ around: [Int: Int], area: CGRect
  ) -> Usage? {
    let tree = placed.tree
    let view = tree.views[tree.elements[allocation.stack].view]
    guard view.isWritten, let offered = allocation.offered, offered.isFinite,
      let frame = placed.elementFrames[allocation.stack], frame.isDrawable
    else { return nil }
    let rest = Double(offered - allocation.used)
    guard abs(rest) > 1.001 / Double(tree.displayScale) else { return nil }
    return Usage(
      name: view.isNamed ? Wording.name(tree.key(of: allocation.stack)) : view.typeName, axis: allocation.axis,
      unused: max(0, rest), overflow: max(0, -rest), frame: frame,
      empty: rest > 0 ? empty(beside: allocation, frame, unused: CGFloat(rest), in: placed, around, area: area) : [])
  }

  /// The element around each element.
  private static func containers(in tree: IndexedTree) -> [Int: Int] {
    var around: [Int: Int] = [:]
    for element in tree.elements.indices {
      for child in tree.elements[element].children { around[child] = element }
    }
    return around
  }

  /// The rectangles between a region and what is around it, along its axis, as far as nobody else stands in them: they end at a
  /// container along the same axis, and at what was not offered to the region, as a padding is.
  private static func empty(
    beside allocation: Allocation, _ frame: CGRect, unused: CGFloat, in placed: PlacedTree,
    _ around: [Int: Int], area: CGRect
  ) -> [CGRect] {
    let tree = placed.tree
    var (found, left): ([CGRect], CGFloat) = ([], unused)
    var (inner, innerFrame) = (allocation.stack, frame)
    if allocation.kind == .tracks {
      // A lazy grid of three columns that stop at 100 is as wide as its offer of 414, and its cells stand in the middle.
      let cells = tree.elements[allocation.stack].children.compactMap { placed.elementFrames[$0] }
      if let first = cells.first, case let all = cells.dropFirst().reduce(first, { $0.union($1) }), all.isDrawable {
        found = strips(between: all, frame, along: allocation.axis, across: frame)
        left -= found.reduce(0) { $0 + $1.size[allocation.axis] }
      }
    }
    while left > 0.05 {
      let outer = around[inner]
      guard let outerFrame = outer.map({ placed.elementFrames[$0] }) ?? area, outerFrame.isDrawable else { break }
      if let outer, !tree.elements[outer].kind.leavesRoom(along: allocation.axis) { break }
      let strips = strips(between: innerFrame, outerFrame, along: allocation.axis, across: frame).compactMap { strip in
        strip.intersects(area) ? strip.intersection(area) : nil
      }
      let isInset = outer.map { if case .padding = tree.elements[$0].kind { true } else { false } } ?? false
      if !isInset {
        found += strips
        left -= strips.reduce(0) { $0 + $1.size[allocation.axis] }
      }
      guard let outer else { break }
      (inner, innerFrame) = (outer, outerFrame)
    }
    return found
  }

  private static func strips(
    between inner: CGRect, _ outer: CGRect, along axis: Axis, across frame: CGRect
  ) -> [CGRect] {
    let ends: [(CGFloat, CGFloat)] =
      axis == .horizontal
      ? [(outer.minX, inner.minX), (inner.maxX, outer.maxX)] : [(outer.minY, inner.minY), (inner.maxY, outer.maxY)]
    return ends.filter { $0.1 - $0.0 > 0.05 }.map { start, end in
      axis == .horizontal
        ? CGRect(x: start, y: frame.minY, width: end - start, height: frame.height)
        : CGRect(x: frame.minX, y: start, width: frame.width, height: end - start)
    }
  }
}

extension ElementKind {
  /// Whether nobody but its content stands in the element along an axis.
  fileprivate func leavesRoom(along axis: Axis) -> Bool {
    switch self {
    case .stack(let stack): stack.axis != axis
    case .grid, .lazyGrid, .customLayout, .scrollView, .geometryReader, .viewThatFits, .safeAreaInset: false
    default: true
    }
  }
}

extension CGRect {
  /// Whether all its numbers are finite, and small enough for a drawing.
  var isDrawable: Bool { [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 } }
}
