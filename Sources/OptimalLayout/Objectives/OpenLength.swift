internal import LinearProgramming

/// A child whose length the stated goals do not determine, as far as was asked.
package struct OpenLength: Hashable, Sendable {
  /// The child's place in source order.
  package var child: Int
  /// The lengths at which the goals are met, in points: intervals in ascending order, of which the last may have no end.
  /// Those between the first and the last are left out where `isComplete` is false.
  package var intervals: [ClosedRange<Double>]
  /// Whether there are no other lengths; false where there are more intervals than were told apart, or where none between
  /// the least and the greatest length was looked for.
  package var isComplete = true
  /// Whether it was asked at which lengths the goals are met. Of very many children not all are: then the goals may leave the
  /// length open or not, and `intervals` has those that were seen.
  package var isAsked = true

  /// The least length at which the goals are met.
  package var minimum: Double { intervals.first?.lowerBound ?? 0 }
  /// The greatest length at which the goals are met; infinite where they are met at any.
  package var maximum: Double { intervals.last?.upperBound ?? 0 }
}

extension DividedStack {
  /// The children whose length the goals pursued so far leave open, with the lengths that it may have; `last` is the goal
  /// that the solves are counted to, `keepsOverflow` whether the stack's overflow is no longer open.
  ///
  /// - Parameter seen: What the columns were at points that keep all that is kept now; those found are added.
  func openLengths(
    after last: Goal, keepsOverflow: Bool, on program: inout StagedProgram, seen: inout SeenValues
  ) throws -> [OpenLength] {
    var open: [OpenLength] = []
    if let solution = program.solution { seen.take(solution) }
    for (place, child) in children.enumerated() {
      guard let column = child.column, !seen.closed.columns.contains(column) else { continue }
      let bounds = program.bounds(of: LinearExpression(column)) ?? .free
      // Beyond its own bounds nothing limits a column; what it was narrowed to does.
      let own = program.decided[column] ?? bounds
      let search = OpenIntervals(column: column, goal: last, bounds: bounds)
      let doubts = program.doubts.count
      guard seen.spend(on: program) else {
        let (least, greatest) = (bounds.clamp(seen.least(of: column)), bounds.clamp(seen.greatest(of: column)))
        open.append(
          OpenLength(child: place, intervals: [least...max(least, greatest)], isComplete: false, isAsked: false))
        continue
      }
      guard var found = try search.found(on: &program, seen: &seen) else {
        if program.isLarge, program.doubts.count == doubts { try program.hold([column]) }
        continue
      }
      // All points that keep what is kept have the length in there. With integers that is not known so well.
      if program.isLarge, !program.hasIntegers, program.doubts.count == doubts {
        try program.narrow(column, from: found.least, to: found.greatest)
      }
      // A column ends where nothing needs a length to be greater; a longer one overflows.
      if child.isEndless, !keepsOverflow, found.greatest >= own.upper - program.slack(for: found.greatest) {
        found.openEnd()
      }
      open.append(OpenLength(child: place, intervals: found.intervals, isComplete: found.isComplete))
    }
    return open
  }
}

/// The values that a column can have on a program: with binaries there may be gaps between them.
///
/// With its binaries fixed a program leaves a column one interval. The search starts with those of the least value, goes to
/// the end of that interval, and on to the least value beyond it, until it meets the interval of the greatest value.
private struct OpenIntervals {
  /// The most intervals that are looked for on a program of at most so many whole columns: each costs two searches, which take
  /// the longer the more there are. With more than those only the ends are looked for.
  private static let most = [(wholes: 64, intervals: 24), (wholes: 256, intervals: 5), (wholes: 512, intervals: 2)]

  let column: LinearProgram.ColumnID
  let goal: Goal
  let bounds: Bounds
  private(set) var intervals: [ClosedRange<Double>] = []
  /// Whether all were found; if not, the greatest value stands for those left.
  private(set) var isComplete = true

  init(column: LinearProgram.ColumnID, goal: Goal, bounds: Bounds) {
    self.column = column
    self.goal = goal
    self.bounds = bounds
  }

  /// The least and the greatest value.
  var least: Double { intervals.first?.lowerBound ?? bounds.lower }
  var greatest: Double { intervals.last?.upperBound ?? bounds.upper }

