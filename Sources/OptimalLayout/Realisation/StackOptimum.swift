package import LinearProgramming

/// The best division of one stack at one proposal.
package struct StackOptimum: Hashable, Sendable {
  /// The children's lengths in source order, in points.
  package var lengths: [Double]
  /// The children, by their places, that take their length where they are proposed nothing; others are proposed it.
  package var offeredNothing: Set<Int> = []
  /// What was known of each child.
  package var children: [ChildRange]
  /// The sum of the gaps.
  package var spacing: Double
  /// The offered length.
  package var offered: Double
  /// Of a grid's tracks, the cells that each proposes its length, as far as they can overflow inside.
  package var cells: [[Int]] = []
  /// The stages that were solved; none where there was nothing to decide.
  package var stages: [SolvedStage] = []
  /// The program of each stage; nil where programs are not recorded.
  package var journal: ProgramJournal?
  /// What the stated goals left open.
  package var open: [OpenLength] = []
  /// What is only the best that was found in the time allowed.
  package var doubts: [String] = []
  /// How far the solution fell behind each goal's optimum through the relaxed rows.
  package var drift: [Goal: Double] = [:]

  /// The length used.
  package var used: Double { lengths.reduce(0, +) + spacing }
  /// The offered length that the children together could use.
  package var usable: Double { min(offered, children.maximum + spacing) }
  /// What was offered, not used and still wanted.
  package var wasted: Double { max(0, usable - used) }
  /// What was used beyond the offer.
  package var overflow: Double { max(0, used - offered) }

  /// Whether every child has its greatest length, in full and for nothing, and the stack is offered as much as that.
  var isGreatest: Bool {
    used <= offered
      && zip(lengths, children).allSatisfy { length, child in
        !child.isRelaxed && length == child.maximum && !child.pieces.contains(where: \.hasCost)
      }
  }
}

extension StackOptimum {
  /// The optimum as that of a stack with another key that divides as much among children of the same ranges; nil where programs are
  /// recorded, whose rows and columns have the names of the views.
  func shared(withStack key: String, _ children: [ChildRange]) -> StackOptimum? {
    guard journal == nil else { return nil }
    var optimum = self
    optimum.children = children
    for place in optimum.stages.indices { optimum.stages[place].view = key }
    return optimum
  }
}
