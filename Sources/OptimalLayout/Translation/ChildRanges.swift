internal import LayoutEngine

/// What a stack knows of its children: from the analysis where they are separable, else by asking them at the stack's
/// minor proposal.
struct ChildRanges {
  let record: OptimumRecord

  /// The range of every child, in source order.
  ///
  /// - Parameter knowledge: How much is to be known of each child that the analysis does not know; nil for everything.
  func ranges(
    of children: StackChildren, with knowledge: [RangeKnowledge]? = nil
  ) throws(LayoutFailure) -> [ChildRange] {
    let known = known(of: children)
    var ranges: [ChildRange] = []
    for (child, known) in known.enumerated() {
      let priority = try children.priority(ofUnlimited: child)
      let knowledge = knowledge?[child] ?? .searched
      guard let (answer, need, isCoupledAcross) = known else {
        record.noteTrial()
        ranges.append(
          knowledge == .searched
            ? try coupledRange(of: child, priority: priority, in: children)
            : try relaxedRange(of: child, priority: priority, in: children, with: knowledge))
        continue
      }
      var range = ChildRange(
        minimum: answer.minimum, maximum: answer.maximum, floor: min(max(need, answer.minimum), answer.maximum),
        priority: priority, isSeparable: true)
      if isCoupledAcross {
        // Its length is any of its range, but what it takes across, or what overflows inside it, follows from that.
        range.isSeparable = false
        record.noteTrial()
        if knowledge == .searched {
          let coupled = try coupledRange(of: child, priority: priority, in: children)
          if coupled.pieces.contains(where: \.hasCost) || isNarrower(coupled, than: range) { range = coupled }
        } else {
          range.floor = range.minimum
        }
      }
      ranges.append(range)
    }
    return ranges
  }

  /// Whether views inside a child cannot keep what is required of them at some lengths of its range.
  private func isNarrower(_ found: ChildRange, than range: ChildRange) -> Bool {
    guard !record.relations.isEmpty else { return false }
    return found.pieces.count > 1 || found.minimum > range.minimum + 1e-9 * max(1, range.minimum)
      || found.maximum < range.maximum - 1e-9 * max(1, found.maximum)
  }

  /// What the analysis knows of each child along the stack; nil where that depends on the other axis.
  func known(
    of children: StackChildren
  ) -> [(answer: AxisAnswer, need: CGFloat, isCoupledAcross: Bool)?] {
    let facts = children.questions
    let counts = countsExcess(of: children)
    return record.withAnalysis(of: facts.tree) { analysis in
      children.elements.enumerated().map { child, element in
        guard let answer = analysis.answer(of: element, along: children.axis, facts) else { return nil }
        let need = HiddenNeeds.need(of: element, along: children.axis, &analysis, facts)
        let across = analysis.answer(of: element, along: children.axis.other, facts)
        let matters =
          counts || Axis.allCases.contains { facts.tree.containsStack(along: $0, in: element) }
          || isLimitedAcross(child, of: children)
        return (answer, need, across == nil && matters && answer.minimum < answer.maximum)
      }
    }
  }

  /// By how much the children without pieces exceed the stack's finite minor proposal, 0 where they do not; nil where that
  /// is not the stack's own overflow, none has pieces, or it has no end: then it is the same whatever the others take.
  func fixedExcess(_ ranges: [ChildRange], of children: StackChildren) throws(LayoutFailure) -> Double? {
    guard ranges.contains(where: { !$0.pieces.isEmpty }), countsExcess(of: children),
      let offered = children.proposal[children.axis.other]
    else { return nil }
    let (facts, minor) = (children.questions, children.axis.other)
    var greatest = 0.0
    for (child, range) in ranges.enumerated() where range.pieces.isEmpty && !range.isRelaxed {
      let element = children.elements[child]
      let isAsked = range.minimum == range.maximum && !facts.tree.containsStack(along: minor, in: element)
      let known: CGFloat? = record.withAnalysis(of: facts.tree) { analysis in
        if isAsked, analysis.answer(of: element, along: minor, facts) == nil { return nil }
        return MinorNeeds.breadth(of: element, along: minor, offered, &analysis, facts)
      }
      if let known {
        greatest = max(greatest, Double(known))
      } else {
        // What a child of one length takes across follows from that length.
        let answer = try children.answer(of: child, at: CGFloat(range.minimum), because: .prescribed)
        greatest = max(greatest, Double(answer.size[minor]))
      }
    }
    return greatest.isFinite ? max(0, greatest - Double(offered)) : nil
  }

