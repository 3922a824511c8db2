@_exported public import LayoutEngine
public import LinearProgramming

/// Lays out view trees as SwiftUI's own views would if their stacks proposed the best lengths.
///
/// Each stack's optimum is a linear program, solved goal by goal and checked by its certificates; the views are then laid
/// out by the ordinary engine with those lengths, so what comes out is a layout that the views really make.
///
///     let optimal = try OptimalEngine(solver: GLPKSolver()).layout(document)
///     optimal.placed["red"]                                    // the frame of the view with id "red"
public struct OptimalEngine: Sendable {
  /// What solves the programs.
  public var solver: any LinearSolver
  /// The goals in strict order; what they leave open is settled by `fair`.
  public var goals: [Goal]
  /// What one solve may take. Programs of the whole tree that a layout tries one after the other share its seconds.
  public var limits: SolverLimits
  /// What the layout records and how far it may go.
  public var options: GreedyEngine.Options
  /// What the result keeps of each program that was solved.
  public var recording: StageRecording
  /// Whether the whole tree is one program even where its stacks could be solved apart.
  public var solvesWhole: Bool

  /// Makes an engine that pursues `goals` in order.
  public init(
    solver: some LinearSolver, goals: [Goal] = Goal.standard, limits: SolverLimits = SolverLimits(),
    options: GreedyEngine.Options = GreedyEngine.Options(), recording: StageRecording = .optima,
    solvesWhole: Bool = false
  ) {
    self.solvesWhole = solvesWhole
    self.solver = solver
    self.goals = goals
    self.limits = limits
    self.options = options.recordingAllocations
    self.recording = recording
  }

  /// Lays out a view in an area of the proposed size, in points, whose origin is (0, 0).
  ///
  /// - Throws: `LayoutFailure` where there is no layout, or nothing was found in the time allowed; what was found and not
  ///   proven is among the result's approximations.
  public func layout(_ view: some View, in proposal: ProposedViewSize) throws(LayoutFailure) -> OptimalResult {
    try layout(IndexedTree(ViewNode(view)), in: proposal)
  }

  /// Lays out a document's tree for the document's proposal and origin.
  ///
  /// - Throws: `LayoutFailure` where there is no layout, or nothing was found in the time allowed; what was found and not
  ///   proven is among the result's approximations.
  public func layout(_ document: LayoutDocument) throws(LayoutFailure) -> OptimalResult {
    try layout(IndexedTree(document), in: document.proposal, at: document.origin)
  }

  /// Lays out `tree` in an area of the proposed size, in points, whose origin is `origin`.
  ///
  /// - Throws: `LayoutFailure` where there is no layout, or nothing was found in the time allowed; what was found and not
  ///   proven is among the result's approximations.
  /// - Complexity: In a separable tree one small program for each stack and offer; no question is asked to find a range.
  public func layout(
    _ tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint = CGPoint(x: 0, y: 0)
  ) throws(LayoutFailure) -> OptimalResult {
    let tree = try GreedyEngine(options: options).fixingRelativeFrames(of: tree, in: proposal, at: origin)
    return try DeepStack.run(depth: tree.depth) { () throws(LayoutFailure) -> OptimalResult in
      let start = ContinuousClock.now
      // Only constraints may bend the division of an inner stack, and none has to where all of them are kept without.
      let unbound = try? LayoutAttempt(unbound: tree, in: proposal, at: origin, by: self)?.exact(by: late(since: start))
      let unbent = try? unbound?.keepingToOwnOptima()
      // The program of all stacks would only say the same of them, and can be a large one.
      if let unbent, !solvesWhole, unbent.isSettled { return unbent.result }
      // Stacks that no constraint joins are only bent where what is stated is kept better by that.
      var partial: LayoutAttempt?
      if let unbound, unbent == nil, !solvesWhole {
        if let bent = try? unbound.bendingJoinedStacks() { return bent.result }
        partial = try? LayoutAttempt(
          of: tree, in: proposal, at: origin, by: late(since: start), knowing: unbound, leavingUnjoined: true)
        if let partial, partial.leavesViews, partial.isSound {
          return (try? partial.bendingJoinedStacksAlone() ?? partial)?.result ?? partial.result
        }
        if partial?.leavesViews == true { partial = nil }
      }
      let first: LayoutAttempt
      do throws(LayoutFailure) {
        if let partial {
          first = partial.exact(by: late(since: start))
        } else {
          first = try LayoutAttempt(of: tree, in: proposal, at: origin, by: late(since: start), knowing: unbound)
            .exact(by: late(since: start))
        }
      } catch {
        if let unbent { return unbent.result }
        throw error
      }
      // Stacks by themselves may only approximate what the program of all of them has exactly.
      if let unbent, !first.isAsGood(as: unbent), unbent.isAsKnown || !first.isSound {
        // What stacks around joined ones offer them has a say in what these choose; the outer goals come first.
        let isBetter = unbent.joinsStacks && first.isKept && (try? first.keepsToOwnOptima()) == true
        if !isBetter { return unbent.result }
      }
      // A frame is the answer to the placement, for which a stack can have other lengths than those that were measured.
      var other: LayoutAttempt?
      var conflict: LayoutFailure?
      for choices in TranslationChoices.others where !(first.isKept && first.isAsKnown) && other == nil {
        do throws(LayoutFailure) {
          conflict = nil
          let again = try LayoutAttempt(again: first, choosing: choices, by: late(since: start))
          if again.isKept, again.isAsKnown && again.isPlanned || !first.isKept { other = again }
        } catch {
          if error.isConflict { conflict = error }
        }
      }
      if other == nil {
        try first.checkPlaceless()
        // The last of these has all divisions: what contradicts itself there was only missed before.
        if let conflict, !first.isKept { throw conflict }
      }
      let found = other ?? first
      return (try? found.bendingJoinedStacksAlone() ?? found)?.result ?? found.result
    }
  }

