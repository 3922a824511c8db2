/// Bounds and rows that every point of a program with integers has, found by trying each choice for once.
///
/// Of each set of binaries of which one is 1, every one is taken for 1 in turn, and propagated: one that leaves no point is
/// ruled out; a bound that all of them imply holds in any case; and where they imply different bounds of a column, the
/// bound follows the choice, in a row that a relaxation would not know (Savelsbergh 1994, section 3).
package struct Probing {
  /// The bounds of each column; nil where the program has no point.
  package private(set) var bounds: [Bounds]?
  /// What each choice of a set implies.
  private var sets: [ProbedSet] = []

  /// How often all rows may be looked at in one propagation; its square in all.
  private static let greatestRounds = 50

  /// Probes all sets again and again until nothing changes, or `limit` terms of rows have been looked at.
  package init(_ program: LinearProgram, limit: Int) {
    var propagation = BoundPropagation(program)
    var (limit, each) = Self.limits(for: program, limit)
    guard propagation.propagate(limit: each) else { return }
    var program = program
    if program.narrow(to: propagation) {
      propagation = BoundPropagation(program)
      (limit, each) = Self.limits(for: program, limit)
      guard propagation.propagate(limit: each) else { return }
    }
    let single = program.columns.indices.filter {
      program.columns[$0].domain == .binary && propagation.lower[$0] < propagation.upper[$0]
    }
    var isInSet = Set<Int>()
    var all = propagation.choices
    for set in all { isInSet.formUnion(set) }
    all += single.filter { !isInSet.contains($0) }.map { [$0] }
    var isMember = Array(repeating: false, count: program.columns.count)
    var hasChanged = true
    var rounds = 0
    while hasChanged, rounds < 4, propagation.effort < limit {
      hasChanged = false
      rounds += 1
      sets = []
      for members in all {
        guard propagation.effort < limit else { break }
        guard let (set, changed) = Self.probe(members, &propagation, &isMember, limit: each, until: limit) else {
          return
        }
        if let set { sets.append(set) }
        if changed { hasChanged = true }
      }
    }
    bounds = zip(propagation.lower, propagation.upper).map { pair in
      (try? Bounds(lower: min(pair.0, pair.1), upper: pair.1)) ?? .free
    }
  }

  /// How many terms may be looked at in all, and in one propagation: bounds that creep towards each other are left where
  /// a few rounds bring them.
  private static func limits(for program: LinearProgram, _ limit: Int) -> (all: Int, each: Int) {
    let size = program.rows.reduce(0) { sum, row in
      sum + row.terms.count { !program[$0.column].bounds.isFixed }
    }
    let all = min(limit, 1_000_000 + greatestRounds * greatestRounds * size)
    return (all, min(all / 10, greatestRounds * size))
  }

  /// What the choices of one set imply; nil where none of them leaves a point.
  ///
  /// - Parameters:
  ///   - isMember: Room to mark the members, false for every column before and after.
  ///   - limit: How many terms of rows may be looked at for one choice.
  ///   - end: Once that many were looked at in all, the set is left, with what was ruled out by then.
  private static func probe(
    _ members: [Int], _ propagation: inout BoundPropagation, _ isMember: inout [Bool], limit: Int, until end: Int
  ) -> (set: ProbedSet?, changed: Bool)? {
    let start = propagation.mark
    // A binary of no set is 1 or 0.
    let choices: [(column: Int, value: Double)] =
      members.count == 1 ? [(members[0], 1), (members[0], 0)] : members.map { ($0, 1) }
    var set = ProbedSet()
    // That the others are not chosen is nothing new.
    for member in members { isMember[member] = true }
    defer { for member in members { isMember[member] = false } }
    for choice in choices
    where choice.value > 0.5 ? propagation.upper[choice.column] > 0.5 : propagation.lower[choice.column] < 0.5 {
      guard propagation.effort < end else { return (nil, propagation.mark > start) }
      let mark = propagation.mark
      propagation.narrow(choice.column, to: choice.value, choice.value)
      if propagation.propagate(limit: limit) {
        set.choices.append(
          ProbedSet.Choice(
            column: choice.column, value: choice.value,
            implied: Self.implied(by: propagation, since: mark, isMember)))
        propagation.takeBack(to: mark)
      } else {
        propagation.takeBack(to: mark)
        propagation.narrow(choice.column, to: 1 - choice.value, 1 - choice.value)
        guard propagation.propagate(limit: limit) else { return nil }
      }
    }
    guard !set.choices.isEmpty else { return nil }
    for (column, range) in set.common {
      propagation.narrow(column, to: range.lowerBound, range.upperBound)
    }
    guard propagation.propagate(limit: limit) else { return nil }
    return (set.choices.count > 1 ? set : nil, propagation.mark > start)
  }

  /// The bounds that a propagation has narrowed since a mark, of columns outside the set.
  private static func implied(
    by propagation: BoundPropagation, since mark: Int, _ isMember: [Bool]
  ) -> [ProbedSet.Implied] {
    let columns = propagation.changed(since: mark).filter { !isMember[$0] }.sorted()
    var implied: [ProbedSet.Implied] = []
    implied.reserveCapacity(columns.count)
    for column in columns where implied.last?.column != column {
      let lower = propagation.lower[column]
      implied.append(ProbedSet.Implied(column: column, lower: lower, upper: max(lower, propagation.upper[column])))
    }
    return implied
  }

  /// Rows that `point` misses: bounds that follow the choice, the most missed first.
  package func rows(missedBy point: [Double], atMost count: Int) -> [(expression: LinearExpression, bounds: Bounds)] {
    guard let bounds else { return [] }
    var missed: [(miss: Double, expression: LinearExpression, bounds: Bounds)] = []
    var sums = ProbedSet.Sums(columns: bounds.count)
    for set in sets { set.collect(bounds, point, &sums, &missed) }
    return missed.sorted { $0.miss > $1.miss }.prefix(count).map { ($0.expression, $0.bounds) }
  }
}