  /// Whether what exceeds the stack's minor proposal is overflow of its own: it has a finite one, and its parent
  /// container is no stack.
  func countsExcess(of children: StackChildren) -> Bool {
    guard children.proposal[children.axis.other]?.isFinite == true else { return false }
    return record.withAnalysis(of: children.questions.tree) { $0.containers.stack(around: children.stack) == nil }
  }
}

extension ChildRanges {
  /// Why a child's axes influence each other, for what it takes along the stack's.
  func coupling(of child: Int, in children: StackChildren) -> Coupling {
    Coupling(in: children.elements[child], of: children.questions.tree, along: children.axis)
  }

  /// A child whose axes influence each other: the lengths that it keeps to.
  ///
  /// - Parameters:
  ///   - bottom: Where to end: the child counts as if it kept to all lengths below the first one that is no more.
  ///   - isShared: Whether a length is divided by it, so that lengths that were passed over matter.
  func coupledRange(
    of child: Int, priority: Double, in children: StackChildren, downTo bottom: Double = 0, isShared: Bool = true
  ) throws(LayoutFailure) -> ChildRange {
    let coupling = coupling(of: child, in: children)
    for (view, reason) in coupling.approximations { record.approximate(view: view, because: reason) }
    guard !coupling.isTable else { return try tabulatedRange(of: child, priority: priority, in: children) }
    if let range = try offeredRange(of: child, priority: priority, in: children) { return range }
    let key = piecesKey(of: child, in: children)
    var found = try foundPieces(of: child, in: children, key, coupling, downTo: bottom)
    if found.isCutOff, bottom <= 0, isShared {
      if !record.isSoughtEverywhere(key) {
        record.seekEverywhere(key)
        found = try foundPieces(of: child, in: children, key, coupling, downTo: bottom)
      }
      if found.isCutOff { notePassedOver(child, of: children) }
    }
    let pieces = found.pieces.keepingRelations
    let (minimum, maximum) = (pieces.first?.lower ?? 0, pieces.last?.upper ?? 0)
    let isPlain = pieces.count == 1 && !pieces[0].hasCost
    var range = ChildRange(
      minimum: minimum, maximum: maximum, floor: minimum, priority: priority, isSeparable: false,
      pieces: isPlain ? [] : pieces)
    range.isRelaxed = found.isOpenBelow
    if found.isOpenBelow, let open = pieces.first {
      range.unsought = [LengthSet.Interval(lower: open.lower, upper: open.upper)]
    }
    return range
  }

  /// The possible lengths of a child, from what is known of it or by a search.
  private func foundPieces(
    of child: Int, in children: StackChildren, _ key: OptimumRecord.PiecesKey, _ coupling: Coupling,
    downTo bottom: Double
  ) throws(LayoutFailure) -> FoundPieces {
    if let known = record.pieces(key), known.reach(downTo: bottom) { return known }
    let alike = try likeness(of: child, in: children).map { key.like($0) }
    if let alike, record.hints(key).isEmpty, let known = record.pieces(alike),
      !known.isCutOff || !record.isSoughtEverywhere(key)
    {
      record.keep(known, for: key)
      return known
    }
    let found = try findPieces(of: child, in: children, key, coupling, downTo: bottom)
    if let alike, !found.isOpenBelow { record.keep(found, for: alike) }
    record.keep(found, for: key)
    return found
  }

  /// Takes in that a child whose axes influence each other answers `answered` to a length that was taken for possible.
  ///
  /// - Returns: Whether the child's range may be another now.
  func correct(_ child: Int, of children: StackChildren, at length: Double, answered: Double) -> Bool {
    record.correct(piecesKey(of: child, in: children), at: length, answered: answered)
  }

  func piecesKey(of child: Int, in children: StackChildren) -> OptimumRecord.PiecesKey {
    let offered = children.proposal[children.axis] ?? 0
    return OptimumRecord.PiecesKey(
      element: children.elements[child], axis: children.axis, across: children.proposal[children.axis.other],
      reach: max(128, Double(offered).magnitude.binade * 2))
  }

  /// A child whose answers are looked up: its answers to 0 and to infinity, and all between them.
  private func tabulatedRange(
    of child: Int, priority: Double, in children: StackChildren
  ) throws(LayoutFailure) -> ChildRange {
    let minimum = Double(try children.length(of: child, at: 0, because: .minimumProbe))
    let maximum = Double(try children.length(of: child, at: .infinity, because: .maximumProbe))
    return ChildRange(
      minimum: minimum, maximum: max(minimum, maximum), floor: minimum, priority: priority, isSeparable: false)
  }

