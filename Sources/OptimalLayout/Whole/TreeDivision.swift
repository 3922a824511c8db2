internal import LayoutEngine
internal import LinearProgramming

/// A length that is to be shared in a program of the whole tree: by the children of a stack, or by the tracks of a grid.
struct TreeDivision {
  /// One of those that share the length.
  struct Member {
    /// How rows and columns name it.
    var name: String
    /// What is known of its length.
    var range: ChildRange
    /// The views that are proposed its length, each with what it is proposed across.
    var elements: [Int]
    var across: [Offer]
    /// Whether the range says all that the program needs: what is inside is divided when its offer is known.
    var isSettled = false
    /// Whether its views' answers make its length, so that they have to answer what they are proposed.
    var follows = true
    /// How long it is across at the lengths that its range says, where it is left as it answers beside joined stacks.
    var breadths: AnsweredBreadths?
    /// A length that it is not let exceed, since no better division does; nil where the program's reach says so.
    var limit: Double?
  }

  /// What is known of the length by which a stack's children exceed its minor proposal.
  enum MinorExcess {
    /// It follows from the sizes of the children's views as they are translated.
    case translated
    /// The children were asked: those without choices among lengths exceed it by this much; nil where that is no overflow
    /// of the stack's own, or never varies.
    case answered(Double?)

    /// What children without choices exceed it by in any case; 0 where that is not known.
    var fixed: Double { if case .answered(let excess?) = self { excess } else { 0 } }
  }

  var element: Int
  var kind: Allocation.Kind
  var axis: Axis
  var offered: Quantity
  var across: Offer
  var spacing: Double
  var members: [Member]
  var minorExcess = MinorExcess.translated
}

/// A division that has its columns and rows.
struct Divided {
  let stack: TreeStack
  /// What the stack or grid answers along its axis.
  let used: Side
  /// The sizes of each member's views.
  let extents: [[Extent]]
}

extension TreeDivision {
  /// A member that has its column, and what follows from it.
  struct Part {
    var length: Quantity
    var proposed: Quantity
    var extents: [Extent]
    var greatest: Quantity
    /// What the length of a member that is taken by its possible lengths costs.
    var costs = PieceChoice()
    /// The intervals of lengths among which it chooses; none where there is nothing to choose.
    var intervals: [LengthSet.Interval] = []
    /// Whether what is inside is divided once the length is settled.
    var isDeferred = false
  }
}

extension TreeTranslation {
  private typealias Part = TreeDivision.Part

  /// Adds the columns and rows of a division, and the region to the stacks of the program; answers it and the sizes of
  /// each member's views.
  mutating func divide(_ division: TreeDivision) throws -> Divided {
    let place = stacks.count
    let division = relaxed(division)
    let overflowBeside = gridOverflow
    gridOverflow = LinearExpression()
    defer { gridOverflow = overflowBeside }
    var parts: [Part] = []
    for (place, member) in division.members.enumerated() {
      parts.append(try part(member, of: division, relaxing: relaxation(of: division, at: place)))
    }
    let used = parts.reduce(Quantity.constant(division.spacing)) { $0 + $1.length }
    let name = key(division.element)
    let greatest = parts.reduce(Quantity.constant(division.spacing)) { $0 + $1.greatest }
    let offered = division.offered
    let usable = greatest.isEndless ? offered : try minimum([offered, greatest])
    let overflow = try excess("\(name): overflow", of: used, beyond: offered)
    let wasted = try excess("\(name): wasted", of: usable, beyond: used)
    let inside = parts.reduce(gridOverflow) { $0 + $1.costs.overflow }
    let stack = TreeStack(
      element: division.element, kind: division.kind, axis: division.axis, offered: offered, across: division.across,
      spacing: division.spacing, greatest: greatest + -division.spacing, names: division.members.map(\.name),
      ranges: division.members.map(\.range),
      lengths: parts.map(\.length), proposed: parts.map(\.proposed), shown: shown,
      isInCandidate: candidateDepth > 0,
      overflow: overflow, wasted: wasted, hiddenOverflow: try minorOverflow(of: division, parts) + inside,
      fixedExcess: division.minorExcess.fixed,
      choices: parts.map(\.costs.columns), intervals: parts.map(\.intervals),
      endless: Set(parts.indices.filter { parts[$0].greatest.isEndless }),
      deferred: parts.indices.filter { parts[$0].isDeferred })
    stacks.insert(stack, at: place)
    return Divided(stack: stack, used: unrelaxed(Side(used), of: division), extents: parts.map(\.extents))
  }

