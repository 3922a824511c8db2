public import LayoutComparison
internal import LayoutEngine

extension JSONReport {
  /// A survey's figures and the counts behind them: the JSON of `allot survey`, which merging reads again.
  public static func survey(_ survey: Survey) -> JSONText {
    let plan = survey.plan
    return [
      "ensemble": ensemble(plan.ensemble),
      "randomSeed": .number(Double(plan.seed)),
      "children": numbers([plan.children.lowerBound, plan.children.upperBound]),
      "samples": number(plan.samples),
      "shard": numbers([plan.shard.index, plan.shard.count]),
      "algorithms": .array(plan.algorithms.map { .string($0.rawValue) }),
      "tolerance": .number(Survey.tolerance),
      "results": .array(SurveyRow.all(of: survey).map { result($0) }),
      "tallies": .array(tallies(of: survey)),
    ]
  }

  private static func ensemble(_ ensemble: SurveyEnsemble) -> JSONText {
    var members: [JSONText.Member] = [.init("name", .string(ensemble.name))]
    if case .uniform(let minimumSpread, let widthSpread) = ensemble.generator {
      members.append(.init("minimumSpread", .number(minimumSpread)))
      members.append(.init("widthSpread", .number(widthSpread)))
    }
    let tightness = ensemble.tightness
    members.append(.init("tightness", [.number(tightness.lowerBound), .number(tightness.upperBound)]))
    return .object(members)
  }

  private static func result(_ row: SurveyRow) -> JSONText {
    [
      "children": .number(row.children.map(Double.init)),
      "tightness": row.tightness.map { [.number($0.lower), .number($0.upper)] } ?? .null,
      "algorithm": .string(row.algorithm),
      "stacks": number(row.stacks),
      "unused": loss(row.tally.unused, row.unusedRate),
      "overflow": loss(row.tally.overflow, row.overflowRate),
      "loses": .object(rate(row.lossRate)),
      "repaired": .object(rate(row.repairRate)),
      "differs": .object(rate(row.differenceRate)),
    ]
  }

  private static func rate(_ rate: SurveyRate) -> [JSONText.Member] {
    [
      .init("count", number(rate.count)), .init("rate", .number(rate.rate)),
      .init("interval", rate.interval.map { [.number($0.lower), .number($0.upper)] } ?? .null),
    ]
  }

  private static func loss(_ tally: LossTally, _ rate: SurveyRate) -> JSONText {
    .object(
      self.rate(rate) + [
        .init("mean", .number(tally.mean)), .init("deviation", .number(tally.deviation)),
        .init("median", .number(tally.quantile(0.5))),
        .init("p90", .number(tally.quantile(0.9))), .init("p99", .number(tally.quantile(0.99))),
        .init("maximum", .number(tally.maximum)),
        .init(
          "worst", tally.worst.map { ["children": number($0.children), "sample": number($0.sample)] } ?? .null),
        .init("histogram", numbers(tally.histogram)),
      ])
  }

  /// The counts of each number of children and class of tightness that has stacks.
  private static func tallies(of survey: Survey) -> [JSONText] {
    survey.plan.children.flatMap { children in
      Tightness.allCases.compactMap { tightness -> JSONText? in
        let cell = survey.total(children: children, tightness: tightness)
        guard cell.stacks > 0 else { return nil }
        return [
          "children": number(children), "class": number(tightness.rawValue), "stacks": number(cell.stacks),
          "algorithms": .array(
            cell.tallies.map { tally in
              [
                "differing": number(tally.differing), "unused": counts(tally.unused),
                "overflow": counts(tally.overflow),
              ]
            }),
        ]
      }
    }
  }

  /// What adds up; null where there was no loss. The sums are strings, as they can have more digits than JSON's numbers.
  private static func counts(_ tally: LossTally) -> JSONText {
    guard let worst = tally.worst else { return .null }
    return [
      "count": number(tally.count), "repaired": number(tally.repaired), "sum": .string("\(tally.sum)"),
      "squares": .string("\(tally.squares)"),
      "worst": .number(worst.loss), "sample": number(worst.sample), "histogram": numbers(tally.histogram),
      "sketch": .array(tally.sketch.filledBins.map { numbers([$0.bin, $0.count]) }),
    ]
  }

  private static func number(_ value: Int) -> JSONText { .number(Double(value)) }

  private static func numbers(_ values: [Int]) -> JSONText { .array(values.map { number($0) }) }
}
