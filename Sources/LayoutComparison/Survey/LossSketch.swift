/// Counts of losses in bins, from which every quantile is known up to a thirty-second of itself.
///
/// Between a power of two and the next there are 32 bins of equal width, from 2⁻³⁰ (about 1e-9) to 4; smaller losses
/// count in the first bin, greater ones in the last. Sketches of parts of a sample add up to the sketch of the whole,
/// in any order.
package struct LossSketch: Hashable, Sendable {
  /// The bins between a power of two and the next.
  static let binsPerOctave = 32
  /// The exponent of the least loss with a bin of its own.
  static let leastExponent = -30
  /// How many bins there are.
  static let binCount = 32 * binsPerOctave

  /// The number of losses in each bin, from the least; empty where there is none.
  private(set) var counts: [Int] = []

  /// Makes a sketch without losses.
  package init() {}

  /// Counts losses of one bin.
  ///
  /// - Returns: Whether there is such a bin.
  @discardableResult
  package mutating func add(_ count: Int = 1, inBin bin: Int) -> Bool {
    guard (0..<Self.binCount).contains(bin) else { return false }
    if counts.isEmpty { counts = Array(repeating: 0, count: Self.binCount) }
    counts[bin] += count
    return true
  }

  /// Adds the counts of another sketch.
  mutating func add(_ other: LossSketch) {
    guard !counts.isEmpty else { return counts = other.counts }
    for bin in other.counts.indices { counts[bin] += other.counts[bin] }
  }

  /// The bins that have losses, in ascending order, with how many they have.
  package var filledBins: [(bin: Int, count: Int)] {
    counts.indices.filter { counts[$0] > 0 }.map { ($0, counts[$0]) }
  }

  /// The bin of a loss, a share of the available length above 0.
  package static func bin(of loss: Double) -> Int {
    guard loss >= Double(sign: .plus, exponent: leastExponent, significand: 1) else { return 0 }
    let octave = Int(loss.exponent) - leastExponent
    let place = Int((loss.significand - 1) * Double(binsPerOctave))
    return min(octave * binsPerOctave + place, binCount - 1)
  }

  /// The least loss of a bin; that of the one after the last is 4.
  static func lowerEdge(of bin: Int) -> Double {
    Double(
      sign: .plus, exponent: leastExponent + bin / binsPerOctave,
      significand: 1 + Double(bin % binsPerOctave) / Double(binsPerOctave))
  }

  /// The loss that a share of the losses does not exceed; nil where there is none.
  ///
  /// That is the loss with the rank ⌈share · count⌉ in ascending order: `maximum` if it is the last. Where its bin has *c*
  /// losses and it is the *j*-th of them, it is taken to lie (*j* − ½)/*c* of the way through the bin, but no higher than
  /// `maximum`.
  package func quantile(_ share: Double, maximum: Double) -> Double? {
    let count = counts.reduce(0, +)
    guard count > 0 else { return nil }
    let rank = max(1, min(count, Int((share * Double(count)).rounded(.up))))
    guard rank < count else { return maximum }
    var before = 0
    for bin in counts.indices where counts[bin] > 0 {
      if before + counts[bin] >= rank {
        let part = (Double(rank - before) - 0.5) / Double(counts[bin])
        let (low, high) = (Self.lowerEdge(of: bin), Self.lowerEdge(of: bin + 1))
        return min(low + (high - low) * part, maximum)
      }
      before += counts[bin]
    }
    return nil
  }
}
