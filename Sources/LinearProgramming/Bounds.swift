/// The closed interval in which a column's value or a row's activity must lie.
///
/// `lower` is at most `upper`; `lower` may be −∞ and `upper` +∞, where there is no bound on that side. Neither is NaN,
/// and no interval lies wholly at infinity.
public struct Bounds: Hashable, Sendable {
  /// The least value; −∞ where there is none.
  public let lower: Double
  /// The greatest value; +∞ where there is none.
  public let upper: Double

  /// No bound on either side.
  public static let free = Bounds(trusted: -.infinity, .infinity)
  /// Zero or more.
  public static let nonnegative = Bounds(trusted: 0, .infinity)
  /// Zero or less.
  public static let nonpositive = Bounds(trusted: -.infinity, 0)
  /// Zero and nothing else.
  public static let zero = Bounds(trusted: 0, 0)
  /// From zero to one: what a binary column needs.
  public static let unit = Bounds(trusted: 0, 1)

  /// Makes the interval from `lower` to `upper`.
  ///
  /// - Throws: `LinearProgramError.invalidBounds` if one is NaN, they are not in order, `lower` is +∞ or `upper` is −∞.
  public init(lower: Double, upper: Double) throws(LinearProgramError) {
    guard lower <= upper, lower < .infinity, upper > -.infinity else {
      throw .invalidBounds(lower: lower, upper: upper)
    }
    self.init(trusted: lower, upper)
  }

  private init(trusted lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }
}

extension Bounds {
  /// `lower` or more; no bound at all where it is −∞.
  ///
  /// - Throws: `LinearProgramError.invalidBounds` for NaN and +∞.
  public static func atLeast(_ lower: Double) throws(LinearProgramError) -> Bounds {
    try Bounds(lower: lower, upper: .infinity)
  }

  /// `upper` or less; no bound at all where it is +∞.
  ///
  /// - Throws: `LinearProgramError.invalidBounds` for NaN and −∞.
  public static func atMost(_ upper: Double) throws(LinearProgramError) -> Bounds {
    try Bounds(lower: -.infinity, upper: upper)
  }

  /// `value` and nothing else.
  ///
  /// - Throws: `LinearProgramError.invalidBounds` for NaN and infinities.
  public static func exactly(_ value: Double) throws(LinearProgramError) -> Bounds {
    try Bounds(lower: value, upper: value)
  }

  /// Bounds that are further out by a fraction of their magnitude, or of 1 where that is more; what has no end has none then.
  package func loosened(by fraction: Double) -> Bounds {
    func slack(_ bound: Double) -> Double { bound.isFinite ? fraction * max(1, bound.magnitude) : 0 }
    return Bounds(trusted: lower - slack(lower), upper + slack(upper))
  }

  /// Whether there is no bound on either side.
  package var isFree: Bool { lower == -.infinity && upper == .infinity }

  /// Whether only one value is allowed.
  public var isFixed: Bool { lower == upper }

  /// Whether `value` lies in the interval, exactly.
  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// The value of the interval that is nearest to `value`; NaN stays NaN.
  public func clamp(_ value: Double) -> Double { value < lower ? lower : value > upper ? upper : value }
}

extension Bounds: CustomStringConvertible {
  /// The interval in words, as it appears in messages: `0…300`, `at least 0`, `exactly 5`, `any number`.
  public var description: String {
    switch (lower == -.infinity, upper == .infinity) {
    case (true, true): "any number"
    case (false, true): "at least \(lower.shortest)"
    case (true, false): "at most \(upper.shortest)"
    case (false, false): isFixed ? "exactly \(lower.shortest)" : "\(lower.shortest)…\(upper.shortest)"
    }
  }
}

extension Double {
  /// The shortest text that reads back as the same number, without a trailing `.0`.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
