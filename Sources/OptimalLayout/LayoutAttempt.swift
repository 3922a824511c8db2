internal import LayoutEngine

/// One layout with the best lengths: programs of the whole tree first, where something joins the lengths of its stacks, then
/// the views with what they chose, then what is stated of trees of their own.
struct LayoutAttempt {
  let engine: OptimalEngine
  let tree: IndexedTree
  let proposal: ProposedViewSize
  let origin: CGPoint
  /// What is stated of the tree's own views.
  private let constraints: [ResolvedConstraint]
  let targets: TargetLengths?
  let record: OptimumRecord
  /// SwiftUI's rules, but for the lengths that stacks and grids choose.
  let rules: GreedyEngine
  /// What divided all stacks of a tree together, and the programs.
  var plans: [TreePlan] = []
  var joined: [SolvedComponent] = []
  var placed: PlacedTree
  /// Whether what is stated of trees of their own divides these.
  private let keepsInside: Bool
  /// Whether lengths were chosen together for stacks beside each other, at what this layout offers them.
  private(set) var joinsStacks = false

  /// Lays out `tree` in an area of the proposed size, in points, whose origin is `origin`.
  ///
  /// - Throws: `LayoutFailure` where there is no layout, or nothing was found in the time allowed.
  init(
    of tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint, by engine: OptimalEngine,
    knowing unbound: LayoutAttempt? = nil, leavingUnjoined: Bool = false
  ) throws(LayoutFailure) {
    let stated = try tree.statedConstraints()
    let constraints = stated.isEmpty ? [] : OwnTrees(in: tree).ofRoot(stated)
    let joins = engine.solvesWhole || !constraints.isEmpty || engine.goals.contains(where: \.isOfWholeTree)
    try self.init(
      tree, proposal, origin, engine, constraints,
      joins ? TargetLengths(of: tree, in: proposal, at: origin, options: engine.options) : nil,
      known: unbound?.record, leavesUnjoined: leavingUnjoined)
  }

  /// The layout of a tree as if nothing were stated.
  ///
  /// - Returns: Nil where nothing is, and where goals of the whole tree join stacks anyway.
  init?(
    unbound tree: IndexedTree, in proposal: ProposedViewSize, at origin: CGPoint, by engine: OptimalEngine
  ) throws(LayoutFailure) {
    let stated = try tree.statedConstraints()
    guard !stated.isEmpty, !engine.goals.contains(where: \.isOfWholeTree) else { return nil }
    let targets =
      engine.solvesWhole ? try TargetLengths(of: tree, in: proposal, at: origin, options: engine.options) : nil
    try self.init(tree, proposal, origin, engine, [], targets, keepsInside: false)
  }

  /// The layout of a tree in which nothing joins stacks, by the other way of dividing these where this one is approximate: a
  /// stack by itself leaves out what overflows in a cell that may stand in several tracks, and a program of the whole tree
  /// what a text remembers.
  ///
  /// - Returns: This one where it is exact, and where the other way is not.
  func exact(by engine: OptimalEngine) -> LayoutAttempt {
    guard constraints.isEmpty, !engine.goals.contains(where: \.isOfWholeTree), !record.isExactAsFound,
      tree.elements.count <= Self.mostElements
    else { return self }
    var other = engine
    other.solvesWhole = !self.engine.solvesWhole
    let targets =
      other.solvesWhole ? try? TargetLengths(of: tree, in: proposal, at: origin, options: engine.options) : nil
    for choices in [TranslationChoices()] + (other.solvesWhole ? TranslationChoices.others : []) {
      let again = try? LayoutAttempt(
        tree, proposal, origin, other, [], targets, choosing: choices, keepsInside: keepsInside)
      if let again, again.record.isExact { return again }
    }
    return self
  }

  /// The layout in which no stack is divided together with others: each has its own optimum, under what is stated of its
  /// children alone. This is the one in which nothing is stated.
  ///
  /// - Returns: Nil where the layout misses something that is stated of several stacks, of whatever strength, or required of
  ///   one.
  func keepingToOwnOptima() throws(LayoutFailure) -> LayoutAttempt? {
    if ConstraintCheck(placed: placed).keepsAll(try placed.tree.statedConstraints()) {
      // What bounds are worth is measured beside what is stated, which may hold no longer without them.
      if let bound = try? underSingleRelations(), bound.isAsGood(as: self) { return bound }
      return self
    }
    if let best = bestSettled() { return best }
    return try dividingJoinedStacks()
  }

