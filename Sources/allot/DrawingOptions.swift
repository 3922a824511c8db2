import ArgumentParser
import LayoutComparison
import LayoutEngine

/// The options of `allot survey` that decide which stacks are drawn and what is measured.
///
/// None has a value of its own, so that one that does not go with another can be refused.
struct DrawingOptions: ParsableArguments {
  enum Ensemble: String, NamedChoice {
    case uniform, realistic
    static var noun: String { "ensemble" }
  }

  @Option(
    help: Ensemble.help("How stacks are drawn.", default: .uniform, valueName: "name"), transform: Ensemble.named)
  var ensemble: Ensemble?

  @Option(help: ArgumentHelp("The numbers of children, 1 to 32. (default: 2...8)", valueName: "a...b"))
  var children: WholeRange?

  @Option(help: ArgumentHelp("How many stacks of each number of children. (default: 100000)", valueName: "n"))
  var samples: Int?

  @Option(help: ArgumentHelp("The seed of the random numbers. (default: 1)", valueName: "n"))
  var randomSeed: UInt64?

  @Option(help: ArgumentHelp("uniform: the greatest minimum, in A/n. (default: 1.4)", valueName: "factor"))
  var minimumSpread: Double?

  @Option(help: ArgumentHelp("uniform: the greatest width of a range, in A/n. (default: 1.5)", valueName: "factor"))
  var widthSpread: Double?

  @Option(
    help: ArgumentHelp(
      "Keep the stacks as tight as this; an end may be -inf or inf. (default: 0...1 for uniform, all for realistic)",
      valueName: "a...b"))
  var tightness: NumberRange?

  @Option(
    help: DistributionAlgorithm.listHelp("The rules, in the order of the report", default: "swiftui"),
    transform: DistributionAlgorithm.list)
  var algorithms: [DistributionAlgorithm]?

  @Option(help: ArgumentHelp("Draw only this part of the samples, such as 3/16.", valueName: "k/n"))
  var shard: ShardName?

  /// The options that are given.
  var named: [String] {
    let options: [(String, Bool)] = [
      ("--ensemble", ensemble != nil), ("--children", children != nil), ("--samples", samples != nil),
      ("--random-seed", randomSeed != nil), ("--minimum-spread", minimumSpread != nil),
      ("--width-spread", widthSpread != nil), ("--tightness", tightness != nil), ("--algorithms", algorithms != nil),
      ("--shard", shard != nil),
    ]
    return options.filter(\.1).map(\.0)
  }

  /// The plan that the options ask for.
  ///
  /// - Throws: `ValidationError` where two of them do not go together.
  func plan() throws -> SurveyPlan {
    var plan = SurveyPlan()
    switch ensemble ?? .uniform {
    case .uniform:
      plan.ensemble = .uniform
      plan.ensemble.generator = .uniform(minimumSpread: minimumSpread ?? 1.4, widthSpread: widthSpread ?? 1.5)
    case .realistic:
      guard minimumSpread == nil, widthSpread == nil else {
        throw ValidationError("--minimum-spread and --width-spread belong to the uniform ensemble, not to realistic")
      }
      plan.ensemble = .realistic
    }
    if let tightness { plan.ensemble.tightness = tightness.range }
    if let children { plan.children = children.range }
    if let samples { plan.samples = samples }
    if let randomSeed { plan.seed = randomSeed }
    if let algorithms { plan.algorithms = algorithms }
    if let shard { plan.shard = shard.shard }
    return plan
  }
}

/// A range of whole numbers as it is written on the command line: `2...8`, or `3` for one number.
struct WholeRange: ExpressibleByArgument {
  var range: ClosedRange<Int>

  init?(argument: String) {
    guard let ends = RangeText.ends(of: argument), let lower = Int(ends.lower), let upper = Int(ends.upper),
      lower <= upper
    else { return nil }
    range = lower...upper
  }
}

/// A range of numbers as it is written on the command line: `0.8...1`, `-inf...0`.
struct NumberRange: ExpressibleByArgument {
  var range: ClosedRange<Double>

  init?(argument: String) {
    guard let ends = RangeText.ends(of: argument), let lower = Double(ends.lower), let upper = Double(ends.upper),
      lower <= upper
    else { return nil }
    range = lower...upper
  }
}

/// The two ends of a range in text.
private enum RangeText {
  /// What stands before and after `...`; a text without it is both ends.
  static func ends(of text: String) -> (lower: Substring, upper: Substring)? {
    guard let dots = text.firstRange(of: "...") else { return text.isEmpty ? nil : (text[...], text[...]) }
    return (text[..<dots.lowerBound], text[dots.upperBound...])
  }
}

/// A part of a survey as it is written on the command line: `3/16`.
struct ShardName: ExpressibleByArgument {
  var shard: SurveyPlan.Shard

  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    shard = SurveyPlan.Shard(index, of: count)
  }
}
