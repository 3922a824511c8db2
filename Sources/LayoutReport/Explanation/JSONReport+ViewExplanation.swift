public import LayoutEngine

extension JSONReport {
  /// Why a view has its size and its place: the JSON of `allot explain`.
  ///
  /// A proposal of nothing, and the place of a view that is not shown, have the value null.
  public static func explanation(name: String, _ explanation: LayoutExplanation) -> JSONText {
    .object([
      .init("name", .string(name)), .init("view", .string(explanation.view)),
      .init("steps", .array(explanation.steps.map { step($0) })),
      UncertainRules(explanation.uncertainRules).member,
    ])
  }

  private static func step(_ step: LayoutExplanation.Step) -> JSONText {
    [
      "view": .string(step.view), "axis": .string(step.axis.description), "event": .string(step.event.rawValue),
      "from": step.from.map { .string($0) } ?? .null, "value": step.value.map { .number($0) } ?? .null,
      "rule": .string(step.rule.number), "certainty": .string(step.rule.certainty.rawValue),
      "counted": .bool(step.counted), "sentence": .string(step.sentence),
    ]
  }
}
