internal import LinearProgramming

/// A stack whose length is divided among its children, as the columns of a program have it: a program of its own, or one
/// of the whole tree.
struct DividedStack {
  /// A child of the stack.
  struct Child {
    /// What rows and columns call its length.
    var name: String
    /// What is known of its lengths.
    var range: ChildRange
    /// Its length; nil where it has but one.
    var column: LinearProgram.ColumnID?
    /// The binaries that choose among the intervals of its lengths, in their order; none where there is nothing to choose.
    var choices: [LinearProgram.ColumnID] = []
    /// Whether its length has no end.
    var isEndless: Bool
  }

  /// The children in source order.
  let children: [Child]
  /// The offered length without the gaps.
  let room: Quantity
  /// What the stack uses beyond its offer.
  let overflow: LinearExpression
  /// All overflow that counts for the stack: its own, and what overflows inside.
  let wholeOverflow: LinearExpression
  /// Offered length that is not used although a child could take it.
  let wasted: LinearExpression
  /// Whether no other stack is divided by the same program.
  let isAlone: Bool
  /// Whether the program has rows of stacks inside this one, which its lengths bind.
  let hasStacksInside: Bool
  /// Whether the stack is shown at every point of the program; the rows of one inside a candidate only hold where it is.
  let isAlwaysShown: Bool
  /// What a goal of the whole tree wants the lengths to be near to; nil where it has nothing to say.
  let targets: (Goal) -> [Double]?

  /// What is known of each child.
  var ranges: [ChildRange] { children.map(\.range) }
}

extension DividedStack {
  /// Whether a goal wants a length as great as possible that has no end.
  func isEndless(for goal: Goal) -> Bool {
    guard goal == .priority || goal == .fair else { return false }
    return children.contains { $0.isEndless && $0.column != nil }
  }

  /// Pursues a goal on the program of the stack and keeps it there.
  func pursue(_ goal: Goal, on program: inout StagedProgram) throws {
    switch goal {
    case .overflow:
      try program.pursue(.minimise(wholeOverflow), for: .overflow)
      if wholeOverflow.terms != overflow.terms {
        try program.pursue(.minimise(overflow), for: .overflow, as: .ownOverflow)
      }
    case .fill:
      try program.pursue(.minimise(wasted), for: .fill)
    case .priority:
      for group in ranges.priorityGroups {
        let columns = group.compactMap { children[$0].column }
        let total = LinearExpression(columns.map { LinearExpression.Term(column: $0, coefficient: 1) })
        if !columns.isEmpty { try program.pursue(.maximise(total), for: .priority) }
      }
    case .fair:
      for group in ranges.priorityGroups {
        try divide(group, for: .fair, on: &program) { _, length in length }
      }
    case .proportional:
      let elastic = children.indices.filter { children[$0].range.maximum.isFinite }
      try divide(elastic, for: .proportional, on: &program) { range, length in
        (length - range.minimum) * (1 / (range.maximum - range.minimum))
      }
    case .ideal, .closest:
      try NearTargets(goal: goal, aims: aims(for: goal)).pursue(on: &program)
    case .constraints:
      break
    }
  }

  /// The lengths that a goal of the whole tree wants to be near to something, those without a choice left out.
  func aims(for goal: Goal) -> [NearTargets.Aim] {
    guard let targets = targets(goal), targets.count == children.count else { return [] }
    return zip(children, targets).compactMap { child, target in
      guard let column = child.column, target.isFinite else { return nil }
      return NearTargets.Aim(name: child.name, length: LinearExpression(column), target: target)
    }
  }

  /// Makes what `quantity` makes of the lengths of some children lexicographically max–min, those without a choice left
  /// out: they compare equal.
  private func divide(
    _ places: [Int], for goal: Goal, on program: inout StagedProgram,
    _ quantity: (ChildRange, LinearExpression) -> LinearExpression
  ) throws {
    let quantities = places.compactMap { place -> FairDivision.Quantity? in
      let child = children[place]
      guard let column = child.column else { return nil }
      func value(_ length: Double) -> Double { quantity(child.range, LinearExpression(length)).constant }
      let intervals = child.intervals(in: program).map {
        FairDivision.Interval(lower: value($0.lower), upper: value($0.upper), choice: $0.choice)
      }
      return FairDivision.Quantity(
        name: child.name, value: quantity(child.range, LinearExpression(column)), intervals: intervals)
    }
    try FairDivision(goal: goal, quantities: quantities).pursue(on: &program)
  }
}

extension DividedStack.Child {
  /// The intervals in which the length may lie on a program; those that were ruled out are left out.
  fileprivate func intervals(in program: StagedProgram) -> [FairDivision.Interval] {
    guard let column, let bounds = program.bounds(of: LinearExpression(column)) else { return [] }
    let open = zip(range.pieces, choices).filter { program.bounds(of: LinearExpression($0.1)) != .zero }
    guard !open.isEmpty else { return [FairDivision.Interval(lower: bounds.lower, upper: bounds.upper)] }
    return open.map { piece, choice in
      FairDivision.Interval(lower: bounds.clamp(piece.lower), upper: bounds.clamp(piece.upper), choice: choice)
    }
  }
}
