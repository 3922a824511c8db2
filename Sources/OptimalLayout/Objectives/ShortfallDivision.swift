internal import LinearProgramming

/// Makes some quantities lexicographically max–min on a program with integers, value by value in ascending order.
///
/// Where the m smallest quantities are known, with a sum of E, all others reach a value t if and only if the shortfall
/// below it, Σ max(0, t − qᵢ), can be as little as m t − E. For a given t that is linear in the binaries that choose among
/// the intervals of a quantity, so that a relaxation says nearly as much as a search. It is asked at the values at which
/// intervals begin or end (Ogryczak and Śliwiński, "On direct methods for lexicographic min-max optimization", 2006, have
/// such values only). Between two of them the next smallest quantity is made as large as possible, by the sum of the
/// m + 1 smallest: (m + 1) t − Σ dᵢ with dᵢ ≥ t − qᵢ and dᵢ ≥ 0 (Ogryczak and Tamir, "Minimizing the sum of the k largest
/// functions in linear time", 2003).
///
/// - Complexity: For each value that one or several quantities are left at, a few solves and as many as there are digits
///   in the number of intervals; none for values that are known to be the greatest, or the least that is left.
struct ShortfallDivision {
  let goal: Goal
  let quantities: [FairDivision.Quantity]
  /// What the quantities share; nil where nothing is known of it.
  let room: FairDivision.SharedRoom?
  /// How much may still be spent on sums: more than usual, since a search over many gaps may not end without them.
  var effort = 10 * LengthSums.usualEffort
  /// The values at which an interval begins or ends, in ascending order.
  let marks: [Double]
  /// The least and the greatest values of the quantities, each in ascending order: between them lie the quantities
  /// themselves in that order.
  private let least: [Double]
  let greatest: [Double]
  /// The greatest sum of all.
  private var most = Double.infinity
  /// How many quantities are known: the smallest ones.
  private(set) var settled = 0
  /// The sum of those.
  private(set) var sum = 0.0
  /// The different values of those, in ascending order.
  private(set) var levels: [Double] = []
  /// The largest of those.
  private var level = -Double.infinity
  /// The quantities that are held at their greatest value, by their places.
  private(set) var held: Set<Int> = []
  /// The shortfalls that the program has columns for, by the value that is fallen short of.
  private var shortfalls: [Double: LinearExpression] = [:]
  /// How many quantities were settled when the shortfall below a value was last kept.
  private var kept: [Double: Int] = [:]
  /// A level and how far the quantities together are below it, to ask for sums of the smallest.
  private var deficits: (level: LinearExpression, total: LinearExpression)?

  init(goal: Goal, quantities: [FairDivision.Quantity], room: FairDivision.SharedRoom? = nil) {
    self.goal = goal
    self.quantities = quantities
    self.room = room
    least = quantities.map { $0.intervals.first?.lower ?? -.infinity }.sorted()
    greatest = quantities.map { $0.intervals.last?.upper ?? .infinity }.sorted()
    let ends = quantities.flatMap(\.intervals).flatMap { [$0.lower, $0.upper] }.filter(\.isFinite).sorted()
    marks = ends.reduce(into: []) { marks, end in
      if let last = marks.last, end - last <= Self.tolerance(at: end) { return }
      marks.append(end)
    }
  }

  /// Pursues the division on a program and keeps it there.
  mutating func pursue(on program: inout StagedProgram) throws {
    let together = quantities.reduce(LinearExpression()) { $0 + $1.value }
    most = try program.optimum(.maximise(together), for: goal).objective
    while true {
      try settleGreatest(on: &program)
      guard settled < quantities.count else { return }
      let rest = least[settled...].reduce(sum, +)
      if most <= rest + Self.tolerance(at: most) { return }
      try settleNext(on: &program)
    }
  }

  /// How far apart two values are that count as different.
  static func tolerance(at value: Double) -> Double { 1e-6 * max(1, value.magnitude) }

  /// How far a quantity may be below a value that it reaches, for what kept rows are relaxed by: one further below may be
  /// unable to reach it.
  private static func rounding(at value: Double, _ program: StagedProgram) -> Double { 4 * program.slack(for: value) }

  /// The quantities at the last point in ascending order.
  private func ascending(in program: StagedProgram) -> [Double] {
    guard let solution = program.solution else { return least }
    return quantities.map { solution.value(of: $0.value) }.sorted()
  }
}

