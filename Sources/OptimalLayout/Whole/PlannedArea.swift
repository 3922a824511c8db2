internal import LayoutEngine

/// What a program of a whole tree divides: the tree's root, or what an element holds as a tree of its own, with the size that
/// it is proposed and where it is put.
struct PlannedArea {
  /// On one axis, a point of a view that stays where it is, whatever the view's length.
  struct Anchor {
    /// Where the point is, in points.
    var position: Double
    /// Which share of the view's length lies before it.
    var share: Double
    /// The guide by which the point is found, where the view may set it.
    var guide: AlignmentKey?
  }

  /// The element that holds it as a tree of its own; nil for that of the root.
  let holder: Int?
  /// The outermost elements, each proposed the same.
  let roots: [Int]
  /// What they are proposed.
  let proposal: ProposedViewSize
  private let anchors: [Int: [Axis: Anchor]]

  /// The area of a tree's root, which stands in the middle of what it is proposed.
  init(of tree: IndexedTree, proposed proposal: ProposedViewSize, at origin: CGPoint) {
    holder = nil
    roots = [tree.root]
    self.proposal = proposal
    var anchors: [Axis: Anchor] = [:]
    for axis in Axis.allCases {
      if let area = proposal[axis], area.isFinite {
        anchors[axis] = Anchor(position: Double(origin[axis] + area / 2), share: 0.5)
      } else {
        anchors[axis] = Anchor(position: Double(origin[axis]), share: 0)
      }
    }
    self.anchors = [tree.root: anchors]
  }

  /// The area of what an element holds as a tree of its own, in a layout: nil where the layout does not show it, and for an
  /// element that holds none.
  init?(heldBy holder: Int, in placed: PlacedTree) {
    guard let frame = placed.elementFrames[holder] else { return nil }
    let element = placed.tree.elements[holder]
    self.holder = holder
    roots = element.kind.beginningsOfTrees(among: element.children)
    proposal = ProposedViewSize(frame.size)
    var anchors: [Int: [Axis: Anchor]] = [:]
    for root in roots {
      guard let inner = placed.elementFrames[root] else { return nil }
      for axis in Axis.allCases {
        let guide = element.kind.guide(ofHeldViewsAlong: axis)
        guard var share = guide.map(\.usualShare) ?? 0 else { continue }
        if axis == .horizontal, element.isRightToLeft { share = 1 - share }
        anchors[root, default: [:]][axis] = Anchor(
          position: Double(inner.origin[axis]) + share * Double(inner.size[axis]), share: share,
          guide: element.kind.mindsGuides ? guide : nil)
      }
    }
    guard !roots.isEmpty else { return nil }
    self.anchors = anchors
  }

  /// The point of an outermost element that stays where it is; nil where that is by no guide that a length tells.
  func anchor(of root: Int, along axis: Axis) -> Anchor? { anchors[root]?[axis] }
}

extension ElementKind {
  /// The elements, among the children of one of this kind, with which trees of their own begin.
  func beginningsOfTrees(among children: [Int]) -> [Int] {
    switch self {
    case .geometryReader, .position: children
    case .overlay, .background, .border: Array(children.dropFirst())
    default: []
    }
  }

  /// The guide at which a held view stays where it is; nil where that is its origin.
  fileprivate func guide(ofHeldViewsAlong axis: Axis) -> AlignmentKey? {
    switch self {
    case .overlay(let alignment), .background(let alignment): alignment.key(along: axis)
    case .position, .border: Alignment.center.key(along: axis)
    default: nil
    }
  }

  /// Whether a guide that a held view sets moves it.
  fileprivate var mindsGuides: Bool { if case .position = self { false } else { true } }
}

extension AlignmentKey {
  /// Which share of a view's length lies before the guide where the view does not set it; nil where that is no share.
  fileprivate var usualShare: Double? {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom: 1
    case .firstTextBaseline, .lastTextBaseline, .custom: nil
    }
  }
}
