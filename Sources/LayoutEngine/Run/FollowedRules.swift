internal import ViewTree

/// The uncertain rules that a layout has used, by view.
struct FollowedRules {
  private var rules: [Int: Set<Rule>] = [:]

  /// Notes that a view was laid out by a rule.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ rule: Rule, for view: Int) { rules[view, default: []].insert(rule) }

  /// Notes the rules by which views of a tree are made of others.
  mutating func insert(of tree: IndexedTree) {
    for (view, rule) in tree.uncertainRules { insert(rule, for: view) }
  }

  /// The rules in the document order of their views, and by number for one view. What a control is made of has no name: its
  /// rules are the control's.
  func sorted(in tree: IndexedTree) -> [UncertainRule] {
    let written = Dictionary(rules.map { (tree.writtenView(around: $0), $1) }) { $0.union($1) }
    return written.keys.sorted().flatMap { view in
      written[view, default: []].sorted { ($0.number, $0.statement ?? "") < ($1.number, $1.statement ?? "") }.map {
        rule in
        UncertainRule(view: tree.key(ofView: view), typeName: tree.views[view].typeName, rule: rule)
      }
    }
  }
}

extension LayoutRun {
  /// Notes that an element is laid out by an uncertain rule.
  func follow(_ rule: Rule, for element: Int) {
    followedRules.insert(rule, for: tree.elements[element].view)
  }
}