extension ShortfallDivision {
  /// Settles what at the last point is as large as quantities of that place in the order can be.
  private mutating func settleGreatest(on program: inout StagedProgram) throws {
    let values = ascending(in: program)
    let areHeld = held.count == settled
    var last = -Double.infinity
    while settled < values.count, values[settled] >= greatest[settled] - Self.rounding(at: greatest[settled], program) {
      if !areHeld, greatest[settled] > last { try keep(greatest[settled], on: &program) }
      last = greatest[settled]
      settle(1, at: last)
    }
    guard areHeld else { return }
    // If all that are settled are as large as that, each of them is at its own greatest value.
    for (place, quantity) in quantities.enumerated() where !held.contains(place) {
      guard let upper = quantity.intervals.last?.upper, upper <= last else { continue }
      held.insert(place)
      try program.hold(quantity.value, at: upper)
    }
  }

  /// Finds the next smallest value, and how many quantities are left at it.
  private mutating func settleNext(on program: inout StagedProgram) throws {
    let reached = try greatestMark(on: &program)
    guard reached >= 0, !isOpen(beyond: marks[reached]) else { return try settleLevel(on: &program) }
    let value = marks[reached]
    guard reached + 1 < marks.count else {
      return settle(quantities.count - settled, at: value)
    }
    let next = marks[reached + 1]
    let shortfall = try shortfall(below: next, on: program)
    if let count = leastCount(at: value, reaching: next, suggestedTo: program) {
      let least = allowance(below: next) + Double(count) * (next - value)
      let bounds = try Bounds.atLeast(least - StagedProgram.rounding(of: least))
      try program.aid("\(goal.rawValue): short of \(next) at least", shortfall, in: bounds)
    }
    _ = try program.optimum(.minimise(shortfall), for: goal)
    let count = ascending(in: program).dropFirst(settled).count { $0 < (value + next) / 2 }
    settle(max(1, count), at: value)
  }

  /// Takes note of the next smallest quantities.
  private mutating func settle(_ count: Int, at value: Double) {
    sum += value * Double(count)
    settled += count
    if levels.last != value { levels.append(value) }
    level = value
  }

  /// The greatest mark that all but the settled quantities reach, by its place; −1 where there is none.
  private mutating func greatestMark(on program: inout StagedProgram) throws -> Int {
    let limit = greatest[settled] + Self.tolerance(at: greatest[settled]) / 2
    var next = marks.firstIndex { $0 > limit || !leavesRoom(for: $0) } ?? marks.count
    func place(in program: StagedProgram) -> Int {
      let value = ascending(in: program)[settled]
      return min(marks.firstIndex { $0 > value + Self.rounding(at: $0, program) } ?? marks.count, next) - 1
    }
    var reached = place(in: program)
    let known = firstOutOfReach(in: reached + 1..<next)
    next = known ?? next
    // What sums do not rule out is likely to be possible.
    var isLikely = known != nil
    while next - reached > 1 {
      let middle = isLikely ? next - 1 : (reached + next) / 2
      isLikely = false
      if try attempt(marks[middle], on: &program) {
        reached = max(middle, place(in: program))
      } else {
        next = middle
      }
    }
    if reached >= 0 { try keep(marks[reached], on: &program) }
    return reached
  }

  /// Whether the greatest sum is enough for all but the settled quantities to reach a value.
  private func leavesRoom(for value: Double) -> Bool {
    least[settled...].reduce(sum) { $0 + max($1, value) } <= most + Self.tolerance(at: most)
  }

  /// Whether some quantity can lie beyond a mark without another choice of its interval.
  private func isOpen(beyond mark: Double) -> Bool {
    let limit = mark + Self.tolerance(at: mark) / 2
    return quantities.contains { $0.intervals.contains { $0.lower <= limit && $0.upper > limit } }
  }
}

/// Values that are no mark.
extension ShortfallDivision {
  /// Makes the smallest quantity that is not settled as large as possible, and finds how many are left at its level.
  private mutating func settleLevel(on program: inout StagedProgram) throws {
    let next = try deficits(named: "level \(settled + 1)", on: program)
    let smallest = next.level * Double(settled + 1) - next.total
    if let most = greatestLevel(from: ascending(in: program)[settled]) {
      let bounds = try Bounds.atMost(sum + most + StagedProgram.rounding(of: sum + most))
      try program.aid("\(goal.rawValue): level \(settled + 1) at most", smallest, in: bounds)
      suggest(reaching: most, to: program)
    }
    let (sum, tolerance) = (sum, Self.rounding(at: greatest[settled], program))
    func plain(_ level: Double) -> Double {
      // What kept rows leave open raises a level above a mark that a quantity may have to be at in another order of them.
      marks.last { $0 <= level && level - $0 <= tolerance } ?? level
    }
    let level = plain(
      try program.pursue(.maximise(smallest), for: goal, keeping: { sum + plain($0 - sum) }).objective - sum)
    let limit = level + Self.tolerance(at: level)
    var values = ascending(in: program)
    var number = max(settled + 1, values.count { $0 <= limit })
    // If the sum of the smallest cannot exceed what it is with all of them at the level, none can be larger.
    while number > settled + 1, mayExceed(level, allButFewerThan: number) {
      let reached = try program.optimum(.maximise(sumOfSmallest(number, on: program)), for: goal).objective
      if reached <= sum + Double(number - settled) * level + Self.tolerance(at: level) { break }
      values = ascending(in: program)
      number = max(settled + 1, min(number - 1, values.count { $0 <= limit }))
    }
    try keepLevel(level, on: &program)
    settle(number - settled, at: level)
  }

