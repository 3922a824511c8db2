/// A constant plus coefficients times columns.
///
/// Terms are kept in the order of their columns, one per column, without zeros, so equal expressions are equal values.
///
///     2 * x + y - 1     // LinearExpression(x, times: 2) + LinearExpression(y) - 1
public struct LinearExpression: Hashable, Sendable {
  /// A coefficient times a column.
  public struct Term: Hashable, Sendable {
    /// The column.
    public var column: LinearProgram.Column.ID
    /// What it is multiplied by.
    public var coefficient: Double

    /// Makes the term `coefficient` × `column`.
    public init(column: LinearProgram.Column.ID, coefficient: Double) {
      self.column = column
      self.coefficient = coefficient
    }
  }

  /// What is added to the terms.
  public var constant: Double
  /// One term per column, sorted by column; no coefficient is zero.
  public private(set) var terms: [Term] = []

  /// Makes an expression without terms.
  public init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Makes `coefficient` × `column`; the constant 0 where the coefficient is 0.
  public init(_ column: LinearProgram.Column.ID, times coefficient: Double = 1) {
    constant = 0
    if coefficient != 0 { terms = [Term(column: column, coefficient: coefficient)] }
  }

  /// Makes the sum of `terms` and `constant`; terms of the same column are added up.
  ///
  /// - Complexity: O(*n* log *n*) for *n* terms.
  public init(_ terms: some Sequence<Term>, plus constant: Double = 0) {
    self.constant = constant
    for term in terms.sorted(by: { $0.column < $1.column }) {
      if let last = self.terms.last, last.column == term.column {
        self.terms[self.terms.count - 1].coefficient += term.coefficient
      } else {
        self.terms.append(term)
      }
    }
    self.terms.removeAll { $0.coefficient == 0 }
  }

  /// The expression's value where column *j* has the value `point[j]`.
  ///
  /// - Precondition: the point has a value for every column of the expression.
  public func value(at point: [Double]) -> Double {
    terms.reduce(into: constant) { $0 += $1.coefficient * point[$1.column.index] }
  }
}

extension LinearExpression: ExpressibleByDictionaryLiteral {
  /// Makes the sum of the columns, each times its coefficient: `[width: 1, height: -2]`.
  public init(dictionaryLiteral elements: (LinearProgram.Column.ID, Double)...) {
    self.init(elements.map { Term(column: $0.0, coefficient: $0.1) })
  }
}

extension LinearExpression {
  /// The sum of two expressions.
  ///
  /// - Complexity: linear in the number of terms; constant where the right side is a single later column.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  /// The expression with `right` added to its constant.
  public static func + (left: Self, right: Double) -> Self {
    var sum = left
    sum.constant += right
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: Self) -> Self { left + -right }

  /// The expression with `right` taken off its constant.
  public static func - (left: Self, right: Double) -> Self { left + -right }

  /// The expression with all signs changed.
  public static prefix func - (expression: Self) -> Self { expression * -1 }

  /// The expression with every coefficient and the constant multiplied by `factor`.
  public static func * (expression: Self, factor: Double) -> Self {
    var product = Self(expression.constant * factor)
    product.terms = expression.terms.compactMap {
      let coefficient = $0.coefficient * factor
      return coefficient == 0 ? nil : Term(column: $0.column, coefficient: coefficient)
    }
    return product
  }

  /// The expression with every coefficient and the constant multiplied by `factor`.
  public static func * (factor: Double, expression: Self) -> Self { expression * factor }

  /// Adds `right` in place.
  public static func += (left: inout Self, right: Self) {
    left.constant += right.constant
    guard let first = right.terms.first else { return }
    if left.terms.last.map({ $0.column < first.column }) ?? true {
      left.terms += right.terms
    } else {
      left.terms = merge(left.terms, right.terms)
    }
  }

  /// Adds `right` to the constant in place.
  public static func += (left: inout Self, right: Double) { left.constant += right }

  /// Subtracts `right` in place.
  public static func -= (left: inout Self, right: Self) { left += -right }

  /// Subtracts `right` from the constant in place.
  public static func -= (left: inout Self, right: Double) { left.constant -= right }

  private static func merge(_ left: [Term], _ right: [Term]) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(left.count + right.count)
    var remaining = right[...]
    for term in left {
      while let next = remaining.first, next.column < term.column {
        merged.append(next)
        remaining.removeFirst()
      }
      guard let same = remaining.first, same.column == term.column else {
        merged.append(term)
        continue
      }
      remaining.removeFirst()
      let coefficient = term.coefficient + same.coefficient
      if coefficient != 0 { merged.append(Term(column: term.column, coefficient: coefficient)) }
    }
    return merged + remaining
  }
}
