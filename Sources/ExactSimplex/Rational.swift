import BigInt

/// A fraction of two whole numbers of any size, in lowest terms.
public struct Rational: Hashable, Sendable {
  let numerator: BigInt
  let denominator: BigInt

  /// - Precondition: the denominator is not 0.
  init(_ numerator: BigInt, over denominator: BigInt = 1) {
    precondition(denominator != 0, "a fraction has a denominator other than 0")
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let sign: BigInt = denominator.sign == .minus ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  /// The exact value of a double.
  ///
  /// - Precondition: the double is finite.
  public init(_ value: Double) {
    let dyadic = Dyadic(value)
    self.init(
      dyadic.mantissa << max(0, dyadic.exponent), over: BigInt(1) << max(0, -dyadic.exponent))
  }

  /// Whether the number is whole.
  public var isWhole: Bool { denominator == 1 }

  /// The greatest whole number that is not above.
  var floor: BigInt {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder.sign == .minus && remainder != 0 ? quotient - 1 : quotient
  }
}

extension Rational {
  /// The sum, exactly.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  /// The product, exactly.
  public static func * (left: Self, right: Self) -> Self {
    Self(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  /// The number with its sign changed.
  public static prefix func - (value: Self) -> Self { Self(-value.numerator, over: value.denominator) }
}

extension Rational: Comparable {
  /// Whether the left number is less, exactly.
  public static func < (left: Self, right: Self) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Rational: CustomStringConvertible {
  /// The number as `7` or `-7/3`.
  public var description: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension Double {
  /// The double nearest to a fraction; infinite where it is beyond the greatest double.
  public init(_ value: Rational) {
    guard value.numerator != 0 else {
      self = 0
      return
    }
    // The quotient gets 64 significant bits, the last of them set if anything is left over: that rounds as it should.
    let magnitude = value.numerator.magnitude
    let shift = 66 + value.denominator.magnitude.bitWidth - magnitude.bitWidth
    let dividend = shift > 0 ? magnitude << shift : magnitude
    let divisor = shift < 0 ? value.denominator.magnitude << -shift : value.denominator.magnitude
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    let surplus = quotient.bitWidth - 64
    var bits = UInt64(quotient >> surplus)
    if remainder != 0 || (quotient >> surplus) << surplus != quotient { bits |= 1 }
    let rounded = Double(sign: .plus, exponent: surplus - shift, significand: Double(bits))
    self = value.numerator.sign == .minus ? -rounded : rounded
  }
}

/// A whole number times a power of two: what every finite double is.
struct Dyadic {
  /// Odd, or 0.
  let mantissa: BigInt
  let exponent: Int

  init(_ value: Double) {
    precondition(value.isFinite, "only finite numbers are exact")
    guard value != 0 else {
      mantissa = 0
      exponent = 0
      return
    }
    let unit = value.ulp
    let whole = Int64(value / unit)
    let zeros = whole.trailingZeroBitCount
    mantissa = BigInt(whole >> Int64(zeros))
    exponent = Int(unit.exponent) + zeros
  }

  /// The whole number that the value is multiples of 2^-`scale` of.
  ///
  /// - Precondition: it is whole, that is, scale ≥ −exponent.
  func scaled(by scale: Int) -> BigInt {
    mantissa << (exponent + scale)
  }
}