  /// Has all but the settled quantities reach the level of the next one, which is known of their sum only.
  private mutating func keepLevel(_ level: Double, on program: inout StagedProgram) throws {
    if ascending(in: program)[settled] >= level - program.slack(for: level) { return try keep(level, on: &program) }
    suggest(reaching: level, to: program)
    try program.pursue(.minimise(shortfall(below: level, on: program)), for: goal)
  }

  private mutating func sumOfSmallest(_ number: Int, on program: StagedProgram) throws -> LinearExpression {
    if number == quantities.count { return quantities.reduce(LinearExpression()) { $0 + $1.value } }
    let sums = try deficits ?? deficits(named: "level of sums", on: program)
    deficits = sums
    return sums.level * Double(number) - sums.total
  }

  /// Adds a level, and how far the quantities together are below it.
  private func deficits(
    named name: String, on program: StagedProgram
  ) throws -> (level: LinearExpression, total: LinearExpression) {
    let (lowest, highest) = (least.first ?? 0, greatest.last ?? 0)
    let level = LinearExpression(
      try program.addColumn("\(goal.rawValue): \(name)", in: Bounds(lower: lowest, upper: highest)))
    var total = LinearExpression()
    for quantity in quantities {
      let most = highest - (quantity.intervals.first?.lower ?? lowest)
      total += try addDeficit("\(quantity.name) below \(name)", quantity.value - level, most: most, on: program)
    }
    return (level, total)
  }

  /// Adds a column for how far an expression is below 0, at most by `most`.
  private func addDeficit(
    _ name: String, _ expression: LinearExpression, most: Double, on program: StagedProgram
  ) throws -> LinearExpression {
    let name = "\(goal.rawValue): \(name)"
    let deficit = LinearExpression(try program.addColumn(name, in: Bounds(lower: 0, upper: most)))
    _ = try program.require(name, deficit + expression, in: .nonnegative)
    return deficit
  }
}

/// Shortfalls below given values.
extension ShortfallDivision {
  /// Has all but the settled quantities reach a value, if they can.
  private mutating func attempt(_ value: Double, on program: inout StagedProgram) throws -> Bool {
    let name = "\(goal.rawValue): all but \(settled) reach \(value)"
    let shortfall = try shortfall(below: value, on: program)
    suggest(reaching: value, to: program)
    guard try program.attempt(name, shortfall, atMost: allowance(below: value), for: goal) else { return false }
    kept[value] = settled
    return true
  }

  /// Has all but the settled quantities reach a value, as they do at the last point.
  private mutating func keep(_ value: Double, on program: inout StagedProgram) throws {
    guard kept[value] != settled, value > level - Self.tolerance(at: value) / 2 else { return }
    kept[value] = settled
    let shortfall = try shortfall(below: value, on: program)
    guard !shortfall.terms.isEmpty else { return }
    try program.keep(.minimise(shortfall), at: allowance(below: value), for: goal)
  }

  /// The shortfall below a value if all but the settled quantities reach it.
  private func allowance(below value: Double) -> Double { Double(settled) * value - sum }

  /// How far the quantities together fall short of a value; adds the columns and rows that it needs to the program.
  private mutating func shortfall(below value: Double, on program: StagedProgram) throws -> LinearExpression {
    if let shortfall = shortfalls[value] { return shortfall }
    var total = LinearExpression()
    for (place, quantity) in quantities.enumerated() {
      if held.contains(place), let upper = quantity.intervals.last?.upper {
        total += LinearExpression(max(0, value - upper))
        continue
      }
      guard let lower = quantity.intervals.first?.lower, lower < value else { continue }
      // An interval above the value makes up for nothing that another one is short of.
      let reached = quantity.intervals.reduce(LinearExpression()) { reached, interval in
        reached + (interval.choice.map { LinearExpression($0) } ?? LinearExpression(1)) * max(value, interval.lower)
      }
      total += try addDeficit(
        "\(quantity.name) short of \(value)", quantity.value - reached, most: value - lower, on: program)
    }
    shortfalls[value] = total
    return total
  }
}
