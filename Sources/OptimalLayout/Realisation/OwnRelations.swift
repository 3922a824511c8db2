internal import LayoutEngine

/// Which relations are stated of the children of stacks alone, in a layout, and what they come to for each stack.
///
/// A relation of one stack's children joins no stacks: the stack keeps its own optimum, only among the lengths that the
/// relation allows, and the stacks around it see its answers as those of any view (sections 1 to 3 of the optimum's
/// definition). Relations that join stacks none of which stands in another are one program of those stacks, at what a
/// layout offers them; what it chose is then stated of each of them.
///
/// What a relation says besides, as in `bubble.width <= 0.75 * root.width`, has to be a length that no stack shares out.
/// Where it follows from its content, it is taken as a layout has it, as the offers of joined stacks are: a layout under the
/// relations has to lead to the same ones.
///
/// Of relations that join other stacks, which only a program of the whole tree can choose for, the lengths that it chose can be
/// held, so that all other stacks have their own optimum beside them.
struct OwnRelations {
  /// What is stated of each stack's children, by the element of the stack.
  private(set) var stacks: [Int: StackRelations] = [:]
  /// The relations that no stack can keep by itself.
  private(set) var others: [ResolvedConstraint] = []
  /// Those of single stacks alone.
  private(set) var single: [Int: StackRelations] = [:]
  /// How stacks that relations join are divided at what they are offered.
  private(set) var joined: [PlannedDivision] = []
  /// Those of the stacks that have to be kept: the required ones, and those by which a stack, or a view around it, might have
  /// to be elsewhere or of another length for the rest to be missed by less.
  private(set) var binding: [ResolvedConstraint] = []

  /// A constant beyond this is left to a program of the whole tree, which takes it in parts.
  private static let greatestConstant = 1e5

  /// Finds the relations of stacks among `constraints` in a layout.
  ///
  /// - Parameters:
  ///   - offers: What stacks that relations join are offered across; nil where nothing is chosen for these, so that what is
  ///     stated of them is among the ``others``.
  ///   - isolated: Asks each stack for its optimum by itself, under what is stated of single stacks.
  /// - Throws: where stacks that relations join cannot keep them, or it was not decided.
  init(
    among constraints: [ResolvedConstraint], in placed: PlacedTree, offering offers: JoinedStacks.OffersAcross?,
    isolated: ([Int: StackRelations]) -> IsolatedOptima
  ) throws {
    let free = isolated([:])
    var finder = SharedLengths(in: placed, for: free.distribution.goals, free.stacks.questions)
    var found: [(constraint: ResolvedConstraint, relation: SharedRelation)] = []
    for constraint in constraints {
      for relation in constraint.relations {
        var one = constraint
        one.relations = [relation]
        let shared = finder.relation(relation, of: constraint.constraint)
        if let shared, shared.constant.magnitude <= Self.greatestConstant {
          found.append((one, shared))
        } else if let (stack, limit) = finder.breadthLimit(relation, of: constraint.constraint),
          limit.length.magnitude <= Self.greatestConstant
        {
          stacks[stack, default: StackRelations()].breadths.append(limit)
          binding.append(one)
        } else {
          others.append(one)
        }
      }
    }
    var joined: [(stacks: [Allocation], stated: StackRelations)] = []
    for group in Self.groups(of: found.map(\.relation)) {
      let members = found.filter { !group.isDisjoint(with: $0.relation.stacks) }
      guard group.count == 1 || offers != nil && finder.areBesideEachOther(group) else {
        others += members.map(\.constraint)
        continue
      }
      binding += members.filter { $0.relation.strength == .required || !$0.relation.isFirm }.map(\.constraint)
      let reach = Self.reach(of: members.map(\.constraint), in: placed)
      let stated = StackRelations(relations: members.map(\.relation), reach: reach)
      if group.count == 1, let stack = group.first {
        stacks[stack, default: StackRelations()].relations = stated.relations
        stacks[stack]?.reach = reach
      } else {
        joined.append((finder.allocations(of: group), stated))
      }
    }
    single = stacks
    guard !joined.isEmpty, let offers else { return }
    let bound = isolated(single)
    for (allocations, stated) in joined {
      let choice = try JoinedStacks(
        allocations, in: placed, offering: offers, stated, bound.distribution, bound.stacks.questions
      ).choice()
      stacks.merge(choice.relations) { limited, chosen in
        var both = chosen
        both.breadths = limited.breadths
        return both
      }
      self.joined += choice.divisions
    }
  }

