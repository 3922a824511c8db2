internal import LayoutEngine

/// Finds the advice for the regions of one layout. All of it was laid out before it is said.
struct PriorityAdvisor {
  /// What was found for one region.
  struct Finding {
    var advice: [PriorityAdvice] = []
    /// Whether all candidates could be laid out.
    var isComplete = true
  }

  let layouts: PriorityLayouts
  let engine: GreedyEngine
  /// The texts of the layout as it is, by element.
  let texts: [Int: PlacedText]

  /// Prepares to advise on a layout that `engine` made at `origin`, whose texts are `texts`.
  init(for placed: PlacedTree, _ texts: PlacedTexts, at origin: CGPoint, by engine: GreedyEngine) {
    layouts = PriorityLayouts(of: placed, at: origin, by: engine)
    self.texts = texts.byElement
    self.engine = engine
  }

  /// The assignments with the fewest changed views that repair a region; none where nothing is avoidable, or changing more
  /// than ``PriorityAdvice/mostChanges(of:)`` would be needed.
  func advice(for region: RegionComparison) throws(LayoutFailure) -> Finding {
    guard region.losesSpace,
      let trial = PriorityTrial(of: region.element, in: layouts.placed.tree, proposed: region.proposal, by: engine)
    else { return Finding() }
    let old = region.children.map(\.priority)
    for count in stride(from: 1, through: PriorityAdvice.mostChanges(of: old), by: 1) {
      let assignments = PriorityAssignment.all(changing: count, of: old)
      var search = RepairSearch(in: region, layouts, trial)
      do throws(PriorityLayouts.Absence) {
        if layouts.canLayOut(Double(assignments.count)) {
          for assignment in assignments.sorted(by: { $0.isSimpler(than: $1) }) { try search.layOut(assignment) }
        } else {
          try search.layOut(candidatesAmong: assignments)
        }
      } catch {
        if case .failed(let failure) = error { throw failure }
        return Finding(advice: search.advice, isComplete: false)
      }
      if !search.repairs.isEmpty { return Finding(advice: search.advice) }
    }
    return Finding()
  }
}

/// The repairs of one region found so far, each laid out.
private struct RepairSearch {
  /// An assignment that repairs the region, and what it gives.
  struct Repair {
    var assignment: PriorityAssignment
    var lengths: [Double]
    var reach: PriorityAdvice.Reach
  }

  private let region: RegionComparison
  private let yardstick: RegionYardstick
  private let layouts: PriorityLayouts
  private let trial: PriorityTrial
  private(set) var repairs: [Repair] = []

  /// How many assignments that a trial gives the same lengths are laid out where the layouts give others.
  private static let attempts = 3

  init(in region: RegionComparison, _ layouts: PriorityLayouts, _ trial: PriorityTrial) {
    self.region = region
    self.layouts = layouts
    self.trial = trial
    yardstick = RegionYardstick(region)
  }

  /// Lays an assignment out, and keeps it where it repairs the region and gives other lengths than those before it.
  mutating func layOut(_ assignment: PriorityAssignment) throws(PriorityLayouts.Absence) {
    let division: PriorityLayouts.Division
    do throws(PriorityLayouts.Absence) {
      division = try layouts.division(of: region, with: assignment, trial)
    } catch {
      if case .noRegion = error { return }
      throw error
    }
    guard let reach = yardstick.reach(of: division), !isKnown(division.lengths) else { return }
    repairs.append(Repair(assignment: assignment, lengths: division.lengths, reach: reach))
  }

  /// Lays out the assignments that repair the stack where it is tried by itself, one for each result.
  mutating func layOut(candidatesAmong assignments: [PriorityAssignment]) throws(PriorityLayouts.Absence) {
    var candidates: [(assignment: PriorityAssignment, lengths: [Double])] = []
    do throws(LayoutFailure) {
      for assignment in assignments {
        let lengths = try trial.lengths(priorities: assignment.priorities, changed: assignment.changed)
          .map(Double.init)
        if yardstick.reach(of: lengths) != nil { candidates.append((assignment, lengths)) }
      }
    } catch {
      throw .failed(error)
    }
    var attempts: [[Double]: Int] = [:]
    for candidate in candidates.sorted(by: { $0.assignment.isSimpler(than: $1.assignment) })
    where !isKnown(candidate.lengths) && attempts[candidate.lengths, default: 0] < Self.attempts {
      attempts[candidate.lengths, default: 0] += 1
      try layOut(candidate.assignment)
    }
  }

  private func isKnown(_ lengths: [Double]) -> Bool { repairs.contains { OutcomeTable.areSame($0.lengths, lengths) } }

  /// The repairs as advice: the optimum first, then the fairer lengths, then the order of the source.
  var advice: [PriorityAdvice] {
    repairs.sorted { one, other in
      if one.reach != other.reach { return one.reach == .optimal }
      let fairness = (one.lengths.sorted(), other.lengths.sorted())
      if fairness.0 != fairness.1 { return fairness.1.lexicographicallyPrecedes(fairness.0) }
      return one.assignment.isSimpler(than: other.assignment)
    }.map { repair in
      PriorityAdvice(
        changes: repair.assignment.changes(in: region), lengths: repair.lengths, reaches: repair.reach)
    }
  }
}

extension PriorityAssignment {
  /// The changes with the keys of the region's children.
  func changes(in region: RegionComparison) -> [PriorityAdvice.Change] {
    changed.map { PriorityAdvice.Change(view: region.children[$0].view, layoutPriority: priorities[$0]) }
  }
}
