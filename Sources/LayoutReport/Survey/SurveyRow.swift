import LayoutComparison

/// One line of a survey's tables: what one algorithm did with the stacks of a number of children and a tightness.
struct SurveyRow {
  /// The number of children; nil for all.
  var children: Int?
  /// The class of tightness; nil for all.
  var tightness: Tightness?
  /// The algorithm's name.
  var algorithm: String
  /// How many stacks there were.
  var stacks: Int
  /// What the algorithm did with them.
  var tally: AlgorithmTally

  /// The lines of a survey: by number of children and last for all of them, then by algorithm, then for every tightness
  /// and for each class that has stacks.
  static func all(of survey: Survey) -> [SurveyRow] {
    numbers(of: survey).flatMap { children in
      let totals = tightnesses(of: survey).map { ($0, survey.total(children: children, tightness: $0)) }
      return survey.plan.algorithms.indices.flatMap { place in
        totals.compactMap { row(survey, place, children: children, $0, of: $1) }
      }
    }
  }

  /// The line of one algorithm, by its place in the plan; nil where no stack was drawn.
  static func row(_ survey: Survey, _ place: Int, children: Int?, _ tightness: Tightness?) -> SurveyRow? {
    row(survey, place, children: children, tightness, of: survey.total(children: children, tightness: tightness))
  }

  private static func row(
    _ survey: Survey, _ place: Int, children: Int?, _ tightness: Tightness?, of total: SurveyCount
  ) -> SurveyRow? {
    guard total.stacks > 0 || tightness == nil else { return nil }
    return SurveyRow(
      children: children, tightness: tightness, algorithm: survey.plan.algorithms[place].rawValue,
      stacks: total.stacks, tally: total.tallies[place])
  }

  /// The numbers of children, and nil for all of them where there are several.
  static func numbers(of survey: Survey) -> [Int?] {
    survey.plan.children.map { $0 } + (survey.plan.children.count > 1 ? [nil] : [])
  }

  /// Nil for every tightness, and the classes where there are several.
  static func tightnesses(of survey: Survey) -> [Tightness?] {
    let classes = survey.tightnessClasses
    return [nil] + (classes.count > 1 ? classes : [])
  }
}

/// How often something happened, as a share of how often it could have.
struct SurveyRate {
  var count: Int
  var total: Int

  /// The share; nil where it could not have happened.
  var rate: Double? { total > 0 ? Double(count) / Double(total) : nil }
  /// Where the probability lies with 95 % confidence; nil where it could not have happened.
  var interval: WilsonInterval? { total > 0 ? WilsonInterval(count, of: total) : nil }
}

extension SurveyRow {
  /// How often the algorithm left something unused that a child could have taken.
  var unusedRate: SurveyRate { SurveyRate(count: tally.unused.count, total: stacks) }
  /// How often it overflowed more than it had to.
  var overflowRate: SurveyRate { SurveyRate(count: tally.overflow.count, total: stacks) }
  /// How often it did either.
  var lossRate: SurveyRate { SurveyRate(count: tally.lossy, total: stacks) }
  /// How often one change of a priority repairs it.
  var repairRate: SurveyRate { SurveyRate(count: tally.repaired, total: tally.lossy) }
  /// How often it divided otherwise than the best division.
  var differenceRate: SurveyRate { SurveyRate(count: tally.differing, total: stacks) }
}
