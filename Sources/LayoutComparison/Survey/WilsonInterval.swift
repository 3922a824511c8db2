/// Wilson's score interval for the probability behind an observed rate, at 95 % confidence.
///
///     WilsonInterval(10, of: 100)        // 0.0552 … 0.1744
///
/// Unlike the normal approximation it stays within 0 … 1 and means something at 0 and at all of them. Source:
/// E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22, 1927.
public struct WilsonInterval: Hashable, Sendable {
  /// The lower end.
  public let lower: Double
  /// The upper end.
  public let upper: Double

  /// The quantile of the normal distribution that leaves 2.5 % above it.
  static let quantile = 1.959963984540054

  /// Makes the interval for `count` of `total` trials; 0 … 1 where there was none.
  public init(_ count: Int, of total: Int) {
    guard total > 0 else {
      (lower, upper) = (0, 1)
      return
    }
    let (trials, square) = (Double(total), Self.quantile * Self.quantile)
    let rate = Double(count) / trials
    let centre = (rate + square / (2 * trials)) / (1 + square / trials)
    let reach =
      Self.quantile / (1 + square / trials)
      * (rate * (1 - rate) / trials + square / (4 * trials * trials)).squareRoot()
    lower = count == 0 ? 0 : max(0, centre - reach)
    upper = count == total ? 1 : min(1, centre + reach)
  }
}
