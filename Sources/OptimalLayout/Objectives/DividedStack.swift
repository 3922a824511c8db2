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
    /// Those intervals.
    var pieces: [LengthSet.Interval] = []
    /// Whether its length has no end.
    var isEndless: Bool
  }

  /// The children in source order.
  let children: [Child]
  /// The offered length without the gaps.
  let room: Quantity
  /// What the children could use together, if nothing ended the offer.
  let greatest: Quantity
  /// What the stack uses beyond its offer.
  let overflow: LinearExpression
  /// All overflow that counts for the stack: its own, and what overflows inside.
  let wholeOverflow: LinearExpression
  /// Offered length that is not used although a child could take it.
  let wasted: LinearExpression
  /// Whether no other stack is divided by the same program.
  let isAlone: Bool
  /// By how much the children without pieces exceed the stack's minor proposal, where the stack is alone and what exceeds
  /// it varies with the lengths of others; nil where that does not count.
  var excess: Double?
  /// Whether the program has rows of stacks inside this one, which its lengths bind.
  let hasStacksInside: Bool
  /// Whether the stack is shown at every point of the program; the rows of one inside a candidate only hold where it is.
  let isAlwaysShown: Bool
  /// By how much the relations of its children that may be missed are missed, the strongest first.
  var violations: [TotalViolation] = []
  /// Whether making that small comes before all goals.
  var missesFirst = false
  /// What a goal of the whole tree wants the lengths to be near to; nil where it has nothing to say.
  let targets: (Goal) -> [Double]?

  /// What the children use together.
  var used: LinearExpression {
    children.reduce(LinearExpression()) {
      $0 + ($1.column.map { LinearExpression($0) } ?? LinearExpression($1.range.minimum))
    }
  }

  /// What is known of each child.
  var ranges: [ChildRange] { children.map(\.range) }
}

extension DividedStack {
  /// Whether a goal wants a length as great as possible that has no end.
  func isEndless(for goal: Goal) -> Bool {
    guard goal == .priority || goal == .fair else { return false }
    return children.contains { $0.isEndless && $0.column != nil }
  }