  /// The layout in which only stacks that constraints join are divided together, and all others have their own optimum beside
  /// them. This is the one in which nothing is stated.
  ///
  /// - Returns: Nil where the constraints are kept less than the program of the joined stacks has it, so that others may have to
  ///   be bent too, and where more overflows than without them.
  func bendingJoinedStacks() throws(LayoutFailure) -> LayoutAttempt? {
    let stated = try tree.statedConstraints()
    let constraints = OwnTrees(in: tree).ofRoot(stated)
    let strengths = Set(constraints.map(\.constraint.strength)).subtracting([.required])
    guard constraints.count == stated.count, strengths.count <= 1 else { return nil }
    let elements = JoinedElements(by: constraints, in: tree)
    let planned = OptimumRecord(goals: engine.goals)
    let plan = TreePlan(
      tree: tree, area: PlannedArea(of: tree, proposed: proposal, at: origin), constraints: constraints,
      engine: engine, record: planned,
      targets: try TargetLengths(of: tree, in: proposal, at: origin, options: engine.options), leavesUnjoined: true,
      joined: elements, known: record)
    guard let solved = try plan.make(), planned.isExactAsFound else { return nil }
    let divisions = planned.divisions.filter { elements.contain($0.place.element, along: $0.place.axis) }
    let wishes = constraints.filter { $0.constraint.strength != .required }
    func missed(by attempt: LayoutAttempt) -> Double {
      let check = ConstraintCheck(placed: attempt.placed)
      return attempt.record.isExact && check.keeps(constraints) ? check.missed(by: wishes) : .infinity
    }
    let least = solved.stages.filter { $0.goal == .constraints }.reduce(0) { $0 + $1.value }
    let enough = least + max(1e-6, 1e-12 * least)
    var bent = try layout(under: [:], dividing: divisions.map(\.whateverAcross))
    bent.plans = [plan]
    guard !order.overflowsMore(bent.placed, than: placed) else { return nil }
    // What neither overflows less nor is kept any better is no reason to bend anything.
    let isIdle = missed(by: self) <= enough && !order.overflowsMore(placed, than: bent.placed)
    var best = isIdle ? self : bent
    guard missed(by: best) <= enough else { return nil }
    best.record.noteStops(of: planned)
    best.joined = [solved]
    return best
  }

  /// Whether views that constraints join with no others were left as they answer.
  var leavesViews: Bool { record.leavesViews }

  /// Whether a program divided stacks together.
  var isPlanned: Bool { !joined.isEmpty }

  /// Whether no view is named but for a search that was stopped.
  var isAsKnown: Bool { record.isExact || record.isStopped }

  /// Whether what is required is kept by an exact layout, or by the best one that a search found in the time allowed.
  var isSound: Bool { isKept && isAsKnown }

  /// The layout under what is stated of single stacks; nil where that is nothing.
  private func underSingleRelations() throws(LayoutFailure) -> LayoutAttempt? {
    let relations = try ownRelations(offering: nil).single
    return relations.isEmpty ? nil : try layout(under: relations)
  }

  /// The best layout found under relations of single stacks and of those beside each other that leads to the same relations;
  /// nil where there is none.
  private func bestSettled() -> LayoutAttempt? {
    let order = order
    var best: LayoutAttempt?
    for offers in JoinedStacks.OffersAcross.allCases {
      // What stacks cannot keep at one offer they may at another one.
      guard let relations = try? ownRelations(offering: offers), !relations.stacks.isEmpty else { continue }
      // What a text or a picture beside others can take depends on how high it may be; nothing else does.
      let isOpen = relations.joined.contains(where: \.dependsOnOfferAcross)
      guard offers == .asPlaced || isOpen else { continue }
      for holdsChoices in isOpen ? [false, true] : [false] {
        guard let found = try? settled(relations, holdsChoices: holdsChoices) else { continue }
        // Lengths that were chosen are no reason for stacks around to overflow: offered less, others would be chosen.
        if holdsChoices, order.overflowsMore(found.placed, than: placed) { continue }
        if let other = best, !order.isBetter(found.placed, than: other.placed) { continue }
        best = found
      }
    }
    return best
  }

  /// Which of this tree's layouts are better ones.
  private var order: LayoutOrder { LayoutOrder(engine.goals, IsolatedStacks(of: tree, by: rules).questions) }

