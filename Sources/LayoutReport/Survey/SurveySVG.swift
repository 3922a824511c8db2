public import LayoutComparison
internal import LayoutEngine

/// A survey as a drawing: how often every algorithm loses, by number of children, and how large its losses are.
///
/// Whiskers are the 95 % confidence intervals of the rates. The panels of sizes show, over all stacks, the share of stacks
/// with a loss in each bin of 1 % of the available length, the last bin with all greater ones.
public struct SurveySVG: Sendable {
  /// The drawing, an SVG 1.1 document with a line's end after each element.
  public let text: String

  /// Draws a survey.
  public init(_ survey: Survey) {
    let plan = survey.plan
    let title =
      "\(plan.ensemble.name) ensemble: \(Wording.whole(survey.total().stacks)) stacks, seed \(plan.seed)"
    var column = ChartColumn(title: title, numbersWidth: LabelWidth.of("100", size: Plot.textSize))
    column.paragraph(SurveyWording.ensemble(plan.ensemble))
    column.bottom += 4
    column.key(
      plan.algorithms.enumerated().map { place, algorithm in
        let series = ChartSeries(place: place)
        return (.series(series, [series.distinct]), algorithm.rawValue)
      } + [(.whiskers(CurveStyle(className: "s-c-ink")), "95 % confidence")])
    let kinds: [(String, (AlgorithmTally) -> LossTally)] = [
      ("avoidably unused length", { $0.unused }), ("avoidable overflow", { $0.overflow }),
    ]
    for (name, loss) in kinds {
      column.bottom += 14
      column.line("Stacks with \(name)", size: 13, isBold: true)
      Self.drawRates(survey, loss, in: &column)
      column.bottom += 8
      Self.drawSizes(survey, loss, in: &column)
    }
    text = column.drawing(title: title).text + "\n"
  }

  /// How often there is a loss, by number of children.
  private static func drawRates(
    _ survey: Survey, _ loss: (AlgorithmTally) -> LossTally, in column: inout ChartColumn
  ) {
    let numbers = Array(survey.plan.children)
    let totals = numbers.map { survey.total(children: $0) }
    let curves = survey.plan.algorithms.indices.map { place in
      totals.map { SurveyRate(count: loss($0.tallies[place]).count, total: $0.stacks) }
    }
    let highest = curves.joined().compactMap(\.interval?.upper).max() ?? 0
    let across = PlotScale.linear(
      (Double(numbers[0]) - 0.5)...(Double(numbers[numbers.count - 1]) + 0.5), ticks: min(12, numbers.count),
      isWhole: true)
    let plot = column.plot(
      "% of the stacks", height: 150, across: across, up: .linear(upTo: 100 * highest, ticks: 5))
    column.elements += plot.verticalAxis + plot.horizontalAxis("number of children")
    column.bottom += Plot.axisHeight
    var ends: [(series: ChartSeries, value: Double)] = []
    for (place, curve) in curves.enumerated() {
      // Neighbouring curves stand a little apart, so that their whiskers can be told from each other.
      let shift = 0.05 * (Double(place) - Double(curves.count - 1) / 2)
      let series = ChartSeries(place: place)
      var points: [Plot.Point] = []
      for (number, rate) in zip(numbers, curve) {
        guard let share = rate.rate, let interval = rate.interval else { continue }
        let across = Double(number) + shift
        points.append((across, 100 * share))
        column.elements += plot.dot(
          at: across, 100 * share, from: 100 * interval.lower, to: 100 * interval.upper, series.solid)
      }
      column.elements += [plot.curve(points, series.distinct)].compactMap { $0 }
      if let last = points.last?.up { ends.append((series, last)) }
    }
    column.elements += plot.numbers(atEndsOf: ends)
  }

  /// How large losses are, over all stacks.
  private static func drawSizes(
    _ survey: Survey, _ loss: (AlgorithmTally) -> LossTally, in column: inout ChartColumn
  ) {
    let total = survey.total()
    let histograms = total.tallies.map { loss($0).histogram }
    let bins = max(5, histograms.map(\.count).max() ?? 0)
    let highest = histograms.joined().max() ?? 0
    let share = { (count: Int) in total.stacks > 0 ? 100 * Double(count) / Double(total.stacks) : 0 }
    let plot = column.plot(
      "% of the stacks, by how much is lost", height: 110, across: column.scale(0...Double(bins)),
      up: .linear(upTo: share(highest), ticks: 5))
    column.elements += plot.verticalAxis + plot.horizontalAxis("loss in % of the available length, in bins of 1 %")
    column.bottom += Plot.axisHeight
    for (place, histogram) in histograms.enumerated() where !histogram.isEmpty {
      var points: [Plot.Point] = [(0, 0)]
      for (bin, count) in histogram.enumerated() {
        points.append((Double(bin), share(count)))
        points.append((Double(bin + 1), share(count)))
      }
      points.append((Double(histogram.count), 0))
      column.elements += [plot.curve(points, ChartSeries(place: place).distinct)].compactMap { $0 }
    }
  }
}
