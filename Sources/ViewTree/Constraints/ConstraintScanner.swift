/// One word or sign of a constraint.
struct ConstraintToken {
  enum Kind: Hashable {
    case number(Double)
    /// An attribute of a view; the range is that of the view's name.
    case reference(view: String, LayoutConstraint.Attribute, Range<Int>)
    case plus, minus, times, divided
    case opening, closing
    case comparison(LayoutConstraint.Comparison)
    case strength(LayoutConstraint.Strength)
    case end
  }

  var kind: Kind
  /// Where it stands in the source, in Unicode scalars from 0.
  var range: Range<Int>
}

/// Reads the words and signs of a constraint one after the other.
struct ConstraintScanner {
  let source: String
  let scalars: [Unicode.Scalar]
  private(set) var offset = 0

  init(_ source: String) {
    self.source = source
    scalars = Array(source.unicodeScalars)
  }

  /// The error that a character is to blame for a problem.
  func error(_ problem: ConstraintError.Problem, at offset: Int) -> ConstraintError {
    ConstraintError(problem, in: source, at: offset)
  }

  /// The source of a range.
  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private func scalar(after distance: Int) -> Unicode.Scalar? {
    offset + distance < scalars.count ? scalars[offset + distance] : nil
  }
}

extension ConstraintScanner {
  /// The next word or sign, blanks passed over.
  mutating func token() throws(ConstraintError) -> ConstraintToken {
    skipBlanks()
    let start = offset
    guard let first = next else { return ConstraintToken(kind: .end, range: start..<start) }
    let kind: ConstraintToken.Kind
    switch first {
    case "0"..."9", ".": kind = .number(try number())
    case "'", "\"", "`": kind = try quotedReference(first)
    case _ where first.beginsName: kind = try plainReference()
    case "@": kind = .strength(try strength())
    case "=", "<", ">", "!", "≤", "≥", "≠": kind = .comparison(try comparison())
    case "∞": throw error(.outOfRange("∞"), at: start)
    default:
      guard let sign = ConstraintScanner.signs[first] else {
        throw error(.unexpected(found: first.shown, expected: .operand), at: start)
      }
      offset += 1
      kind = sign
    }
    return ConstraintToken(kind: kind, range: start..<offset)
  }

  private static let signs: [Unicode.Scalar: ConstraintToken.Kind] = [
    "+": .plus, "-": .minus, "−": .minus, "*": .times, "×": .times, "·": .times, "/": .divided, "÷": .divided,
    "(": .opening, ")": .closing,
  ]

  private mutating func skipBlanks() {
    while let scalar = next, scalar.properties.isWhitespace { offset += 1 }
  }

  private mutating func comparison() throws(ConstraintError) -> LayoutConstraint.Comparison {
    let start = offset
    while let scalar = next, "=<>!≤≥≠".unicodeScalars.contains(scalar) { offset += 1 }
    let sign = text(start..<offset)
    switch sign {
    case "==", "=": return .equal
    case "<=", "≤": return .atMost
    case ">=", "≥": return .atLeast
    case "<", "=<", "≤=": throw error(.unknownComparison(sign, suggestion: .atMost), at: start)
    case ">", "=>", "≥=": throw error(.unknownComparison(sign, suggestion: .atLeast), at: start)
    case "===": throw error(.unknownComparison(sign, suggestion: .equal), at: start)
    default: throw error(.unknownComparison(sign.shortened, suggestion: nil), at: start)
    }
  }

  private mutating func strength() throws(ConstraintError) -> LayoutConstraint.Strength {
    offset += 1
    skipBlanks()
    let start = offset
    while let scalar = next, scalar.continuesName { offset += 1 }
    let name = text(start..<offset)
    guard !name.isEmpty else { throw error(.unexpected(found: next?.shown, expected: .strength), at: start) }
    guard let strength = LayoutConstraint.Strength(rawValue: name) else {
      let nearest = LayoutConstraint.Strength.allCases.map(\.rawValue).nearest(to: name)
      let suggestion = nearest.flatMap { LayoutConstraint.Strength(rawValue: $0) }
      throw error(.unknownStrength(name, suggestion: suggestion), at: start)
    }
    return strength
  }
}

