internal import LayoutEngine
internal import LinearProgramming

/// A stack's length shared by its optimum: each child is offered exactly the length it is to take, in source order.
///
/// The optimum of a stack is found when the layout first asks for it at an offer, and kept for that offer.
struct OptimalDistribution: StackDistribution {
  let solver: any LinearSolver
  let goals: [Goal]
  let limits: SolverLimits
  let record: OptimumRecord
  /// What the goals `ideal` and `closest` want lengths to be near to; nil where neither is pursued.
  var targets: TargetLengths?

  func distribute(
    _ available: CGFloat, among children: inout StackChildren, memory: inout StackMemory
  ) throws(LayoutFailure) {
    guard available.isFinite else {
      for child in 0..<children.count { try children.offer(available, to: child, because: .prescribed) }
      return
    }
    var optimum = try optimum(for: children)
    var (answers, asked) = try answers(to: optimum, from: children)
    for _ in 0..<Self.mostMemories where !areKept(optimum, by: answers) {
      guard let other = try remembered(optimum, by: children) else { break }
      optimum = other
      (answers, asked) = try self.answers(to: optimum, from: children)
    }
    children = asked
    // What was planned is meant for what is shown, where it is looked at again; a search may ask it for anything.
    let place = PlannedDivision.Place(element: children.stack, axis: children.axis)
    guard !record.isSearching || record.planned(place) == nil else { return }
    for (child, answered) in answers.enumerated() {
      note(answered, promised: CGFloat(optimum.lengths[child]), child: children.elements[child], in: children)
    }
  }

  /// How often a stack is divided again because a child remembers another answer.
  private static let mostMemories = 4

  /// What the children answer where each is offered the length that it is to take, and the children with that.
  private func answers(
    to optimum: StackOptimum, from children: StackChildren
  ) throws(LayoutFailure) -> (lengths: [CGFloat], children: StackChildren) {
    var children = children
    var answers: [CGFloat] = []
    for child in optimum.lengths.indices {
      let offer = try offer(for: child, of: children, in: optimum)
      answers.append(try children.offer(offer, to: child, because: .prescribed))
    }
    return (answers, children)
  }

  /// Whether children take the lengths of an optimum, but for 1e-6 of them.
  private func areKept(_ optimum: StackOptimum, by answers: [CGFloat]) -> Bool {
    zip(optimum.lengths, answers).allSatisfy { $0 == Double($1) || abs($0 - Double($1)) <= 1e-6 * max(1, abs($0)) }
  }

  /// What to propose to a child so that it takes the length chosen for it.
  func offer(
    for child: Int, of children: StackChildren, in optimum: StackOptimum
  ) throws(LayoutFailure) -> CGFloat {
    if optimum.offeredNothing.contains(child) { return 0 }
    return try offer(CGFloat(optimum.lengths[child]), to: child, of: children, optimum.children[child])
  }

  /// What to propose so that the child takes `promised`: that length, or 0 where the child takes it only at 0, or a
  /// length a rounding away from it.
  func offer(
    _ promised: CGFloat, to child: Int, of children: StackChildren, _ range: ChildRange
  ) throws(LayoutFailure) -> CGFloat {
    // What is endless at its least may be no number at an offer without an end.
    guard promised.isFinite else {
      return try children.answer(of: child, at: promised, because: .prescribed).size[children.axis] == promised
        ? promised : 0
    }
    guard !range.isSeparable else { return promised }
    // Nothing a solver could work with is beside 0.
    let beside = promised > 1e-9 ? [promised.nextUp, promised + 1e-9 * max(1, promised)] : []
    // What relaxed rows add to the lengths of a child's own program is more than a rounding, and still no other length.
    for tolerance in [1e-9, 1e-7] {
      for offer in [promised, 0] + beside {
        let answered = try children.answer(of: child, at: offer, because: .prescribed).size[children.axis]
        if abs(answered - promised) <= tolerance * max(1, promised) { return offer }
      }
    }
    return promised
  }

  private func note(_ answered: CGFloat, promised: CGFloat, child element: Int, in children: StackChildren) {
    let view = children.questions.tree.elements[element].view
    record.note(answered, promised: promised, by: "it answered", view: view)
  }
}

