import LayoutEngine

/// How often and how much rules for sharing a stack's length lose on random stacks.
///
///     var plan = SurveyPlan()
///     plan.children = 2...2
///     let survey = try Survey(plan, threads: 2)
///     survey.total(children: 2).tallies[0].unused.count        // 2 or 3 % of the 100,000 stacks
///
/// A loss is what the rule leaves unused, or overflows by, more than the best division does, as a share of the length
/// available to the children (``SurveyEnsemble`` says which division is best); it counts above 1e-9. The result is the
/// same for any number of threads, and the results of all shards add up to that of the whole survey.
public struct Survey: Hashable, Sendable {
  /// The share of the available length above which a loss or a difference counts.
  public static let tolerance = 1e-9

  /// What was drawn and measured.
  public let plan: SurveyPlan
  /// The counts for each number of children and, within it, each class of tightness.
  package private(set) var cells: [SurveyCount]

  /// Makes the result of a survey that has not begun.
  init(_ plan: SurveyPlan) {
    self.plan = plan
    let empty = SurveyCount(tallies: plan.algorithms.map { _ in AlgorithmTally() })
    cells = Array(repeating: empty, count: plan.children.count * Tightness.allCases.count)
  }

  /// Makes the result that has these counts, or nil where there are not as many as the plan asks for.
  package init?(_ plan: SurveyPlan, cells: [SurveyCount]) {
    guard cells.count == plan.children.count * Tightness.allCases.count,
      cells.allSatisfy({ $0.tallies.count == plan.algorithms.count })
    else { return nil }
    self.plan = plan
    self.cells = cells
  }

  /// The cell of a number of children and a class of tightness.
  private func place(_ children: Int, _ tightness: Tightness) -> Int {
    (children - plan.children.lowerBound) * Tightness.allCases.count + tightness.rawValue
  }

  /// The counts of the stacks of one number of children and one class of tightness; of all, where nil.
  public func total(children: Int? = nil, tightness: Tightness? = nil) -> SurveyCount {
    var total = SurveyCount(tallies: plan.algorithms.map { _ in AlgorithmTally() })
    for number in plan.children where children ?? number == number {
      for kind in Tightness.allCases where tightness ?? kind == kind { total.add(cells[place(number, kind)]) }
    }
    return total
  }

  /// How many stacks the plan asks for, in its shard.
  public var plannedStacks: Int { plan.sampleRange.count * plan.children.count }

  /// Whether all stacks of the plan were measured.
  public var isComplete: Bool { total().stacks == plannedStacks }

  /// The classes of tightness in which stacks were drawn.
  public var tightnessClasses: [Tightness] {
    Tightness.allCases.filter { kind in plan.children.contains { cells[place($0, kind)].stacks > 0 } }
  }

  /// Counts in the cell of a number of children and a class of tightness.
  mutating func count(children: Int, _ tightness: Tightness, _ body: (inout SurveyCount) -> Void) {
    body(&cells[place(children, tightness)])
  }

  /// Adds the counts of another part of the same survey.
  mutating func add(_ other: Survey) {
    for cell in cells.indices { cells[cell].add(other.cells[cell]) }
  }
}

/// What was counted of some stacks.
public struct SurveyCount: Hashable, Sendable {
  /// How many stacks there were.
  public package(set) var stacks = 0
  /// What each of the survey's algorithms did with them, in the order of the plan.
  public package(set) var tallies: [AlgorithmTally]

  /// Makes the count of so many stacks.
  package init(stacks: Int = 0, tallies: [AlgorithmTally]) {
    self.stacks = stacks
    self.tallies = tallies
  }

  /// Adds the counts of other stacks.
  mutating func add(_ other: SurveyCount) {
    stacks += other.stacks
    for place in tallies.indices { tallies[place].add(other.tallies[place]) }
  }
}

/// What one algorithm did with some stacks.
public struct AlgorithmTally: Hashable, Sendable {
  /// The stacks in which it left unused what the best division uses.
  public package(set) var unused = LossTally()
  /// The stacks in which it took more beyond the offer than the best division does.
  public package(set) var overflow = LossTally()
  /// How many stacks it divides otherwise than the best division: a child's length differs.
  public package(set) var differing = 0

  /// Makes a tally of no stacks, or of what was counted before.
  package init(unused: LossTally = LossTally(), overflow: LossTally = LossTally(), differing: Int = 0) {
    self.unused = unused
    self.overflow = overflow
    self.differing = differing
  }

  /// How many stacks had a loss; none has both.
  public var lossy: Int { unused.count + overflow.count }
  /// How many of them one change of a layout priority by 1 repairs.
  public var repaired: Int { unused.repaired + overflow.repaired }

  /// Adds what it did with other stacks.
  mutating func add(_ other: AlgorithmTally) {
    unused.add(other.unused)
    overflow.add(other.overflow)
    differing += other.differing
  }
}