extension ConstraintScanner {
  private mutating func number() throws(ConstraintError) -> Double {
    let start = offset
    var digits = skipDigits()
    if next == "." {
      offset += 1
      digits += skipDigits()
    }
    var isWellFormed = digits > 0
    let significand = start..<offset
    if next == "e" || next == "E" {
      offset += 1
      if next == "+" || next == "-" { offset += 1 }
      if skipDigits() == 0 { isWellFormed = false }
    }
    while let scalar = next, scalar.continuesName || scalar == "." {
      offset += 1
      isWellFormed = false
    }
    let text = text(start..<offset)
    guard isWellFormed else { throw error(.malformedNumber(text), at: start) }
    let isZero = scalars[significand].allSatisfy { $0 == "0" || $0 == "." }
    let padded = text.hasPrefix(".") ? "0" + text : text
    guard let value = Double(padded), value.isFinite, value != 0 || isZero else {
      throw error(.outOfRange(text), at: start)
    }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let scalar = next, ("0"..."9").contains(scalar) { offset += 1 }
    return offset - start
  }
}

extension ConstraintScanner {
  /// A view's name without quotes and an attribute: `red.width`, `view.content[0].width`.
  private mutating func plainReference() throws(ConstraintError) -> ConstraintToken.Kind {
    let start = offset
    var lastDot: Int?
    skipName()
    while let scalar = next {
      if scalar == ".", let following = self.scalar(after: 1), following.beginsName {
        lastDot = offset
        offset += 1
        skipName()
      } else if scalar == "[", skipIndex() {
        continue
      } else {
        break
      }
    }
    let word = text(start..<offset)
    guard let lastDot else {
      if ["inf", "infinity", "nan"].contains(word.lowercased()) { throw error(.outOfRange(word), at: start) }
      throw error(.missingAttribute(word), at: start)
    }
    // What ends with an index is a path, and what ends with a dot goes on with nothing that is a name.
    if next == "." || word.hasSuffix("]") { throw error(.missingAttribute(word), at: start) }
    let attribute = try attribute(lastDot + 1..<offset)
    return .reference(view: text(start..<lastDot), attribute, start..<lastDot)
  }

  /// A view's name in quotation marks and an attribute: `'my view'.width`. A doubled mark stands for the mark.
  private mutating func quotedReference(_ mark: Unicode.Scalar) throws(ConstraintError) -> ConstraintToken.Kind {
    let start = offset
    var name = String.UnicodeScalarView()
    offset += 1
    while true {
      guard let scalar = next else { throw error(.unclosedQuotation, at: start) }
      offset += 1
      if scalar == mark {
        guard next == mark else { break }
        offset += 1
      }
      name.append(scalar)
    }
    let end = offset
    guard next == ".", let first = scalar(after: 1), first.beginsName else {
      throw error(.missingAttribute(text(start..<end)), at: start)
    }
    offset += 1
    skipName()
    while next == ".", let following = scalar(after: 1), following.beginsName {
      offset += 1
      skipName()
    }
    return .reference(view: String(name), try attribute(end + 1..<offset), start..<end)
  }

  private mutating func skipName() {
    while let scalar = next, scalar.continuesName { offset += 1 }
  }

  /// Passes over `[12]`; false if there is none.
  private mutating func skipIndex() -> Bool {
    var end = offset + 1
    while end < scalars.count, ("0"..."9").contains(scalars[end]) { end += 1 }
    guard end > offset + 1, end < scalars.count, scalars[end] == "]" else { return false }
    offset = end + 1
    return true
  }

  private func attribute(_ range: Range<Int>) throws(ConstraintError) -> LayoutConstraint.Attribute {
    let name = text(range)
    if let attribute = LayoutConstraint.Attribute(rawValue: name) { return attribute }
    let nearest = LayoutConstraint.Attribute.allCases.map(\.rawValue).nearest(to: name)
    let suggestion =
      ConstraintScanner.otherNames[name] ?? nearest.flatMap { LayoutConstraint.Attribute(rawValue: $0) }
    throw error(.unknownAttribute(name, suggestion: suggestion), at: range.lowerBound)
  }

  /// What attributes are called elsewhere.
  private static let otherNames: [String: LayoutConstraint.Attribute] = [
    "left": .minX, "leading": .minX, "x": .minX, "centerX": .midX, "right": .maxX, "trailing": .maxX,
    "top": .minY, "y": .minY, "centerY": .midY, "bottom": .maxY,
  ]
}

extension Unicode.Scalar {
  /// Whether a name without quotes may begin with it.
  var beginsName: Bool { self == "_" || properties.isXIDStart }

  /// Whether a name without quotes may go on with it; copies of a view are told apart by `#`.
  var continuesName: Bool { self == "_" || self == "#" || properties.isXIDContinue }

  /// The scalar as a message shows it.
  fileprivate var shown: String { properties.generalCategory == .control ? codePoint : String(self) }
}
