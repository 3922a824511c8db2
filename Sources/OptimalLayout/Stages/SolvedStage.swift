public import LinearProgramming

/// One program that was solved on the way to an optimal layout.
public struct SolvedStage: Hashable, Sendable {
  /// What a stage is for, of which a goal may have several.
  public enum Purpose: Hashable, Sendable {
    /// The goal itself.
    case goal
    /// The stack's own overflow, among the points with the least overflow of all that is inside it.
    case ownOverflow
    /// How short or long a child can be where the goals pursued are met.
    case openLength
  }

  /// The goal that the stage serves.
  public var goal: Goal
  /// The key of the stack whose program it is; nil for a program of the whole tree.
  public var view: String?
  /// What was optimised.
  public var objective: LinearProgram.Objective
  /// The optimum found; the best that was found where it is not proven.
  public var optimum: Double
  /// What no point betters, where the search was stopped before the optimum was proven, infinite where nothing is known; nil
  /// where it is proven.
  public var bound: Double?
  /// What the goal's value has besides the objective at every point of the program; it is left out where solvers would lose
  /// small lengths beside a great number.
  public var fixed = 0.0
  /// What one of the objective is worth in the goal's value.
  public var unit = 1.0
  /// The goal's value where the optimum was found.
  public var value: Double { fixed + unit * optimum }
  /// What it is for among the stages of its goal.
  public var purpose: Purpose
  /// Whether the certificate of its answer was checked and found without a violation.
  public var isCertified: Bool

  /// Makes a stage.
  public init(
    goal: Goal, view: String?, objective: LinearProgram.Objective, optimum: Double, bound: Double? = nil,
    purpose: Purpose = .goal, isCertified: Bool = false
  ) {
    self.goal = goal
    self.isCertified = isCertified
    self.purpose = purpose
    self.view = view
    self.objective = objective
    self.optimum = optimum
    self.bound = bound
  }
}

extension SolvedStage {
  /// The goal, with what tells the stage from the others of that goal: `overflow` is followed by `overflow (its own)`.
  public var title: String {
    switch purpose {
    case .goal: goal.rawValue
    case .ownOverflow: "\(goal.rawValue) (its own)"
    case .openLength: "\(goal.rawValue) (what it leaves open)"
    }
  }
}

/// The stages of one program: those of a stack or of the tracks of a grid, which was solved apart from all others, or of all
/// stacks of a tree.
public struct SolvedComponent: Hashable, Sendable {
  /// The key of the stack, or of the view that holds a tree of its own; nil for a program of the whole tree.
  public var view: String?
  /// The stages in the order in which they were solved; never empty.
  public var stages: [SolvedStage]
  /// The program of each stage, in the same order; nil where programs are not recorded.
  public var journal: ProgramJournal?
  /// How far the solution fell behind each goal's optimum through the rows relaxed for later stages.
  public var drift: [Goal: Double] = [:]
}

extension OptimalResult {
  /// Whether the certificate of every program's answer was checked and found without a violation; also where no program was
  /// needed.
  public var isCertified: Bool { components.allSatisfy { $0.stages.allSatisfy(\.isCertified) } }

  /// The programs of the whole tree and of trees of their own where there are some, then those solved for stacks and grids by
  /// themselves, in document order, columns before rows; none where there is nothing to decide.
  ///
  /// A stack may be measured at several proposals; only the optimum at the one that its size rests on is part of the
  /// layout, and of this list.
  public var components: [SolvedComponent] {
    let stacks = placed.allocations.compactMap { allocation in optima[allocation.stack].map { (allocation, $0) } }
    let ordered = (stacks + trackOptima).enumerated().sorted { one, other in
      let views = [one, other].map { placed.tree.elements[$0.element.0.stack].view }
      return (views[0], one.offset) < (views[1], other.offset)
    }
    let apart = ordered.map(\.element).filter { !$0.1.stages.isEmpty }.map { allocation, optimum in
      SolvedComponent(
        view: placed.tree.key(of: allocation.stack), stages: optimum.stages, journal: optimum.journal,
        drift: optimum.drift)
    }
    return joined + apart
  }
}
