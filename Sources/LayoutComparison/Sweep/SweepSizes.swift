/// The container sizes of a sweep: evenly spaced, in points.
public struct SweepSizes: Hashable, Sendable {
  /// The smallest size; 0 or more.
  public let start: Double
  /// The largest size that may be reached.
  public let end: Double
  /// The distance of neighbouring sizes; more than 0.
  public let step: Double

  /// The most sizes of a sweep.
  public static let limit = 10_000

  /// Makes the sizes from `start` to `end`.
  ///
  /// - Throws: ``SweepSizesError`` where a number is negative, infinite or none, the end lies before the start, the step
  ///   is not above 0, or there would be more than 10,000 sizes.
  public init(from start: Double, to end: Double, by step: Double) throws(SweepSizesError) {
    for (name, value) in [("from", start), ("to", end), ("step", step)] where !value.isFinite || value < 0 {
      throw .noLength(name, value)
    }
    guard start <= end else { throw .backwards(from: start, to: end) }
    guard step > 0 else { throw .noStep }
    self.start = start
    self.end = end
    self.step = step
    guard (end - start) / step < Double(Self.limit) else { throw .tooMany((end - start) / step + 1) }
  }

  /// The sizes in ascending order; the end is among them only where it is a whole number of steps from the start.
  public var values: [Double] {
    let steps = Int((end - start) / step + 1e-9)
    return (0...steps).map { Swift.min(start + Double($0) * step, end) }
  }
}

/// Why sizes cannot be swept.
public enum SweepSizesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number is no finite length.
  case noLength(String, Double)
  /// The end lies before the start.
  case backwards(from: Double, to: Double)
  /// The step is 0.
  case noStep
  /// There would be so many sizes.
  case tooMany(Double)

  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .noLength(let name, let value): "\(name) is \(value); it has to be a finite number that is 0 or more"
    case .backwards(let start, let end): "from is \(start) and to is \(end); from has to be no more than to"
    case .noStep: "step is 0; it has to be more than 0"
    case .tooMany: "there would be more than \(SweepSizes.limit) sizes; take a larger step"
    }
  }
}
