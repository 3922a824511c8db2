import ViewTree

/// A view or a modifier of a separable tree, as the second opinion on its optimal layout sees it.
///
/// It is built from the view nodes alone and shares no code with the engines' tree.
final class SeparableBox {
  enum Kind {
    /// Takes its proposal, or 10.
    case filler
    case spacer(minLength: Double, axis: Axis?)
    /// Takes its own size, or its proposal if it is resizable.
    case image(CGSize, resizable: Bool)
    case stack(Axis, gap: Double?)
    case zStack
    /// Takes its proposal; its content is a tree of its own.
    case reader
    case fixedFrame(width: Double?, height: Double?)
    case flexibleFrame(horizontal: FrameRange, vertical: FrameRange)
    case padding(EdgeInsets)
    /// The ideal length on the given axes.
    case fixedSize(Set<Axis>)
    case priority(Double)
    /// A modifier that leaves size and priority to its content.
    case transparent
    /// The tracing layout: the size of its content, but a container of its own, whose priority is 0 (6.1, 6.9).
    case inspect
    /// Content with others in front or behind, which are trees of their own.
    case layered
    /// A view at a point, which takes its proposal; its content is a tree of its own.
    case position
  }

  /// The bounds of a flexible frame on one axis, made consistent (11.2 of the semantics).
  struct FrameRange {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      self.minimum = minimum.map { max($0, 0) }
      self.ideal = ideal.map { max(self.minimum ?? 0, $0) }
      self.maximum = maximum.map { max(self.ideal ?? 0, $0) }
    }
  }

  let kind: Kind
  /// The content; a modifier's first, then what is layered around it.
  let children: [SeparableBox]
  /// The keys of the views whose outermost layer this is: more than one where a stack is bypassed.
  var keys: [String] = []
  weak var parent: SeparableBox?
  /// How stacks share their length.
  var sharing = SeparableLayout.Sharing.optimally {
    didSet { for child in children { child.sharing = sharing } }
  }
  /// What each axis answered to 0 and to infinity, once asked for.
  var ranges: [Axis: RangeChild] = [:]

  init(_ kind: Kind, _ children: [SeparableBox] = []) {
    self.kind = kind
    self.children = children
    for child in children { child.parent = self }
  }
}

extension SeparableBox {
  /// The priority that the container sees: a wrapper erases it unless it is one of those that leave it alone.
  var priority: Double {
    switch kind {
    case .priority(let value): value
    case .spacer: -.infinity
    case .stack, .zStack: children.isEmpty ? -.infinity : 0
    case .fixedSize, .transparent, .layered: children[0].priority
    default: 0
    }
  }

  /// The edges at which no gap is kept to a neighbour, because a spacer or nothing at all stands there (section 8).
  var edgesWithoutGap: Edge.Set {
    switch kind {
    case .filler, .image, .reader, .position: []
    case .spacer(_, let axis): axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all
    case .stack(let axis, _): edgesWithoutGap(ofStackAlong: axis)
    case .zStack: children.reduce(into: .all) { $0.formIntersection($1.edgesWithoutGap) }
    case .fixedFrame(let width, let height):
      children[0].edgesWithoutGap(boundedAlong: [.horizontal: width != nil, .vertical: height != nil])
    case .flexibleFrame(let horizontal, let vertical):
      children[0].edgesWithoutGap(
        boundedAlong: [.horizontal: horizontal.isBounded, .vertical: vertical.isBounded])
    case .padding(let insets):
      children[0].edgesWithoutGap.subtracting(
        Edge.Set(Edge.allCases.filter { insets.length(at: $0) != 0 }.map { Edge.Set($0) }))
    case .fixedSize, .priority, .transparent, .inspect, .layered: children[0].edgesWithoutGap
    }
  }

  private func edgesWithoutGap(ofStackAlong axis: Axis) -> Edge.Set {
    guard let first = children.first, let last = children.last else { return .all }
    let (start, end, across): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    let sides = children.reduce(into: Edge.Set()) { $0.formUnion($1.edgesWithoutGap.intersection(across)) }
    return sides.union(first.edgesWithoutGap.intersection(start)).union(last.edgesWithoutGap.intersection(end))
  }

  /// The same edges inside a frame, which keeps a gap on the axes that it bounds unless a spacer is its content.
  private func edgesWithoutGap(boundedAlong bounded: [Axis: Bool]) -> Edge.Set {
    var edges = edgesWithoutGap
    if case .spacer = kind { return edges }
    if bounded[.horizontal] == true { edges.subtract(.horizontal) }
    if bounded[.vertical] == true { edges.subtract(.vertical) }
    return edges
  }

  /// The gap before each child of a stack, 0 before the first.
  func gaps(along axis: Axis, _ gap: Double?) -> [Double] {
    let (end, start): (Edge.Set, Edge.Set) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let between = zip(children, children.dropFirst()).map { child, next in
      let touch = !child.edgesWithoutGap.isDisjoint(with: end) || !next.edgesWithoutGap.isDisjoint(with: start)
      return gap ?? (touch ? 0 : 8)
    }
    return [0] + between
  }

  /// The sum of the gaps of a stack.
  func spacing(along axis: Axis, gap: Double?) -> Double { gaps(along: axis, gap).reduce(0, +) }
}

extension SeparableBox.FrameRange {
  var isBounded: Bool { minimum != nil || ideal != nil || maximum != nil }
}

extension EdgeInsets {
  fileprivate func length(at edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }

  func sum(along axis: Axis) -> Double { Double(axis == .horizontal ? leading + trailing : top + bottom) }
}
