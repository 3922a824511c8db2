internal import LayoutEngine
internal import LinearProgramming

/// Divides all stacks of an area by one program, where its goals or constraints join lengths of several stacks.
struct TreePlan {
  let tree: IndexedTree
  let area: PlannedArea
  /// What its views have to keep to.
  let constraints: [ResolvedConstraint]
  var engine: OptimalEngine
  var record: OptimumRecord
  let targets: TargetLengths
  /// In which way the tree is translated at first.
  var choices = TranslationChoices()
  /// Whether views that constraints join with no others are left as they answer.
  var leavesUnjoined = false
  /// The stacks whose own goals count; nil for all.
  var joined: JoinedElements?
  /// What was found of the views before, where nothing of the tree was bent; nil where nothing was.
  var known: OptimumRecord?
  /// A bound that is relaxed by a point; nil where none is.
  var relaxation: TreeRelaxation?
  /// How many times as far as constraints seem to ask for lengths may go.
  var stretch = 1.0

  /// How many shares the time allowed has, of which one is given to looking for divisions of both what is measured and what is
  /// placed: such a program is twice as large.
  private static let shares = 5.0
  /// How many shares it has for lengths that go farther than seems to be asked for.
  private static let sharesForReach = 20.0

  /// Finds the lengths of every stack and keeps them in the record, for the layout that follows.
  ///
  /// - Throws: `LayoutFailure` where the constraints name no view or contradict each other, or no optimum was proven.
  func make() throws(LayoutFailure) -> SolvedComponent? {
    let record = OptimumRecord(goals: engine.goals)
    if let known { record.learn(from: known, of: tree) }
    let distribution = engine.makeDistribution(record: record, targets: targets)
    let rules = GreedyEngine(
      distribution: distribution, tracks: OptimalTracks(stacks: distribution), options: engine.options)
    let facts = IsolatedStacks(of: tree, by: rules).questions
    do {
      // What stacks answer by themselves serves the program of the tree, and is not shown.
      return try record.search {
        guard choices.divisions == .measured else { return try make(facts, choosing: choices, besides: nil) }
        do {
          return try make(facts, distribution)
        } catch let conflict as LayoutFailure where conflict.isConflict {
          return try make(facts, distribution, besides: conflict)
        }
      }
    } catch {
      let error = explained(error)
      throw error as? LayoutFailure ?? .undecided(view: tree.key(of: outermost), cause: error)
    }
  }

  /// The optimum of a stack, or of a grid's tracks, with one of its bounds relaxed by a point and all else as it is; nil where
  /// it has none then.
  ///
  /// - Throws: as ``make()``.
  func optimum(of place: PlannedDivision.Place, relaxing bound: BindingBound) throws(LayoutFailure) -> StackOptimum? {
    var relaxed = self
    relaxed.relaxation = TreeRelaxation(place: place, bound: bound)
    relaxed.record = OptimumRecord()
    _ = try relaxed.make()
    return relaxed.record.planned(place)?.optimum
  }

  /// The element that stands for the whole area.
  private var outermost: Int { area.roots[0] }

  /// Whether the division of inner stacks is bent: by constraints, or by goals of the whole tree.
  var bends: Bool { !constraints.isEmpty || engine.goals.contains(where: \.isOfWholeTree) }

  private func make(_ facts: any StackQuestions, _ distribution: OptimalDistribution) throws -> SolvedComponent? {
    let apart = bends ? nil : distribution
    let elements = joined ?? JoinedElements(by: constraints, in: tree)
    let unjoined = leavesUnjoined ? UnjoinedViews(besides: elements, by: distribution) : nil
    return try keepConstraints(on: translate(facts, apart, unjoined, choices), choices) {
      try translate(facts, apart, unjoined, $0)
    }
  }

  /// Divides stacks in the other ways that a program has, where the first one contradicts itself: frames are those of the
  /// placement, which may leave views lengths that their measurement does not.
  ///
  /// - Throws: The conflict of the last one, where all contradict themselves.
  private func make(
    _ facts: any StackQuestions, _ distribution: OptimalDistribution, besides conflict: LayoutFailure
  ) throws -> SolvedComponent? {
    var (plan, conflict) = (self, conflict)
    if let solved = makeWithFartherReach(facts, distribution) { return solved }
    for choices in TranslationChoices.others {
      if choices.divisions == .both {
        guard !leavesUnjoined else { break }
        plan.engine.limits.seconds = engine.limits.seconds / Self.shares
      }
      do {
        return try plan.make(facts, choosing: choices, besides: conflict)
      } catch let next as LayoutFailure where next.isConflict {
        conflict = next
      } catch OptimumFailure.undecided(_, _, .stopped, _) where choices.bendsNothing {
        // All divisions of what is shared contradict each other; only those of nothing were not all tried.
        throw conflict
      }
    }
    throw conflict
  }

