internal import LayoutEngine

/// Which lengths that relations speak of stacks share out, in a layout, and which follow from what the tree is proposed.
struct SharedLengths {
  private let placed: PlacedTree
  private let facts: any StackQuestions
  private let allocations: [Int: Allocation]
  private let containers: ContainerMap
  private let trees: OwnTrees
  private var analysis: RangeAnalysis
  /// Whether stacks use what they are offered, so that lengths that follow from theirs are not for them to choose.
  private let usesOffers: Bool

  /// Prepares to tell the lengths in a layout whose stacks pursue `goals`.
  init(in placed: PlacedTree, for goals: [Goal], _ facts: any StackQuestions) {
    self.placed = placed
    self.facts = facts
    containers = ContainerMap(placed.tree)
    trees = OwnTrees(in: placed.tree)
    analysis = RangeAnalysis(goals: goals)
    analysis.extend(to: placed.tree)
    usesOffers = goals.first == .overflow && goals.contains(.fill)
    allocations = Dictionary(placed.allocations.map { ($0.stack, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What stacks with these elements share out, in the order of the elements.
  func allocations(of stacks: Set<Int>) -> [Allocation] { stacks.sorted().compactMap { allocations[$0] } }

  /// A relation as one of the lengths of stacks' children; nil where it speaks of anything else that may vary, or of no such
  /// length.
  mutating func relation(
    _ relation: ResolvedConstraint.Relation, of constraint: LayoutConstraint
  ) -> SharedRelation? {
    // What stands around a tree of its own has its frames before that is divided.
    let home = trees.home(of: relation)
    var found = SharedRelation(
      source: constraint.source, strength: constraint.strength, constant: relation.constant,
      comparison: relation.comparison)
    var others: [ResolvedConstraint.Term] = []
    // Where a stack stands cancels between its own children.
    var places: [Int: Double] = [:]
    for term in relation.terms {
      guard trees.holder(of: term.element) == home, let shared = shared(term),
        shared.follows(relation, of: constraint.strength)
      else {
        others.append(term)
        continue
      }
      for (child, share) in shared.children { found.add(term.coefficient * share, of: child, in: shared.stack) }
      found.constant += term.coefficient * shared.constant
      if !term.attribute.isSide { places[shared.stack, default: 0] += term.coefficient }
    }
    guard !found.terms.isEmpty else { return nil }
    found.isFirm = places.values.allSatisfy { abs($0) <= 1e-12 }
    for term in others {
      // What is not shown has no length.
      guard let frame = placed.elementFrames[term.element] else { return nil }
      if trees.holder(of: term.element) == home {
        guard isGiven(term, beside: found.stacks) else { return nil }
        found.isFirm = found.isFirm && term.attribute.isSide && isSeparable(term)
      }
      found.constant += term.coefficient * Double(frame[term.attribute])
    }
    return found
  }

  /// A relation that is required of how long one of a stack's children is across the stack, beside what no stack shares out;
  /// nil for others, and where something inside the child shares out a length, which might be another one for it.
  mutating func breadthLimit(
    _ relation: ResolvedConstraint.Relation, of constraint: LayoutConstraint
  ) -> (stack: Int, limit: BreadthLimit)? {
    guard constraint.strength == .required else { return nil }
    for (place, term) in relation.terms.enumerated() {
      var rest = relation
      rest.terms.remove(at: place)
      if let found = breadthLimit(on: term, beside: rest) { return found }
    }
    return nil
  }

  /// The same for one of its terms, beside the rest of it.
  private mutating func breadthLimit(
    on term: ResolvedConstraint.Term, beside relation: ResolvedConstraint.Relation
  ) -> (stack: Int, limit: BreadthLimit)? {
    guard term.attribute.isSide,
      let stack = containers.parent(of: term.element), spacing(of: stack, along: term.attribute.axis.other) != nil,
      let place = placed.tree.elements[stack].children.firstIndex(of: term.element),
      !Axis.allCases.contains(where: { placed.tree.containsDivision(along: $0, in: term.element) })
    else { return nil }
    var constant = relation.constant
    for other in relation.terms {
      guard other.attribute.isSide, trees.holder(of: other.element) == trees.holder(of: term.element),
        let frame = placed.elementFrames[other.element], isGiven(other, beside: [stack])
      else { return nil }
      constant += other.coefficient * Double(frame[other.attribute])
    }
    let isLeast = (relation.comparison == .atLeast) == (term.coefficient > 0)
    return (
      stack,
      BreadthLimit(
        child: place, comparison: relation.comparison == .equal ? .equal : isLeast ? .atLeast : .atMost,
        length: -constant / term.coefficient)
    )
  }

  /// The lengths of stacks' children that a relation speaks of, whatever else it does.
  mutating func terms(of relation: ResolvedConstraint.Relation) -> [SharedRelation.Term] {
    var found = SharedRelation(source: "", strength: .required, constant: 0, comparison: .equal)
    for term in relation.terms {
      guard let shared = shared(term) else { continue }
      for (child, share) in shared.children { found.add(term.coefficient * share, of: child, in: shared.stack) }
    }
    return found.terms
  }

  /// Whether no one of some stacks stands in another.
  func areBesideEachOther(_ stacks: Set<Int>) -> Bool {
    stacks.allSatisfy { stack in
      stacks.allSatisfy { $0 == stack || !containers.isElement($0, around: stack) }
    }
  }

  /// A length or place that is the sum of shares of the lengths of some of a stack's children, and a constant.
  private struct Shared {
    var stack: Int
    var children: [(place: Int, share: Double)]
    var constant: Double
    /// What it stops at, in points, though the sum goes on; nil where it never does.
    var greatest: Double?

    /// Whether a relation of the given strength says of the sum what it says of the length: one that is required of nothing
    /// else does, as long as it asks for less than the greatest length.
    func follows(_ relation: ResolvedConstraint.Relation, of strength: LayoutConstraint.Strength) -> Bool {
      guard let greatest else { return true }
      guard strength == .required, relation.terms.count == 1, let term = relation.terms.first else { return false }
      return -relation.constant / term.coefficient < greatest
    }
  }

  /// A term as the length or place of a stack's child, or the length of a whole stack, along its axis, or of a view as long
  /// as such a child lets it be; nil for others.
  private mutating func shared(_ term: ResolvedConstraint.Term) -> Shared? {
    sharedLength(term) ?? followingLength(term)
  }

  /// The length of a view inside a stack's child that is proposed the child's, but for insets, since no stack or frame between
  /// them shares it out: as in columns that stand in a row.
  ///
  /// A child that keeps to its length is never shorter than what it contains. So the view's length is what it is proposed, up
  /// to the greatest that it takes.
  private mutating func followingLength(_ term: ResolvedConstraint.Term) -> Shared? {
    let axis = term.attribute.axis
    guard term.attribute.isSide, let answer = analysis.answer(of: term.element, along: axis, facts),
      answer.minimum < answer.maximum
    else { return nil }
    var (inner, insets) = (term.element, 0.0)
    while let outer = containers.parent(of: inner) {
      let node = placed.tree.elements[outer]
      if spacing(of: outer, along: axis) != nil, let place = node.children.firstIndex(of: inner) {
        let longest = analysis.answer(of: inner, along: axis, facts).map { Double($0.maximum) } ?? .infinity
        let greatest = Double(answer.maximum)
        return Shared(
          stack: outer, children: [(place, 1)], constant: -insets,
          greatest: longest - insets > greatest ? greatest : nil)
      }
      switch node.kind {
      case .stack(let parameters):
        guard parameters.axis != axis else { return nil }
      case .padding(let edges):
        guard edges.total(along: axis) >= 0 else { return nil }
        insets += Double(edges.total(along: axis))
      case .fixedFrame(let frame):
        guard frame[axis] == nil else { return nil }
      case .overlay, .background, .border:
        guard node.children.first == inner else { return nil }
      case .layoutPriority, .offset, .passing, .inspect, .alignmentGuide: break
      default: return nil
      }
      inner = outer
    }
    return nil
  }

  /// A term as the length or place of a stack's child, or the length of a whole stack, along its axis; nil for others.
  private func sharedLength(_ term: ResolvedConstraint.Term) -> Shared? {
    let axis = term.attribute.axis
    if let parent = containers.parent(of: term.element), spacing(of: parent, along: axis) != nil,
      let place = placed.tree.elements[parent].children.firstIndex(of: term.element)
    {
      return term.attribute.isSide
        ? Shared(stack: parent, children: [(place, 1)], constant: 0) : sharedPlace(of: term, place, in: parent)
    }
    guard term.attribute.isSide else { return nil }
    var inner = term.element
    var around = 0.0
    while true {
      let node = placed.tree.elements[inner]
      switch node.kind {
      case .stack:
        guard let spacing = spacing(of: inner, along: axis) else { return nil }
        return Shared(
          stack: inner, children: node.children.indices.map { ($0, 1) }, constant: around + spacing)
      case .padding(let insets):
        let inset = insets.total(along: axis)
        guard inset >= 0 else { return nil }
        around += Double(inset)
      case .fixedFrame(let frame):
        guard frame[axis] == nil else { return nil }
      case .layoutPriority, .offset, .passing, .inspect, .alignmentGuide, .overlay, .background, .border: break
      default: return nil
      }
      guard let content = node.children.first else { return nil }
      inner = content
    }
  }

  /// Where a stack's child begins, ends or has its middle: after the children before it, and where the layout has the stack.
  private func sharedPlace(of term: ResolvedConstraint.Term, _ place: Int, in stack: Int) -> Shared? {
    let axis = term.attribute.axis
    var children = (0..<place).map { (place: $0, share: 1.0) }
    switch term.attribute {
    case .midX, .midY: children.append((place, 0.5))
    case .maxX, .maxY: children.append((place, 1))
    case .minX, .minY, .width, .height: break
    }
    guard let frame = placed.elementFrames[term.element] else { return nil }
    var constant = Double(frame[term.attribute])
    for (child, share) in children {
      guard let frame = placed.elementFrames[placed.tree.elements[stack].children[child]] else { return nil }
      constant -= share * Double(frame.size[axis])
    }
    return Shared(stack: stack, children: children, constant: constant)
  }

  /// The gaps of a stack that shares out a length along an axis; nil for others.
  private func spacing(of stack: Int, along axis: Axis) -> Double? {
    guard let allocation = allocations[stack], allocation.axis == axis, allocation.offered?.isFinite == true else {
      return nil
    }
    return Double(allocation.spacing)
  }

  /// Whether a length or place is one that no stack shares out: it follows from what its view is proposed, and that from what
  /// the tree is; or it is that of a view around `stacks`, whose content makes it so long.
  private mutating func isGiven(_ term: ResolvedConstraint.Term, beside stacks: Set<Int>) -> Bool {
    let axis = term.attribute.axis
    if !isSeparable(term) {
      guard usesOffers, stacks.allSatisfy({ containers.isElement(term.element, around: $0) }) else { return false }
    }
    return isFree(term.element, along: axis)
  }

  /// Whether how long a term's view is follows from what it is proposed there.
  private mutating func isSeparable(_ term: ResolvedConstraint.Term) -> Bool {
    analysis.answer(of: term.element, along: term.attribute.axis, facts) != nil
  }

  /// Whether what an element is proposed on an axis is no length that a stack or grid shares out, or that the other axis
  /// decides.
  private func isFree(_ element: Int, along axis: Axis) -> Bool {
    var inner = element
    while let outer = containers.parent(of: inner) {
      let node = placed.tree.elements[outer]
      switch node.kind {
      case .stack(let parameters):
        if parameters.axis == axis { return false }
      case .lazyGrid, .grid, .viewThatFits, .customLayout, .aspectRatio: return false
      case .fixedFrame(let frame):
        if frame[axis] != nil { return true }
      default: break
      }
      if node.kind.beginningsOfTrees(among: node.children).contains(inner) { return true }
      inner = outer
    }
    return true
  }
}
