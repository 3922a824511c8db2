internal import LayoutEngine
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
    // What only serves a search is never shown, so that it needs no proof.
    let isTrial = stacks.record.isSearching
    if isTrial, let lengths = evidentLengths(by: stacks) {
      optimum.lengths = lengths
      return optimum
    }
    do {
      var stack = try StackProgram(ranges, names: names, spacing: spacing, offered: offered, key: key)
      guard stack.hasChoice else { return optimum }
      stack = try withHiddenOverflow(stack, stacks.record)
      try stacks.pursueGoals(on: stack, ranges, key: key, into: &optimum)
      for reason in optimum.doubts { stacks.record.approximate(view: facts.tree.elements[grid].view, because: reason) }
      return optimum
    } catch {
      // So close to a leap that no solver tells two divisions apart, either of them serves a search.
      if isTrial, let lengths = stacks.enumeratedLengths(of: alike(by: stacks), isTrial: true) {
        optimum.lengths = lengths
        return optimum
      }
      throw .undecided(view: key, cause: error)
    }
  }

  /// The best lengths where no program is needed to tell them; nil where one is: the tracks that are shown are a program's,
  /// so that one which might choose others, and another number of them, is asked.
  private func evidentLengths(by stacks: OptimalDistribution) -> [Double]? {
    let alike = alike(by: stacks)
    return alike.evidentLengths() ?? stacks.enumeratedLengths(of: alike, isTrial: false)
  }

  /// The tracks as a stack. The goals of the whole tree want nothing of them.
  private func alike(by stacks: OptimalDistribution) -> AlikeStack {
    AlikeStack(
      children: ranges, spacing: spacing, offered: offered, goals: stacks.goals.filter { !$0.isOfWholeTree })
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
