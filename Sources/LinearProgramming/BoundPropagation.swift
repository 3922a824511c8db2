/// What the rows of a program say of the bounds of its columns, beyond what the columns say themselves.
///
/// A row whose other columns leave it little lets a column go no further; where a bound has moved, the rows of that column
/// are looked at again (Savelsbergh, Preprocessing and probing techniques for mixed integer programming problems, 1994,
/// section 1). Binaries of which exactly or at most one is 1 count together: their terms in a row are worth no more than the
/// best of those that may still be 1.
///
/// Bounds are never narrower than what rows and bounds imply; they are relaxed outwards by roundings.
package struct BoundPropagation {
  /// The columns' bounds by now, whole for integers.
  package private(set) var lower: [Double]
  /// The columns' bounds by now, whole for integers.
  package private(set) var upper: [Double]
  /// The sets of binaries of which exactly one is 1.
  package private(set) var choices: [[Int]] = []
  /// How many terms of rows were looked at so far.
  package private(set) var effort = 0

  private let structure: PropagationStructure
  /// The least fraction of a continuous column's range by which it is narrowed, and the least length.
  private let leastChange: (fraction: Double, length: Double)
  /// How many binaries of each set may still be 1.
  private var open: [Int]
  /// What was changed since the start, to take it back.
  private var trail: [Change] = []
  /// The rows to be looked at, and whether a row is among them.
  private var queue: [Int] = []
  private var isQueued: [Bool]
  private var isPossible = true
  /// The columns that a row names have the last stamp while it is looked at.
  private var stamps: [Int]
  private var stamp = 0

  private struct Change {
    var column: Int
    var lower: Double
    var upper: Double
  }

  /// Takes in a program; nothing is propagated yet.
  ///
  /// - Parameter isThorough: Whether continuous columns are narrowed by what is hardly more than a rounding, rather than by
  ///   what can decide something.
  package init(_ program: LinearProgram, isThorough: Bool = false) {
    structure = PropagationStructure(program)
    leastChange = isThorough ? (0, 1e-9) : (1e-2, 1e-6)
    lower = program.columns.map(\.wholeBounds.lower)
    upper = program.columns.map(\.wholeBounds.upper)
    open = structure.sets.map(\.count)
    isQueued = Array(repeating: false, count: structure.rows.count)
    stamps = Array(repeating: 0, count: program.columns.count)
    choices = structure.sets.filter(\.isExact).map { Array(structure.members[$0.first..<$0.end]) }
    for (index, set) in structure.sets.enumerated() {
      open[index] = structure.members[set.first..<set.end].count { upper[$0] > 0.5 }
      if set.isExact, open[index] == 0 { isPossible = false }
    }
    for column in lower.indices where structure.set(of: column) >= 0 && lower[column] > 0.5 {
      settle(column)
    }
    enqueueAll()
  }

  /// Propagates what has changed.
  ///
  /// - Parameter limit: How many terms of rows may be looked at; what is left then is looked at later.
  /// - Returns: Whether the program may have a point; false is certain.
  package mutating func propagate(limit: Int) -> Bool {
    let end = effort + limit
    var next = 0
    while isPossible, next < queue.count, effort < end {
      let row = queue[next]
      next += 1
      isQueued[row] = false
      visit(row)
    }
    if isPossible {
      queue.removeFirst(next)
    } else {
      for row in queue[next...] { isQueued[row] = false }
      queue.removeAll(keepingCapacity: true)
    }
    return isPossible
  }

  /// Narrows the bounds of a column.
  package mutating func narrow(_ column: Int, to lower: Double, _ upper: Double) {
    if lower > self.lower[column] { raise(column, to: lower) }
    if isPossible, upper < self.upper[column] { limit(column, to: upper) }
  }

  /// How much was changed by now.
  package var mark: Int { trail.count }

  /// The columns changed since a mark; each may be there several times.
  package func changed(since mark: Int) -> some Sequence<Int> { trail[mark...].lazy.map(\.column) }

  /// Undoes what was changed since a mark.
  package mutating func takeBack(to mark: Int) {
    while trail.count > mark {
      let change = trail.removeLast()
      let set = structure.set(of: change.column)
      if set >= 0, upper[change.column] < 0.5, change.upper > 0.5 { open[set] += 1 }
      lower[change.column] = change.lower
      upper[change.column] = change.upper
    }
    for row in queue { isQueued[row] = false }
    queue.removeAll(keepingCapacity: true)
    isPossible = true
  }

  private mutating func enqueueAll() {
    queue = Array(structure.rows.indices)
    for row in queue { isQueued[row] = true }
  }
}

