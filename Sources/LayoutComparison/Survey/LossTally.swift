/// The losses of one kind that one algorithm had: what adds up exactly, in any order, to the tally of a whole survey.
///
/// A loss is a share of the length available to the stack.
public struct LossTally: Hashable, Sendable {
  /// How many stacks had a loss.
  public private(set) var count = 0
  /// How many of them one change of a priority by 1 repairs.
  public private(set) var repaired = 0
  /// The losses added up, each rounded to a multiple of 2⁻⁴⁸: the sum in such units.
  public private(set) var sum: Int128 = 0
  /// The squares of the losses added up, in the same units, each rounded in the same way.
  public private(set) var squares: Int128 = 0
  /// The losses in bins, for quantiles.
  package private(set) var sketch = LossSketch()
  /// The losses in bins of 1 % of the available length, up to the last bin that has any; bin 100 has all from 100 % on.
  public private(set) var histogram: [Int] = []
  /// The greatest loss, with its sample; of equal ones that of the first sample. Nil where there was none.
  public private(set) var worst: Worst?

  /// The greatest loss.
  public struct Worst: Hashable, Sendable {
    /// The loss.
    public var loss: Double
    /// The number of children of its stack.
    public var children: Int
    /// The index of its sample.
    public var sample: Int

    /// Makes the greatest loss known so far.
    package init(loss: Double, children: Int, sample: Int) {
      self.loss = loss
      self.children = children
      self.sample = sample
    }

    /// Whether this one is shown rather than the other: the greater loss, then the fewer children, then the first.
    func outranks(_ other: Worst) -> Bool {
      if loss != other.loss { return loss > other.loss }
      return (children, sample) < (other.children, other.sample)
    }
  }

  /// How many units of the sum are the whole available length.
  static let scale = 0x1p48

  /// Makes a tally without losses.
  package init() {}

  /// Makes a tally of what was counted before.
  package init(
    count: Int, repaired: Int, sum: Int128, squares: Int128, sketch: LossSketch, histogram: [Int], worst: Worst?
  ) {
    self.count = count
    self.repaired = repaired
    self.sum = sum
    self.squares = squares
    self.sketch = sketch
    self.histogram = histogram
    self.worst = worst
  }

  /// Counts a loss.
  package mutating func add(_ loss: Double, children: Int, sample: Int, isRepaired: Bool) {
    count += 1
    if isRepaired { repaired += 1 }
    sum += Int128((loss * Self.scale).rounded())
    squares += Int128((loss * loss * Self.scale).rounded())
    sketch.add(inBin: LossSketch.bin(of: loss))
    add(1, inPercent: min(Int(loss * 100), 100))
    let candidate = Worst(loss: loss, children: children, sample: sample)
    if worst.map({ candidate.outranks($0) }) ?? true { worst = candidate }
  }

  private mutating func add(_ count: Int, inPercent bin: Int) {
    while histogram.count <= bin { histogram.append(0) }
    histogram[bin] += count
  }

  /// Adds another tally.
  package mutating func add(_ other: LossTally) {
    guard other.count > 0 else { return }
    count += other.count
    repaired += other.repaired
    sum += other.sum
    squares += other.squares
    sketch.add(other.sketch)
    for bin in other.histogram.indices { add(other.histogram[bin], inPercent: bin) }
    if let theirs = other.worst, worst.map({ theirs.outranks($0) }) ?? true { worst = theirs }
  }
}

extension LossTally {
  /// The mean of the losses; nil where there was none.
  public var mean: Double? { count > 0 ? Double(sum) / Self.scale / Double(count) : nil }

  /// The standard deviation of the losses, with *n* − 1 in the denominator; nil where there were less than two.
  ///
  /// The mean lies, with 95 % confidence and where there are many losses, within 1.96 times this divided by √*n*.
  public var deviation: Double? {
    guard count > 1, let mean else { return nil }
    let excess = Double(squares) / Self.scale - Double(count) * mean * mean
    return (max(0, excess) / Double(count - 1)).squareRoot()
  }

  /// The greatest loss; nil where there was none.
  public var maximum: Double? { worst?.loss }

  /// The loss that a share of the losses does not exceed, up to a thirty-second of itself; nil where there was none.
  public func quantile(_ share: Double) -> Double? { sketch.quantile(share, maximum: maximum ?? .infinity) }
}