  /// Pursues a goal on the program of the stack and keeps it there; `used` is what its children can use together.
  func pursue(_ goal: Goal, on program: inout StagedProgram, using used: LengthSet.Interval?) throws {
    switch goal {
    case .overflow:
      try limitOverflow(on: &program)
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
        try divide(group, for: .fair, on: &program, using: used) { _ in (0, 1) }
      }
    case .proportional:
      let elastic = children.indices.filter { children[$0].range.isElastic }
      try divide(elastic, for: .proportional, on: &program, using: used) { range in
        (range.minimum, range.maximum - range.minimum)
      }
    case .ideal, .closest:
      try NearTargets(goal: goal, aims: aims(for: goal)).pursue(on: &program)
    case .constraints:
      for total in violations { try program.pursue(total) }
    }
  }

  /// Tells the program what has to overflow at least, where a search would have to find it out, and lengths at which no
  /// more does.
  private func limitOverflow(on program: inout StagedProgram) throws {
    guard isAlone, program.hasIntegers, children.contains(where: { $0.range.pieces.contains(where: \.hasCost) }) else {
      return
    }
    var effort = CheapestLengths.usualEffort
    guard let least = CheapestLengths(of: ranges, excess: excess, room: room.lower, effort: &effort) else { return }
    let bounds = try Bounds.atLeast(least.total - 2 * StagedProgram.rounding(of: least.total))
    try program.aid("what overflows in any case", wholeOverflow, in: bounds)
    var chosen = least.pieces
    // Of alike children the earlier ones are no shorter.
    for alike in Dictionary(grouping: children.indices, by: { children[$0].range }).values {
      for (child, piece) in zip(alike, alike.map({ least.pieces[$0] }).sorted(by: >)) { chosen[child] = piece }
    }
    var values: [LinearProgram.ColumnID: Double] = [:]
    for (child, piece) in zip(children, chosen) {
      for (number, choice) in child.choices.enumerated() { values[choice] = number == piece ? 1 : 0 }
    }
    program.suggest(values)
  }

  /// Has the children use no more than they can where as little is wasted as at the last point: whoever used more would
  /// waste less. A relaxation does not know that, since a length may be wasted that is used.
  func limitUse(on program: inout StagedProgram) throws {
    guard program.hasIntegers, let solution = program.solution else { return }
    let wasted = solution.value(of: self.wasted)
    guard wasted > program.slack(for: wasted) else { return }
    // As much as is offered, or as they could use, is what counts as wasted where it is not used.
    let most = greatest.constant.map { $0 <= room.lower ? greatest : room } ?? room
    let beyond = used - most.expression
    let rounding = StagedProgram.rounding(of: most.upper)
    try program.aid("used but for what is wasted", beyond, in: .atMost(-wasted + rounding))
  }

  /// The lengths that a goal of the whole tree wants to be near to something, those without a choice left out.
  func aims(for goal: Goal) -> [NearTargets.Aim] {
    guard let targets = targets(goal), targets.count == children.count else { return [] }
    return zip(children, targets).compactMap { child, target in
      guard let column = child.column, target.isFinite else { return nil }
      return NearTargets.Aim(name: child.name, length: LinearExpression(column), target: target)
    }
  }

  /// Makes what some children have beyond a length, in units of another, lexicographically max–min, those without a choice
  /// left out: they compare equal.
  private func divide(
    _ places: [Int], for goal: Goal, on program: inout StagedProgram, using used: LengthSet.Interval?,
    _ length: (ChildRange) -> (atZero: Double, perUnit: Double)
  ) throws {
    let places = places.filter { children[$0].column != nil }
    let quantities = places.map { place -> FairDivision.Quantity in
      let child = children[place]
      let length = length(child.range)
      func value(_ points: Double) -> Double { (points - length.atZero) * (1 / length.perUnit) }
      let choices = child.openChoices(in: program)
      let intervals = child.intervals(in: program).enumerated().map { number, interval in
        FairDivision.Interval(
          lower: value(interval.lower), upper: value(interval.upper), choice: choices.isEmpty ? nil : choices[number])
      }
      let column = child.column.map { LinearExpression($0) } ?? LinearExpression(child.range.minimum)
      return FairDivision.Quantity(
        name: child.name, value: (column - length.atZero) * (1 / length.perUnit), intervals: intervals, length: length)
    }
    var division = FairDivision(goal: goal, quantities: quantities)
    let others = children.indices.filter { !places.contains($0) }.map {
      LengthSet(children[$0].intervals(in: program))
    }
    if let used, let sums = LengthSums(others, atMost: used.upper + 1e-6 * max(1, used.upper)) {
      division.room = FairDivision.SharedRoom(lower: used.lower, upper: used.upper, others: sums.all)
    }
    try division.pursue(on: &program)
  }
}

extension DividedStack.Child {
  /// The binaries of the intervals in which the length may lie on a program: without those that were ruled out.
  func openChoices(in program: StagedProgram) -> [LinearProgram.ColumnID] {
    choices.filter { program.bounds(of: LinearExpression($0)) != .zero }
  }

  /// The intervals in which the length may lie on a program, in the order of `openChoices`; one where there are none.
  func intervals(in program: StagedProgram) -> [LengthSet.Interval] {
    guard let column, let bounds = program.bounds(of: LinearExpression(column)) else {
      return [LengthSet.Interval(lower: range.minimum, upper: range.minimum)]
    }
    let open = zip(pieces, choices).filter { program.bounds(of: LinearExpression($0.1)) != .zero }
    guard !open.isEmpty else { return [LengthSet.Interval(lower: bounds.lower, upper: bounds.upper)] }
    return open.map { piece, _ in
      LengthSet.Interval(lower: bounds.clamp(piece.lower), upper: bounds.clamp(piece.upper))
    }
  }
}
