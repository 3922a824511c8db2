/// A share of a length as a fraction of whole numbers, so that a program can state it exactly.
public struct Share: Hashable, Sendable {
  /// 0 or more.
  public let numerator: Int
  /// 1 or more.
  public let denominator: Int

  /// The fraction `numerator` / `denominator`.
  ///
  /// - Precondition: the numerator is 0 or more and the denominator 1 or more.
  public init(_ numerator: Int, over denominator: Int = 1) {
    precondition(numerator >= 0 && denominator > 0, "a share is a fraction of 0 or more")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads `0.25`, `1/4` or `0`; nil for anything else, for what is below 0, and for more than six digits after the
  /// point or in a number of the fraction.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      let digits = text.split(separator: ".", omittingEmptySubsequences: false)
      guard let whole = digits.first.flatMap({ Self.number($0) }), digits.count <= 2 else { return nil }
      guard digits.count == 2 else {
        self.init(whole)
        return
      }
      guard let decimals = Self.number(digits[1]) else { return nil }
      let unit = digits[1].reduce(1) { unit, _ in unit * 10 }
      self.init(whole * unit + decimals, over: unit)
    case 2:
      guard let numerator = Self.number(parts[0]), let denominator = Self.number(parts[1]), denominator > 0 else {
        return nil
      }
      self.init(numerator, over: denominator)
    default: return nil
    }
  }

  private static func number(_ digits: Substring) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(digits)
  }

  /// The nearest double.
  public var value: Double { Double(numerator) / Double(denominator) }
}
