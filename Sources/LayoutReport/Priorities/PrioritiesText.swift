public import LayoutComparison

/// What layout priorities can do, for people: for each region a line an outcome, with its cost and the fewest changes
/// that reach it.
public struct PrioritiesText {
  private let name: String
  private let regions: [RegionPriorities]

  /// Prepares the report of all outcomes; `name` is the document's.
  public init(name: String, _ regions: [RegionPriorities]) {
    self.name = name
    self.regions = regions
  }

  /// The whole report, ending with a line break.
  public var text: String {
    guard !regions.isEmpty else {
      return
        "\(Wording.name(name))   no stack is offered a finite length of its own, so there is nothing for priorities to decide\n"
    }
    let blocks = [summary] + regions.map { OutcomesText(priorities: $0).text }
    return Page.fitted(blocks.joined(separator: "\n\n") + "\n")
  }

  private var summary: String {
    let name = Wording.name(name)
    let count = regions.count
    let choosing = regions.count { $0.outcomes.count > 1 }
    let regions = "\(count) region\(count == 1 ? "" : "s")"
    guard choosing > 0 else { return "\(name)   layout priorities change nothing (\(regions))" }
    let repaired = self.regions.count { $0.present?.reaches != .optimal && $0.outcomes.first?.reaches == .optimal }
    let optimal = self.regions.count { $0.present?.reaches == .optimal }
    var parts = ["priorities decide in \(choosing) of \(regions)"]
    if optimal > 0 {
      parts.append("\(optimal) \(optimal == 1 ? "is" : "are") optimal as \(optimal == 1 ? "it is" : "they are")")
    }
    if repaired > 0 { parts.append("\(repaired) can be made optimal") }
    return "\(name)   " + parts.joined(separator: ", ")
  }
}

/// The outcomes of one region.
private struct OutcomesText {
  let priorities: RegionPriorities
  /// The number of outcomes listed in full.
  private static let limit = 16
  /// The number of children up to which each has a column; up to twice as many their lengths stand in one.
  private static let columns = 7

  var text: String {
    var lines = [RegionText(priorities.region).title + "   " + counts, ""]
    let present = priorities.outcomes.firstIndex { $0.changes.isEmpty }
    var listed = Array(priorities.outcomes.indices.prefix(Self.limit))
    if let present, !listed.contains(present) { listed[listed.count - 1] = present }
    lines += table(of: listed)
    if priorities.outcomes.count > listed.count {
      lines.append("  and \(priorities.outcomes.count - listed.count) more; --format json has all of them")
    }
    lines += ["", "  " + advice.wrapped(indentation: 2)]
    if !priorities.coverage.isComplete { lines.append("  " + coverage.wrapped(indentation: 2)) }
    return lines.joined(separator: "\n")
  }

  private var counts: String {
    let outcomes = priorities.outcomes.count
    let tried = priorities.coverage.isComplete ? "all " : ""
    return "\(outcomes) outcome\(outcomes == 1 ? "" : "s") of \(tried)\(priorities.coverage.orderings) orderings"
  }

  private func table(of listed: [Int]) -> [String] {
    let children = priorities.region.children
    let isWide = children.count > Self.columns
    let showsLengths = children.count <= 2 * Self.columns
    let columns = isWide ? (showsLengths ? 1 : 0) : children.count
    let sides: [TextTable.Side] =
      [.left] + Array(repeating: isWide ? .left : .right, count: columns) + [
        .right, .right, .right, .right, .left, .left,
      ]
    var table = TextTable(sides: sides)
    table.rows.append(
      [""] + (isWide ? (showsLengths ? ["lengths"] : []) : children.map(\.view))
        + ["unused", "overflow", "smallest", "orderings", "cost", "fewest changes"])
    for index in listed {
      let outcome = priorities.outcomes[index]
      let lengths = outcome.lengths.map { Wording.number($0) }
      table.rows.append(
        [outcome.changes.isEmpty ? "now" : ""]
          + (isWide ? (showsLengths ? [lengths.joined(separator: " ")] : []) : lengths)
          + [Wording.number(outcome.unused), Wording.number(outcome.overflow), Wording.number(outcome.fairness)]
          + ["\(outcome.assignments)", Self.cost(of: outcome), Wording.priorities(outcome.changes)])
    }
    return table.lines()
  }

