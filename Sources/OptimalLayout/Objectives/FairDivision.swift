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
    try holdCapped(&rising, under: level, on: &program)
    while !rising.isEmpty {
      if try areHeldDown(rising.map(\.value), on: &program) { return }
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

  /// Whether many quantities are all at their least, and must be: together they can have no more than that.
  private func areHeldDown(_ values: [LinearExpression], on program: inout StagedProgram) throws -> Bool {
    guard values.count > 8, let solution = program.solution else { return false }
    var (least, sum) = (0.0, LinearExpression())
    for value in values {
      guard let lower = program.bounds(of: value)?.lower, lower.isFinite,
        solution.value(of: value) <= lower + program.slack(for: lower)
      else { return false }
      least += lower
      sum += value
    }
    let most = try program.optimum(.maximise(sum), for: goal).objective
    return most <= least + program.slack(for: least)
  }

  /// Holds at once all quantities that stop at their own greatest value before the level does, instead of one a solve.
  ///
  /// Which they are is guessed from the sum that the last point had. The guess stands only if the program can keep them
  /// all there with a level for the rest that none of them exceeds: then no division is better, because those that were
  /// held cannot be larger, and whoever made one of them smaller would make a small value smaller.
  private func holdCapped(
    _ rising: inout [(value: LinearExpression, row: LinearProgram.RowID)], under level: LinearProgram.ColumnID,
    on program: inout StagedProgram
  ) throws {
    guard rising.count > 8, let solution = program.solution else { return }
    let bounds = rising.map { program.bounds(of: $0.value) }
    let total = rising.reduce(0) { $0 + solution.value(of: $1.value) }
    guard let water = Self.level(of: total, in: bounds) else { return }
    let capped = bounds.indices.filter { (bounds[$0]?.upper ?? .infinity) < water }
    guard capped.count > 1, let greatest = capped.compactMap({ bounds[$0]?.upper }).max() else { return }
    for place in capped {
      guard let upper = bounds[place]?.upper else { continue }
      try program.release(rising[place].row)
      try program.hold(rising[place].value, at: upper)
    }
    if let reached = try program.level(level, for: goal), reached >= greatest - program.slack(for: greatest) {
      let isCapped = Set(capped)
      rising = rising.indices.filter { !isCapped.contains($0) }.map { rising[$0] }
      return
    }
    for place in capped { try program.restore(rising[place].row, rising[place].value, to: bounds[place]) }
  }

  /// The level λ at which clamp(λ, lower, upper) adds up to a total; nil where a quantity is no single column.
  private static func level(of total: Double, in bounds: [Bounds?]) -> Double? {
    let known = bounds.compactMap { $0 }
    guard known.count == bounds.count else { return nil }
    let marks = known.flatMap { [$0.lower, $0.upper] }.filter(\.isFinite).sorted()
    func sum(_ level: Double) -> Double { known.reduce(0) { $0 + $1.clamp(level) } }
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if sum(marks[middle]) <= total { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
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
    try preferEarlier(on: &program)
  }

  /// Of all orders of the values found, takes the one whose earlier quantities are larger.
  private func preferEarlier(on program: inout StagedProgram) throws {
    var largest: [(value: LinearExpression, reached: Double)] = []
    for (place, quantity) in quantities.enumerated().dropLast() {
      guard let solution = program.solution else { return }
      let value = solution.value(of: quantity.value)
      // Only where a quantity can have what another one has is there another order of the same values.
      let isOpen = quantities.enumerated().contains { other, rival in
        let rivalling = solution.value(of: rival.value)
        return other != place && rivalling > value + 1e-6 * max(1, value.magnitude) && quantity.canBe(rivalling)
      }
      guard isOpen else {
        largest.append((quantity.value, value))
        continue
      }
      // It must not become larger at the cost of an earlier one.
      for earlier in largest { try program.hold(earlier.value, at: earlier.reached) }
      largest = []
      try program.pursue(.maximise(quantity.value), for: goal)
    }
  }
}
