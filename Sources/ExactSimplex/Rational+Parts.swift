import BigInt

extension Rational {
  /// Numerator and denominator in lowest terms; nil where one of them is beyond what doubles count in steps of one.
  package var parts: (numerator: Double, denominator: Double)? {
    let limit = BigInt(1) << 53
    guard numerator.magnitude <= limit.magnitude, denominator <= limit else { return nil }
    return (Double(numerator), Double(denominator))
  }

  /// 1 divided by the number.
  ///
  /// - Precondition: the number is not 0.
  package var inverse: Rational { Rational(denominator, over: numerator) }
}

extension Sequence<Rational> {
  /// The least whole number that makes every fraction whole when multiplied by it; 1 where there are none.
  package var commonDenominator: Rational {
    let multiple = reduce(BigInt(1)) { multiple, value in
      multiple / multiple.greatestCommonDivisor(with: value.denominator) * value.denominator
    }
    return Rational(multiple)
  }
}
