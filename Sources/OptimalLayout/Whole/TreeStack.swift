internal import LayoutEngine
internal import LinearProgramming

/// A stack with a length to share, or the tracks of a grid, as a program of the whole tree has them.
struct TreeStack {
  /// The element of the stack or grid.
  let element: Int
  /// Whether a stack's children share the length, or a grid's tracks.
  let kind: Allocation.Kind
  /// The axis along which they stand.
  let axis: Axis
  /// What it is proposed along that axis, and across.
  let offered: Quantity
  let across: Offer
  /// The gaps together.
  let spacing: Double
  /// What the children or tracks could use together, if nothing ended the offer.
  let greatest: Quantity
  /// The names, ranges and lengths of the children or tracks in source order.
  let names: [String]
  let ranges: [ChildRange]
  let lengths: [Quantity]
  /// What each is proposed: its length, but for those that may be offered nothing.
  let proposed: [Quantity]
  /// The binaries of the candidates inside which it stands: it is shown where all of them are 1.
  let shown: [LinearExpression]
  /// Whether it stands inside a candidate.
  let isInCandidate: Bool
  /// What it uses beyond its offer, and what it wastes.
  let overflow: LinearExpression
  let wasted: LinearExpression
  /// What it exceeds its proposal across by, and what overflows inside children that are taken by their possible lengths.
  let hiddenOverflow: LinearExpression
  /// By how much its children of one length exceed that proposal in any case, where that is known.
  let fixedExcess: Double
  /// The binaries that choose among the intervals of each child's possible lengths; none for others.
  let choices: [[LinearProgram.ColumnID]]
  /// Those intervals.
  let intervals: [[LengthSet.Interval]]
  /// The children, by their places, whose lengths have no end.
  let endless: Set<Int>
  /// The children, by their places, whose insides are divided once their lengths are settled.
  let deferred: [Int]
  /// Whether it is divided only as it is placed: it stands in a track of a grid that is, or in what was measured by the optima
  /// that stacks have by themselves.
  var isDividedLate = false
  /// Whether it is divided as it is measured, beside another division of it as it is placed.
  var isMeasurement = false

  /// The length that it uses.
  var used: Quantity { lengths.reduce(Quantity.constant(spacing)) { $0 + $1 } }

  /// The ranges of the children or tracks, with the intervals among which the program chooses their lengths.
  var possibleRanges: [ChildRange] {
    zip(ranges, intervals).map { range, intervals in
      var range = range
      if range.pieces.isEmpty { range.pieces = intervals.map { LengthPiece(at: $0) } }
      return range
    }
  }
}

extension TreeTranslation {
  /// A stack: columns for its children's lengths where it has a length to share.
  mutating func stackSides(_ element: Int, _ stack: StackParameters, _ offers: Offers) throws -> Extent {
    let node = facts.tree.elements[element]
    guard !node.children.isEmpty else { return Extent(horizontal: .constant(0), vertical: .constant(0)) }
    let axis = stack.axis
    let spacing = Double(facts.spacing(ofStack: element))
    var extents: [Extent] = []
    var extent: Extent
    if case .length(let side) = offers[axis] {
      guard canDivide(element, along: axis, offers) else { return estimate(of: element) }
      if let endless = try endlessSides(element, stack, offers) { return endless }
      let (members, minorExcess) = try stackMembers(element, stack, try side.quantity(&self), offers)
      // A child that is endless at its least leaves nothing to divide.
      if !bends, members.contains(where: { $0.range.minimum == .infinity }) {
        return try answeredSides(element, offers)
      }
      let divided = try divide(
        TreeDivision(
          element: element, kind: .stack, axis: axis, offered: try side.quantity(&self), across: offers[axis.other],
          spacing: spacing, members: members, minorExcess: minorExcess))
      extents = divided.extents.map { $0[0] }
      extent = Extent(horizontal: divided.used, vertical: divided.used)
    } else {
      for child in node.children { extents.append(try translate(child, offers)) }
      let used = Side.sum(of: extents.map { $0[axis] }, plus: spacing)
      extent = Extent(horizontal: used, vertical: used)
    }
    extent[axis.other] = try breadth(of: element, stack, extents)
    return extent
  }

  /// A stack with a child that is endless whatever it is offered, as content is that is to fill a side without end: there is
  /// nothing to divide, and the other children have their least lengths. Nil for others.
  private mutating func endlessSides(
    _ element: Int, _ stack: StackParameters, _ offers: Offers
  ) throws -> Extent? {
    guard bends, let across = offers[stack.axis.other].constant else { return nil }
    let children = facts.tree.elements[element].children
    guard try children.contains(where: { try isEndless($0, along: stack.axis, across: across) }) else { return nil }
    let least = try children.map { child in
      if let known = analysis.answer(of: child, along: stack.axis, facts) { return known.minimum }
      return try answer(of: child, to: ProposedViewSize(0, along: stack.axis, across: across))[stack.axis]
    }
    var extents: [Extent] = []
    for (child, least) in zip(children, least) {
      let proposal = ProposedViewSize(least, along: stack.axis, across: across)
      extents.append(try translate(child, Offers(proposal)))
    }
    var extent = Extent(horizontal: .constant(.infinity), vertical: .constant(.infinity))
    extent[stack.axis.other] = try breadth(of: element, stack, extents)
    return extent
  }

