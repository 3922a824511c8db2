import LinearProgramming

/// What the choices of a subproblem imply, found before its relaxation is solved.
///
/// Sets of binaries of which one is 1 are decided one after the other, beginning with the one that the relaxation takes for
/// most: with it all others of the set are decided.
final class NodePropagation {
  private var propagation: BoundPropagation
  private let start: Int
  /// The integer columns that are not decided.
  private let integers: [Int]
  /// A row that each point meets, and that closes a subproblem where none can.
  private let gate: Int

  /// How many terms of rows a subproblem may look at.
  private let effort: Int

  /// How many terms of rows are looked at before the search.
  private static let firstEffort = 2_000_000
  /// How many times a subproblem may look at all rows: lengths that follow from each other in a circle come closer and
  /// closer to their ends, and what that still narrows decides no integer.
  private static let mostPasses = 10

  /// Adds the gate to a problem; nil where it has no point.
  init?(_ problem: Problem) {
    let program = problem.program
    propagation = BoundPropagation(program)
    effort = Self.mostPasses * program.rows.reduce(0) { $0 + $1.terms.count }
    guard propagation.propagate(limit: Self.firstEffort),
      let column = try? problem.addColumn("open", in: .unit, domain: .continuous),
      let row = try? problem.require("open", LinearExpression(column), in: .nonnegative)
    else { return nil }
    gate = row.index
    start = propagation.mark
    integers = program.columns.indices.filter {
      program.columns[$0].domain != .continuous && !program.columns[$0].bounds.isFixed
    }
  }

  /// Narrows the bounds of a subproblem's integers, or closes it.
  func narrow(_ node: SearchNode) {
    propagation.takeBack(to: start)
    for column in integers {
      let bounds = node.bounds(column: column)
      propagation.narrow(column, to: bounds.lower, bounds.upper)
    }
    guard propagation.propagate(limit: effort) else { return node.setRowBounds(gate, lower: 2, upper: 3) }
    for column in integers {
      let (lower, upper) = (propagation.lower[column], propagation.upper[column])
      if node.bounds(column: column) != (lower, upper) { node.setColumnBounds(column, lower: lower, upper: upper) }
    }
  }

  /// The binary of an undecided set that is to be 1 first; nil where all sets are decided, or the rule is GLPK's.
  func choice(at node: SearchNode, by rule: BranchingRule) -> Int? {
    switch rule {
    case .programOrder:
      return propagation.choices.lazy.compactMap { self.greatest(of: $0, at: node) }.first
    case .smallestSet:
      var smallest: (size: Int, choice: Int)?
      for set in propagation.choices {
        let size = set.count { propagation.upper[$0] > 0.5 }
        guard smallest.map({ size < $0.size }) ?? true, let choice = greatest(of: set, at: node) else { continue }
        smallest = (size, choice)
      }
      return smallest?.choice
    case .pseudocosts, .greatestGrowth:
      return nil
    }
  }

  /// The binary that the relaxation takes for most among those of a set that are not whole; nil where all are.
  private func greatest(of set: [Int], at node: SearchNode) -> Int? {
    set.filter(node.isFractional).max { node.value(column: $0) < node.value(column: $1) }
  }
}
