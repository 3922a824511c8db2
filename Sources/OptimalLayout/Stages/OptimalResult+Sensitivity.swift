package import LayoutEngine

extension OptimalResult {
  /// What relaxing each binding bound of a placed stack, or of a placed grid's tracks, by a point does where stated constraints
  /// or goals of the whole tree chose its division: in the program of its tree, solved again with that bound relaxed and all
  /// else as it is, or in its own where they bind no other stacks than those inside it. Nil where its own goals chose it.
  ///
  /// - Complexity: the stages of the tree's program once for each binding bound.
  package func sensitivity(of allocation: Allocation) throws(LayoutFailure) -> [BoundEffect]? {
    let containers = ContainerMap(placed.tree)
    if record.relations.keys.contains(where: { containers.isElement(allocation.stack, around: $0) }) {
      return try ownSensitivity(of: allocation)
    }
    let place = PlannedDivision.Place(element: allocation.stack, axis: allocation.axis)
    guard let planned = record.planned(place), planned.isBent,
      let plan = plans.first(where: { $0.area.holder == planned.holder })
    else { return nil }
    let tree = placed.tree
    var optimum = planned.optimum
    let names: [String]
    switch allocation.kind {
    case .stack:
      names = tree.elements[allocation.stack].children.map { tree.key(ofChild: $0) }
      // A program of the whole tree has rows for what coupled views answer, and no range of it.
      if !optimum.children.allSatisfy(\.isSeparable) {
        let alone = try plan.engine.isolated(tree).optimum(of: allocation.stack, proposed: allocation.proposal)
        optimum.children = alone?.children ?? optimum.children
      }
    case .tracks:
      names = optimum.children.indices.map { tree.key(ofTrack: $0, of: allocation.stack, along: allocation.axis) }
    }
    return try BoundEffect.all(on: optimum, key: tree.key(of: allocation.stack), names: names) { bound in
      try plan.optimum(of: place, relaxing: bound)
    }
  }

  /// The same for a stack that keeps its own optimum under what is stated of its children, or has such stacks inside.
  private func ownSensitivity(of allocation: Allocation) throws(LayoutFailure) -> [BoundEffect]? {
    let isolated = IsolatedOptima(
      placed.tree, engine.makeDistribution(record: record, targets: nil), engine.options)
    return switch allocation.kind {
    case .stack: try isolated.sensitivity(of: allocation.stack, proposed: allocation.proposal)
    case .tracks:
      try isolated.sensitivity(
        ofTracksOf: allocation.stack, along: allocation.axis, proposed: allocation.proposal)
    }
  }
}
