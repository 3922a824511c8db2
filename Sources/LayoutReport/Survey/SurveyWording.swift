import LayoutComparison
import LayoutEngine

/// How the reports of a survey write numbers, and the command that draws a stack again.
enum SurveyWording {
  /// A rate with its confidence interval: `2.91 (2.81…3.02)`.
  static func rate(_ rate: SurveyRate) -> String {
    guard let share = rate.rate, let interval = rate.interval else { return "–" }
    return "\(Wording.percent(share)) (\(Wording.percent(interval.lower))…\(Wording.percent(interval.upper)))"
  }

  /// A class of tightness: `0.2…0.4`, `below 0`.
  static func tightness(_ tightness: Tightness) -> String {
    guard let lower = tightness.lower else { return "below 0" }
    guard let upper = tightness.upper else { return "above 1" }
    return "\(Wording.number(lower))…\(Wording.number(upper))"
  }

  /// The ensemble in one sentence.
  static func ensemble(_ ensemble: SurveyEnsemble) -> String {
    let kept = ensemble.tightness
    let condition =
      kept == -.infinity ... .infinity
      ? "however tight" : "kept with a tightness of \(Wording.range(kept.lowerBound, kept.upperBound))"
    switch ensemble.generator {
    case .uniform(let minimumSpread, let widthSpread):
      return "n ranges in A = 300: minimums uniform in 0…\(Wording.number(minimumSpread)) A/n, widths uniform in "
        + "0…\(Wording.number(widthSpread)) A/n, \(condition)"
    case .realistic:
      return "rows of n fixed views, texts, flexible and capped views and spacers in 320…744, gaps of 8, \(condition)"
    }
  }

  /// The command that draws one stack again and compares it.
  static func command(_ plan: SurveyPlan, _ worst: LossTally.Worst) -> String {
    var words = ["allot", "survey"]
    let ensemble = plan.ensemble
    let standard: SurveyEnsemble
    switch ensemble.generator {
    case .uniform(let minimumSpread, let widthSpread):
      standard = .uniform
      if minimumSpread != 1.4 { words += ["--minimum-spread", digits(minimumSpread)] }
      if widthSpread != 1.5 { words += ["--width-spread", digits(widthSpread)] }
    case .realistic:
      standard = .realistic
      words += ["--ensemble", "realistic"]
    }
    let kept = ensemble.tightness
    if kept != standard.tightness {
      words.append("--tightness=\(digits(kept.lowerBound))...\(digits(kept.upperBound))")
    }
    words += ["--random-seed", "\(plan.seed)", "--children", "\(worst.children)", "--sample", "\(worst.sample)"]
    return (words + ["|", "allot", "compare", "-"]).joined(separator: " ")
  }

  /// A number as it is read again, `inf` for an infinite one.
  private static func digits(_ value: Double) -> String {
    value.isInfinite ? (value < 0 ? "-inf" : "inf") : JSONText.number(value).text()
  }
}