/// What each choice of a set implies.
private struct ProbedSet {
  /// The bounds to which a choice narrows a column outside the set.
  struct Implied {
    var column: Int
    var lower: Double
    var upper: Double
  }

  struct Choice {
    var column: Int
    var value: Double
    /// What the choice narrows, by columns.
    var implied: [Implied]

    func implied(of column: Int) -> Implied? {
      var (low, high) = (0, implied.count)
      while low < high {
        let middle = (low + high) / 2
        if implied[middle].column < column { low = middle + 1 } else { high = middle }
      }
      return low < implied.count && implied[low].column == column ? implied[low] : nil
    }
  }

  /// Room for what a set's choices imply of each column at a point; all 0 between two sets.
  struct Sums {
    var lower: [Double]
    var upper: [Double]
    var isTouched: [Bool]
    var touched: [Int] = []

    init(columns: Int) {
      lower = Array(repeating: 0, count: columns)
      upper = lower
      isTouched = Array(repeating: false, count: columns)
    }

    mutating func clear() {
      for column in touched { (lower[column], upper[column], isTouched[column]) = (0, 0, false) }
      touched.removeAll(keepingCapacity: true)
    }
  }

  var choices: [Choice] = []

  /// The bounds that all choices imply.
  var common: [(column: Int, range: ClosedRange<Double>)] {
    guard let least = choices.min(by: { $0.implied.count < $1.implied.count }) else { return [] }
    return least.implied.compactMap { first in
      var (lower, upper) = (Double.infinity, -Double.infinity)
      for choice in choices {
        guard let implied = choice.implied(of: first.column) else { return nil }
        lower = min(lower, implied.lower)
        upper = max(upper, implied.upper)
      }
      return (first.column, lower...upper)
    }
  }

  /// Adds the rows of the set that a point misses.
  func collect(
    _ bounds: [Bounds], _ point: [Double], _ sums: inout Sums,
    _ missed: inout [(miss: Double, expression: LinearExpression, bounds: Bounds)]
  ) {
    // What a row adds up at the point says whether it is missed, before it is written.
    for choice in choices {
      let weight = weight(of: choice, at: point)
      guard weight > 1e-6 else { continue }
      for implied in choice.implied {
        let column = implied.column
        if !sums.isTouched[column] {
          sums.isTouched[column] = true
          sums.touched.append(column)
        }
        sums.lower[column] += weight * Self.narrowing(implied.lower, from: bounds[column].lower, sign: 1)
        sums.upper[column] += weight * Self.narrowing(implied.upper, from: bounds[column].upper, sign: -1)
      }
    }
    for column in sums.touched.sorted() {
      let own = bounds[column]
      guard own.lower < own.upper else { continue }
      let breadth = max(1, min(own.upper - own.lower, 1e6))
      for (end, sign, sum) in [(own.lower, 1.0, sums.lower[column]), (own.upper, -1.0, sums.upper[column])]
      where end.isFinite {
        let miss = sum - sign * (point[column] - end)
        guard miss > 1e-4 * breadth, let bound = try? Bounds.atLeast(-1e-7 * max(1, end.magnitude)) else { continue }
        missed.append((miss / breadth, excess(of: column, beyond: end, sign: sign), bound))
      }
    }
    sums.clear()
  }

  /// By how much a choice narrows a bound; 0 where that is so little that it would only put numbers of very different size
  /// into a row.
  private static func narrowing(_ implied: Double, from end: Double, sign: Double) -> Double {
    let by = sign * (implied - end)
    return by > 1e-3 && end.isFinite ? by : 0
  }

  /// What a column has beyond the bound that the choice implies: at least 0 at every point, but for roundings.
  ///
  /// - Parameter sign: 1 for lower bounds, −1 for upper ones, where what it is below counts.
  private func excess(of column: Int, beyond end: Double, sign: Double) -> LinearExpression {
    var terms = [LinearExpression.Term(column: LinearProgram.ColumnID(index: column), coefficient: sign)]
    var constant = -sign * end
    for choice in choices {
      guard let implied = choice.implied(of: column) else { continue }
      let by = Self.narrowing(sign > 0 ? implied.lower : implied.upper, from: end, sign: sign)
      guard by > 0 else { continue }
      let isOne = choice.value > 0.5
      terms.append(
        LinearExpression.Term(column: LinearProgram.ColumnID(index: choice.column), coefficient: isOne ? -by : by))
      if !isOne { constant -= by }
    }
    return LinearExpression(terms, plus: constant)
  }

  private func weight(of choice: Choice, at point: [Double]) -> Double {
    choice.value > 0.5 ? point[choice.column] : 1 - point[choice.column]
  }
}

extension LinearProgram {
  /// Fixes the integers that a propagation has decided, if these are so many that the rest is far smaller.
  ///
  /// - Returns: Whether they were fixed.
  fileprivate mutating func narrow(to known: BoundPropagation) -> Bool {
    let open = columns.indices.filter { columns[$0].domain != .continuous && !columns[$0].wholeBounds.isFixed }
    let decided = open.filter { known.lower[$0] == known.upper[$0] }
    guard 2 * decided.count > open.count else { return false }
    for index in decided {
      guard let bounds = try? Bounds(lower: known.lower[index], upper: known.upper[index]),
        (try? setBounds(bounds, of: ColumnID(index: index))) != nil
      else { return false }
    }
    return true
  }
}
