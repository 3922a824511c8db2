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
    precondition(value.isFinite, "only finite numbers are exact")
    guard value != 0 else {
      self.init(BigInt(0))
      return
    }
    let whole = Int64(value / value.ulp)
    let exponent = Int(value.ulp.exponent)
    self.init(BigInt(whole) << max(0, exponent), over: BigInt(1) << max(0, -exponent))
  }

  /// The value of a double, read as a solver is told to.
  ///
  /// - Precondition: the double is finite.
  init(_ value: Double, reading: ExactSolver.Reading) {
    let fraction = reading == .asFractions ? Rational(roundedTo: value) : nil
    self = fraction ?? Rational(value)
  }

  /// The fraction that a double was rounded from; nil where that could be chance, and for a whole number.
  ///
  /// Of the fractions with denominators up to *q* there are some *q*² in every unit, so that one lies within *t* of any number
  /// with a chance of about *q*² *t*; it is taken where that is less than a thousandth. Source: the convergents of the
  /// continued fraction, which are the fractions nearest for their denominators.
  private init?(roundedTo value: Double) {
    guard value != value.rounded() else { return nil }
    let tolerance = 1e-13 * max(1, value.magnitude)
    var rest = value.magnitude
    var (numerators, denominators) = ((1.0, 0.0), (0.0, 1.0))
    while true {
      let whole = rest.rounded(.down)
      numerators = (whole * numerators.0 + numerators.1, numerators.0)
      denominators = (whole * denominators.0 + denominators.1, denominators.0)
      guard denominators.0 * denominators.0 * tolerance <= 1e-3, numerators.0 <= 0x1p53 else { return nil }
      let isNear = abs(numerators.0 / denominators.0 - value.magnitude) <= tolerance
      if isNear, numerators.0 > 0 { break }
      rest = 1 / (rest - whole)
      guard rest.isFinite else { return nil }
    }
    let magnitude = Rational(BigInt(numerators.0), over: BigInt(denominators.0))
    self = value < 0 ? -magnitude : magnitude
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