  /// Adds for the ``others`` that the lengths they speak of are those of a layout.
  mutating func holdLengths(of placed: PlacedTree, _ isolated: IsolatedOptima) {
    var finder = SharedLengths(in: placed, for: isolated.distribution.goals, isolated.stacks.questions)
    for constraint in others {
      for relation in constraint.relations {
        let terms = finder.terms(of: relation)
        for allocation in finder.allocations(of: Set(terms.map(\.stack))) {
          let said = SharedRelation(
            source: constraint.constraint.source, strength: constraint.constraint.strength, terms: terms, constant: 0,
            comparison: relation.comparison)
          let held = said.holding(allocation.lengths.map { Double($0) }, ofStack: allocation.stack)
          var stated = stacks[allocation.stack] ?? StackRelations()
          stated.reach = allocation.lengths.reduce(stated.reach) { max($0, Double($1)) }
          if !stated.relations.contains(where: { $0.isSame(as: held) }) { stated.relations.append(held) }
          stacks[allocation.stack] = stated
        }
      }
    }
  }

  /// Whether a layout under these relations leads to the same ones, which are `next`, and keeps everything but what need not
  /// be kept.
  func areKept(in placed: PlacedTree, leadingTo next: OwnRelations) -> Bool {
    areKept(in: placed) && Self.areSame(stacks, next.stacks)
  }

  /// Whether `next` are the same relations of single stacks.
  func areSameOfSingleStacks(as next: OwnRelations) -> Bool { Self.areSame(single, next.single) }

  private static func areSame(_ one: [Int: StackRelations], _ other: [Int: StackRelations]) -> Bool {
    one.keys == other.keys
      && one.allSatisfy { stack, stated in
        let others = other[stack]?.relations ?? []
        return stated.breadths == other[stack]?.breadths && stated.relations.count == others.count
          && zip(stated.relations, others).allSatisfy { $0.isSame(as: $1) }
      }
  }

  /// Whether a layout keeps everything but what need not be kept.
  private func areKept(in placed: PlacedTree) -> Bool {
    let check = ConstraintCheck(placed: placed)
    return check.keepsAll(others) && check.keepsAll(binding)
  }

  /// Whether a layout keeps the same with the joined stacks divided as they are here, at the same offers.
  func areKeptAsDivided(in placed: PlacedTree) -> Bool {
    areKept(in: placed)
      && joined.allSatisfy { division in
        guard let found = placed.allocations.first(where: { $0.stack == division.place.element }) else { return false }
        return division.covers(found.proposal)
          && zip(found.lengths, division.optimum.lengths).allSatisfy { abs(Double($0) - $1) <= 1e-6 * max(1, $1) }
      }
  }

  /// The stacks that relations join, each with all others that they do.
  private static func groups(of relations: [SharedRelation]) -> [Set<Int>] {
    var groups: [Set<Int>] = []
    for relation in relations {
      let touched = groups.filter { !$0.isDisjoint(with: relation.stacks) }
      groups.removeAll { !$0.isDisjoint(with: relation.stacks) }
      groups.append(touched.reduce(relation.stacks) { $0.union($1) })
    }
    return groups
  }

  /// A length that constraints ask no view to exceed.
  private static func reach(of constraints: [ResolvedConstraint], in placed: PlacedTree) -> Double {
    let usual = placed.elementFrames.reduce(1000.0) { greatest, frame in
      let sides = [frame?.width, frame?.height].compactMap { $0.map { Double($0) } }.filter(\.isFinite)
      return sides.reduce(greatest, max)
    }
    return 2 * ForcedLengths(by: constraints, in: placed.tree, usual: 2 * usual).greatest
  }
}