extension OptimalDistribution {
  /// The stack's optimum at its proposal, found now unless it was found before.
  func optimum(for children: StackChildren) throws(LayoutFailure) -> StackOptimum {
    let offered = children.proposal[children.axis] ?? 0
    let place = PlannedDivision.Place(element: children.stack, axis: children.axis)
    if let planned = try planned(place, for: children, proposed: children.proposal) { return planned }
    let separable = OptimumRecord.Key(stack: children.stack, offered: offered, minor: .any)
    if let known = record.optimum(separable) { return known }
    let coupled = OptimumRecord.Key(
      stack: children.stack, offered: offered, minor: .proposed(children.proposal[children.axis.other]))
    if let known = record.optimum(coupled) { return known }
    if record.isSearching, let known = record.unproven(separable) ?? record.unproven(coupled) { return known }
    let breadth = OptimumRecord.BreadthKey(stack: children.stack, minor: children.proposal[children.axis.other])
    if record.isSearching, let known = record.optimum(breadth, offered: Double(offered)) { return known }
    let optimum = try possibleOptimum(for: children, offered: offered)
    record.keep(optimum, for: breadth, in: children.questions.tree)
    let key = optimum.children.allSatisfy(\.isSeparable) ? separable : coupled
    if record.isSearching, optimum.stages.isEmpty {
      record.keepUnproven(optimum, for: key)
    } else {
      record.keep(optimum, for: key)
    }
    return optimum
  }

  /// The stack's optimum with what its children take now; nil where nothing new is known of them.
  ///
  /// A text also remembers what it answered since its lengths were found (16.3 of the semantics), and may take more of the
  /// same offer.
  private func remembered(_ optimum: StackOptimum, by children: StackChildren) throws(LayoutFailure) -> StackOptimum? {
    let (place, proposal) = (PlannedDivision.Place(element: children.stack, axis: children.axis), children.proposal)
    guard !record.isSearching, record.planned(place) == nil, let offered = proposal[children.axis] else { return nil }
    let isNew = try search(children) { () throws(LayoutFailure) in
      try ChildRanges(record: record).correct(optimum, of: children, by: self)
    }
    guard isNew else { return nil }
    let other = try possibleOptimum(for: children, offered: offered)
    record.keep(
      other,
      for: OptimumRecord.Key(stack: children.stack, offered: offered, minor: .proposed(proposal[children.axis.other])))
    return other
  }

  /// The most times that a stack, or a grid's tracks, are divided again because a length in the optimum is not possible.
  static let mostCorrections = 24

  /// The most children whose lengths are sought from the greatest on.
  private static let mostSought = 3

  /// The stack's optimum, with lengths that its children keep to: where one does not, what is possible for it is looked
  /// at again, more closely there.
  private func possibleOptimum(for children: StackChildren, offered: CGFloat) throws(LayoutFailure) -> StackOptimum {
    let tree = children.questions.tree
    let key = tree.key(of: children.stack)
    let known = ChildRanges(record: record)
    var knowledge = try search(children) { () throws(LayoutFailure) in
      try known.firstKnowledge(of: children, for: goals)
    }
    var corrections = 0
    var isDraft = true
    while true {
      var optimum: StackOptimum
      let ranges = try search(children) { () throws(LayoutFailure) in try known.ranges(of: children, with: knowledge) }
      do {
        optimum = try solve(ranges, for: children, offered: offered, key: key, isDraft: isDraft)
      } catch {
        throw .undecided(view: key, cause: error)
      }
      let doubtful = try search(children) { () throws(LayoutFailure) in
        try known.doubtful(optimum, of: children, with: knowledge)
      }
      guard doubtful.isEmpty else {
        for child in doubtful {
          let next = known.more(of: child, in: optimum, of: children, than: knowledge[child])
          // A program of many children that are known in part is hardly smaller than one of all their lengths.
          if case .sought(let bottom) = next, bottom.isFinite, doubtful.count > Self.mostSought {
            knowledge[child] = .searched
          } else {
            knowledge[child] = next
          }
        }
        continue
      }
      let passedOver = optimum.children.indices.filter { !optimum.children[$0].unsought.isEmpty }
      if !optimum.open.isEmpty, !passedOver.isEmpty {
        // What the goals leave open may lie between lengths that are possible.
        for child in passedOver {
          known.seekEverywhere(child, of: children)
          knowledge[child] = .searched
        }
        continue
      }
      if isDraft, !record.isSearching, optimum.stages.isEmpty {
        // What may be shown is proven.
        isDraft = false
        continue
      }
      corrections += 1
      let isNew = try search(children) { () throws(LayoutFailure) in try known.correct(optimum, of: children, by: self)
      }
      guard corrections <= Self.mostCorrections, isNew else { return optimum }
    }
  }

  /// Searches for the lengths that are possible for a stack's children, without a trace in the layout.
  private func search<Result>(
    _ children: StackChildren, _ search: () throws(LayoutFailure) -> Result
  ) throws(LayoutFailure) -> Result {
    try record.search { () throws(LayoutFailure) in try children.questions.trying(search) }
  }

