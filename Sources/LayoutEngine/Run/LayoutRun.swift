internal import ViewTree

/// One layout of one tree: the caches, the stacks' states and the record, all gone when the call returns.
///
/// It asks and places elements; what these answer and where they put what is inside them is said by their
/// ``ElementLayout``.
final class LayoutRun {
  var tree: IndexedTree
  let distribution: any StackDistribution
  let tracks: any TrackDistribution
  /// The rules that stacks of the tree bring with them.
  var ownRules = OwnRules()
  let options: GreedyEngine.Options

  /// What is remembered of the elements that are asked.
  let state = UnsafeMutablePointer<RunState>.allocate(capacity: 1)
  private var spacings: [SpacingPreference?] = []

  /// Whether what is asked is no part of the layout.
  var isTrying = false
  /// The candidate that each ViewThatFits showed last.
  var shownCandidates: [Int: Int] = [:]
  /// The containers to whose lengths frames inside them look.
  var containers = RelativeContainers()
  /// What custom layouts remember, and what they are doing.
  var customLayouts = CustomLayoutState()
  /// The rules used that neither a recording nor audited code vouches for.
  var followedRules = FollowedRules()
  /// The anchor of the scroll view that is placed next; nil where it has none.
  var scrollAnchor: ScrollAnchor?
  /// The safe area at the view that is being placed.
  var safeArea = SafeArea()

  /// What effects around the view that is being placed make of its coordinates; nil where there are none.
  var effects: ProjectionTransform?
  /// The effects around each element that was placed inside some.
  private var effectsAround: [Int: ProjectionTransform] = [:]

  /// Whether the layout was made before, and those who watch geometry were told of it then.
  let isRepetition: Bool
  /// The record that an explanation is read from; nil where nobody asks for one.
  let record: LayoutRecord?
  /// How many sizes were asked, by axis or not.
  private let questions = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  /// The elements that answer by axis; nil where all are asked.
  private(set) var axes: AxisAnswers?
  /// Whether there is room for what elements remember that are asked.
  private var isAsking = false
  /// Whether a stack asks in an order that is a matter of what was asked before, so that no element may answer by axis.
  var needsPlainPath = false
  private var trace: [TraceEntry] = []
  private var traceDepth = 0

  /// The keys under which elements are traced when every view is.
  private let tracedViews: [Int: String]
  private let tracesViews: Bool
  /// Whether somebody follows the questions, so that each has to be asked of the element itself.
  private let isWatched: Bool

  var frames: [CGRect?] = []
  /// What is done with the geometry of elements as soon as they are placed.
  private var placementUses: [Int: [GeometryUse]] = [:]
  private var knownUses = 0
  /// The frames of the views that others of their id follow, in global coordinates.
  var matchedSources: [MatchedID: CGRect] = [:]
  /// What is placed when everything else has been.
  var postponed: [PostponedPlace] = []
  /// The places of the spaces with names that have been placed so far.
  private var spaces: [SpaceName: DrawnPlace] = [:]
  /// How stacks and grids shared their lengths, where that is recorded.
  var recorded = RecordedAllocations()
  /// The columns and rows of each Grid for the proposal asked about last.
  var gridMeasures: [Int: (proposal: ProposedViewSize, measure: GridMeasure)] = [:]

  init(
    _ tree: IndexedTree, distribution: any StackDistribution, tracks: any TrackDistribution,
    options: GreedyEngine.Options, record: LayoutRecord? = nil, answersByAxis: Bool = false,
    isRepetition: Bool = false
  ) {
    questions.initialize(to: 0)
    state.initialize(to: RunState())
    self.tree = tree
    self.record = record
    self.isRepetition = isRepetition
    self.distribution = distribution
    self.tracks = tracks
    self.options = options
    tracedViews =
      options.tracesEveryView
      ? Dictionary(
        tree.views.indices.filter { tree.views[$0].isWritten }.map { (tree.views[$0].element, tree.key(ofView: $0)) },
        uniquingKeysWith: { outer, _ in outer }) : [:]
    tracesViews = !tracedViews.isEmpty
    isWatched = tracesViews || record != nil
    if answersByAxis, record == nil, !options.tracesEveryView,
      (distribution as? GreedyDistribution)?.order == .flexibility
    {
      axes = AxisAnswers(counting: questions, limit: options.questionLimit)
    }
    extendToTree()
  }

