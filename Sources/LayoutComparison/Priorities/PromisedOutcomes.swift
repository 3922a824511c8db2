internal import LayoutEngine

/// The outcomes of a region as the layouts of the whole tree have them, the best first.
struct PromisedOutcomes {
  private let region: RegionComparison
  private let layouts: PriorityLayouts
  private let trial: PriorityTrial
  private let yardstick: RegionYardstick
  private let fewest: FewestChanges
  private var found: [(outcome: PriorityOutcome, assignment: PriorityAssignment)] = []
  /// The places of outcomes by their lengths in millionths of a point.
  private var places: [[Double]: Int] = [:]
  /// How many rows could not be laid out because layouts have asked as many questions as they may.
  private(set) var notLaidOut = 0

  init(in region: RegionComparison, _ layouts: PriorityLayouts, _ trial: PriorityTrial) {
    self.region = region
    self.layouts = layouts
    self.trial = trial
    yardstick = RegionYardstick(region)
    fewest = FewestChanges(from: region.children.map(\.priority))
  }

  /// Lays out what a search found: of each row the simplest of its assignments, the best rows first.
  ///
  /// Rows whose layouts give the same lengths are one outcome, with the changes of the simplest.
  mutating func layOut(_ rows: [OutcomeTable.Row]) throws(LayoutFailure) {
    let sorted = rows.map { (row: $0, merit: yardstick.merit(of: $0.lengths)) }
      .sorted { $0.merit.isBetter(than: $1.merit) }
    for (row, _) in sorted {
      let assignment = simplest(of: row)
      do throws(PriorityLayouts.Absence) {
        add(try division(of: assignment), of: assignment, counting: row.assignments)
      } catch {
        switch error {
        case .failed(let failure): throw failure
        case .tooManyQuestions: notLaidOut += 1
        case .noRegion: break
        }
      }
    }
  }

  /// The outcomes: the optimum, then the least overflow, the least unused length, the fairest; those that harm a reader last.
  var outcomes: [PriorityOutcome] {
    found.map { (outcome: $0.outcome, merit: merit(of: $0.outcome)) }
      .sorted { $0.merit.isBetter(than: $1.merit) }.map(\.outcome)
  }

  private func merit(of outcome: PriorityOutcome) -> Merit {
    var merit = yardstick.merit(of: outcome.lengths)
    merit.isOptimal = outcome.reaches == .optimal
    merit.isHarmful = outcome.harm != nil
    return merit
  }

  private func simplest(of row: OutcomeTable.Row) -> PriorityAssignment {
    var simplest: PriorityAssignment?
    for ordering in row.simplest {
      let assignment = fewest.assignment(to: ordering)
      if simplest.map({ assignment.isSimpler(than: $0) }) ?? true { simplest = assignment }
    }
    return simplest ?? PriorityAssignment(all: region.children.map(\.priority), of: region.children.map(\.priority))
  }

  /// What an assignment gives; without changes, what SwiftUI's layout has.
  private func division(of assignment: PriorityAssignment) throws(PriorityLayouts.Absence) -> PriorityLayouts.Division {
    guard assignment.changed.isEmpty else { return try layouts.division(of: region, with: assignment, trial) }
    return PriorityLayouts.Division(
      shares: [], lengths: region.children.map(\.swiftUI), usage: region.swiftUI)
  }

  private mutating func add(
    _ division: PriorityLayouts.Division, of assignment: PriorityAssignment, counting orderings: Int
  ) {
    let key = division.lengths.map(Merit.rounded)
    guard let place = places[key] else {
      places[key] = found.count
      return found.append((outcome(of: division, assignment, orderings), assignment))
    }
    let known = found[place]
    let total = known.outcome.assignments + orderings
    let counts = (assignment.changed.count, known.assignment.changed.count)
    if counts.0 != counts.1 ? counts.0 < counts.1 : assignment.isSimpler(than: known.assignment) {
      found[place] = (outcome(of: division, assignment, total), assignment)
    } else {
      found[place].outcome.assignments = total
    }
  }

  private func outcome(
    of division: PriorityLayouts.Division, _ assignment: PriorityAssignment, _ orderings: Int
  ) -> PriorityOutcome {
    yardstick.outcome(of: division, assignments: orderings, changes: assignment.changes(in: region))
  }
}

extension RegionYardstick {
  /// A division with what it costs.
  func outcome(
    of division: PriorityLayouts.Division, assignments: Int, changes: [PriorityAdvice.Change]
  ) -> PriorityOutcome {
    let lengths = division.lengths
    return PriorityOutcome(
      lengths: lengths, unused: withoutDust(division.usage.unused), overflow: withoutDust(division.usage.overflow),
      avoidableUnused: avoidableUnused(lengths), avoidableOverflow: avoidableOverflow(lengths),
      fairness: lengths.min() ?? 0, harm: division.harm, assignments: assignments, changes: changes,
      reaches: reach(of: division))
  }
}