/// Changes of bounds.
extension BoundPropagation {
  /// How far a sum may be beyond a bound before it counts as beyond it.
  private static func tolerance(_ bound: Double) -> Double { 1e-6 * max(1, bound.magnitude) }

  private mutating func note(_ column: Int) {
    trail.append(Change(column: column, lower: lower[column], upper: upper[column]))
    for place in structure.rows(of: column) {
      let row = structure.rowsOfColumns[place]
      if isQueued[row] { continue }
      isQueued[row] = true
      queue.append(row)
    }
  }

  private mutating func raise(_ column: Int, to value: Double) {
    guard value <= upper[column] + Self.tolerance(value) else { return isPossible = false }
    note(column)
    lower[column] = min(value, upper[column])
    if structure.set(of: column) >= 0, value > 0.5 { settle(column) }
  }

  private mutating func limit(_ column: Int, to value: Double) {
    guard value >= lower[column] - Self.tolerance(value) else { return isPossible = false }
    note(column)
    let wasOpen = upper[column] > 0.5
    upper[column] = max(value, lower[column])
    let set = structure.set(of: column)
    guard set >= 0, wasOpen, upper[column] < 0.5 else { return }
    open[set] -= 1
    let choice = structure.sets[set]
    guard choice.isExact else { return }
    if open[set] == 0 { isPossible = false }
    if open[set] == 1, let place = (choice.first..<choice.end).first(where: { upper[structure.members[$0]] > 0.5 }) {
      let last = structure.members[place]
      if lower[last] < 0.5 { raise(last, to: 1) }
    }
  }

  /// Rules out the others of the set of a binary that is 1.
  private mutating func settle(_ column: Int) {
    let set = structure.set(of: column)
    guard set >= 0 else { return }
    let choice = structure.sets[set]
    for place in choice.first..<choice.end {
      let other = structure.members[place]
      guard other != column, upper[other] > 0.5 else { continue }
      guard isPossible else { return }
      limit(other, to: 0)
    }
  }
}

/// Looking at a row.
extension BoundPropagation {
  /// The least or greatest sum of a row's parts: the finite ones added up, and how many are infinite.
  private struct Sum {
    var finite = 0.0
    var infinite = 0

    mutating func add(_ value: Double) {
      if value.isFinite { finite += value } else { infinite += 1 }
    }

    /// The sum without one part.
    func without(_ value: Double) -> Double? {
      if value.isFinite { return infinite == 0 ? finite - value : nil }
      return infinite == 1 ? finite : nil
    }
  }

  private mutating func visit(_ index: Int) {
    let row = structure.rows[index]
    effort += row.termCount
    var least = Sum()
    var greatest = Sum()
    var widest = 0.0
    for place in row.first..<row.end {
      let range = range(of: structure.parts[place])
      least.add(range.lower)
      greatest.add(range.upper)
      widest = max(widest, range.upper - range.lower)
    }
    let (bottom, top) = (row.lower, row.upper)
    if least.infinite == 0, least.finite > top + Self.tolerance(top) { return isPossible = false }
    if greatest.infinite == 0, greatest.finite < bottom - Self.tolerance(bottom) { return isPossible = false }
    // A row that leaves every part all of its own range tells nothing of any.
    let mayLimit = top < .infinity && (least.infinite == 0 ? top - least.finite < widest : least.infinite == 1)
    let mayRaise =
      bottom > -.infinity && (greatest.infinite == 0 ? greatest.finite - bottom < widest : greatest.infinite == 1)
    guard mayLimit || mayRaise else { return }
    for place in row.first..<row.end {
      guard isPossible else { return }
      let part = structure.parts[place]
      let range = range(of: part)
      let room = mayLimit ? least.without(range.lower).map { top - $0 } : nil
      let need = mayRaise ? greatest.without(range.upper).map { bottom - $0 } : nil
      if part.set >= 0 {
        // What the bounds of another part of this row became meanwhile only makes these narrower.
        rule(part, in: row, room: room, need: need)
      } else {
        let term = structure.terms[part.first]
        let (above, below) = term.coefficient > 0 ? (room, need) : (need, room)
        if let above { limitTerm(term.column, to: above / term.coefficient) }
        if isPossible, let below { raiseTerm(term.column, to: below / term.coefficient) }
      }
    }
  }

