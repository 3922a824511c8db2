extension Survey {
  /// A result to be merged, with the name by which a message speaks of it.
  public struct Part: Sendable {
    /// The name, such as that of a file.
    public var name: String
    /// The result of one shard.
    public var survey: Survey

    /// Names a result.
    public init(name: String, survey: Survey) {
      self.name = name
      self.survey = survey
    }
  }

  /// Puts the results of all shards of one survey together, in whatever order they come: the result is the same as that
  /// of the survey made in one piece.
  ///
  /// - Throws: `SurveyError` where they come from different surveys, or a shard is missing or there twice.
  public init(merging parts: [Part]) throws(SurveyError) {
    guard let first = parts.first else { throw .nothingToMerge }
    var plan = first.survey.plan
    let count = plan.shard.count
    plan.shard = .whole
    self.init(plan)
    var names = [String?](repeating: nil, count: count)
    for part in parts {
      if let setting = part.survey.plan.setting(otherThanIn: first.survey.plan) {
        throw .differentSurveys(first: first.name, other: part.name, setting: setting)
      }
      let index = part.survey.plan.shard.index
      if let earlier = names[index - 1] {
        throw .duplicateShard(index: index, count: count, first: earlier, other: part.name)
      }
      names[index - 1] = part.name
      add(part.survey)
    }
    let missing = names.indices.filter { names[$0] == nil }.map { $0 + 1 }
    guard missing.isEmpty else { throw .missingShards(missing, count: count) }
  }
}

extension SurveyPlan {
  /// What another plan has otherwise, the shard's index apart; nil where it is a plan for the same survey.
  fileprivate func setting(otherThanIn other: SurveyPlan) -> String? {
    if ensemble.name != other.ensemble.name { return "ensemble" }
    if ensemble.generator != other.ensemble.generator { return "spreads" }
    if ensemble.tightness != other.ensemble.tightness { return "range of the tightness" }
    if seed != other.seed { return "seed" }
    if children != other.children { return "numbers of children" }
    if samples != other.samples { return "number of samples" }
    if algorithms != other.algorithms { return "list of algorithms" }
    return shard.count == other.shard.count ? nil : "number of shards"
  }
}
