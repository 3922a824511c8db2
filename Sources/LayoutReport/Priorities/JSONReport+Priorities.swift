public import LayoutComparison

extension JSONReport {
  /// Every outcome that layout priorities can reach in each region: the JSON of `allot priorities`.
  public static func priorities(name: String, _ regions: [RegionPriorities]) -> JSONText {
    ["name": .string(name), "regions": .array(regions.map { priorities(of: $0) })]
  }

  /// What a given assignment does, step by step: the JSON of `allot priorities --explain`.
  public static func explanations(name: String, _ explanations: [PriorityExplanation]) -> JSONText {
    ["name": .string(name), "regions": .array(explanations.map { explanation($0) })]
  }

  private static func priorities(of priorities: RegionPriorities) -> JSONText {
    .object(
      heading(of: priorities.region) + [
        .init("outcomes", .array(priorities.outcomes.map { .object(outcome($0)) })),
        .init("covered", coverage(priorities.coverage)),
      ])
  }

  private static func heading(of region: RegionComparison) -> [JSONText.Member] {
    [
      .init("view", .string(region.view)), .init("axis", .string(region.axis.description)),
      .init("offered", number(region.swiftUI.offered)),
    ]
  }

  private static func outcome(_ outcome: PriorityOutcome) -> [JSONText.Member] {
    measures(of: outcome) + [
      .init("assignments", .number(Double(outcome.assignments))),
      .init("changes", changes(outcome.changes)), .init("reaches", .string(outcome.reaches?.rawValue)),
    ]
  }

  private static func measures(of outcome: PriorityOutcome) -> [JSONText.Member] {
    [
      .init("lengths", .array(outcome.lengths.map { number($0) })), .init("unused", number(outcome.unused)),
      .init("overflow", number(outcome.overflow)), .init("fairness", number(outcome.fairness)),
    ]
  }

  static func changes(_ changes: [PriorityAdvice.Change]) -> JSONText {
    .array(changes.map { ["view": .string($0.view), "layoutPriority": number($0.layoutPriority)] })
  }

  private static func coverage(_ coverage: PriorityCoverage) -> JSONText {
    [
      "complete": .bool(coverage.isComplete), "orderings": .number(Double(coverage.orderings)),
      "of": .number(coverage.possible), "changedViews": .number(Double(coverage.changedViews)),
      "drawn": .number(Double(coverage.drawn)), "improved": .number(Double(coverage.improved)),
    ]
  }

  private static func explanation(_ explanation: PriorityExplanation) -> JSONText {
    let all = zip(explanation.region.children, explanation.priorities).map {
      PriorityAdvice.Change(view: $0.view, layoutPriority: $1)
    }
    let members: [JSONText.Member] =
      [
        .init("priorities", changes(all)), .init("available", number(explanation.available)),
        .init("groups", .array(explanation.groups.map { group($0) })),
      ] + measures(of: explanation.outcome) + [.init("reaches", .string(explanation.outcome.reaches?.rawValue))]
    return .object(heading(of: explanation.region) + [.init("explanation", .object(members))])
  }

  private static func group(_ group: PriorityExplanation.Group) -> JSONText {
    let steps = group.steps.map { step -> JSONText in
      [
        "view": .string(step.view), "asked": .number(Double(step.asked)), "left": number(step.left),
        "sharers": .number(Double(step.sharers)), "offer": number(step.offer), "length": number(step.length),
      ]
    }
    return [
      "layoutPriority": number(group.priority), "reserved": number(group.reserved), "steps": .array(steps),
    ]
  }
}
