public import LayoutEngine
public import LinearProgramming
@_exported public import OptimalLayout

/// SwiftUI's layout of a tree beside its optimal one: where they differ, why, and which priorities repair it.
///
///     let comparison = try Comparison(of: document, solver: GLPKSolver())
///     comparison.regions[0].avoidableUnused                    // 40.0 points
///
/// Source: section 7 of the optimum's definition.
public struct Comparison: Sendable {
  /// What was laid out by SwiftUI's rule.
  public let swiftUI: PlacedTree
  /// What was laid out with the best lengths.
  public let optimal: OptimalResult
  /// The regions of SwiftUI's layout in document order.
  public let regions: [RegionComparison]
  /// What is approximate in the optimal layout and stands in no region.
  public let otherApproximations: [OptimalResult.Approximation]
  /// The goals that were stated, in strict order.
  public let statedGoals: [Goal]
  /// What the goals with a number come to in both layouts, in the order in which they were pursued.
  public let goals: [GoalComparison]
  /// The layouts by other rules for stacks that were asked for, in that order.
  public let algorithms: [AlgorithmComparison]

  /// The difference in points from which on two lengths count as different.
  public static let tolerance = 0.001

  /// What a comparison may take and pursue.
  public struct Options: Sendable {
    /// The goals of the optimum in strict order.
    public var goals = Goal.standard
    /// What one solve may take.
    public var limits = SolverLimits()
    /// What the layouts record and how far they may go.
    public var layout = GreedyEngine.Options()
    /// Whether priorities are looked for that repair a region.
    public var givesAdvice = true
    /// What the optimum keeps of the programs that were solved for it.
    public var recording = StageRecording.optima
    /// Whether the whole tree is one program even where its stacks could be solved apart.
    public var solvesWhole = false
    /// Whether the effect of relaxing each region's binding bounds is measured.
    public var measuresSensitivity = false
    /// The rules for stacks that are set beside each other.
    public var algorithms: [DistributionAlgorithm] = []

    /// Makes the default options.
    public init() {}
  }

  /// Lays out a view both ways, in an area of the proposed size whose origin is (0, 0), and compares the results.
  ///
  /// - Throws: `LayoutFailure` where one of the layouts does not exist.
  public init(
    of view: some View, in proposal: ProposedViewSize, solver: some LinearSolver, options: Options = Options()
  ) throws(LayoutFailure) {
    try self.init(of: IndexedTree(ViewNode(view)), in: proposal, solver: solver, options: options)
  }

  /// Lays out a document both ways and compares the results.
  ///
  /// - Throws: `LayoutFailure` where one of the layouts does not exist.
  public init(
    of document: LayoutDocument, solver: some LinearSolver, options: Options = Options()
  ) throws(LayoutFailure) {
    try self.init(
      of: IndexedTree(document), in: document.proposal, at: document.origin, solver: solver, options: options)
  }