  /// The intervals; nil where the value is not open.
  func found(on program: inout StagedProgram, seen: inout SeenValues) throws -> OpenIntervals? {
    var found = self
    guard program.hasIntegers else {
      // A bound that some point reached is an end of the interval.
      let least =
        seen.least(of: column) <= bounds.lower + rounding(of: bounds.lower)
        ? bounds.lower : bounds.clamp(try extreme(.minimise, on: &program, seen: &seen)[column])
      let greatest =
        seen.greatest(of: column) >= bounds.upper - rounding(of: bounds.upper)
        ? bounds.upper : bounds.clamp(try extreme(.maximise, on: &program, seen: &seen)[column])
      found.intervals = [least...max(least, greatest)]
      return seen.isOpen(from: least, to: greatest) ? found : nil
    }
    let shortest = try extreme(.minimise, on: &program, seen: &seen)
    let longest = try extreme(.maximise, on: &program, seen: &seen)
    guard seen.isOpen(from: bounds.clamp(shortest[column]), to: bounds.clamp(longest[column])) else { return nil }
    try found.search(from: shortest, to: longest, on: &program)
    return found
  }

  /// By how much a bound may be wider than the values.
  private func rounding(of bound: Double) -> Double { bound.isFinite ? 1e-8 * max(1, bound.magnitude) : 0 }

  private func extreme(
    _ sense: LinearProgram.Objective.Sense, on program: inout StagedProgram, seen: inout SeenValues
  ) throws -> Solution {
    let objective = LinearProgram.Objective(sense: sense, expression: LinearExpression(column))
    let solution = try program.optimum(objective, for: goal, as: .openLength)
    seen.take(solution)
    return solution
  }

  /// Finds the intervals from the one that begins at a solution to the one that ends with the greatest value.
  private mutating func search(
    from shortest: Solution, to longest: Solution, on program: inout StagedProgram
  ) throws {
    let greatest = bounds.clamp(longest[column])
    let choices = program.program.columns.count { $0.domain != .continuous && !$0.bounds.isFixed }
    guard let most = Self.most.first(where: { choices <= $0.wholes })?.intervals else {
      let least = bounds.clamp(shortest[column])
      intervals = [least...least, greatest...greatest]
      isComplete = false
      return
    }
    let last = try end(of: longest, .minimise(LinearExpression(column)), on: &program)
    var start = shortest
    for _ in 0..<most {
      let lower = bounds.clamp(start[column])
      let upper = try end(of: start, .maximise(LinearExpression(column)), on: &program)
      join(lower...max(lower, upper))
      guard upper < last - 2 * nearness(of: last), let next = try next(after: upper, on: &program) else {
        join(min(last, greatest)...greatest)
        return
      }
      start = next
    }
    join(min(last, greatest)...greatest)
    isComplete = false
  }

  /// Has the last interval go on for ever.
  mutating func openEnd() {
    guard let last = intervals.popLast() else { return }
    intervals.append(last.lowerBound...Double.infinity)
  }

  /// How far the value can go, up or down, where everything whole stays as it is.
  private func end(
    of start: Solution, _ objective: LinearProgram.Objective, on program: inout StagedProgram
  ) throws -> Double {
    let isUpwards = objective.sense == .maximise
    let columns = program.program.columns
    let whole = try columns.indices.filter { columns[$0].domain != .continuous }.map { index in
      (column: LinearProgram.ColumnID(index: index), bounds: try Bounds.exactly(start.values[index].rounded()))
    }
    let value = bounds.clamp(start[column])
    guard let end = try optimum(objective, with: whole, on: &program) else { return value }
    return isUpwards ? max(value, bounds.clamp(end[column])) : min(value, bounds.clamp(end[column]))
  }

  /// The point with the least value that is beyond one; nil where there is none.
  private func next(after value: Double, on program: inout StagedProgram) throws -> Solution? {
    let beyond = try Bounds(lower: min(bounds.upper, value + nearness(of: value)), upper: bounds.upper)
    return try optimum(.minimise(LinearExpression(column)), with: [(column, beyond)], on: &program)
  }

  private func optimum(
    _ objective: LinearProgram.Objective, with bounds: [(column: LinearProgram.ColumnID, bounds: Bounds)],
    on program: inout StagedProgram
  ) throws -> Solution? {
    try program.probe(objective, for: goal, as: .openLength, with: bounds)
  }

  private mutating func join(_ interval: ClosedRange<Double>) {
    guard let last = intervals.last, interval.lowerBound <= last.upperBound + 2 * nearness(of: last.upperBound) else {
      intervals.append(interval)
      return
    }
    intervals[intervals.count - 1] = last.lowerBound...max(last.upperBound, interval.upperBound)
  }

  /// How far beyond a value another one is looked for, in points. Solvers take a binary that is a hundred-thousandth for
  /// 0: as much of a gap of some hundred points has to be less than this.
  private func nearness(of value: Double) -> Double { max(1.0 / 128, 1e-6 * value.magnitude) }
}
