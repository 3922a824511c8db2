public import LayoutComparison
internal import LayoutEngine

/// A survey as a drawing: how often every algorithm loses, by number of children, and how large its losses are.
///
/// Whiskers are the 95 % confidence intervals of the rates. The lower panels show, over all stacks, the share of stacks
/// with a loss in each bin of 1 % of the available length, the last bin with all greater ones.
public struct SurveySVG: Sendable {
  /// The drawing, an SVG 1.1 document with a line's end after each element.
  public let text: String

  /// Draws a survey.
  public init(_ survey: Survey) {
    let plan = survey.plan
    let title =
      "\(plan.ensemble.name) ensemble: \(Wording.whole(survey.total().stacks)) stacks, seed \(plan.seed)"
    var elements: [SVGElement] = [
      .label(title, x: 30, y: 32, size: 18, isBold: true),
      .label(SurveyWording.ensemble(plan.ensemble), x: 30, y: 52),
    ]
    let kinds: [(String, (AlgorithmTally) -> LossTally)] = [
      ("avoidably unused length", { $0.unused }), ("avoidable overflow", { $0.overflow }),
    ]
    for (column, (name, loss)) in kinds.enumerated() {
      elements += Self.rates(survey, name, loss, left: Double(column) * 440)
      elements += Self.sizes(survey, name, loss, left: Double(column) * 440)
    }
    elements += Self.legend(plan.algorithms)
    text = SVGElement(width: 920, height: 720, title: title, elements).text + "\n"
  }

  private static func plot(
    left: Double, top: Double, title: String, across: ClosedRange<Double>, highest: Double
  ) -> (plot: Plot, elements: [SVGElement]) {
    let plot = Plot(left: left + 70, top: top, width: 370, height: 220, across: across, highest: highest)
    return (plot, [.label(title, x: plot.left, y: top - 12, isBold: true)] + plot.verticalAxis)
  }

  /// How often there is a loss, by number of children.
  private static func rates(
    _ survey: Survey, _ name: String, _ loss: (AlgorithmTally) -> LossTally, left: Double
  ) -> [SVGElement] {
    let numbers = Array(survey.plan.children)
    let totals = numbers.map { survey.total(children: $0) }
    let curves = survey.plan.algorithms.indices.map { place in
      totals.map { SurveyRate(count: loss($0.tallies[place]).count, total: $0.stacks) }
    }
    let highest = curves.joined().compactMap(\.interval?.upper).max() ?? 0
    var (plot, elements) = plot(
      left: left, top: 96, title: "Stacks with \(name), %",
      across: (Double(numbers[0]) - 0.5)...(Double(numbers[numbers.count - 1]) + 0.5), highest: 100 * highest)
    let step = (numbers.count - 1) / 12 + 1
    elements += plot.horizontalAxis(
      "number of children", stride(from: 0, to: numbers.count, by: step).map { Double(numbers[$0]) })
    for (place, curve) in curves.enumerated() {
      // Neighbouring curves stand a little apart, so that their whiskers can be told from each other.
      let shift = 0.05 * (Double(place) - Double(curves.count - 1) / 2)
      let colour = Palette.series(place)
      var points: [Plot.Point] = []
      for (number, rate) in zip(numbers, curve) {
        guard let share = rate.rate, let interval = rate.interval else { continue }
        let across = Double(number) + shift
        points.append((across, 100 * share))
        elements += plot.dot(at: across, 100 * share, from: 100 * interval.lower, to: 100 * interval.upper, colour)
      }
      elements += [plot.curve(points, Plot.Stroke(colour: colour))].compactMap { $0 }
    }
    return elements
  }

  /// How large losses are, over all stacks.
  private static func sizes(
    _ survey: Survey, _ name: String, _ loss: (AlgorithmTally) -> LossTally, left: Double
  ) -> [SVGElement] {
    let total = survey.total()
    let histograms = total.tallies.map { loss($0).histogram }
    let bins = max(5, histograms.map(\.count).max() ?? 0)
    let highest = histograms.joined().max() ?? 0
    let share = { (count: Int) in total.stacks > 0 ? 100 * Double(count) / Double(total.stacks) : 0 }
    var (plot, elements) = plot(
      left: left, top: 396, title: "Stacks by \(name), %", across: 0...Double(bins), highest: share(highest))
    elements += plot.horizontalAxis(
      "loss in % of the available length, in bins of 1 %", Ticks.values(in: plot.across, count: 10))
    for (place, histogram) in histograms.enumerated() where !histogram.isEmpty {
      var points: [Plot.Point] = [(0, 0)]
      for (bin, count) in histogram.enumerated() {
        points.append((Double(bin), share(count)))
        points.append((Double(bin + 1), share(count)))
      }
      points.append((Double(histogram.count), 0))
      elements += [plot.curve(points, Plot.Stroke(colour: Palette.series(place)))].compactMap { $0 }
    }
    return elements
  }

  private static func legend(_ algorithms: [DistributionAlgorithm]) -> [SVGElement] {
    algorithms.enumerated().flatMap { place, algorithm -> [SVGElement] in
      let (left, middle) = (Double(70 + 205 * (place % 4)), Double(680 + 20 * (place / 4)))
      return [
        SVGElement(
          "line",
          [
            "x1": left, "y1": middle, "x2": left + 18, "y2": middle, "stroke": Palette.series(place),
            "stroke-width": 3,
          ]),
        .label(algorithm.rawValue, x: left + 23, y: middle + 4),
      ]
    }
  }
}
