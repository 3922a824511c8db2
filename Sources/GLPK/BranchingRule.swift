import CGLPK
import LinearProgramming

/// Which of the integer columns that are not whole a subproblem is divided by.
enum BranchingRule: CaseIterable {
  /// The first one in the order of the program, which names outer decisions before those that follow from them.
  case programOrder
  /// One of the set of binaries, of which one is 1, that has the fewest left; known only where subproblems are propagated.
  case smallestSet
  /// The one whose branches were worse for the objective by most where they were tried (GLPK's manual, `glp_intopt`).
  case pseudocosts
  /// The one whose branches are worse for the objective by most, as estimated (Driebeek and Tomlin; GLPK's manual,
  /// `glp_intopt`).
  case greatestGrowth

  /// About how many times as long as by the first rule a subproblem takes.
  var cost: Int {
    switch self {
    case .programOrder, .smallestSet: 1
    case .pseudocosts: 2
    case .greatestGrowth: 3
    }
  }

  /// GLPK's code for it.
  var code: Int32 {
    switch self {
    case .programOrder, .smallestSet: GLP_BR_FFV
    case .pseudocosts: GLP_BR_PCH
    case .greatestGrowth: GLP_BR_DTH
    }
  }

  /// Whether GLPK aborts where a column's value stays as it was in the subproblem that was divided by it, as one within the
  /// simplex method's tolerance of a whole number may. It is asked for binaries alone, at a greater distance from 0 and 1.
  var needsDistance: Bool { self == .pseudocosts }

  /// GLPK's code for the subproblem to go on with: the one of the best bound, or, where the bounds say little, the one in
  /// which the best whole point is expected.
  var next: Int32 { self == .pseudocosts ? GLP_BT_BPH : GLP_BT_BLB }
}

/// Searches by each rule in turn.
extension Problem {
  /// How many subproblems the first search may begin, and how many times as many the one in the next round may.
  private static let firstRound = 1_000
  private static let growth = 4

  /// Searches the program by each rule in turn, in rounds of growing length: what takes one rule minutes is often a matter
  /// of a hundred subproblems by another, and which one it is shows only in the search.
  ///
  /// It takes a few times as long as the best rule alone would at most.
  ///
  /// - Parameters:
  ///   - bound: What no point can be better than.
  ///   - known: A point that the search is to better; nil for none.
  func search(
    _ objective: LinearProgram.Objective, below bound: Double, from known: Solution?, until deadline: Deadline
  ) throws(SolverFailure) -> Outcome {
    var best = known
    var round = Self.firstRound
    var left = min(deadline.iterations ?? .max, mostSubproblems ?? .max)
    let areBinary = program.columns.allSatisfy { $0.domain != .integer || $0.bounds.isFixed }
    let rules = BranchingRule.allCases.filter {
      (areBinary || !$0.needsDistance) && (nodes != nil || $0 != .smallestSet)
    }
    while true {
      for rule in rules {
        let few = min(round / rule.cost, left)
        left -= few
        let outcome = try search(
          objective, below: bound, from: best, by: rule, until: deadline, subproblems: few)
        guard case .stopped(let incumbent) = outcome else { return outcome }
        if let incumbent { best = Solution(incumbent.values, of: objective, in: program) }
        guard isCutShort, left > 0, !deadline.hasPassed else {
          // The time may be over before a search has seen the point that it began with.
          return .stopped(incumbent ?? best.map { Incumbent($0, bound: bound) })
        }
      }
      round *= Self.growth
    }
  }
}
