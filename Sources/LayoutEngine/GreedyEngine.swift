@_exported public import ViewTree

/// Lays out view trees by asking each view for its size, as SwiftUI does.
///
/// With the default rule it is SwiftUI's own layout, to the last bit and in the order of its proposals; with another
/// ``StackDistribution`` only the way in which stacks share their length changes. An engine is a value without state:
/// caches belong to one call.
///
///     let stack = VStack(spacing: 0) { … }
///     let placed = try GreedyEngine().layout(stack, in: ProposedViewSize(width: 300, height: 300))
///     placed["red"]                                            // the frame of the view with id "red"
public struct GreedyEngine: Sendable {
  /// What a layout records and how far it may go.
  public struct Options: Sendable {
    /// The number of sizes that may be asked before the layout is given up; of views that answer by axis, the number of lengths.
    public var questionLimit = 20_000_000
    /// Whether every view is traced, under its key, besides the points marked by `inspect`.
    public var tracesEveryView = false
    /// What measures texts that the document does not measure itself.
    public var textMetrics: any TextMetrics = BuiltInTextMetrics()
    /// Whether allocations are recorded on the way, for a layout of which they are read in any case. Where they are not, the layout is
    /// made a second time when they are first read.
    public var recordsAllocations = false
    /// Whether views whose axes do not influence each other answer by axis, each once for a length: the same layout to the last bit, in
    /// a time that is linear in the views, from fewer questions. A layout that traces every view asks all of them in any case.
    public var answersByAxis = true

    /// Makes the default options.
    public init() {}

    /// The same options for a layout of which allocations are read in any case.
    package var recordingAllocations: Options {
      var options = self
      options.recordsAllocations = true
      return options
    }
  }

  /// How stacks share their length.
  public var distribution: any StackDistribution
  /// How the tracks of grids share theirs.
  public var tracks: any TrackDistribution
  /// What a layout records and how far it may go.
  public var options: Options

  /// Makes an engine whose stacks share their length by `distribution` and whose grids share theirs by `tracks`, SwiftUI's
  /// rules by default.
  public init(
    distribution: any StackDistribution = GreedyDistribution(),
    tracks: any TrackDistribution = GreedyTrackDistribution(), options: Options = Options()
  ) {
    self.distribution = distribution
    self.tracks = tracks
    self.options = options
  }

  /// Lays out a view in an area of the proposed size, in points, whose origin is (0, 0).
  ///
  /// - Throws: ``LayoutFailure`` where there is no layout.
  public func layout(_ view: some View, in proposal: ProposedViewSize) throws(LayoutFailure) -> PlacedTree {
    let node = ViewNode(view)
    return try DeepStack.run(depth: node.survey.depth) { () throws(LayoutFailure) in
      try layout(IndexedTree(node), in: proposal)
    }
  }

  /// Lays out a view and records every answer: what a test of a layout needs, in one call.
  ///
  ///     let examined = try GreedyEngine().examine(DiagonalStack { … }, in: .unspecified)
  ///     examined["second"]                                   // its frame, for a view with id "second"
  ///     examined.answers(of: "second")                       // what it was proposed and what it answered
  ///
  /// - Throws: ``LayoutFailure`` where there is no layout.
  public func examine(_ view: some View, in proposal: ProposedViewSize) throws(LayoutFailure) -> PlacedTree {
    var engine = self
    engine.options.tracesEveryView = true
    return try engine.layout(view, in: proposal)
  }

  /// Lays out a document's tree for the document's proposal and origin.
  ///
  /// - Throws: ``LayoutFailure`` where there is no layout.
  public func layout(_ document: LayoutDocument) throws(LayoutFailure) -> PlacedTree {
    // The tree is made and laid out on one stack, whose pages are then there for the layout.
    try DeepStack.run(depth: document.view.survey.depth) { () throws(LayoutFailure) in
      try layout(IndexedTree(document), in: document.proposal, at: document.origin)
    }
  }

  /// Lays out a view in the safe area of a device, as the root of its screen.
  ///
  /// - Throws: ``LayoutFailure`` where there is no layout.
  public func layout(_ view: some View, on device: Device) throws(LayoutFailure) -> PlacedTree {
    var document = LayoutDocument(view: ViewNode(view.window(of: device)))
    document.propose(device)
    return try layout(document)
  }

  /// The tree with frames of fixed lengths in the places of those that look to a container: what they come to where the
  /// tree is laid out by this engine.
  ///
  /// - Throws: ``LayoutFailure`` where there is no layout.
  /// - Complexity: One layout, where such a frame stands in the tree.
  package func fixingRelativeFrames(
    of tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint
  ) throws(LayoutFailure) -> IndexedTree {
    guard tree.holdsRelativeFrames, tree.depth <= DeepStack.depthLimit else { return tree }
    return try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> IndexedTree in
      let run = LayoutRun(tree, distribution: distribution, tracks: tracks, options: options)
      _ = try run.layoutRoot(in: proposal, at: origin)
      return tree.fixing(run.containers.frames.mapValues(\.frame))
    }
  }

  /// Lays out `tree` in an area of the proposed size whose origin is `origin` (section 4 of the semantics).
  ///
  /// - Parameter proposal: Per side in points; on an axis that is unspecified or infinite the root stands at the origin.
  /// - Throws: ``LayoutFailure`` where there is no layout.
  /// - Complexity: Linear in views whose axes do not influence each other, of which each is asked a few lengths on each axis. All
  ///   others, and those around them, are asked by SwiftUI's rule: stacks ask each child for its least and greatest length and
  ///   make it one offer, so stacks that alternate their axes ask exponentially often in their depth.
  public func layout(
    _ tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint = CGPoint(x: 0, y: 0)
  ) throws(LayoutFailure) -> PlacedTree {
    guard tree.depth <= DeepStack.depthLimit else {
      throw .tooDeep(depth: tree.depth, limit: DeepStack.depthLimit)
    }
    return try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> PlacedTree in
      var placed = try placed(tree, in: proposal, at: origin)
      let source = LayoutSource(engine: self, tree: tree, proposal: proposal, origin: origin)
      placed.source = source
      if !options.recordsAllocations { placed.findAllocations { source.allocations() } }
      return placed
    }
  }

  /// Lays a tree out by axis where that can be, else by asking.
  func placed(
    _ tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint, isRepetition: Bool = false
  ) throws(LayoutFailure) -> PlacedTree {
    let run = LayoutRun(
      tree, distribution: distribution, tracks: tracks, options: options, answersByAxis: options.answersByAxis,
      isRepetition: isRepetition)
    do throws(LayoutFailure) {
      return try run.layoutRoot(in: proposal, at: origin)
    } catch {
      guard run.needsPlainPath else { throw error }
    }
    let plain = LayoutRun(
      tree, distribution: distribution, tracks: tracks, options: options, isRepetition: isRepetition)
    return try plain.layoutRoot(in: proposal, at: origin)
  }
}