  /// A layout under some relations that leads to the same ones, or to others that do; nil where none was found.
  ///
  /// - Parameter holdsChoices: Whether stacks around joined ones are to offer these what they need for what they chose.
  private func settled(
    _ first: OwnRelations, holdsChoices: Bool
  ) throws(LayoutFailure) -> LayoutAttempt? {
    var relations = first
    // What stands beside the lengths of stacks is taken as a layout has it, and may be another one under what is stated.
    for _ in 0..<Self.mostRounds {
      let stated = holdsChoices ? relations.stacks.mapValues(\.holdingChoices) : relations.stacks
      var attempt = try layout(under: stated)
      let next = try attempt.ownRelations()
      if relations.areKept(in: attempt.placed, leadingTo: next) {
        attempt.joinsStacks = !relations.joined.isEmpty
        return attempt
      }
      guard !next.stacks.isEmpty else { return nil }
      relations = next
    }
    return nil
  }

  /// The layout in which joined stacks are divided as they choose at what this one offers them. Stacks around these can see in
  /// what was chosen what they would not be answered; so they offer what they do without.
  private func dividingJoinedStacks() throws(LayoutFailure) -> LayoutAttempt? {
    let first = try ownRelations()
    guard !first.joined.isEmpty else { return nil }
    var attempt = try layout(under: first.single, dividing: first.joined)
    guard attempt.record.approximations.isEmpty, first.areKeptAsDivided(in: attempt.placed) else { return nil }
    attempt.joinsStacks = true
    return attempt
  }

  /// The layout under what is stated of the children of stacks, some of which are divided in this way.
  private func layout(
    under relations: [Int: StackRelations], dividing divisions: [PlannedDivision] = []
  ) throws(LayoutFailure) -> LayoutAttempt {
    let record = OptimumRecord(goals: engine.goals, relations: relations)
    for division in divisions { record.plan(division) }
    record.learn(from: self.record, of: tree)
    return try LayoutAttempt(
      tree, proposal, origin, engine, [], nil, keepsInside: false, record: record)
  }

  /// Whether no program of all stacks is to be asked besides: the layout is exact, and such a program is a large one, or may
  /// be, since views follow from more than what they are proposed on each axis.
  var isSettled: Bool {
    // That a view is not shown is no matter of how exact the layout is.
    guard record.isExact else { return false }
    guard tree.elements.count <= Self.mostElements else { return true }
    var analysis = RangeAnalysis(goals: engine.goals)
    analysis.extend(to: placed.tree)
    let facts = IsolatedStacks(of: placed.tree, by: rules).questions
    return Axis.allCases.contains { axis in
      placed.tree.elements.indices.contains { analysis.answer(of: $0, along: axis, facts) == nil }
    }
  }

  /// Whether every stack in the layout has its own optimum under what is stated, those that relations join a common one.
  func keepsToOwnOptima() throws(LayoutFailure) -> Bool {
    let relations = try ownRelations()
    guard !relations.stacks.isEmpty else { return false }
    return hasFrames(of: try layout(under: relations.stacks))
  }

  /// The layout in which only stacks that constraints join are divided together: these have their lengths in what is stated
  /// from this one, and all others their own optimum; nil where it would name more, keep less or overflow more.
  func bendingJoinedStacksAlone() throws(LayoutFailure) -> LayoutAttempt? {
    guard !constraints.isEmpty, !engine.goals.contains(where: \.isOfWholeTree) else { return nil }
    let stated = try placed.tree.statedConstraints()
    var relations = try ownRelations(offering: nil)
    relations.holdLengths(of: placed, isolated(under: [:]))
    var attempt = try layout(under: relations.stacks.mapValues(\.holdingChoices))
    guard ConstraintCheck(placed: attempt.placed).keeps(stated, atLeastAs: placed),
      attempt.record.approximations.count <= record.approximations.count,
      !order.overflowsMore(attempt.placed, than: placed),
      relations.areSameOfSingleStacks(as: try attempt.ownRelations(offering: nil))
    else { return nil }
    guard !hasFrames(of: attempt) else {
      // The same, but for what the relaxed rows of the tree's program add to it.
      var exact = self
      exact.placed = attempt.placed
      return exact
    }
    attempt.joined = joined
    return attempt
  }

  /// Of how many elements a program of all stacks is asked although the layout is exact, for what it shows of them.
  private static let mostElements = 1_000
  /// How many layouts are tried at most until what is taken is what comes of it.
  private static let mostRounds = 3

  /// What is stated of the children of stacks, with all else as this layout has it.
  private func ownRelations(
    offering offers: JoinedStacks.OffersAcross? = .asPlaced
  ) throws(LayoutFailure) -> OwnRelations {
    let constraints = try placed.tree.statedConstraints()
    do {
      return try OwnRelations(among: constraints, in: placed, offering: offers, isolated: isolated(under:))
    } catch {
      throw error as? LayoutFailure ?? .undecided(view: tree.key(of: tree.root), cause: error)
    }
  }

