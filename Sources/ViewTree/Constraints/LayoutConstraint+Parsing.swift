extension LayoutConstraint {
  /// The greatest number of numbers and attributes in one constraint.
  public static let mostOperands = 1000
  /// How deep parentheses and signs may be nested.
  public static let deepestNesting = 100

  /// Reads a constraint: two or more sums with relations between them, and perhaps a strength.
  ///
  ///     red.height == 2 * blue.height
  ///     100 <= a.width <= (root.width - 16) / 3 @strong
  ///     'my view'.minX >= view.content[0].maxX + 8
  ///
  /// - A sum adds and subtracts products of numbers, attributes and sums in parentheses, all of it linear: at most one
  ///   factor of a product has attributes, and what is divided by has none.
  /// - An attribute is `width`, `height`, `minX`, `midX`, `maxX`, `minY`, `midY` or `maxY` of a view, named by its id or
  ///   its path; `root` is the root view, unless a view has that id. An id of other characters than letters, digits, `_`
  ///   and dots stands in quotation marks (single, double or backquotes), in which a doubled mark stands for the mark.
  /// - A relation is `==`, `<=` or `>=`; `=`, `≤` and `≥` are the same.
  /// - A strength is `@required`, which is meant where there is none, `@strong`, `@medium` or `@weak`.
  ///
  /// Whether the views exist is told by the document that states the constraint, or by the engine that keeps to it.
  ///
  /// - Throws: The first mistake, with its character.
  public init(_ source: String) throws(ConstraintError) {
    var parser = try ConstraintParser(source)
    self = try parser.constraint()
  }
}

/// Reads one constraint from left to right.
private struct ConstraintParser {
  private var scanner: ConstraintScanner
  private var token: ConstraintToken
  private var mentions: [LayoutConstraint.Mention] = []
  private var operands = 0
  private var depth = 0

  init(_ source: String) throws(ConstraintError) {
    scanner = ConstraintScanner(source)
    token = try scanner.token()
  }

  mutating func constraint() throws(ConstraintError) -> LayoutConstraint {
    if token.kind == .end { throw error(.empty, at: 0) }
    var left = try sum()
    var relations: [LayoutConstraint.Relation] = []
    while case .comparison(let comparison) = token.kind {
      let sign = token.range.lowerBound
      try advance()
      let right = try sum()
      let relation = LayoutConstraint.Relation(left, comparison, right)
      guard !left.terms.isEmpty || !right.terms.isEmpty else { throw error(.noAttribute, at: sign) }
      guard relation.isFinite else { throw error(.outOfRange(scanner.source), at: sign) }
      relations.append(relation)
      left = right
    }
    let end = token.range.lowerBound
    let strength = try strength()
    guard token.kind == .end else {
      throw unexpected(strength == nil ? .continuation : .end)
    }
    guard !relations.isEmpty else { throw error(.missingRelation, at: end) }
    return LayoutConstraint(
      source: scanner.source, relations: relations, strength: strength ?? .required, mentions: mentions)
  }

  private mutating func strength() throws(ConstraintError) -> LayoutConstraint.Strength? {
    guard case .strength(let strength) = token.kind else { return nil }
    try advance()
    return strength
  }

  private mutating func advance() throws(ConstraintError) { token = try scanner.token() }

  private func error(_ problem: ConstraintError.Problem, at offset: Int) -> ConstraintError {
    scanner.error(problem, at: offset)
  }

  private func unexpected(_ expected: ConstraintError.Expected) -> ConstraintError {
    let found = token.kind == .end ? nil : scanner.text(token.range)
    return error(.unexpected(found: found, expected: expected), at: token.range.lowerBound)
  }
}

extension ConstraintParser {
  private typealias Expression = LayoutConstraint.Expression

  private mutating func sum() throws(ConstraintError) -> Expression {
    var sum = try product()
    while token.kind == .plus || token.kind == .minus {
      let sign = token.kind == .plus ? 1.0 : -1.0
      let place = token.range.lowerBound
      try advance()
      let next = try product()
      sum.terms += next.terms.map {
        LayoutConstraint.Term(view: $0.view, attribute: $0.attribute, coefficient: sign * $0.coefficient)
      }
      sum.constant += sign * next.constant
      guard sum.constant.isFinite else { throw error(.outOfRange(scanner.source), at: place) }
    }
    return sum
  }

  private mutating func product() throws(ConstraintError) -> Expression {
    var product = try factor()
    while token.kind == .times || token.kind == .divided {
      let operation = token
      try advance()
      let place = token.range.lowerBound
      let next = try factor()
      if operation.kind == .divided {
        guard next.terms.isEmpty else { throw error(.divisionByAttribute, at: place) }
        guard next.constant != 0 else { throw error(.divisionByZero, at: place) }
        product = try change(product, at: operation.range.lowerBound) { $0 / next.constant }
      } else if next.terms.isEmpty {
        product = try change(product, at: operation.range.lowerBound, isZero: next.constant == 0) {
          $0 * next.constant
        }
      } else {
        guard product.terms.isEmpty else { throw error(.notLinear, at: operation.range.lowerBound) }
        let number = product.constant
        product = try change(next, at: operation.range.lowerBound, isZero: number == 0) { number * $0 }
      }
    }
    return product
  }

  /// The expression with every number changed; it is a mistake if one becomes infinite, or 0 unless all of them do.
  private func change(
    _ expression: Expression, at place: Int, isZero: Bool = false, _ operation: (Double) -> Double
  ) throws(ConstraintError) -> Expression {
    var changed = expression
    var isLost = false
    func apply(to number: inout Double) {
      let old = number
      number = operation(old)
      isLost = isLost || !number.isFinite || (number == 0 && old != 0 && !isZero)
    }
    apply(to: &changed.constant)
    for index in changed.terms.indices { apply(to: &changed.terms[index].coefficient) }
    guard !isLost else { throw error(.outOfRange(scanner.source), at: place) }
    return changed
  }

  private mutating func factor() throws(ConstraintError) -> Expression {
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let value):
      try countOperand(at: start)
      try advance()
      return Expression(constant: value)
    case .reference(let view, let attribute, let range):
      try countOperand(at: start)
      mentions.append(LayoutConstraint.Mention(view: view, range: range))
      try advance()
      return Expression(terms: [LayoutConstraint.Term(view: view, attribute: attribute)])
    case .plus, .minus:
      let sign = token.kind == .plus ? 1.0 : -1.0
      try descend(at: start)
      try advance()
      let inner = try factor()
      depth -= 1
      return try change(inner, at: start) { sign * $0 }
    case .opening:
      try descend(at: start)
      try advance()
      let inner = try sum()
      guard token.kind == .closing else { throw unexpected(.closingParenthesis) }
      depth -= 1
      try advance()
      return inner
    default:
      throw unexpected(.operand)
    }
  }

  private mutating func countOperand(at place: Int) throws(ConstraintError) {
    operands += 1
    guard operands <= LayoutConstraint.mostOperands else {
      throw error(.tooManyOperands(limit: LayoutConstraint.mostOperands), at: place)
    }
  }

  private mutating func descend(at place: Int) throws(ConstraintError) {
    depth += 1
    guard depth <= LayoutConstraint.deepestNesting else {
      throw error(.tooDeep(limit: LayoutConstraint.deepestNesting), at: place)
    }
  }
}
