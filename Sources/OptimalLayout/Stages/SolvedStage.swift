public import LinearProgramming

/// One program that was solved on the way to an optimal layout.
public struct SolvedStage: Hashable, Sendable {
  /// The goal that the stage serves.
  public var goal: Goal
  /// The key of the stack whose program it is; nil for a program of the whole tree.
  public var view: String?
  /// What was optimised.
  public var objective: LinearProgram.Objective
  /// The optimum found.
  public var optimum: Double

  /// Makes a stage.
  public init(goal: Goal, view: String?, objective: LinearProgram.Objective, optimum: Double) {
    self.goal = goal
    self.view = view
    self.objective = objective
    self.optimum = optimum
  }
}

/// The stages of one program: those of a stack or a grid's tracks, solved apart from all others, or of the whole tree.
public struct SolvedComponent: Hashable, Sendable {
  /// The key of the stack; nil for a program of the whole tree.
  public var view: String?
  /// The stages in the order in which they were solved; never empty.
  public var stages: [SolvedStage]
  /// The program of each stage, in the same order; nil where programs are not recorded.
  public var journal: ProgramJournal?
}

extension OptimalResult {
  /// The program of the whole tree where there is one, then those solved for stacks and the tracks of grids by
  /// themselves, in document order; none for a stack with nothing to decide.
  ///
  /// A stack may be measured at several proposals; only the optimum at the one that its size rests on is part of the
  /// layout, and of this list.
  public var components: [SolvedComponent] {
    let views = placed.tree.elements.map(\.view)
    let stacks = placed.allocations.compactMap { allocation in
      optima[allocation.stack].map { (place: views[allocation.stack], optimum: $0, element: allocation.stack) }
    }
    let tracks = trackOptima.map { (place: views[$0.tracks.stack], optimum: $0.optimum, element: $0.tracks.stack) }
    // Sorting keeps the order of equals: of a grid's tracks, the columns before the rows.
    let parts = (stacks + tracks).sorted { $0.place < $1.place }.filter { !$0.optimum.stages.isEmpty }
    return (whole.map { [$0] } ?? [])
      + parts.map { part in
        SolvedComponent(
          view: placed.tree.key(of: part.element), stages: part.optimum.stages, journal: part.optimum.journal)
      }
  }
}
