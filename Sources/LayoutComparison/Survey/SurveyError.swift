/// Why a survey cannot be made or put together.
public enum SurveyError: Error, Hashable, Sendable {
  /// A sample was drawn again and again without one draw as tight as the ensemble asks.
  case barrenEnsemble(children: Int, sample: Int, draws: Int)
  /// The number of children does not lie in 1 … 32, or the range of numbers is empty.
  case badChildren(from: Int, to: Int)
  /// The number of samples is below 1 or above what JSON's numbers hold.
  case badSamples(Int)
  /// The seed is above what JSON's numbers hold.
  case badSeed(UInt64)
  /// There is no shard with this index among so many.
  case badShard(index: Int, count: Int)
  /// A spread of a uniform ensemble is negative, infinite or no number.
  case badSpread(Double)
  /// An algorithm is named twice, or none is named.
  case badAlgorithms
  /// A sample with a negative index is asked for, or with one above what JSON's numbers hold.
  case badSample(Int)
  /// There is nothing to merge.
  case nothingToMerge
  /// Two results to be merged come from different surveys.
  case differentSurveys(first: String, other: String, setting: String)
  /// A shard is there twice.
  case duplicateShard(index: Int, count: Int, first: String, other: String)
  /// Shards are not there.
  case missingShards([Int], count: Int)
}

extension SurveyError: CustomStringConvertible {
  /// One sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .barrenEnsemble(let children, let sample, let draws):
      "sample \(sample) of \(children) children was drawn \(draws) times without being as tight as asked; "
        + "widen the range of the tightness or change the spreads"
    case .badChildren(let from, let to):
      "stacks of \(from)...\(to) children are asked for; the numbers have to lie in "
        + "1...\(SampledStack.mostChildren), the smaller first"
    case .badSamples(let count):
      "\(count) samples are asked for; it has to be 1 or more, and at most \(SurveyPlan.most)"
    case .badSeed(let seed): "the seed is \(seed); it has to be at most \(SurveyPlan.most), so that JSON can hold it"
    case .badShard(let index, let count):
      !(1...SurveyPlan.mostShards).contains(count)
        ? "shard \(index)/\(count) is asked for; there have to be 1 to \(SurveyPlan.mostShards) shards"
        : "shard \(index)/\(count) is asked for; shards are numbered 1/\(count) to \(count)/\(count)"
    case .badSpread(let spread): "a spread is \(spread); it has to be finite, and 0 or more"
    case .badAlgorithms: "no algorithm is named, or one of them twice; name each once"
    case .badSample(let sample):
      "sample \(sample) is asked for; the samples of each number of children are numbered from 0"
    case .nothingToMerge: "there is nothing to merge; name the JSON files of all shards"
    case .differentSurveys(let first, let other, let setting):
      "\(other) is no shard of the survey that \(first) belongs to: the \(setting) differs"
    case .duplicateShard(let index, let count, let first, let other):
      "shard \(index)/\(count) is there twice: in \(first) and in \(other)"
    case .missingShards(let indices, let count):
      indices.count == 1
        ? "shard \(indices[0])/\(count) is missing"
        : "shards \(indices.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", "))"
          + (indices.count > 8 ? " and \(indices.count - 8) more" : "") + " are missing"
    }
  }
}
