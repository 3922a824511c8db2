internal import LayoutEngine

extension PriorityAdvisor {
  /// How many assignments are laid out for one text where the tree is too large for all of them.
  private static let attempts = 12

  /// The fewest changes of priority, the simplest first, under which a needlessly wrapped text is whole and nothing
  /// overflows; nil where none that were tried do that.
  ///
  /// - Complexity: a layout of the whole tree for each assignment; in large trees twelve layouts, and trials of the stack.
  func repair(of wrap: NeedlessWrap, in region: RegionComparison) throws(LayoutFailure) -> NeedlessWrap.Repair? {
    guard let trial = PriorityTrial(of: region.element, in: layouts.placed.tree, proposed: region.proposal, by: engine)
    else { return nil }
    let old = region.children.map(\.priority)
    var left = Self.attempts
    for count in stride(from: 1, through: PriorityAdvice.mostChanges(of: old), by: 1) {
      let assignments = PriorityAssignment.all(changing: count, of: old)
      let triesAll = layouts.canLayOut(Double(assignments.count))
      for assignment in assignments.sorted(by: { $0.isSimpler(than: $1) }) {
        if !triesAll {
          guard left > 0 else { return nil }
          guard try promises(assignment, trial, wrap, in: region) else { continue }
          left -= 1
        }
        if let lengths = try lengths(repairing: wrap, in: region, with: assignment, trial) {
          return NeedlessWrap.Repair(changes: assignment.changes(in: region), lengths: lengths)
        }
      }
    }
    return nil
  }

  /// Whether a text is whole by a trial of the stack alone, and the stack does not overflow.
  private func promises(
    _ assignment: PriorityAssignment, _ trial: PriorityTrial, _ wrap: NeedlessWrap, in region: RegionComparison
  ) throws(LayoutFailure) -> Bool {
    let lengths = try trial.lengths(priorities: assignment.priorities, changed: assignment.changed).map(Double.init)
    let offered = region.swiftUI.offered ?? 0
    return lengths[wrap.child] >= wrap.needed - region.tolerance
      && lengths.reduce(0, +) + region.spacing <= offered + region.tolerance
  }

  /// The children's lengths where an assignment has a text whole and nothing overflow; nil where it does not, or where another
  /// text reads worse than before.
  private func lengths(
    repairing wrap: NeedlessWrap, in region: RegionComparison, with assignment: PriorityAssignment,
    _ trial: PriorityTrial
  ) throws(LayoutFailure) -> [Double]? {
    let division: PriorityLayouts.Division
    do throws(PriorityLayouts.Absence) {
      division = try layouts.division(of: region, with: assignment, trial)
    } catch {
      if case .failed(let failure) = error { throw failure }
      return nil
    }
    guard division.harm == nil, division.usage.overflow <= region.tolerance, let layout = division.layout else {
      return nil
    }
    let after = engine.texts(in: layout)
    guard after.contains(where: { $0.element == wrap.element && $0.legibility == .whole }) else { return nil }
    let readsWorse = after.contains { text in texts[text.element].map { text.readsWorse(than: $0) } ?? false }
    return readsWorse ? nil : division.lengths
  }
}

extension PlacedText {
  /// Whether a reader has less of the text than where it stands as `other`: it is no longer whole, is broken inside a word or cut
  /// where it was not, stands in more lines, or is cut shorter.
  fileprivate func readsWorse(than other: PlacedText) -> Bool {
    guard legibility != .whole else { return false }
    guard other.legibility != .whole, !legibility.isIllegible || other.legibility.isIllegible else { return true }
    return lines > other.lines || legibility == .cut && size.width < other.size.width
  }
}
