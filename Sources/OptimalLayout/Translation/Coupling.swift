internal import LayoutEngine

/// Why a view's axes influence each other: the kinds of views inside it that make them.
struct Coupling {
  /// Whether something inside can leap from one length to another.
  private(set) var leaps = false
  /// Whether a lazy grid stands inside, which answers to infinity the least that its tracks take, or an inset that takes
  /// all of an endless offer and leaves the view beside it nothing.
  private(set) var shrinksAtInfinity = false
  /// Whether something inside may answer more than it is offered where it could take less: content that is to fill, a
  /// candidate shown because no other fits, views that their guides move apart, or a text beside an inset.
  private(set) var mayExceedOffers = false
  /// Whether the answers are looked up in a table, so that none but those listed can be known.
  private(set) var isTable = false
  /// What a view counts as whose answers follow no rule that is known.
  static let range = "the range from its answer to 0 to that to infinity"
  /// What a Grid counts as, whose columns and rows follow from its cells' answers one after the other.
  static let grid =
    "its columns and rows are left to SwiftUI's rule; it counts as what it answers to the lengths that it was asked for"
  /// The views inside that can only be approximated, by index, with the reasons.
  private(set) var approximations: [(view: Int, reason: String)] = []

  /// The candidates inside that are shown where their ideal length fits, with the insets around them on either axis.
  private(set) var candidates: [(element: Int, insets: CGSize)] = []

  /// Whether the views inside may take less of a larger finite offer.
  var mayTurnBackEarly: Bool { mayExceedOffers || !approximations.isEmpty }

  /// Whether the views inside may take less of a larger offer.
  var mayTurnBack: Bool { mayTurnBackEarly || shrinksAtInfinity }

  /// Looks into the view with this element, for what it takes along an axis; along both where that is nil.
  init(in element: Int, of tree: IndexedTree, along axis: Axis? = nil) {
    var (hasFittedView, hasFixedSize, hasRow, hasInset) = (false, false, false, false)
    var waiting = [(element: element, insets: CGSize(width: 0, height: 0))]
    while let (next, outer) = waiting.popLast() {
      var insets = outer
      let node = tree.elements[next]
      switch node.kind {
      case .text: leaps = true
      case .grid:
        leaps = true
        approximations.append((node.view, Self.grid))
      case .lazyGrid:
        leaps = true
        shrinksAtInfinity = true
      case .safeAreaInset(let inset):
        shrinksAtInfinity = true
        hasInset = true
        // A text is asked for its length alone, which is nothing: the view at its edge may leave it no width (16.1).
        if inset.edge.axis == .horizontal, ChildRanges.answersAsText(node.children[0], in: tree) {
          mayExceedOffers = true
        }
      case .viewThatFits:
        leaps = true
        mayExceedOffers = true
        candidates += node.children.map { ($0, insets) }
      case .aspectRatio(let ratio, .fit) where (ratio ?? 1) > 0 && Self.takesOffers(node.children[0], of: tree):
        hasFittedView = true
      case .aspectRatio, .alignmentGuide: mayExceedOffers = true
      case .stack(let stack):
        if [.firstTextBaseline, .lastTextBaseline].contains(stack.alignment) { hasRow = true }
      case .circle: hasFittedView = true
      case .fixedSize: hasFixedSize = true
      case .padding(let edges):
        for axis in Axis.allCases { insets[axis] += edges.total(along: axis) }
      case .responses:
        isTable = true
        approximations.append(
          (node.view, "its answers are looked up; it counts as \(Self.range)"))
      case .customLayout:
        leaps = true
        approximations.append(
          (node.view, "a layout of its own; it counts as what it answers to the lengths that it was asked for"))
      default: break
      }
      waiting += node.children.map { ($0, insets) }
    }
    // A circle or a square of its ideal length takes what is left across, of which other views leave less where they take
    // more.
    if hasFittedView && hasFixedSize { mayExceedOffers = true }
    // What baselines move apart is higher than it is offered, not wider; unless what is left of a height decides a width.
    if hasRow && (axis != .horizontal || hasFixedSize || hasInset) { mayExceedOffers = true }
  }
}

extension Coupling {
  /// Whether a view answers what it is proposed. A circle in a rectangle to be filled would leave the others more where it
  /// is kept from growing, and they would be wider than it.
  static func takesOffers(_ element: Int, of tree: IndexedTree) -> Bool {
    let node = tree.elements[element]
    switch node.kind {
    case .filler, .geometryReader, .image(_, resizable: true): return true
    case .overlay, .background, .border, .layoutPriority, .offset, .passing, .inspect:
      return takesOffers(node.children[0], of: tree)
    default: return false
    }
  }

  /// The lengths from which on a ViewThatFits inside may show another candidate, where the view is proposed `across` on
  /// the other axis.
  func leaps(along axis: Axis, across: CGFloat?, _ facts: any StackQuestions) throws(LayoutFailure) -> [Double] {
    var leaps: [Double] = []
    for (candidate, insets) in candidates {
      let proposal = ProposedViewSize(nil, along: axis, across: across.map { $0 - insets[axis.other] })
      for proposal in [proposal, .unspecified] {
        let answer = try facts.answer(ofChild: candidate, at: proposal, because: .ideal)
        leaps.append(Double(answer.size[axis] + insets[axis]))
      }
    }
    return leaps
  }
}