  /// The same for what is tried so long after the start of a layout: all that it tries has the time of one search, and each
  /// a twentieth of that at least.
  private func late(since start: ContinuousClock.Instant) -> OptimalEngine {
    var engine = self
    let left = limits.seconds - start.duration(to: .now) / .seconds(1)
    engine.limits.seconds = max(left, limits.seconds / Self.shares)
    return engine
  }

  /// How many shares the time allowed has, one of which is left to whatever is tried.
  private static let shares = 20.0

  /// Divides each stack by its goals; `targets` counts where one of them is of the whole tree.
  func makeDistribution(
    record: OptimumRecord, targets: TargetLengths?, recording: StageRecording = .optima
  ) -> OptimalDistribution {
    OptimalDistribution(
      solver: recording.solver(solver), goals: goals, limits: limits, record: record,
      targets: goals.contains(where: \.isOfWholeTree) ? targets : nil)
  }
}

extension OptimalEngine {
  /// Prepares to ask each stack of `tree` for its optimum by itself.
  package func isolated(_ tree: IndexedTree) -> IsolatedOptima {
    IsolatedOptima(tree, makeDistribution(record: OptimumRecord(goals: goals), targets: nil), options)
  }

  /// Prepares to ask each stack for its optimum by itself, near to what SwiftUI's layout gives its children where the
  /// goals ask for that.
  package func isolated(
    _ tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint
  ) throws(LayoutFailure) -> IsolatedOptima {
    let targets = try targets(of: tree, in: proposal, at: origin)
    return IsolatedOptima(tree, makeDistribution(record: OptimumRecord(goals: goals), targets: targets), options)
  }

  /// The same, with what an optimal layout of `tree` found out of all stacks that nothing stated bound, where its readers
  /// added nothing to the tree and no goal is of the whole tree.
  package func isolated(
    _ tree: IndexedTree, after result: OptimalResult, of original: IndexedTree, in proposal: ProposedViewSize,
    at origin: CGPoint
  ) throws(LayoutFailure) -> IsolatedOptima {
    let counts = [tree, result.placed.tree, original].map(\.elements.count)
    guard counts.allSatisfy({ $0 == counts[0] }), !goals.contains(where: \.isOfWholeTree) else {
      return try isolated(tree, in: proposal, at: origin)
    }
    var record = result.record
    if !result.plans.isEmpty || !record.relations.isEmpty {
      record = OptimumRecord(goals: goals)
      record.learn(from: result.record, of: tree)
    }
    return IsolatedOptima(tree, makeDistribution(record: record, targets: nil), options)
  }

  /// What the goals `ideal` and `closest` want lengths to be near to; nil where neither is pursued.
  package func targets(
    of tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint
  ) throws(LayoutFailure) -> TargetLengths? {
    try goals.contains(where: \.isOfWholeTree) ? .init(of: tree, in: proposal, at: origin, options: options) : nil
  }
}

/// A layout whose stacks propose the best lengths, and how sure it is.
public struct OptimalResult: Sendable {
  /// The layout that the views made with the lengths chosen for them.
  public let placed: PlacedTree
  /// The largest difference in points between a length chosen for a view and the one it answered.
  public let realisationGap: Double
  /// The views that the programs only approximate, in document order, and why.
  public let approximations: [Approximation]
  /// The goal that settled what the stated ones left open; nil where they suffice.
  public let decidedBy: Goal?
  /// The optimum of each placed stack, by element.
  package let optima: [Int: StackOptimum]
  /// The optimum of each placed grid's tracks, in document order, columns before rows.
  package let trackOptima: [(tracks: Allocation, optimum: StackOptimum)]

  /// A view that the programs only approximate.
  public struct Approximation: Hashable, Sendable {
    /// The view's key.
    public var view: String
    /// Why it cannot be exact.
    public var reason: String
  }

  /// The programs of the whole tree, and of trees of their own, whose stacks were not solved apart.
  package let joined: [SolvedComponent]
  /// What divided all stacks of a tree together.
  let plans: [TreePlan]
  /// What the layout found out of each stack.
  let record: OptimumRecord
  /// What laid it out.
  let engine: OptimalEngine

  init(
    _ placed: PlacedTree, _ record: OptimumRecord, joined: [SolvedComponent], by engine: OptimalEngine,
    _ plans: [TreePlan]
  ) {
    self.engine = engine
    self.placed = placed
    self.record = record
    self.plans = plans
    self.joined = joined
    realisationGap = record.gap
    var reasons = record.approximations
    for tracks in placed.trackAllocations {
      let grid = placed.tree.elements[tracks.stack]
      if case .grid = grid.kind { reasons[grid.view] = reasons[grid.view] ?? Coupling.grid }
    }
    approximations = reasons.sorted { $0.key < $1.key }.map {
      Approximation(view: placed.tree.key(ofView: $0.key), reason: $0.value)
    }
    var optima: [Int: StackOptimum] = [:]
    for allocation in placed.allocations {
      optima[allocation.stack] = record.optimum(
        stack: allocation.stack, proposal: allocation.proposal, axis: allocation.axis)
    }
    self.optima = optima
    trackOptima = placed.trackAllocations.compactMap { tracks in
      record.optimum(grid: tracks.stack, proposal: tracks.proposal, axis: tracks.axis).map { (tracks, $0) }
    }
    let all = Array(optima.values) + trackOptima.map(\.optimum)
    decidedBy = all.contains { !$0.open.isEmpty } ? .fair : nil
  }
}
