internal import LayoutEngine
internal import LinearProgramming

/// The rule of an ``OptimalVStack`` or ``OptimalHStack``: the stack's optimum by a solver and goals of its own.
struct OptimalStackRule: OwnStackRule {
  var solver: any LinearSolver
  var goals: [Goal]
  var limits: SolverLimits

  /// The rule with the record of the layout: that of an optimal engine, or one shared by all stacks with such a rule.
  func distribution(beside others: [any StackDistribution]) -> any StackDistribution {
    let known = others.lazy.compactMap { ($0 as? OptimalDistribution)?.record }.first
    let record = known ?? OptimumRecord(coversEveryStack: false, goals: goals)
    return OptimalDistribution(solver: solver, goals: goals, limits: limits, record: record)
  }

  /// The node of a stack with this rule.
  func node(
    _ typeName: String, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, _ content: ViewList
  ) -> ViewList {
    let parameters = StackParameters(axis: axis, alignment: alignment, spacing: spacing, rule: StackRule(self))
    let stack = RuledStack(typeName: typeName, parameters: parameters, isDynamic: content.isDynamic)
    return ViewList([ViewNode(.ruledStack(stack), content: content.nodes)])
  }
}
