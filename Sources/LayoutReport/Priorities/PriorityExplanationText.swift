public import LayoutComparison

/// What an assignment of priorities does, for people: who is asked in which order, what is set aside, each share, and
/// what comes of it.
public struct PriorityExplanationText {
  private let name: String
  private let explanations: [PriorityExplanation]

  /// Prepares the report of what an assignment does; `name` is the document's.
  public init(name: String, _ explanations: [PriorityExplanation]) {
    self.name = name
    self.explanations = explanations
  }

  /// The whole report, ending with a line break.
  public var text: String {
    let name = Wording.name(name)
    guard !explanations.isEmpty else { return "\(name)   no region has children to order\n" }
    return Page.fitted(([name] + explanations.map { Self.text(of: $0) }).joined(separator: "\n\n") + "\n")
  }

  private static func text(of explanation: PriorityExplanation) -> String {
    let given = explanation.given.map { "\(Wording.name($0.view)) = \(Wording.number($0.layoutPriority))" }
    var lines = [
      RegionText(explanation.region).title + "   "
        + (given.isEmpty ? "with the priorities as they are" : "with " + Wording.list(given)),
      "",
    ]
    let spacing = explanation.region.spacing
    if spacing != 0 {
      let offered = Wording.number(explanation.region.swiftUI.offered ?? 0)
      lines.append(
        "  The gaps take \(Wording.number(spacing)), so \(offered) − \(Wording.number(spacing)) = "
          + "\(Wording.number(explanation.available)) are shared.")
    }
    for group in explanation.groups {
      lines.append("  " + heading(of: group).wrapped(indentation: 2))
      for step in group.steps {
        lines.append("    \(step.asked)  " + sentence(for: step).wrapped(indentation: 7))
      }
    }
    lines += ["", "  Result  " + result(of: explanation).wrapped(indentation: 10)]
    return lines.joined(separator: "\n")
  }

  private static func heading(of group: PriorityExplanation.Group) -> String {
    let names = Wording.list(group.steps.map(\.view))
    let start = "Priority \(Wording.number(group.priority)): \(names)."
    guard group.reserved > 0, let first = group.steps.first else { return start }
    return start + " \(Wording.number(group.reserved)) is set aside for the minimums of lower priorities, and "
      + "\(Wording.number(first.left)) \(first.left == 1 ? "is" : "are") left."
  }

  private static func sentence(for step: PriorityExplanation.Step) -> String {
    let share: String
    if step.left <= 0 {
      share = "nothing is left, so it is offered \(Wording.number(step.offer))"
    } else if step.sharers == 1 {
      share = "offered all that is left, \(Wording.number(step.offer))"
    } else {
      share = "offered \(Wording.number(step.left)) / \(step.sharers) = \(Wording.number(step.offer))"
    }
    return "\(step.view) (\(Wording.range(step.minimum, step.maximum))): \(share), takes "
      + "\(Wording.number(step.length))\(bound(of: step))."
  }

  /// Which bound kept a child from taking what it was offered.
  private static func bound(of step: PriorityExplanation.Step) -> String {
    if step.length == step.offer || step.minimum == step.maximum { return "" }
    if step.length == step.maximum, step.length < step.offer { return ", its maximum" }
    if step.length == step.minimum, step.length > step.offer { return ", its minimum" }
    return step.length > step.offer ? ", more than it was offered" : ", less than it was offered"
  }

  private static func result(of explanation: PriorityExplanation) -> String {
    let outcome = explanation.outcome
    let offered = explanation.region.swiftUI.offered ?? 0
    let used = outcome.lengths.reduce(0, +) + explanation.region.spacing
    var parts = ["\(Wording.shortSum(outcome.lengths)), \(Wording.number(used)) of \(Wording.number(offered)) used"]
    if outcome.unused > 0 { parts.append("\(Wording.number(outcome.unused)) unused") }
    if outcome.overflow > 0 { parts.append("\(Wording.number(outcome.overflow)) over") }
    let optimum = Wording.shortSum(explanation.region.optimumAlone)
    switch outcome.reaches {
    case .optimal: return parts.joined(separator: ", ") + ": this is the optimum."
    case .noWaste:
      return parts.joined(separator: ", ") + ": nothing avoidable is lost, though the optimum is \(optimum)."
    case nil:
      var lost: [String] = []
      if outcome.avoidableUnused > 0 { lost.append("\(Wording.number(outcome.avoidableUnused)) pt are wasted") }
      if outcome.avoidableOverflow > 0 {
        lost.append("\(Wording.number(outcome.avoidableOverflow)) pt spill over that could fit")
      }
      if let harm = outcome.harm { lost.append(Wording.harm(harm)) }
      let losses = lost.isEmpty ? "" : ": \(Wording.list(lost))"
      return parts.joined(separator: ", ") + "\(losses); the optimum is \(optimum)."
    }
  }
}
