/// Numbers that are likely to be meant: short decimals and small fractions.
enum ShortNumber {
  /// A short number in place of one that lies as near to it as chance rarely brings one, else the number itself.
  ///
  /// Tried are, with the distance allowed as a part of the number where that is above 1: up to three decimals (1e-8),
  /// fractions with a denominator of up to 100 (1e-9) or 1,000, and up to six decimals (1e-11).
  ///
  ///     ShortNumber.replacing(33.33333333331)                // 100 / 3
  static func replacing(_ number: Double) -> Double {
    let size = max(1, abs(number))
    func around(_ distance: Double) -> ClosedRange<Double> { number - distance * size...number + distance * size }
    guard number.isFinite else { return number }
    return first(in: around(1e-8), of: shortDecimals) ?? first(in: around(1e-9), of: smallFractions)
      ?? first(in: around(1e-11), of: others) ?? number
  }

  /// The number of up to three decimals, the fewest that will do, within a range; nil where there is none.
  static func decimal(in range: ClosedRange<Double>) -> Double? { first(in: range, of: shortDecimals) }

  /// The fraction with a denominator of up to 100, the smallest that will do, within a range; nil where there is none.
  static func fraction(in range: ClosedRange<Double>) -> Double? { first(in: range, of: smallFractions) }

  /// Any of the numbers that are preferred within a range; nil where there is none.
  static func any(in range: ClosedRange<Double>) -> Double? {
    decimal(in: range) ?? fraction(in: range) ?? first(in: range, of: others)
  }

  private static let shortDecimals: [Double] = [1, 10, 100, 1_000]
  private static let smallFractions = (2...100).map { Double($0) }
  private static let others = [1e4, 1e5, 1e6] + (101...999).map { Double($0) }

  private static func first(in range: ClosedRange<Double>, of denominators: [Double]) -> Double? {
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    for denominator in denominators {
      let number = (middle * denominator).rounded() / denominator
      if range.contains(number) { return number }
    }
    return nil
  }
}
