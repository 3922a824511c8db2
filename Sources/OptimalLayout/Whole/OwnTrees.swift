internal import LayoutEngine

/// Which constraints of a laid-out tree are for its own program to keep, and which for what overlays, backgrounds, positions
/// and readers hold: trees of their own, divided when the size around them is known (section 1 of the optimum's definition).
///
/// A relation is for the innermost of the trees in which its views stand, the last one where they stand beside each other.
/// Nothing inside a tree bends what is outside, so that the frames of its other views are as they are.
struct OwnTrees {
  private let tree: IndexedTree
  /// The element that holds the tree in which each element stands; nil in the tree of the root.
  private let holders: [Int?]

  /// - Complexity: O(*n*) for *n* elements.
  init(in tree: IndexedTree) {
    self.tree = tree
    var holders: [Int?] = Array(repeating: nil, count: tree.elements.count)
    var waiting: [(element: Int, holder: Int?)] = [(tree.root, nil)]
    while let (element, holder) = waiting.popLast() {
      holders[element] = holder
      let children = tree.elements[element].children
      let held = Set(tree.elements[element].kind.beginningsOfTrees(among: children))
      waiting += children.map { ($0, held.contains($0) ? element : holder) }
    }
    self.holders = holders
  }

  /// The relations that the program of the root's tree has to keep.
  func ofRoot(_ constraints: [ResolvedConstraint]) -> [ResolvedConstraint] {
    constraints.compactMap { $0.only { home(of: $0) == nil } }
  }

  /// The elements that hold a tree with relations to keep, outer ones first, each with those relations.
  ///
  /// - Parameter areJoined: Whether goals join the lengths of all stacks of a tree: those count too that have stacks inside
  ///   stacks, with no relations if need be.
  func held(
    _ constraints: [ResolvedConstraint], areJoined: Bool
  ) -> [(holder: Int, constraints: [ResolvedConstraint])] {
    var homes = Set(constraints.flatMap(\.relations).compactMap(home))
    if areJoined { homes.formUnion(Set(holders.compactMap(\.self)).filter(hasInnerDivisions)) }
    return homes.sorted { (place(of: $0), $0) < (place(of: $1), $1) }.map { holder in
      (holder, constraints.compactMap { $0.only { home(of: $0) == holder } })
    }
  }

  /// The relations of a tree with the frames of the views outside it in their terms' place; without those that speak of a
  /// view that is not shown, and apart from these those that speak of a frame without an end.
  func inside(
    _ holder: Int, _ constraints: [ResolvedConstraint], in placed: PlacedTree
  ) -> (stated: [ResolvedConstraint], placeless: [PlacelessConstraint]) {
    var placeless: [PlacelessConstraint] = []
    let stated = constraints.compactMap { constraint in
      var resolved = constraint
      resolved.relations = resolved.relations.compactMap { relation in
        var inner = relation
        inner.terms = []
        for term in relation.terms {
          if holders[term.element] == holder {
            inner.terms.append(term)
          } else if let frame = placed.elementFrames[term.element] {
            let value = Double(frame[term.attribute])
            guard value.isFinite else {
              let view = tree.key(ofView: term.view)
              placeless.append(PlacelessConstraint(constraint: constraint, view: view, isEndless: true))
              return nil
            }
            inner.constant += term.coefficient * value
          } else {
            return nil
          }
        }
        return inner
      }
      return resolved.relations.isEmpty ? nil : resolved
    }
    return (stated, placeless)
  }

  /// The element that holds the tree in which an element stands; nil in the tree of the root.
  func holder(of element: Int) -> Int? { holders[element] }

  /// Whether an element that holds a tree stands in the tree of one of some others.
  func isInside(_ others: Set<Int>, _ holder: Int) -> Bool {
    var outer = holders[holder]
    while let next = outer {
      if others.contains(next) { return true }
      outer = holders[next]
    }
    return false
  }

  /// The element that holds the tree for which a relation is; nil for the root's.
  func home(of relation: ResolvedConstraint.Relation) -> Int? {
    relation.terms.compactMap { holders[$0.element] }.max { (place(of: $0), $0) < (place(of: $1), $1) }
  }

  /// Whether what divides a length stands inside what divides another one, both in the tree that an element holds.
  private func hasInnerDivisions(_ holder: Int) -> Bool {
    let element = tree.elements[holder]
    var waiting = element.kind.beginningsOfTrees(among: element.children).map { (element: $0, isInside: false) }
    while let (next, isInside) = waiting.popLast() {
      let divides = tree.elements[next].kind.dividesLengths
      if divides, isInside { return true }
      waiting += tree.elements[next].children.filter { holders[$0] == holder }.map { ($0, isInside || divides) }
    }
    return false
  }

  /// Where a held tree begins in the document: after all in which it stands.
  private func place(of holder: Int) -> Int {
    let element = tree.elements[holder]
    return element.kind.beginningsOfTrees(among: element.children).map { tree.elements[$0].view }.min() ?? element.view
  }
}

extension ElementKind {
  /// Whether its children share a length.
  fileprivate var dividesLengths: Bool {
    switch self {
    case .stack, .lazyGrid: true
    default: false
    }
  }
}

extension ResolvedConstraint {
  /// The constraint with some of its relations; nil where it has none of them.
  fileprivate func only(_ isIncluded: (Relation) -> Bool) -> ResolvedConstraint? {
    var some = self
    some.relations = relations.filter(isIncluded)
    return some.relations.isEmpty ? nil : some
  }
}
