public import LayoutComparison

/// A survey as tables for people: rates with their confidence intervals, quantiles and small histograms.
///
/// All figures are percentages: rates of the stacks, losses of the length available to a stack.
public struct SurveyText: Sendable {
  /// The report, with a line's end after each line.
  public let text: String

  /// Writes the report of a survey.
  public init(_ survey: Survey) {
    let plan = survey.plan
    var lines = [Self.title(of: plan), "  " + SurveyWording.ensemble(plan.ensemble).wrapped(indentation: 2)]
    lines += [
      "  All figures in %: rates of the stacks, losses of the available length A where there is a loss.", "",
    ]
    if !survey.isComplete {
      let (done, all) = (Wording.whole(survey.total().stacks), Wording.whole(survey.plannedStacks))
      lines += ["  Interrupted: \(done) of \(all) stacks were measured, those with fewer children first.", ""]
    }
    if plan.algorithms.count > 1 { lines += Self.overview(survey) }
    for place in plan.algorithms.indices {
      lines += Self.section(survey, place, by: .children)
      if SurveyRow.tightnesses(of: survey).count > 1 { lines += Self.section(survey, place, by: .tightness) }
      lines += Self.worst(survey, place)
    }
    while lines.last == "" { lines.removeLast() }
    text = Page.fitted(lines.joined(separator: "\n") + "\n")
  }

  private static func title(of plan: SurveyPlan) -> String {
    let numbers =
      plan.children.count == 1
      ? "\(plan.children.lowerBound)" : "each of \(plan.children.lowerBound)…\(plan.children.upperBound)"
    let noun = plan.children == 1...1 ? "child" : "children"
    let shard = plan.shard.count > 1 ? ", shard \(plan.shard.index) of \(plan.shard.count)" : ""
    return
      "survey   \(plan.ensemble.name) ensemble, \(Wording.whole(plan.samples)) stacks of \(numbers) \(noun), "
      + "seed \(plan.seed)\(shard)"
  }
}

// MARK: - All algorithms

extension SurveyText {
  /// One line for each algorithm, over all stacks.
  private static func overview(_ survey: Survey) -> [String] {
    var table = TextTable(sides: [.left, .right, .right, .right, .right, .right, .right, .right])
    table.rows.append([
      "", "unused", "mean", "most", "overflow", "mean", "most", "differs from the optimum",
    ])
    for place in survey.plan.algorithms.indices {
      guard let row = SurveyRow.row(survey, place, children: nil, nil) else { continue }
      table.rows.append([
        row.algorithm, SurveyWording.rate(row.unusedRate), Wording.percent(row.tally.unused.mean),
        Wording.percent(row.tally.unused.maximum), SurveyWording.rate(row.overflowRate),
        Wording.percent(row.tally.overflow.mean), Wording.percent(row.tally.overflow.maximum),
        SurveyWording.rate(row.differenceRate),
      ])
    }
    return ["All \(Wording.whole(survey.total().stacks)) stacks"] + table.lines() + [""]
  }
}

// MARK: - One algorithm

extension SurveyText {
  /// What the lines of a table differ in.
  private enum Grouping { case children, tightness }

  /// The tables of one algorithm: what it leaves, by what it overflows, and how often that can be repaired.
  private static func section(_ survey: Survey, _ place: Int, by grouping: Grouping) -> [String] {
    let rows: [(String, SurveyRow)] =
      switch grouping {
      case .children:
        SurveyRow.numbers(of: survey).compactMap { children in
          SurveyRow.row(survey, place, children: children, nil).map { (children.map { "\($0)" } ?? "all", $0) }
        }
      case .tightness:
        SurveyRow.tightnesses(of: survey).dropFirst().compactMap { tightness in
          SurveyRow.row(survey, place, children: nil, tightness).map {
            (tightness.map { SurveyWording.tightness($0) } ?? "all", $0)
          }
        }
      }
    let name = survey.plan.algorithms[place].rawValue
    let heading =
      grouping == .children ? "by number of children" : "by tightness (0: the maximums just fit, 1: the minimums)"
    let label = grouping == .children ? "children" : "tightness"
    return ["\(name), \(heading)"]
      + losses("avoidably unused", label, rows.map { ($0, $1, $1.unusedRate, $1.tally.unused) }) + [""]
      + losses("avoidable overflow", label, rows.map { ($0, $1, $1.overflowRate, $1.tally.overflow) }) + [""]
      + repairs(label, rows) + [""]
  }

  private static func losses(
    _ title: String, _ label: String, _ rows: [(String, SurveyRow, SurveyRate, LossTally)]
  ) -> [String] {
    let bins = rows.map { $0.3.histogram.count }.max() ?? 0
    guard bins > 0 else { return ["  \(title): none"] }
    let width = LossBars.width(for: bins)
    var table = TextTable(sides: [.right, .right, .right, .right, .right, .right, .right, .right, .left])
    table.rows.append([
      label, "stacks", "\(title) (95 % CI)", "mean", "median", "90 %", "99 %", "most", "steps of \(width) % of A",
    ])
    for (name, row, rate, tally) in rows {
      table.rows.append(
        [name, Wording.whole(row.stacks), SurveyWording.rate(rate)]
          + [tally.mean, tally.quantile(0.5), tally.quantile(0.9), tally.quantile(0.99), tally.maximum]
          .map { Wording.percent($0) } + [LossBars.text(tally.histogram, width: width, bins: bins)])
    }
    return table.lines()
  }

  private static func repairs(_ label: String, _ rows: [(String, SurveyRow)]) -> [String] {
    var table = TextTable(sides: [.right, .right, .right, .right])
    table.rows.append([
      label, "loses (95 % CI)", "of these one priority ±1 repairs", "differs from the optimum",
    ])
    for (name, row) in rows {
      table.rows.append([
        name, SurveyWording.rate(row.lossRate), SurveyWording.rate(row.repairRate),
        SurveyWording.rate(row.differenceRate),
      ])
    }
    return table.lines()
  }

  /// How the worst stacks found are drawn again.
  private static func worst(_ survey: Survey, _ place: Int) -> [String] {
    let tally = survey.total().tallies[place]
    let found = [("unused", tally.unused.worst), ("overflow", tally.overflow.worst)]
    let lines = found.flatMap { name, worst -> [String] in
      guard let worst else { return [] }
      return [
        "  most \(name): \(Wording.percent(worst.loss)) % of A in sample \(worst.sample) of \(worst.children) children",
        "    " + SurveyWording.command(survey.plan, worst),
      ]
    }
    return lines.isEmpty ? [] : lines + [""]
  }
}

/// A histogram in one line of text.
enum LossBars {
  /// The most bars in one line.
  private static let most = 13

  /// How many bins of 1 % one bar stands for, so that so many bins fit.
  static func width(for bins: Int) -> Int { [1, 2, 5, 10].first { (bins - 1) / $0 < most } ?? 10 }

  /// The bars, as high as the largest of them allows; a dot where there is nothing.
  static func text(_ histogram: [Int], width: Int, bins: Int) -> String {
    var sums = [Int](repeating: 0, count: (bins - 1) / width + 1)
    for (bin, count) in histogram.enumerated() { sums[bin / width] += count }
    let highest = max(1, sums.max() ?? 1)
    let bars = Array("▁▂▃▄▅▆▇█")
    return String(
      sums.map { sum in
        sum == 0 ? "·" : bars[min(7, Int(8 * Double(sum) / Double(highest)))]
      })
  }
}
