import GreedyLayout
public import LayoutComparison

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
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="920" height="720" viewBox="0 0 920 720" "#
        + #"font-family="Helvetica, Arial, sans-serif" font-size="12" fill="black">"#,
      #"<rect width="920" height="720" fill="white"/>"#,
      #"<text x="30" y="32" font-size="18" font-weight="bold">"#
        + "\(plan.ensemble.name) ensemble: \(SurveyWording.whole(survey.total().stacks)) stacks, seed \(plan.seed)</text>",
      #"<text x="30" y="52">\#(SurveyWording.ensemble(plan.ensemble))</text>"#,
    ]
    let kinds: [(String, (AlgorithmTally) -> LossTally)] = [
      ("avoidably unused length", { $0.unused }), ("avoidable overflow", { $0.overflow }),
    ]
    for (column, (name, loss)) in kinds.enumerated() {
      lines += Self.rates(survey, name, loss, left: column * 440)
      lines += Self.sizes(survey, name, loss, left: column * 440)
    }
    lines += Self.legend(plan.algorithms)
    text = (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  /// How often there is a loss, by number of children.
  private static func rates(
    _ survey: Survey, _ name: String, _ loss: (AlgorithmTally) -> LossTally, left: Int
  ) -> [String] {
    let numbers = Array(survey.plan.children)
    let totals = numbers.map { survey.total(children: $0) }
    let curves = survey.plan.algorithms.indices.map { place in
      totals.map { SurveyRate(count: loss($0.tallies[place]).count, total: $0.stacks) }
    }
    let highest = curves.joined().compactMap(\.interval?.upper).max() ?? 0
    let panel = ChartPanel(
      left: Double(left + 70), top: 96, title: "Stacks with \(name), %", caption: "number of children",
      across: (Double(numbers[0]) - 0.5)...(Double(numbers[numbers.count - 1]) + 0.5), highest: 100 * highest)
    let step = (numbers.count - 1) / 12 + 1
    var lines = panel.frame(ticks: numbers.filter { ($0 - numbers[0]) % step == 0 }.map { (Double($0), "\($0)") })
    for (place, curve) in curves.enumerated() {
      // Neighbouring curves stand a little apart, so that their whiskers can be told from each other.
      let shift = 0.05 * (Double(place) - Double(curves.count - 1) / 2)
      var points: [(Double, Double)] = []
      for (number, rate) in zip(numbers, curve) {
        guard let share = rate.rate, let interval = rate.interval else { continue }
        let across = Double(number) + shift
        points.append((across, 100 * share))
        lines.append(panel.whisker(at: across, from: 100 * interval.lower, to: 100 * interval.upper, colour(place)))
        lines.append(panel.dot(at: across, 100 * share, colour(place)))
      }
      lines.append(panel.line(points, colour(place)))
    }
    return lines
  }

  /// How large losses are, over all stacks.
  private static func sizes(
    _ survey: Survey, _ name: String, _ loss: (AlgorithmTally) -> LossTally, left: Int
  ) -> [String] {
    let total = survey.total()
    let histograms = total.tallies.map { loss($0).histogram }
    let bins = max(5, histograms.map(\.count).max() ?? 0)
    let highest = histograms.joined().max() ?? 0
    let share = { (count: Int) in total.stacks > 0 ? 100 * Double(count) / Double(total.stacks) : 0 }
    let panel = ChartPanel(
      left: Double(left + 70), top: 396, title: "Stacks by \(name), %",
      caption: "loss in % of the available length, in bins of 1 %", across: 0...Double(bins), highest: share(highest))
    let step = [1, 2, 5, 10, 20].first { bins / $0 <= 10 } ?? 20
    var lines = panel.frame(ticks: stride(from: 0, through: bins, by: step).map { (Double($0), "\($0)") })
    for (place, histogram) in histograms.enumerated() where !histogram.isEmpty {
      var points = [(0.0, 0.0)]
      for (bin, count) in histogram.enumerated() {
        points.append((Double(bin), share(count)))
        points.append((Double(bin + 1), share(count)))
      }
      points.append((Double(histogram.count), 0))
      lines.append(panel.line(points, colour(place)))
    }
    return lines
  }

  private static func legend(_ algorithms: [DistributionAlgorithm]) -> [String] {
    algorithms.enumerated().flatMap { place, algorithm in
      let (left, middle) = (70 + 205 * (place % 4), 680 + 20 * (place / 4))
      return [
        #"<line x1="\#(left)" y1="\#(middle)" x2="\#(left + 18)" y2="\#(middle)" stroke="\#(colour(place))" stroke-width="3"/>"#,
        #"<text x="\#(left + 23)" y="\#(middle + 4)">\#(algorithm.rawValue)</text>"#,
      ]
    }
  }

  /// Colours that people with any colour vision can tell apart (Okabe and Ito, Color universal design, 2008).
  private static func colour(_ place: Int) -> String {
    let colours = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#999999"]
    return colours[place % colours.count]
  }
}