  /// Divides stacks with lengths that go much farther than constraints seem to ask for; nil where none of them keep these, or
  /// none were found in a share of the time.
  private func makeWithFartherReach(
    _ facts: any StackQuestions, _ distribution: OptimalDistribution
  ) -> SolvedComponent? {
    // What such a program does not tell, or not in time, is no matter of the layout.
    var plan = self
    plan.record = OptimumRecord(goals: engine.goals)
    plan.stretch = fartherStretch(facts)
    plan.engine.limits.seconds = engine.limits.seconds / Self.sharesForReach
    guard let solved = try? plan.make(facts, distribution), plan.record.isExact else { return nil }
    for division in plan.record.divisions { record.plan(division) }
    if plan.record.leavesViews { record.noteLeft() }
    return solved
  }

  /// Divides stacks as they are placed, where they are measured at another proposal, or for both.
  ///
  /// - Returns: Nil where there are none, and nothing is planned.
  /// - Throws: `conflict`, where there are none; the constraints that contradict each other there, where some do.
  private func make(
    _ facts: any StackQuestions, choosing choices: TranslationChoices, besides conflict: LayoutFailure?
  ) throws -> SolvedComponent? {
    // Where nothing bends inner divisions, nothing bends those of nothing.
    guard bends || !choices.bendsNothing else { return nil }
    let translation = try translate(facts, nil, nil, choices)
    guard translation.tookOtherWay else {
      if let conflict { throw conflict }
      return nil
    }
    return try keepConstraints(on: translation, choices) { try translate(facts, nil, nil, $0) }
  }

  /// A text is offered nothing at a point that has it take something.
  private struct MistakenNothing: Error {}

  /// Nothing keeps what is stated without candidates that have no end.
  private struct RuledOut: Error {}

  /// Solves a translated tree with its constraints; where a point mistakes a text that is offered nothing, the same with rows
  /// that tell nothing from something, and where nothing keeps the constraints, with candidates that have no end.
  private func keepConstraints(
    on translation: TreeTranslation, _ choices: TranslationChoices,
    _ translate: (TranslationChoices) throws -> TreeTranslation
  ) throws -> SolvedComponent? {
    var others = choices
    do {
      return try keepConstraints(on: translation)
    } catch is MistakenNothing {
      others.tellsNothing = true
    } catch is RuledOut {
      others.allowsEndless = true
    }
    return try keepConstraints(on: translate(others), others, translate)
  }

  /// Translates the tree for what it is proposed.
  private func translate(
    _ facts: any StackQuestions, _ apart: OptimalDistribution?, _ unjoined: UnjoinedViews?,
    _ choices: TranslationChoices
  ) throws -> TreeTranslation {
    var analysis = RangeAnalysis(goals: apart == nil ? Goal.standard : engine.goals)
    analysis.extend(to: tree)
    if let relaxation, case .stack = tree.elements[relaxation.place.element].kind, let child = relaxation.bound.child {
      let element = tree.elements[relaxation.place.element].children[child]
      analysis.relax(relaxation.bound.kind, of: element, along: relaxation.place.axis, facts)
    }
    let ownAnswers = OwnAnswers(goals: engine.goals)
    return try withReach { reach, far in
      var translation = TreeTranslation(
        Set(area.roots), facts: facts, analysis: analysis, reach: reach, far: far,
        usualReach: constraints.isEmpty ? usualReach : nil, usual: targets.sizes, apart: apart,
        choosing: choices, ownAnswers: ownAnswers)
      translation.relaxation = relaxation
      translation.unjoined = unjoined
      translation.usualLengths = engine.goals.contains(.closest) ? [:] : nil
      for root in area.roots { _ = try translation.translate(root, Offers(area.proposal)) }
      try translation.translateUnasked()
      try translation.requireSameDivisions()
      return translation
    }
  }