  /// Lays out a tree both ways, in an area of the proposed size whose origin is `origin`, and compares the results.
  ///
  /// - Throws: `LayoutFailure` where one of the layouts does not exist.
  public init(
    of tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint = CGPoint(x: 0, y: 0),
    solver: some LinearSolver, options: Options = Options()
  ) throws(LayoutFailure) {
    self = try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> Comparison in
      try Comparison(measuring: tree, in: proposal, at: origin, solver: solver, options: options)
    }
  }

  /// Lays out and compares on a thread whose stack is large enough for the tree.
  private init(
    measuring tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint, solver: some LinearSolver,
    options: Options
  ) throws(LayoutFailure) {
    statedGoals = options.goals
    var options = options
    options.layout = options.layout.recordingAllocations
    let greedy = GreedyEngine(options: options.layout)
    // Both layouts are of frames with the lengths that SwiftUI's gives them, so that regions and goals speak of the same tree.
    let tree = try greedy.fixingRelativeFrames(of: tree, in: proposal, at: origin)
    let engine = OptimalEngine(
      solver: solver, goals: options.goals, limits: options.limits, options: options.layout,
      recording: options.recording, solvesWhole: options.solvesWhole)
    swiftUI = try greedy.layout(tree, in: proposal, at: origin)
    optimal = try engine.layout(tree, in: proposal, at: origin)
    let measurement = RegionMeasurement(
      swiftUI: swiftUI, optimal: optimal,
      isolated: try engine.isolated(swiftUI.tree, after: optimal, of: tree, in: proposal, at: origin),
      texts: PlacedTexts(of: swiftUI, by: greedy), options: options)
    let wraps = NeedlessWraps(in: swiftUI, measurement.texts, by: greedy)
    var regions = try measurement.regions(
      wrapsFrom: wraps,
      advisedBy: options.givesAdvice ? PriorityAdvisor(for: swiftUI, measurement.texts, at: origin, by: greedy) : nil)
    let approximations = RegionApproximations(of: optimal, in: regions)
    for place in regions.indices { regions[place].approximations = approximations.byView[regions[place].view] ?? [] }
    self.regions = regions
    otherApproximations = approximations.others
    goals = try GoalComparison.all(
      options.goals, swiftUI: swiftUI, optimal: optimal,
      isolated: engine.isolated(optimal.placed.tree, after: optimal, of: tree, in: proposal, at: origin),
      swiftUIIsolated: measurement.isolated, targets: engine.targets(of: tree, in: proposal, at: origin))
    var algorithms: [AlgorithmComparison] = []
    for algorithm in options.algorithms {
      let rule = GreedyEngine(distribution: algorithm.distribution, options: options.layout)
      let placed = try rule.layout(tree, in: proposal, at: origin)
      algorithms.append(try AlgorithmComparison(algorithm, placed, engine.isolated(placed.tree)))
    }
    self.algorithms = algorithms
  }

  /// Whether a region differs, or a view's width or height is another by more than the tolerance.
  public var differs: Bool {
    if regions.contains(where: { !$0.differences.isEmpty }) { return true }
    let sizes = Dictionary(optimal.placed.frames.map { ($0.key, $0.frame.size) }, uniquingKeysWith: { one, _ in one })
    return swiftUI.frames.contains { key, frame in
      guard let other = sizes[key] else { return true }
      return abs(other.width - frame.size.width) > Self.tolerance
        || abs(other.height - frame.size.height) > Self.tolerance
    }
  }
}

extension Comparison {
  /// A length that the stated goals leave open, and what was chosen. Lengths are in points.
  public struct OpenChoice: Hashable, Sendable {
    /// The key of the child.
    public var view: String
    /// The lengths at which the goals are met: intervals in ascending order, of which the last may have no end. A length
    /// that leaps, as a text's does, has gaps between them, and intervals of a single length.
    public var intervals: [ClosedRange<Double>]
    /// Whether the goals are met at no other lengths; false where there are too many intervals to list, and only the first
    /// ones, or the least length, and the greatest length are here, or where it was not asked.
    public var isComplete: Bool
    /// The length chosen.
    public var chosen: Double

    /// The least length at which the goals are met.
    public var minimum: Double { intervals.first?.lowerBound ?? chosen }
    /// The greatest length at which the goals are met; infinite where they are met at any.
    public var maximum: Double { intervals.last?.upperBound ?? chosen }
  }

  /// The lengths that the stated goals leave open: those of stacks, then those of tracks, in document order.
  public var openLengths: [OpenChoice] { lengths { $0.isAsked } }

  /// The lengths of which it was not asked whether the stated goals leave them open, in the same order, with the lengths that
  /// were seen to meet them: of thousands of views each question takes as long as a goal.
  public var unaskedLengths: [OpenChoice] { lengths { !$0.isAsked } }

  private func lengths(_ isIncluded: (OpenLength) -> Bool) -> [OpenChoice] {
    let tree = optimal.placed.tree
    let stacks = optimal.placed.allocations.compactMap { allocation in
      optimal.optima[allocation.stack].map { (allocation, $0) }
    }
    return (stacks + optimal.trackOptima).flatMap { allocation, optimum -> [OpenChoice] in
      guard !optimum.open.isEmpty else { return [] }
      let keys = tree.keys(ofChildrenIn: allocation)
      return optimum.open.filter(isIncluded).map { open in
        OpenChoice(
          view: keys[open.child], intervals: open.intervals, isComplete: open.isComplete,
          chosen: optimum.lengths[open.child])
      }
    }
  }
}
