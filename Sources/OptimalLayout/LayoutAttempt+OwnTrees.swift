internal import LayoutEngine

/// What is stated of the views in an overlay, a background, a position or a GeometryReader, and what goals of the whole tree
/// have to do with: a tree of its own.
extension LayoutAttempt {
  /// Divides the trees of their own of which something is stated, or whose stacks goals of the whole tree join, outer ones
  /// first, each where the layout puts it.
  mutating func keepInside() throws(LayoutFailure) {
    // Readers may have added views, and what these state.
    let stated = try placed.tree.statedConstraints()
    let areJoined = engine.goals.contains(where: \.isOfWholeTree)
    guard !stated.isEmpty || areJoined else { return }
    let trees = OwnTrees(in: placed.tree)
    var usual = targets
    // Trees beside each other do not change where the layout puts them.
    var divided: Set<Int> = []
    for (holder, constraints) in trees.held(stated, areJoined: areJoined) {
      if !divided.isEmpty, !constraints.isEmpty || trees.isInside(divided, holder) {
        try layOutAgain()
        divided = []
      }
      guard let area = PlannedArea(heldBy: holder, in: placed) else { continue }
      let (inside, placeless) = trees.inside(holder, constraints, in: placed)
      for placeless in placeless { record.note(placeless, in: placed.tree) }
      if usual == nil { usual = try TargetLengths(of: tree, in: proposal, at: origin, options: engine.options) }
      guard let usual else { continue }
      var plan = TreePlan(
        tree: placed.tree, area: area, constraints: inside, engine: engine, record: record, targets: usual)
      var solved = try plan.make()
      if constraints.isEmpty { divided.insert(holder) } else { try layOutAgain() }
      for choices in TranslationChoices.others where !ConstraintCheck(placed: placed).keeps(constraints) {
        var other = plan
        other.choices = choices
        if let again = try? other.make() {
          (plan, solved) = (other, again)
          try layOutAgain()
        }
      }
      if let solved { joined.append(solved) }
      plans.append(plan)
    }
    if !divided.isEmpty { try layOutAgain() }
    // What was approximate before these were divided need not be now.
    guard record.withNames({ $0.haveFound }) else { return }
    record.forgetFinds()
    try layOutAgain()
  }

  /// Lays the tree out with all divisions that are planned by now.
  mutating func layOutAgain() throws(LayoutFailure) {
    record.forgetGap()
    placed = try rules.layout(tree, in: proposal, at: origin)
  }
}