  private mutating func part(
    _ member: TreeDivision.Member, of division: TreeDivision, relaxing bound: BindingBound?
  ) throws -> Part {
    let length = try column(of: member)
    var part = Part(length: length, proposed: length, extents: [], greatest: .constant(member.range.maximum))
    if !member.range.pieces.isEmpty, let column = length.expression.terms.first?.column {
      part.costs = try program.addChoice(among: member.range.pieces, for: column, name: member.name)
      part.intervals = member.range.pieces.map { LengthSet.Interval(lower: $0.lower, upper: $0.upper) }
      if division.kind == .tracks, part.intervals.count <= Quantity.greatestCount {
        part.length.values = LengthSet(part.intervals).limited(from: length.lower, to: length.upper)
      }
    }
    if member.isSettled {
      part.extents = member.elements.map { element in
        var extent = estimate(of: element)
        extent[division.axis] = Side(length)
        if let breadths = member.breadths {
          extent[division.axis.other] = breadth(breadths, of: part, name: member.name)
          extents[element] = extent
          offers[element] = Offers(.length(Side(length)), along: division.axis, across: division.across)
        }
        return extent
      }
      return part
    }
    if let extents = deferredExtents(of: member, in: division, length) {
      part.extents = extents
      part.isDeferred = true
      return part
    }
    let isBent = member.elements.contains { self.isBent($0, along: division.axis) }
    // A view that follows its proposal takes what a relaxed range lets it; what answers by rows of its own stays beside it.
    let kept = try isBent || !member.range.isSeparable ? unrelaxed(length, of: member, bound) : length
    let (proposed, nothing) = try proposal(to: member, keeping: kept, division.axis)
    part.proposed = proposed
    noteUsual(member, division.axis, [kept, proposed])
    for (element, across) in zip(member.elements, member.across) {
      let offers = Offers(.length(Side(proposed)), along: division.axis, across: across)
      part.extents.append(try translate(element, offers))
    }
    guard member.follows else { return part }
    if !member.range.isSeparable || isBent || nothing != nil {
      let answered = Side.largest(of: part.extents.map { $0[division.axis] })
      if bound == nil { try chooseInterval(of: &part, member, answering: answered) }
      try keep(member.name, to: kept, answered)
    }
    if !member.range.isSeparable { part.greatest = try greatest(of: member, answering: part.extents, division.axis) }
    if let bound { note(bound, of: member, &part, in: division) }
    return part
  }

  /// The greatest length that a coupled member can take: its answer to infinity, or to nothing, which is more where a
  /// candidate that is shown because no other fits is the longer one.
  private mutating func greatest(
    of member: TreeDivision.Member, answering extents: [Extent], _ axis: Axis
  ) throws -> Quantity {
    var sides: [Side] = []
    for ((element, across), extent) in zip(zip(member.elements, member.across), extents) {
      let endless = try probe(element, Offers(.endless, along: axis, across: across))[axis]
      // An inset that takes all of infinity leaves its view what is no number; offered any number both take that.
      sides.append(endless.lower == -.infinity ? .constant(.infinity) : endless)
      guard extent[axis].upper > endless.lower, !Coupling(in: element, of: facts.tree).candidates.isEmpty else {
        continue
      }
      sides.append(try probe(element, Offers(.length(.constant(0)), along: axis, across: across))[axis])
    }
    return try Side.largest(of: sides).quantity(&self)
  }

  /// Adds a binary for each interval of the lengths that a member may answer, where there are several: the rows by which it
  /// answers leave a relaxation all lengths between them.
  private mutating func chooseInterval(
    of part: inout Part, _ member: TreeDivision.Member, answering answered: Side
  ) throws {
    guard part.costs.columns.isEmpty, let column = part.length.expression.terms.first?.column,
      let values = answered.values?.limited(from: part.length.lower, to: part.length.upper), values.intervals.count > 1
    else { return }
    part.intervals = values.intervals
    part.length.values = values
    part.costs = try program.addChoice(
      among: values.intervals.map { LengthPiece(at: $0) }, for: column, name: member.name)
  }

  /// What a member is proposed: the length that it takes; or 0, where its answer to 0 is a length to which it does not
  /// keep, or a division of 0 that may be bent has it be one, with the binary that is 1 then.
  private mutating func proposal(
    to member: TreeDivision.Member, keeping length: Quantity, _ axis: Axis
  ) throws -> (proposed: Quantity, isNothing: LinearExpression?) {
    // What answers nothing by rows of its own answers by those.
    let isBent = translationChoices.bendsNothing && member.elements.contains { self.isBent($0) }
    guard member.follows, length.constant == nil,
      try isBent || !member.range.isSeparable && mayLeaveItsLeast(member, axis)
    else { return (length, nil) }
    if isBent { tookOtherWay = true }
    let proposed = LinearExpression(
      try program.addColumn("\(member.name): offer", in: Bounds(lower: 0, upper: length.upper)))
    let choice = LinearExpression(
      try program.addColumn("\(member.name): offered nothing", in: .unit, domain: .binary))
    let span = length.upper
    try program.require("\(member.name): not more than its length", length.expression - proposed, in: .nonnegative)
    try program.require(
      "\(member.name): its length or nothing", length.expression - proposed - choice * span, in: .nonpositive)
    try program.require("\(member.name): nothing", proposed + choice * span, in: .atMost(span))
    return (Quantity(proposed, in: Span(0, length.upper)), choice)
  }

