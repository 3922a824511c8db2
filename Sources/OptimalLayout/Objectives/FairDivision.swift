internal import LinearProgramming

/// Makes some quantities lexicographically max–min: the smallest as large as possible, then the next smallest, and so on.
///
/// Without integers the common level of the quantities is raised; those that hold it down are fixed there, and the rest
/// go on. With integers that can stall (two texts, either of which can be wider, not both): then, for j = 1, 2 … in turn,
/// the sum of the j smallest is made as large as possible, j t − Σ dᵢ with dᵢ ≥ t − qᵢ and dᵢ ≥ 0 (Ogryczak and Tamir,
/// "Minimizing the sum of the k largest functions in linear time", 2003); of equal vectors the one whose earlier
/// quantities are larger is taken.
///
/// - Complexity: At most as many solves as there are quantities; with integers up to twice as many.
struct FairDivision {
  /// Something to be made large: a name for rows and columns, and its value.
  struct Quantity {
    var name: String
    var value: LinearExpression
    /// Whether the quantity may have a value by itself.
    var canBe: (Double) -> Bool = { _ in true }
  }

  let goal: Goal
  let quantities: [Quantity]

  /// Pursues the division on a program and keeps it there.
  func pursue(on program: inout StagedProgram) throws {
    guard !quantities.isEmpty else { return }
    if program.hasIntegers { try pursueSums(on: &program) } else { try raiseLevel(on: &program) }
  }

  private func raiseLevel(on program: inout StagedProgram) throws {
    let level = try program.addColumn("\(goal.rawValue): level", in: .free)
    var rising: [(value: LinearExpression, row: LinearProgram.RowID)] = []
    for quantity in quantities {
      let above = quantity.value - LinearExpression(level)
      let name = "\(goal.rawValue): \(quantity.name) ≥ level"
      rising.append((quantity.value, try program.require(name, above, in: .nonnegative)))
    }
    while !rising.isEmpty {
      let solution = try program.optimum(.maximise(LinearExpression(level)), for: goal)
      let reached = solution[level]
      var isHeld = rising.map { abs(solution.duals?.rows[$0.row.index] ?? 0) > 1e-9 }
      if !isHeld.contains(true) {
        let lowest = rising.map { solution.value(of: $0.value) }.min() ?? reached
        isHeld = rising.map { solution.value(of: $0.value) <= lowest + program.slack(for: lowest) }
      }
      for (quantity, isHeld) in zip(rising, isHeld) where isHeld {
        try program.release(quantity.row)
        try program.hold(quantity.value, at: reached)
      }
      rising = zip(rising, isHeld).filter { !$0.1 }.map(\.0)
    }
  }

  private func pursueSums(on program: inout StagedProgram) throws {
    for count in 1...quantities.count {
      var sum = LinearExpression()
      if count < quantities.count {
        let level = LinearExpression(
          try program.addColumn("\(goal.rawValue): level \(count)", in: .free))
        sum = level * Double(count)
        for quantity in quantities {
          let name = "\(goal.rawValue): \(quantity.name) below level \(count)"
          let below = LinearExpression(try program.addColumn(name, in: .nonnegative))
          _ = try program.require(name, below - level + quantity.value, in: .nonnegative)
          sum -= below
        }
      } else {
        for quantity in quantities { sum += quantity.value }
      }
      try program.pursue(.maximise(sum), for: goal)
    }
    // Only where an earlier quantity can have what a later one has is there another order of the same values.
    for (place, quantity) in quantities.enumerated().dropLast() {
      guard let solution = program.solution else { return }
      let value = solution.value(of: quantity.value)
      let isOpen = quantities.enumerated().contains { other, rival in
        let rivalling = solution.value(of: rival.value)
        return other != place && rivalling > value + 1e-6 * max(1, value.magnitude) && quantity.canBe(rivalling)
      }
      if isOpen { try program.pursue(.maximise(quantity.value), for: goal) }
    }
  }
}
