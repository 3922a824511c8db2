extension LayoutConstraint {
  /// States relations between neighbouring expressions, with the text that reads back as the same constraint.
  init(_ expressions: [Expression], _ comparison: Comparison, strength: Strength) {
    var text = ConstraintText()
    for (index, expression) in expressions.enumerated() {
      if index > 0 { text.append(" \(comparison.rawValue) ") }
      text.append(expression)
    }
    if strength != .required { text.append(" @\(strength.rawValue)") }
    self.init(
      source: text.text,
      relations: zip(expressions, expressions.dropFirst()).map { Relation($0, comparison, $1) },
      strength: strength, mentions: text.mentions)
  }
}

/// The text of a constraint while it is written, and where it names views.
private struct ConstraintText {
  private(set) var text = ""
  private(set) var mentions: [LayoutConstraint.Mention] = []
  /// The length of the text in Unicode scalars.
  private var count = 0

  mutating func append(_ piece: String) {
    text += piece
    count += piece.unicodeScalars.count
  }

  mutating func append(_ expression: LayoutConstraint.Expression) {
    for (index, term) in expression.terms.enumerated() {
      let isNegative = term.coefficient.sign == .minus
      append(index > 0 ? (isNegative ? " - " : " + ") : (isNegative ? "-" : ""))
      if term.coefficient.magnitude != 1 { append("\(term.coefficient.magnitude.shortest) * ") }
      let name = term.view.quotedForConstraint
      mentions.append(
        LayoutConstraint.Mention(view: term.view, range: count..<(count + name.unicodeScalars.count)))
      append("\(name).\(term.attribute.rawValue)")
    }
    let constant = expression.constant
    if expression.terms.isEmpty {
      append(constant.shortest)
    } else if constant != 0 {
      append("\(constant < 0 ? " - " : " + ")\(constant.magnitude.shortest)")
    }
  }
}

extension Double {
  /// The shortest text that reads back as the same number; `inf` or `nan`, which no constraint takes, for the others.
  var shortest: String { isFinite ? JSONText.digits(self) : description }
}

extension String {
  /// The name of a view as constraints write it: in quotation marks where it would be read as something else.
  fileprivate var quotedForConstraint: String {
    let isPlain = (try? LayoutConstraint("\(self).width == 0"))?.mentions.first?.view == self
    return isPlain ? self : "'\(doublingMarks)'"
  }

  private var doublingMarks: String {
    var doubled = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      doubled.append(scalar)
      if scalar == "'" { doubled.append(scalar) }
    }
    return String(doubled)
  }
}