  private func range(of part: PropagationStructure.Part) -> (lower: Double, upper: Double) {
    guard part.set >= 0 else {
      let term = structure.terms[part.first]
      let (low, high) = (lower[term.column] * term.coefficient, upper[term.column] * term.coefficient)
      return term.coefficient > 0 ? (low, high) : (high, low)
    }
    var (least, greatest) = (Double.infinity, -Double.infinity)
    var count = 0
    for place in part.first..<part.end {
      let term = structure.terms[place]
      if upper[term.column] <= 0.5 { continue }
      count += 1
      least = min(least, term.coefficient)
      greatest = max(greatest, term.coefficient)
    }
    if count < open[part.set] || !structure.sets[part.set].isExact {
      least = min(least, 0)
      greatest = max(greatest, 0)
    }
    return count == 0 ? (0, 0) : (least, greatest)
  }

  /// Rules out binaries of a set whose coefficients are beyond what the row leaves.
  private mutating func rule(
    _ part: PropagationStructure.Part, in row: PropagationStructure.Row, room: Double?, need: Double?
  ) {
    let room = room.map { $0 + Self.tolerance(row.upper) } ?? .infinity
    let need = need.map { $0 - Self.tolerance(row.lower) } ?? -.infinity
    for place in part.first..<part.end {
      let term = structure.terms[place]
      guard upper[term.column] > 0.5 else { continue }
      guard term.coefficient > room || term.coefficient < need else { continue }
      limit(term.column, to: 0)
      if !isPossible { return }
    }
    let choice = structure.sets[part.set]
    guard 0 > room || 0 < need, part.end - part.first < choice.count else { return }
    stamp += 1
    for place in part.first..<part.end { stamps[structure.terms[place].column] = stamp }
    for place in choice.first..<choice.end {
      let column = structure.members[place]
      guard upper[column] > 0.5, stamps[column] != stamp else { continue }
      limit(column, to: 0)
      if !isPossible { return }
    }
  }

  private func isWorthwhile(_ change: Double, _ column: Int) -> Bool {
    let width = upper[column] - lower[column]
    return width == .infinity || change > max(leastChange.fraction * width, leastChange.length)
  }

  private mutating func limitTerm(_ column: Int, to value: Double) {
    if structure.isInteger[column] {
      let whole = (value + 1e-6).rounded(.down)
      if whole < lower[column] || whole < upper[column] && isWorthwhile(upper[column] - whole, column) {
        limit(column, to: whole)
      }
      return
    }
    let relaxed = value + 1e-9 * max(1, value.magnitude)
    guard relaxed.magnitude < Self.greatest, relaxed < upper[column], isWorthwhile(upper[column] - relaxed, column)
    else {
      if relaxed < lower[column] - Self.tolerance(lower[column]) { isPossible = false }
      return
    }
    limit(column, to: relaxed)
  }

  private mutating func raiseTerm(_ column: Int, to value: Double) {
    if structure.isInteger[column] {
      let whole = (value - 1e-6).rounded(.up)
      if whole > upper[column] || whole > lower[column] && isWorthwhile(whole - lower[column], column) {
        raise(column, to: whole)
      }
      return
    }
    let relaxed = value - 1e-9 * max(1, value.magnitude)
    guard relaxed.magnitude < Self.greatest, relaxed > lower[column], isWorthwhile(relaxed - lower[column], column)
    else {
      if relaxed > upper[column] + Self.tolerance(upper[column]) { isPossible = false }
      return
    }
    raise(column, to: relaxed)
  }

  /// Bounds beyond this are none that help.
  private static let greatest = 1e9
}