  /// Whether a child was found to have too many possible lengths to seek them all, and not yet in too many stretches.
  func hasTooManyLengths(_ child: Int, of children: StackChildren) -> Bool {
    let key = piecesKey(of: child, in: children)
    return record.pieces(key)?.isCutOff ?? false && !record.isSoughtEverywhere(key)
  }

  /// The same, where all of its lengths are sought first.
  func hasTooManyLengths(seeking child: Int, of children: StackChildren) throws(LayoutFailure) -> Bool {
    let coupling = coupling(of: child, in: children)
    _ = try foundPieces(of: child, in: children, piecesKey(of: child, in: children), coupling, downTo: 0)
    return hasTooManyLengths(child, of: children)
  }

  /// The possible lengths of a child in the stretch at a place, from what is known of it or by a search.
  func pieces(
    of child: Int, in children: StackChildren, _ stretches: LengthStretches, at place: Int
  ) throws(LayoutFailure) -> [LengthPiece] {
    var key = piecesKey(of: child, in: children)
    if record.hints(key).isEmpty, let alike = try likeness(of: child, in: children) { key = key.like(alike) }
    if let known = record.pieces(key, at: place) { return known }
    let coupling = coupling(of: child, in: children)
    let interval = stretches.interval(at: place)
    let pieces = try search(child, in: children, key, coupling, limit: PossibleLengths.greatestLimit) { search in
      let pieces = try search.pieces(from: interval.lower, to: interval.upper)
      if search.isCutOff { notePassedOver(child, of: children) }
      return pieces
    }
    record.keep(pieces, for: key, at: place)
    return pieces
  }

  private func findPieces(
    of child: Int, in children: StackChildren, _ key: OptimumRecord.PiecesKey, _ coupling: Coupling,
    downTo bottom: Double
  ) throws(LayoutFailure) -> FoundPieces {
    let areAllWanted =
      bottom <= 0 && (Self.isText(key.element, in: children.questions.tree) || record.isSoughtEverywhere(key))
    let limit = areAllWanted ? PossibleLengths.greatestLimit : PossibleLengths.limit
    return try search(child, in: children, key, coupling, limit: limit) { search in
      let pieces = try search.pieces(upTo: key.reach, downTo: bottom)
      if !search.isOpenBelow { record.keepGuide(pieces, for: key, pixel: search.pixel) }
      return FoundPieces(pieces: pieces, isOpenBelow: search.isOpenBelow, isCutOff: search.isCutOff)
    }
  }

  private func notePassedOver(_ child: Int, of children: StackChildren) {
    record.approximate(
      view: children.questions.tree.elements[children.elements[child]].view,
      because: "it has too many possible lengths; some of them were passed over")
  }

  /// Asks a child for lengths that are possible for it.
  ///
  /// - Parameter limit: About how many pieces are sought.
  private func search<Result>(
    _ child: Int, in children: StackChildren, _ key: OptimumRecord.PiecesKey, _ coupling: Coupling,
    limit: Int, _ find: (inout PossibleLengths) throws -> Result
  ) throws(LayoutFailure) -> Result {
    let facts = children.questions
    let (axis, element) = (children.axis, children.elements[child])
    let costs = LengthCosts(of: child, in: children, record: record, countsExcess: countsExcess(of: children))
    let bands = coupling.approximations.isEmpty ? AnswerBands(of: child, in: children, record: record) : nil
    let hints = try record.hints(key) + leapsAtLimits(inside: child, of: children)
    var leaps = hints.isEmpty ? nil : hints
    if coupling.leaps {
      leaps = hints + (try coupling.leaps(along: axis, across: children.proposal[axis.other], children.questions))
    }
    var search = PossibleLengths(
      pixel: 1 / Double(facts.tree.displayScale), leaps: leaps, mayTurnBack: coupling.mayTurnBack,
      mayTurnBackEarly: coupling.mayTurnBackEarly, limit: limit,
      guide: hints.isEmpty ? record.guide(key) : LengthGuide()
    ) { offer in
      if let known = bands?.answer(at: offer, costs) { return known }
      let reason = offer == 0 ? ProposalReason.minimumProbe : .maximumProbe
      let answer = try children.answer(of: child, at: CGFloat(offer), because: reason)
      // Where a length is no number, as for an aspect ratio of 0 without a side, nothing is taken.
      let length = Double(answer.size[axis])
      let cost = costs.cost(of: answer)
      bands?.note(answer.size, cost, at: offer)
      return PossibleLengths.Answer(length: length.isNaN ? 0 : length, cost: cost)
    }
    do {
      return try record.search { try find(&search) }
    } catch let failure as LayoutFailure {
      throw failure
    } catch {
      throw .undecided(view: facts.tree.key(ofChild: element), cause: error)
    }
  }
}