  deinit {
    questions.deallocate()
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Makes room for what the tree has gained.
  func extendToTree() {
    if axes == nil || isAsking { extendAsking() }
    let count = tree.elements.count
    frames += Array(repeating: nil, count: count - frames.count)
    for (element, use) in tree.geometryUses.dropFirst(knownUses) {
      if case .afterLayout = use { continue }
      placementUses[element, default: []].append(use)
    }
    knownUses = tree.geometryUses.count
    axes?.extend(to: tree, in: self)
  }

  /// Makes room for what elements remember that are asked, before the first of them is: where all answer by axis, none is needed.
  @inline(__always)
  func prepareAsking() { if !isAsking { extendAsking() } }

  private func extendAsking() {
    isAsking = true
    containers.extend(to: tree, from: elements.count)
    state.pointee.extend(to: tree)
    spacings += Array(repeating: nil, count: tree.elements.count - spacings.count)
  }

  /// Measures the root, places it, and collects the result (section 4).
  func layoutRoot(in proposal: ProposedViewSize, at origin: CGPoint) throws(LayoutFailure) -> PlacedTree {
    let root = tree.root
    containers.area = proposal
    let answer = try answer(of: root, proposed: proposal, because: .root)
    let size = answer.size
    var corner = origin
    for axis in Axis.allCases {
      guard let area = proposal[axis], area.isFinite else {
        follow(.rootWithoutEnd, for: root)
        continue
      }
      corner[axis] = origin[axis] + (area - size[axis]) * 0.5
    }
    safeArea = SafeArea(
      CGRect(origin: origin, size: proposal.replacingUnspecifiedDimensions(by: size)), insets: tree.safeAreaInsets)
    try place(root, at: corner, ViewSize(size, proposal: proposal), kept: answer.measurement)
    try placePostponed()
    if !isRepetition {
      for case (let element, .afterLayout(let observer)) in tree.geometryUses { observer.observe(proxy(of: element)) }
    }
    customLayouts = CustomLayoutState()
    followedRules.insert(of: tree)
    return PlacedTree(
      tree: tree, proposal: proposal, size: size, elementFrames: frames,
      allocations: recorded.record(in: self), trace: trace,
      questions: questions.pointee,
      uncertainRules: followedRules.sorted(in: tree))
  }
}

// MARK: - Sizes

extension LayoutRun {
  /// What `element` answers to `proposal`, from its cache where it has one (5.1).
  func answer(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    if let axes {
      if axes.isSeparable(element) { return try answerByAxis(of: element, proposed: proposal, axes) }
      prepareAsking()
    }
    questions.pointee += 1
    guard questions.pointee <= options.questionLimit else {
      throw .tooManyQuestions(limit: options.questionLimit, view: key(of: element))
    }
    if isWatched { return try watchedAnswer(of: element, proposed: proposal, because: reason) }
    switch elements.facts[element].role {
    case .leaf: return MeasuredSize(leafSize(of: element, proposed: proposal))
    case .passing: return try answer(of: elements.facts[element].content, proposed: proposal, because: reason)
    case .modifier, .other: return try remembered(element, proposal, because: reason)
    }
  }

  /// What `element` answers to `proposal`, where somebody follows the questions.
  private func watchedAnswer(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    guard let record else { return try remembered(element, proposal, because: reason) }
    let isRemembered =
      elements.facts[element].hasSizeCache
      && state.pointee.sizes.place(of: element, where: { $0 == proposal }) != nil
    return try record.asking(element, proposal, because: reason, isRemembered: isRemembered) {
      () throws(LayoutFailure) in try remembered(element, proposal, because: reason)
    }
  }

  /// The answer in the element's cache, else a new one.
  @inline(__always)
  private func remembered(
    _ element: Int, _ proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    guard elements.facts[element].hasSizeCache else { return try measure(element, proposal, because: reason) }
    if let place = state.pointee.sizes.place(of: element, where: { $0 == proposal }) {
      return state.pointee.sizes[place]
    }
    let answer = try measure(element, proposal, because: reason)
    state.pointee.sizes.insert(answer, under: proposal, for: element)
    return answer
  }

  /// The length that `element` answers on one axis.
  ///
  /// It is that side of the answered size, except that a text, through modifiers without a cache, answers 0 to no width.
  func length(
    of element: Int, proposed proposal: ProposedViewSize, along axis: Axis, because reason: ProposalReason
  ) throws(LayoutFailure) -> CGFloat {
    if axis == .horizontal, proposal.width == 0, axes?.isSeparable(element) != true, elements.facts[element].isText {
      record?.notAsking(element, proposal, because: reason)
      return 0
    }
    return try answer(of: element, proposed: proposal, because: reason).size[axis]
  }

  /// Measures an element without looking into its cache, and traces it where every view is traced.
  private func measure(
    _ element: Int, _ proposal: ProposedViewSize, because reason: ProposalReason
  ) throws(LayoutFailure) -> MeasuredSize {
    guard tracesViews, let label = tracedViews[element] else {
      if elements.facts[element].role == .modifier {
        return try sizeByRules(of: element, proposed: proposal, because: reason)
      }
      return try elements.layouts[element].size(of: element, proposed: proposal, because: reason, in: self)
    }
    return try recorded(label, proposal, because: reason) { () throws(LayoutFailure) in
      try elements.layouts[element].size(of: element, proposed: proposal, because: .measuring, in: self)
    }
  }

  /// Records a question: the proposal, then whatever is asked to answer it, then the report.
  func recorded(
    _ label: String, _ proposal: ProposedViewSize, because reason: ProposalReason,
    _ question: () throws(LayoutFailure) -> MeasuredSize
  ) throws(LayoutFailure) -> MeasuredSize {
    trace.append(TraceEntry(label: label, event: .proposal(proposal), depth: traceDepth, reason: reason))
    traceDepth += 1
    let answer = try question()
    traceDepth -= 1
    trace.append(TraceEntry(label: label, event: .report(answer.size), depth: traceDepth))
    return answer
  }