  /// Whether a view is endless whatever it is offered along an axis.
  mutating func isEndless(_ element: Int, along axis: Axis, across: CGFloat?) throws -> Bool {
    if let known = analysis.answer(of: element, along: axis, facts) { return known.minimum == .infinity }
    return try [0, reach].allSatisfy { offer in
      try answer(of: element, to: ProposedViewSize(CGFloat(offer), along: axis, across: across))[axis] == .infinity
    }
  }

  /// A stack across its axis: the longest of its children, where no guide of theirs moves them.
  private mutating func breadth(of element: Int, _ stack: StackParameters, _ extents: [Extent]) throws -> Side {
    let breadths = extents.map { $0[stack.axis.other] }
    let breadth = try breadth(of: facts.tree.elements[element].children, breadths, alignedAt: stack.alignment)
    return breadth
      ?? estimated(.largest(of: breadths), of: element) {
        "its children's guides move them; it counts as long across as the longest of them"
      }
  }

  /// How long a stack is across its axis: as the longest of its children, or as they reach from the guide that some of them set;
  /// nil where no row says where that stands.
  mutating func breadth(of children: [Int], _ breadths: [Side], alignedAt key: AlignmentKey) throws -> Side? {
    guard analysis.setsGuides(for: key, in: children, facts.tree) else { return .largest(of: breadths) }
    return try reach(of: children, at: key).map { .sum(of: [$0.backwards, $0.forwards], plus: 0) }
  }

  /// The children of a stack, each with what is known of its length, and of what they exceed its minor proposal by.
  private mutating func stackMembers(
    _ element: Int, _ stack: StackParameters, _ offered: Quantity, _ offers: Offers
  ) throws -> (members: [TreeDivision.Member], excess: TreeDivision.MinorExcess) {
    let children = facts.tree.elements[element].children
    let axis = stack.axis
    let answered = try answeredRanges(of: element, axis, offered, offers)
    let members = try children.enumerated().map { place, child in
      if let unjoined = try unjoinedMember(place, of: element, stack, offered, offers) { return unjoined }
      let known = answered?.ranges[place] ?? range(of: [child], along: axis, priority: facts.priority(ofChild: child))
      return TreeDivision.Member(
        name: key(child), range: known, elements: [child], across: [offers[axis.other]],
        isSettled: answered != nil && (!known.isSeparable || !known.pieces.isEmpty))
    }
    return (members, answered.map { .answered($0.excess) } ?? .translated)
  }

  /// What is known of a stack's children where coupled views are left as they answer, and by how much those of one length
  /// exceed its minor proposal; nil where their rows are written.
  private func answeredRanges(
    of stack: Int, _ axis: Axis, _ offered: Quantity, _ offers: Offers
  ) throws -> (ranges: [ChildRange], excess: Double?)? {
    guard let apart, let across = offers[axis.other].constant else { return nil }
    let children = StackChildren(
      questions: facts, stack: stack, elements: facts.tree.elements[stack].children, axis: axis,
      proposal: ProposedViewSize(CGFloat(offered.upper), along: axis, across: across),
      spacing: facts.spacing(ofStack: stack))
    // What it takes to know of the children has been found out where the stack is divided by itself.
    let known = ChildRanges(record: apart.record)
    let isKnown = offered.constant?.isFinite ?? false
    let ranges = isKnown ? try apart.optimum(for: children).children : try known.ranges(of: children)
    let excess = try known.fixedExcess(ranges, of: children).map { excess in
      ranges.filter { $0.minimum == $0.maximum }.reduce(excess) { max($0, $1.pieces.first?.excess.value ?? 0) }
    }
    return (ranges, excess)
  }

  /// Whether a stack's children can all be translated where coupled views are left as they answer: that takes a proposal
  /// across that never varies.
  private mutating func canDivide(_ element: Int, along axis: Axis, _ offers: Offers) -> Bool {
    guard !bends, offers[axis.other].constant == nil else { return true }
    return facts.tree.elements[element].children.allSatisfy { analysis.answer(of: $0, along: axis, facts) != nil }
  }

  /// What is known, without asking, of lengths that are the longest of some views'; one that couples its axes may take
  /// any, as far as its rows let it.
  mutating func range(of elements: [Int], along axis: Axis, priority: Double) -> ChildRange {
    guard let answer = analysis.largest(of: elements, along: axis, facts) else {
      return ChildRange(minimum: 0, maximum: .infinity, floor: 0, priority: priority, isSeparable: false)
    }
    return ChildRange(
      minimum: Double(answer.minimum), maximum: Double(answer.maximum), floor: Double(answer.minimum),
      priority: priority, isSeparable: true)
  }
}
