internal import ViewTree

/// One layout of one tree: the caches, the stacks' states and the record, all gone when the call returns.
final class LayoutRun {
  var tree: IndexedTree
  let distribution: any StackDistribution
  let tracks: any TrackDistribution
  /// The rules that stacks of the tree bring with them.
  var ownRules = OwnRules()
  let options: GreedyEngine.Options

  /// The elements, as the questions asked most often see them.
  private(set) var layers = Layers()

  /// What each element remembers.
  var sizes = RecentEntries<ProposedViewSize, MeasuredSize>()
  var placements = RecentEntries<ViewSize, ChildPlacement>()
  var guides = GuideTables()
  var spacings: [SpacingPreference?] = []

  /// What each stack remembers, and its children by element.
  var stacks = StackTables()

  /// The measurements of the texts that were asked so far.
  var texts: [Int: TextMeasurement] = [:]
  /// How many trials are going on, whose questions are no part of the layout.
  var trials = 0
  /// The candidate that each ViewThatFits showed last.
  var shownCandidates: [Int: Int] = [:]
  /// What custom layouts remember, and what they are doing.
  var customLayouts = CustomLayoutState()
  /// The safe area at the view that is being placed.
  var safeArea = SafeArea()

  /// How many sizes were asked.
  var questions = 0
  /// The measurement behind the answer given last, where allocations are recorded.
  var answered: Measurement?

  var trace: [TraceEntry] = []
  var traceDepth = 0
  /// Why the next proposal is made.
  var reason: ProposalReason = .root

  /// The keys under which elements are traced when every view is.
  private let tracedViews: [Int: String]
  private let tracesViews: Bool

  var frames: [CGRect?] = []
  var allocations: [Int: Allocation] = [:]
  /// The columns and rows of each Grid for the proposal asked about last.
  var gridMeasures: [Int: (proposal: ProposedViewSize, measure: GridMeasure)] = [:]
  /// How each grid that was placed shared its length: at placement, and where its parent took its size from.
  var placedTracks: [Int: [Allocation]] = [:]
  var keptTracks: [Int: [Allocation]] = [:]

  init(
    _ tree: IndexedTree, distribution: any StackDistribution, tracks: any TrackDistribution,
    options: GreedyEngine.Options
  ) {
    self.tree = tree
    self.distribution = distribution
    self.tracks = tracks
    self.options = options
    tracedViews =
      options.tracesEveryView
      ? Dictionary(
        tree.views.indices.filter { tree.views[$0].isWritten }.map { (tree.views[$0].element, tree.key(ofView: $0)) },
        uniquingKeysWith: { outer, _ in outer }) : [:]
    tracesViews = !tracedViews.isEmpty
    extendToTree()
  }

  /// Makes room for what the tree has gained.
  func extendToTree() {
    let count = tree.elements.count
    layers.extend(to: tree)
    sizes.extend(to: count)
    placements.extend(to: count)
    guides.extend(to: count)
    stacks.extend(to: layers)
    spacings += Array(repeating: nil, count: count - spacings.count)
    frames += Array(repeating: nil, count: count - frames.count)
  }

  /// Measures the root, places it, and collects the result (section 4).
  func layoutRoot(in proposal: ProposedViewSize, at origin: CGPoint) throws(LayoutFailure) -> PlacedTree {
    let root = tree.root
    reason = .root
    let size = try size(of: root, proposed: proposal)
    let measurement = answered
    var corner = origin
    for axis in Axis.allCases {
      guard let area = proposal[axis], area.isFinite else { continue }
      corner[axis] = origin[axis] + (area - size[axis]) * 0.5
    }
    safeArea = SafeArea(
      CGRect(origin: origin, size: proposal.replacingUnspecifiedDimensions(by: size)), insets: tree.safeAreaInsets)
    try place(root, at: corner, ViewSize(size, proposal: proposal), kept: measurement)
    for (element, observer) in tree.observers { observer.observe(proxy(of: element)) }
    customLayouts = CustomLayoutState()
    return PlacedTree(
      tree: tree, proposal: proposal, size: size, elementFrames: frames, allocationsByElement: allocations,
      tracksByElement: keptTracks, trace: trace, questions: questions)
  }
}

// MARK: - Sizes

extension LayoutRun {
  /// The size that `element` answers to `proposal`, from its cache where it has one (5.1).
  func size(of element: Int, proposed proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    questions += 1
    guard questions <= options.questionLimit else {
      throw .tooManyQuestions(limit: options.questionLimit, view: key(of: element))
    }
    guard layers[element].hasSizeCache else { return try answer(element, proposal) }
    if let place = sizes.place(of: element, where: { $0 == proposal }) {
      let known = sizes[place]
      answered = known.measurement
      return known.size
    }
    let size = try answer(element, proposal)
    sizes.insert(MeasuredSize(size: size, measurement: answered), under: proposal, for: element)
    return size
  }

  /// The length that `element` answers on one axis.
  ///
  /// It is that side of the answered size, except that a text, through modifiers without a cache, answers 0 to no width.
  func length(of element: Int, proposed proposal: ProposedViewSize, along axis: Axis) throws(LayoutFailure) -> CGFloat {
    if axis == .horizontal, proposal.width == 0, layers[element].isText {
      return 0
    }
    return try size(of: element, proposed: proposal)[axis]
  }

