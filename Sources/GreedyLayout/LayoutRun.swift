internal import ViewTree

/// One layout of one tree: the caches, the stacks' states and the record, all gone when the call returns.
final class LayoutRun {
  var tree: IndexedTree
  let distribution: any StackDistribution
  let options: GreedyEngine.Options

  /// What each element remembers.
  var sizeCaches: [RecentEntries<SizeEntry>]
  var placementCaches: [RecentEntries<ChildPlacement>]
  var containerGuides: [ContainerGuides?]
  var stacks: [StackState?]
  var spacings: [SpacingPreference?]
  /// The measurements of the texts that were asked so far.
  var texts: [Int: TextMeasurement] = [:]
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

  var frames: [CGRect?]
  var allocations: [Int: Allocation] = [:]

  init(_ tree: IndexedTree, distribution: any StackDistribution, options: GreedyEngine.Options) {
    self.tree = tree
    self.distribution = distribution
    self.options = options
    sizeCaches = []
    placementCaches = []
    containerGuides = []
    stacks = []
    spacings = []
    frames = []
    tracedViews =
      options.tracesEveryView
      ? Dictionary(
        tree.views.filter(\.isWritten).map { ($0.element, $0.key) }, uniquingKeysWith: { outer, _ in outer }) : [:]
    extendToTree()
  }

  /// Makes room for what the tree has gained.
  func extendToTree() {
    let missing = tree.elements.count - frames.count
    sizeCaches += Array(repeating: RecentEntries(), count: missing)
    placementCaches += Array(repeating: RecentEntries(), count: missing)
    containerGuides += Array(repeating: nil, count: missing)
    stacks += Array(repeating: nil, count: missing)
    spacings += Array(repeating: nil, count: missing)
    frames += Array(repeating: nil, count: missing)
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
    safeArea = SafeArea(around: CGRect(origin: origin, size: proposal.replacingUnspecifiedDimensions(by: size)))
    try place(root, at: corner, ViewSize(size, proposal: proposal), kept: measurement)
    for (element, observer) in tree.observers { observer.observe(proxy(of: element)) }
    customLayouts = CustomLayoutState()
    return PlacedTree(
      tree: tree, proposal: proposal, size: size, elementFrames: frames, allocationsByElement: allocations,
      trace: trace, questions: questions)
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
    guard tree.elements[element].kind.hasSizeCache else {
      return try traced(element, proposal) { () throws(LayoutFailure) in try measure(element, proposal) }
    }
    if let entry = sizeCaches[element].first(where: { $0.proposal == proposal }) {
      answered = entry.measurement
      return entry.size
    }
    let size = try traced(element, proposal) { () throws(LayoutFailure) in try measure(element, proposal) }
    sizeCaches[element].insert(SizeEntry(proposal: proposal, size: size, measurement: answered))
    return size
  }

  /// The length that `element` answers on one axis.
  ///
  /// It is that side of the answered size, except that a text, through modifiers without a cache, answers 0 to no width.
  func length(of element: Int, proposed proposal: ProposedViewSize, along axis: Axis) throws(LayoutFailure) -> CGFloat {
    if axis == .horizontal, proposal.width == 0, isText(element) {
      return 0
    }
    return try size(of: element, proposed: proposal)[axis]
  }

  /// Measures an element without looking into its cache.
  private func measure(_ element: Int, _ proposal: ProposedViewSize) throws(LayoutFailure) -> CGSize {
    answered = nil
    switch tree.elements[element].kind {
    case .filler, .geometryReader:
      return proposal.replacingUnspecifiedDimensions()
    case .circle:
      let offered = proposal.replacingUnspecifiedDimensions()
      let side = min(offered.width, offered.height)
      return CGSize(width: side, height: side)
    case .spacer(let minLength, let axis):
      return spacerSize(minLength: minLength, axis: axis, proposal)
    case .image(let size, let resizable):
      return resizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    case .responses(let table, let standard):
      return table.first { $0.proposal == proposal }?.size ?? standard
    case .text(let string, let format):
      return withText(element, string, format) { $0.size(for: proposal) }
    case .stack(let parameters):
      return try stackSize(element, parameters, proposal)
    case .zStack:
      return try zStackSize(element, proposal)
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
    case .offset, .overlay, .background, .border, .alignmentGuide:
      return try size(of: content(of: element), proposed: proposal)
    default:
      return try modifierSize(element, proposal)
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

  /// Whether an element is a text, or shows one through modifiers that only pass questions on.
  private func isText(_ element: Int) -> Bool {
    var inner = element
    while true {
      switch tree.elements[inner].kind {
      case .text: return true
      case .offset, .overlay, .background, .border, .alignmentGuide: inner = content(of: inner)
      default: return false
      }
    }
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

  /// Wraps a question about a view in trace entries, where every view is traced.
  private func traced(
    _ element: Int, _ proposal: ProposedViewSize, _ question: () throws(LayoutFailure) -> CGSize
  ) throws(LayoutFailure) -> CGSize {
    guard !tracedViews.isEmpty, let label = tracedViews[element] else { return try question() }
    return try recorded(label, proposal, question)
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
  func content(of element: Int) -> Int { tree.elements[element].children[0] }

  /// The key of the view to which an element belongs.
  func key(of element: Int) -> String { tree.views[tree.elements[element].view].key }

  /// The priority that an element shows its container (6.1, section 12).
  func priority(of index: Int) -> Double {
    let element = tree.elements[index]
    switch element.kind {
    case .layoutPriority(let value): return value
    case .spacer: return -.infinity
    case .stack, .zStack, .customLayout: return element.children.isEmpty ? -.infinity : 0
    case .fixedSize, .offset, .overlay, .background, .border, .alignmentGuide:
      return priority(of: element.children[0])
    case .viewThatFits: return shownCandidate(of: index).map { priority(of: $0) } ?? 0
    default: return 0
    }
  }
}

extension ElementKind {
  /// Whether the element's answers are cached (5.2).
  var hasSizeCache: Bool {
    switch self {
    case .spacer, .geometryReader, .text, .offset, .overlay, .background, .border, .alignmentGuide: false
    case .image(_, let resizable): resizable
    default: true
    }
  }
}
