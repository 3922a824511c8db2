internal import LayoutEngine
internal import LinearProgramming

/// Stacks beside each other that relations join: one program, in which their divisions are chosen together (section 3 of the
/// optimum's definition).
///
/// The stacks around them see the answers only, as those of any stack.
struct JoinedStacks {
  /// What the stacks are offered across.
  enum OffersAcross: CaseIterable {
    /// What a layout offers them.
    case asPlaced
    /// As much as a stack around them has to share out.
    case wholeArea

    /// The proposal of a stack that was offered this much in a layout.
    fileprivate func proposal(to allocation: Allocation, in placed: PlacedTree) -> ProposedViewSize {
      let across = allocation.axis.other
      var proposal = allocation.proposal
      guard self == .wholeArea, let own = proposal[across] else { return proposal }
      let containers = ContainerMap(placed.tree)
      let around = placed.allocations.filter {
        $0.axis == across && containers.isElement($0.stack, around: allocation.stack)
      }
      proposal[across] = around.compactMap(\.offered).filter(\.isFinite).reduce(own, max)
      return proposal
    }
  }

  private let stacks: [StackChildren]
  private let stated: StackRelations
  private let distribution: OptimalDistribution
  private let facts: any StackQuestions

  /// Prepares to divide the lengths of some allocations of a layout, none of whose stacks stands in another.
  init(
    _ allocations: [Allocation], in placed: PlacedTree, offering offers: OffersAcross, _ stated: StackRelations,
    _ distribution: OptimalDistribution, _ facts: any StackQuestions
  ) {
    self.stated = stated
    self.distribution = distribution
    self.facts = facts
    stacks = allocations.map { allocation in
      StackChildren(
        questions: facts, stack: allocation.stack, elements: facts.tree.elements[allocation.stack].children,
        axis: allocation.axis, proposal: offers.proposal(to: allocation, in: placed), spacing: allocation.spacing)
    }
  }

  /// A stack with what is known of its children, and its part of the program.
  private struct Part {
    var children: StackChildren
    var ranges: [ChildRange]
    var program: StackProgram
    var key: String
  }

  /// What the program chose.
  struct Choice {
    /// For the lengths in the relations, as relations of each stack.
    var relations: [Int: StackRelations] = [:]
    /// For all lengths, at what each stack was offered.
    var divisions: [PlannedDivision] = []
  }

  /// Chooses the lengths.
  ///
  /// - Throws: `OptimumFailure` where the stacks cannot keep what is required of them.
  func choice() throws -> Choice {
    let record = distribution.record
    return try record.search {
      var parts: [Part] = []
      for children in stacks { parts.append(try part(children, besides: parts.last?.program.program)) }
      guard var program = parts.last?.program.program else { return Choice() }
      let places = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1.children.stack, $0) })
      let violations = try program.state(stated.relations) { stack, child in
        places[stack].map { parts[$0].program.lengths[child] } ?? LinearExpression()
      }
      let lengths = try distribution.solver.session(on: program, limits: distribution.limits) { session in
        try pursue(parts, violations, on: session)
      }
      return Choice(relations: stackRelations(parts, lengths), divisions: zip(parts, lengths).map(division))
    }
  }

  private func division(_ part: Part, _ lengths: [Double]) -> PlannedDivision {
    let (children, axis) = (part.children, part.children.axis)
    let isFree = part.ranges.allSatisfy(\.isSeparable)
    return PlannedDivision(
      place: PlannedDivision.Place(element: children.stack, axis: axis),
      across: isFree ? .any : .proposed(children.proposal[axis.other]),
      optimum: StackOptimum(
        lengths: lengths, children: part.ranges, spacing: Double(children.spacing),
        offered: Double(children.proposal[axis] ?? 0)),
      isBent: false, isMeasured: true)
  }

  private func part(_ children: StackChildren, besides others: LinearProgram?) throws -> Part {
    let known = ChildRanges(record: distribution.record)
    let ranges = try children.questions.trying { () throws(LayoutFailure) in try known.ranges(of: children) }
    let key = facts.tree.key(of: children.stack)
    let offered = Double(children.proposal[children.axis] ?? 0)
    let program = try distribution.withHiddenOverflow(
      StackProgram(
        ranges, names: children.elements.map { facts.tree.key(ofChild: $0) }, spacing: Double(children.spacing),
        offered: offered, excess: known.fixedExcess(ranges, of: children), areExchangeable: false,
        asked: stated.reach, besides: others ?? LinearProgram(), key: key),
      ranges, children, offered: offered)
    return Part(children: children, ranges: ranges, program: program, key: key)
  }

  /// Pursues the goals of every stack, what is stated and not required in its place between them; answers the lengths of each
  /// one's children.
  private func pursue(
    _ parts: [Part], _ violations: [TotalViolation], on session: any LinearSession
  ) throws -> [[Double]] {
    let whole = session.program
    var program = StagedProgram(session, limits: distribution.limits, view: nil)
    var pursuits = parts.map { part in
      var pursuit = StackPursuit(of: DividedStack(part.program, part.ranges, isAlone: false))
      pursuit.isOfferSettled = true
      return pursuit
    }
    func pursue(_ goals: some Sequence<Goal>, on program: inout StagedProgram) throws {
      for place in pursuits.indices {
        program.view = parts[place].key
        for goal in goals { try pursuits[place].pursue(goal, on: &program) }
      }
    }
    let goals = Goal.settled(distribution.goals)
    let first = Goal.countBeforeConstraints(goals)
    try pursue(goals[..<first], on: &program)
    program.view = nil
    for total in violations { try program.pursue(total) }
    try pursue(goals[first...], on: &program)
    guard let solution = program.solution else { return parts.map { $0.ranges.map(\.minimum) } }
    let point = ActiveSet.exact(
      solution.values, of: whole, parts.map { (lengths: $0.program.lengths, ranges: $0.ranges) }, program)
    return parts.map { part in
      let cleaning = Cleaning(
        part.ranges, room: part.program.room, slack: program.looseness, goals: distribution.goals,
        exceeded: part.program.fixedExcess)
      return cleaning.clean(part.program.lengths.map { $0.value(at: point) })
    }
  }

  /// That what each relation says of a stack's children is what was chosen for them.
  private func stackRelations(_ parts: [Part], _ lengths: [[Double]]) -> [Int: StackRelations] {
    var chosen: [Int: StackRelations] = [:]
    for (part, lengths) in zip(parts, lengths) {
      let stack = part.children.stack
      var own = StackRelations(reach: lengths.reduce(0, max))
      for relation in stated.relations where relation.stacks.contains(stack) {
        let ownPart = relation.holding(lengths, ofStack: stack)
        if !own.relations.contains(where: { $0.isSame(as: ownPart) }) { own.relations.append(ownPart) }
      }
      chosen[stack] = own
    }
    return chosen
  }
}