  /// What was planned for a stack, or a grid with tracks for children, at what it is proposed.
  func planned(
    _ place: PlannedDivision.Place, for children: StackChildren, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> StackOptimum? {
    if let planned = record.planned(place, proposal: proposal) { return planned.optimum }
    let plannings = record.plannings(of: place)
    let offered = plannings.filter { $0.isOffered(proposal[place.axis]) }
    let others = plannings.filter { !$0.isOffered(proposal[place.axis]) }
    for planned in offered + others where try stands(planned, for: children, proposed: proposal) {
      return planned.optimum
    }
    return nil
  }

  /// Whether a division that was bent also stands where a stack, or a grid with tracks for children, is proposed something else
  /// when it is placed: every child takes its length there too.
  private func stands(
    _ planned: PlannedDivision, for children: StackChildren, proposed proposal: ProposedViewSize
  ) throws(LayoutFailure) -> Bool {
    guard planned.canStand(for: proposal) else { return false }
    for (child, length) in planned.optimum.lengths.enumerated() {
      let promised = CGFloat(length)
      let offer = try offer(for: child, of: children, in: planned.optimum)
      let answered = try children.answer(of: child, at: offer, because: .prescribed).size[children.axis]
      guard abs(answered - promised) <= 1e-6 * max(1, promised) else { return false }
    }
    return true
  }

  /// Solves a stack's program, goal by goal, for children with these ranges at an offer.
  ///
  /// Where its children cannot keep what is required of them, they miss as little of it as they can: the frames tell.
  ///
  /// - Parameter isDraft: Whether the lengths suffice, without a program where they can be told without one.
  func solve(
    _ ranges: [ChildRange], for children: StackChildren, offered: CGFloat, key: String, isDraft: Bool = false
  ) throws -> StackOptimum {
    var stated = record.relations[children.stack] ?? StackRelations()
    do {
      return try solve(ranges, for: children, offered: offered, key: key, isDraft: isDraft, keeping: stated)
    } catch OptimumFailure.undecided(_, _, .infeasible, _) where !stated.relations.isEmpty {
      stated.areMissed = true
      return try solve(ranges, for: children, offered: offered, key: key, isDraft: isDraft, keeping: stated)
    }
  }

  private func solve(
    _ ranges: [ChildRange], for children: StackChildren, offered: CGFloat, key: String, isDraft: Bool,
    keeping stated: StackRelations
  ) throws -> StackOptimum {
    var optimum = StackOptimum(
      lengths: ranges.map(\.minimum), children: ranges, spacing: Double(children.spacing), offered: Double(offered))
    // A child that is endless at its least leaves nothing to divide.
    guard ranges.minimum.isFinite, ranges.contains(where: { $0.minimum < $0.maximum }) else { return optimum }
    let goals = targets?.goals(goals, of: children.stack) ?? goals
    let wholeTree = goals.filter(\.isOfWholeTree)
    let hasTargets = !wholeTree.isEmpty
    let wanted = targets?.lengths(of: children.stack, wantedBy: goals).joined().filter(\.isFinite).max() ?? 0
    // What is stated of single children says what they can take, which needs no row where no program is needed.
    let limited = stated.limited(ranges)
    var alike = AlikeStack(
      children: limited ?? ranges, spacing: optimum.spacing, offered: optimum.offered, goals: goals)
    if wholeTree.count == 1 { alike.targets = targets?.lengths(of: children.stack, for: wholeTree[0]) }
    // What only serves a search is never shown, so that it needs no proof.
    let isEvident = (isDraft || record.isSearching) && limited != nil
    if isEvident, let lengths = alike.evidentLengths() {
      optimum.lengths = lengths
      return optimum
    }
    let isFree = stated.relations.isEmpty
    let closedForm = isFree && !hasTargets ? alike.closedForm() : nil
    if isEvident, let closedForm {
      optimum.lengths = closedForm.lengths
      return optimum
    }
    if closedForm != nil, let known = record.proven(alike), let shared = known.shared(withStack: key, ranges) {
      return shared
    }
    let known = ChildRanges(record: record)
    let excess = try known.fixedExcess(ranges, of: children)
    alike.excess = stated.relations.isEmpty ? excess : try known.fixedExcess(alike.children, of: children)
    if isEvident, !alike.hasHiddenFloor, let lengths = record.division(of: alike) ?? enumeratedLengths(of: alike) {
      optimum.lengths = lengths
      return optimum
    }
    let tree = children.questions.tree
    let names = children.elements.map { tree.key(of: $0) }
    var stack = try withHiddenOverflow(
      StackProgram(
        ranges, names: names, spacing: optimum.spacing, offered: optimum.offered, excess: excess,
        areExchangeable: !hasTargets && isFree && goals.contains(.fair), asked: max(stated.reach, wanted), key: key),
      ranges, children, offered: optimum.offered)
    try stack.state(stated)
    if let closedForm, try confirm(closedForm, on: stack, key: key, into: &optimum) {
      record.keep(proven: optimum, of: alike)
      return optimum
    }
    try pursueGoals(
      on: stack, ranges, cleaned: limited ?? ranges, key: key, element: children.stack, into: &optimum)
    for reason in optimum.doubts { record.approximate(view: tree.elements[children.stack].view, because: reason) }
    if !hasTargets, isFree, !alike.hasHiddenFloor, optimum.doubts.isEmpty {
      record.keep(division: optimum.lengths, of: alike)
    }
    return optimum
  }

  /// The best lengths by enumeration, cleaned as those of a program are; nil where only a program tells them.
  private func enumeratedLengths(of alike: AlikeStack) -> [Double]? {
    let isTrial = record.isSearching
    guard let lengths = enumeratedLengths(of: alike, isTrial: isTrial) else { return nil }
    record.keep(division: lengths, of: alike)
    return lengths
  }

  /// The same, not kept.
  ///
  /// - Parameter isTrial: Whether the lengths are also wanted where a program might find others that are almost as good.
  func enumeratedLengths(of alike: AlikeStack, isTrial: Bool) -> [Double]? {
    guard let lengths = PieceEnumeration(of: alike, isTrial: isTrial, sums: record.sums)?.bestLengths() else {
      return nil
    }
    // What the relaxed rows of a program would have hidden is left to it.
    let margin = isTrial ? 0 : 1e-6 * max(1, alike.offered.magnitude)
    for (length, child) in zip(lengths, alike.children) {
      let ends = [child.minimum, child.maximum] + child.pieces.flatMap { [$0.lower, $0.upper] }
      if ends.contains(where: { $0 != length && abs($0 - length) <= margin }) { return nil }
    }
    let cleaning = Cleaning(alike.children, room: alike.offered - alike.spacing, slack: 0, goals: alike.goals)
    return cleaning.clean(lengths)
  }

  /// Pursues the goals on a program and notes the lengths found, cleaned of what the relaxed rows added.
  ///
  /// - Parameter cleaned: What is known of the children by which the lengths are cleaned; nil for `ranges`.
  func pursueGoals(
    on stack: StackProgram, _ ranges: [ChildRange], cleaned: [ChildRange]? = nil, key: String, element: Int? = nil,
    into optimum: inout StackOptimum
  ) throws {
    try solver.session(on: stack.program, limits: limits) { session in
      var pursuit = StackGoals(
        stack, ranges, key: key, goals: goals,
        targets: { goal in element.flatMap { targets?.lengths(of: $0, for: goal) } }, solver: solver, session: session,
        limits: limits)
      optimum.open = try pursuit.pursue(isTrial: record.isSearching)
      optimum.stages = pursuit.program.stages
      optimum.journal = pursuit.program.journal
      optimum.drift = pursuit.program.drift()
      optimum.doubts = pursuit.program.doubts.map(\.reason)
      if let solution = pursuit.program.solution {
        let cleaning = Cleaning(
          cleaned ?? ranges, room: optimum.offered - optimum.spacing, slack: pursuit.program.looseness, goals: goals,
          exceeded: stack.fixedExcess)
        let wanted = element.flatMap { targets?.lengths(of: $0, wantedBy: goals) } ?? []
        let isPlain = !stack.isBound && wanted.isEmpty
        let point = isPlain ? solution.values : stack.exact(solution.values, ranges, near: wanted, pursuit.program)
        optimum.lengths = cleaning.clean(stack.lengths.map { $0.value(at: point) })
      }
    }
  }

  /// The program with the rows of what overflows inside children that promise less than their content needs.
  func withHiddenOverflow(
    _ stack: StackProgram, _ ranges: [ChildRange], _ children: StackChildren, offered: Double
  ) throws -> StackProgram {
    guard ranges.contains(where: { $0.floor > $0.minimum }) else { return stack }
    let facts = children.questions
    return try record.withAnalysis(of: facts.tree) { analysis in
      let uppers = stack.columns.compactMap { $0.map { stack.program[$0].bounds.upper } }.filter(\.isFinite)
      let room = max(0, offered - Double(children.spacing))
      let reach = ranges.reduce(max(room, uppers.max() ?? 0)) { $0 + max($1.floor, $1.minimum) }
      var translation = OverflowTranslation(
        into: stack.program, analysis: analysis, facts: facts, axis: children.axis, reach: reach)
      for (index, range) in ranges.enumerated() {
        guard range.floor > range.minimum, let column = stack.columns[index] else { continue }
        let upper = stack.program[column].bounds.upper
        try translation.translate(
          children.elements[index],
          offered: OverflowTranslation.Offer(
            expression: LinearExpression(column), interval: range.minimum...upper))
      }
      return stack.counting(translation)
    }
  }
}
