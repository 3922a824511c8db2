/// A set of random stacks with a stated distribution.
///
/// A sample is drawn again and again until its tightness lies in the ensemble's range (``Tightness`` says what that is);
/// the draws of one sample are one sequence of random numbers that depends on nothing but the survey's seed, the number
/// of children and the sample's index.
///
/// The best division of a stack is water-filling, by priority; a spacer's is −∞. With texts it is the best over all the
/// widths they can take: that with the least overflow, then the least wasted, then the most for the higher priorities,
/// and then the fairest (section 2 of the optimum's definition).
public struct SurveyEnsemble: Hashable, Sendable {
  /// How the children of a stack are drawn.
  public enum Generator: Hashable, Sendable {
    /// *n* ranges in a stack of *A* = 300 points without gaps: each minimum is uniform in 0 … `minimumSpread` · *A*/*n*,
    /// each width (maximum − minimum) uniform in 0 … `widthSpread` · *A*/*n*, all independent.
    case uniform(minimumSpread: Double, widthSpread: Double)
    /// *n* views as a row of an app has them, in 320 … 744 points with gaps of 8; all lengths are whole points.
    ///
    /// Each child independently: 35 % fixed (half of them 16 … 44, icons, half 44 … 120, buttons and images); 20 % a text
    /// of 40 … 300 points on one line that has 1 … 4 possible numbers of lines, *k* of them ⌈*w*/*k* · (1 + *u*)⌉ wide
    /// with *u* uniform in 0 … 0.2; 15 % flexible without bounds; 10 % at least 40 … 120; 10 % capped: a minimum of
    /// 0 … 80 and a maximum 20 … 200 above it; 10 % a spacer of at least 0 or 8. After four texts a fifth is fixed.
    case realistic
  }

  /// How the children are drawn.
  public var generator: Generator
  /// The tightness of the stacks that are kept, both ends included.
  public var tightness: ClosedRange<Double>

  /// Makes an ensemble.
  public init(_ generator: Generator, tightness: ClosedRange<Double>) {
    self.generator = generator
    self.tightness = tightness
  }

  /// Ranges as in the project's theory: minimums up to 1.4 *A*/*n*, widths up to 1.5 *A*/*n*, kept if they fit and could
  /// fill.
  public static let uniform = SurveyEnsemble(.uniform(minimumSpread: 1.4, widthSpread: 1.5), tightness: 0...1)

  /// Rows of fixed views, texts, flexible and capped views and spacers, however tight.
  public static let realistic = SurveyEnsemble(.realistic, tightness: -.infinity ... .infinity)

  /// The generator's name.
  public var name: String {
    switch generator {
    case .uniform: "uniform"
    case .realistic: "realistic"
    }
  }

  /// The draws after which a sample is given up.
  static let mostDraws = 100_000
}

extension SurveyEnsemble {
  /// Draws one sample.
  ///
  /// - Throws: `SurveyError` where a hundred thousand draws in a row are not as tight as the ensemble asks.
  package func draw(
    _ sample: Int, children count: Int, seed: UInt64, into stack: inout SampledStack
  ) throws(SurveyError) {
    var random = SplitMix64(seed: seed, children: count, sample: sample)
    for _ in 0..<Self.mostDraws {
      stack.removeAll()
      switch generator {
      case .uniform(let minimumSpread, let widthSpread):
        drawRanges(count, minimumSpread, widthSpread, &random, into: &stack)
      case .realistic:
        drawRow(count, &random, into: &stack)
      }
      if tightness.contains(stack.tightness) { return }
    }
    throw SurveyError.barrenEnsemble(children: count, sample: sample, draws: Self.mostDraws)
  }

  private func drawRanges(
    _ count: Int, _ minimumSpread: Double, _ widthSpread: Double, _ random: inout SplitMix64,
    into stack: inout SampledStack
  ) {
    let available = 300.0
    stack.offered = available
    stack.gap = 0
    for _ in 0..<count {
      let minimum = random.number(below: minimumSpread * available / Double(count))
      stack.append(minimum, minimum + random.number(below: widthSpread * available / Double(count)))
    }
  }

  private func drawRow(_ count: Int, _ random: inout SplitMix64, into stack: inout SampledStack) {
    stack.offered = random.whole(320...744)
    stack.gap = 8
    for _ in 0..<count {
      let lot = random.unit()
      if lot < 0.20, stack.texts.count < SampledStack.mostTexts {
        stack.append(drawText(&random))
      } else if lot < 0.55 {
        let length = random.unit() < 0.5 ? random.whole(16...44) : random.whole(44...120)
        stack.append(length, length)
      } else if lot < 0.70 {
        stack.append(0, .infinity)
      } else if lot < 0.80 {
        stack.append(random.whole(40...120), .infinity)
      } else if lot < 0.90 {
        let minimum = random.whole(0...80)
        stack.append(minimum, minimum + random.whole(20...200))
      } else {
        stack.appendSpacer(random.unit() < 0.5 ? 0 : 8)
      }
    }
  }

  private func drawText(_ random: inout SplitMix64) -> TextWidths {
    let width = random.whole(40...300)
    let lines = Int(random.whole(1...TextWidths.most))
    var text = TextWidths()
    text.append(width)
    for line in 1..<max(lines, 1) {
      text.append((width / Double(line + 1) * (1 + random.number(below: 0.2))).rounded(.up))
    }
    return text
  }
}
