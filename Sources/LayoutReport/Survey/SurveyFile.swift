import Foundation
public import LayoutComparison
import LayoutEngine

/// Reads a survey's result from the JSON that `allot survey` printed.
public enum SurveyFile {
  /// Why a file holds no result of a survey.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    public var description: String
  }

  /// The result that the bytes of a file hold.
  ///
  /// - Throws: `SurveyFile.Failure` where they are no JSON of `allot survey`, or counts in it contradict each other.
  public static func survey(in bytes: [UInt8]) throws(Failure) -> Survey {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      throw Failure(description: "no result of `allot survey --format json`" + place(of: error))
    }
    guard let survey = content.survey else {
      throw Failure(description: "the result of a survey, but its numbers contradict each other; make it anew")
    }
    return survey
  }

  /// Where the decoder was when it failed: `: results is missing`.
  private static func place(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      ": \(path(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.isEmpty ? "; it is not one JSON object" : ": \(path(context.codingPath)) is of the wrong kind"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      ": \(path(context.codingPath)) has an unknown value"
    default: "; it is not one JSON object"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
  }
}

/// The part of the JSON from which a result is made again.
private struct Content: Decodable {
  struct Ensemble: Decodable {
    var name: String
    var minimumSpread: Double?
    var widthSpread: Double?
    var tightness: [Bound]
  }

  /// A number, or an infinity as a string.
  struct Bound: Decodable {
    var value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      switch try container.decode(String.self) {
      case "infinity": value = .infinity
      case "-infinity": value = -.infinity
      default: throw DecodingError.dataCorruptedError(in: container, debugDescription: "no bound")
      }
    }
  }

  struct Cell: Decodable {
    var children: Int
    var `class`: Int
    var stacks: Int
    var algorithms: [Algorithm]
  }

  struct Algorithm: Decodable {
    var differing: Int
    var unused: Losses?
    var overflow: Losses?
  }

  struct Losses: Decodable {
    var count: Int
    var repaired: Int
    var sum: String
    var squares: String
    var worst: Double
    var sample: Int
    var histogram: [Int]
    var sketch: [[Int]]
  }

  var ensemble: Ensemble
  var randomSeed: UInt64
  var children: [Int]
  var samples: Int
  var shard: [Int]
  var algorithms: [String]
  var tallies: [Cell]
}

extension Content {
  /// The result; nil where something in it cannot be.
  var survey: Survey? {
    guard let plan, (try? plan.check()) != nil else { return nil }
    let classes = Tightness.allCases.count
    var cells: [SurveyCount?] = Array(repeating: nil, count: plan.children.count * classes)
    for cell in tallies {
      let place = (cell.children - plan.children.lowerBound) * classes + cell.class
      guard plan.children.contains(cell.children), (0..<classes).contains(cell.class), cells[place] == nil,
        let count = cell.count(algorithms: algorithms.count, samples: plan.sampleRange)
      else { return nil }
      cells[place] = count
    }
    let empty = SurveyCount(tallies: algorithms.map { _ in AlgorithmTally() })
    guard let survey = Survey(plan, cells: cells.map { $0 ?? empty }),
      plan.children.allSatisfy({ survey.total(children: $0).stacks == plan.sampleRange.count })
    else { return nil }
    return survey
  }

  private var plan: SurveyPlan? {
    guard let generator = ensemble.generator, ensemble.tightness.count == 2, children.count == 2, shard.count == 2,
      children[0] <= children[1], ensemble.tightness[0].value <= ensemble.tightness[1].value
    else { return nil }
    var plan = SurveyPlan()
    plan.ensemble = SurveyEnsemble(
      generator, tightness: ensemble.tightness[0].value...ensemble.tightness[1].value)
    plan.seed = randomSeed
    plan.children = children[0]...children[1]
    plan.samples = samples
    plan.shard = SurveyPlan.Shard(shard[0], of: shard[1])
    plan.algorithms = algorithms.compactMap { DistributionAlgorithm(rawValue: $0) }
    return plan.algorithms.count == algorithms.count ? plan : nil
  }
}

extension Content.Ensemble {
  fileprivate var generator: SurveyEnsemble.Generator? {
    switch name {
    case "uniform":
      guard let minimumSpread, let widthSpread else { return nil }
      return .uniform(minimumSpread: minimumSpread, widthSpread: widthSpread)
    case "realistic": return .realistic
    default: return nil
    }
  }
}

extension Content.Cell {
  /// The counts; nil where they cannot be.
  fileprivate func count(algorithms count: Int, samples: Range<Int>) -> SurveyCount? {
    guard algorithms.count == count, stacks >= 0, stacks <= samples.count else { return nil }
    var result = SurveyCount(stacks: stacks, tallies: [])
    for algorithm in algorithms {
      guard (0...stacks).contains(algorithm.differing),
        let unused = Self.tally(algorithm.unused, children: children, samples),
        let overflow = Self.tally(algorithm.overflow, children: children, samples),
        unused.count <= stacks, overflow.count <= stacks - unused.count
      else { return nil }
      result.tallies.append(AlgorithmTally(unused: unused, overflow: overflow, differing: algorithm.differing))
    }
    return result
  }

  private static func tally(_ losses: Content.Losses?, children: Int, _ samples: Range<Int>) -> LossTally? {
    guard let losses else { return LossTally() }
    var sketch = LossSketch()
    for bin in losses.sketch {
      guard bin.count == 2, bin[1] > 0, bin[1] <= losses.count, sketch.add(bin[1], inBin: bin[0]) else { return nil }
    }
    guard let sum = Int128(losses.sum), sum > 0, let squares = Int128(losses.squares), squares >= 0, losses.count > 0,
      (0...losses.count).contains(losses.repaired),
      sketch.filledBins.reduce(0, { $0 + $1.count }) == losses.count, samples.contains(losses.sample),
      losses.histogram.count <= 101, losses.histogram.allSatisfy({ (0...losses.count).contains($0) }),
      losses.histogram.reduce(0, +) == losses.count, losses.worst > 0, losses.worst.isFinite
    else { return nil }
    return LossTally(
      count: losses.count, repaired: losses.repaired, sum: sum, squares: squares, sketch: sketch,
      histogram: losses.histogram,
      worst: LossTally.Worst(loss: losses.worst, children: children, sample: losses.sample))
  }
}
