internal import LinearProgramming

/// Sums and numbers, with every digit that counts.
extension ProofWords {
  /// A sum in three parts: its name, its terms by name, and its terms in numbers with the result.
  func sum(_ sum: WrittenProof.Sum, isNamed: Bool = true, closing: String = "") -> [String] {
    let result = " = \(Self.digits(sum.value))"
    guard !sum.products.isEmpty else {
      let name = isNamed ? "\(sum.name.printable()): " : ""
      return ["    \(name)\(Self.digits(sum.constant))\(closing)"]
    }
    let names = sum.products.map { Self.term($0.factor, Self.quoted($0.name)) }
    let numbers = sum.products.map { Self.term($0.factor, Self.factor($0.value)) }
    let constant = sum.constant == 0 ? [] : [Self.term(sum.constant, nil)]
    let head = isNamed ? "\(sum.name.printable()): " : ""
    let formula = head + Self.joined(constant + names)
    if names.count == 1, constant.isEmpty, sum.products[0].factor == 1 {
      return ["    " + (formula + result + closing).wrapped(indentation: 6)]
    }
    return [
      "    " + formula.wrapped(indentation: 6),
      "      = " + (Self.joined(constant + numbers) + result + closing).wrapped(indentation: 8),
    ]
  }

  /// An objective in the names of its columns.
  static func formula(_ objective: LinearProgram.Objective, in program: LinearProgram) -> String {
    let expression = objective.expression
    let terms = expression.terms.map { term($0.coefficient, quoted(program[$0.column].name)) }
    let constant = expression.constant == 0 && !terms.isEmpty ? [] : [term(expression.constant, nil)]
    return joined(constant + terms)
  }

  /// A name as it stands in a formula: in quotes where it looks like one itself.
  private static func quoted(_ name: String) -> String {
    let name = name.printable()
    return name.contains(" − ") || name.contains(" + ") || name.contains(" - ") ? "“\(name)”" : name
  }

  /// A term of a sum: its sign and the rest; without a name the number alone.
  private static func term(_ factor: Double, _ name: String?) -> (isNegative: Bool, text: String) {
    let magnitude = digits(factor.magnitude)
    guard let name else { return (factor < 0, magnitude) }
    return (factor < 0, factor.magnitude == 1 ? name : "\(magnitude) × \(name)")
  }

  private static func joined(_ terms: [(isNegative: Bool, text: String)]) -> String {
    terms.enumerated().map { index, term in
      index == 0 ? (term.isNegative ? "−" : "") + term.text : (term.isNegative ? "− " : "+ ") + term.text
    }.joined(separator: " ")
  }

  /// A number with all its digits; 0 without a sign.
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "∞" : "−∞" }
    return (value < 0 ? "−" : "") + value.magnitude.shortest
  }

  /// A number as a factor: in brackets where it has a sign.
  static func factor(_ value: Double) -> String { value < 0 ? "(\(digits(value)))" : digits(value) }

  /// Where a value has to lie, and by how much it does not: a certificate lets pass what is no more than rounding.
  static func place(_ line: WrittenProof.Line) -> String {
    let value = line.sum.value
    let distance = (value - line.bounds.clamp(value)).magnitude
    return bounds(line.bounds) + (distance == 0 ? "" : ", off by \(digits(distance))")
  }

  /// Bounds in words.
  private static func bounds(_ bounds: Bounds) -> String {
    switch (bounds.lower.isFinite, bounds.upper.isFinite) {
    case (false, false): "any number"
    case (true, false): "at least \(digits(bounds.lower))"
    case (false, true): "at most \(digits(bounds.upper))"
    case (true, true):
      bounds.isFixed ? "exactly \(digits(bounds.lower))" : "\(digits(bounds.lower))…\(digits(bounds.upper))"
    }
  }
}
