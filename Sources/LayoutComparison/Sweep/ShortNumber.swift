/// Numbers that are likely to be meant: short decimals and small fractions.
enum ShortNumber {
  /// The shortest number near a place: with up to three decimals within a hundred-millionth of its size; else a fraction
  /// with a denominator of up to 1,000, or a number with up to six decimals, within a fifth of that; else the place itself.
  ///
  ///     ShortNumber.replacing(33.33333333331)                // 100 / 3
  static func replacing(_ place: Double) -> Double {
    let size = max(1, abs(place))
    func candidate(_ denominator: Double, within distance: Double) -> Double? {
      let number = (place * denominator).rounded() / denominator
      return abs(number - place) <= distance * size ? number : nil
    }
    for denominator in [1.0, 10, 100, 1_000] {
      if let number = candidate(denominator, within: 1e-8) { return number }
    }
    for denominator in 2...1_000 {
      if let number = candidate(Double(denominator), within: 2e-9) { return number }
    }
    for denominator in [1e4, 1e5, 1e6] {
      if let number = candidate(denominator, within: 2e-9) { return number }
    }
    return place
  }
}
