internal import LayoutComparison

/// The parts of the JSON of `allot compare` that are there only where they are asked for.
extension JSONReport {
  /// Every program solved, and its proof.
  static func solved(_ optimal: OptimalResult, includesStages: Bool, _ proofs: [StageProof]?) -> [JSONText.Member] {
    var members: [JSONText.Member] = []
    if includesStages { members.append(.init("stages", stages(of: optimal))) }
    if let proofs { members.append(.init("proof", .array(proofs.map(\.json)))) }
    return members
  }

  /// Every program solved, numbered from 1 as `allot export --stage` numbers them.
  private static func stages(of optimal: OptimalResult) -> JSONText {
    .array(
      optimal.components.flatMap(\.stages).enumerated().map { index, stage in
        [
          "stage": .number(Double(index + 1)), "goal": .string(stage.goal.rawValue), "view": .string(stage.view),
          "objective": number(stage.value),
        ]
      })
  }

  /// The region with what relaxing its bounds does, at its end; as it is where that was not measured.
  static func withSensitivity(_ region: JSONText, _ sensitivity: [BoundEffect]?) -> JSONText {
    guard let sensitivity else { return region }
    let effects = sensitivity.map { effect -> JSONText in
      [
        "view": .string(effect.view), "bound": .string(effect.bound.rawValue), "used": number(effect.used),
        "overflow": number(effect.overflow),
      ]
    }
    return region.adding(.init("sensitivity", .array(effects)))
  }
}