  /// Adds the constraints to a translated tree and solves it; nil where there is nothing to decide.
  private func keepConstraints(on translated: TreeTranslation) throws -> SolvedComponent? {
    var translation = translated
    var placement = TreePlacement(in: area)
    let (firstRow, firstColumn) = (translation.program.rows.count, translation.program.columns.count)
    let stated = try TreeConstraints(constraints, placedBy: &placement, into: &translation)
    let bent =
      engine.goals.contains(where: \.isOfWholeTree)
      ? nil : BentColumns(in: translation.program, fromRow: firstRow, column: firstColumn)
    note(translation)
    if translation.leavesViews { record.noteLeft() }
    for placeless in stated.placeless { record.note(placeless, in: tree) }
    guard !translation.program.columns.isEmpty else {
      try check(stated, in: translation)
      return nil
    }
    return try solve(translation, stated, bent)
  }

  /// Checks that what is stated does not contradict itself or the views.
  ///
  /// - Throws: `LayoutFailure.conflictingConstraints` where it does.
  private func check(_ stated: TreeConstraints, in translation: TreeTranslation) throws {
    let conflict = try stated.conflict(in: translation.program, solver: engine.solver, limits: engine.limits)
    if let conflict { throw conflict }
  }

  /// Names what a translation only approximates.
  private func note(_ translation: TreeTranslation) {
    for (view, reason) in translation.approximations { record.approximatePlanned(view: view, because: reason) }
  }

  /// Solves the program of a translated tree.
  ///
  /// - Parameter bent: The columns on which the constraints can have an effect; nil where goals of the whole tree have one on
  ///   all.
  private func solve(
    _ translation: TreeTranslation, _ stated: TreeConstraints, _ bent: BentColumns?
  ) throws -> SolvedComponent? {
    let solver = engine.recording.solver(engine.solver)
    return try solver.session(on: translation.program, limits: engine.limits) { session in
      var pursuit = TreeGoals(
        translation, stated, targets, goals: engine.goals, solver: engine.solver, session: session,
        limits: engine.limits, of: joined)
      do {
        try pursuit.pursue()
      } catch OptimumFailure.undecided(_, let goal, .stopped, _) where mayLeaveOpen(pursuit) {
        let isFound = pursuit.program.solution != nil
        record.noteStop(
          view: tree.elements[outermost].view,
          because: (isFound
            ? "\(goal.rawValue) may be better"
            : "no lengths of all its stacks together were found in time; each stack is divided by itself")
            + ": the search was stopped; allow it more with --time-limit")
        guard isFound else { return nil }
      } catch let failure as OptimumFailure {
        guard case .undecided(_, _, .infeasible, _) = failure else { throw failure }
        guard !translation.ruledOutEndless else { throw RuledOut() }
        try check(stated, in: translation)
        // Lengths beside which a solver tells no others apart are no fault of the views.
        guard !asksTooMuch else { throw failure }
        record.approximatePlanned(
          view: tree.elements[outermost].view,
          because: "no lengths of all its stacks together were found; each stack is divided by itself")
        return nil
      }
      note(pursuit.translation)
      for (key, reason) in pursuit.program.doubts {
        let stack = translation.stacks.first { translation.key($0.element) == key }
        record.noteStop(view: tree.elements[stack?.element ?? outermost].view, because: reason)
      }
      guard let solution = pursuit.program.solution else {
        // Where no goal has anything to choose, nobody has asked whether what is stated holds.
        try check(stated, in: translation)
        return nil
      }
      let point = translation.bends ? exact(solution.values, pursuit) : solution.values
      if !translation.tellsNothing, pursuit.translation.nothings.contains(where: { $0.isMistaken(at: point) }) {
        throw MistakenNothing()
      }
      keep(point, pursuit, bent)
      return SolvedComponent(
        view: area.holder.map { tree.key(of: $0) }, stages: pursuit.program.stages, journal: pursuit.program.journal,
        drift: pursuit.program.drift())
    }
  }

  /// Whether the tree can be laid out though the time allowed was over before a point was found for a goal: there is one for
  /// those before it, or nothing is stated.
  private func mayLeaveOpen(_ pursuit: TreeGoals) -> Bool { pursuit.program.solution != nil || constraints.isEmpty }