  /// What an outcome costs against the optimum.
  static func cost(of outcome: PriorityOutcome) -> String {
    switch outcome.reaches {
    case .optimal: return "none: the optimum"
    case .noWaste: return "no waste, other lengths"
    case nil:
      var parts: [String] = []
      if outcome.avoidableOverflow > 0 { parts.append("\(Wording.number(outcome.avoidableOverflow)) pt spill over") }
      if outcome.avoidableUnused > 0 { parts.append("\(Wording.number(outcome.avoidableUnused)) pt wasted") }
      if let harm = outcome.harm { parts.append(Wording.harm(harm)) }
      return parts.joined(separator: ", ")
    }
  }

  private var advice: String {
    guard let best = priorities.outcomes.first else { return "There are no children to order." }
    guard best.reaches != .optimal else {
      guard !best.changes.isEmpty else { return "The priorities as they are give the optimum." }
      return "The optimum takes \(views(best.changes.count)): \(Wording.priorities(best.changes))."
    }
    let optimum = Wording.shortSum(priorities.region.optimumAlone)
    let reached = priorities.coverage.isComplete ? "No priorities give" : "No priorities were found that give"
    let start = "\(reached) the optimum, \(optimum)."
    guard !best.changes.isEmpty else { return start + " The priorities as they are give the best that they can." }
    return start + " The best takes \(views(best.changes.count)): \(Wording.priorities(best.changes))."
  }

  private func views(_ count: Int) -> String { count == 1 ? "1 change" : "\(count) changes" }

  private var coverage: String {
    let coverage = priorities.coverage
    let changed = coverage.changedViews == 1 ? "1 view" : "up to \(coverage.changedViews) views"
    let left =
      coverage.notLaidOut > 0
      ? " \(coverage.notLaidOut) outcomes are left out: the tree is too large to be laid out with each." : ""
    guard Double(coverage.orderings) < coverage.possible else { return String(left.dropFirst()) }
    return
      "\(priorities.region.children.count) children have \(Wording.count(coverage.possible)) orderings; \(coverage.orderings) were tried: "
      + "those that change \(changed), \(coverage.drawn) drawn at random (seed 1), and \(coverage.improved) that move "
      + "one view in the best ones. Other outcomes may exist, and those listed may take fewer changes from "
      + "\(coverage.changedViews + 1) on." + left
  }
}

extension Wording {
  /// What a reader loses.
  static func harm(_ harm: PriorityOutcome.Harm) -> String {
    switch harm {
    case .illegibleText: "a text that could be read is cut or broken"
    case .fedSpacer: "a Spacer takes what others could use"
    }
  }

  /// Changes of priority as SwiftUI code, the first four of them; a dash where there are none.
  static func priorities(_ changes: [PriorityAdvice.Change]) -> String {
    guard !changes.isEmpty else { return "–" }
    let written = changes.map { ".layoutPriority(\(code($0.layoutPriority))) on \($0.view)" }
    return list(written.count > 4 ? written.prefix(4) + ["\(written.count - 4) more"] : written)
  }

  /// Lengths as a sum, the first twelve of them.
  static func shortSum(_ lengths: [Double]) -> String {
    lengths.count <= 12 ? sum(lengths) : sum(Array(lengths.prefix(12))) + " + … (\(lengths.count) lengths)"
  }

  /// A count, or its magnitude where it is beyond what a double counts exactly.
  static func count(_ value: Double) -> String {
    guard value >= 1e15 else { return "\(Int(value))" }
    let parts = "\(value)".split(separator: "e+")
    return parts.count == 2 ? "more than 10^\(parts[1])" : "more than 10^15"
  }
}