  /// Records where the view inside a traced point was placed.
  func tracePosition(_ origin: CGPoint, _ label: String) {
    trace.append(TraceEntry(label: label, event: .position(origin), depth: traceDepth))
  }
}

// MARK: - Placing

extension LayoutRun {
  /// Places an element at `origin`, in global coordinates, with the size that its container measured; where that places from
  /// right to left, at the mirrored origin.
  ///
  /// - Parameter kept: The measurement whose size the parent used for its own, where there was one.
  func place(_ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?) throws(LayoutFailure) {
    try stand(element, at: mirrored(origin, of: element, viewSize.size), viewSize, kept: kept)
  }

  /// Places an element at `origin` in any direction.
  @inline(__always)
  func stand(_ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?) throws(LayoutFailure) {
    noteFrame(CGRect(origin: origin, size: viewSize.size), of: element)
    if let axes {
      if axes.isSeparable(element) { return try placeByAxis(element, at: origin, viewSize, kept: kept, axes) }
      prepareAsking()
    }
    guard let record else {
      return try elements.layouts[element].place(element, at: origin, viewSize, kept: kept, in: self)
    }
    try record.placing(element, at: origin, viewSize) { () throws(LayoutFailure) in
      try elements.layouts[element].place(element, at: origin, viewSize, kept: kept, in: self)
    }
  }

  /// Notes where an element stands, and tells those who look at its place.
  @inline(__always)
  func noteFrame(_ frame: CGRect, of element: Int) {
    frames[element] = frame
    if let effects { effectsAround[element] = effects }
    if !placementUses.isEmpty { usePlacement(of: element) }
  }

  /// Where an element stands whose container puts it at `origin` as from left to right: as far from the container's right side
  /// as it would be from the left one, if the container places from right to left (V7.1).
  ///
  /// In a container from 100 to 400, a view of 50 at 110 stands at 340.
  @inline(__always)
  func mirrored(_ origin: CGPoint, of element: Int, _ size: CGSize) -> CGPoint {
    guard let container = tree.elements[element].mirroringContainer, let frame = frames[container] else {
      return origin
    }
    let inside = origin.x - frame.origin.x
    return CGPoint(x: frame.origin.x + (frame.size.width - (inside + size.width)), y: origin.y)
  }

  /// How far an element with this frame can be extended over the safe area's insets, in its own direction.
  func safeAreaInsets(of element: Int, in frame: CGRect) -> EdgeInsets {
    let insets = safeArea.insets(of: frame)
    return tree.elements[element].isRightToLeft ? insets.mirrored : insets
  }

  /// The size and place of an element, and how far it can be extended over the safe area's insets.
  func proxy(of element: Int) -> GeometryProxy {
    let frame = frames[element] ?? CGRect(origin: .zero, size: .zero)
    return GeometryProxy(
      size: frame.size, origin: frame.origin, effects: effectsAround[element],
      safeAreaInsets: safeAreaInsets(of: element, in: frame), spaces: spaces)
  }

  /// Tells anchors and named spaces where their view has been placed.
  private func usePlacement(of element: Int) {
    for use in placementUses[element] ?? [] {
      switch use {
      case .atPlacement(let observer): observer.observe(proxy(of: element))
      case .space(let name): spaces[name] = proxy(of: element).place
      case .afterLayout: break
      }
    }
  }
}

// MARK: - The tree

extension LayoutRun {
  /// How each element of the tree is laid out.
  @inline(__always)
  var elements: ElementTable {
    unsafeAddress { UnsafePointer(elementsAddress) }
  }

  private var elementsAddress: UnsafeMutablePointer<ElementTable> { state.pointer(to: \.elements)! }

  /// The only child of a modifier, the primary one of an overlay.
  func content(of element: Int) -> Int { elements.facts[element].content }

  /// The key of the view to which an element belongs.
  func key(of element: Int) -> String { tree.key(of: element) }

  /// The priority that an element shows its container (6.1, section 12).
  func priority(of element: Int) -> Double {
    elements.facts[element].priority ?? elements.layouts[element].shownPriority(of: element, in: self)
  }

  /// The priority that an element shows at a proposal.
  func priority(of element: Int, at proposal: ProposedViewSize) throws(LayoutFailure) -> Double {
    if let known = elements.facts[element].priority { return known }
    return try elements.layouts[element].shownPriority(of: element, at: proposal, in: self)
  }

  /// An element's preference, as its container's direction has the leading and the trailing edge, found once in a layout
  /// (8.2; V7.1 of the vocabulary).
  func spacing(of element: Int) -> SpacingPreference {
    if let known = spacings[element] { return known }
    var preference = elements.layouts[element].spacing(of: element, in: self)
    if tree.elements[element].isTurnedAround { preference = preference.mirrored }
    // What shows a candidate prefers what that does, and may show another later.
    if !elements.facts[element].holdsCandidates { spacings[element] = preference }
    return preference
  }
}
