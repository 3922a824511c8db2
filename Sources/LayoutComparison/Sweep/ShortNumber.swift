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

  /// A whole number, or one of a few parts of it, in place of a number that lies within a distance of it; else the number.
  ///
  ///     ShortNumber.settling(321.999_999_988, within: 6.4e-5)        // 322
  static func settling(_ number: Double, within distance: Double) -> Double {
    guard number.isFinite else { return number }
    return first(in: number - distance...number + distance, of: fewParts) ?? number
  }

  /// What is known of a number that lies somewhere in a range: a whole number or a few parts of it, else the fewest decimals.
  static func rounding(_ number: Double, within range: ClosedRange<Double>) -> Double {
    let reach = min(number - range.lowerBound, range.upperBound - number)
    guard number.isFinite, reach > 0 else { return number }
    return first(in: number - reach...number + reach, of: fewParts + [100, 1e3, 1e4, 1e5, 1e6]) ?? number
  }

  private static let fewParts = (1...12).map { Double($0) }
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