  /// Measures an element without looking into its cache, and traces it where every view is traced.
  private func answer(_ element: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    guard tracesViews, let label = tracedViews[element] else { return try measure(element, proposal) }
    return try recorded(label, proposal) { () throws(LayoutFailure) in try measure(element, proposal) }
  }

  private func measure(_ element: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    answered = nil
    switch layers[element].operation {
    case .filler:
      return proposal.replacingUnspecifiedDimensions()
    case .circle:
      let offered = proposal.replacingUnspecifiedDimensions()
      let side = min(offered.width, offered.height)
      return CGSize(width: side, height: side)
    case .spacer(let minLength, let axis):
      return spacerSize(minLength: minLength, axis: axis, proposal)
    case .image(let size, let resizable):
      return resizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    case .stack(let number):
      return try stackSize(element, number, proposal)
    case .zStack:
      return try zStackSize(element, proposal)
    case .transparent, .centring:
      return try size(of: content(of: element), proposed: proposal)
    case .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position:
      return try modifierSize(element, proposal)
    case .other:
      return try sizeByKind(element, proposal)
    }
  }

  /// The size of an element whose parameters are only in the tree.
  private func sizeByKind(_ element: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    switch tree.elements[element].kind {
    case .responses(let table, let standard):
      return table.first { $0.proposal == proposal }?.size ?? standard
    case .text(let string, let format):
      return withText(element, string, format) { $0.size(for: proposal, isTried: trials > 0) }
    case .inspect(let label, _):
      return try inspectedSize(element, label: label, proposal)
    case .scrollView(let axes):
      return try scrollViewSize(element, axes, proposal)
    case .lazyGrid(let grid):
      return try lazyGridSize(element, grid, proposal)
    case .grid(let grid):
      return try gridSize(element, grid, proposal)
    case .viewThatFits(let axes):
      return try viewThatFitsSize(element, axes, proposal)
    case .customLayout(let custom):
      return try customSize(element, custom, proposal)
    case .safeAreaInset(let inset):
      return try safeAreaInsetMeasure(element, inset, proposal).size(along: inset.edge.axis)
    default:
      return try size(of: content(of: element), proposed: proposal)
    }
  }

  /// Uses the measurement of a text, made the first time it is asked.
  func withText<Result>(
    _ element: Int, _ string: String, _ format: TextFormat, _ use: (inout TextMeasurement) -> Result
  ) -> Result {
    var text =
      texts.removeValue(forKey: element)
      ?? TextMeasurement(
        text: string, format: format, scale: tree.displayScale, overrides: tree.textMetrics,
        metrics: options.textMetrics)
    defer { texts[element] = text }
    return use(&text)
  }

  /// Along its axis a spacer takes the offer but no less than its minimum; across it nothing (section 10).
  private func spacerSize(minLength: CGFloat, axis: Axis?, _ proposal: ProposedViewSize) -> CGSize {
    func stretched(_ offer: CGFloat?) -> CGFloat { max(offer ?? -.infinity, minLength) }
    switch axis {
    case .horizontal: return CGSize(width: stretched(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: stretched(proposal.height))
    case nil: return CGSize(width: stretched(proposal.width), height: stretched(proposal.height))
    }
  }

  /// Records a question: the proposal, then whatever is asked to answer it, then the report.
  func recorded(
    _ label: String, _ proposal: ProposedViewSize, _ question: () throws(LayoutFailure) -> CGSize
  ) throws(LayoutFailure) -> CGSize {
    trace.append(TraceEntry(label: label, event: .proposal(proposal), depth: traceDepth, reason: reason))
    reason = .measuring
    traceDepth += 1
    let size = try question()
    traceDepth -= 1
    trace.append(TraceEntry(label: label, event: .report(size), depth: traceDepth))
    return size
  }
}

// MARK: - The tree

extension LayoutRun {
  /// The only child of a modifier, the primary one of an overlay.
  func content(of element: Int) -> Int { layers[element].content }

  /// The key of the view to which an element belongs.
  func key(of element: Int) -> String { tree.key(of: element) }

  /// The priority that an element shows its container (6.1, section 12).
  func priority(of element: Int) -> Double {
    layers[element].priority ?? shownPriority(of: element)
  }

  /// The priority that an element shows at a proposal.
  func priority(of element: Int, at proposal: ProposedViewSize) throws(LayoutFailure) -> Double {
    if let known = layers[element].priority { return known }
    switch tree.elements[element].kind {
    case .viewThatFits(let axes):
      guard let place = try fittingCandidate(of: element, axes, proposal) else { return 0 }
      return try priority(of: tree.elements[element].children[place], at: proposal)
    case .fixedSize(let axes):
      return try priority(of: content(of: element), at: axes.unspecified(in: proposal))
    default:
      return try priority(of: content(of: element), at: proposal)
    }
  }

  /// The priority of an element that shows one of several views.
  private func shownPriority(of element: Int) -> Double {
    if case .viewThatFits = tree.elements[element].kind {
      return shownCandidate(of: element).map { priority(of: $0) } ?? 0
    }
    return priority(of: content(of: element))
  }
}
