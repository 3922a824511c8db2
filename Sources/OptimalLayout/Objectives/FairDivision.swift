internal import LinearProgramming

/// Makes some quantities lexicographically max–min: the smallest as large as possible, then the next smallest, and so on.
///
/// Without integers the common level of the quantities is raised; those that hold it down are fixed there, and the rest
/// go on. With integers that can stall (two texts, either of which can be wider, not both): then it is done as
/// `ShortfallDivision` tells; of equal vectors of lengths the one whose earlier quantities are larger is taken.
///
/// - Complexity: At most as many solves as there are quantities; with integers as many as `ShortfallDivision` needs, and up
///   to one more for each.
struct FairDivision {
  /// A length that some quantities share with others.
  struct SharedRoom {
    /// The least and the greatest length, in points, that all use together.
    var lower: Double
    var upper: Double
    /// What the others use.
    var others: LengthSet
  }

  /// Something to be made large: a name for rows and columns, and its value.
  struct Quantity {
    var name: String
    var value: LinearExpression
    /// The intervals in which its value may lie, ascending; never empty.
    var intervals: [Interval]
    /// The length in points that it has at 0, and how many points more it has for each 1.
    var length = (atZero: 0.0, perUnit: 1.0)

    /// The lengths of some of its values.
    func lengths(from lower: Double, to upper: Double) -> LengthSet.Interval {
      LengthSet.Interval(
        lower: length.atZero + lower * length.perUnit, upper: length.atZero + upper * length.perUnit)
    }

    /// Whether the quantity may have a value by itself, but for 1e-6 of it.
    func canBe(_ value: Double) -> Bool { place(of: value) != nil }

    /// The interval in which a value lies, but for 1e-6 of it; nil where there is none.
    func place(of value: Double) -> Int? {
      let tolerance = 1e-6 * max(1, value.magnitude)
      return intervals.firstIndex { value >= $0.lower - tolerance && value <= $0.upper + tolerance }
    }
  }

  /// Values that a quantity may have.
  struct Interval {
    var lower: Double
    var upper: Double
    /// The binary that is 1 where the value lies in it; nil where it is the only one.
    var choice: LinearProgram.ColumnID?
  }

  let goal: Goal
  let quantities: [Quantity]
  /// What the quantities share; nil where nothing is known of it.
  var room: SharedRoom?

  /// Pursues the division on a program and keeps it there.
  func pursue(on program: inout StagedProgram) throws {
    guard !quantities.isEmpty else { return }
    guard program.hasIntegers else { return try raiseLevel(on: &program) }
    var division = ShortfallDivision(goal: goal, quantities: quantities, room: room)
    try division.pursue(on: &program)
    // Of equal shares of ranges a goal to come chooses.
    if goal == .fair { try preferEarlier(on: &program) }
  }

  /// Between which values the level lies, a little more: those of the quantities.
  private func levels(in program: StagedProgram) throws -> Bounds {
    let spans = quantities.map { program.program.span(of: $0.value) }
    let lower = spans.reduce(Double.infinity) { min($0, $1.lower) }
    let upper = spans.reduce(-Double.infinity) { max($0, $1.upper) }
    guard lower.isFinite, upper.isFinite else { return .free }
    return try Bounds(lower: -LinearProgram.end(beyond: -lower), upper: LinearProgram.end(beyond: upper))
  }

  private func raiseLevel(on program: inout StagedProgram) throws {
    let level = try program.addColumn("\(goal.rawValue): level", in: levels(in: program))
    var rising: [(value: LinearExpression, row: LinearProgram.RowID)] = []
    for quantity in quantities {
      let above = quantity.value - LinearExpression(level)
      let name = "\(goal.rawValue): \(quantity.name) ≥ level"
      rising.append((quantity.value, try program.require(name, above, in: .nonnegative)))
    }
    try holdCapped(&rising, under: level, on: &program)
    while !rising.isEmpty {
      if try areHeldDown(rising.map(\.value), on: &program) { return }
      let solution = try program.optimum(.maximise(LinearExpression(level)), for: goal, isKept: true)
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
    let capped = bounds.indices.filter { (bounds[$0]?.upper ?? .infinity) <= water }
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

  /// Of all orders of the values found, takes the one whose earlier quantities are larger.
  private func preferEarlier(on program: inout StagedProgram) throws {
    guard var point = program.solution.map(values) else { return }
    var exchange = ValueExchange(of: quantities, at: point)
    for (place, quantity) in quantities.enumerated() {
      if let gain = exchange.gain(of: place) {
        let most = gain[place] + StagedProgram.rounding(of: gain[place])
        try program.aid("\(goal.rawValue): \(quantity.name) at most", quantity.value, in: .atMost(most))
        suggest(gain, to: program)
        point = values(at: try program.optimum(.maximise(quantity.value), for: goal, isKept: true))
        exchange = ValueExchange(of: quantities, at: point)
      }
      // Neither a later one nor a later stage is to have it exchanged.
      if exchange.canChange(place) { try program.hold(quantity.value, at: point[place]) }
    }
  }

  /// Has the next search begin with intervals in which the quantities have certain values.
  private func suggest(_ values: [Double], to program: StagedProgram) {
    var choices: [LinearProgram.ColumnID: Double] = [:]
    for (quantity, value) in zip(quantities, values) {
      let place = quantity.place(of: value)
      for (other, interval) in quantity.intervals.enumerated() {
        if let choice = interval.choice { choices[choice] = other == place ? 1 : 0 }
      }
    }
    program.suggest(choices)
  }

  private func values(at solution: Solution) -> [Double] { quantities.map { solution.value(of: $0.value) } }
}
