/// What one side of a constraint can be: a number of points, or a sum of attributes.
public protocol ConstraintQuantity {
  /// The quantity as a sum.
  var constraintExpression: LayoutConstraint.Expression { get }
}

extension LayoutConstraint.Expression: ConstraintQuantity {
  /// The sum itself.
  public var constraintExpression: LayoutConstraint.Expression { self }
}

extension Double: ConstraintQuantity {
  /// The number as a constant.
  public var constraintExpression: LayoutConstraint.Expression { LayoutConstraint.Expression(constant: self) }
}

extension CGFloat: ConstraintQuantity {
  /// The number as a constant.
  public var constraintExpression: LayoutConstraint.Expression { LayoutConstraint.Expression(constant: Double(self)) }
}

extension Int: ConstraintQuantity {
  /// The number as a constant.
  public var constraintExpression: LayoutConstraint.Expression { LayoutConstraint.Expression(constant: Double(self)) }
}

extension LayoutConstraint.Expression {
  /// The sum of two quantities.
  public static func + (left: Self, right: some ConstraintQuantity) -> Self {
    left.adding(right.constraintExpression, times: 1)
  }

  /// The sum of a number and a quantity.
  public static func + (left: Double, right: Self) -> Self { left.constraintExpression + right }

  /// The difference of two quantities.
  public static func - (left: Self, right: some ConstraintQuantity) -> Self {
    left.adding(right.constraintExpression, times: -1)
  }

  /// The difference of a number and a quantity.
  public static func - (left: Double, right: Self) -> Self { left.constraintExpression - right }

  /// A multiple of a quantity.
  public static func * (factor: Double, quantity: Self) -> Self { Self().adding(quantity, times: factor) }

  /// A multiple of a quantity.
  public static func * (quantity: Self, factor: Double) -> Self { factor * quantity }

  /// A part of a quantity; dividing by 0 makes a constraint that no tree takes.
  public static func / (quantity: Self, divisor: Double) -> Self {
    var quotient = quantity
    quotient.constant /= divisor
    for index in quotient.terms.indices { quotient.terms[index].coefficient /= divisor }
    return quotient
  }

  /// The negative of a quantity.
  public static prefix func - (quantity: Self) -> Self { -1 * quantity }

  private func adding(_ other: Self, times factor: Double) -> Self {
    var sum = self
    sum.terms += other.terms.map {
      LayoutConstraint.Term(view: $0.view, attribute: $0.attribute, coefficient: factor * $0.coefficient)
    }
    sum.constant += factor * other.constant
    return sum
  }
}

extension LayoutConstraint.Expression {
  /// States that both quantities are the same.
  public func equals(
    _ other: some ConstraintQuantity, strength: LayoutConstraint.Strength = .required
  ) -> LayoutConstraint {
    LayoutConstraint([self, other.constraintExpression], .equal, strength: strength)
  }

  /// States that this quantity is at most the other.
  public func isAtMost(
    _ other: some ConstraintQuantity, strength: LayoutConstraint.Strength = .required
  ) -> LayoutConstraint {
    LayoutConstraint([self, other.constraintExpression], .atMost, strength: strength)
  }

  /// States that this quantity is at least the other.
  public func isAtLeast(
    _ other: some ConstraintQuantity, strength: LayoutConstraint.Strength = .required
  ) -> LayoutConstraint {
    LayoutConstraint([self, other.constraintExpression], .atLeast, strength: strength)
  }

  /// States that this quantity lies in a range of points.
  public func lies(
    in range: ClosedRange<Double>, strength: LayoutConstraint.Strength = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      [range.lowerBound.constraintExpression, self, range.upperBound.constraintExpression], .atMost, strength: strength)
  }
}
