public import LayoutComparison

/// A survey as comma-separated values by RFC 4180: one line for each number of children, algorithm, tightness and kind of loss.
///
/// Shares are fractions of 1. Cells are empty where nothing is known; `children` and the bounds of the tightness are
/// empty in the lines for all of them, and a class without a lower or an upper end has only the other.
public struct SurveyCSV: Sendable {
  /// The lines, the names of the columns first, with a line's end after each.
  public let text: String

  /// Writes the figures of a survey.
  public init(_ survey: Survey) {
    let records = SurveyRow.all(of: survey).flatMap { row in
      [
        Self.record(row, "unused", row.tally.unused, row.unusedRate),
        Self.record(row, "overflow", row.tally.overflow, row.overflowRate),
      ]
    }
    text = CSVText.records([Self.columns] + records)
  }

  private static let columns = [
    "children", "tightness_from", "tightness_to", "algorithm", "stacks", "loss", "count", "rate", "rate_low",
    "rate_high", "mean", "deviation", "median", "p90", "p99", "maximum", "worst_children", "worst_sample", "repaired",
    "repaired_rate", "differing", "differing_rate",
  ]

  private static func record(_ row: SurveyRow, _ kind: String, _ tally: LossTally, _ rate: SurveyRate) -> [String] {
    let repaired = SurveyRate(count: tally.repaired, total: tally.count)
    let numbers: [Double?] = [
      rate.rate, rate.interval?.lower, rate.interval?.upper, tally.mean, tally.deviation, tally.quantile(0.5),
      tally.quantile(0.9),
      tally.quantile(0.99), tally.maximum,
    ]
    return
      [
        row.children.map { "\($0)" } ?? "", CSVText.number(row.tightness?.lower), CSVText.number(row.tightness?.upper),
        row.algorithm,
        "\(row.stacks)", kind, "\(tally.count)",
      ] + numbers.map { CSVText.number($0) } + [
        tally.worst.map { "\($0.children)" } ?? "", tally.worst.map { "\($0.sample)" } ?? "", "\(tally.repaired)",
        CSVText.number(repaired.rate), "\(row.tally.differing)", CSVText.number(row.differenceRate.rate),
      ]
  }
}