  /// Whether one of a member's views may answer another length than its answer to 0 when it is proposed that.
  private mutating func mayLeaveItsLeast(_ member: TreeDivision.Member, _ axis: Axis) throws -> Bool {
    for (element, across) in zip(member.elements, member.across) {
      guard analysis.answer(of: element, along: axis, facts) == nil else { continue }
      guard let proposed = across.constant else {
        if Coupling(in: element, of: facts.tree, along: axis).mayExceedOffers { return true }
        continue
      }
      let least = try answer(of: element, to: ProposedViewSize(0, along: axis, across: proposed))[axis]
      guard least.isFinite else { continue }
      let kept = try answer(of: element, to: ProposedViewSize(least, along: axis, across: proposed))[axis]
      if abs(kept - least) > 1e-9 * max(1, least) { return true }
    }
    return false
  }

  /// A member answers the length that it is proposed.
  mutating func keep(_ name: String, to length: Quantity, _ side: Side) throws {
    let answered = try side.quantity(&self)
    if answered.constant != nil, length.constant != nil { return }
    try program.require("\(name): keeps to its length", answered.expression - length.expression, in: .exactly(0))
  }

  private mutating func column(of member: TreeDivision.Member) throws -> Quantity {
    let range = member.range
    guard range.minimum < range.maximum else { return .constant(range.minimum) }
    let reach = member.elements.map { far?.reach(of: $0) ?? self.reach }.max() ?? self.reach
    var end = max(range.minimum, range.pieces.last?.lower ?? 0, min(range.maximum, max(reach, range.minimum)))
    if let limit = member.limit { end = max(range.minimum, min(end, limit)) }
    let column = try program.addColumn(
      "\(member.name): length", in: Bounds(lower: range.minimum, upper: end))
    return Quantity(LinearExpression(column), in: Span(range.minimum, end))
  }

  /// A column that is at least 0 and at least what one length is beyond another.
  private mutating func excess(_ name: String, of length: Quantity, beyond limit: Quantity) throws -> LinearExpression {
    let column = try program.addColumn(name, in: .nonnegative)
    try require(name, column, isAtLeast: length, beyond: limit)
    try program.end(column, beyond: [length.expression - limit.expression])
    return LinearExpression(column)
  }

  /// A column is at least what one length is beyond another; inside a candidate only where that is shown.
  private mutating func require(
    _ name: String, _ column: LinearProgram.ColumnID, isAtLeast length: Quantity, beyond limit: Quantity
  ) throws {
    let span = max(0, length.upper - limit.lower)
    let hidden = shown.reduce(LinearExpression()) { $0 + (LinearExpression(1) - $1) * span }
    try program.require(
      name, LinearExpression(column) - length.expression + limit.expression + hidden, in: .nonnegative)
  }

  /// What a stack exceeds its minor proposal by, where its parent container is no stack; tracks have none.
  private mutating func minorOverflow(of division: TreeDivision, _ parts: [Part]) throws -> LinearExpression {
    guard division.kind == .stack, case .length(let offered) = division.across,
      analysis.containers.stack(around: division.element) == nil
    else { return LinearExpression() }
    let excesses = zip(division.members, parts).filter { !$0.0.range.pieces.isEmpty }.map(\.1.costs.excess)
    var breadths: [Side] = []
    switch division.minorExcess {
    case .answered(let excess):
      // What has no end costs the same whatever is chosen.
      guard excess?.isFinite == true else { return LinearExpression() }
    case .translated: breadths = minorNeeds(of: division, parts).filter { $0.upper > offered.lower }
    }
    guard !breadths.isEmpty || !excesses.isEmpty else { return LinearExpression() }
    let limit = try offered.quantity(&self)
    let name = "\(key(division.element)): minor overflow"
    let column = try program.addColumn(name, in: .atLeast(shown.isEmpty ? division.minorExcess.fixed : 0))
    for excess in excesses { try program.require(name, LinearExpression(column) - excess, in: .nonnegative) }
    var ends = excesses
    for breadth in breadths {
      let length = try breadth.quantity(&self)
      guard !length.isEndless else { continue }
      try require(name, column, isAtLeast: length, beyond: limit)
      ends.append(length.expression - limit.expression)
    }
    try program.end(column, beyond: ends)
    return LinearExpression(column)
  }

  /// What counts of the lengths across a stack of the children that have no costs by which it is known.
  private mutating func minorNeeds(of division: TreeDivision, _ parts: [Part]) -> [Side] {
    var needs: [Side] = []
    for (member, part) in zip(division.members, parts) where member.range.pieces.isEmpty && !member.isSettled {
      for (child, extent) in zip(member.elements, part.extents) {
        needs.append(minorNeed(of: child, along: division.axis.other, extent))
      }
    }
    return needs
  }

  /// What counts of a child's length across its stack: a separable view exceeds its offer only where that is below its
  /// least length, unless it has tracks that are divided together with the stack; and the stacks of that axis inside count
  /// for themselves.
  private mutating func minorNeed(of child: Int, along across: Axis, _ extent: Extent) -> Side {
    if facts.tree.containsStack(along: across, in: child) {
      return .constant(Double(MinorNeeds.need(of: child, along: across, &analysis, facts)))
    }
    guard !isBent(child, along: across), let known = analysis.answer(of: child, along: across, facts) else {
      return extent[across]
    }
    return .constant(Double(known.minimum))
  }
}
