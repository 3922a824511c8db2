internal import GreedyLayout
internal import LinearProgramming

/// The columns or rows of a grid at one offer, as children of a stack without priorities.
struct TrackProgram {
  let facts: any StackQuestions
  let grid: Int
  let axis: Axis
  /// What is known of each track.
  let ranges: [ChildRange]
  /// The cells that each track proposes its length, as far as they can overflow inside.
  let cells: [[Int]]
  /// The sum of the gaps in points.
  let spacing: Double
  /// The length offered in points.
  let offered: Double

  /// The best lengths by the goals of the stacks around.
  func optimum(by stacks: OptimalDistribution) throws(LayoutFailure) -> StackOptimum {
    let key = facts.tree.key(of: grid)
    let names = ranges.indices.map { facts.tree.key(ofTrack: $0, of: grid, along: axis) }
    var optimum = StackOptimum(
      lengths: ranges.map(\.minimum), children: ranges, spacing: spacing, offered: offered, cells: cells)
    // A track that is endless at its least leaves nothing to divide.
    guard ranges.minimum.isFinite else { return optimum }
    do {
      var stack = try StackProgram(ranges, names: names, spacing: spacing, offered: offered, key: key)
      guard stack.hasChoice else { return optimum }
      stack = try withHiddenOverflow(stack, stacks.record)
      try stacks.pursueGoals(on: stack, ranges, key: key, into: &optimum)
      for reason in optimum.doubts { stacks.record.approximate(view: facts.tree.elements[grid].view, because: reason) }
      return optimum
    } catch {
      throw .undecided(view: key, cause: error)
    }
  }

  /// The program with the rows of what overflows inside the cells.
  private func withHiddenOverflow(_ stack: StackProgram, _ record: OptimumRecord) throws -> StackProgram {
    guard ranges.contains(where: { $0.floor > $0.minimum }) else { return stack }
    return try record.withAnalysis(of: facts.tree) { analysis in
      let reach = ranges.reduce(max(0, offered - spacing)) { $0 + max($1.floor, $1.minimum) }
      var translation = OverflowTranslation(
        into: stack.program, analysis: analysis, facts: facts, axis: axis, reach: reach)
      for (track, range) in ranges.enumerated() {
        guard range.floor > range.minimum, let column = stack.columns[track] else { continue }
        let upper = stack.program[column].bounds.upper
        for cell in cells[track] {
          try translation.translate(
            cell,
            offered: OverflowTranslation.Offer(
              expression: LinearExpression(column), interval: range.minimum...upper))
        }
      }
      return stack.counting(translation)
    }
  }
}
