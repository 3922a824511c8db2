internal import LinearProgramming

/// The least and the greatest value that something can take: all numbers where one of them is none.
struct Span {
  let lower: Double
  let upper: Double

  /// The values from one end to the other, in either order.
  init(_ one: Double, _ other: Double) {
    let isKnown = !one.isNaN && !other.isNaN
    lower = isKnown ? min(one, other) : -.infinity
    upper = isKnown ? max(one, other) : .infinity
  }
}

/// A length in points as rows have it: a sum over columns, with the least and the greatest value that it can take.
struct Quantity {
  var expression: LinearExpression
  var lower: Double
  var upper: Double
  /// The values that it can take, where it cannot take all between the least and the greatest; nil where it may.
  var values: LengthSet?

  init(_ expression: LinearExpression, in span: Span) {
    self.expression = expression
    lower = span.lower
    upper = span.upper
  }

  /// A length that never varies; it may be infinite.
  static func constant(_ length: Double) -> Quantity {
    Quantity(LinearExpression(length.isFinite ? length : 0), in: Span(length, length))
  }

  /// How many intervals of values are told apart.
  static let greatestCount = 64

  /// The values that it can take, or more.
  var possible: LengthSet { values ?? LengthSet(from: lower, to: upper) }
  /// The value of a length that never varies; nil for others.
  var constant: Double? { lower == upper ? lower : nil }
  /// Whether the length has no end.
  var isEndless: Bool { lower == .infinity }

  static func + (one: Quantity, other: Quantity) -> Quantity {
    guard !one.isEndless, !other.isEndless else { return .constant(.infinity) }
    var sum = Quantity(one.expression + other.expression, in: Span(one.lower + other.lower, one.upper + other.upper))
    if one.values != nil || other.values != nil {
      sum.values = (one.possible + other.possible).limited(to: Self.greatestCount)
    }
    return sum
  }

  static func + (one: Quantity, points: Double) -> Quantity {
    guard !one.isEndless else { return one }
    var sum = Quantity(one.expression + points, in: Span(one.lower + points, one.upper + points))
    sum.values = one.values?.shifted(by: points)
    return sum
  }

  static func * (one: Quantity, factor: Double) -> Quantity {
    guard !one.isEndless else { return one }
    var product = Quantity(one.expression * factor, in: Span(one.lower * factor, one.upper * factor))
    product.values = one.values?.scaled(by: factor)
    return product
  }
}
