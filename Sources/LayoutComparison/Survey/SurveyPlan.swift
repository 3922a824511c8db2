public import LayoutEngine

/// What a survey draws and measures; two equal plans have the same result to the last bit.
public struct SurveyPlan: Hashable, Sendable {
  /// A part of a survey: one of `count` parts that together are the whole.
  public struct Shard: Hashable, Sendable {
    /// Which part, from 1.
    public var index: Int
    /// How many parts there are.
    public var count: Int

    /// Makes a part.
    public init(_ index: Int, of count: Int) {
      self.index = index
      self.count = count
    }

    /// All of a survey.
    public static let whole = Shard(1, of: 1)
  }

  /// The stacks that are drawn.
  public var ensemble = SurveyEnsemble.uniform
  /// The seed of the random numbers, at most 2⁵³ − 1.
  public var seed: UInt64 = 1
  /// The numbers of children, within 1 … 32.
  public var children = 2...8
  /// How many stacks are drawn of each number of children, all shards taken together.
  public var samples = 100_000
  /// The rules that are compared, in the order of the report.
  public var algorithms: [DistributionAlgorithm] = [.swiftui]
  /// The part of the survey that is made.
  public var shard = Shard.whole

  /// The greatest seed and number of samples: the greatest whole number to which JSON's numbers are exact.
  public static let most = 9_007_199_254_740_991

  /// The most parts of one survey.
  public static let mostShards = 1_000_000

  /// Makes the plan of a survey of SwiftUI's rule with a hundred thousand uniform stacks of each of 2 … 8 children.
  public init() {}

  /// The samples of each number of children that belong to the shard; those of all shards follow one another.
  public var sampleRange: Range<Int> { start(ofShard: shard.index)..<start(ofShard: shard.index + 1) }

  /// The first sample of a shard: the earlier shards have ⌊samples / shards⌋ each, the first of them one more.
  private func start(ofShard index: Int) -> Int {
    let (size, rest) = samples.quotientAndRemainder(dividingBy: shard.count)
    return size * (index - 1) + min(index - 1, rest)
  }

  /// Refuses a plan that cannot be carried out.
  public func check() throws(SurveyError) {
    guard children.lowerBound >= 1, children.upperBound <= SampledStack.mostChildren else {
      throw .badChildren(from: children.lowerBound, to: children.upperBound)
    }
    guard (1...Self.most).contains(samples) else { throw .badSamples(samples) }
    guard seed <= UInt64(Self.most) else { throw .badSeed(seed) }
    guard (1...Self.mostShards).contains(shard.count), (1...shard.count).contains(shard.index) else {
      throw .badShard(index: shard.index, count: shard.count)
    }
    guard !algorithms.isEmpty, Set(algorithms).count == algorithms.count else { throw .badAlgorithms }
    if case .uniform(let minimum, let width) = ensemble.generator {
      for spread in [minimum, width] where !(spread.isFinite && spread >= 0) { throw .badSpread(spread) }
    }
  }

  /// The stack of one sample as a layout document, which `allot compare` reads.
  ///
  /// Each child is a rectangle in a frame, a spacer or a text with stated widths; the row is called `stack`. How many
  /// samples the survey has does not matter.
  ///
  /// - Throws: `SurveyError` where there is no such sample.
  public func document(ofSample sample: Int, children count: Int) throws(SurveyError) -> LayoutDocument {
    var plan = self
    plan.children = count...count
    try plan.check()
    guard (0...Self.most).contains(sample) else { throw .badSample(sample) }
    var stack = SampledStack()
    try ensemble.draw(sample, children: count, seed: seed, into: &stack)
    let noun = count == 1 ? "child" : "children"
    return stack.document(named: "\(ensemble.name) ensemble, seed \(seed), \(count) \(noun), sample \(sample)")
  }
}