  /// The point without what the relaxed rows added.
  private func exact(_ point: [Double], _ pursuit: TreeGoals) -> [Double] {
    let translation = pursuit.translation
    guard point.count <= ActiveSet.limit else { return point }
    var active = ActiveSet(at: point, looseness: pursuit.program.looseness)
    active.touch(translation.program)
    for stack in translation.stacks {
      for goal in engine.goals where goal.isOfWholeTree {
        for (length, target) in zip(stack.lengths, targets.lengths(of: stack.element, for: goal) ?? []) {
          if target.isFinite { active.hold(length.expression, at: target) }
        }
      }
      for group in stack.ranges.priorityGroups {
        active.holdCommonLevel(of: group.map { stack.lengths[$0].expression })
      }
    }
    active.hold(pursuit.program.stages)
    return active.solution
  }

  /// Keeps the lengths of every stack, cleaned from the outside in, so that an inner stack is offered what its parent
  /// really gives it.
  private func keep(_ point: [Double], _ pursuit: TreeGoals, _ bent: BentColumns?) {
    let translation = pursuit.translation
    var values = point
    for (column, length) in pursuit.cleaned { values[column.index] = length }
    func value(_ quantity: Quantity) -> Double { quantity.expression.value(at: values) }
    let areRepeated = translation.areRepeated
    let isMeasured = translation.keepsMeasurements || !translation.takesPlacements
    var planned: [PlannedDivision] = []
    for (place, stack) in translation.stacks.enumerated() {
      // A candidate that is not shown is measured, but divided by itself.
      guard stack.shown.allSatisfy({ value(Quantity($0, in: Span(0, 1))) > 0.5 }) else { continue }
      var optimum = StackOptimum(
        lengths: stack.lengths.map { value($0) }, children: stack.ranges, spacing: stack.spacing,
        offered: value(stack.offered))
      if translation.bends {
        let cleaning = Cleaning(
          stack.possibleRanges, room: optimum.offered - stack.spacing, slack: pursuit.program.looseness,
          goals: engine.goals, areExact: true)
        optimum.lengths = cleaning.clean(optimum.lengths)
      }
      for (length, cleaned) in zip(stack.lengths, optimum.lengths) {
        if let term = length.expression.terms.first, length.expression.terms.count == 1 {
          values[term.column.index] = cleaned
        }
      }
      for (child, proposed) in stack.proposed.enumerated() {
        let (offer, length) = (value(proposed), value(stack.lengths[child]))
        if offer <= 1e-6, length > 1e-3 { optimum.offeredNothing.insert(child) }
      }
      optimum.open = pursuit.open[place] ?? []
      planned.append(
        PlannedDivision(
          place: PlannedDivision.Place(element: stack.element, axis: stack.axis), across: across(stack, value),
          optimum: optimum, holder: area.holder,
          isBent: translation.bends && !stack.isInCandidate && isBent(stack, by: bent),
          isMeasured: isMeasured && !stack.isDividedLate && !areRepeated[place], isRepeated: areRepeated[place]))
    }
    for division in planned where !division.isRepeated { record.plan(division) }
    for division in planned where division.isRepeated { record.plan(division) }
  }

  /// Whether the division of a stack need not be the one that it would choose by itself.
  private func isBent(_ stack: TreeStack, by columns: BentColumns?) -> Bool {
    guard let columns else { return true }
    return stack.lengths.contains { columns.contain($0.expression) } || columns.contain(stack.offered.expression)
  }

  /// What a stack is proposed across, where that makes a difference to its division.
  private func across(_ stack: TreeStack, _ value: (Quantity) -> Double) -> PlannedDivision.Across {
    let isFree = stack.ranges.allSatisfy(\.isSeparable)
    // Lazy grids ask their tracks nothing.
    guard !isFree, !tree.elements[stack.element].kind.isLazyGrid else { return .any }
    switch stack.across {
    case .unspecified: return .proposed(nil)
    case .endless: return .proposed(.infinity)
    case .length(let side):
      return side.translated.map { .proposed(CGFloat(value($0))) } ?? .any
    }
  }
}

extension ElementKind {
  fileprivate var isLazyGrid: Bool { if case .lazyGrid = self { true } else { false } }
}

extension LayoutFailure {
  /// Whether stated constraints contradict each other.
  var isConflict: Bool { if case .conflictingConstraints = self { true } else { false } }
}