  /// Asks each stack of this layout for its optimum by itself, under what is stated of its children.
  private func isolated(under relations: [Int: StackRelations]) -> IsolatedOptima {
    let record = OptimumRecord(goals: engine.goals, relations: relations)
    record.learn(from: self.record, of: tree)
    return IsolatedOptima(placed.tree, engine.makeDistribution(record: record, targets: nil), engine.options)
  }

  /// The same layout with stacks divided for other proposals, where they are placed at others than they are measured at.
  init(
    again first: LayoutAttempt, choosing choices: TranslationChoices, by engine: OptimalEngine
  ) throws(LayoutFailure) {
    try self.init(
      first.tree, first.proposal, first.origin, engine, first.constraints, first.targets, choosing: choices)
  }

  private init(
    _ tree: IndexedTree, _ proposal: ProposedViewSize, _ origin: CGPoint, _ engine: OptimalEngine,
    _ constraints: [ResolvedConstraint], _ targets: TargetLengths?,
    choosing choices: TranslationChoices = TranslationChoices(), keepsInside: Bool = true,
    record: OptimumRecord? = nil, known: OptimumRecord? = nil, leavesUnjoined: Bool = false
  ) throws(LayoutFailure) {
    (self.tree, self.proposal, self.origin, self.engine) = (tree, proposal, origin, engine)
    (self.constraints, self.targets, self.keepsInside) = (constraints, targets, keepsInside)
    let record = record ?? OptimumRecord(goals: engine.goals)
    self.record = record
    let distribution = engine.makeDistribution(record: record, targets: targets, recording: engine.recording)
    if let targets {
      let plan = TreePlan(
        tree: tree, area: PlannedArea(of: tree, proposed: proposal, at: origin), constraints: constraints,
        engine: engine, record: record, targets: targets, choices: choices,
        leavesUnjoined: leavesUnjoined, known: known)
      if let solved = try plan.make() { joined.append(solved) }
      plans.append(plan)
      if let known { record.learn(from: known, of: tree) }
    }
    rules = GreedyEngine(
      distribution: distribution, tracks: OptimalTracks(stacks: distribution), options: engine.options)
    placed = try rules.layout(tree, in: proposal, at: origin)
    if keepsInside { try keepInside() }
    // What views remember of a search is no part of the layout: with all lengths known they are asked for nothing else.
    if record.hasTried { try layOutAgain() }
    try IsolatedOptima(placed.tree, distribution, engine.options).prove(placed)
    // A constraint that is missed says the same more closely.
    if isKept { PlanCheck(placed: placed, record: record).note() }
    ConstraintCheck(placed: placed).note(try placed.tree.statedConstraints(), in: record)
  }

  /// Whether both layouts have the same frames, and this one names no more.
  func isAsGood(as other: LayoutAttempt) -> Bool {
    record.approximations.count <= other.record.approximations.count && hasFrames(of: other)
  }

  /// Whether both layouts have the same frames, but for 1e-6 of their lengths.
  private func hasFrames(of other: LayoutAttempt) -> Bool {
    zip(placed.elementFrames, other.placed.elementFrames).allSatisfy { one, other in
      guard let one, let other else { return one == nil && other == nil }
      return [(one.minX, other.minX), (one.minY, other.minY), (one.width, other.width), (one.height, other.height)]
        .allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-6 * max(1, abs($0)) || $0.isNaN && $1.isNaN }
    }
  }

  /// Whether the frames keep what is required of the tree's own views.
  var isKept: Bool { ConstraintCheck(placed: placed).keeps(constraints) }

  /// Checks that what no program could state is kept all the same.
  ///
  /// - Throws: `LayoutFailure.undecided` for the first required constraint that is not.
  func checkPlaceless() throws(LayoutFailure) {
    let missed = record.placeless.first { !ConstraintCheck(placed: placed).keeps([$0.constraint]) }
    guard let missed else { return }
    throw .undecided(view: tree.key(of: tree.root), cause: missed.failure)
  }

  /// The layout, with what was found out on the way.
  var result: OptimalResult { OptimalResult(placed, record, joined: joined, by: engine, plans) }
}

extension IndexedTree {
  /// What is stated of its views.
  ///
  /// - Throws: `LayoutFailure.unresolvedConstraints` where a constraint names no view.
  func statedConstraints() throws(LayoutFailure) -> [ResolvedConstraint] {
    do throws(UnresolvedConstraints) {
      return try resolvedConstraints()
    } catch {
      throw .unresolvedConstraints(error)
    }
  }
}
